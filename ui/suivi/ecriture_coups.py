"""The list of moves written into its table: the cells of each line, their colours and what is heard of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QBrush, QColor
from PySide6.QtWidgets import QTableWidget, QTableWidgetItem

from ecosysteme.jeu import NULLE, PREMIER, SECOND, Camp
from ecosysteme.partie import Partie
from ecosysteme.variantes.gravite import Gravite, gravite_du_coup
from ecosysteme.variantes.noeud import Noeud
from ecosysteme.variantes.transpositions import Transposition
from ui.jeux.adaptateur import AdaptateurJeu
from ui.jeux.registre import adaptateur_de
from ui.socle.tables import aligner_nombres, ecrire_ligne
from ui.socle.textes import infobulle
from ui.socle.theme import CLAIR, Theme
from ui.suivi.rangees import ArbreDesCoups, Genre, Rangee
from ui.suivi.textes_coups import Colonne, TextesCoups

NUMERO: Final = 0  # column
COLONNES: Final = 1 + 2 * len(Colonne)
# Those whose texts are no moves.
NOMBRES: Final = [NUMERO] + [
    colonne.de(camp)
    for camp in (PREMIER, SECOND)
    for colonne in Colonne
    if colonne not in (Colonne.COUP, Colonne.MIEUX)
]
RETRAIT: Final = "\N{EM SPACE}"  # before what stands in a variation, once for each that it is nested in
PLIE, DEPLIE = "\N{BLACK RIGHT-POINTING SMALL TRIANGLE}", "\N{BLACK DOWN-POINTING SMALL TRIANGLE}"


class _Meme:
    """Compares by identity: states are slow to compare by value, and copied nodes share them."""

    __slots__ = ("_objet",)

    def __init__(self, objet: object) -> None:
        self._objet = objet

    def __eq__(self, autre: object) -> bool:
        return isinstance(autre, _Meme) and self._objet is autre._objet

    def __hash__(self) -> int:
        return id(self._objet)


@dataclass(frozen=True)
class _Tour:
    """What is shown of one turn besides its node: whether it is on the line, where it joins another."""

    noeud: Noeud
    suivi: bool
    jointe: Transposition | None
    rang: int  # how many moves were played then

    @property
    def cle(self) -> tuple[object, ...]:
        """What tells whether it has to be written again."""
        noeud = self.noeud
        notes = (noeud.secondes, noeud.glyphe, noeud.marque, noeud.commentaire, noeud.evaluation)
        jointe = self.jointe and (self.jointe.branche.rang, self.jointe.coups)
        return _Meme(noeud.etat), notes, self.suivi, jointe, self.rang


class EcritureCoups:
    """Writes lines into ``table``, only those that changed."""

    def __init__(self, table: QTableWidget, textes: TextesCoups) -> None:
        """Take the table, and who words the turns."""
        self._table, self._textes = table, textes
        self._ecrites: list[tuple[object, ...]] = []
        self._genres: list[Genre] = []
        self._theme = CLAIR

    def oublier(self) -> None:
        """Write everything again the next time."""
        self._ecrites = []

    def ecrire(
        self,
        rangees: Sequence[Rangee],
        arbre: ArbreDesCoups,
        partie: Partie,
        jointes: Mapping[int, Transposition],
        theme: Theme,
    ) -> None:
        """Let the table show ``rangees`` of ``partie``, laid out by ``arbre``, with what is known of its moves."""
        vue, self._theme = adaptateur_de(partie.jeu), theme
        suivis = {noeud.numero for noeud in (*partie.historique, *partie.defaits)}
        self._disposer([rangee.genre for rangee in rangees])
        ecrites, self._ecrites = self._ecrites, []
        for ligne, rangee in enumerate(rangees):
            tours = [
                _Tour(
                    noeud,
                    noeud.numero in suivis,
                    jointes.get(noeud.numero),
                    arbre.coups[noeud.numero],
                )
                for noeud in rangee.noeuds
            ]
            phrase = self._phrase(vue, rangee, partie, jointes)
            cle = (rangee.genre, rangee.ronde, rangee.branche.profondeur, phrase, [tour.cle for tour in tours])
            self._ecrites.append(cle)
            if ecrites[ligne : ligne + 1] == [cle]:
                continue
            if rangee.genre is Genre.COUPS:
                self._ecrire_coups(ligne, vue, rangee, tours)
            else:
                self._ecrire_phrase(ligne, rangee, phrase, suivi=tours[0].suivi)

    def _disposer(self, genres: list[Genre]) -> None:
        """Give the table its lines; titles and comments take the whole width."""
        if genres == self._genres:
            return
        self._genres = genres
        self._table.clearSpans()
        self._table.setRowCount(len(genres))
        for ligne, genre in enumerate(genres):
            if genre is not Genre.COUPS:
                self._table.setSpan(ligne, 1, 1, COLONNES - 1)

    # A variation's title, a comment, or the end of a game that was decided.

    def _phrase(self, vue: AdaptateurJeu, rangee: Rangee, partie: Partie, jointes: Mapping[int, Transposition]) -> str:
        if rangee.premier is None or rangee.genre is Genre.COUPS:
            return ""
        if rangee.genre is Genre.COMMENTAIRE:
            return self._textes.commentaire(vue, rangee.premier)
        if rangee.genre is Genre.FIN:
            fin = rangee.premier
            return vue.resultat_decide(partie.issue_en(fin) or NULLE, partie.resultat_en(fin), partie.entete.decision)
        trouvees = (jointes.get(noeud.numero) for noeud in rangee.branche.noeuds)
        return self._textes.variante(vue, rangee, next(filter(None, trouvees), None))

    def _ecrire_phrase(self, ligne: int, rangee: Rangee, phrase: str, *, suivi: bool) -> None:
        fleche = "" if rangee.genre is not Genre.TITRE else PLIE if rangee.repliee else DEPLIE
        retrait = RETRAIT * rangee.branche.profondeur
        ecrire_ligne(self._table, ligne, [fleche, retrait + phrase, *[""] * (COLONNES - 2)])
        aligner_nombres(self._table, NOMBRES, ligne)
        for colonne in (NUMERO, 1):
            self._encrer(ligne, colonne, None if suivi else self._theme.discret)
            self._habiller(ligne, colonne, phrase, phrase, italique=rangee.genre is not Genre.TITRE)

    # The turns.

    def _ecrire_coups(self, ligne: int, vue: AdaptateurJeu, rangee: Rangee, tours: list[_Tour]) -> None:
        ecrire_ligne(self._table, ligne, [str(rangee.ronde)])
        for camp, noeud in ((PREMIER, rangee.premier), (SECOND, rangee.second)):
            if noeud is None:
                ecrire_ligne(self._table, ligne, [""] * len(Colonne), depuis=Colonne.COUP.de(camp))
                self._habiller(ligne, Colonne.COUP.de(camp), "", "")
        self._encrer(ligne, NUMERO, self._theme.discret if rangee.branche.profondeur else None)
        self._habiller(ligne, NUMERO, str(rangee.ronde), "")
        for tour in tours:
            camp = tour.noeud.auteur
            cellules = self._textes.cellules(vue, tour.noeud, rejoint=tour.jointe is not None)
            entier = self._textes.entier(vue, tour.noeud, tour.rang, cellules)
            retrait = RETRAIT * rangee.branche.profondeur
            depuis = Colonne.COUP.de(camp)
            ecrire_ligne(self._table, ligne, [retrait + cellules[0], *cellules[1:]], depuis=depuis)
            for colonne in Colonne:
                self._encrer(ligne, colonne.de(camp), None if tour.suivi else self._theme.discret)
            self._habiller(ligne, depuis, entier, self._textes.jointe(tour.jointe) if tour.jointe else "")
            self._colorer_perte(ligne, vue, camp, tour.noeud)
        aligner_nombres(self._table, NOMBRES, ligne)

    def _colorer_perte(self, ligne: int, vue: AdaptateurJeu, camp: Camp, noeud: Noeud) -> None:
        """Colour a loss that is an error; the marks say it too."""
        gravite = gravite_du_coup(vue.jeu, noeud)
        if gravite is not None and vue.connue(noeud) is not None:
            couleur = self._theme.gaffe if gravite is Gravite.GAFFE else self._theme.erreur
            self._encrer(ligne, Colonne.PERTE.de(camp), couleur)

    # A cell.

    def _encrer(self, ligne: int, colonne: int, couleur: str | None) -> None:
        if (cellule := self._cellule(ligne, colonne)) is not None:
            cellule.setData(Qt.ItemDataRole.ForegroundRole, QBrush(QColor(couleur)) if couleur else None)

    def _habiller(self, ligne: int, colonne: int, entier: str, aide: str, *, italique: bool = False) -> None:
        """Let a cell be heard as ``entier``, and explained by ``aide``."""
        if (cellule := self._cellule(ligne, colonne)) is not None:
            cellule.setData(Qt.ItemDataRole.AccessibleTextRole, entier)
            infobulle(cellule, aide)
            police = cellule.font()
            police.setItalic(italique)
            cellule.setFont(police)

    def _cellule(self, ligne: int, colonne: int) -> QTableWidgetItem | None:
        cellule: QTableWidgetItem | None = self._table.item(ligne, colonne)
        return cellule
