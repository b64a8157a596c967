from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Qt
from pytestqt.qtbot import QtBot

from ecosysteme.analyse.bilan import Phase
from ecosysteme.bibliotheque.filtres import HUMAINS
from ecosysteme.fautes import Message
from ecosysteme.revue_en_serie.deroulement import AvancementSerie
from ecosysteme.revue_en_serie.tableau import Axe, Pertes, RangeeErreurs, TableauErreurs
from ui.revue_en_serie.modele import ColonneErreurs
from ui.revue_en_serie.page import NOM_MINIMAL, PageAnalyses
from ui.revue_en_serie.travail import EtatDeFile, TravailEnSerie

pytestmark = pytest.mark.usefixtures("langue")  # whose figures are read
RANGEE = RangeeErreurs(7, "Ada", {phase: Pertes() for phase in Phase}, Pertes(2, 8, 12.0), HUMAINS)


class TravailSuppose(TravailEnSerie):
    """A queue in a state that the test chooses."""

    suppose = EtatDeFile.VIDE

    @property
    def etat(self) -> EtatDeFile:
        return self.suppose

    def poser(
        self, etat: EtatDeFile, attente: int, avancement: AvancementSerie | None = None, refusees: int = 0
    ) -> None:
        self.suppose, self.attente, self.refusees, self.avancement = etat, attente, refusees, avancement
        self.change.emit()


@pytest.fixture
def travail(parent: QObject, tmp_path: Path) -> TravailSuppose:
    return TravailSuppose(parent, tmp_path)


@pytest.fixture
def page(qtbot: QtBot, travail: TravailSuppose) -> PageAnalyses:
    page = PageAnalyses(travail)
    qtbot.addWidget(page)
    page.show()
    return page


def normal(texte: str) -> str:
    return texte.replace("\u202f", " ").replace("\xa0", " ")


def test_la_raison_d_un_refus_se_lit(page: PageAnalyses, travail: TravailSuppose) -> None:
    mort, autre = Message("un processus meurt chaque fois qu'il juge cette partie"), Message("coup 3 illégal")
    travail.raisons = (mort,)
    travail.poser(EtatDeFile.VIDE, 0, refusees=2)
    assert page.etat.text() == "2 refusées : un processus meurt chaque fois qu'il juge cette partie"
    travail.raisons = (mort, autre)
    travail.poser(EtatDeFile.VIDE, 0, refusees=3)
    assert page.etat.text() == "3 refusées"
    assert "Coup 3 illégal." in page.etat.toolTip()


def test_le_bouton_dit_combien_de_parties_et_si_on_approfondit(qtbot: QtBot, page: PageAnalyses) -> None:
    assert not page.analyser.isEnabled()
    assert page.analyser.text() == "Analyser ces parties (…)"
    page.compter(0)
    assert not page.analyser.isEnabled()
    assert "Aucune partie" in page.etat.text()
    page.compter(2577)
    assert normal(page.analyser.text()) == "Analyser ces parties (2 577)"
    assert page.etat.text() == "Rien n'attend d'être jugé."
    page.approfondir.setChecked(True)
    with qtbot.waitSignal(page.analyse_demandee) as demandee:
        page.analyser.click()
    assert demandee.args == [True]


def test_la_file_dit_ou_elle_en_est(page: PageAnalyses, travail: TravailSuppose) -> None:
    assert not page.pause.isEnabled()
    avancement = AvancementSerie(faites=3, attente=9)
    travail.poser(EtatDeFile.EN_COURS, 9, avancement, refusees=1)
    assert page.etat.text().startswith("3 parties jugées · 9 attendent · reste ")
    assert page.etat.text().endswith(" · 1 refusée")
    assert (page.barre.value(), page.barre.maximum()) == (3, 12)
    assert (page.pause.text(), page.pause.isChecked()) == ("Pause", False)
    travail.poser(EtatDeFile.EN_PAUSE, 9, avancement)
    assert page.etat.text() == "3 parties jugées · 9 attendent · en pause"
    assert (page.pause.text(), page.pause.isChecked()) == ("Reprendre", True)
    travail.poser(EtatDeFile.CEDEE, 1)
    assert page.etat.text() == "1 attend · reprendra après la partie qui se joue"
    travail.poser(EtatDeFile.VIDE, 0, avancement)
    assert page.etat.text() == "3 parties jugées"
    assert not page.annuler.isEnabled()


def test_la_pause_et_l_annulation_vont_a_la_file(
    page: PageAnalyses, travail: TravailSuppose, monkeypatch: pytest.MonkeyPatch
) -> None:
    dits: list[object] = []
    monkeypatch.setattr(TravailEnSerie, "suspendre", lambda _, pause: dits.append(pause))
    monkeypatch.setattr(TravailEnSerie, "annuler", lambda *_: dits.append("annuler"))
    neuve = PageAnalyses(travail)
    travail.poser(EtatDeFile.EN_COURS, 9)
    neuve.pause.click()
    neuve.annuler.click()
    assert dits == [True, "annuler"]


def test_une_rangee_s_ouvre_par_le_clavier_et_l_axe_se_choisit(qtbot: QtBot, page: PageAnalyses) -> None:
    page.montrer(TableauErreurs(Axe.JOUEUR, (RANGEE,), 0, 5))
    assert "Analysez des parties" in page.resume.text()
    page.montrer(TableauErreurs(Axe.JOUEUR, (RANGEE,), 2, 5))
    assert page.resume.text().startswith("2 parties jugées sur 5.")
    page.table.setFocus()
    page.table.selectRow(0)
    with qtbot.waitSignal(page.rangee_choisie) as choisie:
        qtbot.keyClick(page.table, Qt.Key.Key_Return)
    assert choisie.args == [RANGEE]
    with qtbot.waitSignal(page.axe_change) as axe:
        page.axe.setCurrentIndex(2)
    assert axe.args == ["ouverture"]


def test_les_noms_gardent_de_la_place_dans_une_fenetre_etroite(page: PageAnalyses) -> None:
    page.montrer(TableauErreurs(Axe.JOUEUR, (RANGEE,), 2, 5))
    montrees = {}
    for largeur in (700, 400, 340):
        page.resize(largeur, 500)
        montrees[largeur] = sum(not page.table.isColumnHidden(colonne) for colonne in ColonneErreurs)
        assert page.table.columnWidth(ColonneErreurs.NOM) >= NOM_MINIMAL
    assert montrees[700] == len(ColonneErreurs) > montrees[340]
