"""The variations plugged into the window: their menu, the one of the list of moves, the comment under the list."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QPoint, Signal
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QMenu

from ecosysteme.partie import Partie
from ecosysteme.variantes.edition import annoter, coup_de
from ecosysteme.variantes.noeud import RACINE, Noeud
from ecosysteme.variantes.parcours import chemin, parents
from ecosysteme.variantes.voisinage import (
    branche_voisine,
    embranchement_apres,
    embranchement_avant,
    sortie_de_la_principale,
)
from ui.fenetre.affichage import Affichage
from ui.situation import Salle, Situation
from ui.socle.messages import Messages
from ui.variantes.commentaire import ChampCommentaire
from ui.variantes.modifications import GLYPHES_DU_MENU, MODIFICATIONS, numero_du_coup, possible, transcrire
from ui.widgets.fenetre import FenetreDessinee

# What the menu of the list offers for the move under the mouse; the glyphs have a menu of their own in it.
DU_COUP = (
    "promouvoir",
    "rendre_principale",
    "supprimer_branche",
    "",
    "commenter",
    "glyphes",
    "diagramme",
    "",
    "copier_variante",
)


class BranchementVariantes(Salle):
    """Walks through the tree of the game on the board and edits it, as the menu entries and the list of moves ask."""

    deplacee = Signal()  # the game stands at another node
    modifiee = Signal()  # its tree is another one, and it stands where it stood

    def __init__(self, fenetre: FenetreDessinee, affichage: Affichage, messages: Messages) -> None:
        """Connect the entries of the menu ``menu_variantes`` of the loaded window."""
        super().__init__(fenetre)
        self._affichage, self._messages = affichage, messages
        self._partie: Partie | None = None
        self._champ = ChampCommentaire(fenetre)
        self._champ.ecrit.connect(self._commenter)
        self._champ.quitte.connect(affichage.plateau.setFocus)
        ici: dict[str, Callable[[Partie], object]] = {
            "variante_precedente": lambda partie: self._changer_de_branche(partie, -1),
            "variante_suivante": lambda partie: self._changer_de_branche(partie, 1),
            "embranchement_precedent": lambda partie: self._rejoindre(embranchement_avant(_trace(partie))),
            "embranchement_suivant": lambda partie: self._rejoindre(embranchement_apres(partie.defaits)),
            "ligne_principale": self._rejoindre_la_principale,
            "replier": lambda _: affichage.liste.replier(),
            "annuler_edition": self._annuler_edition,
            "retablir_edition": self._retablir_edition,
        }
        self._du_coup: dict[str, Callable[[Partie, int], object]] = {
            **{nom: partial(self._modifier, nom) for nom in MODIFICATIONS},
            "commenter": self._champ.editer,
            "copier_variante": self._copier,
        }
        self._actions = {nom: fenetre.widgets.trouver(QAction, f"action_{nom}") for nom in (*ici, *self._du_coup)}
        for nom, geste in ici.items():
            self._actions[nom].triggered.connect(lambda _=False, geste=geste: self._faire(geste))
        for nom, sur in self._du_coup.items():
            self._actions[nom].triggered.connect(
                lambda _=False, sur=sur: self._faire(lambda partie: sur(partie, numero_du_coup(partie)))
            )
        self._glyphes = fenetre.widgets.menu_glyphes
        (menu := fenetre.widgets.menu_variantes).aboutToShow.connect(self._permettre)
        menu.aboutToHide.connect(self._tout_permettre)  # their keys work whatever the menu showed
        self._bouton = fenetre.widgets.bouton_annuler_edition
        self._bouton.setDefaultAction(self._actions["annuler_edition"])
        self._bouton.hide()
        affichage.noeud_choisi.connect(self._choisir)
        affichage.liste.menu_demande.connect(self._proposer)

    def suivre(self, situation: Situation) -> None:
        """Take the game on the board, and show what is said of its last move."""
        partie = self._partie = situation.montree
        self._champ.montrer(partie)
        self._bouton.setVisible(partie.edition_annulable)

    def _faire(self, geste: Callable[[Partie], object]) -> None:
        if self._partie is not None:
            geste(self._partie)

    # Walking.

    def aller(self, numero: int) -> None:
        """Stand at a node of the tree."""
        if self._partie is not None and self._partie.aller_au_noeud(numero):
            self.deplacee.emit()

    def _choisir(self, numero: int) -> None:
        if self._connu(numero) is not None:
            self.aller(numero)

    def _connu(self, numero: int) -> Partie | None:
        """Return the game on the board, unless the list, which follows it soon after, still shows what it lacks."""
        partie = self._partie
        if partie is None or not self._affichage.liste.montre(partie):
            return None
        return partie if numero in {RACINE, *parents(partie.racine)} else None

    def _rejoindre(self, noeud: Noeud | None) -> None:
        if noeud is not None:
            self.aller(noeud.numero)

    def _changer_de_branche(self, partie: Partie, pas: int) -> None:
        voisine = branche_voisine(_trace(partie), pas)
        if voisine is None:  # nothing else was played on the way here: perhaps from here on
            voisine = partie.noeud.suites[pas % len(partie.noeud.suites)] if len(partie.noeud.suites) > 1 else None
        if voisine is None:
            self._messages.dire(self.tr("Aucune autre variante n'a été jouée avant cette position"))
        self._rejoindre(voisine)

    def _rejoindre_la_principale(self, partie: Partie) -> None:
        if partie.rejoindre_la_principale():
            self.deplacee.emit()
        else:
            self._messages.dire(self.tr("C'est déjà la ligne principale"))

    # Editing.

    def _appliquer(self, partie: Partie, editer: Callable[[], bool]) -> bool:
        """Edit a game, and tell who shows it; return whether anything changed."""
        avant = partie.noeud.numero
        if not editer():
            return False
        if partie is self._partie and partie.noeud.numero != avant:
            self.deplacee.emit()
        else:
            self.modifiee.emit()
        return True

    def _modifier(self, nom: str, partie: Partie, numero: int) -> None:
        if not possible(nom, partie, numero):
            return
        noeud = coup_de(partie.racine, numero)
        racine = MODIFICATIONS[nom](partie.racine, numero)
        self._appliquer(partie, lambda: partie.modifier(racine))
        if nom == "supprimer_branche":
            texte = self.tr("Supprimé à partir de {} : Annuler la modification le rend")
            self._messages.dire(texte.format(partie.jeu.ecrire_coup(noeud.coup)))

    def _annuler_edition(self, partie: Partie) -> None:
        """Undo the last edit and say so, and which branch has come back if one has."""
        avant = {RACINE, *parents(partie.racine)}
        if self._appliquer(partie, partie.annuler_edition):
            phrase = self.tr("Modification annulée")
            venus = parents(partie.racine)
            if rendu := next((numero for numero, de in venus.items() if numero not in avant and de in avant), None):
                coup = partie.jeu.ecrire_coup(chemin(partie.racine, rendu)[-1].coup)
                phrase = self.tr("Suppression annulée : {} et la suite sont rendus").format(coup)
            self._messages.dire(phrase)

    def _retablir_edition(self, partie: Partie) -> None:
        if self._appliquer(partie, partie.retablir_edition):
            self._messages.dire(self.tr("Modification rétablie"))

    def _commenter(self, partie: Partie, numero: int, commentaire: str) -> None:
        racine = annoter(partie.racine, numero, commentaire=commentaire)
        self._appliquer(partie, lambda: partie.modifier(racine))

    def _copier(self, partie: Partie, numero: int) -> None:
        texte = transcrire(partie, numero)
        QGuiApplication.clipboard().setText(texte)
        self._messages.dire(self.tr("Variante copiée : {}").format(texte))

    # The menus.

    def _permettre(self) -> None:
        """Enable what would do something to the last move, and tick what it has."""
        if (partie := self._partie) is None:
            return
        numero, trace = numero_du_coup(partie), _trace(partie)
        for nom in MODIFICATIONS:
            self._actions[nom].setEnabled(possible(nom, partie, numero))
        self._cocher(self._actions, partie, numero)
        autres = branche_voisine(trace, 1) is not None or len(partie.noeud.suites) > 1
        permis = {
            "variante_precedente": autres,
            "variante_suivante": autres,
            "embranchement_precedent": embranchement_avant(trace) is not None,
            "embranchement_suivant": bool(partie.defaits),
            "ligne_principale": sortie_de_la_principale([*trace, *partie.defaits]) is not None,
            "copier_variante": partie.nb_coups_total > 0,
            "annuler_edition": partie.edition_annulable,
            "retablir_edition": partie.edition_retablissable,
        }
        for nom, etat in permis.items():
            self._actions[nom].setEnabled(etat)

    def _tout_permettre(self) -> None:
        for action in self._actions.values():
            action.setEnabled(True)

    @staticmethod
    def _cocher(actions: dict[str, QAction], partie: Partie, numero: int) -> None:
        noeud = chemin(partie.racine, numero)[-1]
        actions["diagramme"].setChecked(noeud.marque)
        for nom, glyphe in GLYPHES_DU_MENU.items():
            actions[f"glyphe_{nom}"].setChecked(glyphe == noeud.glyphe)

    def _proposer(self, numero: int, ou: QPoint) -> None:
        """Offer over the list what can be done with the move under the mouse, without going there."""
        if (partie := self._connu(numero)) is None:
            return
        noeud = coup_de(partie.racine, numero)
        numero = noeud.numero
        self._affichage.liste.designer(noeud)
        menu = QMenu(self._affichage.liste.table)
        menu.setObjectName("menu_du_coup")
        titre = menu.addAction(self.tr("Début") if noeud.coup is None else str(partie.jeu.ecrire_coup(noeud.coup)))
        titre.setObjectName("du_coup_titre")
        titre.setEnabled(False)
        menu.addSeparator()
        glyphes = QMenu(self._glyphes.title(), menu)
        copies: dict[str, QAction] = {}
        for nom in (*DU_COUP, *(f"glyphe_{nom}" for nom in GLYPHES_DU_MENU)):
            if nom == "glyphes":
                menu.addMenu(glyphes)
            elif not nom:
                menu.addSeparator()
            else:
                copies[nom] = self._copie(nom, glyphes if nom.startswith("glyphe_") else menu, partie, numero)
        self._cocher(copies, partie, numero)
        menu.aboutToHide.connect(self._affichage.liste.situer)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(ou)

    def _copie(self, nom: str, menu: QMenu, partie: Partie, numero: int) -> QAction:
        """Add to ``menu`` an entry that does to a node what the one of the same name does to the last move."""
        modele, sur = self._actions[nom], self._du_coup[nom]
        copie = menu.addAction(modele.text())
        copie.setObjectName(f"du_coup_{nom}")
        copie.setCheckable(modele.isCheckable())
        copie.setEnabled(nom not in MODIFICATIONS or possible(nom, partie, numero))
        copie.triggered.connect(lambda _=False: sur(partie, numero))
        return copie


def _trace(partie: Partie) -> list[Noeud]:
    """List the nodes from the start of the game to where it stands."""
    return [partie.racine, *partie.historique]
