"""Boards whose squares hold the numbers of the moves."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecosysteme.formats.diagramme import lire_diagramme
from ecosysteme.formats.reconnaitre import reconnaitre

COUPS = "f5d6c3d3c4f4f6f3e6e7"


def dessiner(coups: str, vide: str = "--", entre: str = " ", numeros: str = "") -> str:
    cases = {divmod(rang, 8): vide for rang in range(64)}
    cases |= {(3, 3): "O", (3, 4): "X", (4, 3): "X", (4, 4): "O"}
    for rang in range(0, len(coups), 2):
        cases[int(coups[rang + 1]) - 1, ord(coups[rang]) - ord("a")] = str(rang // 2 + 1)
    lignes = [entre.join(cases[ligne, colonne] for colonne in range(8)) for ligne in range(8)]
    gauche, droite = "g" in numeros, "d" in numeros
    lignes = [f"{gauche * str(rang)} {ligne} {droite * str(rang)}" for rang, ligne in enumerate(lignes, 1)]
    return ("  a b c d e f g h\n" if numeros else "") + "\n".join(lignes)


@given(
    st.sampled_from(("--", ".", "·", "-")), st.sampled_from((" ", " | ", "\t")), st.sampled_from(("", "g", "d", "gd"))
)
def test_un_diagramme_donne_les_coups_dans_l_ordre(vide: str, entre: str, numeros: str) -> None:
    lue = reconnaitre(dessiner(COUPS, vide, entre, numeros))
    assert (lue.format, lue.raison) == ("diagramme", None)
    assert lue.enregistrements[0].compacte().transcription == COUPS


@pytest.mark.parametrize(("avant", "apres"), [("10", "9"), ("10", "11"), ("10", "--"), ("3", "0")])
def test_un_numero_faux_est_dit(avant: str, apres: str) -> None:
    texte = dessiner(COUPS).replace(avant, apres, 1)
    if (avant, apres) == ("10", "--"):
        assert lire_diagramme(texte).nb_coups == 9
        return
    with pytest.raises(ValueError, match="diagramme : le coup"):
        lire_diagramme(texte)
