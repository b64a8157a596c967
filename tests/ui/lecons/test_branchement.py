"""The card in the window: it follows the game, and asks why once a mistake is shown."""

from __future__ import annotations

from functools import partial
from threading import Event
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QPushButton, QToolButton
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from ecosysteme.arret import attendre
from ecosysteme.cases import Position, nom_case
from ecosysteme.entete import Entete, NotreJoueur
from ecosysteme.explication import PERSONNE, Certitude, Fautif, Phrase, Pourquoi
from ecosysteme.fautes import Message
from ecosysteme.jeu import PREMIER, Jeu
from ecosysteme.jeux.morpion import Morpion
from ecosysteme.jeux.nim import Nim
from ecosysteme.jeux.othello import EtatOthello, Othello
from ecosysteme.jeux.puissance4 import Puissance4
from ecosysteme.niveau_personnel.choix import NiveauPersonnel
from ecosysteme.niveau_personnel.niveau import ForceEstimee
from ecosysteme.partie import Partie
from ecosysteme.variantes.evaluation import Evaluation, Juge
from tests.fenetre import GAUCHE
from tests.ui.lecons.parties import partie_revue
from ui.jeux.registre import adaptateur_de
from ui.lecons.carte_erreur import CarteErreur
from ui.lecons.suites import SuitesDeCoups
from ui.plateau.fantome import CoucheFantome
from ui.reflexion.moteur_partage import MoteurPartage
from ui.socle.chargeur import trouver

PATIENCE = 600_000  # ms: a bound for a broken test, not a speed


@pytest.fixture
def demandes(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Explain each mistake with the square that was played, without the engine."""
    demandes: list[Any] = []

    def expliquer(
        avant: EtatOthello, joue: Position, evaluation: Evaluation, _conseiller: object, fautif: Fautif, *_: object
    ) -> Pourquoi:
        demandes.append((avant, joue, fautif))
        phrase = Phrase(Certitude.SANS_DOUTE, Message("{jeu} ?", jeu=nom_case(joue)), frozenset({(0, 0)}), joue)
        mieux = evaluation.meilleurs[0]
        phrases = (phrase, Phrase(Certitude.LIGNE, Message("suite")))
        return Pourquoi(phrases, {}, {}, mieux, _suite(avant, mieux), _suite(avant, joue))

    monkeypatch.setattr("ui.reflexion.explication.expliquer_coup", expliquer)
    monkeypatch.setattr(MoteurPartage, "conseiller", lambda *_: None)
    return demandes


def _suite(avant: EtatOthello, coup: Position) -> tuple[Position, ...]:
    """The first legal reply to a move."""
    return Othello().jouer(avant, coup).coups[:1]


def test_la_carte_suit_la_partie_et_dit_pourquoi(qtbot: QtBot, fenetre: ApplicationIHM, demandes: list[Any]) -> None:
    carte = trouver(fenetre, CarteErreur, "carte_erreur")
    assert carte.isHidden()
    partie = partie_revue({3: 16, 6: 24})
    fenetre.ouvrir_partie(partie, sienne=True)
    fenetre.parcours.aller_a(12)
    assert not carte.isHidden()
    colonne = fenetre.widgets.colonne_graphique
    assert colonne.indexOf(carte.gestes) == colonne.indexOf(fenetre.widgets.graphique) + 1
    assert not demandes, "the last move is no mistake"
    qtbot.mouseClick(trouver(carte.gestes, QPushButton, "erreur_precedente"), GAUCHE)
    assert fenetre.partie_montree.nb_coups == 6
    raison = trouver(carte, QLabel, "raison_erreur_1")
    qtbot.waitUntil(lambda: raison.text().startswith("Sans doute"), timeout=PATIENCE)
    assert raison.text().partition(":")[2].strip()[0].islower(), "the name of a square is written small"
    noeuds = fenetre.partie_montree.ligne
    assert demandes == [(noeuds[4].etat, noeuds[5].coup, Fautif.PERSONNES)], "asked once, of the position before"
    assert trouver(carte, QLabel, "raison_erreur_2").isHidden(), "the line that claims no cause stands under it"
    qtbot.mouseClick(trouver(carte, QPushButton, "bouton_moment_1"), GAUCHE)
    assert fenetre.partie_montree.nb_coups == 3
    qtbot.waitUntil(lambda: len(demandes) == 2, timeout=PATIENCE)


def test_la_raison_n_attend_pas_la_fin_de_la_revue(
    qtbot: QtBot, fenetre: ApplicationIHM, demandes: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    cherche = Event()

    class Tenu:
        """Thinks about the last move until it is not wanted any more."""

        version = "tenu"

        def oublier(self) -> None:
            """It knows nothing."""

        def juger(self, _etat: object, arret: Event, **_: object) -> None:
            cherche.set()
            attendre(Event().wait, arret)

    monkeypatch.setattr(MoteurPartage, "conseiller", lambda *_: Tenu())
    fenetre.ouvrir_partie(partie_revue({3: 16, 6: 24}), sienne=True)
    fenetre.assistance.analyser()
    qtbot.waitUntil(cherche.is_set, timeout=PATIENCE)
    fenetre.parcours.aller_a(6)
    raison = trouver(fenetre, QLabel, "raison_erreur_1")
    qtbot.waitUntil(lambda: raison.text().startswith("Sans doute"), timeout=PATIENCE)
    assert fenetre.assistance.analyse_en_cours


def test_les_touches_vont_d_erreur_en_erreur(qtbot: QtBot, fenetre: ApplicationIHM, demandes: list[Any]) -> None:
    avant, apres = fenetre.widgets.action_erreur_precedente, fenetre.widgets.action_erreur_suivante
    assert (avant.isEnabled(), apres.isEnabled()) == (False, False), "rien n'est jugé"
    fenetre.show()
    qtbot.waitExposed(fenetre)
    fenetre.ouvrir_partie(partie_revue({3: 16, 6: 24}), sienne=True)
    fenetre.parcours.aller_a(0)
    assert (avant.isEnabled(), apres.isEnabled()) == (False, True)
    for touche, coups in ((Qt.Key.Key_PageDown, 3), (Qt.Key.Key_PageDown, 6), (Qt.Key.Key_PageUp, 3)):
        qtbot.keyClick(fenetre, touche, Qt.KeyboardModifier.ShiftModifier)
        assert fenetre.partie_montree.nb_coups == coups
    assert (avant.isEnabled(), apres.isEnabled()) == (False, True)


def _nombre(demandes: list[Any], attendu: int) -> bool:
    return len(demandes) == attendu


def test_la_raison_depend_de_qui_a_joue(qtbot: QtBot, fenetre: ApplicationIHM, demandes: list[Any]) -> None:
    partie = partie_revue({3: 16, 6: 24})
    partie.entete = Entete(noir="Ada", blanc=NotreJoueur("ia_moteur:niveau=3"))
    fenetre.ouvrir_partie(partie)
    for rang, coups in enumerate((3, 6), 1):
        fenetre.parcours.aller_a(coups)
        qtbot.waitUntil(partial(_nombre, demandes, rang), timeout=PATIENCE)
    assert [fautif for *_, fautif in demandes] == [Fautif.PERSONNES, Fautif.FAIBLES]


def test_la_raison_depend_du_niveau_de_la_personne(qtbot: QtBot, fenetre: ApplicationIHM, demandes: list[Any]) -> None:
    debutant, fort = (NiveauPersonnel(ForceEstimee(elo, 100.0, 8), 7) for elo in (300.0, 1500.0))
    for rang, niveau in enumerate((debutant, fort), 1):
        fenetre.salles.mon_niveau.estime.emit(niveau)
        partie = partie_revue({3: 16})
        partie.entete = Entete(noir=PERSONNE, blanc=NotreJoueur("ia_moteur:niveau=20"))
        fenetre.ouvrir_partie(partie, sienne=True)
        fenetre.parcours.aller_a(3)
        qtbot.waitUntil(partial(_nombre, demandes, rang), timeout=PATIENCE)
    assert [fautif for *_, fautif in demandes] == [Fautif.FAIBLES, Fautif.PERSONNES]


def test_les_deux_suites_se_voient_sur_le_plateau(qtbot: QtBot, fenetre: ApplicationIHM, demandes: list[Any]) -> None:
    fenetre.show()
    qtbot.waitExposed(fenetre)
    fenetre.disposition.modes.choisir("analyser")
    fenetre.ouvrir_partie(partie_revue({3: 16}), sienne=True)
    fenetre.parcours.aller_a(3)
    suites = trouver(fenetre, SuitesDeCoups, "suites_erreur")
    qtbot.waitUntil(suites.isVisible, timeout=PATIENCE)
    fantome = trouver(fenetre, CoucheFantome, "fantome")
    avant = fenetre.partie_montree.historique[1].etat
    mieux = fenetre.partie_montree.historique[2].evaluation
    assert mieux is not None
    attendus = {0: fenetre.partie_montree.historique[2].coup, 1: mieux.meilleurs[0]}
    for rang, coup in attendus.items():
        qtbot.mouseClick(trouver(suites, QToolButton, f"suite_{rang}_1"), GAUCHE)
        assert fantome.vue is not None
        position = Partie(Othello(), Othello().jouer(avant, coup))
        assert fantome.vue.pions == adaptateur_de(Othello()).plateau(position, interactif=False).pions
        assert ("au lieu de" in fantome.legende) == bool(rang)
        assert bool(fenetre.salles.lecons.eclairage.cases) == (not rang), "of the move played, not of the better one"
    qtbot.keyClick(fenetre, Qt.Key.Key_Escape)
    assert fantome.vue is None
    eclairage = fenetre.salles.lecons.eclairage
    assert eclairage.cases
    fantome.montrer(adaptateur_de(Othello()).plateau(Partie(Othello(), avant), interactif=False), "e6")
    assert not eclairage.cases, "another room shows another position"
    fantome.quitter()
    assert eclairage.cases
    assert not any(bouton.isChecked() for bouton in suites.findChildren(QToolButton))
    voir = trouver(fenetre, QPushButton, "voir_suite")
    qtbot.mouseClick(voir, GAUCHE)
    vues: list[str] = []
    while fantome.vue is not None:
        vues.append(fantome.legende)
        assert voir.isChecked()
        suites.avancer()  # as the clock does
    assert len(vues) == 2, "two plies, then back to the game"
    assert not voir.isChecked()
    qtbot.mouseClick(voir, GAUCHE)
    fenetre.parcours.aller_a(2)
    assert (fantome.vue, suites.isVisible(), suites.en_lecture) == (None, False, False)


class _SansSuite:
    """A solver that knows no line."""

    def suivre(self, *_: object) -> SimpleNamespace:
        return SimpleNamespace(coups=())


@pytest.mark.parametrize(
    ("jeu", "coups", "mieux", "phrase", "eclairee"),
    [
        (Morpion(), "a1 b2 b1 a2", "c1", "Prouvé : l'adversaire gagne tout de suite : c1.", (0, 2)),
        (
            Puissance4(),
            "4 4 3 1",
            "2",
            "Prouvé : si l'adversaire joue 5, rien ne l'empêche plus de gagner au coup suivant.",
            (5, 4),
        ),
        (
            Nim(),
            "a1",
            "a2",
            "Prouvé : le xor des valeurs des tas est 3 après ce coup, et l'adversaire le rend nul par a1.",
            None,
        ),
    ],
)
def test_une_faute_d_un_jeu_resolu_a_sa_raison_et_ses_cases(
    qtbot: QtBot,
    fenetre: ApplicationIHM,
    monkeypatch: pytest.MonkeyPatch,
    jeu: Jeu,
    coups: str,
    mieux: str,
    phrase: str,
    eclairee: Position | None,
) -> None:
    monkeypatch.setattr(MoteurPartage, "conseiller", lambda *_: _SansSuite())
    fenetre.show()
    qtbot.waitExposed(fenetre)
    partie = Partie(jeu)
    for texte in coups.split():
        partie.jouer(jeu.lire_coup(texte))
    fautif = partie.ligne[-1]
    perdue = -1 if fautif.auteur == PREMIER else 1
    evaluation = Evaluation(perdue, 2, True, meilleurs=(jeu.lire_coup(mieux),), juge=Juge("essai"))
    partie.noter(fautif.numero, evaluation)
    fenetre.disposition.modes.choisir("analyser")
    fenetre.ouvrir_partie(partie, sienne=True)
    fenetre.parcours.aller_a(partie.nb_coups)
    raison = trouver(fenetre, QLabel, "raison_erreur_1")
    qtbot.waitUntil(lambda: raison.text().replace("\N{NO-BREAK SPACE}", " ") == phrase, timeout=PATIENCE)
    cases = fenetre.salles.lecons.eclairage.cases
    if eclairee is None:
        assert len(cases) == 1
    else:
        assert cases == {eclairee}
