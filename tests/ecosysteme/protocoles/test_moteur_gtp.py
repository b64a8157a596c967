"""An engine over GTP, kept in step with a game by the moves that it is told."""

from __future__ import annotations

import pytest

from ecosysteme.formats.transcription import lire_transcription
from ecosysteme.jeux.othello import Othello
from ecosysteme.pendules import Temps
from ecosysteme.protocoles import MoteurDefaillant
from ecosysteme.protocoles.moteur_gtp import MoteurGTP
from tests.ecosysteme.protocoles.conftest import Jouer, Ouvrir

JEU = Othello()


def test_grhino_joue_des_parties_entieres(ouvrir: Ouvrir, jouer: Jouer, rhino: str) -> None:
    moteur = ouvrir("gtp", rhino, "-l", "1", temps=0.5)
    assert moteur.nom == "GTP GRhino"
    parties = [jouer(moteur, graine % 2 + 1, graine) for graine in range(6)]
    assert any(tour.coup is None for partie in parties for tour in partie.historique)


def test_grhino_part_d_une_ouverture_et_d_une_position_sans_histoire(ouvrir: Ouvrir, jouer: Jouer, rhino: str) -> None:
    moteur = ouvrir("gtp", rhino, "-l", "1")
    for transcription in ("f5", "f5d6c3d3c4f4f6f3e6e7", "f5d6c3d3c4f4f6f3e6e7"):
        etat = lire_transcription(transcription).etat
        assert moteur.coup(etat, None) in etat.coups
    partie = jouer(moteur, 1, 0)
    partie.aller_a(35)
    inconnu = ouvrir("gtp", rhino, "-l", "1")
    while partie.trait is not None:  # the false start is taken once, the moves follow from it
        etat = partie.etat
        partie.jouer(inconnu.coup(etat, None))


def test_une_position_sans_histoire_est_refusee_a_qui_ne_sait_pas_la_poser(ouvrir: Ouvrir, jouer: Jouer) -> None:
    partie = jouer(ouvrir("gtp"), 1, 0)
    partie.aller_a(35)
    with pytest.raises(MoteurDefaillant, match="ne sait pas partir d'une position dont les coups sont inconnus"):
        ouvrir("gtp").coup(partie.etat, None)


@pytest.mark.parametrize(
    ("defaut", "raison"),
    [
        ("bruit", "^répond 'Bienvenue dans ce moteur' : attendu une réponse GTP"),
        ("decale", "^répond à la commande 99 au lieu de 1$"),
        ("sans_temps", "^ne connaît pas time_settings"),
    ],
)
def test_un_moteur_avec_qui_l_on_ne_s_entend_pas_n_est_pas_ouvert(ouvrir: Ouvrir, defaut: str, raison: str) -> None:
    with pytest.raises(MoteurDefaillant, match=raison):
        ouvrir("gtp", defaut, temps=1.0)


@pytest.mark.parametrize(("temps", "attendu"), [(1.0, "0 1 1"), (0.5, "0 1 2"), (2.5, "0 5 2"), (0.1, "0 1 10")])
def test_le_temps_par_coup_est_dit_en_secondes_entieres(ouvrir: Ouvrir, temps: float, attendu: str) -> None:
    moteur = ouvrir("gtp", "meurt", temps=temps)
    with pytest.raises(MoteurDefaillant, match=f"time_settings {attendu} ;"):
        moteur.coup(JEU.etat_initial(), None)


def test_il_entend_ce_que_montre_sa_pendule_et_la_regle_a_chaque_partie(
    ouvrir: Ouvrir, monkeypatch: pytest.MonkeyPatch
) -> None:
    dits = list[str]()
    moteur = ouvrir("gtp", temps=0.5)
    ecrire = MoteurGTP._ecrire

    def noter(self: MoteurGTP, ligne: str) -> None:
        dits.append(ligne.partition(" ")[2])
        ecrire(self, ligne)

    monkeypatch.setattr(MoteurGTP, "_ecrire", noter)
    debut, suite = JEU.etat_initial(), lire_transcription("d3c3").etat
    for etat, temps in ((debut, Temps(60.9)), (suite, Temps(50.2, rallonge=True)), (debut, Temps(0.3)), (debut, None)):
        if etat == debut:
            moteur.nouvelle_partie()
        moteur.coup(etat, None, temps)
    assert [dit for dit in dits if not dit.startswith(("play", "clear"))] == [
        "time_settings 60 0 0",
        "time_left black 60 0",
        "genmove black",
        "time_left black 50 0",
        "genmove black",
        "time_settings 1 0 0",
        "time_left black 1 0",
        "genmove black",
        "time_settings 0 1 2",
        "genmove black",
    ]


def test_un_moteur_sans_horloge_joue_comme_sa_commande_le_dit(ouvrir: Ouvrir) -> None:
    assert ouvrir("gtp", "sans_temps").coup(JEU.etat_initial(), None, Temps(60.0)) in JEU.etat_initial().coups


def test_ce_que_l_on_lui_envoie_au_depart_ne_peut_etre_refuse(ouvrir: Ouvrir) -> None:
    assert ouvrir("gtp", envoi=("niveau 3",)).coup(JEU.etat_initial(), None)
    with pytest.raises(MoteurDefaillant, match=r"^refuse contempt 10 : unknown command$"):
        ouvrir("gtp", envoi=("niveau 3", "contempt 10"))


@pytest.mark.parametrize("moteur", ["faux", "rhino"])
def test_chaque_partie_commence_a_neuf_d_ou_qu_elle_parte(
    ouvrir: Ouvrir, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest, moteur: str
) -> None:
    """Whether it is told the moves of the opening or shown the position; even where the game before has led."""
    dits: list[str] = []
    ecrire = MoteurGTP._ecrire

    def noter(moteur: MoteurGTP, ligne: str) -> None:
        dits.append(ligne)
        ecrire(moteur, ligne)

    monkeypatch.setattr(MoteurGTP, "_ecrire", noter)
    arguments = () if moteur == "faux" else (request.getfixturevalue("rhino"), "-l", "1")
    externe = ouvrir("gtp", *arguments)
    etat = lire_transcription("f5d6c3d3c4f4").etat
    suite = JEU.jouer(etat, externe.coup(etat, None))
    for debut in (etat, suite):
        dits.clear()
        externe.nouvelle_partie()
        externe.coup(debut, None)
        assert [ligne.split()[1] for ligne in dits].count("clear_board") == 1
