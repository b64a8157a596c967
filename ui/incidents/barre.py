"""A bar above the board: the last session went wrong, and its report can be read or copied. Nothing waits for it."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from ui.socle.messages import annoncer
from ui.socle.pictogrammes import pictogramme
from ui.socle.retraduction import SuiviLangue
from ui.socle.theme import Theme
from ui.widgets.fenetre import FenetreDessinee


class BarreIncident(QObject):
    """Offers a report; ``vue``, ``copiee`` and ``ecartee`` say what is wanted, and the last takes the bar away."""

    vue, copiee, ecartee = Signal(), Signal(), Signal()

    def __init__(self, fenetre: FenetreDessinee) -> None:
        """Take the bar from the loaded window, hidden until ``proposer``."""
        super().__init__(fenetre)
        self._barre = fenetre.widgets.barre_incident
        self._texte = fenetre.widgets.texte_incident
        self._fermer = fenetre.widgets.bouton_ecarter_incident
        self._morte = False
        fenetre.widgets.bouton_voir_incident.clicked.connect(lambda: self.vue.emit())
        fenetre.widgets.bouton_copier_incident.clicked.connect(lambda: self.copiee.emit())
        self._fermer.clicked.connect(self._ecarter)
        SuiviLangue(self._barre, self._dire)
        self._barre.hide()

    def proposer(self, *, morte: bool) -> None:
        """Say that the last session died (``morte``), or met an error and went on."""
        self._morte = morte
        self._dire()
        self._barre.show()
        annoncer(self._barre, self._texte.text())

    def _ecarter(self) -> None:
        self._barre.hide()
        self.ecartee.emit()

    def definir_theme(self, theme: Theme) -> None:
        """Draw the cross in the colours of ``theme``."""
        self._fermer.setIcon(pictogramme("fermer", theme))

    def _dire(self) -> None:
        interrompue = self.tr("La dernière séance s'est interrompue. Un rapport est prêt, pour vous seul.")
        fautive = self.tr("La dernière séance a rencontré une erreur. Un rapport est prêt, pour vous seul.")
        self._texte.setText(interrompue if self._morte else fautive)
        self._barre.setAccessibleName(self._texte.text())
