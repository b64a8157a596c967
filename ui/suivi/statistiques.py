"""The statistics tab: one line a player, and one sentence for the series."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from PySide6.QtCore import QEvent, QLocale, QObject, Qt, QTimer
from PySide6.QtWidgets import QHeaderView, QLabel, QMainWindow, QSizePolicy, QTableWidget

from ecosysteme.jeu import NULLE, PREMIER, SECOND, Camp
from ecosysteme.joueurs import Humain
from ecosysteme.tournoi.releve import Releve
from ecosysteme.tournoi.serie import PLACES, Bilan, Place, Serie
from ui.jeux.adaptateur import AdaptateurJeu
from ui.joueurs.noms import libelle
from ui.plateau.icones import marquer
from ui.socle.chargeur import trouver
from ui.socle.tables import ecrire_ligne, preparer
from ui.socle.textes import infobulle

# Columns that a game may not have; then the times, and how many columns there are.
NULLES, MARGE, PRIS = 3, 5, 10
TEMPS = (7, 8)
COLONNES = 11
COMPTES = range(1, 6)  # what counts finished games
NOM_MINIMAL = 84  # px: a longer name is cut before a figure has to be scrolled to, and is whole in its tool tip
RIEN = "–"  # nothing was measured


class TableauStatistiques(QObject):
    """Writes the accounts of a series."""

    def __init__(self, fenetre: QMainWindow) -> None:
        """Take the widgets from the loaded window."""
        super().__init__(fenetre)
        self.table = trouver(fenetre, QTableWidget, "statistiques")
        self.resume = trouver(fenetre, QLabel, "resume_serie")
        self.resume.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        preparer(self.table, COLONNES, elastique=0)
        self.table.viewport().installEventFilter(self)
        self.table.setHorizontalScrollMode(QTableWidget.ScrollMode.ScrollPerPixel)
        self.table.setTextElideMode(Qt.TextElideMode.ElideRight)
        self._absentes: set[int] = set()  # columns that the game gives no sense
        self._comptee = True  # whether there are finished games to count
        self._mesures_de: list[tuple[str, Bilan, Releve]] = []  # what the lines were written from

    def presenter(self, vue: AdaptateurJeu) -> None:
        """Write the headers for a game in the language of the moment, and hide the columns that it gives no sense."""
        self._absentes = (set() if vue.nulles else {NULLES}) | (set() if vue.points else {MARGE, PRIS})
        self.table.setHorizontalHeaderLabels(
            [
                self.tr("Joueur"),
                self.tr("Parties"),
                self.tr("G"),
                self.tr("N"),
                self.tr("P"),
                self.tr("Marge"),
                self.tr("Coups"),
                self.tr("Moy."),
                self.tr("Max."),
                self.tr("Mob."),
                self.tr("Ret."),
            ]
        )
        aides = (
            self.tr("Gagnées"),
            self.tr("Nulles"),
            self.tr("Perdues"),
            self.tr("Différence moyenne de pions"),
            self.tr("Coups joués, ceux de la partie en cours compris"),
            self.tr("Temps moyen d'un coup ; en italique, celui qu'une personne a pris"),
            self.tr("Temps du coup le plus long ; en italique, celui qu'une personne a pris"),
            self.tr("Mobilité : nombre moyen de coups possibles à son tour"),
            self.tr("Pions retournés par coup, en moyenne"),
        )
        for colonne, aide in enumerate(aides, start=2):
            if (entete := self.table.horizontalHeaderItem(colonne)) is not None:
                infobulle(entete, aide)
        self._donner_aux_noms()

    def montrer(
        self,
        serie: Serie,
        vue: AdaptateurJeu,
        place_noire: Place = 0,
        directs: Mapping[Camp, Releve] = MappingProxyType({}),
        secondes_par_partie: float | None = None,
    ) -> None:
        """Show ``serie`` of the game ``vue``, who has which camp now, and how long its remaining games should take.

        ``directs`` are the moves of the game under way, which the accounts do not hold yet; ``secondes_par_partie`` is
        what a game has taken so far, ``None`` before one is over.
        """
        self.table.setRowCount(len(serie.bilans))
        self._comptee = bool(serie.jouees) or serie.nombre > 1
        noms = self._noms(serie)
        self._mesures_de.clear()
        for ligne, bilan in enumerate(serie.bilans):
            camp, personne = self._camp(serie, bilan, place_noire), bilan.nom == Humain.nom
            releve = bilan.releve.plus(directs[camp]) if camp is not None and camp in directs else bilan.releve
            self._mesures_de.append((noms[ligne], bilan, releve))
            ecrire_ligne(self.table, ligne, [noms[ligne], *self._comptes(bilan), *self._mesures(releve, personne)])
            marquer(self.table, ligne, 0, camp, vue.style)
            if (cellule := self.table.item(ligne, 0)) is not None:
                infobulle(cellule, noms[ligne])
            self._dire_de_qui(ligne, personne)
        self.resume.setText(self._phrase(serie, vue, place_noire, secondes_par_partie))
        self.resume.setVisible(bool(self.resume.text()))
        self._donner_aux_noms()
        infobulle(self.resume, self.resume.text())  # long names may be cut, and do not widen the panel

    def _donner_aux_noms(self) -> None:
        """Let the names take what the figures leave; where that is too little to tell them, one scrolls.

        A single game that is not over has nothing to count yet: its columns leave their room to the others.
        """
        table, entete, modes = self.table, self.table.horizontalHeader(), QHeaderView.ResizeMode
        vus = [rang for rang in self._sensees if self._comptee or rang not in COMPTES]
        for rang in range(COLONNES):
            table.setColumnHidden(rang, rang not in vus)
        chiffres = sum(max(table.sizeHintForColumn(rang), entete.sectionSizeHint(rang)) for rang in vus[1:])
        tient = chiffres + NOM_MINIMAL <= table.viewport().width()
        entete.setSectionResizeMode(0, modes.Stretch if tient else modes.Fixed)
        if not tient:
            entete.resizeSection(0, NOM_MINIMAL)

    @property
    def _sensees(self) -> list[int]:
        """The columns that the game gives a sense, whether there is room for them or not."""
        return [rang for rang in range(COLONNES) if rang not in self._absentes]

    def eventFilter(self, objet: QObject, event: QEvent) -> bool:
        """Fit the columns into another width."""
        if event.type() == QEvent.Type.Resize:
            QTimer.singleShot(0, self, self._donner_aux_noms)  # a header that is being laid out is left alone
        return False

    def affichees(self) -> list[list[str]]:
        """Return the table as it is read where there is room for all: the headers, then a line a player."""
        modele, horizontal = self.table.model(), Qt.Orientation.Horizontal
        colonnes = self._sensees
        entetes = [str(modele.headerData(rang, horizontal)) for rang in colonnes]
        lignes = [[str(modele.index(ligne, rang).data()) for rang in colonnes] for ligne in range(modele.rowCount())]
        return [entetes, *lignes]

    def chiffres(self) -> list[list[str]]:
        """Return the same for a program: times in seconds, points as decimals, nothing where nothing was measured."""
        entetes, *lignes = ([""] * COLONNES for _ in range(len(self._mesures_de) + 1))
        for rang in range(COLONNES):
            entete = self.table.horizontalHeaderItem(rang)
            entetes[rang] = (entete.text() if entete else "") + (" (s)" if rang in TEMPS else "")
        for ligne, (nom, bilan, releve) in zip(lignes, self._mesures_de, strict=True):
            total, moyenne = bilan.resultat, releve.secondes_par_coup
            ligne[:] = [
                nom,
                *map(str, (bilan.parties, total.victoires, total.nulles, total.defaites, bilan.marge_moyenne)),
                str(releve.coups),
                *("" if temps is None else f"{temps:.9f}" for temps in (moyenne, moyenne and releve.secondes_max)),
                *("" if mesure is None else str(mesure) for mesure in (releve.mobilite, releve.pris_par_coup)),
            ]
        return [[ligne[rang] for rang in self._sensees] for ligne in (entetes, *lignes)]

    @staticmethod
    def _camp(serie: Serie, bilan: Bilan, place_noire: Place) -> Camp | None:
        """Tell which camp a player has now, ``None`` when somebody took its seat."""
        for place in PLACES:
            if bilan is serie.bilan(place):
                return PREMIER if place == place_noire else SECOND
        return None

    @staticmethod
    def _noms(serie: Serie) -> list[str]:
        """Name each account; those of the same name are numbered."""
        noms = [libelle(bilan.nom) for bilan in serie.bilans]
        return [
            f"{nom} · {noms[: rang + 1].count(nom)}" if noms.count(nom) > 1 else nom for rang, nom in enumerate(noms)
        ]

    def _comptes(self, bilan: Bilan) -> list[str]:
        nombres = QLocale()
        marge = nombres.toString(abs(bilan.marge_moyenne), "f", 1)
        return [
            str(bilan.parties),
            str(bilan.resultat.victoires),
            str(bilan.resultat.nulles),
            str(bilan.resultat.defaites),
            f"−{marge}" if bilan.marge_moyenne < 0 else f"+{marge}" if bilan.marge_moyenne > 0 else marge,
        ]

    def _mesures(self, releve: Releve, personne: bool) -> list[str]:
        moyenne = releve.secondes_par_coup
        maximum = None if moyenne is None else releve.secondes_max
        return [
            str(releve.coups),
            *(RIEN if temps is None else self._duree(temps, personne) for temps in (moyenne, maximum)),
            *(
                RIEN if mesure is None else QLocale().toString(mesure, "f", 1)
                for mesure in (releve.mobilite, releve.pris_par_coup)
            ),
        ]

    def _dire_de_qui(self, ligne: int, personne: bool) -> None:
        """Say of the times of a person that they are not a machine's."""
        for colonne in TEMPS:
            if (cellule := self.table.item(ligne, colonne)) is not None:
                infobulle(cellule, self.tr("Le temps qu'une personne a pris, et non un calcul") if personne else "")
                police = cellule.font()
                police.setItalic(personne)
                cellule.setFont(police)

    @staticmethod
    def _duree(secondes: float, personne: bool) -> str:
        """Write a time with its unit; a person's in seconds, however short."""
        if secondes >= 1 or personne:
            return f"{QLocale().toString(secondes, 'f', 1)} s"
        if secondes >= 1e-4:
            return f"{QLocale().toString(secondes * 1000, 'f', 1 if secondes < 0.01 else 0)} ms"
        return f"{QLocale().toString(secondes * 1e6, 'f', 0)} µs"

    def _phrase(self, serie: Serie, vue: AdaptateurJeu, place_noire: Place, secondes: float | None) -> str:
        if not serie.jouees and serie.nombre == 1:
            return ""
        total = serie.jouees - serie.faites + serie.nombre
        previsions = [self.tr("Partie {} sur {}").format(min(serie.jouees + 1, total), total)]
        if secondes and serie.nombre > 1:
            restantes = (serie.nombre - serie.faites) * secondes
            par_heure = QLocale().toString(round(3600 / secondes))
            previsions.append(self.tr("{} parties/h").format(par_heure))
            if restantes >= 1:
                minutes, reste = divmod(round(restantes), 60)
                previsions.append(self.tr("encore {} min {} s").format(minutes, reste))
        # On a line of its own: a label that wraps would upset the heights of the whole column.
        return "\n".join((" · ".join(previsions), self._victoires(serie, vue, place_noire)))

    def _victoires(self, serie: Serie, vue: AdaptateurJeu, place_noire: Place) -> str:
        """Say what each of the two players has won, whichever camps it had: the first camp's of now comes first."""
        noms = dict(zip(map(id, serie.bilans), self._noms(serie), strict=True))
        assis = [serie.bilan(place) for place in (PLACES if place_noire == 0 else reversed(PLACES))]
        comptes = [f"{noms[id(bilan)]} {bilan.resultat.victoires}" for bilan in assis]
        if vue.nulles:
            comptes.append(self.tr("nulles {}").format(serie.par_issue[NULLE]))
        return self.tr("victoires : {}").format(", ".join(comptes))
