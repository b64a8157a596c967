"""What puts a game on paper and into pictures: pages composed, painted, printed; the board as an image or a film."""
