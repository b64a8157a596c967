"""A game and its review without a mouse and without looking: keys, a screen reader's actions, and what is heard."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QComboBox
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from ecosysteme.jeu import SECOND
from tests.fenetre import message, plateau
from ui.socle.chargeur import trouver
from ui.widgets.graphique import Graphique

PARTIE = "c4b4a1d2d4d3a2c1a4a3b1d1"  # on 4 x 4; White has to pass once, Black wins


def descendants(interface: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    """What a reader finds below ``interface``, from the nearest on."""
    for rang in range(interface.childCount()):
        enfant = interface.child(rang)
        if enfant is not None:
            yield enfant
            yield from descendants(enfant)


def chercher(fenetre: ApplicationIHM, debut: str) -> QAccessibleInterface | None:
    """Find what is shown of the window by how its name begins."""
    return next(
        (
            objet
            for objet in descendants(QAccessible.queryAccessibleInterface(fenetre))
            if objet.text(QAccessible.Text.Name).startswith(debut) and not objet.state().invisible
        ),
        None,
    )


def presser(qtbot: QtBot, fenetre: ApplicationIHM, debut: str) -> None:
    """Press what is called so, as a reader does."""
    qtbot.waitUntil(lambda: chercher(fenetre, debut) is not None)
    objet = chercher(fenetre, debut)
    assert objet is not None
    actions = objet.actionInterface()
    actions.doAction("Press" if "Press" in actions.actionNames() else "Toggle")


def commencer(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    """Let two people play on 4 x 4."""
    taille = trouver(fenetre, QComboBox, "taille")
    taille.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(taille, Qt.Key.Key_Home)
    qtbot.keyClick(taille, Qt.Key.Key_Return)
    presser(qtbot, fenetre, "Noir : Humain")
    presser(qtbot, fenetre, "Blanc : Humain")
    plateau(fenetre).setFocus(Qt.FocusReason.TabFocusReason)


def jouer(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    """Play the game, every other move by pressing its square, the others by typing its name."""
    for rang in range(0, len(PARTIE), 2):
        coup = PARTIE[rang : rang + 2]
        if rang % 4:
            qtbot.keyClicks(plateau(fenetre), coup)
            qtbot.keyClick(plateau(fenetre), Qt.Key.Key_Return)
        else:
            presser(qtbot, fenetre, f"{coup}, jouable")
        qtbot.waitUntil(lambda: fenetre.partie_en_cours.transcription.endswith(coup))  # noqa: B023 - run at once


def lire(qtbot: QtBot, fenetre: ApplicationIHM, entendus: list[tuple[str, bool]]) -> list[str]:
    """Ask for the legal moves, the score, the last move, the turn; all is heard at once, and written."""
    lus = []
    for touche in "lspt":
        qtbot.keyClicks(plateau(fenetre), touche)
        assert entendus[-1] == (message(fenetre), True)
        lus.append(message(fenetre))
    return lus


def test_une_partie_se_joue_sans_souris_et_s_entend(
    qtbot: QtBot, fenetre: ApplicationIHM, entendus: list[tuple[str, bool]]
) -> None:
    commencer(qtbot, fenetre)
    coups, score, dernier, trait = lire(qtbot, fenetre, entendus)
    assert (coups, score) == ("4 coups possibles : b1, a2, d3, c4", "Noir 2, Blanc 2")
    assert (dernier, trait.partition(".")[0]) == ("Aucun coup n'a été joué", "Trait aux Noirs")
    entendus.clear()
    jouer(qtbot, fenetre)
    phrases = [phrase for phrase, _ in entendus]
    assert "Noir : c4, retourne c3" in phrases
    passes = [tour for tour in fenetre.partie_en_cours.historique if tour.coup is None and tour.camp == SECOND]
    assert len(passes) > 0
    assert " ".join(phrases).count("Blanc ne peut pas jouer et passe son tour") == len(passes), "une fois chacune"
    assert phrases.index("Noir : d1, retourne c1, c2, d2, d3") < phrases.index("Noir gagne 14 à 2")
    plateau(fenetre).setFocus(Qt.FocusReason.TabFocusReason)
    assert lire(qtbot, fenetre, entendus)[:3] == [
        "Aucun coup : la partie est terminée",
        "Noir 14, Blanc 2",
        "Noir : d1, retourne c1, c2, d2, d3",
    ]


def test_la_partie_se_revoit_au_clavier_et_par_la_courbe(
    qtbot: QtBot, fenetre: ApplicationIHM, entendus: list[tuple[str, bool]]
) -> None:
    commencer(qtbot, fenetre)
    jouer(qtbot, fenetre)
    qtbot.keyClick(fenetre, Qt.Key.Key_F7)
    courbe = trouver(fenetre, Graphique, "graphique")
    qtbot.waitUntil(courbe.isVisible)
    entendus.clear()
    qtbot.keyClick(fenetre, Qt.Key.Key_Home, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClick(fenetre, Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
    assert [phrase for phrase, _ in entendus] == ["C'est le début de la partie", "Noir : c4, retourne c3"]
    courbe.setFocus(Qt.FocusReason.TabFocusReason)
    curseur = fenetre.focusWidget()
    qtbot.waitUntil(lambda: courbe.accessibleDescription().startswith("coup 1 sur 12, "))
    qtbot.keyClick(curseur, Qt.Key.Key_Right)
    assert fenetre.partie_en_cours.nb_coups == 2
    QAccessible.queryAccessibleInterface(curseur).valueInterface().setCurrentValue(5)
    assert fenetre.partie_en_cours.nb_coups == 5
    assert entendus[-1][0] == "Noir : d4, retourne c3"
    qtbot.waitUntil(lambda: courbe.accessibleDescription().startswith("coup 5 sur 12, "))
    assert courbe.accessibleName() == "évaluation, pions, mobilité au fil des coups"
    assert "pions : +" in courbe.accessibleDescription()
