"""How each game is played: its rules in a few steps, told beside a board that moves."""
