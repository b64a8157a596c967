"""The statistics tab: one line a player, and one sentence for the series."""

from __future__ import annotations

from time import perf_counter

from PySide6.QtCore import QLocale, QObject
from PySide6.QtWidgets import QLabel, QMainWindow, QTableWidget

from ecosysteme.jeu import PREMIER, SECOND, Camp
from ecosysteme.tournoi.serie import PLACES, Bilan, Place, Serie
from ui.jeux.adaptateur import VueJeu
from ui.joueurs.noms import libelle
from ui.plateau.icones import marquer
from ui.socle.chargeur import trouver
from ui.socle.tables import ecrire_ligne, preparer

NULLES, MARGE = 3, 5  # columns


class TableauStatistiques(QObject):
    """Writes the accounts of a series."""

    def __init__(self, fenetre: QMainWindow) -> None:
        """Take the widgets from the loaded window."""
        super().__init__(fenetre)
        self.table = trouver(fenetre, QTableWidget, "statistiques")
        self.resume = trouver(fenetre, QLabel, "resume_serie")
        preparer(self.table, 7, elastique=0)
        self._debut: float | None = None
        self._secondes = 0.0
        self._minutees = 0

    def commencer(self, nouvelle_serie: bool, *, entiere: bool = True) -> None:
        """Time the game that begins; forget the times of another series."""
        if nouvelle_serie:
            self._secondes, self._minutees = 0.0, 0
        self._debut = perf_counter() if entiere else None

    def interrompre(self) -> None:
        """Leave the game under way out of the forecast, for it was stopped in the middle."""
        self._debut = None

    def terminer(self) -> None:
        """Count the time of the game that ends."""
        if self._debut is not None:
            self._secondes += perf_counter() - self._debut
            self._minutees += 1
        self._debut = None

    def presenter(self, vue: VueJeu) -> None:
        """Write the headers for a game in the language of the moment, and hide the columns that it gives no sense."""
        self.table.setColumnHidden(NULLES, not vue.nulles)
        self.table.setColumnHidden(MARGE, not vue.points)
        self.table.setHorizontalHeaderLabels(
            [
                self.tr("Joueur"),
                self.tr("Parties"),
                self.tr("G"),
                self.tr("N"),
                self.tr("P"),
                self.tr("Marge"),
                self.tr("Temps/coup"),
            ]
        )
        aides = (self.tr("Gagnées"), self.tr("Nulles"), self.tr("Perdues"), self.tr("Différence moyenne de pions"))
        for colonne, aide in enumerate(aides, start=2):
            if (entete := self.table.horizontalHeaderItem(colonne)) is not None:
                entete.setToolTip(aide)

    def montrer(self, serie: Serie, vue: VueJeu, place_noire: Place = 0) -> None:
        """Show ``serie`` of the game ``vue``, who has which camp now, and how long its remaining games should take."""
        self.table.setRowCount(len(serie.bilans))
        noms = self._noms(serie)
        for ligne, bilan in enumerate(serie.bilans):
            ecrire_ligne(self.table, ligne, [noms[ligne], *self._comptes(bilan)])
            marquer(self.table, ligne, 0, self._camp(serie, bilan, place_noire), vue.style)
        self.resume.setText(self._phrase(serie, vue))

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
            self._duree(bilan.secondes_par_coup),
        ]

    @staticmethod
    def _duree(secondes: float) -> str:
        if secondes >= 1:
            return f"{QLocale().toString(secondes, 'f', 1)} s"
        if secondes >= 1e-4 or not secondes:
            return f"{QLocale().toString(secondes * 1000, 'f', 1 if secondes < 0.01 else 0)} ms"
        return f"{QLocale().toString(secondes * 1e6, 'f', 0)} µs"

    def _phrase(self, serie: Serie, vue: VueJeu) -> str:
        if not serie.jouees and serie.nombre == 1:
            return ""
        total = serie.jouees - serie.faites + serie.nombre
        morceaux = [
            self.tr("Partie {} sur {}").format(min(serie.jouees + 1, total), total),
            self._victoires(serie, vue),
        ]
        previsions = []  # on a line of their own: a label that wraps would upset the heights of the whole column
        if self._minutees and self._secondes > 0 and serie.nombre > 1:
            restantes = (serie.nombre - serie.faites) * self._secondes / self._minutees
            par_heure = QLocale().toString(round(3600 * self._minutees / self._secondes))
            previsions.append(self.tr("{} parties/h").format(par_heure))
            if restantes >= 1:
                minutes, reste = divmod(round(restantes), 60)
                previsions.append(self.tr("encore {} min {} s").format(minutes, reste))
        return "\n".join(filter(None, (" · ".join(morceaux), " · ".join(previsions))))

    def _victoires(self, serie: Serie, vue: VueJeu) -> str:
        nulles, premier, second = serie.par_issue
        comptes = [f"{camp} {nombre}" for camp, nombre in zip(vue.camps, (premier, second), strict=True)]
        if vue.nulles:
            comptes.append(self.tr("nulles {}").format(nulles))
        return self.tr("victoires : {}").format(", ".join(comptes))
