"""The list of the journal's games as a table: what each line says, and which lines a search keeps.

A line is written without its moves, which the list does not read: openings are named when their lines come in sight.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import cache
from itertools import islice
from typing import Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, Qt, QTimer, Signal

from ecosysteme.formats.partie_compacte import JEU
from ecosysteme.formats.plusieurs_fichiers import plier
from ecosysteme.jeu import Issue
from ecosysteme.jeux import lire_jeu
from ecosysteme.journal.lecture import PartieNotee
from ecosysteme.provenance import Origine
from ui.jeux.adaptateur import AdaptateurJeu
from ui.jeux.ouvertures import langue_des_noms
from ui.jeux.registre import adaptateur_de, intituler
from ui.joueurs.noms import dire_nom, mots_cherches
from ui.journal.dates import dateur
from ui.socle.langue import deux_points
from ui.socle.tables import IndexQt
from ui.socle.textes import bulle, une_ligne

MOT_D_OUVERTURE: Final = 3  # letters of a word that is searched in the names of openings too
NOMMEES: Final = 60  # lines that are named at once: more than a screen shows


class ColonneJournal(IntEnum):
    """What a line says, from left to right."""

    DATE = 0
    JEU = 1
    JOUEURS = 2
    OUVERTURE = 3
    COUPS = 4
    RESULTAT = 5


_EtatNomme = tuple[int, float, str]  # a game by its number, when it was touched last, and the language of its name


@dataclass(frozen=True, slots=True)
class LigneJournal:
    """A game, what is written of it in each column, and in what a search looks."""

    partie: PartieNotee
    textes: tuple[str, ...]
    cherche: str


class ModeleParties(QAbstractTableModel):
    """The games that a search keeps, all of them by default.

    ``sans_nom`` asks ``nommer`` for the openings of games in sight, by their numbers, one question after the other.
    While words are searched it asks for all others too, and ``trouvees`` says that some of these names hold one.
    """

    sans_nom = Signal(list)
    trouvees = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._toutes: Sequence[LigneJournal] = ()
        self._vues: Sequence[LigneJournal] = ()
        self._avant: Sequence[LigneJournal] = ()  # all of them, before the last ones went
        self._voulu, self._mots = "", list[str]()
        self._noms: dict[_EtatNomme, str] = {}
        self._tout_lire = False  # names are wanted of games out of sight too
        self._voulues: dict[int, _EtatNomme] = {}  # in sight and without a name, the last ones last
        self._demandees: dict[int, _EtatNomme] = {}  # that somebody reads
        self._bientot = QTimer(self, singleShot=True, interval=0)  # once all lines in sight are known
        self._bientot.timeout.connect(self._demander)

    def ecrire(self, parties: Sequence[PartieNotee], maintenant: float) -> list[LigneJournal]:
        """Write the lines of ``parties``, dated from ``maintenant``, s since 1970; on any thread."""
        adaptateurs = {specification: _adaptateur(specification) for specification in {un.jeu for un in parties}}
        titres = {specification: intituler(specification) for specification in adaptateurs}
        origines = {origine: plier(self._origine(origine)) for origine in Origine}
        # A journal may hold a hundred thousand games, which say the same few things.
        date_de, nommer, resultat_de, plie = dateur(maintenant), cache(dire_nom), cache(self._resultat), cache(plier)
        trouver = cache(lambda qui: plier(mots_cherches(qui)))
        lignes = []
        for partie in parties:
            adaptateur, origine = adaptateurs[partie.jeu], origines[partie.origine]
            date, titre = date_de(partie.touchee), titres[partie.jeu]
            noms = " – ".join(map(nommer, partie.joueurs))
            resultat = resultat_de(adaptateur, partie.issue, partie.scores, partie.decidee, partie.decision)
            coups = str(partie.coups)
            cherche = " ".join(
                (plier(date), coups, origine, plie(titre), plie(resultat), *map(trouver, partie.joueurs))
            )
            lignes.append(LigneJournal(partie, (date, titre, noms, "", coups, resultat), cherche))
        return lignes

    def _resultat(
        self,
        adaptateur: AdaptateurJeu | None,
        issue: Issue | None,
        scores: tuple[int, int],
        decidee: bool,
        decision: str,
    ) -> str:
        if issue is None:
            return self.tr("inachevée")
        if adaptateur is None:
            return "{} - {}".format(*scores)
        if decidee or decision.endswith(("T", "R")):
            return adaptateur.resultat_decide(issue, scores, decision)
        return adaptateur.resultat(issue, adaptateur.jeu.departager(scores))

    def _origine(self, origine: Origine) -> str:
        """Return words that find the games of a place: they are searched, not shown."""
        mots = {
            Origine.FENETRE: self.tr("fenêtre"),
            Origine.SERIE: self.tr("série"),
            Origine.CONSOLE: self.tr("console"),
        }
        return mots[origine]

    def remplir(self, lignes: Sequence[LigneJournal]) -> None:
        """Show these games, of which the search keeps some."""
        self._toutes, self._avant = lignes, ()
        self.chercher(self._voulu)

    def retirer(self, numeros: Collection[int]) -> None:
        """Show these games no more; the other lines stay where they are."""
        partent = set(numeros)
        self._avant = self._toutes
        self._toutes = [ligne for ligne in self._avant if ligne.partie.numero not in partent]
        vues = list(self._vues)
        for rang in reversed(self.lignes_de(partent)):
            self.beginRemoveRows(QModelIndex(), rang, rang)
            del vues[rang]
            self._vues = vues
            self.endRemoveRows()

    def remettre(self, numeros: Collection[int]) -> bool:
        """Show games again where they were; ``False`` when they are not those that went last."""
        presentes = {ligne.partie.numero for ligne in self._toutes} | set(numeros)
        toutes = [ligne for ligne in self._avant if ligne.partie.numero in presentes]
        if len(toutes) < len(presentes):
            return False
        self.remplir(toutes)
        return True

    # Openings.

    def _ouverture(self, partie: PartieNotee) -> str:
        """Return the name of an opening; one that is not known yet is asked for."""
        if partie.jeu != JEU.specification:
            return ""
        cle = partie.numero, partie.touchee, langue_des_noms()
        nom = self._noms.get(cle)
        if nom is None and partie.numero not in self._demandees:
            self._voulues.pop(partie.numero, None)
            self._voulues[partie.numero] = cle
            self._bientot.start()
        return nom or ""

    def _demander(self) -> None:
        """Ask for the names of the lines that were seen last; those seen before are asked for when they are again.

        A search has all of them read, one question after the other.
        """
        if self._voulues and not self._demandees:
            self._demandees = dict(islice(reversed(self._voulues.items()), NOMMEES))
            for numero in self._demandees if self._tout_lire else list(self._voulues):
                del self._voulues[numero]
            self.sans_nom.emit(list(self._demandees))

    def nommer(self, noms: Mapping[int, str]) -> None:
        """Show what openings are called; those that were asked for and are not here have no name."""
        recus = {cle: noms.get(numero, "") for numero, cle in self._demandees.items()}
        self._noms |= recus
        self._demandees = {}
        if any(mot in plie for plie in map(plier, filter(None, recus.values())) for mot in self._mots):
            self.trouvees.emit()
        if self._vues:
            coins = self.index(0, ColonneJournal.OUVERTURE), self.index(len(self._vues) - 1, ColonneJournal.OUVERTURE)
            self.dataChanged.emit(*coins)
        self._bientot.start()

    def chercher(self, texte: str) -> None:
        """Keep the games that hold every word of ``texte``, anywhere; their openings as far as these are known."""
        nouveau = texte != self._voulu
        self._voulu, self._mots = texte, plier(texte).split()
        self.beginResetModel()
        noms = self._noms_plies() if self._mots else {}
        vues = self._toutes
        for mot in self._mots:  # two comparisons a line: a hundred thousand of them are looked at while one types
            vues = [ligne for ligne in vues if mot in ligne.cherche or mot in noms.get(ligne.partie.numero, "")]
        self._vues = vues
        self.endResetModel()
        if nouveau:
            self._vouloir_tous()

    def _noms_plies(self) -> dict[int, str]:
        """Return the openings that are known, by the numbers of their games, as a search looks at them."""
        plie, langue = cache(plier), langue_des_noms()
        return {numero: plie(nom) for (numero, _, connue), nom in self._noms.items() if nom and connue == langue}

    def _vouloir_tous(self) -> None:
        """Have the openings of all games read, the first lines first, where a word may be in one; else of none."""
        self._voulues = {}
        self._tout_lire = any(len(mot) >= MOT_D_OUVERTURE and not mot.isdigit() for mot in self._mots)
        if self._tout_lire:
            for ligne in reversed(self._toutes):
                self._ouverture(ligne.partie)

    def partie(self, ligne: int) -> PartieNotee:
        """Return the game of a line."""
        return self._vues[ligne].partie

    def lignes_de(self, numeros: set[int]) -> list[int]:
        """Return the lines of games, by their numbers."""
        return [rang for rang, ligne in enumerate(self._vues) if ligne.partie.numero in numeros]

    @property
    def total(self) -> int:
        """How many games there are, whatever the search keeps of them."""
        return len(self._toutes)

    # Qt's own questions.

    def rowCount(self, parent: IndexQt | None = None) -> int:
        """Return how many games are listed."""
        return 0 if parent is not None and parent.isValid() else len(self._vues)

    def columnCount(self, parent: IndexQt | None = None) -> int:
        """Return how many columns there are."""
        return 0 if parent is not None and parent.isValid() else len(ColonneJournal)

    def data(self, index: IndexQt, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return the text of a cell, or how it is aligned; the first one is read aloud as the whole line."""
        if role == Qt.ItemDataRole.DisplayRole:
            return une_ligne(self._texte(index))
        if role == Qt.ItemDataRole.AccessibleTextRole and index.column() == ColonneJournal.DATE:
            return une_ligne(self._phrase(index.row()))
        if role == Qt.ItemDataRole.ToolTipRole:
            return bulle(self._texte(index))
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignement(index.column())
        return None

    def _texte(self, index: IndexQt) -> str:
        ligne = self._vues[index.row()]
        if index.column() == ColonneJournal.OUVERTURE:
            return self._ouverture(ligne.partie)
        return ligne.textes[index.column()]

    def _phrase(self, rang: int) -> str:
        """Say a line."""
        ligne = self._vues[rang]
        date, jeu, joueurs, _, nombre, resultat = ligne.textes
        coups = deux_points(str(self.headerData(ColonneJournal.COUPS, Qt.Orientation.Horizontal)), nombre)
        return ", ".join(filter(None, (date, jeu, joueurs, self._ouverture(ligne.partie), coups, resultat)))

    def headerData(self, section: int, sens: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return the title of a column."""
        if sens is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignement(section)
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        titres = {
            ColonneJournal.DATE: self.tr("Date"),
            ColonneJournal.JEU: self.tr("Jeu"),
            ColonneJournal.JOUEURS: self.tr("Joueurs"),
            ColonneJournal.OUVERTURE: self.tr("Ouverture"),
            ColonneJournal.COUPS: self.tr("Coups"),
            ColonneJournal.RESULTAT: self.tr("Résultat"),
        }
        return titres[ColonneJournal(section)]


def _adaptateur(specification: str) -> AdaptateurJeu | None:
    """Return the adapter of a game, ``None`` for one that this version does not know."""
    try:
        return adaptateur_de(lire_jeu(specification))
    except (ValueError, KeyError):
        return None


def _alignement(colonne: int) -> Qt.AlignmentFlag:
    cote = Qt.AlignmentFlag.AlignRight if colonne == ColonneJournal.COUPS else Qt.AlignmentFlag.AlignLeft
    return cote | Qt.AlignmentFlag.AlignVCenter
