"""An engine over GTP, kept in step with a game: a false one that commits each fault, and a real one if there is."""

from __future__ import annotations

import random
import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Event, Timer
from time import monotonic

import pytest

from ecosysteme.formats.transcription import lire_transcription
from ecosysteme.jeux.othello import EtatOthello, Othello
from ecosysteme.partie import Partie
from ecosysteme.plateau import Position
from ecosysteme.protocoles import MoteurDefaillant
from ecosysteme.protocoles.moteur_gtp import MoteurGTP
from ecosysteme.protocoles.processus import Interrompu

FAUX = Path(__file__).with_name("faux_moteur.py")
RHINO = shutil.which("gtp-rhino", path="/usr/games:/usr/bin") or "gtp-rhino"
avec_rhino = pytest.mark.skipif(shutil.which(RHINO) is None, reason="demande gtp-rhino (paquet Debian grhino)")
LONGTEMPS = 60.0
JEU = Othello()

Ouvrir = Callable[..., MoteurGTP]


@pytest.fixture
def ouvrir() -> Iterator[Ouvrir]:
    """Open engines, the false one unless a command is given, and end them after the test."""
    ouverts: list[MoteurGTP] = []

    def ouvrir(
        *arguments: str, temps: float | None = None, patience: float = LONGTEMPS, arret: Event | None = None
    ) -> MoteurGTP:
        commande = arguments if arguments[:1] == (RHINO,) else (sys.executable, str(FAUX), *arguments)
        ouverts.append(MoteurGTP(commande, temps, patience, arret))
        return ouverts[-1]

    yield ouvrir
    for moteur in ouverts:
        moteur.fermer(brusque=True)


def jouer(moteur: MoteurGTP, camp: int, graine: int) -> Partie[EtatOthello, Position]:
    """Play a game between the engine and the draw of lots."""
    hasard, partie = random.Random(graine), Partie(JEU)
    while partie.trait is not None:
        etat = partie.etat
        partie.jouer(moteur.coup(etat, None) if partie.trait == camp else hasard.choice(etat.coups))
    return partie


def test_des_parties_se_suivent_passes_comprises(ouvrir: Ouvrir) -> None:
    moteur = ouvrir()
    parties = [jouer(moteur, graine % 2 + 1, graine) for graine in range(8)]
    passes = {trait.camp for partie in parties for trait in partie.historique if trait.coup is None}
    assert passes == {1, 2}, "les deux camps ont passé, en face de chacun"


@avec_rhino
def test_grhino_joue_des_parties_entieres(ouvrir: Ouvrir) -> None:
    moteur = ouvrir(RHINO, "-l", "1", temps=0.5)
    parties = [jouer(moteur, graine % 2 + 1, graine) for graine in range(6)]
    assert any(trait.coup is None for partie in parties for trait in partie.historique)


@avec_rhino
def test_grhino_part_d_une_ouverture_et_d_une_position_sans_histoire(ouvrir: Ouvrir) -> None:
    moteur = ouvrir(RHINO, "-l", "1")
    for transcription in ("f5", "f5d6c3d3c4f4f6f3e6e7", "f5d6c3d3c4f4f6f3e6e7"):
        etat = lire_transcription(transcription).etat
        assert moteur.coup(etat, None) in etat.coups
    partie = jouer(moteur, 1, 0)
    partie.aller_a(35)
    inconnu = ouvrir(RHINO, "-l", "1")
    while partie.trait is not None:  # the false start is taken once, the moves follow from it
        etat = partie.etat
        partie.jouer(inconnu.coup(etat, None))


def test_le_moteur_suit_qui_revient_en_arriere(ouvrir: Ouvrir) -> None:
    moteur = ouvrir()
    partie = Partie(JEU)
    for _ in range(10):
        partie.jouer(moteur.coup(partie.etat, None))
    partie.aller_a(4)
    partie.jouer(JEU.coups_legaux(partie.etat)[-1])
    for _ in range(4):
        partie.jouer(moteur.coup(partie.etat, None))
    assert partie.nb_coups == 9


def test_une_position_sans_histoire_est_refusee_a_qui_ne_sait_pas_la_poser(ouvrir: Ouvrir) -> None:
    moteur = ouvrir()
    partie = jouer(moteur, 1, 0)
    partie.aller_a(35)
    with pytest.raises(MoteurDefaillant, match="ne sait pas partir d'une position dont les coups sont inconnus"):
        ouvrir().coup(partie.etat, None)


@pytest.mark.parametrize(
    ("defaut", "raison"),
    [
        ("meurt", r"^s'est arrêté \(code 3\) : .*plus de mémoire ; adieu$"),
        ("dort", "^n'a pas répondu à genmove en 2 s$"),
        ("goutte", "^n'a pas répondu à genmove en 2 s$"),
        ("ferme", "^a fermé sa sortie$"),
        ("bavarde", "^(répond 'x+…' : attendu une réponse GTP|écrit sans fin)"),
        ("illegal", "^joue a1, coup illégal : attendu d3, c4, f5, e6$"),
        ("passe", "^passe alors qu'il peut jouer$"),
        ("abandonne", "^abandonne la partie$"),
        ("sottise", "^répond 'z9' : attendu un coup, de a1 à h8, ou pass$"),
    ],
)
def test_chaque_faute_d_un_coup_est_dite(ouvrir: Ouvrir, defaut: str, raison: str) -> None:
    moteur = ouvrir(defaut)
    moteur._patience = 2  # the start of Python may take longer than that, on a busy machine
    with pytest.raises(MoteurDefaillant, match=raison):
        moteur.coup(JEU.etat_initial(), None)


@pytest.mark.parametrize(
    ("defaut", "raison"),
    [
        ("muet", "^refuse boardsize 8 : unacceptable size$"),
        ("bruit", "^répond 'Bienvenue dans ce moteur' : attendu une réponse GTP"),
        ("decale", "^répond à la commande 99 au lieu de 1$"),
        ("sans_temps", "^ne connaît pas time_settings"),
    ],
)
def test_un_moteur_avec_qui_l_on_ne_s_entend_pas_n_est_pas_ouvert(ouvrir: Ouvrir, defaut: str, raison: str) -> None:
    with pytest.raises(MoteurDefaillant, match=raison):
        ouvrir(defaut, temps=1.0)


@pytest.mark.parametrize(("temps", "attendu"), [(1.0, "0 1 1"), (0.5, "0 1 2"), (2.5, "0 5 2"), (0.1, "0 1 10")])
def test_le_temps_par_coup_est_dit_en_secondes_entieres(ouvrir: Ouvrir, temps: float, attendu: str) -> None:
    moteur = ouvrir("meurt", temps=temps)
    with pytest.raises(MoteurDefaillant, match=f"time_settings {attendu} ;"):
        moteur.coup(JEU.etat_initial(), None)


def test_l_arret_interrompt_un_moteur_qui_reflechit(ouvrir: Ouvrir) -> None:
    moteur, arret = ouvrir("dort"), Event()
    Timer(0.1, arret.set).start()
    debut = monotonic()
    with pytest.raises(Interrompu):
        moteur.coup(JEU.etat_initial(), arret)
    assert monotonic() - debut < LONGTEMPS / 2
    with pytest.raises(Interrompu):
        ouvrir(arret=arret)
