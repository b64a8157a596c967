"""The openings of a series, in the match card."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from ecosysteme.jeux.nim import Nim
from ecosysteme.jeux.othello import Othello
from ecosysteme.reglages import GRAINE_OUVERTURES, OUVERTURES
from ui.socle.memoire import Memoire
from ui.suivi.choix_ouvertures import ChoixOuvertures
from ui.widgets.fenetre import FenetreDessinee

OTHELLO = Othello()


@pytest.fixture
def choix(coquille: FenetreDessinee, memoire: Memoire) -> ChoixOuvertures:
    choix = ChoixOuvertures(coquille, memoire, OTHELLO)
    choix.presenter(OTHELLO)
    return choix


def choisir(choix: ChoixOuvertures, donnee: str) -> None:
    choix.boite.setCurrentIndex(choix.boite.findData(donnee))


def donnees(choix: ChoixOuvertures) -> list[str]:
    return [str(choix.boite.itemData(rang)) for rang in range(choix.boite.count())]


def test_sans_choix_il_n_y_en_a_aucune(choix: ChoixOuvertures) -> None:
    assert (choix.choix, choix.tirer(), choix.graine.isHidden()) == ("", None, True)
    assert donnees(choix) == ["", "equilibrees", "hasard", "fichier"]


def test_la_graine_choisie_redonne_les_memes(choix: ChoixOuvertures) -> None:
    choisir(choix, "hasard")
    choix.graine.setValue(7)
    tirees, encore = choix.tirer(), choix.tirer()
    assert tirees is not None
    assert encore is not None
    assert (tirees.demande, tirees.graine) == ("hasard:8", 7)
    assert [tirees[rang] for rang in range(5)] == [encore[rang] for rang in range(5)]
    choix.graine.setValue(0)
    libre = choix.tirer()
    assert libre is not None
    assert libre.graine > 0, "une graine est tirée, qui se dit et se redonne"
    assert not choix.graine.isHidden()


def test_les_ouvertures_imposent_l_alternance_et_la_rendent(coquille: FenetreDessinee, choix: ChoixOuvertures) -> None:
    case, entree = coquille.widgets.alterner_couleurs, coquille.widgets.action_alterner
    case.setChecked(False)
    choisir(choix, "equilibrees")
    assert (case.isChecked(), case.isEnabled(), entree.isEnabled(), choix.alterner) == (True, False, False, False)
    assert "échangent les camps" in case.toolTip()
    choisir(choix, "")
    assert (case.isChecked(), case.isEnabled(), entree.isEnabled(), choix.alterner) == (False, True, True, False)


def test_chaque_jeu_n_offre_que_les_siennes_et_le_choix_d_un_autre_reste(choix: ChoixOuvertures) -> None:
    choisir(choix, "equilibrees")
    choix.presenter(Nim())
    assert (donnees(choix), choix.choix) == (["", "hasard"], "")
    assert choix.valeurs() == {OUVERTURES: "equilibrees", GRAINE_OUVERTURES: 0}
    choix.presenter(OTHELLO)
    assert choix.choix == "equilibrees"


def test_un_fichier_se_lit_se_montre_et_se_retient(
    qtbot: QtBot, coquille: FenetreDessinee, memoire: Memoire, choix: ChoixOuvertures, tmp_path: Path
) -> None:
    fichier = tmp_path / "débuts & <b>.txt"
    fichier.write_text("f5d6c3\nf5f6\n", encoding="utf-8")
    choisir(choix, "fichier")
    boite = coquille.findChild(QFileDialog, "boite_ouvertures")
    assert boite is not None
    boite.close()
    assert choix.choix == "", "rien n'est encore choisi"
    with qtbot.waitSignal(choix.change):
        choix.lire_fichier(fichier)
    assert (choix.choix, choix.boite.currentText()) == (str(fichier), fichier.name)
    tirees = choix.tirer()
    assert tirees is not None
    assert [len(tirees[rang]) for rang in range(3)] == [3, 2, 3]
    memoire.ecrire(OUVERTURES, str(choix.valeurs()[OUVERTURES]))
    autre = ChoixOuvertures(coquille, memoire, OTHELLO)
    autre.presenter(OTHELLO)
    assert autre.choix == str(fichier)
    fichier.unlink()
    with pytest.raises(ValueError, match="introuvables"):
        autre.tirer()


def test_un_fichier_fautif_est_refuse_avec_sa_raison(qtbot: QtBot, choix: ChoixOuvertures, tmp_path: Path) -> None:
    fichier = tmp_path / "debuts.txt"
    fichier.write_text("f5d6c3\nzz\n", encoding="utf-8")
    with qtbot.waitSignal(choix.refus) as refus:
        choix.lire_fichier(fichier)
    assert "ligne 2" in str(refus.args[0])
    assert choix.choix == ""


def test_elles_s_offrent_entre_programmes_la_ou_l_on_joue_des_series(
    coquille: FenetreDessinee, choix: ChoixOuvertures
) -> None:
    for mode, entre_machines, cachees in (("matchs", False, True), ("matchs", True, False), ("jouer", True, True)):
        choix.offrir(entre_machines)
        choix.suivre_mode(mode)
        assert coquille.widgets.cadre_ouvertures.isHidden() is cachees
