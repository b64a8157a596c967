"""Sessions of GTP, line by line, without any process."""

from __future__ import annotations

import re
from threading import Event

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecosysteme.joueurs.pendule import MINIMUM, Part, partager
from ecosysteme.serveur.gtp import ServeurGTP
from tests.ecosysteme.serveur.penseurs import FauxPenseur


class Session:
    """A server at the start of a game, and what it answers."""

    def __init__(self, temps: float | None = None) -> None:
        self.penseur, self.dites = FauxPenseur(), list[str]()
        self.serveur = ServeurGTP(self.penseur, self.dites.append, temps, "1.2")

    def dire(self, ligne: str) -> str:
        self.dites.clear()
        self.serveur.obeir(ligne, Event())
        return "".join(self.dites)


# Each session: commands and their answers, of which the empty line at the end is understood.
SESSIONS = {
    "ce qu'il est": [
        ("protocol_version", "= 2"),
        ("name", "= Othellier"),
        ("version", "= 1.2"),
        ("known_command genmove", "= true"),
        ("known_command loadsgf", "= false"),
        ("known_command", "? syntax error"),
        ("list_games", "= Othello"),
        ("loadsgf x", "? unknown command"),
    ],
    "numéros, blancs et commentaires": [
        ("12 name", "=12 Othellier"),
        ("  0\tname  # qui es-tu ?", "=0 Othellier"),
        ("3", "?3 syntax error"),
        ("4 wibble", "?4 unknown command"),
        ("5play black z9", "?5 syntax error"),
        ("na\x07me\r", "= Othellier"),
        ("", ""),
        ("   # rien", ""),
        ("Name", "? unknown command"),
        ("é\ufffd", "? unknown command"),
    ],
    "réglages": [
        ("set_game Othello", "="),
        ("set_game Go", "? unsupported game"),
        ("set_game", "? syntax error"),
        ("boardsize 8", "="),
        ("boardsize 19", "? unacceptable size"),
        ("boardsize huit", "? syntax error"),
        ("komi 6.5", "="),
        ("komi", "? syntax error"),
        ("time_settings 300 0 0", "="),
        ("time_settings 300 0", "? syntax error"),
        ("time_settings -1 0 0", "? syntax error"),
        ("time_settings nan 0 0", "? syntax error"),
        ("time_left b 12 0", "="),
        ("time_left rouge 12 0", "? syntax error"),
        ("time_left b x 0", "? syntax error"),
    ],
    "une partie": [
        ("play black f5", "="),
        ("play black d6", "? illegal move"),
        ("genmove black", "? not your turn"),
        ("play w a1", "? illegal move"),
        ("play w pass", "? illegal move"),
        ("play w resign", "? syntax error"),
        ("play w", "? syntax error"),
        ("play gris d6", "? syntax error"),
        ("reg_genmove white", "= F4"),
        ("genmove W", "= F4"),
        ("final_score", "? cannot score"),
        ("undo", "="),
        ("play white D6", "="),
        ("undo", "="),
        ("undo", "="),
        ("undo", "? cannot undo"),
        ("genmove b", "= D3"),
        ("clear_board", "="),
        ("undo", "? cannot undo"),
    ],
    "des passes": [
        *[
            (f"play {couleur} {coup}", "=")
            for couleur, coup in zip("bwbwbwbw", ["d3", "c3", "e6", "d2", "d1", "e1", "b2", "c1"], strict=True)
        ],
        ("reg_genmove white", "= A3"),
        ("play white h8", "? illegal move"),
        ("genmove black", "= pass"),
        ("undo", "="),
        ("play white a3", "="),
        ("undo", "="),
        ("play black pass", "="),
        ("play white a3", "="),
        ("undo", "="),
        ("undo", "="),
        ("undo", "="),
        ("play white c1", "="),
    ],
    "une fin": [
        *[
            (f"play {couleur} {coup}", "=")
            for couleur, coup in zip("bwbwbwbwb", ["e6", "f4", "e3", "f6", "g5", "d6", "e7", "f5", "c5"], strict=True)
        ],
        ("final_score", "= B+64"),
        ("genmove white", "= pass"),
        ("genmove white", "= pass"),
        ("final_score", "= B+64"),
    ],
    "une position": [
        (f"othellier-setup_board {'-' * 27}OX------XO{'-' * 27} O", "="),
        ("undo", "? cannot undo"),
        ("genmove black", "? not your turn"),
        ("genmove white", "= E3"),
        (f"othellier-setup_board {'X' * 32}{'O' * 32} X", "="),
        ("final_score", "= 0"),
        ("othellier-setup_board XO", "? syntax error"),
        ("final_score", "= 0"),
    ],
}


@pytest.mark.parametrize("nom", SESSIONS)
def test_une_session(nom: str) -> None:
    session = Session()
    for commande, attendu in SESSIONS[nom]:
        assert session.dire(commande) == (f"{attendu}\n" if attendu else ""), commande


def test_la_liste_des_commandes_est_complete_et_quit_termine() -> None:
    session = Session()
    liste = session.dire("list_commands").removeprefix("= ").split()
    assert {"play", "genmove", "reg_genmove", "undo", "time_left", "set_game", "showboard", "final_score"} < {*liste}
    assert all(session.dire(f"known_command {nom}") == "= true\n" for nom in liste)
    assert not session.serveur.fini
    assert session.dire("9 quit") == "=9\n"
    assert session.serveur.fini


def test_une_nouvelle_partie_oublie_la_precedente() -> None:
    session = Session()
    session.dire("genmove b")
    assert session.penseur.parties == 0
    session.dire("clear_board")
    assert session.penseur.parties == 1


def test_le_plateau_se_montre_sans_ligne_vide() -> None:
    session = Session()
    session.dire("play black d3")
    lignes = session.dire("showboard").splitlines()
    assert (lignes[0], lignes[1], lignes[4], lignes[-1]) == (
        "= ",
        "  a b c d e f g h",
        "3 . . . X . . . .",
        "white (O) to play",
    )
    assert all(lignes)


@pytest.mark.parametrize(
    ("temps", "commandes", "part"),
    [
        (None, [], Part(None, 1.0)),
        (0.2, [], Part(None, 0.2)),
        (None, ["time_settings 0 10 4"], Part(None, 2.5)),
        (2.0, ["time_settings 0 10 4"], Part(None, 2.0)),
        (None, ["time_settings 0 10 4", "time_left b 3 2"], Part(None, 1.5)),
        (None, ["time_settings 0 10 0"], Part(None, 1.0)),
        (None, ["time_settings 230 0 0"], partager(230, 60)),
        (None, ["time_settings 230 0 0", "time_left black 23 0"], partager(23, 60)),
        (None, ["time_left black 0 0"], Part(MINIMUM, MINIMUM)),
        (60.0, ["time_settings 230 0 0", "time_left white 1 0"], partager(230, 60)),
        (0.5, ["time_settings 230 0 0"], Part(0.5, 0.5)),
    ],
)
def test_le_temps_d_un_coup(temps: float | None, commandes: list[str], part: Part) -> None:
    session = Session(temps)
    for commande in commandes:
        assert session.dire(commande) == "=\n"
    session.dire("genmove black")
    demande = session.penseur.demandes[0]
    assert (demande.visees, demande.secondes) == part


def test_la_vitesse_mesuree_change_le_temps_des_coups_suivants() -> None:
    session = Session(None)
    session.penseur.noeuds = 400_000_000
    session.dire("time_settings 100 0 0")
    for couleur in ("black", "white"):
        session.dire(f"genmove {couleur}")
    assert [demande.secondes for demande in session.penseur.demandes] == [
        partager(100, 60).maximum,
        partager(100, 59, vitesse=1.6e9).maximum,
    ]


def test_une_panne_se_dit_sur_une_ligne_et_la_session_continue() -> None:
    session = Session()
    session.penseur.panne = RuntimeError("plus\nde mémoire")
    assert session.dire("4 genmove b") == "?4 internal error: plus de mémoire\n"
    assert session.dire("5 name") == "=5 Othellier\n"


@pytest.mark.parametrize(
    ("ligne", "coupe"), [("quit", True), ("7 quit # adieu", True), ("name", False), ("", False), ("quit 1", False)]
)
def test_seul_qui_part_n_attend_pas_le_coup(ligne: str, coupe: bool) -> None:
    assert Session().serveur.coupe(ligne) is coupe
    assert not Session().serveur.endurante("genmove b")


MOTS = st.sampled_from(
    [*ServeurGTP.COMMANDES, "b", "WHITE", "d3", "pass", "8", "-1", "1e999", "nan", "#", "\t", "Othello"]
)


@given(st.lists(st.lists(MOTS | st.text(max_size=6), max_size=5).map(" ".join), max_size=12))
def test_n_importe_quoi_a_une_reponse_et_une_seule(lignes: list[str]) -> None:
    session = Session()
    for ligne in lignes:
        reponse = session.dire(ligne)
        assert re.fullmatch(r"([=?]\d*( [^\0]+?)?\n)?", reponse), (ligne, reponse)
        assert "\n\n" not in reponse
        assert "internal error" not in reponse


@pytest.mark.parametrize(
    ("commandes", "pret"), [([], True), (["time_settings 60 0 0"], True), (["time_left b 60 0"], False)]
)
def test_hors_de_la_pendule_d_un_arbitre_le_moteur_se_prepare_d_abord(commandes: list[str], pret: bool) -> None:
    session = Session()
    for commande in [*commandes, "genmove b"]:
        session.dire(commande)
    assert session.penseur.pret is pret
