"""The sentence of a series: how far it is, what each player has won, their Elo once there are games enough."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from ecosysteme.jeux.othello import Othello
from ecosysteme.tournoi.departs import Ouvertures
from ecosysteme.tournoi.elo import estimer
from ecosysteme.tournoi.serie import Serie
from tests.positions import partie_jouee
from ui.jeux.registre import adaptateur_de
from ui.socle.langue import Langue
from ui.suivi.resume_serie import ResumeSerie
from ui.widgets.fenetre import FenetreDessinee

OTHELLO = adaptateur_de(Othello())
NOIR_GAGNE, NULLE = "c4b4a1d2d4d3a2c1a4a3b1d1", "a2a3a4c1d1a1d3d4c4d2b1b4"


class Dit:
    """The sentence, as the label of the window shows it."""

    def __init__(self, fenetre: FenetreDessinee) -> None:
        self._resume, self.etiquette = ResumeSerie(fenetre), fenetre.widgets.resume_serie

    def montrer(self, serie: Serie, secondes: float | None = None) -> str:
        self._resume.montrer(serie, OTHELLO, secondes)
        return self.etiquette.text()


@pytest.fixture
def dit(coquille: FenetreDessinee, langue: Langue) -> Dit:
    return Dit(coquille)


def test_une_partie_seule_n_a_pas_de_phrase_une_serie_en_a_une(dit: Dit) -> None:
    dit.montrer(Serie(("humain", "ia_alea")))
    assert dit.etiquette.text() == ""
    dit.montrer(Serie(("ia_max", "ia_alea"), nombre=10))
    assert dit.etiquette.text() == "Partie 1 sur 10\nvictoires : 0 pour Max, 0 pour Aléatoire, nulles : 0"


def test_une_partie_d_avant_la_serie_dit_combien_la_suivront(dit: Dit) -> None:
    attendue = "Commencée par d'autres, cette partie ne comptera pas ; série ensuite : 50 parties"
    assert dit.montrer(Serie(("ia_max", "ia_alea"), suivantes=50)) == attendue


def test_le_temps_restant_vient_de_ce_que_prend_une_partie(dit: Dit) -> None:
    serie = Serie(("ia_max", "ia_alea"), nombre=10)
    for _ in range(2):
        serie.noter(partie_jouee(NOIR_GAGNE, taille=4))
    dit.montrer(serie, secondes=15.0)
    comptes = "victoires : 1 pour Max, 1 pour Aléatoire, nulles : 0"
    phrase = f"Partie 3 sur 10 · 240 parties/h · encore 2 min 0 s · Elo : trop peu de parties\n{comptes}"
    assert dit.etiquette.text() == phrase
    dit.montrer(serie)
    assert "parties/h" not in dit.etiquette.text()


def test_les_victoires_gardent_l_ordre_de_la_table_quand_les_couleurs_changent(dit: Dit) -> None:
    serie = Serie(("ia_max", "ia_alea"), nombre=4)
    serie.noter(partie_jouee(NOIR_GAGNE, taille=4))
    assert "1 pour Max, 0 pour Aléatoire" in dit.montrer(serie)
    serie.echanger()
    assert serie.bilan(0).nom == "ia_alea"
    assert "1 pour Max, 0 pour Aléatoire" in dit.montrer(serie)


def test_une_serie_finie_ne_demande_plus_de_temps(dit: Dit) -> None:
    serie = Serie(("ia_max", "ia_alea"), nombre=2)
    for _ in range(2):
        serie.noter(partie_jouee(NOIR_GAGNE, taille=4))
    dit.montrer(serie, secondes=60.0)
    assert dit.etiquette.text().startswith("Partie 2 sur 2 ·")
    assert "encore" not in dit.etiquette.text()


def test_la_fin_d_une_serie_ne_rend_aucune_ligne_a_ce_qui_est_dessous(qtbot: QtBot, dit: Dit) -> None:
    serie = Serie(("ia_alphabeta:profondeur=4",) * 2, nombre=12)
    dit.etiquette.setFixedWidth(520)
    qtbot.waitUntil(lambda: dit.etiquette.width() == 520)
    for rang in range(12):
        serie.noter(partie_jouee(NULLE if rang % 3 else NOIR_GAGNE, taille=4))
        pendant = dit.etiquette.text()
        dit.montrer(serie, secondes=400.0)
    assert "encore" in pendant
    assert "encore" not in dit.etiquette.text()
    assert dit.etiquette.text().count("\n") == pendant.count("\n") == 2
    dit.montrer(Serie(("ia_max", "ia_alea"), nombre=10))
    assert dit.etiquette.text().count("\n") == 1, "une autre série"


def test_les_victoires_prennent_aussi_peu_de_lignes_qu_il_faut(qtbot: QtBot, dit: Dit) -> None:
    serie, resume = Serie(("ia_alphabeta:profondeur=4",) * 2, nombre=3), dit.etiquette
    dit.montrer(serie)
    for largeur, lignes in ((700, 2), (330, 3), (700, 2)):
        resume.setFixedWidth(largeur)
        qtbot.waitUntil(lambda lignes=lignes: resume.text().count("\n") + 1 == lignes)  # type: ignore[misc]
        assert resume.sizeHint().width() <= largeur
    assert "0 pour Alpha-Bêta (4) n° 1, 0 pour Alpha-Bêta (4) n° 2" in resume.text()


def test_l_elo_est_celui_de_qui_mene_et_il_est_nomme(dit: Dit) -> None:
    serie = Serie(("ia_min", "ia_max"), nombre=6, alterner=False)
    for transcription in (NOIR_GAGNE, "e6f4e3f6g5d6e7f5c5", NULLE, NULLE):
        serie.noter(partie_jouee(transcription, taille=8 if transcription[0] == "e" else 4))
    serie.echanger()
    for _ in range(4):
        serie.noter(partie_jouee(NOIR_GAGNE, taille=4))
    resultat = serie.bilan(0).resultat
    assert (serie.bilan(0).nom, resultat.victoires, resultat.defaites) == ("ia_max", 4, 2)
    dit.montrer(serie)
    assert f"Elo : Max {estimer(4, 2, 2).texte()} (95 %)" in dit.etiquette.text()


def test_un_match_dit_son_elo_et_la_graine_de_ses_ouvertures(dit: Dit) -> None:
    serie = Serie(("ia_max", "ia_alea"), nombre=4)
    serie.prolonger(4, alterner=True, ouvertures=Ouvertures("hasard:8", OTHELLO.jeu, 9))
    for _ in range(4):
        serie.noter(partie_jouee("e6f4e3f6g5d6e7f5c5"))
    dit.montrer(serie)
    estimation = serie.bilan(0).resultat.estimation()
    assert estimation is not None
    elo = f"Elo : Max {estimation.texte()} (95 %)"
    assert f"{elo} · graine 9" in dit.etiquette.text()
    assert "Probabilité que Max soit le plus fort : 50,0 %" in dit.etiquette.toolTip()
    assert dit.etiquette.accessibleDescription() in dit.etiquette.toolTip()
    serie.remplacer(1, "ia_min")
    dit.montrer(serie)
    assert "graine 9" in dit.etiquette.text()
    assert "Elo" not in dit.etiquette.text(), "d'autres y ont joué"
    assert dit.etiquette.accessibleDescription() == ""


@pytest.mark.parametrize(
    ("gagnees", "perdues", "dite", "aide"),
    [
        (2, 1, "Elo : trop peu de parties", "Elo : Max > −325 (95 %)\nProbabilité"),
        (8, 0, "Elo : Max au moins +127 (95 %)", "Elo : Max > +127 (95 %)\nProbabilité"),
        (12, 6, f"Elo : Max {estimer(12, 0, 6).texte()} (95 %)", "Probabilité"),
    ],
)
def test_l_elo_ne_dit_rien_avant_d_avoir_quelque_chose_a_dire(
    dit: Dit, gagnees: int, perdues: int, dite: str, aide: str
) -> None:
    """The interval is in the tooltip all the while."""
    serie = Serie(("ia_max", "ia_alea"), nombre=20, alterner=False)
    for _ in range(gagnees):
        serie.noter(partie_jouee(NOIR_GAGNE, taille=4))
    serie.echanger()
    for _ in range(perdues):
        serie.noter(partie_jouee(NOIR_GAGNE, taille=4))
    serie.echanger()
    assert dite in dit.montrer(serie)
    assert dit.etiquette.toolTip().partition(dit.etiquette.text())[2].strip().startswith(aide)
