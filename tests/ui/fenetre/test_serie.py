"""The series in step with the boxes."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QCheckBox

from ecosysteme.jeu import PREMIER, SECOND
from ecosysteme.jeux.othello import Othello
from ecosysteme.partie import Partie
from ecosysteme.tournoi.serie import Serie
from tests.positions import partie_jouee
from ui.fenetre.panneau_match import PanneauMatch
from ui.fenetre.serie import SerieEnCours
from ui.fenetre.sieges import Sieges
from ui.joueurs.panneaux import PanneauxJoueurs
from ui.socle.chargeur import trouver
from ui.socle.memoire import Memoire
from ui.widgets.fenetre import FenetreDessinee

DEBUT: Partie = Partie(Othello())
FINIE = partie_jouee("e6f4e3f6g5d6e7f5c5")


@pytest.fixture
def match(coquille: FenetreDessinee, memoire: Memoire) -> PanneauMatch:
    return PanneauMatch(coquille, memoire)


@pytest.fixture
def panneaux(coquille: FenetreDessinee, memoire: Memoire) -> PanneauxJoueurs:
    panneaux = PanneauxJoueurs(coquille, memoire)
    for nom in ("noir_ia_max", "blanc_ia_min"):
        trouver(coquille, QCheckBox, nom).click()
    return panneaux


@pytest.fixture
def serie(panneaux: PanneauxJoueurs, match: PanneauMatch) -> SerieEnCours:
    match.nombre.setValue(3)
    return SerieEnCours(panneaux, match, Sieges(panneaux))


def test_une_partie_finie_ne_compte_qu_une_fois(serie: SerieEnCours) -> None:
    assert serie.commencer(DEBUT, finie=False, entiere=True)
    for _ in range(2):
        serie.compter(FINIE)
    assert (serie.serie.faites, serie.serie.nombre) == (1, 3)
    assert not serie.commencer(DEBUT, finie=False, entiere=True), "la série continue"
    serie.nouvelle_partie()
    serie.compter(FINIE)
    assert serie.serie.faites == 2


def test_les_cases_suivent_les_camps_puis_les_gardent(
    serie: SerieEnCours, panneaux: PanneauxJoueurs, match: PanneauMatch
) -> None:
    match.nombre.setValue(2)
    serie.commencer(DEBUT, finie=False, entiere=True)
    serie.compter(FINIE)
    serie.passer_a_la_suivante()
    assert panneaux.specifications == ("ia_min", "ia_max")
    serie.nouvelle_partie()
    serie.compter(FINIE)
    assert serie.serie.finie
    assert serie.commencer(DEBUT, finie=True, entiere=True), "une autre série"
    assert panneaux.specifications == ("ia_min", "ia_max")
    assert serie.serie.bilan(panneaux.place(PREMIER)).nom == "ia_min"
    assert serie.serie.jouees == 0, "comptée à partir de un"


@pytest.mark.parametrize("alterner", [True, False])
def test_des_parties_demandees_une_a_une_alternent_aussi(
    serie: SerieEnCours, panneaux: PanneauxJoueurs, match: PanneauMatch, alterner: bool
) -> None:
    match.nombre.setValue(1)
    match.alterner.setChecked(alterner)
    noirs = []
    serie.commencer(DEBUT, finie=False, entiere=True)
    for _ in range(3):
        serie.nouvelle_partie()
        noirs.append(panneaux.specification(PREMIER))
        assert serie.serie.bilan(panneaux.place(PREMIER)).nom == noirs[-1], "chacun a son compte"
        serie.compter(FINIE)
        serie.commencer(FINIE, finie=True, entiere=True)
        serie.passer_a_la_suivante()
    assert noirs == (["ia_max", "ia_min", "ia_max"] if alterner else ["ia_max"] * 3)
    assert serie.serie.jouees == 3, "elles ont le même compte"


def test_le_nombre_de_parties_se_relit_a_chaque_fin(serie: SerieEnCours, match: PanneauMatch) -> None:
    serie.commencer(DEBUT, finie=False, entiere=True)
    match.nombre.setValue(1)
    serie.compter(FINIE)
    assert serie.serie.finie


def test_une_personne_ne_joue_qu_une_partie(
    coquille: FenetreDessinee, panneaux: PanneauxJoueurs, match: PanneauMatch
) -> None:
    match.nombre.setValue(3)
    trouver(coquille, QCheckBox, "noir_humain").click()
    serie = SerieEnCours(panneaux, match, Sieges(panneaux))
    serie.commencer(DEBUT, finie=False, entiere=True)
    assert serie.serie.nombre == 1


def test_un_compte_reste_a_qui_a_joue_ses_parties(
    coquille: FenetreDessinee, serie: SerieEnCours, panneaux: PanneauxJoueurs
) -> None:
    quittees: list[Serie] = []
    serie.quittee = quittees.append
    serie.commencer(DEBUT, finie=False, entiere=True)
    serie.compter(FINIE)
    trouver(coquille, QCheckBox, "blanc_ia_alea").click()
    assert serie.remplacer(SECOND, DEBUT, en_cours=True), "une série finit"
    serie.nouvelle_partie()
    assert (serie.serie.bilans[1].nom, serie.abandonnee) == ("ia_min", True)
    assert serie.commencer(DEBUT, finie=False, entiere=True)
    assert [(bilan.nom, bilan.parties) for bilan in serie.serie.bilans] == [("ia_max", 0), ("ia_alea", 0)]
    assert [quittee.jouees for quittee in quittees] == [1]
    serie.echanger(FINIE)
    assert panneaux.specifications == ("ia_alea", "ia_max")
    assert serie.serie.bilan(panneaux.place(PREMIER)).nom == "ia_alea"


def test_qui_s_assoit_en_pleine_partie_n_en_a_pas_joue_le_debut(
    coquille: FenetreDessinee, serie: SerieEnCours, match: PanneauMatch
) -> None:
    match.nombre.setValue(1)
    serie.nouvelle_partie()
    partie = partie_jouee("f5d6c3")
    assert serie.depuis(partie) == {PREMIER: 0, SECOND: 0}
    trouver(coquille, QCheckBox, "blanc_ia_alea").click()
    serie.remplacer(SECOND, partie)
    assert serie.depuis(partie) == {PREMIER: 0, SECOND: 3}
    partie.annuler()
    assert serie.depuis(partie) == {PREMIER: 0, SECOND: 2}, "ce qui est repris sera joué par qui est assis"
    serie.echanger(partie)
    assert serie.depuis(partie) == {PREMIER: 2, SECOND: 2}
    serie.compter(FINIE)
    assert serie.depuis(partie) is None, "une partie comptée est dans les comptes"
    serie.nouvelle_partie()
    assert serie.depuis(partie) == {PREMIER: 0, SECOND: 0}


def test_ce_que_d_autres_ont_commence_n_est_pas_de_la_serie(coquille: FenetreDessinee, serie: SerieEnCours) -> None:
    partie = partie_jouee("f5d6c3")
    trouver(coquille, QCheckBox, "blanc_ia_alea").click()
    serie.remplacer(SECOND, partie)
    serie.commencer(DEBUT, finie=False, entiere=False)
    assert serie.serie.nombre == 1, "d'abord celle qui est commencée"
    for _ in range(2):
        serie.compter(FINIE)
    assert (serie.serie.jouees, serie.serie.nombre, serie.serie.finie) == (0, 3, False)
    serie.passer_a_la_suivante()
    serie.nouvelle_partie()
    serie.compter(FINIE)
    assert [(bilan.nom, bilan.parties) for bilan in serie.serie.bilans] == [("ia_max", 1), ("ia_alea", 1)]


@pytest.mark.parametrize("finies", [0, 1])
def test_qui_revient_a_une_serie_arretee_la_reprend_comme_s_il_n_etait_pas_parti(
    coquille: FenetreDessinee, serie: SerieEnCours, match: PanneauMatch, finies: int
) -> None:
    match.alterner.setChecked(False)
    serie.commencer(DEBUT, finie=False, entiere=True)
    for _ in range(finies):
        serie.compter(FINIE)
        serie.nouvelle_partie()
    partie = partie_jouee("f5d6c3")
    for case, autres in (("blanc_ia_alea", True), ("blanc_humain", True), ("blanc_ia_min", False)):
        trouver(coquille, QCheckBox, case).click()
        assert not serie.remplacer(SECOND, partie)
        assert (serie.delaissee, serie.abandonnee) == (autres, autres)
        assert (serie.depuis(partie), serie.copie(partie).suivantes) == ({PREMIER: 0, SECOND: 0}, 0)
        assert [bilan.nom for bilan in serie.serie.bilans] == ["ia_max", "ia_min"]
    serie.commencer(partie, finie=False, entiere=False)
    assert serie.serie.rang == (finies + 1, 3)


def test_des_joueurs_coches_dans_l_autre_sens_gardent_chacun_leur_compte(
    coquille: FenetreDessinee, serie: SerieEnCours, panneaux: PanneauxJoueurs, match: PanneauMatch
) -> None:
    match.alterner.setChecked(False)
    serie.commencer(DEBUT, finie=False, entiere=True)
    serie.compter(FINIE)
    for camp, case in ((PREMIER, "noir_ia_min"), (SECOND, "blanc_ia_max")):
        trouver(coquille, QCheckBox, case).click()
        serie.remplacer(camp, FINIE)
    assert not serie.commencer(FINIE, finie=True, entiere=True)
    serie.nouvelle_partie()
    serie.compter(FINIE)
    victoires = {bilan.nom: bilan.resultat.victoires for bilan in serie.serie.bilans}
    assert victoires == {"ia_max": 1, "ia_min": 1}, "noir gagne les deux parties"


def test_la_partie_d_avant_une_serie_dit_combien_la_suivront(coquille: FenetreDessinee, serie: SerieEnCours) -> None:
    partie = partie_jouee("f5d6c3")
    assert serie.copie(partie).suivantes == 0
    trouver(coquille, QCheckBox, "blanc_ia_alea").click()
    serie.remplacer(SECOND, partie)
    serie.commencer(partie, finie=False, entiere=False)
    assert (serie.copie(partie).nombre, serie.copie(partie).suivantes) == (1, 3)
    serie.compter(FINIE)
    serie.nouvelle_partie()
    assert (serie.copie(DEBUT).nombre, serie.copie(DEBUT).suivantes) == (3, 0)


def test_une_autre_serie_ne_se_prevoit_pas_sur_les_temps_de_la_precedente(serie: SerieEnCours) -> None:
    serie.commencer(DEBUT, finie=False, entiere=True)
    serie.compter(FINIE)
    assert serie.chrono.secondes_par_partie is not None
    serie.serie.nombre = serie.serie.faites
    assert serie.commencer(DEBUT, finie=True, entiere=True)
    assert serie.chrono.secondes_par_partie is None
    serie.commencer(DEBUT, finie=False, entiere=False)
    serie.nouvelle_partie()
    serie.compter(FINIE)
    assert serie.chrono.secondes_par_partie is None, "une partie reprise en route ne se chronomètre pas"


def test_une_autre_cadence_oublie_ce_que_prenaient_les_parties(serie: SerieEnCours, match: PanneauMatch) -> None:
    serie.commencer(DEBUT, finie=False, entiere=True)
    serie.compter(FINIE)
    serie.nouvelle_partie()
    serie.passer_a_la_suivante()
    match.cadence.setValue(match.cadence.value() + 50)
    assert serie.chrono.secondes_par_partie is None
    serie.compter(FINIE)
    assert serie.chrono.secondes_par_partie is None, "celle qui a changé d'allure en route ne dit rien"


def test_une_ouverture_n_est_a_personne_et_se_dit_dans_l_en_tete(serie: SerieEnCours, match: PanneauMatch) -> None:
    match.ouvertures.boite.setCurrentIndex(match.ouvertures.boite.findData("equilibrees"))
    match.ouvertures.graine.setValue(3)
    partie: Partie = Partie(Othello())
    serie.commencer(partie, finie=False, entiere=True)
    assert (partie.nb_coups, serie.entames(partie), serie.depuis(partie)) == (8, 8, {PREMIER: 8, SECOND: 8})
    assert "equilibrees, graine 3" in partie.entete.commentaire
    tirees = serie.serie.ouvertures
    serie.commencer(partie, finie=False, entiere=False)
    assert serie.serie.ouvertures is tirees, "reprise après un arrêt : la même série"
    partie.aller_a(0)
    assert (serie.depuis(partie), serie.ouverture(partie)) == ({PREMIER: 0, SECOND: 0}, 0)
    partie.aller_a(8)
    assert (serie.depuis(partie), serie.ouverture(partie)) == ({PREMIER: 8, SECOND: 8}, 8), "revue, pas rejouée"


def test_une_serie_d_une_autre_position_n_a_pas_d_ouverture(serie: SerieEnCours, match: PanneauMatch) -> None:
    match.ouvertures.boite.setCurrentIndex(match.ouvertures.boite.findData("hasard"))
    depart = partie_jouee("f5d6c3")
    partie: Partie = Partie(depart.jeu, depart.etat)
    serie.commencer(partie, finie=False, entiere=True)
    assert (partie.nb_coups, serie.serie.ouvertures) == (0, None)


def test_d_autres_ouvertures_font_une_autre_serie(serie: SerieEnCours, match: PanneauMatch) -> None:
    match.nombre.setValue(1)
    serie.commencer(DEBUT, finie=False, entiere=True)
    serie.compter(FINIE)
    match.ouvertures.boite.setCurrentIndex(match.ouvertures.boite.findData("hasard"))
    assert serie.commencer(FINIE, finie=True, entiere=True)
    assert (serie.serie.jouees, serie.serie.ouvertures is not None) == (0, True)
