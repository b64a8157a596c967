"""What goes wrong is said in the window's language: every template has its English, real faults are read whole."""

from __future__ import annotations

import sys
import xml.etree.ElementTree as ElementTree
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QCheckBox, QLabel, QLineEdit, QTableWidget
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from ecosysteme.ecriture import ecrire
from ecosysteme.executeurs import ouvriers
from ecosysteme.fautes import Message
from ecosysteme.jeux import lire_jeu
from ecosysteme.jeux.othello import Othello
from ecosysteme.joueurs.repertoire import MoteurEnregistre
from ecosysteme.tournoi.base import Base
from ecosysteme.tournoi.execution import EtatTournoi
from ecosysteme.tournoi.fiche import PartieFinie
from ecosysteme.tournoi.ouvrier import Consigne, Ouvrier
from ecosysteme.tournoi.plan import Plan, Reglement
from tests.ecosysteme.protocoles.conftest import FAUX
from tests.fenetre import PATIENCE, cocher, message, presser
from tests.modeles import champs, modeles
from tests.moteurs_externes import PROCESSUS, faux
from tests.traduire import CONTEXTE, TS
from ui.disposition.disposition import Disposition
from ui.joueurs.moteurs_memoire import enregistrer_moteurs
from ui.socle.chargeur import trouver
from ui.socle.langue import Langue
from ui.socle.memoire import Memoire
from ui.socle.messages import Messages
from ui.socle.raisons import dire
from ui.tournoi.branchement import BranchementTournois
from ui.tournoi.dialogue import DialogueTournoi
from ui.tournoi.dock import DockTournoi
from ui.tournoi.fichiers import consulter, exporter, inscrire
from ui.widgets.fenetre import FenetreDessinee


def traductions() -> dict[str, str]:
    """Read the English of each template."""
    (contexte,) = (lu for lu in ElementTree.parse(TS).getroot().iter("context") if lu.findtext("name") == CONTEXTE)
    return {lu.findtext("source", ""): lu.findtext("translation", "") for lu in contexte.iter("message")}


def test_chaque_modele_a_son_anglais_avec_les_memes_valeurs() -> None:
    lues = traductions()
    assert lues.keys() == modeles(), "python -m tests.traduire"
    for francais, anglais in lues.items():
        assert anglais, francais
        assert champs(anglais) == champs(francais)


@pytest.fixture
def anglais(langue: Langue) -> None:
    """Speak English."""
    langue.choisir("en")


def jouee(defaut: str) -> PartieFinie:
    """Play a game against an engine that has a fault."""
    patience = 4 if defaut == "dort" else 60
    moteur = f'externe:gtp,patience={patience},nom=X:"{sys.executable}" "{FAUX}" gtp {defaut}'
    reglement = Reglement("othello", (moteur, "ia_alea"), 2)
    ouvrier = Ouvrier(Consigne.de(reglement))
    try:
        return ouvrier.jouer(Plan(reglement)[0])
    finally:
        ouvrier.fermer()


@pytest.mark.parametrize(
    ("defaut", "dit"),
    [
        ("illegal", "plays a1, an illegal move: expected d3, c4, f5, e6"),
        ("passe", "passes but can play"),
        ("sottise", "answers 'z9': expected a move, from a1 to h8, or pass"),
        (
            "meurt",
            "stopped (code 3): 1 list_commands ; 2 name ; 3 boardsize 8 ; 4 clear_board ; "
            "5 clear_board ; 6 genmove black ; plus de mémoire ; adieu",
        ),
        ("dort", "did not answer genmove within 4 s"),
    ],
)
def test_la_faute_d_un_moteur_se_lit_en_anglais_dans_le_dock_meme_relue(
    coquille: FenetreDessinee, anglais: None, tmp_path: Path, defaut: str, dit: str
) -> None:
    """From the process that plays, through the file, to the table of the window."""
    chemin = tmp_path / "t.sqlite"
    with Base(chemin) as base:
        base.ajouter(base.creer(Reglement("othello", ("ia_alea", "ia_max"), 2)), [jouee(defaut)])
    dock = DockTournoi(coquille)
    dock.garnir()
    dock.presenter(consulter(chemin), EtatTournoi.PAUSE)
    cellule = trouver(dock, QTableWidget, "tournoi_incidents").item(0, 2)
    assert cellule is not None
    assert cellule.text() == dit


def reserver(base: Path) -> None:
    """Play in a file where somebody plays."""
    with Base(base) as ici, Base(base) as la, ici.reservee(), la.reservee():
        pass


def s_unir(adresse: str) -> None:
    """Ask for a cluster."""
    with ouvriers(1, adresse):
        pass


def abimer(base: Path) -> None:
    """Look at a file of tournaments whose middle was written over."""
    octets = bytearray(base.read_bytes())
    octets[4096 : len(octets)] = b"\xff" * (len(octets) - 4096)
    base.write_bytes(octets)
    consulter(base)


OTHELLO_8 = "an external engine only plays Othello on 8 × 8"


@pytest.mark.parametrize(
    ("faute", "dit"),
    [
        (lambda _: lire_jeu("othello:taille=5"), "taille=5: expected 4, 6, 8 or 10"),
        (lambda _: Othello(5), "size 5 is not possible: expected 4, 6, 8 or 10"),
        (lambda _: lire_jeu("morpion:taille=3"), "option 'taille=3' is not possible for morpion: expected no option"),
        (lambda _: Reglement("puissance4", ("externe:gtp:cat", "ia_alea"), 2).verifier(), OTHELLO_8),
        (
            lambda ici: inscrire(Reglement("othello", ("ia_alea", "ia_max"), 2, ouvertures="x"), ici / "n"),
            "openings 'x' not found: expected a file, hasard:PLIES or equilibrees",
        ),
        (
            lambda ici: inscrire(Reglement("othello", ("ia_alea", "ia_max"), 2, ouvertures=str(ici)), ici / "n"),
            "{ici} is a folder: expected a file of transcripts",
        ),
        (
            lambda ici: inscrire(Reglement("othello", ("ia_alea", "ia_max"), 2), ici / "absent" / "b"),
            "the folder {ici}/absent does not exist",
        ),
        (lambda ici: consulter(ici / "absente"), "the file {ici}/absente does not exist"),
        (lambda ici: consulter(ici), "{ici} is a folder: expected the file of a database, such as tournois.sqlite"),
        (lambda _: consulter(Path(__file__)), f"file of tournaments {__file__}: this is not an SQLite file"),
        (lambda ici: abimer(ici / "b"), "file of tournaments {ici}/b: this file is damaged"),
        (lambda ici: (ici / "vide").touch() or consulter(ici / "vide"), "the file {ici}/vide holds no tournament"),
        (lambda ici: reserver(ici / "prise"), "a tournament of the file {ici}/prise is already being played"),
        (
            lambda ici: exporter(ici / "b", 1, ici / "b.xyz"),
            "b.xyz: expected suffix .html, .classement.csv, .json, .csv, .txt, .ggf, .sgf, .pgn",
        ),
        (
            lambda ici: ecrire(ici / "absent" / "b.txt", "x"),
            "{ici}/absent/b.txt not written: this file or folder does not exist",
        ),
        (lambda ici: (ici / "absent.txt").read_text(), "{ici}/absent.txt: this file or folder does not exist"),
    ],
)
def test_un_refus_se_lit_en_anglais(anglais: None, tmp_path: Path, faute: Callable[[Path], object], dit: str) -> None:
    with Base(tmp_path / "b") as base:
        base.creer(Reglement("othello", ("ia_alea", "ia_max"), 2))
    with pytest.raises((ValueError, OSError)) as refus:
        faute(tmp_path)
    assert dire(refus.value) == dit.format(ici=tmp_path)


@pytest.mark.parametrize(
    ("adresse", "dit"),
    [
        ("sans port", "cluster address 'sans port', expected tcp://HOST:PORT, for instance tcp://127.0.0.1:8786: "),
        ("tls://127.0.0.1:9", "cluster tls://127.0.0.1:9 cannot be understood, expected a scheduler of the same "),
    ],
)
def test_une_grappe_refusee_se_dit_en_anglais_et_cite_dask(anglais: None, adresse: str, dit: str) -> None:
    pytest.importorskip("distributed")
    with pytest.raises(ValueError, match="grappe") as refus:
        s_unir(adresse)
    assert dire(refus.value).startswith(dit)


@pytest.mark.parametrize(
    ("moteur", "dit"),
    [
        (MoteurEnregistre(), "expected the command line of an engine, for example gtp-rhino -l 3"),
        (MoteurEnregistre(commande="moteur-absent"), "program 'moteur-absent' not found"),
        (MoteurEnregistre(commande="cat 'x"), 'command "cat \'x": a quotation mark is not closed'),
        (
            MoteurEnregistre(nom="a:b", commande="cat"),
            "the name 'a:b': no comma nor colon, which separate the options of a player",
        ),
    ],
)
def test_le_defaut_d_un_moteur_se_dit_en_anglais(anglais: None, moteur: MoteurEnregistre, dit: str) -> None:
    assert dire(moteur.defaut or moteur.absence) == dit


def test_ce_qui_vient_d_ailleurs_reste_ce_qu_il_est(anglais: None) -> None:
    assert dire(None) == ""
    assert dire(IndexError("{} hors du plateau")) == "{} hors du plateau"
    assert dire(RuntimeError()) == "RuntimeError"
    assert dire(Message("d'une version à venir : {x}", x="la partie est terminée")) == (
        "d'une version à venir : la partie est terminée"
    )


@PROCESSUS
def test_une_fenetre_anglaise_dit_en_anglais_pourquoi_un_moteur_s_arrete(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    trouver(fenetre, QAction, "action_en").trigger()
    enregistrer_moteurs(fenetre._memoire, [faux("X", "illegal")])
    cocher(qtbot, fenetre, "noir_externe")
    presser(qtbot, fenetre, "demarrer")
    dit = "External engine (X) plays a1, an illegal move: expected d3, c4, f5, e6"
    qtbot.waitUntil(lambda: message(fenetre) == f"This player failed: {dit}", timeout=PATIENCE)
    assert trouver(fenetre, QCheckBox, "noir_externe").isChecked()


def test_une_salle_anglaise_dit_en_anglais_ce_qu_elle_refuse(
    qtbot: QtBot, coquille: FenetreDessinee, anglais: None, memoire: Memoire, messages: Messages, tmp_path: Path
) -> None:
    """A player that is mistyped in the dialog, then a file that is no file of tournaments."""
    tournois = BranchementTournois(coquille, Disposition(coquille, memoire), memoire, messages)
    trouver(coquille, QAction, "action_nouveau_tournoi").trigger()
    dialogue = trouver(coquille, DialogueTournoi, "dialogue_tournoi")
    autres = trouver(dialogue, QLineEdit, "joueur_autres")
    autres.selectAll()
    qtbot.keyClicks(autres, "graine=douze")
    assert (
        trouver(dialogue, QLabel, "remarque_joueur_genre").text() == "graine=douze: expected an integer of at least 0"
    )
    qtbot.keyClick(dialogue, Qt.Key.Key_Escape)
    faux_fichier = tmp_path / "notes.txt"
    faux_fichier.write_text("rien de tel")
    with qtbot.waitSignal(tournois.pilote.refus, timeout=PATIENCE) as refus:
        tournois.pilote.ouvrir(faux_fichier)
    assert refus.args == [f"file of tournaments {faux_fichier}: this is not an SQLite file"]
    tournois.fermer()
