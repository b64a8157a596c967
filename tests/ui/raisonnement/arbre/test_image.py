"""Pictures of a tree, as files."""

from __future__ import annotations

import errno
from collections.abc import Iterator
from pathlib import Path
from threading import current_thread, main_thread
from typing import Any
from xml.etree import ElementTree

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from ecosysteme.arbre import Arbre, cultiver
from ecosysteme.arbre.image import svg_arbre
from ecosysteme.fautes import RAISONS
from ecosysteme.jeux.morpion import Morpion
from ui.jeux.registre import adaptateur_de
from ui.raisonnement.arbre import portrait as arbre_portrait
from ui.raisonnement.arbre.image import EcritureImage
from ui.raisonnement.arbre.peinture import peindre_arbre
from ui.raisonnement.arbre.toile import ToileArbre
from ui.socle.langue import Langue
from ui.socle.theme import CLAIR, SOMBRE

PATIENCE = 120_000  # ms


@pytest.fixture
def arbre() -> Arbre:
    jeu = Morpion()
    return cultiver(jeu, jeu.jouer(jeu.etat_initial(), (1, 1)), "ia_alphabeta", 2)


@pytest.fixture
def toile(qtbot: QtBot, arbre: Arbre) -> ToileArbre:
    toile = ToileArbre()
    qtbot.addWidget(toile)
    toile.presenter(arbre, adaptateur_de(arbre.jeu))
    toile.aller(arbre.nb_etapes)
    return toile


@pytest.fixture
def ecriture(langue: Langue) -> Iterator[EcritureImage]:
    ecriture = EcritureImage()
    yield ecriture
    ecriture.fermer()


def test_svg_et_png(qtbot: QtBot, ecriture: EcritureImage, arbre: Arbre, toile: ToileArbre, tmp_path: Path) -> None:
    for nom in ("arbre.svg", "arbre.png", "page.png"):
        with qtbot.waitSignal(ecriture.fini, timeout=PATIENCE) as fini:
            ecriture.ecrire(tmp_path / nom, arbre, 12, toile, page=nom.startswith("page"))
            toile.presenter(None, None)  # the picture is of what was there
            toile.presenter(arbre, adaptateur_de(arbre.jeu))
        assert fini.args == [f"Arbre écrit dans {tmp_path / nom}"]
    texte = (tmp_path / "arbre.svg").read_text(encoding="utf-8")
    assert ElementTree.fromstring(texte).tag.endswith("svg")
    assert texte == svg_arbre(arbre, 12)  # in French, the words are the domain's own
    portrait = toile.portrait(12, CLAIR)
    assert portrait is not None
    for nom, attendue in (("arbre.png", portrait.a_l_ecran()), ("page.png", portrait.en_page())):
        image = QImage(str(tmp_path / nom))
        points = 2 * toile.viewport().width() if nom == "arbre.png" else 3508
        pouces = toile.viewport().width() / 96 if nom == "arbre.png" else 11.69
        assert image.width() == points
        assert image.width() / image.dotsPerMeterX() == pytest.approx(pouces * 0.0254, rel=0.002), "sur le papier"
        attendue.setDevicePixelRatio(1)
        assert image.size() == attendue.size()
        assert image.convertToFormat(QImage.Format.Format_RGB32) == attendue.convertToFormat(QImage.Format.Format_RGB32)


@pytest.mark.parametrize("nom", ["absent/arbre.svg", "absent/arbre.png"])
def test_ce_qui_ne_s_ecrit_pas_se_dit(
    qtbot: QtBot, ecriture: EcritureImage, arbre: Arbre, toile: ToileArbre, tmp_path: Path, nom: str
) -> None:
    with qtbot.waitSignal(ecriture.fini, timeout=PATIENCE) as fini:
        ecriture.ecrire(tmp_path / nom, arbre, 3, toile)
    assert "non écrit : " in fini.args[0]
    assert nom.split("/")[1] in fini.args[0]


def test_l_image_est_sur_fond_clair_quel_que_soit_le_theme(
    qtbot: QtBot, ecriture: EcritureImage, arbre: Arbre, toile: ToileArbre, tmp_path: Path
) -> None:
    toile.definir_theme(SOMBRE)
    with qtbot.waitSignal(ecriture.fini, timeout=PATIENCE):
        ecriture.ecrire(tmp_path / "arbre.png", arbre, 12, toile)
    assert QImage(str(tmp_path / "arbre.png")).pixelColor(1, 1).name() == CLAIR.carte


def test_le_fil_de_la_fenetre_ne_peint_rien(
    qtbot: QtBot,
    ecriture: EcritureImage,
    arbre: Arbre,
    toile: ToileArbre,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Neither the picture of a large tree, nor the boards in it."""
    fils: set[str] = set()

    def peindre(*arguments: Any) -> None:
        fils.add(current_thread().name)
        peindre_arbre(*arguments)

    monkeypatch.setattr(arbre_portrait, "peindre_arbre", peindre)
    with qtbot.waitSignal(ecriture.fini, timeout=PATIENCE):
        ecriture.ecrire(tmp_path / "arbre.png", arbre, 12, toile)
    assert len(fils) == 1
    assert main_thread().name not in fils


def test_un_refus_du_disque_se_dit_sans_numero_et_ne_laisse_rien(
    qtbot: QtBot, ecriture: EcritureImage, arbre: Arbre, toile: ToileArbre, tmp_path: Path
) -> None:
    dossier = tmp_path / "arbre.svg"
    dossier.mkdir()
    with qtbot.waitSignal(ecriture.fini, timeout=PATIENCE) as fini:
        ecriture.ecrire(dossier, arbre, 3, toile)
    assert fini.args == [f"{dossier} non écrit : {RAISONS[errno.EISDIR]}"]
    assert list(tmp_path.iterdir()) == [dossier]
