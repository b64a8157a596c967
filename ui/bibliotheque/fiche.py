"""The page of a player or of a tournament, in a window of its own: a table a tab."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPushButton, QTableWidget, QTabWidget, QVBoxLayout, QWidget

from ecosysteme.joueurs import Humain
from ui.bibliotheque.fiche_lue import FicheLue, LignesDeFiche
from ui.bibliotheque.mots import dire_parties
from ui.joueurs.noms import dire_garde
from ui.socle.devant import dimensionner
from ui.socle.langue import deux_points, pour_cent
from ui.socle.nombres import nombre
from ui.socle.retraduction import Retraduit
from ui.socle.tables import aligner_nombres, ecrire_ligne, preparer
from ui.socle.textes import Etiquette, sans_raccourci, une_ligne

if TYPE_CHECKING:
    from ecosysteme.bibliotheque.bilans import ResultatsVus
    from ecosysteme.revue_en_serie.tableau import Pertes

TAILLE: Final = QSize(720, 520)  # px


class FicheBibliotheque(Retraduit, QDialog):
    """Shows a page; ``filtree`` asks for its games alone."""

    filtree = Signal()

    def __init__(self, parent: QWidget, fiche: FicheLue) -> None:
        super().__init__(parent)
        self.setObjectName("fiche_bibliotheque")
        self._fiche = fiche
        self._titre = Etiquette()
        self._titre.setProperty("role", "titre")
        self.onglets = QTabWidget()
        self.onglets.setObjectName("onglets_fiche")
        self.filtrer, self._fermer = QPushButton(), QPushButton()
        self.filtrer.setObjectName("bouton_filtrer_fiche")
        self.filtrer.clicked.connect(lambda _: self.filtree.emit())
        self.filtrer.clicked.connect(self.close)
        self._fermer.clicked.connect(self.close)
        self.finished.connect(self.deleteLater)
        boutons = QHBoxLayout()
        boutons.addWidget(self.filtrer)
        boutons.addStretch(1)
        boutons.addWidget(self._fermer)
        colonne = QVBoxLayout(self)
        colonne.addWidget(self._titre)
        colonne.addWidget(self.onglets, 1)
        colonne.addLayout(boutons)
        dimensionner(self, TAILLE)
        self._traduire()

    def _groupes(self) -> list[tuple[str, LignesDeFiche]]:
        """Return the tabs that have something to say."""
        fiche = self._fiche
        titres = self.tr("Avec les Noirs"), self.tr("Avec les Blancs")
        annees = [(annee or self.tr("sans date"), vus) for annee, vus in fiche.annees]
        autres = self.tr("Adversaires") if fiche.genre == "joueur" else self.tr("Joueurs")
        groupes = [
            (self.tr("Couleurs"), list(zip(titres, fiche.couleurs, strict=False))),
            (autres, _reunir(fiche.autres)),
            (self.tr("Ouvertures"), fiche.ouvertures),
            (self.tr("Années"), annees),
        ]
        return [(titre, lignes) for titre, lignes in groupes if lignes]

    def _resultats(self, nom: str, lignes: LignesDeFiche) -> QTableWidget:
        """Return a table of results."""
        titres = (
            nom,
            self.tr("Parties"),
            self.tr("Gagnées"),
            self.tr("Nulles"),
            self.tr("Perdues"),
            self.tr("Réussite"),
            self.tr("Pions"),
        )
        ecrites = [(qui, *_textes(vus)) for qui, vus in lignes]
        table = _table(titres, ecrites)
        _rendre_triable(table, ecrites, [(qui.casefold(), *_mesures(vus)) for qui, vus in lignes])
        return table

    def _pertes(self, nom: str) -> QTableWidget:
        """Return the table of what was lost in each phase of the judged games."""
        noms = (
            self.tr("Ouverture, coups 1 à 20"),
            self.tr("Milieu, coups 21 à 40"),
            self.tr("Fin, coups 41 à 60"),
        )
        titres = (
            nom,
            self.tr("Parties jugées"),
            self.tr("Pions perdus par coup"),
            self.tr("Erreurs par partie"),
            self.tr("Gaffes par partie"),
        )
        phases = zip(noms, self._fiche.phases.values(), strict=True)
        return _table(titres, [(phase, *_pertes_ecrites(pertes)) for phase, pertes in phases])

    def _traduire(self) -> None:
        fiche = self._fiche
        nom = self.tr("Mes résultats") if fiche.connu.nom == Humain.nom else dire_garde(fiche.connu.nom)
        self.setWindowTitle(une_ligne(nom))
        self._titre.setText(deux_points(nom, dire_parties(fiche.parties)))
        self.filtrer.setText(self.tr("Voir ces parties seules"))
        self._fermer.setText(self.tr("&Fermer"))
        rang = max(self.onglets.currentIndex(), 0)
        self.onglets.clear()
        for titre, lignes in self._groupes():
            self.onglets.addTab(self._resultats(titre, lignes), sans_raccourci(titre))
        if fiche.phases:
            titre = self.tr("Phases")
            self.onglets.addTab(self._pertes(titre), sans_raccourci(titre))
        self.onglets.setCurrentIndex(rang)


def _table(titres: Sequence[str], lignes: Sequence[Sequence[str]]) -> QTableWidget:
    """Return a table of words and figures; the first title names it."""
    table = QTableWidget()
    table.setAccessibleName(titres[0])
    preparer(table, len(titres), elastique=0)
    table.setHorizontalHeaderLabels(list(titres))
    table.setRowCount(len(lignes))
    for rang, ligne in enumerate(lignes):
        ecrire_ligne(table, rang, ligne)
    aligner_nombres(table, range(1, len(titres)))
    return table


def _rendre_triable(table: QTableWidget, lignes: Sequence[Sequence[str]], cles: Sequence[Sequence[Any]]) -> None:
    """Sort by the title that is clicked: the largest figures first, then the other way, then ``lignes`` as they came.

    ``cles`` holds, for each line, what each of its columns is sorted by.
    """
    entete, sens = table.horizontalHeader(), Qt.SortOrder

    def trier(colonne: int, ordre: Qt.SortOrder) -> None:
        rangs = list(range(len(lignes)))
        if colonne >= 0:
            rangs.sort(key=lambda rang: cles[rang][colonne], reverse=ordre == sens.DescendingOrder)
        for place, rang in enumerate(rangs):
            ecrire_ligne(table, place, lignes[rang])

    for colonne in range(1, table.columnCount()):
        if (titre := table.horizontalHeaderItem(colonne)) is not None:
            titre.setData(Qt.ItemDataRole.InitialSortOrderRole, sens.DescendingOrder)
    entete.setSectionsClickable(True)
    entete.setSortIndicatorClearable(True)
    entete.setSortIndicator(-1, sens.AscendingOrder)
    entete.setSortIndicatorShown(True)
    entete.sortIndicatorChanged.connect(trier)


def _reunir(lignes: LignesDeFiche) -> LignesDeFiche:
    """Name our players, and count those together that have one name: a level is met with more time or less."""
    reunies: dict[str, ResultatsVus] = {}
    for qui, vus in lignes:
        nom = dire_garde(qui)
        reunies[nom] = reunies[nom] + vus if nom in reunies else vus
    return list(reunies.items())


def _pertes_ecrites(pertes: Pertes) -> tuple[str, ...]:
    """Write what was lost, in brackets where few games say it."""
    gaffes = pertes.gaffes / pertes.parties if pertes.parties else None
    moyennes = (pertes.perte_moyenne, pertes.par_partie, gaffes)
    ecrites = ("" if moyenne is None else nombre(moyenne, 2) for moyenne in moyennes)
    return (nombre(pertes.parties), *(dite if pertes.assez or not dite else f"({dite})" for dite in ecrites))


def _mesures(vus: ResultatsVus) -> tuple[float, ...]:
    """Return the figures of a line, -1 where there is none."""
    reussite = (vus.gagnees + vus.nulles / 2) / vus.parties if vus.parties else -1
    moyen = -1 if vus.score_moyen is None else vus.score_moyen
    return vus.parties, vus.gagnees, vus.nulles, vus.perdues, reussite, moyen


def _textes(vus: ResultatsVus) -> tuple[str, ...]:
    *comptes, reussite, moyen = _mesures(vus)
    dite, pions = "" if reussite < 0 else pour_cent(reussite), "" if moyen < 0 else nombre(moyen, 1)
    return (*(nombre(round(compte)) for compte in comptes), dite, pions)
