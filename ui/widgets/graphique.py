"""The live curves: what the moves are worth and how the game stands; dragging walks through the game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import chain, repeat
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ecosysteme.jeu import EtatQuelconque
from ecosysteme.partie import Partie
from ecosysteme.variantes.noeud import RACINE, Noeud
from ecosysteme.variantes.parcours import branches
from ui.jeux.adaptateur import AdaptateurJeu
from ui.jeux.registre import adaptateur_de
from ui.socle.langue import deux_points
from ui.socle.textes import Etiquette
from ui.socle.theme import CLAIR, Theme
from ui.widgets.courbes import CadreCourbes, Courbe, VueCourbes
from ui.widgets.curseur import CurseurCoups

PALIERS: Final = (4, 8, 16, 32, 64, 100)  # the heights of the axis in figures; 100 squares are the largest board
SIGNES: Final = ("–•–", "—", "- -")  # how each curve is drawn, for its legend
DESSINEES: Final = 60  # lines of the tree at most: more of them could not be told apart
FIN: Final = 1.2  # px: how thick the lines are that one does not stand in
STYLES: Final = (Qt.PenStyle.SolidLine, Qt.PenStyle.SolidLine, Qt.PenStyle.DashLine)


class Graphique(QWidget):
    """Up to three curves over the moves of the line, from the first camp's side: above zero it leads.

    The other lines of the game's tree are drawn faintly, from where they leave this one or each other.
    The worth of the moves goes from one that was judged to the next, each with its dot; the game chooses the others.
    Emits the move that the mouse points at.
    """

    coup_choisi = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        """Build an empty plot that keeps the mouse for walking through the game."""
        super().__init__(parent)
        self._legendes = (Etiquette(parent=self), Etiquette(parent=self), Etiquette(parent=self))
        self._vue = VueCourbes(self)
        self._vue.coup_vise.connect(self._viser)
        self._theme = CLAIR
        self._curseur_clavier = CurseurCoups(self)
        self._curseur_clavier.valueChanged.connect(self.coup_choisi)
        self.setFocusProxy(self._curseur_clavier)
        self._nb_coups = 0
        self._dessinees: tuple[Noeud, int] | None = None  # the tree and the line's end of what follows
        self._ailleurs: list[list[tuple[int, float]]] = []
        self.valeurs: dict[int, int] = {}  # what the moves are worth, as drawn, by number of moves
        self._disposer()
        self.definir_theme(CLAIR)

    def _disposer(self) -> None:
        entete = QHBoxLayout()
        entete.setContentsMargins(6, 0, 0, 0)
        entete.setSpacing(16)
        for legende in self._legendes:
            entete.addWidget(legende)
        entete.addStretch(1)
        colonne = QVBoxLayout(self)
        colonne.setContentsMargins(0, 0, 0, 0)
        colonne.setSpacing(0)
        colonne.addLayout(entete)
        colonne.addWidget(self._vue, 1)

    def definir_theme(self, theme: Theme) -> None:
        """Repaint in the colours of ``theme``; dots and dashes let shape tell the curves apart too."""
        self._theme = theme
        self._curseur_clavier.definir_theme(theme)
        for legende, couleur in zip(self._legendes, self._couleurs, strict=True):
            encre = legende.palette()
            encre.setColor(legende.foregroundRole(), couleur)
            legende.setPalette(encre)
        self._vue.definir_theme(theme)
        couleurs = chain(
            self._couleurs[: sum(not legende.isHidden() for legende in self._legendes)], repeat(theme.eteint)
        )
        repeintes = [
            replace(courbe, couleur=couleur) for courbe, couleur in zip(self._vue.courbes, couleurs, strict=False)
        ]
        self._vue.montrer(repeintes, self._vue.cadre, self._vue.curseur)

    @property
    def _couleurs(self) -> tuple[str, str, str]:
        """Of the evaluation and of the game's two curves."""
        return self._theme.accent, self._theme.courbe_pions, self._theme.seconde_courbe

    def montrer(self, partie: Partie) -> None:
        """Draw ``partie``, moves taken back included, with the cursor on the position of the board."""
        vue = adaptateur_de(partie.jeu)
        etats, valeurs = self._suivre(vue, [partie.racine, *partie.historique, *partie.defaits])
        self._nb_coups = len(etats) - 1
        self._tracer(vue, valeurs, etats, partie.nb_coups, self._autres_lignes(vue, partie))
        self._lire(vue, partie.nb_coups, etats)

    @staticmethod
    def _suivre(vue: AdaptateurJeu, ligne: Sequence[Noeud]) -> tuple[list[EtatQuelconque], dict[int, int]]:
        """Return the state after each move of ``ligne``, its first node's included, and the values that are known."""
        etats: list[EtatQuelconque] = []
        valeurs: dict[int, int] = {}  # by number of moves from the first node on
        for tour in ligne:
            if etats and tour.coup is None:
                etats[-1] = tour.etat  # a pass is no move: the curve keeps one point a move
                continue
            evaluation = vue.connue(tour) if tour.camp else None
            if evaluation is not None:
                valeurs[len(etats)] = round(evaluation.valeur)
            etats.append(tour.etat)
        finale = vue.valeur_finale(etats[-1])
        if finale is not None:
            valeurs[len(etats) - 1] = finale
        return etats, valeurs

    def _autres_lignes(self, vue: AdaptateurJeu, partie: Partie) -> list[list[tuple[int, float]]]:
        """List the points of the lines that one does not stand in, from the node where each parts from another.

        They are found again only when the tree or the line changed: walking along it changes neither.
        """
        ligne = (*partie.historique, *partie.defaits)
        cle = (partie.racine, ligne[-1].numero if ligne else RACINE)
        if self._dessinees is None or self._dessinees[0] is not cle[0] or self._dessinees[1] != cle[1]:
            self._dessinees = cle
            suivis = {noeud.numero for noeud in ligne}
            self._ailleurs = []
            for branche in branches(partie.racine)[:DESSINEES]:
                joues = [branche.depart, *branche.noeuds]
                dehors = next((rang for rang, noeud in enumerate(joues) if rang and noeud.numero not in suivis), 0)
                if dehors:
                    avant = branche.coups_avant + sum(noeud.coup is not None for noeud in joues[1:dehors])
                    etats, valeurs = self._suivre(vue, joues[dehors - 1 :])
                    suites = [enumerate(trace.valeurs) for trace in vue.traces(etats)[:1]]
                    for points in (valeurs.items(), *suites):
                        self._ailleurs.append([(avant + rang, valeur) for rang, valeur in points])
        return self._ailleurs

    def _lire(self, vue: AdaptateurJeu, coup: int, etats: list[EtatQuelconque]) -> None:
        """Tell a screen reader what is drawn, and what is under the cursor."""
        traces = vue.traces([etats[coup]])
        titre = self.tr("{} au fil des coups").format(", ".join([vue.legende, *(trace.legende for trace in traces)]))
        morceaux = [self.tr("coup {} sur {}").format(coup, self._nb_coups)]
        if coup in self.valeurs:
            morceaux.append(deux_points(vue.legende, vue.lire_valeur(self.valeurs[coup])))
        if vue.graduations is None:  # other curves have no unit that could be said
            morceaux += [deux_points(trace.legende, vue.lire_valeur(trace.valeurs[0])) for trace in traces]
        self._curseur_clavier.montrer(coup, self._nb_coups, titre, ", ".join(morceaux))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the keyboard's cursor over the whole of the curves."""
        self._curseur_clavier.setGeometry(self.rect())
        self._curseur_clavier.raise_()

    def _tracer(
        self,
        vue: AdaptateurJeu,
        valeurs: dict[int, int],
        etats: list[EtatQuelconque],
        curseur: int,
        ailleurs: list[list[tuple[int, float]]],
    ) -> None:
        traces = vue.traces(etats)
        self.valeurs = valeurs
        points: list[list[tuple[int, float]]] = [list(valeurs.items())]
        points.extend(list(enumerate(trace.valeurs)) for trace in traces)
        habits = zip(points, self._couleurs, STYLES, strict=False)
        courbes = [Courbe(tuple(suite), couleur, style) for suite, couleur, style in habits]
        courbes[0] = replace(courbes[0], ronds=True)
        self._nommer([vue.legende, *(trace.legende for trace in traces)])
        courbes += [Courbe(tuple(suite), self._theme.eteint, epaisseur=FIN) for suite in ailleurs if len(suite) > 1]
        tous = [point for suite in (*points, *ailleurs) for point in suite]
        sommet = max((abs(valeur) for _, valeur in tous), default=0)
        coups = max([self._nb_coups, *(rang for rang, _ in tous)])
        self._vue.montrer(courbes, self._cadre(sommet, coups, vue.graduations), curseur)

    def _nommer(self, textes: list[str]) -> None:
        """Write the legends of the curves that are drawn, and hide the others."""
        for rang, (legende, signe) in enumerate(zip(self._legendes, SIGNES, strict=True)):
            legende.setVisible(rang < len(textes))
            legende.setText(f"{signe} {textes[rang]}" if rang < len(textes) else "")

    @staticmethod
    def _cadre(sommet: float, coups: int, mots: tuple[str, str, str] | None) -> CadreCourbes:
        """Fit the axes by steps, so that the curves keep still while a game is played."""
        portee = 1 if mots else next(palier for palier in PALIERS if palier >= sommet)
        textes = mots or (f"−{portee}", "0", str(portee))
        return CadreCourbes(10 * (1 + max(coups - 1, 0) // 10), portee, textes)

    def _viser(self, coup: int) -> None:
        self.coup_choisi.emit(min(max(coup, 0), self._nb_coups))
