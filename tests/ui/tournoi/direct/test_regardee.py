from __future__ import annotations

from dataclasses import replace
from time import monotonic

from pytestqt.qtbot import QtBot

from ecosysteme.jeu import SECOND
from ecosysteme.pendules import Pendules, Regle, lire_horloge
from tests.ui.plateaux import DEPART_OTHELLO
from ui.socle.textes import Etiquette
from ui.tournoi.direct.regardee import PartieRegardee
from ui.tournoi.direct.spectateur import PlateauSuivi

SUIVI = PlateauSuivi(3, 5, 1, 0, 12, DEPART_OTHELLO, points=(30, 34))


def test_elle_dit_qui_joue_ou_l_on_en_est_les_points_et_les_pendules_qui_courent(qtbot: QtBot) -> None:
    regardee = PartieRegardee()
    qtbot.addWidget(regardee)
    regardee.show()
    pendules = Pendules.reglees(lire_horloge("1:00"), regle=Regle.STRICTE)
    regardee.montrer(replace(SUIVI, pendules=pendules, trait=SECOND, depuis=monotonic() - 10), ["Max", "Min"])

    legende, premier, second = (dite.text() for dite in regardee.findChildren(Etiquette) if dite.text())
    assert (legende, premier) == ("Partie 6 · 12 coups", "Max 30 · 1:00")
    assert second.startswith("Min 34 · 0:4")
    regardee.montrer(replace(SUIVI, points=None), ["Max", "Min"])
    assert [dite.text() for dite in regardee.findChildren(Etiquette) if dite.text()][1:] == ["Max", "Min"]


def test_elle_demande_les_parties_finies_de_ses_deux_joueurs(qtbot: QtBot) -> None:
    regardee = PartieRegardee()
    qtbot.addWidget(regardee)
    regardee.montrer(SUIVI, ["Max", "Min"])
    with qtbot.waitSignal(regardee.rencontre_choisie) as demande:
        regardee.rencontres.click()
    assert demande.args == [1, 0]
