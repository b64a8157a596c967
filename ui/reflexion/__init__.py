"""What thinks for the window, always on another thread or in another process."""
