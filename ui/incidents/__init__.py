"""What went wrong, offered in a bar at the next start: a report to read and to copy, which is sent nowhere."""
