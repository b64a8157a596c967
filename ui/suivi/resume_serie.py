"""The sentence under the statistics: how far a series is, what each player has won, and what that says of them."""

from __future__ import annotations

from collections.abc import Sequence
from math import isfinite

from PySide6.QtCore import QEvent, QLocale, QObject, QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy

from ecosysteme.jeu import NULLE
from ecosysteme.joueurs.repertoire import distinguer
from ecosysteme.tournoi.elo import Estimation
from ecosysteme.tournoi.serie import PLACES, Serie
from ui.jeux.adaptateur import AdaptateurJeu
from ui.joueurs.noms import libelle
from ui.socle.filtres_evenements import filtrer
from ui.socle.langue import translate
from ui.socle.nombres import duree
from ui.socle.textes import infobulle
from ui.widgets.fenetre import FenetreDessinee


def nommer_comptes(serie: Serie) -> list[str]:
    """Name each account of ``serie``; those of the same name are numbered."""
    return distinguer([libelle(bilan.nom) for bilan in serie.bilans], translate("Joueurs", "{} n° {}"))


class ResumeSerie(QObject):
    """Writes it into the label that the window holds for it."""

    def __init__(self, fenetre: FenetreDessinee) -> None:
        super().__init__(fenetre)
        self._etiquette = fenetre.widgets.resume_serie
        self._etiquette.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        filtrer(self._etiquette, self, QEvent.Type.Resize)
        self._phrase_de: tuple[str, Sequence[str]] = ("", ())
        self._mesure = ""  # Elo and seed of the series
        self._a_part = False  # whether that has had a line of its own, which it keeps: what is below must not move
        self._aide = ""  # the interval of the Elo, and who is likely the better

    @property
    def mesuree(self) -> bool:
        """Whether the series says of its two players by how much one is the stronger, be it that nobody knows yet."""
        return bool(self._aide)

    def montrer(self, serie: Serie, vue: AdaptateurJeu, secondes: float | None) -> None:
        """Tell ``serie`` of the game ``vue``; ``secondes`` is what a game has taken so far, if one is over."""
        self._phrase_de = self._phrase(serie, vue, secondes)
        self._a_part = self._a_part and serie.jouees > 1  # else another series
        self._mesurer(serie)
        self._ecrire()

    def eventFilter(self, objet: QObject, event: QEvent) -> bool:
        """Fold the sentence into another width."""
        if isinstance(event, QResizeEvent) and event.size().width() != event.oldSize().width():
            self._a_part = False
        QTimer.singleShot(0, self, self._ecrire)
        return False

    def _phrase(self, serie: Serie, vue: AdaptateurJeu, secondes: float | None) -> tuple[str, Sequence[str]]:
        """Say how far the series is, and what each player has won; nothing of a single game."""
        if serie.suivantes:
            phrase = self.tr("Commencée par d'autres, cette partie ne comptera pas ; série ensuite : {} parties")
            return phrase.format(serie.suivantes), ()
        rang, total = serie.rang
        if total == 1:
            return "", ()
        previsions = [self.tr("Partie {} sur {}").format(rang, total)]
        if secondes and serie.nombre > 1:
            restantes = (serie.nombre - serie.faites) * secondes
            par_heure = QLocale().toString(round(3600 / secondes))
            previsions.append(self.tr("{} parties/h").format(par_heure))
            if restantes >= 1:
                previsions.append(self.tr("encore {}").format(duree(restantes)))
        return " · ".join(previsions), self._victoires(serie, vue)

    def _mesurer(self, serie: Serie) -> None:
        """Say by how much who is ahead is the stronger, and which seed gives its openings again.

        Nothing is estimated where somebody played others than the two who sit here.
        """
        mesures, self._aide = [], ""
        meneur = serie.bilans[0].resultat.meneur() if len(serie.bilans) == len(PLACES) else None
        if meneur is not None and serie.jouees > 1:
            nom, estimation = nommer_comptes(serie)[meneur[0]], meneur[1]
            dite, entiere = self._elo(nom, estimation), self._intervalle(nom, estimation)
            mesures.append(dite)
            pour_cent = QLocale().toString(100 * estimation.superiorite, "f", 1)
            aides = [] if entiere == dite else [entiere]
            aides.append(self.tr("Probabilité que {} soit le plus fort : {} %").format(nom, pour_cent))
            self._aide = "\n".join(filter(None, aides))
        if serie.ouvertures is not None and serie.ouvertures.tirees:
            mesures.append(self.tr("graine {}").format(serie.ouvertures.graine))
        self._mesure = " · ".join(mesures)

    def _intervalle(self, nom: str, estimation: Estimation) -> str:
        """Say the Elo difference of ``nom``, who is ahead, with its interval, or the one end of it that is known."""
        return self.tr("Elo : {} {} (95 %)").format(nom, estimation.texte()) if estimation.connue else ""

    def _elo(self, nom: str, estimation: Estimation) -> str:
        """Say the same as far as there are games enough to say something of it."""
        if isfinite(estimation.bas) and isfinite(estimation.haut):
            return self._intervalle(nom, estimation)
        if isfinite(estimation.bas) and estimation.bas > 0:
            return self.tr("Elo : {} au moins +{} (95 %)").format(nom, round(estimation.bas))
        return self.tr("Elo : trop peu de parties")

    def _victoires(self, serie: Serie, vue: AdaptateurJeu) -> Sequence[str]:
        """Say what each of the two players has won, whichever camps it had, in the order of the table's rows."""
        noms = dict(zip(map(id, serie.bilans), nommer_comptes(serie), strict=True))
        assis = sorted(map(serie.bilan, PLACES), key=serie.bilans.index)
        modele = self.tr("{} pour {}")
        comptes = [modele.format(bilan.resultat.victoires, noms[id(bilan)]) for bilan in assis]
        if vue.nulles:
            comptes.append(self.tr("nulles : {}").format(serie.par_issue[NULLE]))
        return [self.tr("victoires : {}").format(comptes[0]), *comptes[1:]]

    def _ecrire(self) -> None:
        """Write the sentence on lines of its own, what was won on as few as hold it.

        A label that wraps by itself would upset the heights of the whole column.
        """
        avancement, comptes = self._phrase_de
        place, metrique = self._etiquette.width() - 2 * self._etiquette.margin(), self._etiquette.fontMetrics()
        lignes = list(comptes[:1])
        for compte in comptes[1:]:
            ensemble = f"{lignes[-1]}, {compte}"
            if metrique.horizontalAdvance(f"{ensemble},") <= place:
                lignes[-1] = ensemble
            else:
                lignes[-1:] = [f"{lignes[-1]},", compte]
        entiere = [avancement, *lignes, self._mesure]
        for rang in (0, len(lignes)):  # a line less, where there is room at the end of another: the games below need it
            ligne = " · ".join(filter(None, (entiere[rang], self._mesure)))
            if not self._a_part and metrique.horizontalAdvance(ligne) <= place:
                entiere[rang:] = [ligne, *entiere[rang + 1 : -1]]
                break
        else:
            self._a_part = bool(self._mesure)
        texte = "\n".join(filter(None, entiere))
        if texte != self._etiquette.text():
            self._etiquette.setText(texte)
        self._etiquette.setVisible(bool(texte))
        infobulle(self._etiquette, "\n".join(filter(None, (texte, self._aide))))  # a very long name may be cut
        self._etiquette.setAccessibleDescription(self._aide)
