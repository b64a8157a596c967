from __future__ import annotations

from ecosysteme.atelier import chances


def test_la_salle_dit_ce_qu_elle_contient() -> None:
    assert all(mot in (chances.__doc__ or "") for mot in ("fabrication", "cotes", "releve", "ajustement"))
