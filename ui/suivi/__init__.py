"""What follows a game and its series: the moves, the curve, the statistics, the finished games."""
