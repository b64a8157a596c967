"""Sensei's text."""

from __future__ import annotations

import pytest

from ecosysteme.formats.sensei import lire_sensei

TEXTE = """1. f5 d6
2. c3 d3
Round: 4
Black: Un
White: Deux
Tournament: Chez nous
Year: 2019
Black disks: 40
White disks: 24
Notes: belle : fin
oui
"""


def test_les_coups_puis_les_champs() -> None:
    (lue,) = lire_sensei(TEXTE)
    assert lue.compacte().transcription == "f5d6c3d3"
    entete = lue.entete
    assert (entete.noir, entete.blanc, entete.ronde, entete.evenement) == ("Un", "Deux", "4", "Chez nous")
    assert (entete.date, entete.ecart, entete.commentaire) == ("2019", 16, "belle : fin\noui")


@pytest.mark.parametrize(
    ("texte", "raison"),
    [
        ("f5d6", "qui n'est pas de Sensei"),
        (TEXTE.replace("Year: 2019", "et puis"), "^ligne 7 : 'et puis'"),
        (TEXTE.replace("d6", "d1"), "coup 2, d1"),
    ],
)
def test_ce_qui_ne_se_lit_pas_est_nomme(texte: str, raison: str) -> None:
    with pytest.raises(ValueError, match=raison):
        lire_sensei(texte)
