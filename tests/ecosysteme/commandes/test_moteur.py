"""``moteur``: our engine behind real pipes, alone, against itself and against GRhino."""

from __future__ import annotations

import json
import shlex
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from threading import Event
from time import monotonic

import pytest

from ecosysteme.__main__ import principal
from ecosysteme.derouler import derouler
from ecosysteme.jeux.othello import Othello
from ecosysteme.joueurs import IAexterne, creer_joueur
from ecosysteme.partie import Partie
from tests.tailles import quelques

COMMANDE = [sys.executable, "-m", "ecosysteme", "moteur"]
LONGTEMPS = 1800.0  # s: the engine may have to be compiled first
RHINO = shutil.which("gtp-rhino", path="/usr/games:/usr/bin")
avec_rhino = pytest.mark.skipif(RHINO is None, reason="demande gtp-rhino (paquet Debian grhino)")


def session(entree: str, *options: str) -> subprocess.CompletedProcess[str]:
    """Give a whole session at once, and wait for its end."""
    return subprocess.run(
        [*COMMANDE, *options], input=entree, capture_output=True, text=True, timeout=LONGTEMPS, check=False
    )


def serveur(protocole: str, options: str = "", temps: float = 0.02) -> IAexterne:
    """Make a player of our own server."""
    commande = f"{shlex.join(COMMANDE)} --protocole {protocole} --temps {temps} --hash 1"
    joueur = creer_joueur(f"externe:{protocole},patience={LONGTEMPS:g}{options}:{commande}")
    assert isinstance(joueur, IAexterne)
    return joueur


def test_une_session_gtp() -> None:
    commandes = ["1 name", "2 time_settings 0 1 10", "3 genmove b", "4 play w a1", "5 genmove w", "6 sottise", "7 quit"]
    fini = session("\n".join(commandes), "--hash", "1")
    reponses = fini.stdout.split("\n\n")
    assert fini.returncode == 0, fini.stderr
    assert reponses[0] == "=1 Othellier"
    assert reponses[1] == "=2"
    assert reponses[2] in {"=3 D3", "=3 C4", "=3 F5", "=3 E6"}
    assert reponses[3] == "?4 illegal move"
    assert reponses[4].startswith("=5 ")
    assert reponses[5:] == ["?6 unknown command", "=7", ""]
    assert fini.stderr == ""


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
@pytest.mark.parametrize("numero", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
@pytest.mark.parametrize("pensif", [False, True])
def test_un_signal_donne_son_code(numero: signal.Signals, pensif: bool) -> None:
    with subprocess.Popen(COMMANDE, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as lance:
        assert lance.stdin is not None
        assert lance.stdout is not None
        lance.stdin.write("name\n")
        lance.stdin.flush()
        assert lance.stdout.readline() == "= Othellier\n"
        if pensif:  # it loads or compiles its engine
            lance.stdin.write("genmove b\n")
            lance.stdin.flush()
        lance.send_signal(numero)
        assert lance.wait(LONGTEMPS) == 128 + numero


def test_une_session_nboard() -> None:
    plateau = f"8 {'-' * 27}O*{'-' * 6}*O{'-' * 27} *"
    partie = f"(;GM[Othello]TY[8]BO[{plateau}]B[F5]W[F4];)"
    entree = f"nboard 2\nset depth 5\nset game {partie}\nping 1\ngo\nhint 2\nping 2\n"
    fini = session(entree, "--protocole", "nboard", "--hash", "1")
    lignes = fini.stdout.splitlines()
    assert (fini.returncode, fini.stderr) == (0, "")
    assert lignes[0].startswith("set myname Othellier")
    assert lignes[1] == "pong 1"
    assert lignes[-1] == "pong 2"
    assert sum(ligne.startswith("=== ") for ligne in lignes) == 1
    connus = ("set myname ", "pong ", "status", "search ", "book ", "nodestats ", "=== ")
    assert all(ligne.startswith(connus) for ligne in lignes)


@pytest.mark.parametrize(
    ("protocole", "demande", "lue", "coupe", "attendu"),
    quelques(  # off the book, where the first thought is short
        [
            ("nboard", "move e6\nmove f6\nmove g6\nset depth 60\nping 1\ngo\n", "pong 1", "ping 3", "pong 3"),
            ("gtp", "play b e6\nplay w f6\nplay b g6\ngenmove w\n", "=", "quit", "= "),
        ],
        2,
    ),
)
def test_quit_et_ping_n_attendent_pas_la_fin_d_une_reflexion(
    protocole: str, demande: str, lue: str, coupe: str, attendu: str
) -> None:
    """What comes after the demand was read cuts it short; an answer to what was sent with it says that it was."""
    enfant = subprocess.Popen(
        [*COMMANDE, "--protocole", protocole, "--temps", "3600", "--hash", "1"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    with enfant:
        assert enfant.stdin is not None
        assert enfant.stdout is not None
        enfant.stdin.write(demande)
        enfant.stdin.flush()
        while lue not in enfant.stdout.readline():
            assert enfant.poll() is None
        debut = monotonic()
        enfant.stdin.write(f"{coupe}\n")
        enfant.stdin.close()
        dites = enfant.stdout.read()
        assert attendu in dites
        assert enfant.wait() == 0
        assert monotonic() - debut < 300


@pytest.mark.parametrize(
    ("options", "raison"),
    [
        (["--protocole", "uci"], "--protocole uci refusé : attendu gtp ou nboard"),
        (["--temps", "0"], "--temps 0 refusé : attendu un nombre de 0.01 à 3600"),
        (["--niveau", "31"], "--niveau 31 refusé"),
        (["--taches", "0"], "--taches 0 refusé"),
        (["--hash", "x"], "--hash x refusé"),
    ],
)
def test_une_option_fausse_est_refusee(capsys: pytest.CaptureFixture[str], options: list[str], raison: str) -> None:
    assert principal(["moteur", *options]) == 2
    sortie = capsys.readouterr()
    assert sortie.out == ""
    assert raison in sortie.err


@pytest.mark.complet
def test_notre_moteur_joue_contre_lui_meme_par_les_deux_protocoles() -> None:
    gtp, nboard = serveur("gtp"), serveur("nboard", ",profondeur=6")
    for joueur in (gtp, nboard):
        joueur.preparer(Othello())
    assert gtp.nom_annonce == "Othellier"
    assert nboard.nom_annonce.startswith("Othellier")
    for noir, blanc in ((gtp, nboard), (nboard, gtp)):
        assert derouler(Partie(Othello()), {1: noir, 2: blanc}).terminee
    # A position whose moves are not known.
    partie = Partie(Othello())
    while partie.nb_coups < 30:
        partie.jouer(partie.jeu.coups_legaux(partie.etat)[-1])
    neufs = [serveur("gtp"), serveur("nboard")]
    for joueur in (gtp, nboard, *neufs):
        assert joueur.choisir(Othello(), partie.etat, Event()) in partie.jeu.coups_legaux(partie.etat)
        joueur.fermer()


@avec_rhino
@pytest.mark.parametrize("protocole", quelques(["gtp", "nboard"], 2))
def test_notre_moteur_rencontre_grhino(capsys: pytest.CaptureFixture[str], tmp_path: Path, protocole: str) -> None:
    commande = f"{shlex.join(COMMANDE)} --protocole {protocole} --temps 0.05 --hash 1"
    noir = f"externe:{protocole},patience={LONGTEMPS:g}:{commande}"
    duel = ["match", "--noir", noir, "--blanc", f"externe:gtp:{RHINO} -l 1", "-n", "2", "--graine", "1", "--json"]
    assert principal(duel) == 0
    resultat = json.loads(capsys.readouterr().out)
    assert resultat["parties"] == 2
    assert [joueur["fautes"] for joueur in resultat["joueurs"]] == [[], []]
