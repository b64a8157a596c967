"""What measures, paints and tries the window from outside: benches, screenshots and trials, which no player runs."""
