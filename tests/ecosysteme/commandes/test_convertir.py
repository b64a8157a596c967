"""``convertir``: any format to any, a file or a folder, nothing replaced nor half written."""

from __future__ import annotations

import random
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ecosysteme.__main__ import principal
from ecosysteme.commandes import convertir as commande
from ecosysteme.entete import Entete
from ecosysteme.formats.enregistrement import Enregistrement
from ecosysteme.formats.reconnaitre import ouvrir
from ecosysteme.formats.transcription import lire_transcriptions
from ecosysteme.formats.wthor import lire_noms
from ecosysteme.formats.wthor_parties import (
    creation_de,
    ecrire_wthor,
    enregistrements_de,
    liste_de_joueurs,
    liste_de_tournois,
)
from ecosysteme.jeux.othello import Othello
from ecosysteme.moteur.othello.facade import Moteur, ReponseExacte
from ecosysteme.partie import Partie
from ecosysteme.plateau import Plateau
from tests.tailles import taille

PARTIES = "f5f6e6f4\nd3c3e6d2d1e1b2c1a3\n"
POSITION = "--------------------------OOO------XO--------------------------- X; C3:+2; D3:-4; % essai\n"
Refus = Callable[[list[str]], str]


def convertir(*arguments: object) -> int:
    return principal(["convertir", *map(str, arguments)])


def wthor(dossier: Path, annee: int = 1999) -> bytes:
    """Write a folder of WTHOR with two games, its lists of names longer than they need, and return the games."""
    dossier.mkdir(exist_ok=True)
    joueurs = liste_de_joueurs(("???", "Un", "Personne", "Deux"))
    tournois = liste_de_tournois(("Diverses parties", "Chez nous"))
    entete = Entete("Un", "Deux", str(annee), "Chez nous", ecart=12, autres=(("theorique", "30"),))
    parties = [Enregistrement(lue.compacte(), entete) for lue in lire_transcriptions(PARTIES)]
    octets = ecrire_wthor(parties, joueurs, tournois, annee)
    (dossier / f"WTH_{annee}.wtb").write_bytes(octets)
    (dossier / "WTHOR.JOU").write_bytes(joueurs.octets(creation_de("2018-02-26")))
    (dossier / "WTHOR.TRN").write_bytes(tournois.octets(creation_de("2018-02-26")))
    return octets


@pytest.mark.parametrize("suffixe", [".sgf", ".ggf", ".pgn", ".txt"])
def test_une_partie_va_dans_chaque_format_et_en_revient(
    tmp_path: Path, suffixe: str, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "a.txt").write_text(PARTIES)
    assert convertir(tmp_path / "a.txt", tmp_path / f"b{suffixe}") == 0
    assert capsys.readouterr().out == "2 parties ou positions, 1 fichier.\n"
    assert convertir(tmp_path / f"b{suffixe}", tmp_path / "c.autre", "--vers", "transcription") == 0
    assert (tmp_path / "c.autre").read_text() == PARTIES


def test_les_positions_gardent_leurs_scores_en_obf_et_deviennent_des_parties_ailleurs(tmp_path: Path) -> None:
    (tmp_path / "a.obf").write_text(POSITION)
    assert convertir(tmp_path / "a.obf", tmp_path / "b.obf") == 0
    assert (tmp_path / "b.obf").read_text() == POSITION
    assert convertir(tmp_path / "a.obf", tmp_path / "b.sgf") == 0
    (lue,) = ouvrir(tmp_path / "b.sgf").enregistrements
    assert lue.entete.commentaire == "C3:+2; D3:-4; % essai"
    assert convertir(tmp_path / "b.sgf", tmp_path / "c.pos") == 0
    assert (tmp_path / "c.pos").read_text() == POSITION.partition(";")[0] + "\n"


def test_un_grand_fichier_se_convertit_par_tranches(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commande, "TRANCHE", 50)
    nombre = taille(799, 1_999)
    (tmp_path / "a.obf").write_text(POSITION * nombre)
    tracemalloc.start()
    try:
        for _ in range(2):  # the second time it is there already
            assert convertir(tmp_path / "a.obf", tmp_path / "b.obf") == 0
        pic = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert (tmp_path / "b.obf").read_text() == POSITION * nombre
    assert pic < 20 * (tmp_path / "a.obf").stat().st_size  # fifty times, with all positions in memory


def test_un_dossier_de_wthor_va_en_sgf_et_en_revient_octet_pour_octet(tmp_path: Path) -> None:
    avant = {annee: wthor(tmp_path / "wthor", annee) for annee in (1998, 1999)}
    assert convertir(tmp_path / "wthor", tmp_path / "sgf", "--vers", "sgf") == 0
    assert sorted(fichier.name for fichier in (tmp_path / "sgf").iterdir()) == ["WTH_1998.sgf", "WTH_1999.sgf"]
    retour = tmp_path / "retour"
    retour.mkdir()
    for nom in ("WTHOR.JOU", "WTHOR.TRN"):
        (retour / nom).write_bytes((tmp_path / "wthor" / nom).read_bytes())
    assert convertir(tmp_path / "sgf", retour, "--vers", "wthor", "--sans-theorique") == 0
    for fichier in (tmp_path / "wthor").iterdir():
        assert (retour / fichier.name).read_bytes() == fichier.read_bytes()
    assert avant[1998] != avant[1999]


def test_les_listes_de_noms_se_font_ou_se_completent(
    tmp_path: Path, refus: Refus, capsys: pytest.CaptureFixture[str]
) -> None:
    wthor(tmp_path)
    (tmp_path / "a.ggf").write_text("(;GM[Othello]PB[Trois]PW[Un]DT[1999]B[f5];)")
    nouveau = tmp_path / "neuf" / "a.wtb"
    assert convertir(tmp_path / "a.ggf", nouveau, "--sans-theorique") == 0
    assert lire_noms((nouveau.parent / "WTHOR.JOU").read_bytes()) == ("???", "Trois", "Un")
    capsys.readouterr()
    # Beside lists that are there, one of which lacks a name: to change it has to be allowed.
    assert "WTHOR.JOU existe déjà" in refus(["convertir", str(tmp_path / "a.ggf"), str(tmp_path / "a.wtb")])
    assert not (tmp_path / "a.wtb").exists()
    assert convertir(tmp_path / "a.ggf", tmp_path / "a.wtb", "--force", "--sans-theorique") == 0
    assert lire_noms((tmp_path / "WTHOR.JOU").read_bytes()) == ("???", "Un", "Personne", "Deux", "Trois")


def test_le_score_theorique_est_resolu(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The position with 24 empty squares is asked of the engine; here an easy one is solved in its place."""
    vrai, demandes = Moteur.resoudre, []

    def resoudre(moteur: Moteur, plateau: Plateau, couleur: str, **options: Any) -> ReponseExacte:
        demandes.append(plateau)
        facile = Plateau.depuis_texte("\n".join(["NNNNNNN.", "BBBBBBBN", *["N" * 8] * 6]))
        return vrai(moteur, facile, couleur, **options)

    monkeypatch.setattr(Moteur, "resoudre", resoudre)
    hasard, partie = random.Random(5), Partie(Othello())
    while not partie.terminee:
        partie.jouer(hasard.choice(partie.jeu.coups_legaux(partie.etat)))
    (tmp_path / "a.txt").write_text(partie.transcription)
    assert convertir(tmp_path / "a.txt", tmp_path / "a.wtb", "--hash", "1") == 0
    (plateau,) = demandes
    assert len(plateau) == 40
    assert enregistrements_de((tmp_path / "a.wtb").read_bytes())[0][0].entete.autre("theorique") == "58"


def test_rien_n_est_remplace_sans_force(tmp_path: Path, refus: Refus) -> None:
    (tmp_path / "a.txt").write_text(PARTIES)
    (tmp_path / "b.sgf").write_text("précieux")
    assert "b.sgf existe déjà : --force le remplace" in refus(
        ["convertir", str(tmp_path / "a.txt"), str(tmp_path / "b.sgf")]
    )
    assert (tmp_path / "b.sgf").read_text() == "précieux"
    assert convertir(tmp_path / "a.txt", tmp_path / "b.sgf", "--force") == 0
    assert convertir(tmp_path / "a.txt", tmp_path / "b.sgf") == 0  # it says the same already
    assert sorted(fichier.name for fichier in tmp_path.iterdir()) == ["a.txt", "b.sgf"]


@pytest.mark.parametrize("seconds", ["a.txt", "A.ggf"])
def test_deux_fichiers_vers_un_seul_se_refusent_avant_d_ecrire(tmp_path: Path, refus: Refus, seconds: str) -> None:
    source = tmp_path / "d1"
    source.mkdir()
    (source / "a.sgf").write_text("(;GM[2];B[f5])")
    (source / "b.sgf").write_text("(;GM[2];B[f5])")
    (source / seconds).write_text("f5d6")
    for force in ([], ["--force"]):
        dit = refus(["convertir", str(source), str(tmp_path / "d2"), "--vers", "pgn", *force])
        assert "a.sgf" in dit
        assert seconds in dit
        assert "attendu un nom par fichier" in dit
    assert not (tmp_path / "d2").exists()


def test_un_lien_ne_cache_pas_que_deux_destinations_sont_la_meme(tmp_path: Path, refus: Refus) -> None:
    source, cible = tmp_path / "d1", tmp_path / "d2"
    source.mkdir()
    cible.mkdir()
    for nom in ("a.sgf", "b.sgf"):
        (source / nom).write_text("(;GM[2];B[f5])")
    (cible / "a.pgn").symlink_to(cible / "b.pgn")
    dit = refus(["convertir", str(source), str(tmp_path / "d1" / ".." / "d2"), "--vers", "pgn"])
    assert "attendu un nom par fichier" in dit


def test_ce_qui_n_est_pas_lu_strictement_demande_souple(
    tmp_path: Path, refus: Refus, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "a.txt").write_text(f"{PARTIES}f5f1\n")
    arguments = [str(tmp_path / "a.txt"), str(tmp_path / "b.txt")]
    assert "ligne 3 : coup 2, f1" in refus(["convertir", *arguments])
    assert convertir(*arguments, "--souple") == 0
    assert "a.txt, caractère 29, laissé de côté : f5f1 (coup 2, f1 :" in capsys.readouterr().err
    assert (tmp_path / "b.txt").read_text() == PARTIES


@pytest.mark.parametrize(
    ("arguments", "phrase"),
    [
        (["absent", "b.sgf"], "absent n'existe pas"),
        (["a.txt", "b.doc"], "b.doc : suffixe inconnu : attendu .sgf"),
        (["a.txt", "b.doc", "--vers", "doc"], "format 'doc' inconnu : attendu sgf"),
        (["a.txt", "."], "le format se dit par --vers"),
        ([".", "a.txt", "--vers", "sgf"], "est un dossier : attendu un dossier"),
        (["vide", "sgf", "--vers", "sgf"], "vide ne contient aucun fichier"),
        (["rien.txt", "b.sgf"], "rien.txt : "),
        (["a.txt", "a.txt/b.sgf"], "n'existe pas"),
        (["sept.txt", "b.wtb"], "WTHOR n'a que des parties qui partent de la position initiale"),
        (["deux.ggf", "b.wtb"], "des parties de 1998 à 1999 : WTHOR n'a qu'une année par fichier"),
    ],
)
def test_refus_en_une_phrase(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: list[str], phrase: str, refus: Refus
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "a.txt").write_text(PARTIES)
    (tmp_path / "rien.txt").write_text("bonjour")
    (tmp_path / "sept.txt").write_text(POSITION)
    (tmp_path / "deux.ggf").write_text("(;GM[Othello]DT[1998]B[f5];)(;GM[Othello]DT[1999]B[f5];)")
    (tmp_path / "vide").mkdir()
    assert phrase in refus(["convertir", *arguments])
    assert not list(tmp_path.glob("b.*"))


def test_le_plateau_l_emporte_et_c_est_dit(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Another program wrote that White won a game in which no white disc is left."""
    (tmp_path / "a.sgf").write_text("(;GM[2]RE[W+28];B[e6];W[f4];B[e3];W[f6];B[g5];W[d6];B[e7];W[f5];B[c5])")
    for suffixe, attendu in ((".pgn", b'[Result "1-0"]'), (".ggf", b"RE[+64.000]"), (".sgf", b"RE[B+64]")):
        assert convertir(tmp_path / "a.sgf", tmp_path / f"b{suffixe}") == 0
        assert attendu in (tmp_path / f"b{suffixe}").read_bytes()
        assert "résultat noté 18-46, mais le plateau de la fin dit 64-0" in capsys.readouterr().err
    assert convertir(tmp_path / "b.sgf", tmp_path / "c.wtb", "--sans-theorique") == 0
    assert capsys.readouterr().err == ""
    assert (tmp_path / "c.wtb").read_bytes()[22] == 64
