"""The panel of exercises: what is asked and how it goes, how one is doing, and what comes next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtWidgets import QGridLayout, QWidget

from ecosysteme.carnet.repetition import NoteReprise
from ui.disposition.panneau_calque import PanneauDeCalque, ajouter_carte
from ui.disposition.titre_page import MARGES
from ui.exercices.choix import ChoixExercices
from ui.exercices.mots import (
    commenter,
    coter,
    demander,
    dire_etoiles,
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
from ui.socle.nombres import dire_lever
from ui.socle.textes import infobulle

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
    "etoiles",
    "force",
    "serie",
    "faits",
)
DISCRETS: Final = ("situation", "cote", "precision")
GESTES: Final = ("indice", "solution", "reessayer", "suivante")
SIGNES: Final = {NoteReprise.TROUVE: "✓", NoteReprise.INDICE: "~", NoteReprise.RATE: "✕"}
DERNIERS: Final = 15  # grades of the row
FAITS: Final = 5  # exercises that are listed, the last one first


class PanneauExercices(PanneauDeCalque):
    """Shows what ``seance`` asks. ``geste`` names one of ``GESTES``, ``erreurs`` or ``quitter``."""

    def __init__(self, parent: QWidget, seance: SeanceExercices) -> None:
        super().__init__(parent, "panneau_exercices", "exercice", TEXTES, (*GESTES, "erreurs", "quitter"))
        self.seance = seance
        for nom in DISCRETS:
            self.textes[nom].setProperty("role", "discret")
        self._erreurs = 0  # the person's own that are due
        self.plis, self.choix = CasesDesPlis(), ChoixExercices()
        self._disposer()
        self._traduire()

    def _disposer(self) -> None:
        tout = self._entamer()
        tout.setContentsMargins(MARGES)
        _, question = ajouter_carte(tout, marge=10, espace=6)
        for nom in ("demande", "precision", "situation", "cote"):
            question.addWidget(self.textes[nom])
        question.addWidget(self.plis)
        for nom in ("indice", "verdict"):
            question.addWidget(self.textes[nom])
        boutons = QGridLayout()
        for rang, nom in enumerate(GESTES):
            boutons.addWidget(self.boutons[nom], *divmod(rang, 2))
        question.addLayout(boutons)
        _, progres = ajouter_carte(tout, marge=10, espace=6)
        for nom in ("progres", "etoiles", "force", "serie", "faits"):
            progres.addWidget(self.textes[nom])
        progres.addWidget(self.boutons["erreurs"])
        tout.addWidget(self.choix)
        tout.addStretch(1)

    def montrer(self) -> None:
        """Show how things stand."""
        demande = self.seance.demande
        if demande is None:
            self._montrer_attente()
        else:
            self._montrer_demande(demande)
        etat = self.seance.etat
        self.textes["progres"].setText(dire_progres(etat))
        infobulle(self.textes["progres"], dire_lever())
        self.textes["force"].setText(dire_force(etat))
        self._ecrire("etoiles", dire_etoiles(etat))
        infobulle(self.textes["etoiles"], self.tr("De chaque genre, une étoile à 1, 5 et 15 trouvés du premier coup"))
        self.choix.compter(etat.reussites)
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

    def offrir_erreurs(self, nombre: int) -> None:
        """Offer ``nombre`` mistakes of the person's own games, if there are any."""
        self._erreurs = nombre
        self.boutons["erreurs"].setText(self.tr("Reprendre mes erreurs ({})").format(nombre))
        self.boutons["erreurs"].setVisible(bool(nombre))

    @property
    def phrase(self) -> str:
        """What a screen reader says of the exercise that is asked."""
        noms = ("demande", "precision", "situation")
        textes = (self.textes[nom].text() for nom in noms)
        return " ".join(f"{texte.rstrip('.')}." for texte in textes if texte)

    def _recomposer(self) -> None:
        self._agrandir(TAILLES, TAILLES)

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
        infobulle(self.boutons["erreurs"], self.tr("Celles de vos parties : trouver le coup qu'il fallait jouer"))
        self.offrir_erreurs(self._erreurs)
        self._recomposer()
        self.montrer()
