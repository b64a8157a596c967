"""What a broadcast of a game tells: how strong who plays is (forces), the chances of each camp after each move and the
moves at which they swing (basculements), as a neutral judge sees them (arbitre), whose process gives way to all others
(priorite).
"""

from ecosysteme.retransmission.basculements import Basculement, Chance, basculements, chance, principaux
from ecosysteme.retransmission.forces import force_de, force_de_la_partie

__all__ = ["Basculement", "Chance", "basculements", "chance", "force_de", "force_de_la_partie", "principaux"]
