"""The live cross-table: the strongest first, rating and interval, and what each did against each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QResizeEvent
from PySide6.QtWidgets import QTableWidget, QWidget

from ecosysteme.tournoi.elo import Resultat
from ecosysteme.tournoi.tableau import DEPARTAGE
from ui.socle.langue import deux_points, pour_cent
from ui.socle.nombres import nombre
from ui.socle.raisons import dire
from ui.socle.retraduction import Retraduit
from ui.socle.tables import donner_aux_noms, ecrire_ligne, largeur_utile, preparer, viser_une_rangee
from ui.socle.textes import infobulle
from ui.tournoi.instantane import InstantaneTournoi, LigneCroisee
from ui.tournoi.mots import force, nommer_joueurs, points

FIXES = 4  # columns before those of the opponents: rank, name, Elo, points
NOM_MINIMAL = 64  # px: a longer name is cut in its middle before a figure has to be scrolled to
BEAUCOUP = 1000  # games from which a percentage says more than two counts, which the tooltip has
LIGNES_AU_MOINS, LIGNES_AU_PLUS = 4, 7  # seen at once: it scrolls beyond


class TableauCroise(Retraduit, QTableWidget):
    """A line a player and a column an opponent, in the order of the ranking.

    What ranks those of the same Elo comes after them, then forfeits, once there are any. Where that leaves a name too
    little room, points are told without the games that they were won in, which the tooltips keep.
    """

    rencontre_choisie = Signal(int, object)  # the places of a player and of its opponent, ``None`` for all of them
    hauteur_changee = Signal()  # that of its lines, which ``sizeHint`` asks for

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("tournoi_tableau")
        self._etat: InstantaneTournoi | None = None
        self._hauteur = 0  # px, the last one that was told
        self._preparer(FIXES)
        self._traduire()
        self.cellActivated.connect(self._choisir)

    def _choisir(self, rang: int, colonne: int) -> None:
        """Ask for the games of a cell, or for all those of the player of a line."""
        if self._etat is not None and rang < len(self._etat.lignes):
            lignes, vis_a_vis = self._etat.lignes, colonne - FIXES
            autre = lignes[vis_a_vis].place if 0 <= vis_a_vis < len(lignes) and vis_a_vis != rang else None
            self.rencontre_choisie.emit(lignes[rang].place, autre)

    def _preparer(self, colonnes: int) -> None:
        preparer(self, colonnes, elastique=1)
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)  # what tells two names is often at their end
        donner_aux_noms(self, 1, NOM_MINIMAL)

    def sizeHint(self) -> QSize:
        """As high as its lines, ``LIGNES_AU_PLUS`` of them at most."""
        return QSize(super().sizeHint().width(), self._hauteur_de(LIGNES_AU_PLUS))

    def minimumSizeHint(self) -> QSize:
        """As high as a tournament of ``LIGNES_AU_MOINS`` players, or its lines."""
        return QSize(super().minimumSizeHint().width(), self._hauteur_de(LIGNES_AU_MOINS))

    def _hauteur_de(self, lignes: int) -> int:
        """Return the height that shows so many lines, and the bar under them where the columns are too wide."""
        entete, vues = self.horizontalHeader(), range(min(max(self.rowCount(), 1), lignes))
        barre = self.horizontalScrollBar().sizeHint().height() if entete.length() > self.viewport().width() else 0
        hautes = sum(self.rowHeight(rang) or self.verticalHeader().defaultSectionSize() for rang in vues)
        return entete.sizeHint().height() + hautes + barre + 2 * self.frameWidth()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Come to a row."""
        viser_une_rangee(self)
        super().focusInEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Say as much as the width lets, and ask for the room of the bar under the columns when it comes or goes."""
        super().resizeEvent(event)
        if self._etat is not None:
            self._remplir(self._etat)
        self._mesurer()

    def _mesurer(self) -> None:
        donner_aux_noms(self, 1, NOM_MINIMAL)
        if (hauteur := self.sizeHint().height()) != self._hauteur:
            self._hauteur = hauteur
            self.updateGeometry()
            self.hauteur_changee.emit()

    def montrer(self, etat: InstantaneTournoi) -> None:
        """Show where the tournament stands."""
        self._etat, suite = etat, self._suite(etat)
        colonnes = FIXES + len(etat.lignes) + len(suite)
        if self.columnCount() != colonnes:
            self.setRowCount(0)
            self._preparer(colonnes)
        noms = nommer_joueurs(etat.reglement)
        self._titrer([noms[ligne.place] for ligne in etat.lignes], suite)
        self.setRowCount(len(etat.lignes))
        self._remplir(etat)
        for rang, ligne in enumerate(etat.lignes):
            self._expliquer(rang, ligne, etat, noms)
        self._mesurer()

    def _remplir(self, etat: InstantaneTournoi) -> None:
        """Write the figures whole, and shorter where that does not leave the names the room that they need."""
        departage = FIXES + len(etat.lignes) if etat.egalites else -1
        for court in (False, True)[: 1 + (len(etat.lignes) <= LIGNES_AU_PLUS)]:  # more are scrolled to anyway
            self._ecrire(etat, court=court)
            for rang in range(self.columnCount()):
                self.setColumnHidden(rang, court and rang == departage)  # the tooltip of the Elo has it
            colonnes = [rang for rang in range(self.columnCount()) if not self.isColumnHidden(rang)]
            if sum(largeur_utile(self, rang) for rang in colonnes) <= self.viewport().width():
                return

    def _ecrire(self, etat: InstantaneTournoi, *, court: bool) -> None:
        noms = nommer_joueurs(etat.reglement)
        for rang, ligne in enumerate(etat.lignes):
            duels = ("—" if rang == autre else _duel(duel, court) for autre, duel in enumerate(ligne.duels))
            total = points(ligne.total) if court else f"{points(ligne.total)}/{nombre(ligne.total.parties)}"
            fixes = (str(rang + 1), noms[ligne.place], force(ligne.elo, ligne.marge), total)
            departage = (_departage(ligne) if ligne.a_egalite else "",) * etat.egalites
            forfaits = (str(ligne.forfaits),) * (etat.forfaits > 0)
            ecrire_ligne(self, rang, (*fixes, *duels, *departage, *forfaits))

    def _expliquer(self, rang: int, ligne: LigneCroisee, etat: InstantaneTournoi, noms: list[str]) -> None:
        """Let each cell say the whole of it: the specification, or won, drawn and lost."""
        nom = noms[ligne.place]
        qui = dict.fromkeys((nom, etat.reglement.joueurs[ligne.place]))  # the name may be cut
        aides = {1: "\n".join(qui)}
        if ligne.total.parties:
            aides[3] = self._detail(ligne.total)
        aides |= dict(enumerate(self._suite(etat).values(), FIXES + len(noms)))
        if ligne.a_egalite:
            aides[2] = deux_points(self.tr("Départage de Sonneborn-Berger"), _departage(ligne)) + "\n" + dire(DEPARTAGE)
        for autre, duel in enumerate(ligne.duels):
            if duel is not None and duel.parties:
                contre = self.tr("{} contre {}").format(nom, noms[etat.lignes[autre].place])
                voir = self.tr("Double clic ou Entrée : ses parties")
                aides[FIXES + autre] = "\n".join((deux_points(contre, self._detail(duel)), voir))
        compte = self._compter(ligne.total)
        elo = force(ligne.elo, ligne.marge)
        lus = {0: ", ".join(filter(None, (f"{rang + 1}. {nom}", elo and f"Elo {elo}", compte))), 3: compte}
        for colonne in range(self.columnCount()):
            cellule = self.item(rang, colonne)
            if cellule is not None:
                if lu := lus.get(colonne):
                    with QSignalBlocker(self.model()):  # or the row that the keyboard is on is read at each game
                        cellule.setData(Qt.ItemDataRole.AccessibleTextRole, lu)
                if cellule.toolTip() != aides.get(colonne, ""):
                    infobulle(cellule, aides.get(colonne, ""))
                    cellule.setData(Qt.ItemDataRole.AccessibleDescriptionRole, aides.get(colonne, ""))
                if colonne != 1 and cellule.textAlignment() != Qt.AlignmentFlag.AlignCenter:
                    cellule.setTextAlignment(Qt.AlignmentFlag.AlignCenter)

    def _compter(self, resultat: Resultat) -> str:
        """Say the points as they are read aloud."""
        if not resultat.parties:
            return self.tr("aucune partie")
        return self.tr("points : {} sur {}").format(points(resultat), nombre(resultat.parties))

    def _detail(self, resultat: Resultat) -> str:
        texte = self.tr("{} gagnées, {} nulles, {} perdues")
        return texte.format(resultat.victoires, resultat.nulles, resultat.defaites)

    def _traduire(self) -> None:
        self.setAccessibleName(self.tr("Tableau croisé du tournoi"))  # once: it is read to who is there
        if self._etat is None:
            self._titrer()
        else:
            self.montrer(self._etat)

    def _suite(self, etat: InstantaneTournoi) -> dict[str, str]:
        """Title the columns after those of the opponents, with what each is."""
        forfaits = self.tr("Parties perdues par forfait : un coup illégal ou une panne")
        return {
            **({self.tr("Départage"): dire(DEPARTAGE)} if etat.egalites else {}),
            **({self.tr("Forf."): forfaits} if etat.forfaits else {}),
        }

    def _titrer(self, noms: Sequence[str] = (), suite: Mapping[str, str] = MappingProxyType({})) -> None:
        """Head the columns; those of the opponents have their ranks, and their ``noms`` in that order as tooltips."""
        titres = ["#", self.tr("Joueur"), self.tr("Elo ± 95 %"), self.tr("Points")]
        self.setHorizontalHeaderLabels([*titres, *map(str, range(1, len(noms) + 1)), *suite])
        aides = {0: self.tr("Rang"), **dict(enumerate([*noms, *suite.values()], FIXES))}
        for colonne in range(self.columnCount()):
            if (entete := self.horizontalHeaderItem(colonne)) is not None:
                infobulle(entete, aides.get(colonne, ""))


def _departage(ligne: LigneCroisee) -> str:
    return nombre(ligne.departage, 0 if ligne.departage.is_integer() else 2)


def _duel(resultat: Resultat | None, court: bool) -> str:
    if resultat is None or not resultat.parties:
        return ""
    if resultat.parties < BEAUCOUP:
        return points(resultat) if court else f"{points(resultat)}/{resultat.parties}"
    return pour_cent(resultat.points / resultat.parties, 1)
