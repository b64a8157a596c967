"""The panel of exercises: what is asked and how it goes, how one is doing, and what comes next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from ecosysteme.carnet.repetition import NoteReprise
from ui.exercices.choix import ChoixExercices
from ui.exercices.mots import (
    commenter,
    coter,
    demander,
    dire_force,
    dire_indice,
    dire_progres,
    dire_serie,
    preciser,
    resumer,
    situer,
)
from ui.exercices.plis import CasesDesPlis
from ui.exercices.seance import INDICES, ExerciceDemande, SeanceExercices
from ui.socle.retraduction import Retraduit
from ui.socle.textes import Etiquette, infobulle

TAILLES: Final = {"entete": 1.4, "demande": 1.5}  # beside the other words
TEXTES: Final = (
    "entete",
    "demande",
    "precision",
    "situation",
    "cote",
    "indice",
    "verdict",
    "progres",
    "force",
    "serie",
    "faits",
)
DISCRETS: Final = ("situation", "cote", "precision")
GESTES: Final = ("indice", "solution", "reessayer", "suivante")
SIGNES: Final = {NoteReprise.TROUVE: "✓", NoteReprise.INDICE: "~", NoteReprise.RATE: "✕"}
DERNIERS: Final = 15  # grades of the row
FAITS: Final = 5  # exercises that are listed, the last one first


class PanneauExercices(Retraduit, QScrollArea):
    """Shows what ``seance`` asks. ``geste`` names the button that was pressed, of ``GESTES`` or ``quitter``."""

    geste = Signal(str)

    def __init__(self, parent: QWidget, seance: SeanceExercices) -> None:
        super().__init__(parent)
        self.seance = seance
        self.setObjectName("panneau_exercices")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.textes = {nom: Etiquette(pliee=True) for nom in TEXTES}
        for nom, texte in self.textes.items():
            texte.setObjectName(f"exercice_{nom}")
            if nom in DISCRETS:
                texte.setProperty("role", "discret")
        self.plis, self.choix = CasesDesPlis(), ChoixExercices()
        self.boutons = {nom: QPushButton() for nom in (*GESTES, "quitter")}
        for nom, bouton in self.boutons.items():
            bouton.setObjectName(f"exercice_{nom}")
            bouton.clicked.connect(lambda _=False, nom=nom: self.geste.emit(nom))
        self._disposer()
        self._traduire()

    def _disposer(self) -> None:
        contenu = QWidget()
        tout = QVBoxLayout(contenu)
        tout.setContentsMargins(16, 8, 16, 8)
        tout.setSpacing(8)
        haut = QHBoxLayout()
        haut.addWidget(self.textes["entete"], 1)
        haut.addWidget(self.boutons["quitter"])
        tout.addLayout(haut)
        question = _carte(tout)
        for nom in ("demande", "precision", "situation", "cote"):
            question.addWidget(self.textes[nom])
        question.addWidget(self.plis)
        for nom in ("indice", "verdict"):
            question.addWidget(self.textes[nom])
        boutons = QGridLayout()
        for rang, nom in enumerate(GESTES):
            boutons.addWidget(self.boutons[nom], *divmod(rang, 2))
        question.addLayout(boutons)
        progres = _carte(tout)
        for nom in ("progres", "force", "serie", "faits"):
            progres.addWidget(self.textes[nom])
        tout.addWidget(self.choix)
        tout.addStretch(1)
        self.setWidget(contenu)

    def montrer(self) -> None:
        """Show how things stand."""
        demande = self.seance.demande
        if demande is None:
            self._montrer_attente()
        else:
            self._montrer_demande(demande)
        etat = self.seance.etat
        self.textes["progres"].setText(dire_progres(etat))
        self.textes["force"].setText(dire_force(etat))
        serie = self.seance.serie
        self._ecrire("serie", self._serie([note for note, _ in serie]))
        faits = [f"{SIGNES[note]}  {resumer(exercice)}" for note, exercice in reversed(serie[-FAITS:])]
        self._ecrire("faits", "\n".join(faits))
        self._permettre(demande)

    def _montrer_attente(self) -> None:
        cherche = self.seance.cherche
        self.textes["demande"].setText(self.tr("Le suivant se cherche…") if cherche else self.tr("Aucun exercice"))
        rien = "" if cherche else self.tr("Ce paquet n'en a pas de ce genre : choisissez-en un autre plus bas.")
        for nom, texte in {"precision": rien, "situation": "", "cote": "", "indice": "", "verdict": ""}.items():
            self._ecrire(nom, texte)
        self.plis.hide()

    def _montrer_demande(self, demande: ExerciceDemande) -> None:
        exercice = demande.exercice
        self.textes["demande"].setText(demander(exercice))
        textes = {
            "precision": preciser(exercice),
            "situation": situer(demande),
            "cote": coter(exercice),
            "indice": dire_indice(demande),
            "verdict": commenter(demande, self.seance.aujourd_hui),
        }
        for nom, texte in textes.items():
            self._ecrire(nom, texte)
        self.plis.show()
        self.plis.montrer(demande)

    def _ecrire(self, nom: str, texte: str) -> None:
        """Write a text, which takes no place while it is empty."""
        self.textes[nom].setText(texte)
        self.textes[nom].setVisible(bool(texte))

    def _serie(self, notes: Sequence[NoteReprise]) -> str:
        signes = " ".join(SIGNES[note] for note in notes[-DERNIERS:])
        return " · ".join(filter(None, (dire_serie(self.seance), signes)))

    def _permettre(self, demande: ExerciceDemande | None) -> None:
        en_cours = demande is not None and not demande.finie
        self.boutons["indice"].setEnabled(demande is not None and en_cours and demande.indices < INDICES)
        self.boutons["solution"].setEnabled(demande is not None and not demande.essai.reussie and not demande.vue)
        self.boutons["reessayer"].setEnabled(demande is not None and demande.finie and not demande.essai.reussie)
        self.boutons["suivante"].setEnabled(not self.seance.cherche)
        suite = self.tr("Passer") if en_cours else self.tr("Suivant")
        self.boutons["suivante"].setText(suite)

    @property
    def phrase(self) -> str:
        """What a screen reader says of the exercise that is asked."""
        noms = ("demande", "precision", "situation")
        textes = (self.textes[nom].text() for nom in noms)
        return " ".join(f"{texte.rstrip('.')}." for texte in textes if texte)

    def _recomposer(self) -> None:
        for nom, part in TAILLES.items():
            police = QFont(self.font())
            police.setPointSizeF(police.pointSizeF() * part)
            police.setBold(True)
            self.textes[nom].setFont(police)

    def _traduire(self) -> None:
        self.textes["entete"].setText(self.tr("Exercices"))
        indice, solution, reessayer = self.tr("Indice"), self.tr("Solution"), self.tr("Réessayer")
        textes = {
            "indice": (indice, self.tr("Une idée, puis la case (touche I)")),
            "solution": (solution, self.tr("Jouer la solution ; l'exercice revient demain (touche V)")),
            "reessayer": (reessayer, self.tr("Reprendre au coup manqué ; la note ne change pas (touche R)")),
            "suivante": ("", self.tr("Un autre exercice ; sans réponse, rien n'est noté (touche N)")),
            "quitter": (self.tr("Quitter"), self.tr("Revenir à la partie (Échap)")),
        }
        for nom, (texte, aide) in textes.items():
            self.boutons[nom].setText(texte)
            infobulle(self.boutons[nom], aide)
        self._recomposer()
        self.montrer()


def _carte(colonne: QVBoxLayout) -> QVBoxLayout:
    """Add a card to ``colonne``, and return what stands in it."""
    carte = QFrame()
    carte.setProperty("role", "carte")
    dedans = QVBoxLayout(carte)
    dedans.setContentsMargins(16, 10, 16, 10)
    dedans.setSpacing(6)
    colonne.addWidget(carte)
    return dedans
