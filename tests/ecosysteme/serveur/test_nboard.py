"""Sessions of NBoard, line by line, without any process."""

from __future__ import annotations

import re
from threading import Event

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecosysteme.joueurs.pendule import part, partager
from ecosysteme.pendules import Temps
from ecosysteme.plateau import lire_case
from ecosysteme.serveur.nboard import ServeurNBoard
from tests.ecosysteme.serveur.penseurs import FauxPenseur

PARTIE = "B[d3]W[c3]B[e6]W[d2]B[d1]W[e1]B[b2]W[c1]"  # black must pass
FINIE = "B[e6]W[f4]B[e3]W[f6]B[g5]W[d6]B[e7]W[f5]B[c5]"
PENSE = ["status Réflexion", "search D3 1.00 0 1", "search D3 2.00 0 2", "nodestats 2000 0.25"]


class Session:
    """A server at the start of a game, and what it says."""

    def __init__(self, temps: float | None = None) -> None:
        self.penseur, self.dites = FauxPenseur(), list[str]()
        self.serveur = ServeurNBoard(self.penseur, self.dites.append, temps, "1.2")

    def dire(self, ligne: str, arret: Event | None = None) -> list[str]:
        self.dites.clear()
        self.serveur.obeir(ligne, arret or Event())
        return list(self.dites)


SESSIONS: dict[str, list[tuple[str, list[str]]]] = {
    "ce qu'il est": [
        ("nboard 2", ["set myname Othellier 1.2"]),
        ("ping 1", ["pong 1"]),
        ("learn", ["learned"]),
        ("set contempt 10", []),
        ("set depth 6", []),
        ("set couleur rouge", []),
        ("wibble", []),
        ("", []),
        ("set", []),
        ("é\ufffd\x00", []),
    ],
    "un conseil": [
        (
            "hint 2",
            [
                "status Analyse",
                "search D3 1.00 0 1",
                "search C4 0.00 0 1",
                "search D3 2.00 0 2",
                "search C4 1.00 0 2",
                "nodestats 2000 0.25",
                "status",
            ],
        ),
        ("move f5/1.5/2", []),
        ("hint", ["status Analyse", "search F4 1.00 0 1", "search F4 2.00 0 2", "nodestats 2000 0.25", "status"]),
        ("hint deux", ["status Erreur : hint : hint=deux : attendu un entier au moins égal à 1"]),
    ],
    "des passes": [
        (f"set game (;{PARTIE};)", []),
        ("go", ["=== PA//0.00"]),
        ("hint 3", ["status Analyse", "search PA 1.00 0 1", "search PA 2.00 0 2", "nodestats 2000 0.25", "status"]),
        ("move PA", []),
        ("move a3", []),
        ("move PA", ["status Erreur : move : un coup se joue : passe impossible"]),
        (f"set game (;{PARTIE};)", []),
        ("move a3/0/1", []),
    ],
    "une fin": [(f"set game (;{FINIE};)", []), ("go", ["=== PA//0.00"]), ("ping 4", ["pong 4"])],
    "une analyse": [
        (
            "set game (;B[f5]W[d6];)",
            [],
        ),
        ("analyze", ["status Analyse", "analysis 2 2.00", "analysis 1 2.00", "analysis 0 2.00", "status"]),
    ],
    "ce qui ne va pas": [
        ("set game (;B[f5]", ["status Erreur : set game : GGF, caractère 8 : '' : attendu une étiquette ou ;)"]),
        ("set depth 0", ["status Erreur : set depth : profondeur=0 : attendu un entier de 1 à 60"]),
        ("move", ["status Erreur : move : coup '' illisible : attendu par exemple F5/1.00/0.5"]),
        ("move a1", ["status Erreur : move : un pion en a1 n'encadre aucun pion adverse"]),
        ("ping 2", ["pong 2"]),
    ],
}


@pytest.mark.parametrize("nom", SESSIONS)
def test_une_session(nom: str) -> None:
    session = Session()
    for commande, attendu in SESSIONS[nom]:
        assert session.dire(commande) == attendu, commande


def test_go_dit_ce_qu_il_pense_et_ne_joue_pas() -> None:
    session = Session()
    for _ in range(2):
        *pensees, coup, fin = session.dire("go")
        assert pensees == PENSE
        assert re.fullmatch(r"=== D3/2\.00/\d+\.\d\d", coup)
        assert fin == "status"
    session.dire("move D3")
    assert session.dire("go")[-2].startswith("=== C3/")


def test_le_livre_parle_d_abord_et_seul_quand_il_suffit() -> None:
    session = Session()
    session.penseur.connus = {lire_case("f5"): 1, lire_case("d3"): 0}
    livre = ["book F5 1.00 0 20", "book D3 0.00 0 20"]
    assert session.dire("hint 2") == livre
    dites = session.dire("hint 3")
    assert dites[:4] == [*livre, "status Analyse", "search C4 0.00 0 1"]
    assert not [ligne for ligne in dites if ligne.startswith(("search F5", "search D3"))]


HORLOGE = "set game (;TI[03:50];)"


@pytest.mark.parametrize(
    ("temps", "commandes", "secondes", "profondeur"),
    [
        (None, [], 1.0, None),
        (0.2, [], 0.2, None),
        (None, ["set depth 8"], None, 8),
        (0.2, ["set depth 8"], 0.2, 8),
        (None, ["set depth 8", HORLOGE], partager(230, 60).maximum, 8),
        (2.0, [HORLOGE], 2.0, None),
        (None, ["set game (;TI[03:50]B[f5//5]W[d6//115];)"], partager(225, 58).maximum, None),
        (None, ["set game (;TI[03:50]B[f5//5]W[d6//120]B[c3//5];)"], partager(110, 57).maximum, None),
        (None, ["set game (;TI[03:50];)", "move f5//5", "move d6//9"], partager(225, 58).maximum, None),
        (None, ["set game (;TI[05:00]B[f5]W[d6];)"], partager(290, 58).maximum, None),  # moves that nobody timed
        (None, ["set game (;TI[0:10]TB[00:23/00:02/02:00];)"], partager(23, 60).maximum + 2, None),
        (None, ["set game (;TI[0:10//2:00]B[f5//25]W[d6//1];)"], part(Temps(105, rallonge=True), 58).maximum, None),
        (None, ["set game (;TI[0:01]B[f5//30]W[d6//1];)"], 0.005, None),
    ],
)
def test_les_limites_d_un_coup(
    temps: float | None, commandes: list[str], secondes: float | None, profondeur: int | None
) -> None:
    session = Session(temps)
    for commande in commandes:
        assert session.dire(commande) == []
    assert session.penseur.pret == any("set game" in commande for commande in commandes), "hors de toute horloge"
    session.dire("go")
    demande = session.penseur.demandes[0]
    assert demande.secondes == (secondes and pytest.approx(secondes))
    assert demande.profondeur == profondeur
    pendule = any("TI" in commande for commande in commandes)
    assert pendule == (demande.visees is not None), "un temps par coup se prend tout entier"


@pytest.mark.parametrize(("depth", "vides", "profondeur"), [(8, 17, 8), (8, 16, None), (15, 21, 15), (15, 20, None)])
def test_pres_de_la_fin_la_profondeur_va_au_bout(depth: int, vides: int, profondeur: int | None) -> None:
    session = Session()
    pleines = 64 - vides - 1
    session.dire(f"set game (;BO[8 {'*' * (pleines - 1)}O{'-' * vides}* *];)")
    session.dire(f"set depth {depth}")
    session.dire("hint 1")
    assert session.penseur.demandes[0].profondeur == profondeur
    assert session.penseur.demandes[0].secondes is None


def test_une_analyse_interrompue_se_tait() -> None:
    session, arret = Session(), Event()
    session.dire("set game (;B[f5]W[d6];)")
    arret.set()
    assert session.dire("analyze", arret) == ["status Analyse", "status"]


def test_une_panne_se_dit_et_la_session_continue() -> None:
    session = Session()
    session.penseur.panne = RuntimeError("plus\nde mémoire")
    assert session.dire("go")[-1] == "status Erreur : go : plus de mémoire"
    assert session.dire("ping 3") == ["pong 3"]
    session.dire("quit")
    assert session.serveur.fini


@pytest.mark.parametrize(
    ("ligne", "endurante"), [("hint 3", True), ("analyze", True), ("go", False), ("", False), ("hinter", False)]
)
def test_toute_commande_coupe_et_deux_sont_sans_fin(ligne: str, endurante: bool) -> None:
    assert Session().serveur.coupe(ligne) is bool(ligne)
    assert Session().serveur.endurante(ligne) is endurante


MOTS = st.sampled_from(
    [*ServeurNBoard.COMMANDES, "f5", "PA/0/1", "3", "-1", f"(;{PARTIE};)", "(;TI[nan]B[f5//inf];)", "/"]
)
DEBUTS = ("set myname ", "status", "search ", "book ", "nodestats ", "=== ", "pong ", "learned", "analysis ")


@given(st.lists(st.lists(MOTS | st.text(max_size=6), max_size=3).map(" ".join), max_size=12))
def test_n_importe_quoi_se_supporte(lignes: list[str]) -> None:
    session = Session()
    for ligne in lignes:
        for dite in session.dire(" ".join(ligne.split("\n"))):
            assert f"{dite} ".startswith(DEBUTS), (ligne, dite)
            assert "\n" not in dite


@pytest.mark.parametrize("question", ["go", "hint 2"])
def test_sans_pendule_le_moteur_se_prepare_d_abord(question: str) -> None:
    session = Session()
    session.dire(question)
    assert session.penseur.pret
