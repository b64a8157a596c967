"""What is the same whatever an engine speaks: games follow each other, each fault is told, nothing is left running."""

from __future__ import annotations

import sys
from pathlib import Path
from threading import Event, Timer
from time import monotonic

import pytest

from ecosysteme.arret import Interrompu
from ecosysteme.jeux.othello import Othello
from ecosysteme.partie import Partie
from ecosysteme.protocoles import MoteurDefaillant
from ecosysteme.protocoles.moteur import MoteurExterne, Pilotage
from ecosysteme.protocoles.moteur_gtp import MoteurGTP
from ecosysteme.protocoles.moteur_nboard import MoteurNBoard
from tests.ecosysteme.protocoles.conftest import FAUX, Jouer, Ouvrir
from tests.ecosysteme.protocoles.test_processus import LONGTEMPS, mort_bientot

JEU = Othello()
protocoles = pytest.mark.parametrize("protocole", ["gtp", "nboard"])


def presser(monkeypatch: pytest.MonkeyPatch, moteur: MoteurExterne, patience: float) -> None:
    """Shorten the patience once a move is asked for: whatever comes before may take longer, on a busy machine."""
    ecrire = moteur._ecrire

    def ecrire_puis_presser(ligne: str) -> None:
        ecrire(ligne)
        if "go" in ligne.split() or "genmove" in ligne:
            moteur._pilotage = Pilotage(patience=patience)

    monkeypatch.setattr(moteur, "_ecrire", ecrire_puis_presser)


@protocoles
def test_des_parties_se_suivent_passes_comprises(ouvrir: Ouvrir, jouer: Jouer, protocole: str) -> None:
    moteur = ouvrir(protocole)
    assert moteur.nom == "Faux moteur"
    parties = [jouer(moteur, graine % 2 + 1, graine) for graine in range(8)]
    passes = {tour.camp for partie in parties for tour in partie.historique if tour.coup is None}
    assert passes == {1, 2}, "les deux camps ont passé, en face de chacun"


@protocoles
def test_le_moteur_suit_qui_revient_en_arriere(ouvrir: Ouvrir, protocole: str) -> None:
    moteur = ouvrir(protocole)
    partie = Partie(JEU)
    for _ in range(10):
        partie.jouer(moteur.coup(partie.etat, None))
    partie.aller_a(4)
    partie.jouer(JEU.coups_legaux(partie.etat)[-1])
    for _ in range(4):
        partie.jouer(moteur.coup(partie.etat, None))
    assert partie.nb_coups == 9


@protocoles
@pytest.mark.parametrize(
    ("defaut", "raison"),
    [
        ("meurt", r"^s'est arrêté \(code 3\) : .*plus de mémoire ; adieu$"),
        ("dort", "^n'a pas répondu à (genmove|go) en 1 s$"),
        ("goutte", "^n'a pas répondu à (genmove|go) en 1 s$"),
        ("ferme", "^a fermé sa sortie$"),
        ("bavarde", "^(répond 'x+…' : attendu une réponse GTP|écrit sans fin)"),
        ("torrent", "^écrit sans fin : plus de 1 Mo pour une réponse$"),
        ("illegal", "^joue a1, coup illégal : attendu d3, c4, f5, e6$"),
        ("passe", "^passe alors qu'il peut jouer$"),
        ("abandonne", "^(abandonne la partie|répond 'resign' : attendu)"),
        ("sottise", "^répond 'z9' : attendu un coup, de a1 à h8, ou pa"),
    ],
)
def test_chaque_faute_d_un_coup_est_dite(
    ouvrir: Ouvrir, monkeypatch: pytest.MonkeyPatch, protocole: str, defaut: str, raison: str
) -> None:
    moteur = ouvrir(protocole, defaut)
    if defaut in ("dort", "goutte"):
        presser(monkeypatch, moteur, 1)
    elif defaut == "ferme":
        monkeypatch.setattr("ecosysteme.protocoles.processus.CONSTAT", 0.1)  # s, for an end that does not come
    with pytest.raises(MoteurDefaillant, match=raison):
        moteur.coup(JEU.etat_initial(), None)


@protocoles
def test_un_moteur_sourd_au_protocole_n_est_pas_ouvert(ouvrir: Ouvrir, protocole: str) -> None:
    # On a busy machine Python may take a second to start: then it has not said its name either.
    raison = r"n'a pas répondu (à ping|comme un moteur NBoard) en 1 s|refuse boardsize 8 : unacceptable size"
    with pytest.raises(MoteurDefaillant, match=raison):
        ouvrir(protocole, "muet", patience=LONGTEMPS if protocole == "gtp" else 1)


def test_qui_parle_l_autre_protocole_est_reconnu() -> None:
    muet = (sys.executable, "-c", "import time; time.sleep(600)")  # NBoard ignores what it does not know
    with pytest.raises(MoteurDefaillant, match=r"^n'a pas répondu comme un moteur GTP en 0.3 s : essayer NBoard \?$"):
        MoteurGTP(muet, Pilotage(patience=0.3))
    with pytest.raises(MoteurDefaillant, match=r"^répond comme un moteur GTP : essayer GTP \?$"):
        MoteurNBoard((sys.executable, str(FAUX), "gtp"), Pilotage(patience=LONGTEMPS))


@protocoles
def test_l_arret_interrompt_un_moteur_qui_reflechit(ouvrir: Ouvrir, protocole: str) -> None:
    moteur, arret = ouvrir(protocole, "dort"), Event()
    Timer(0.1, arret.set).start()
    debut = monotonic()
    with pytest.raises(Interrompu):
        moteur.coup(JEU.etat_initial(), arret)
    assert monotonic() - debut < LONGTEMPS / 2
    with pytest.raises(Interrompu):
        ouvrir(protocole, arret=arret)


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="demande /proc pour voir les processus")
@protocoles
@pytest.mark.parametrize("brusque", [True, False])
def test_rien_ne_reste_d_un_moteur_ferme(ouvrir: Ouvrir, protocole: str, brusque: bool) -> None:
    moteur = ouvrir(protocole)
    pid = moteur._processus._enfant.pid
    moteur.fermer(brusque)
    assert mort_bientot(pid)
