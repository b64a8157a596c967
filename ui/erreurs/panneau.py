"""The panel beside a mistake that is asked about: today and the other days, the answer, the kinds, what comes again."""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import QDate, QLocale, Signal
from PySide6.QtWidgets import QFrame, QPushButton, QScrollArea, QVBoxLayout, QWidget

from ecosysteme.carnet.tableau import BilanCarnet, EssaiGarde
from ui.erreurs.calendrier import SIGNES, Calendrier
from ui.erreurs.genres import TableGenres
from ui.erreurs.raison import CarteRaison
from ui.erreurs.reponse import CarteReponse
from ui.socle.retraduction import Retraduit
from ui.socle.textes import Etiquette
from ui.socle.theme import Theme


class PanneauErreurs(Retraduit, QScrollArea):
    """Says nothing that would tell an answer: no value, no move of the mistake that is asked about.

    ``repetee_demandee`` carries the card of the mistake that is made again and again.
    """

    repetee_demandee = Signal(str)

    def __init__(self, parent: QWidget, *, raison_voulue: bool = False) -> None:
        super().__init__(parent)
        self.setObjectName("panneau_erreurs")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.calendrier, self.reponse, self.genres = Calendrier(), CarteReponse(), TableGenres()
        self.raison = CarteRaison(voulue=raison_voulue)
        self._titres, self._repetee, self._essais = (Etiquette(), Etiquette()), Etiquette(pliee=True), Etiquette()
        self._repetee.setObjectName("erreurs_repetee")
        self._essais.setObjectName("erreurs_essais")
        self._revoir = QPushButton()
        self._revoir.setObjectName("erreurs_revoir_repetee")
        self._revoir.clicked.connect(self._demander_repetee)
        self._bilan: BilanCarnet | None = None
        contenu = QWidget()
        colonne = self._colonne = QVBoxLayout(contenu)
        colonne.setSpacing(8)
        self.entourer(True)
        self._cartes = [_carte(*textes) for textes in zip(self._titres, (self._repetee, self._essais), strict=True)]
        dedans = self._cartes[0].layout()
        assert dedans is not None, "une carte a sa colonne"
        dedans.addWidget(self._revoir)
        for carte in (self.calendrier, self.reponse, self.raison, self.genres, *self._cartes):
            colonne.addWidget(carte)
        colonne.addStretch(1)
        self.questionner(False)
        self.setWidget(contenu)
        self._traduire()

    def montrer(self, bilan: BilanCarnet) -> None:
        """Show what the notebook says."""
        self._bilan = bilan
        self.calendrier.montrer(bilan)
        self.genres.montrer(bilan)
        self._traduire()

    def entourer(self, seul: bool) -> None:
        """Have the margins of what stands beside the board, or none in a page, which has its own."""
        self._colonne.setContentsMargins(*((4, 8, 12, 8) if seul else (0, 0, 0, 0)))

    def questionner(self, oui: bool) -> None:
        """Have what goes with a question, or nothing of it; the answer shows itself when there is one."""
        self.raison.setVisible(oui)
        if not oui:
            self.reponse.hide()
            self.calendrier.suivre((), 0)

    def definir_theme(self, theme: Theme) -> None:
        """Take the colours of ``theme``."""
        self.genres.definir_theme(theme)

    def _demander_repetee(self) -> None:
        if self._bilan is not None and self._bilan.repetee is not None:
            self.repetee_demandee.emit(self._bilan.repetee.cle)

    def _traduire(self) -> None:
        bilan = self._bilan
        self.setAccessibleName(self.tr("Mes erreurs"))
        self._revoir.setText(self.tr("La revoir"))
        self._repetee.setText("" if bilan is None else self._dire_repetee(bilan))
        essais = () if bilan is None else bilan.essais
        self._titres[1].setText(self.tr("Derniers essais"))
        self._essais.setText("\n".join(map(self._dire_essai, essais)))
        for toujours in (self.calendrier, self.genres):
            toujours.setVisible(bilan is not None)  # without a notebook they would stand empty
        for carte, vue in zip(self._cartes, (bool(self._repetee.text()), bool(essais)), strict=True):
            carte.setVisible(vue)

    def _dire_repetee(self, bilan: BilanCarnet) -> str:
        """Tell of the mistake that was made most often; not of its move, for it may be the one that is asked about."""
        if bilan.repetee is None:
            return ""
        self._titres[0].setText(self.tr("La même erreur, {}e fois").format(bilan.repetee.fois))
        numero = self.tr("Au coup {} la dernière fois.").format(bilan.repetee.erreur.numero)
        retour = self.tr("Elle revient aujourd'hui.")
        if bilan.repetee.due > bilan.aujourd_hui:
            retour = self.tr("Elle revient le {}.").format(dire_jour(bilan.repetee.due))
        return f"{numero} {retour}"

    def _dire_essai(self, essai: EssaiGarde) -> str:
        """Tell which mistake was answered; not the answer, for the mistake may be the one that is asked about."""
        dits = [dire_jour(essai.jour), self.tr("coup {}").format(essai.numero)]
        if essai.solution:
            dits.append(self.tr("solution demandée"))
        return f"{SIGNES[essai.note]}  {' · '.join(dits)}"


def dire_jour(jour: date) -> str:
    """Return a day of this year as one says it."""
    return QLocale().toString(QDate(jour.year, jour.month, jour.day), "d MMMM")


def _carte(titre: Etiquette, texte: Etiquette) -> QFrame:
    carte = QFrame()
    carte.setProperty("role", "carte")
    dedans = QVBoxLayout(carte)
    dedans.setContentsMargins(10, 8, 10, 8)
    dedans.setSpacing(4)
    titre.setProperty("role", "titre")
    for etiquette in (titre, texte):
        dedans.addWidget(etiquette)
    return carte
