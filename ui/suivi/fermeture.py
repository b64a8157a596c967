"""Closing in the middle of a series: its statistics would go without a word, unless they were exported."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from ecosysteme.tournoi.serie import Serie
from ui.socle.textes import proposer
from ui.suivi.export_statistiques import ExportStatistiques
from ui.widgets.fenetre import FenetreDessinee


class FermetureDeSerie(QObject):
    """Asks before the window closes on figures that nothing else keeps; games are in the journal anyway."""

    def __init__(self, fenetre: FenetreDessinee, export: ExportStatistiques, serie: Callable[[], Serie | None]) -> None:
        """``serie`` gives the accounts that hold games of a series of several, if they do."""
        super().__init__(fenetre)
        self._fenetre, self._export, self._serie = fenetre, export, serie

    def demander(self, partir: Callable[[], object]) -> bool:
        """Ask if there is something to lose, before ``partir``; return whether the window stays open meanwhile."""
        serie = self._serie()
        if serie is None or self._export.a_jour(serie):
            return False
        question = self.tr(
            "Fermer ? La série s'arrête après la partie {} sur {} : ses statistiques se perdent, "
            "ses parties restent dans les parties récentes."
        )
        if serie.finie:
            question = self.tr(
                "Fermer ? Les statistiques de la série n'ont pas été exportées : elles se perdent, "
                "ses parties restent dans les parties récentes."
            )
        gestes = {
            self.tr("&Exporter les statistiques…"): lambda: self._export.choisir_puis(partir),
            self.tr("&Fermer"): partir,
        }
        question = question.format(serie.faites, serie.nombre)
        proposer(self._fenetre, "boite_fermer", question, gestes, self.tr("&Rester"))
        return True
