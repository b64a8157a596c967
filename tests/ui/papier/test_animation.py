"""A game as a film: a picture a move, in both formats."""

from __future__ import annotations

import importlib.util
import io
from threading import Event

import pytest
from pytestqt.qtbot import QtBot

from ecosysteme.arret import Interrompu
from ecosysteme.jeux import lire_jeu
from ecosysteme.papier.fiche import Fiche
from ecosysteme.partie import Partie
from tests.papier import fiche_de, fiche_dessinee
from ui.papier.animation import animer
from ui.socle.theme import CLAIR

Image = pytest.importorskip("PIL.Image")
COUPS = "f5d6c3d3c4"


@pytest.mark.parametrize(("suffixe", "format_"), [(".gif", "GIF"), (".png", "PNG"), (".apng", "PNG"), (".GIF", "GIF")])
def test_une_image_par_coup_et_une_pour_le_depart(qtbot: QtBot, suffixe: str, format_: str) -> None:
    octets = animer(fiche_de(COUPS), suffixe, CLAIR, cote=160, duree=300)
    with Image.open(io.BytesIO(octets)) as film:
        assert (film.format, film.n_frames, film.size) == (format_, 6, (160, 160))
        durees, images = [], []
        for rang in range(film.n_frames):
            film.seek(rang)
            durees.append(film.info["duration"])
            images.append(film.convert("RGB").tobytes())
        assert durees == [300] * 5 + [1200], "the end is to be seen"
        assert len(set(images)) == 6
        assert film.info.get("loop") == 0


def test_le_dernier_coup_garde_sa_couleur_dans_un_gif(qtbot: QtBot) -> None:
    """Red is a few pixels of thousands: a palette made without care would turn them grey."""
    with Image.open(io.BytesIO(animer(fiche_de(COUPS), ".gif", CLAIR, cote=480, duree=300))) as film:
        film.seek(3)
        rouges = [
            couleur for _, couleur in film.convert("RGB").getcolors(1 << 20) if couleur[0] > 180 > 90 > couleur[1]
        ]
    assert rouges


@pytest.mark.parametrize("nom", ["othello:taille=4", "puissance4", "morpion", "nim"])
def test_les_quatre_jeux_se_filment(qtbot: QtBot, nom: str) -> None:
    partie: Partie = Partie(lire_jeu(nom))
    while not partie.terminee and partie.nb_coups < 12:
        partie.jouer(partie.jeu.coups_legaux(partie.etat)[0])
    with Image.open(io.BytesIO(animer(Fiche.de(partie), ".gif", CLAIR, cote=128, duree=100))) as film:
        assert film.n_frames == partie.nb_coups + 1


def test_ce_qui_est_dessine_se_voit_a_sa_position(qtbot: QtBot) -> None:
    def images(fiche: Fiche, suffixe: str) -> list[bytes]:
        with Image.open(io.BytesIO(animer(fiche, suffixe, CLAIR, cote=160, duree=300))) as film:
            return [film.seek(rang) or film.convert("RGB").tobytes() for rang in range(film.n_frames)]

    nues, dessinees = (images(fiche, ".png") for fiche in (fiche_de(COUPS), fiche_dessinee(COUPS)))
    assert nues[:-1] == dessinees[:-1]
    assert nues[-1] != dessinees[-1]


def test_un_arret_interrompt(qtbot: QtBot) -> None:
    arret = Event()
    arret.set()
    with pytest.raises(Interrompu):
        animer(fiche_de(COUPS), ".gif", CLAIR, cote=128, duree=100, arret=arret)


def test_un_autre_format_est_refuse() -> None:
    with pytest.raises(ValueError, match=r"attendu un fichier \.gif, \.png, \.apng"):
        animer(fiche_de(COUPS), ".avi", CLAIR, cote=128, duree=100)


def test_sans_pillow_la_phrase_dit_comment_l_avoir(monkeypatch: pytest.MonkeyPatch) -> None:
    trouver = importlib.util.find_spec
    monkeypatch.setattr("ui.papier.animation.find_spec", lambda nom: None if nom == "PIL" else trouver(nom))
    with pytest.raises(ValueError, match=r"une animation demande Pillow : pip install 'othellier\[images\]'"):
        animer(fiche_de(COUPS), ".gif", CLAIR, cote=128, duree=100)
