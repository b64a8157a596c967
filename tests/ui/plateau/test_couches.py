"""What the book and the engine say of a position, on one board: who speaks is seen only while both may."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from ui.plateau.couches import CouchesIndices
from ui.plateau.indices import LIVRE, MOTEUR, Indice
from ui.plateau.vue import PlateauVue


def test_le_livre_l_emporte_et_le_moteur_dit_le_reste(qtbot: QtBot) -> None:
    plateau = PlateauVue()
    qtbot.addWidget(plateau)
    couches = CouchesIndices(plateau)
    moteur = {(2, 3): Indice(1, meilleur=True), (3, 2): Indice(-2)}
    couches.montrer_moteur(moteur)
    assert plateau.indices == moteur, "sans livre, personne n'a de marque"
    couches.montrer_livre({(3, 2): Indice(4), (4, 5): Indice(0)})
    assert plateau.indices == {
        (2, 3): Indice(1, marque=MOTEUR),
        (3, 2): Indice(4, meilleur=True, marque=LIVRE),
        (4, 5): Indice(0, marque=LIVRE),
    }
    couches.montrer_livre({})
    assert plateau.indices == {
        (2, 3): Indice(1, meilleur=True, marque=MOTEUR),
        (3, 2): Indice(-2, marque=MOTEUR),
    }, "où le livre se tait, le moteur parle seul, et cela se voit"
    couches.montrer_moteur({})
    assert plateau.indices == {}
    couches.montrer_moteur(moteur)
    couches.montrer_livre(None)
    assert plateau.indices == moteur
