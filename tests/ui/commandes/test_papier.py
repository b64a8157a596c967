"""``othellier imprimer`` and ``othellier animer``: files written, refusals said."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from pytestqt.qtbot import QtBot

from ecosysteme.formats.ggf import ecrire_ggf
from ecosysteme.jeux import lire_jeu
from ecosysteme.jeux.othello import Othello
from tests.papier import COUPS, partie_de
from ui.commandes import lancement
from ui.commandes.papier import lire_fiche
from ui.socle.langue import translate

POSITION = "-OOOOOOX" + "X" * 48 + "XXXXXXX- X; A1:+64;\n"


def pages(fichier: Path) -> int:
    """Count the pages of a PDF by its own objects."""
    return len(re.findall(rb"/Type\s*/Page\b(?!s)", fichier.read_bytes()))


def lancer(*arguments: object) -> int:
    return lancement.principal([str(argument) for argument in arguments])


@pytest.mark.parametrize(
    ("options", "nombres"),
    [
        ((), [1]),
        (("--feuille", "--format", "A5", "--langue", "en"), [1]),
        (("--diagrammes", "1-13"), [3]),
        (("--vierge",), [1]),
        (("--finales",), [1]),
        (("--rapport", "0.01"), [2, 3]),  # as many mistakes as the engine finds
    ],
)
def test_chaque_document_s_ecrit(
    qtbot: QtBot, tmp_path: Path, capsys: pytest.CaptureFixture[str], options: tuple[str, ...], nombres: list[int]
) -> None:
    vers = tmp_path / "partie.pdf"
    assert lancer("imprimer", COUPS, "--vers", vers, *options) == 0
    nombre = pages(vers)
    assert nombre in nombres
    format_ = "A5" if "A5" in options else "A4"
    assert capsys.readouterr().out == f"{vers} : {nombre} page{'s' if nombre > 1 else ''} {format_}\n"
    assert translate("Papier", "Ronde") == "Ronde", "the language was for the sheet only"
    assert QLocale().language() == QLocale.Language.French


def test_sans_partie_une_feuille_vierge_ou_des_problemes(qtbot: QtBot, tmp_path: Path) -> None:
    fichier = tmp_path / "positions.obf"
    fichier.write_text(POSITION * 7)
    assert lancer("imprimer", "--vers", tmp_path / "p.pdf", "--problemes", fichier) == 0
    assert pages(tmp_path / "p.pdf") == 2
    assert lancer("imprimer", "--vers", tmp_path / "v.pdf", "--vierge", "--jeu", "puissance4") == 0
    assert pages(tmp_path / "v.pdf") == 1
    assert lancer("imprimer", "f5d6", "--vers", tmp_path / "c.pdf", "--classe", "2") == 0
    assert pages(tmp_path / "c.pdf") == 2
    assert lancer("imprimer", "--vers", tmp_path / "m.pdf", "--classe", "3", "--jeu", "morpion") == 0
    assert pages(tmp_path / "m.pdf") == 4


@pytest.mark.parametrize(
    ("arguments", "phrase"),
    [
        ((COUPS, "--vierge", "--finales"), "un document à la fois"),
        ((COUPS, "--vierge", "--rapport", "1"), "un document à la fois"),
        (("f5", "--vierge", "--classe", "3"), "un document à la fois"),
        (("f5", "--classe", "4"), "4"),
        ((), "rien à imprimer : attendu une partie"),
        ((COUPS, "--diagrammes", "61"), "attendu des numéros de coups, de 0 à 60"),
        ((COUPS, "--format", "A3"), "attendu A4 ou A5"),
        ((COUPS, "--langue", "de"), "attendu fr ou en"),
        (("z9",), "'z9' n'est pas un coup"),
        (("absente.txt",), "le fichier absente.txt n'existe pas"),
        (("--problemes", "absent.obf"), "le fichier absent.obf ne peut pas être lu"),
        (("4455", "--jeu", "puissance4", "--rapport", "1"), "ne se fait qu'à Othello"),
        (("c2", "--taille", "6", "--finales"), "personne ne conseille à othello"),
    ],
)
def test_ce_qui_ne_peut_etre_imprime_est_refuse(
    qtbot: QtBot, tmp_path: Path, capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], phrase: str
) -> None:
    vers = tmp_path / "partie.pdf"
    assert lancer("imprimer", *arguments, "--vers", vers) == 2
    assert phrase in capsys.readouterr().err
    assert not vers.exists()


def test_ou_l_on_ecrit_est_verifie(qtbot: QtBot, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for vers, phrase in ((tmp_path / "absent" / "p.pdf", "n'existe pas"), (tmp_path / "p.txt", "suffixe attendu .pdf")):
        assert lancer("imprimer", COUPS, "--vers", vers) == 2
        assert phrase in capsys.readouterr().err
    for lu in (tmp_path / "lue.pdf", tmp_path / "lue.gif"):
        lu.write_text(COUPS)
        arguments = ("--problemes", lu) if lu.suffix == ".pdf" else (lu,)
        assert lancer("imprimer" if lu.suffix == ".pdf" else "animer", *arguments, "--vers", lu) == 2
        assert "est le fichier lu" in capsys.readouterr().err
        assert lu.read_text() == COUPS


def test_une_partie_se_filme(qtbot: QtBot, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    images = pytest.importorskip("PIL.Image")
    vers = tmp_path / "partie.gif"
    assert lancer("animer", "44", "--jeu", "puissance4", "--vers", vers, "--cote", 128, "--theme", "sombre") == 0
    assert capsys.readouterr().out == f"{vers} : 3 images\n"
    with images.open(vers) as film:
        assert (film.n_frames, max(film.size)) == (3, 128)
    assert lancer("animer", COUPS, "--vers", tmp_path / "partie.avi") == 2
    assert lancer("animer", COUPS, "--vers", vers, "--cote", 20) == 2


def test_la_partie_vient_de_n_importe_quel_format(tmp_path: Path) -> None:
    fiche = lire_fiche(COUPS, Othello())
    assert fiche.coups == lire_fiche(COUPS.upper(), Othello()).coups
    assert len(fiche.coups) == 60
    (tmp_path / "deux.txt").write_text("f5d6\nf5f6e6\n")
    with pytest.raises(ValueError, match="contient 2 parties : en choisir une par --partie, de 1 à 2"):
        lire_fiche(str(tmp_path / "deux.txt"), Othello())
    assert len(lire_fiche(str(tmp_path / "deux.txt"), Othello(), 2).coups) == 3
    with pytest.raises(ValueError, match="partie 3 inexistante"):
        lire_fiche(str(tmp_path / "deux.txt"), Othello(), 3)
    assert lire_fiche(None, lire_jeu("nim")).coups == ()
    assert len(lire_fiche("a2b1", lire_jeu("nim")).coups) == 2
    etat = partie_de("f5d6c3").etat
    assert lire_fiche(Othello().ecrire_etat(etat), Othello()).depart == etat


def test_l_en_tete_d_un_fichier_est_sur_la_feuille(tmp_path: Path) -> None:
    from ecosysteme.entete import Entete
    from ecosysteme.formats.enregistrement import Enregistrement

    partie = Enregistrement(partie_de("f5d6"), Entete("Alice", "Bob", "2026-11-22"))
    (tmp_path / "partie.ggf").write_text(ecrire_ggf(partie))
    entete = lire_fiche(str(tmp_path / "partie.ggf"), Othello()).entete
    assert (entete.noir, entete.blanc, entete.date) == ("Alice", "Bob", "2026-11-22")
