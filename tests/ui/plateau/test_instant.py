"""What passes over a position at one moment."""

from __future__ import annotations

from ui.plateau.instant import Instant, Transition


def test_un_instant_sans_transition_ne_pose_ni_ne_tourne_rien() -> None:
    assert (Instant().pose, Instant().retournes) == (None, frozenset())
    coup = Instant(transition=Transition((2, 3), frozenset({(3, 3)})))
    assert (coup.pose, coup.retournes) == ((2, 3), frozenset({(3, 3)}))
