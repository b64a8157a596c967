"""Any text, any file: which format, which games, and what was left aside.

``OTHELLIER_POSITIONS=100000`` mutates so many inputs; by default some hundred.
"""

from __future__ import annotations

import json
import os
import random
import sqlite3
import struct
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from threading import Event

import pytest

from ecosysteme.arret import Interrompu
from ecosysteme.fautes import Faute
from ecosysteme.formats import reconnaitre as module
from ecosysteme.formats.reconnaitre import FORMATS, Ambigu, Lecture, ouvrir, reconnaitre
from ecosysteme.formats.transcription import lire_transcription
from ecosysteme.jeu import PREMIER, SECOND
from ecosysteme.jeux.othello import Othello
from tests.tailles import taille

MUTATIONS = int(os.environ.get("OTHELLIER_POSITIONS", taille(100, 400)))
CASES = "---------------------------OX------XO---------------------------"
RANGEES = [CASES[debut : debut + 8] for debut in range(0, 64, 8)]
GGS = "   A B C D E F G H\n" + "".join(
    f" {rang} {' '.join(rangee.replace('X', '*'))} {rang}\n" for rang, rangee in enumerate(RANGEES, start=1)
)
GGF = f"(;GM[Othello]PC[NBoard]PB[un]PW[deux]RE[?]TI[15:00]TY[8]BO[8 {CASES.replace('X', '*')} *]B[F5]W[F6];)"
PGN = '[Event "x"]\n[Black "un"]\n[White "deux"]\n[Result "1-0"]\n\n1. f5 f6\n{un wins 40-24} 1-0\n'
SGF = "(;FF[4]GM[2]PB[un]C[dit];B[f5](;W[f6])(;W[d6]TE[1]C[\\]]))"
QUEST = json.dumps({"gtype": "reversi", "players": [{"name": "un"}, {}], "position": {"moves": [{"m": "f5", "t": 1}]}})
EGAROUCID = json.dumps({
    "black_player": "un",
    "4": {"board_player": 0x0000000810000000, "board_opponent": 0x0000001008000000, "player": 0},
    "5": {"board_player": 0x0000001000000000, "board_opponent": 0x000000081C000000, "player": 1},
})  # fmt: skip
SENSEI = "f5 f6\nBlack: un\nWhite: deux\nBlack disks: 40\nWhite disks: 24\n"
PARTIES = [
    ("f5f6", "transcription", 2),
    ("F5F6D3", "transcription", 3),
    ("1. F5 f4 2. F3\n3. g4", "transcription", 4),
    ("1. F5 f4 2. E3 g4", "texte", 3),
    ("F5d6C3d3C4", "transcription", 5),
    ("f5D6c3D3", "transcription", 4),
    ("1. f5 d6 2. c3?! d3", "transcription", 4),
    ("5f 6d 3c", "transcription", 3),
    ("56 64 33", "transcription", 3),
    ("f5-d6-c3 *", "transcription", 3),
    ("1. f5 d6 2. c3 d3 40-24", "transcription", 4),
    (GGF, "ggf", 2),
    (f"2 {GGF}{GGF}", "ggf", 2),
    (PGN, "pgn", 2),
    (SGF, "sgf", 2),
    (QUEST, "quest", 1),
    (EGAROUCID, "egaroucid", 1),
    (SENSEI, "sensei", 2),
]
POSITIONS = [
    (f"{CASES} X", "plateau"),
    ("\n".join([*RANGEES, "O"]), "plateau"),
    (GGS + "* to move", "plateau"),
    (CASES.replace("X", "x").replace("O", "o") + "x", "plateau"),
    (CASES.replace("X", "0").replace("O", "1") + " 0", "plateau"),
    (CASES.replace("O", "0") + " 0", "plateau"),
    (CASES.replace("X", "●").replace("O", "○") + " ●", "plateau"),
    ("\n".join(RANGEES).replace("X", "●").replace("O", "○").replace("-", "·") + "\n● à jouer", "plateau"),
    ("\n".join(RANGEES).replace("X", "⚫\ufe0f").replace("O", "⚪").replace("-", "🟩") + "\nNoir à jouer.", "plateau"),
    ("\n".join(RANGEES).replace("X", "N").replace("O", "B") + "\nTrait : Noir", "plateau"),
    (f"{CASES} X; F5:+1; % oui\n{CASES} O; -2;", "obf"),
    (f"% FFO\n{CASES} X % un\n{CASES.replace('X', '*')} *\n", "script"),
    ("8/8/8/3pP3/3Pp3/8/8/8 b", "fen"),
    ("0x0000000810000000\t0x0000001008000000", "bitboards"),
]


@pytest.mark.parametrize(("texte", "format_lu", "nombre"), PARTIES)
def test_chaque_texte_de_partie_se_reconnait(texte: str, format_lu: str, nombre: int) -> None:
    lue = reconnaitre(texte)
    assert (lue.format, lue.enregistrements[0].nb_coups, len(lue.positions)) == (format_lu, nombre, 0)
    assert (lue.raison is None) == (format_lu != "texte")
    assert lue.format in FORMATS


@pytest.mark.parametrize(("texte", "format_lu"), POSITIONS)
def test_chaque_texte_de_position_se_reconnait(texte: str, format_lu: str) -> None:
    lue = reconnaitre(texte)
    assert (lue.format, lue.raison, len(lue.enregistrements)) == (format_lu, None, 0)
    assert all(notee.etat.plateau == Othello().etat_initial().plateau for notee in lue.positions)


def test_le_zero_est_noir_pres_d_un_et_blanc_pres_de_x() -> None:
    egaroucid, scrzebra = (reconnaitre(texte).positions[0].etat.trait for texte, _ in POSITIONS[4:6])
    assert (egaroucid, scrzebra) == (PREMIER, SECOND)


@pytest.mark.parametrize(
    ("texte", "sens"),
    [
        (CASES, ["trait à noir", "trait à blanc"]),
        (CASES.replace("X", "0").replace("O", "-") + "0", ["0 est noir, trait à noir", "0 est blanc, trait à blanc"]),
        ("0x0000001000000000 0x000000081C000000", ["fort (Egaroucid)", "faible (Edax)"]),
    ],
)
def test_ce_qui_a_plusieurs_sens_se_demande(texte: str, sens: list[str]) -> None:
    with pytest.raises(Ambigu, match="plusieurs sens") as refus:
        reconnaitre(texte)
    libelles = [str(libelle) for libelle, _ in refus.value.lectures]
    assert len(libelles) == len(sens)
    assert all(attendu in libelle for attendu, libelle in zip(sens, libelles, strict=True))
    assert all(libelle in str(refus.value) for libelle in libelles)
    etats = [lecture.positions[0].etat for _, lecture in refus.value.lectures]
    assert etats[0] != etats[1]


def test_une_transcription_peut_partir_de_la_position_montree() -> None:
    montree = lire_transcription("f5d6").etat
    assert reconnaitre("c3d3", montree).enregistrements[0].compacte().depart == montree
    assert reconnaitre("f5d6", montree).enregistrements[0].compacte().depart is None
    lue = reconnaitre("c3 d3 c4 et voilà", montree)
    assert (lue.enregistrements[0].compacte().depart, lue.format) == (montree, "texte")


@pytest.mark.parametrize("texte", ["b3", "b3 et voilà"])
def test_une_position_d_une_autre_taille_n_est_pas_le_depart_d_une_partie(texte: str) -> None:
    petit = Othello(6)
    assert "b3" in map(petit.ecrire_coup, petit.coups_legaux(petit.etat_initial()))
    with pytest.raises(ValueError, match="attendu une transcription"):
        reconnaitre(texte, petit.etat_initial())


@pytest.mark.parametrize(
    ("bon", "mauvais", "format_lu"),
    [
        (GGF, GGF.replace("W[F6]", "W[F1]"), "ggf"),
        (PGN, PGN.replace("f6", "f1"), "pgn"),
        (SGF, SGF.replace("W[f6]", "W[f1]"), "sgf"),
        ("f5f6\n", "f5f1\n", "transcription"),
        (f"{CASES} X; +1;\n", f"{CASES}; X +1;\n", "obf"),
    ],
)
def test_de_plusieurs_parties_les_bonnes_sont_lues_et_les_autres_montrees(
    bon: str, mauvais: str, format_lu: str
) -> None:
    texte = bon + mauvais + bon
    lue = reconnaitre(texte)
    assert lue.format == format_lu
    cases = [partie.compacte().transcription for partie in lue.enregistrements]
    if format_lu in ("ggf", "pgn", "sgf"):
        assert [partie.nb_coups for partie in lue.enregistrements] == [2, 1, 2]
        assert lue.enregistrements[1].entete.noir == "un"
        assert cases[1] == cases[0][:2]
    else:
        assert len(cases) + len(lue.positions) == 2
    premiere, *_ = lue.ignores
    assert len(bon) <= premiere.debut < len(bon + mauvais)
    assert texte[premiere.debut :][: premiere.longueur] == premiere.texte
    assert lue.raison is not None


def test_une_transcription_donne_d_abord_ce_qui_precede_la_faute() -> None:
    lue = reconnaitre("Partie : f5 d6 c3?! e6 d3")
    assert [ignore.texte for ignore in lue.ignores] == ["Partie :", "e6", "d3"]
    assert lue.enregistrements[0].compacte().transcription == "f5d6c3"
    assert "coup 4, e6" in str(lue.raison)
    assert [ignore.texte for ignore in reconnaitre(f"{GGF}, {GGF} !").ignores] == [",", "!"]


@pytest.mark.parametrize("texte", ["f5 d6 PA c3", "f5d6??c3d3", "f5 d6 ?? c3", "f5 d6 f6 c3", "F5d6c3D3"])
def test_apres_une_faute_ou_une_passe_impossible_rien_n_est_joue(texte: str) -> None:
    lue = reconnaitre(texte)
    assert "f5d6".startswith(lue.enregistrements[0].compacte().transcription)
    assert lue.ignores[0].debut in (2, 4, 6, 3)
    assert lue.raison is not None


def test_de_plusieurs_lignes_chacune_va_jusqu_a_sa_faute() -> None:
    bonne = "f5d6c3d3c4f4f6f3e6e7"
    lue = reconnaitre(f"{bonne}\n{bonne[:18]}??d7c5\n{bonne}\n")
    assert [partie.nb_coups for partie in lue.enregistrements] == [10, 9, 10]
    assert [ignore.texte for ignore in lue.ignores] == ["??", "d7c5\n"[:4]]


@pytest.mark.parametrize(
    "texte",
    [
        "d6 est usuel, f4 est pire",
        "c4 est le meilleur coup ici",
        "(;GM[2]AB[e4][zz]C[f5d6c3d3c4];B[f5])",
        "(;GM[1]C[f5d6c3d3c4];B[qd])",
        '{"name": "f5d6c3d3c4"}',
        "(;GM[Othello]BO[8 x]PB[f5d6c3d3c4]B[f5];)",
    ],
)
def test_une_case_qui_n_est_pas_un_coup_n_est_jamais_jouee(texte: str) -> None:
    with pytest.raises(ValueError, match="attendu une transcription"):
        reconnaitre(texte)


STRUCTURES = [
    "(;FF[4]GM[2]SZ[8]PB[Ann]PW[Bob];B[f5]C[d6 est usuel](;W[f6];B[e6])(;W[d6];B[{}];W[d3]))",
    "(;GM[Othello]PB[Ann]PW[Bob]BO[8 " + CASES.replace("X", "*") + " *]B[F5]CO[d6 est usuel]W[D6]B[{}]W[d3];)",
    '[Event "x"]\n[Black "Ann"]\n[White "Bob"]\n\n1. f5 {{d6 est usuel}} d6 2. {} d3 *\n',
]


@pytest.mark.parametrize("structure", STRUCTURES, ids=["sgf", "ggf", "pgn"])
@pytest.mark.parametrize("faute", ["zz9", "a1", "f9", "e6 est pire", "f5 f4 e3"])
def test_une_faute_dans_une_structure_garde_tout_ce_qui_la_precede(structure: str, faute: str) -> None:
    texte = structure.format(faute)
    lue = reconnaitre(texte)
    (partie,) = lue.enregistrements
    assert (partie.entete.noir, partie.entete.blanc) == ("Ann", "Bob")
    racine = partie.partie.racine
    assert racine.suites[0].commentaire == "d6 est usuel"
    principale = [noeud.coup for noeud in racine.suites[0].suites[-1:]]
    assert principale == [(5, 3)]  # d6, the last variation of SGF, the line of the others
    assert not racine.suites[0].suites[-1].suites
    place = texte.rindex(faute.split()[0])
    assert lue.ignores[0].debut <= place < lue.ignores[0].debut + lue.ignores[0].longueur
    assert lue.raison is not None


@pytest.mark.parametrize("structure", STRUCTURES, ids=["sgf", "ggf", "pgn"])
def test_un_fichier_coupe_n_importe_ou_donne_ce_qui_etait_entier(structure: str) -> None:
    texte = structure.format("c3").rstrip("*\n ")
    entiere = reconnaitre(texte).enregistrements[0].partie
    coups = [noeud.coup for noeud in entiere.historique]
    vus = set()
    for fin in range(texte.index("Bob") + 6, len(texte)):
        lue = reconnaitre(texte[:fin])
        assert lue.enregistrements[0].entete.noir == "Ann"
        joues = [noeud.coup for noeud in lue.enregistrements[0].partie.historique]
        assert joues == coups[: len(joues)] or lue.format == "sgf"
        vus.add(len(joues))
    assert vus >= {0, 1, 2, 3}


def test_autour_d_une_structure_rien_n_est_joue() -> None:
    lue = reconnaitre(f"Bonjour (f5 d6 c3), voici :\n{SGF}\nf5d6c3d3")
    assert (lue.format, [partie.nb_coups for partie in lue.enregistrements]) == ("sgf", [2])
    assert [ignore.texte for ignore in lue.ignores] == ["Bonjour", "(f5 d6 c3)", ", voici :", "f5d6c3d3"]


def test_ce_qui_a_l_air_d_un_autre_format_dans_un_nom_ne_trompe_pas() -> None:
    noms = ["BO[8", "O[", "(;GM[Othello]BO[8 x]", '[Event "x"]', '{"4": 1}', '\n[Event "x"]\n', "CA[utf-16]"]
    for nom in noms:
        protege = nom.replace("]", "\\]")
        lue = reconnaitre(f"(;FF[4]GM[2]PB[{protege}];B[f5];W[d6])".encode())
        assert (lue.format, lue.enregistrements[0].entete.noir, lue.raison) == ("sgf", nom, None)
        lue = reconnaitre(f"(;FF[4]PB[{protege}]GM[2];B[f5];W[d6])")
        assert (lue.format, lue.enregistrements[0].entete.noir, lue.raison) == ("sgf", nom, None)
    pgn = '[Black "(;GM[2]PB[x];B[f5])"]\n[White "CA[utf-16]"]\n\n1. f5 d6 *\n'
    assert reconnaitre(pgn.encode()).enregistrements[0].entete.noir == "(;GM[2]PB[x];B[f5])"


@pytest.mark.parametrize(
    "texte", ["", " \n", "bonjour", "{", "[1]", '{"4": 1}', "(;GM[1];B[qd])", "a1 b1", "x" * 300_000]
)
def test_ce_qui_n_est_rien_dit_ce_qui_est_accepte(texte: str) -> None:
    with pytest.raises(ValueError, match="attendu une transcription"):
        reconnaitre(texte)


def test_un_texte_trop_long_est_refuse(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(module, "LIMITE", 2 << 20)
    with pytest.raises(ValueError, match=r"^3 Mo à lire : attendu 2 Mo au plus"):
        reconnaitre("f" * (3 << 20))
    (tmp_path / "gros").write_bytes(bytes(3 << 20))
    with pytest.raises(ValueError, match=r"^3 Mo à lire"):
        ouvrir(tmp_path / "gros")


@pytest.mark.parametrize("texte", [GGF * 3, PGN * 3, SGF * 3, "f5f6\n" * 3, f"{CASES} X; +1;\n" * 3])
def test_la_lecture_s_arrete(texte: str) -> None:
    arret = Event()
    arret.set()
    with pytest.raises(Interrompu):
        reconnaitre(texte, arret=arret)


@pytest.mark.parametrize("encodage", ["utf-8", "utf-8-sig", "cp1252"])
def test_un_fichier_se_lit_dans_son_encodage(tmp_path: Path, encodage: str) -> None:
    (tmp_path / "a.sgf").write_bytes(SGF.replace("un]", "élève]").encode(encodage))
    assert ouvrir(tmp_path / "a.sgf").enregistrements[0].entete.noir == "élève"


def test_shift_jis_annonce_ou_non() -> None:
    for annonce in ("", "CA[Shift_JIS]"):
        octets = SGF.replace("PB[un]", f"{annonce}PB[「第一」]").encode("shift-jis")
        assert reconnaitre(octets).enregistrements[0].entete.noir == "「第一」"


def wthor() -> bytes:
    entete = struct.pack("<4BIHH4B", 20, 26, 2, 18, 2, 0, 1999, 8, 0, 24, 0)
    return entete + struct.pack("<3H2B60s", 1, 0, 1, 40, 33, bytes((56, 66))) * 2


def test_wthor_se_reconnait_a_sa_taille_et_prend_les_noms_voisins(tmp_path: Path) -> None:
    assert reconnaitre(wthor()).enregistrements[0].entete.noir == "n° 0"
    (tmp_path / "WTHOR.JOU").write_bytes(struct.pack("<8xH6x", 2) + b"???".ljust(20, b"\0") + b"Un".ljust(20, b"\0"))
    (tmp_path / "a.wtb").write_bytes(wthor())
    lue = ouvrir(tmp_path / "a.wtb")
    assert [(un.compacte().transcription, un.resume) for un in lue.enregistrements] == [
        ("f5f6", "??? – Un · 40-24 · n° 1 · 1999")
    ] * 2
    assert lue.format == "wthor"


def mutations(nombre: int) -> Iterator[str | bytes]:
    """Change, drop, double, swap or mix pieces of every kind of input."""
    hasard = random.Random(20261122)
    modeles = [texte for texte, *_ in PARTIES + POSITIONS] + [SGF * 2, PGN * 2, GGS]
    signes = "".join(modeles) + "éあ\0\\\"'{}[]();%#/:.-0123456789abcdefghXO*"
    for _ in range(nombre):
        texte = hasard.choice(modeles)
        for _ in range(hasard.randint(1, 6)):
            debut = hasard.randrange(len(texte) + 1)
            fin = min(len(texte), debut + hasard.choice((0, 1, 1, 2, 10)))
            ajout = "".join(hasard.choices(signes, k=hasard.choice((0, 1, 1, 3))))
            if hasard.random() < 0.1:
                autre = hasard.choice(modeles)
                ajout = autre[hasard.randrange(len(autre)) :][: hasard.randrange(80)]
            texte = texte[:debut] + ajout + texte[fin:]
        yield (
            texte if hasard.random() < 0.8 else texte.encode(hasard.choice(("utf-8", "utf-16", "shift-jis")), "replace")
        )
        if hasard.random() < 0.05:
            octets = bytearray(wthor())
            octets[hasard.randrange(len(octets))] = hasard.randrange(256)
            yield bytes(octets)


def test_toute_entree_abimee_donne_une_lecture_ou_une_faute() -> None:
    """Never another exception, never a part that is not where it is said to be, never a game that cannot be opened."""
    lues = 0
    for entree in mutations(MUTATIONS):
        try:
            lue = reconnaitre(entree)
        except ValueError:
            continue
        lues += 1
        verifier(lue)
    assert lues > MUTATIONS // 4


def verifier(lue: Lecture) -> None:
    assert lue.enregistrements or lue.positions
    for ignore in lue.ignores:
        assert lue.format == "wthor" or lue.texte[ignore.debut :][: ignore.longueur] == ignore.texte
        assert str(ignore.raison)
    for enregistrement in lue.enregistrements:
        assert enregistrement.partie.nb_coups_total == enregistrement.nb_coups


def test_une_base_de_tournois_dit_comment_elle_s_ouvre(tmp_path: Path) -> None:
    """Its moves are words that a lenient reading would play one after the other."""
    base = tmp_path / "parties.txt"
    with closing(sqlite3.connect(base)) as ouverte:
        ouverte.execute("CREATE TABLE parties AS SELECT 'f5d6c3d3c4f4f6' AS coups")
        ouverte.commit()
    with pytest.raises(Faute, match=r"base SQLite.*othellier tournoi --base"):
        ouvrir(base)


@pytest.mark.parametrize(
    "tete", [b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", b"PK\x03\x04\x14\0", b"%PDF-1.7\n", b"\x1f\x8b\x08", b"\x7fELF"]
)
def test_un_fichier_qui_n_est_pas_un_texte_est_refuse(tete: bytes) -> None:
    hasard = random.Random(1)
    with pytest.raises(Faute, match="n'est pas un texte"):
        reconnaitre(tete + hasard.randbytes(2_000) + b"f5d6c3" + hasard.randbytes(2_000))


def test_un_texte_en_couleurs_se_lit_encore() -> None:
    lecture = reconnaitre(b"coups \x1b[31mf5\x1b[0m d6 \x1b[31mc3\x1b[0m\r\n\tfin\n")
    assert lecture.enregistrements[0].nb_coups == 3


@pytest.mark.parametrize("texte", ["(;GM[2];B[f5])", '[Event "x"]\n\n1. f5 *', "f5"])
def test_la_marque_d_un_texte_colle_n_en_est_pas(texte: str) -> None:
    lecture = reconnaitre("\ufeff" + texte)
    assert (lecture.raison, lecture.enregistrements[0].nb_coups) == (None, 1)
