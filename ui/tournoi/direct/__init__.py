"""Games of a tournament as they are played: followed (spectateur), in small (vignette), all of them (plateaux)."""
