"""The loop of a session: order, what cuts short a thought, what ends it, and that nothing else reaches the output."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from math import inf
from threading import Thread
from threading import enumerate as enumerer
from time import monotonic, sleep

import pytest

from ecosysteme.serveur import boucle
from ecosysteme.serveur.boucle import Boucle, sortie_reservee
from ecosysteme.serveur.gtp import ServeurGTP
from ecosysteme.serveur.nboard import ServeurNBoard
from ecosysteme.serveur.serveur import Serveur
from tests.ecosysteme.serveur.penseurs import FauxPenseur

LONGTEMPS = 120.0


class Tuyaux:
    """A session at the other end of two pipes, its loop on a thread."""

    def __init__(self, classe: type[Serveur], patient: bool = False) -> None:
        self.penseur = FauxPenseur()
        self.penseur.patient = patient
        lire_commandes, self.vers = os.pipe()
        self.depuis, dire = os.pipe()
        self.ouverts = {lire_commandes, self.vers, self.depuis, dire}
        self.boucle = Boucle(partial(classe, self.penseur), lire_commandes, dire)
        self.fil = Thread(target=self.boucle.tourner, daemon=True)
        self.fil.start()

    def ecrire(self, texte: str) -> None:
        os.write(self.vers, texte.encode())

    def lire_jusqu_a(self, fin: str) -> str:
        lu = ""
        while fin not in lu:
            morceau = os.read(self.depuis, 4096).decode()
            assert morceau, lu
            lu += morceau
        return lu

    def fermer(self, descripteur: int) -> None:
        self.ouverts.discard(descripteur)
        os.close(descripteur)

    def finie(self) -> bool:
        self.fil.join(LONGTEMPS)
        return not self.fil.is_alive()


@pytest.fixture
def tuyaux(request: pytest.FixtureRequest) -> Iterator[Tuyaux]:
    """A session of the class that the test asks for, thinking until it is cut short."""
    session = Tuyaux(request.param, patient=True)
    yield session
    session.fermer(session.vers)
    assert session.finie()
    for fil in enumerer():  # else it might read once more, from what the next session then calls by the same number
        if fil.name == "othellier_ecouter":
            fil.join(LONGTEMPS)
            assert not fil.is_alive()
    for descripteur in session.ouverts:
        os.close(descripteur)


def sur(classe: type[Serveur]) -> pytest.MarkDecorator:
    """Open such a session."""
    return pytest.mark.parametrize("tuyaux", [classe], indirect=True)


@sur(ServeurNBoard)
def test_nboard_ping_coupe_et_repond_apres(tuyaux: Tuyaux, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(boucle, "GRACE", inf)  # nothing else cuts it short
    for commande in ("hint 3", "go"):
        tuyaux.ecrire(f"{commande}\n")
        tuyaux.lire_jusqu_a("0 2\n")
        tuyaux.ecrire("ping 7\n")
        suite = tuyaux.lire_jusqu_a("pong 7\n")
        assert suite.endswith("status\npong 7\n")
        assert ("=== D3/2.00" in suite) == (commande == "go")
    assert tuyaux.penseur.coupees == 2


@sur(ServeurNBoard)
def test_nboard_ce_qui_etait_envoye_d_avance_ne_coupe_qu_un_conseil(tuyaux: Tuyaux) -> None:
    tuyaux.ecrire("hint 1\nping 1\n")  # for ever, if nothing behind it counted
    assert tuyaux.lire_jusqu_a("pong 1\n")
    tuyaux.penseur.patient = False
    tuyaux.ecrire("go\nping 2\n")
    tuyaux.lire_jusqu_a("pong 2\n")
    assert tuyaux.penseur.coupees == 1


@sur(ServeurGTP)
def test_gtp_repond_a_tout_dans_l_ordre_et_seul_quit_abrege(tuyaux: Tuyaux) -> None:
    tuyaux.ecrire("1 genmove b\n2 name\n")
    limite = monotonic() + LONGTEMPS
    while not tuyaux.penseur.demandes:  # else all would be read at once, as sent ahead
        assert monotonic() < limite
        sleep(0.01)
    tuyaux.ecrire("3 version\n")
    sleep(0.3)
    assert tuyaux.penseur.coupees == 0
    tuyaux.ecrire("4 quit\n")
    assert tuyaux.lire_jusqu_a("=4\n\n") == "=1 D3\n\n=2 Othellier\n\n=3\n\n=4\n\n"
    assert tuyaux.penseur.coupees == 1
    assert tuyaux.finie()


@sur(ServeurNBoard)
def test_la_fin_de_l_entree_coupe_ce_qui_n_a_pas_de_fin(tuyaux: Tuyaux) -> None:
    tuyaux.ecrire("hint 1\n")
    tuyaux.lire_jusqu_a("0 2\n")
    depuis, tuyaux.vers = tuyaux.vers, os.dup(tuyaux.vers)
    tuyaux.fermer(depuis)
    tuyaux.ouverts.add(tuyaux.vers)
    tuyaux.ecrire("quit")  # without the end of its line


@sur(ServeurGTP)
def test_qui_envoie_sans_lire_attend_qu_on_ait_obei(tuyaux: Tuyaux) -> None:
    os.set_blocking(tuyaux.vers, False)
    envoyes, calme = 0, monotonic()
    while monotonic() < calme + 2:  # until nobody takes any more
        with suppress(BlockingIOError):
            envoyes, calme = envoyes + os.write(tuyaux.vers, b"showboard\n" * 1_000), monotonic()
        assert envoyes < 10_000_000, "tout est pris, sans que rien soit obéi"
        sleep(0.001)
    tuyaux.fermer(tuyaux.depuis)


@sur(ServeurGTP)
def test_une_sortie_fermee_termine(tuyaux: Tuyaux) -> None:
    tuyaux.penseur.patient = False
    tuyaux.fermer(tuyaux.depuis)
    tuyaux.ecrire("name\n")
    assert tuyaux.finie()


@sur(ServeurGTP)
def test_dix_megaoctets_de_bruit_ne_font_rien(tuyaux: Tuyaux) -> None:
    bruit = b"\xff\x00x" * 20_000
    for _ in range(170):
        os.write(tuyaux.vers, bruit)
    tuyaux.ecrire("\r\n7 name\r\n")
    dites = tuyaux.lire_jusqu_a("=7 Othellier\n\n")
    assert dites.startswith("? unknown command\n\n")


def test_un_bloc_se_coupe_en_lignes_sans_en_garder_plus_d_une() -> None:
    coupeur = boucle._Coupeur()
    assert coupeur.ajouter(b"un\r\nde") == ["un"]
    assert coupeur.ajouter(b"ux\n\ntr") == ["deux", ""]
    assert coupeur.ajouter(b"x" * 500_000) == []
    assert len(coupeur._debut) == boucle.LIGNE_MAX
    assert len(coupeur.reste()[0]) == boucle.LIGNE_MAX
    assert coupeur.reste() == []


BRUYANT = """
import os, sys
from ecosysteme.serveur.boucle import sortie_reservee
with sortie_reservee() as sortie:
    print("bruit de Python")
    os.system("echo bruit ailleurs")
    os.write(sortie, b"la seule ligne\\n")
print("rendue")
"""


def test_rien_d_autre_n_atteint_la_sortie() -> None:
    fini = subprocess.run([sys.executable, "-c", BRUYANT], capture_output=True, text=True, check=True)
    assert fini.stdout == "la seule ligne\nrendue\n"
    assert sorted(fini.stderr.splitlines()) == ["bruit ailleurs", "bruit de Python"]


def test_sans_sortie_d_erreur_le_bruit_se_perd() -> None:
    ferme = BRUYANT.replace("import os, sys", "import os, sys; os.close(2)")
    fini = subprocess.run([sys.executable, "-c", ferme], stdout=subprocess.PIPE, text=True, check=True)
    assert fini.stdout == "la seule ligne\nrendue\n"


def test_la_sortie_se_rend_telle_quelle(capfd: pytest.CaptureFixture[str]) -> None:
    with sortie_reservee() as sortie:
        os.write(1, b"bruit\n")
        os.write(sortie, b"ligne\n")
    os.write(1, b"apres\n")
    lu = capfd.readouterr()
    assert (lu.out, lu.err) == ("ligne\napres\n", "bruit\n")


CTRL_C = """
import os, sys
from functools import partial
from ecosysteme.serveur import boucle
from ecosysteme.serveur.boucle import Boucle
from ecosysteme.serveur.gtp import ServeurGTP
from tests.ecosysteme.serveur.penseurs import FauxPenseur
penseur = FauxPenseur()
penseur.patient, boucle.ADIEU = True, 60.0
sys.exit(0 if Boucle(partial(ServeurGTP, penseur), 0, 1).tourner() else 130)
"""


@pytest.mark.skipif(os.name != "posix", reason="demande les signaux de POSIX")
def test_ctrl_c_coupe_et_s_en_va() -> None:
    enfant = subprocess.Popen(
        [sys.executable, "-c", CTRL_C],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert enfant.stdin is not None
    assert enfant.stdout is not None
    enfant.stdin.write("name\ngenmove b\n")
    enfant.stdin.flush()
    assert enfant.stdout.readline() == "= Othellier\n"
    sleep(0.3)
    enfant.send_signal(signal.SIGINT)
    dites, plaintes = enfant.communicate(timeout=LONGTEMPS)
    assert (enfant.returncode, plaintes) == (130, "")
    assert dites.lstrip() == "= D3\n\n"


@sur(ServeurGTP)
def test_gtp_anticipe_jusqu_a_la_commande_suivante(tuyaux: Tuyaux) -> None:
    penseur = tuyaux.penseur
    penseur.patient = False
    tuyaux.ecrire("genmove b\n")
    tuyaux.lire_jusqu_a("= D3\n\n")
    assert penseur.commence.wait(LONGTEMPS)
    penseur.commence.clear()
    tuyaux.ecrire("time_left w 10 0\n")
    tuyaux.lire_jusqu_a("=\n\n")
    assert penseur.commence.wait(LONGTEMPS), "la même position attend toujours : il reprend"
    assert penseur.cessees == 1
    tuyaux.ecrire("play w c3\n")
    tuyaux.lire_jusqu_a("=\n\n")
    tuyaux.ecrire("name\n")
    tuyaux.lire_jusqu_a("= Othellier\n\n")
    assert penseur.cessees == 2
    assert len(penseur.anticipes) == 2, "ce n'est plus à l'adversaire"
    assert penseur.anticipes[0] is penseur.anticipes[1]


@sur(ServeurNBoard)
def test_nboard_anticipe_apres_son_propre_coup(tuyaux: Tuyaux) -> None:
    penseur = tuyaux.penseur
    penseur.patient = False
    tuyaux.ecrire("go\n")
    tuyaux.lire_jusqu_a("status\n")
    assert not penseur.anticipes, "le coup n'est pas encore joué"
    tuyaux.ecrire("move d3//1\n")
    assert penseur.commence.wait(LONGTEMPS)
    tuyaux.ecrire("move c3//1\nping 1\n")
    tuyaux.lire_jusqu_a("pong 1\n")
    assert (penseur.cessees, len(penseur.anticipes)) == (1, 1)


@sur(ServeurGTP)
def test_la_fin_de_l_entree_arrete_qui_anticipe(tuyaux: Tuyaux) -> None:
    tuyaux.penseur.patient = False
    tuyaux.ecrire("genmove b\n")
    assert tuyaux.penseur.commence.wait(LONGTEMPS)
