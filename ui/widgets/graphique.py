"""The live curves: what the moves are worth and how the game stands; dragging walks through the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import chain, repeat
from typing import Final, TypeAlias

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ecosysteme.jeu import PREMIER, EtatQuelconque
from ecosysteme.partie import Partie
from ecosysteme.retransmission.basculements import en_pions
from ecosysteme.variantes.gravite import Gravite
from ecosysteme.variantes.noeud import RACINE, Noeud
from ecosysteme.variantes.parcours import branches
from ui.jeux.adaptateur import AdaptateurJeu
from ui.jeux.chances import SuiteDeChances, dire_preuve, nommer_gravite, suite_des_chances
from ui.jeux.registre import adaptateur_de
from ui.plateau.indices import signe
from ui.socle.langue import deux_points, pour_cent
from ui.socle.textes import Etiquette
from ui.socle.theme import CLAIR, Theme
from ui.widgets.courbes import CadreCourbes, CoupMarque, Courbe, Marque, VueCourbes
from ui.widgets.curseur import CurseurCoups
from ui.widgets.temps_coups import TempsCoups

PALIERS: Final = (4, 8, 16, 32, 64, 100)  # the heights of the axis in figures; 100 squares are the largest board
SIGNES: Final = ("–•–", "—", "- -")  # how each curve is drawn, for its legend
DESSINEES: Final = 60  # lines of the tree at most: more of them could not be told apart
SIGNES_DE_CHANCES: Final = ("—", "- -")
AVEC_REPERES: Final = 1.4  # how much higher than its axis the frame goes where marks stand at its edges
MOYEN: Final = 1.4  # px: the discs beside the chances
FIN: Final = 1.2  # px: how thick the lines are that one does not stand in
FORMES: Final[Mapping[Gravite | None, Marque]] = {Gravite.ERREUR: Marque.TRIANGLE, Gravite.GAFFE: Marque.LOSANGE}
STYLES: Final = (Qt.PenStyle.SolidLine, Qt.PenStyle.SolidLine, Qt.PenStyle.DashLine)

Points: TypeAlias = list[tuple[int, float]]
Ailleurs: TypeAlias = tuple[Points, ...]


class Graphique(QWidget):
    """Up to three curves over the moves of the line, from the first camp's side: above zero it leads.

    The other lines of the game's tree are drawn faintly, from where they leave this one or each other.
    The worth of the moves goes from one that was judged to the next, each with its dot; the game chooses the others.
    Under them, the time of each move where one is known.
    Emits the move that the mouse points at.
    """

    coup_choisi = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        """Build an empty plot that keeps the mouse for walking through the game."""
        super().__init__(parent)
        self._legendes = (Etiquette(parent=self), Etiquette(parent=self), Etiquette(parent=self))
        self._vue = VueCourbes(self)
        self._vue.coup_vise.connect(self._viser)
        self._temps = TempsCoups(self._vue, self)
        self._temps.coup_vise.connect(self._viser)
        self._theme = CLAIR
        self._curseur_clavier = CurseurCoups(self)
        self._curseur_clavier.valueChanged.connect(self.coup_choisi)
        self.setFocusProxy(self._curseur_clavier)
        self._nb_coups = 0
        self._dessinees: tuple[Noeud, int] | None = None  # the tree and the line's end of what follows
        self._ailleurs: list[Ailleurs] = []
        self._chances: SuiteDeChances | None = None  # as drawn
        self.valeurs: dict[int, int] = {}  # what the moves are worth, as drawn, by number of moves
        self._disposer()
        self.definir_theme(CLAIR)

    def _disposer(self) -> None:
        entete = QHBoxLayout()
        entete.setContentsMargins(6, 4, 0, 0)
        entete.setSpacing(16)
        for legende in self._legendes:
            entete.addWidget(legende)
        entete.addStretch(1)
        colonne = QVBoxLayout(self)
        colonne.setContentsMargins(0, 0, 0, 0)
        colonne.setSpacing(0)
        colonne.addLayout(entete)
        colonne.addWidget(self._vue, 1)
        colonne.addWidget(self._temps)

    def definir_theme(self, theme: Theme) -> None:
        """Repaint in the colours of ``theme``; dots and dashes let shape tell the curves apart too."""
        self._theme = theme
        self._curseur_clavier.definir_theme(theme)
        for legende, couleur in zip(self._legendes, self._couleurs, strict=True):
            encre = legende.palette()
            encre.setColor(legende.foregroundRole(), couleur)
            legende.setPalette(encre)
        self._vue.definir_theme(theme)
        self._temps.definir_theme(theme)
        couleurs = chain(
            self._couleurs[: sum(not legende.isHidden() for legende in self._legendes)], repeat(theme.eteint)
        )
        repeintes = [
            replace(courbe, couleur=couleur) for courbe, couleur in zip(self._vue.courbes, couleurs, strict=False)
        ]
        self._vue.montrer(repeintes, self._vue.cadre, self._vue.curseur, self._vue.reperes)

    @property
    def _couleurs(self) -> tuple[str, str, str]:
        """Of the evaluation and of the game's two curves."""
        return self._theme.accent, self._theme.courbe_pions, self._theme.seconde_courbe

    def montrer(self, partie: Partie) -> None:
        """Draw ``partie``, moves taken back included, with the cursor on the position of the board.

        A game of Othello that a judge looked at is drawn in chances, on an axis of their own beside that of the discs:
        those on the board or, once it is reviewed, those at the end, as it judged the moves.
        """
        vue = adaptateur_de(partie.jeu)
        etats, self.valeurs = self._suivre(vue, [partie.racine, *partie.ligne])
        self._nb_coups = len(etats) - 1
        self._chances = suite_des_chances(partie) if en_pions(partie.jeu) else None
        tracer = self._tracer if self._chances is None else self._tracer_chances
        tracer(vue, etats, partie.nb_coups, self._autres_lignes(vue, partie))
        self._temps.montrer(vue, [noeud for noeud in partie.ligne if noeud.coup is not None], partie.nb_coups)
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

    def _autres_lignes(self, vue: AdaptateurJeu, partie: Partie) -> list[Ailleurs]:
        """List the points of the lines that one does not stand in, from the node where each parts from another.

        Of each, what its moves are worth, then the first of the other curves.

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
                    tracees = (
                        [(avant + rang, valeur) for rang, valeur in points] for points in (valeurs.items(), *suites)
                    )
                    self._ailleurs.append(tuple(tracees))
        return self._ailleurs

    def _lire(self, vue: AdaptateurJeu, coup: int, etats: list[EtatQuelconque]) -> None:
        """Tell a screen reader what is drawn, and what is under the cursor."""
        traces = vue.traces([etats[coup]])
        legendes = [vue.legende, *(trace.legende for trace in traces)]
        morceaux = [self.tr("coup {} sur {}").format(coup, self._nb_coups)]
        if self._chances is not None:
            legendes = self._legendes_de_chances(vue, self._chances)
            morceaux += self._lire_chances(vue, self._chances, coup, round(traces[0].valeurs[0]))
        elif coup in self.valeurs:
            morceaux.append(deux_points(vue.legende, vue.lire_valeur(self.valeurs[coup])))
        if vue.graduations is None and self._chances is None:  # other curves have no unit that could be said
            morceaux += [deux_points(trace.legende, vue.lire_valeur(trace.valeurs[0])) for trace in traces]
        morceaux += filter(None, [self._temps.dire(coup)])
        titre = self.tr("{} au fil des coups").format(", ".join(legendes))
        self._curseur_clavier.montrer(coup, self._nb_coups, titre, ", ".join(morceaux))

    def _lire_chances(self, vue: AdaptateurJeu, suite: SuiteDeChances, coup: int, pions: int) -> list[str]:
        morceaux = []
        if (chances := suite.chances.get(coup)) is not None:
            if suite.revue or not chances.prouvee:
                morceaux.append(f"{vue.camp(PREMIER)} {pour_cent(suite.dite(coup))}")
            morceaux += [dire_preuve(vue, chances)] if chances.prouvee else []
        if not suite.revue:
            morceaux.append((self.tr("{} pion") if abs(pions) == 1 else self.tr("{} pions")).format(signe(pions)))
        elif coup in self.valeurs:
            morceaux.append(deux_points(vue.legende, vue.lire_valeur(self.valeurs[coup])))
        tournants = enumerate(suite.basculements, 1)
        morceaux += [self.tr("tournant {}").format(rang) for rang, tournant in tournants if tournant.nb_coups == coup]
        numeros = enumerate(suite.moments, 1)
        morceaux += [self.tr("moment {}").format(rang) for rang, revu in numeros if revu.numero == coup]
        revus = (*suite.moments, *suite.fautes)
        morceaux += [nommer_gravite(revu.gravite) for revu in revus if revu.numero == coup]
        return morceaux

    def _legendes_de_chances(self, vue: AdaptateurJeu, suite: SuiteDeChances) -> list[str]:
        seconde = vue.legende if suite.revue else vue.traces([])[0].legende
        return [self.tr("chances de {}").format(vue.camp(PREMIER)), seconde]

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the keyboard's cursor over the whole of the curves."""
        self._curseur_clavier.setGeometry(self.rect())
        self._curseur_clavier.raise_()

    def _tracer(self, vue: AdaptateurJeu, etats: list[EtatQuelconque], curseur: int, ailleurs: list[Ailleurs]) -> None:
        traces = vue.traces(etats)
        points: list[Points] = [list(self.valeurs.items())]
        points.extend(list(enumerate(trace.valeurs)) for trace in traces)
        habits = zip(points, self._couleurs, STYLES, strict=False)
        courbes = [Courbe(tuple(suite), couleur, style) for suite, couleur, style in habits]
        courbes[0] = replace(courbes[0], ronds=True)
        self._nommer([vue.legende, *(trace.legende for trace in traces)], SIGNES)
        autres = [suite for ligne in ailleurs for suite in ligne]
        tous = [point for suite in (*points, *autres) for point in suite]
        portee = 1 if vue.graduations else _palier(tous)
        textes = vue.graduations or (f"−{portee}", "0", str(portee))
        cadre = CadreCourbes(self._longueur(tous), portee, textes)
        self._vue.montrer([*courbes, *self._pales(autres)], cadre, curseur)

    def _tracer_chances(
        self, vue: AdaptateurJeu, etats: list[EtatQuelconque], curseur: int, ailleurs: list[Ailleurs]
    ) -> None:
        """Draw the chances, from -1 to 1 in their frame, and over them the discs, as high as their own axis says."""
        suite = self._chances
        assert suite is not None
        pions: Points = list(self.valeurs.items()) if suite.revue else list(enumerate(vue.traces(etats)[0].valeurs))
        autres = [ligne[0 if suite.revue else 1] for ligne in ailleurs]
        tous = [point for points in (pions, *autres) for point in points]
        portee = _palier(tous)
        hauteurs = {coups: 2 * suite.hauteur(coups) - 1 for coups in suite.chances}
        accent, couleur_pions, _ = self._couleurs
        courbes = [
            Courbe(tuple(hauteurs.items()), accent, ronds=len(hauteurs) < len(etats) // 2),
            Courbe(_reduire(pions, portee), couleur_pions, Qt.PenStyle.DashLine, epaisseur=MOYEN),
            *self._pales([_reduire(points, portee) for points in autres]),
        ]
        droite = (f"−{portee}", "0", f"+{portee}")
        cent = (pour_cent(0), pour_cent(0.5), pour_cent(1))
        bande = None if suite.prouvees_depuis is None else (suite.prouvees_depuis, self.tr("prouvé"))
        cadre = CadreCourbes(self._longueur(tous), 1, cent, droite, AVEC_REPERES, bande)
        self._nommer(self._legendes_de_chances(vue, suite), SIGNES_DE_CHANCES)
        self._vue.montrer(courbes, cadre, curseur, self._reperes(vue, suite, hauteurs))

    def _reperes(self, vue: AdaptateurJeu, suite: SuiteDeChances, hauteurs: Mapping[int, float]) -> list[CoupMarque]:
        """Mark what changed the game, in the order of the moves: what the second camp lost stands at the top."""
        reperes = [
            CoupMarque(str(rang), tournant.nb_coups, hauteurs[tournant.nb_coups], en_haut=tournant.camp != PREMIER)
            for rang, tournant in enumerate(suite.basculements, 1)
        ]
        for rang, revu in enumerate((*suite.moments, *suite.fautes), 1):
            forme = FORMES.get(revu.gravite, Marque.ROND) if rang > len(suite.moments) else Marque.ROND
            texte = str(rang) if forme is Marque.ROND else str(revu.gravite)
            dit = self.tr("Coup {}, {} : {}").format(
                revu.numero, vue.nommer_coup(revu.noeud.coup), nommer_gravite(revu.gravite)
            )
            haut = revu.camp != PREMIER
            reperes.append(CoupMarque(texte, revu.numero, hauteurs[revu.numero], haut, forme, dit))
        return sorted(reperes, key=lambda repere: repere.coup)

    def _pales(self, lignes: Sequence[Sequence[tuple[int, float]]]) -> list[Courbe]:
        return [Courbe(tuple(suite), self._theme.eteint, epaisseur=FIN) for suite in lignes if len(suite) > 1]

    def _nommer(self, textes: Sequence[str], signes: Sequence[str]) -> None:
        """Write the legends of the curves that are drawn, and hide the others."""
        for rang, legende in enumerate(self._legendes):
            legende.setVisible(rang < len(textes))
            legende.setText(f"{signes[rang]} {textes[rang]}" if rang < len(textes) else "")

    def _longueur(self, tous: Points) -> int:
        """Fit the moves by tens, so that the curves keep still while a game is played."""
        coups = max([self._nb_coups, *(rang for rang, _ in tous)])
        return 10 * (1 + max(coups - 1, 0) // 10)

    def _viser(self, coup: int) -> None:
        self.coup_choisi.emit(min(max(coup, 0), self._nb_coups))


def _palier(points: Points) -> int:
    """Return how high the axis of the figures goes, by steps."""
    sommet = max((abs(valeur) for _, valeur in points), default=0)
    return next(palier for palier in PALIERS if palier >= sommet)


def _reduire(points: Points, portee: float) -> tuple[tuple[int, float], ...]:
    """Return ``points`` in a frame that goes to 1 where their axis goes to ``portee``."""
    return tuple((coups, valeur / portee) for coups, valeur in points)
