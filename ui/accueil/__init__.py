"""The first time: one page that asks what one came for, and brings the window there."""
