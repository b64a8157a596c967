"""The screenshots: there, of the right size, and different where something differs."""

from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from ecosysteme.jeux import JEUX
from ecosysteme.partie import Partie
from ui.atelier import captures, captures_raisonnement, captures_salles
from ui.atelier.captures import GRANDE, NORMALE
from ui.atelier.captures_raisonnement import LARGE
from ui.atelier.essai import PARTIES
from ui.jeux.registre import adaptateur_de

AUTRES_JEUX = ("morpion", "nim", "puissance4")
JEUX_MONTRES = ("othello", *AUTRES_JEUX)
NORMALES = ("accueil", "analyse", "fenetre", "serie", "bilan", *AUTRES_JEUX)
RAISONNEMENTS = [f"raisonnement-{jeu}" for jeu in JEUX_MONTRES]
PROJETEES = [f"projecteur-{jeu}" for jeu in JEUX_MONTRES]
SCENES = (*NORMALES, "petite", "grande", *RAISONNEMENTS, *PROJETEES, "tournoi", "glossaire", "moteurs", "regles")
DIAGONALE = (("en", "sombre"), ("fr", "clair"))  # two of the four take half the time
VARIANTES = [f"{theme}-{langue}" for langue, theme in DIAGONALE]


@pytest.fixture
def vite(monkeypatch: pytest.MonkeyPatch) -> None:
    """Think and play no longer than pictures that nobody looks at need."""
    monkeypatch.setattr(captures, "SECONDES_ANALYSE", 0.01)
    for module, durees in ((captures, ("MURISSEMENT", "REPOS")), (captures_raisonnement, ("REPOS",))):
        for duree in durees:
            monkeypatch.setattr(module, duree, 10)
    monkeypatch.setattr(captures, "LENTE", 100)
    monkeypatch.setattr(captures, "PARTIES_AVANT_ARRET", 2)
    monkeypatch.setattr(captures, "PARTIES", 4)
    monkeypatch.setattr(captures_salles, "PARTIES_AVANT_IMAGE", 4)


@pytest.mark.complet
@pytest.mark.usefixtures("vite")
def test_toutes_les_images(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert set(DIAGONALE) < set(captures.VARIANTES)
    assert set(JEUX_MONTRES) <= set(captures.JEUX)
    monkeypatch.setattr(captures, "VARIANTES", DIAGONALE)
    monkeypatch.setattr(captures, "AUTRES_JEUX", AUTRES_JEUX)
    monkeypatch.setattr(captures, "JEUX", JEUX_MONTRES)
    dossier = tmp_path / "neuf" / "images"
    dossier.mkdir(parents=True)
    (dossier / f"fenetre-{VARIANTES[0]}.png").write_text("ancienne")
    assert captures.principal(dossier) == 0
    assert capsys.readouterr().out == f"{len(SCENES) * len(VARIANTES)} images dans {dossier}\n"
    images = {fichier.stem: QImage(str(fichier)) for fichier in dossier.iterdir()}
    assert images.keys() == {f"{scene}-{variante}" for scene in SCENES for variante in VARIANTES}
    for variante in VARIANTES:
        assert all(images[f"{scene}-{variante}"].size() == NORMALE for scene in NORMALES)
        for docks, demandee in (([*RAISONNEMENTS, "tournoi"], LARGE), (PROJETEES, GRANDE)):
            vues = [images[f"{scene}-{variante}"].size() for scene in docks]
            assert all(demandee.boundedTo(vue) == demandee for vue in vues)  # longer words ask for more
        assert images[f"grande-{variante}"].size() == GRANDE
        assert images[f"petite-{variante}"].width() < NORMALE.width()
    for scene in SCENES:
        differentes = {bytes(images[f"{scene}-{variante}"].bits()) for variante in VARIANTES}
        assert len(differentes) == len(VARIANTES), scene


@pytest.mark.parametrize("nom", PARTIES)
def test_la_partie_montree_laisse_le_trait_au_premier_et_des_coups_differents(nom: str) -> None:
    partie = Partie(JEUX[nom]())
    for texte in PARTIES[nom].split():
        partie.jouer(partie.jeu.lire_coup(texte))
    assert partie.trait == 1
    assert all(tour.coup is not None for tour in partie.historique)
    vue = adaptateur_de(partie.jeu)
    assert len({vue.case(partie.etat, coup) for coup in partie.jeu.coups_legaux(partie.etat)}) > 3


def test_dossier_impossible(qtbot: QtBot, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    fichier = tmp_path / "fichier"
    fichier.touch()
    assert captures.principal(fichier / "images") == 1
    raison = "une partie du chemin n'est pas un dossier"
    refus = f"Captures impossibles : le dossier {fichier / 'images'} ne peut pas être créé : {raison}.\n"
    assert capsys.readouterr().err == refus


@pytest.mark.usefixtures("vite")
def test_image_refusee(qtbot: QtBot, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "analyse-clair-fr.png").mkdir()  # root may write anywhere, but not over a directory
    assert captures.principal(tmp_path) == 1
    assert "analyse-clair-fr.png non écrit : c'est un dossier, attendu un fichier." in capsys.readouterr().err
