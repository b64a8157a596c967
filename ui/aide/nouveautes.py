"""Asks, for whoever wishes it, whether there is a newer version: one small file read, once a day at most.

Qt reads it, so that nothing waits and closing the window leaves nothing behind. Without the box that permits it, which
is off until somebody ticks it, there is no request at all.
"""

from __future__ import annotations

from datetime import date
from functools import cached_property
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QTimer, QUrl, Signal
from PySide6.QtWidgets import QMainWindow

from ecosysteme.distribution.nouveaute import OCTETS, adresse_declaree, lire_version, plus_recente
from ecosysteme.distribution.versions import PROGRAMME, version
from ecosysteme.fautes import Faute
from ecosysteme.reglages import DERNIERE_DEMANDE, NOUVEAUTES
from ui.situation import Salle
from ui.socle.memoire import Memoire
from ui.socle.messages import Messages
from ui.socle.raisons import dire, majuscule

if TYPE_CHECKING:
    from PySide6.QtNetwork import QNetworkReply

RESEAU: Final = "PySide6.QtNetwork"
PATIENCE: Final = 15_000  # ms for the whole answer, however slowly it drips
REDIRECTIONS: Final = 3


class Nouveautes(Salle):
    """What is known of newer versions; ``change`` says that ``phrase`` is another one."""

    change = Signal()

    def __init__(self, fenetre: QMainWindow, memoire: Memoire, messages: Messages, adresse: str | None = None) -> None:
        """Ask nothing yet; ``adresse``: instead of the one that is declared."""
        super().__init__(fenetre)
        self._voulue = adresse
        self.phrase = ""
        self._memoire, self._messages = memoire, messages
        self._reponse: QNetworkReply | None = None
        self._octets = b""
        self._bout = QTimer(self, singleShot=True)
        self._bout.timeout.connect(self._abandonner)

    @cached_property
    def adresse(self) -> str:
        """Where to ask, empty when nowhere; looked for when it matters, for a start has no file to read for it."""
        voulue = adresse_declaree() if self._voulue is None else self._voulue
        return voulue if find_spec(RESEAU) else ""  # the frozen program may be shipped without it

    @property
    def permis(self) -> bool:
        """Whether the user wishes it, and there is somewhere to ask."""
        return bool(self._memoire.lire(NOUVEAUTES)) and bool(self.adresse)

    def permettre(self, permis: bool) -> None:
        """Follow the box: ask at once, or never again."""
        self._memoire.ecrire(NOUVEAUTES, permis)
        if permis:
            self._demander()
        else:
            self.fermer()
            self._dire("")

    def au_depart(self) -> None:
        """Ask if that is permitted, and was not done today."""
        if self.permis and self._memoire.lire(DERNIERE_DEMANDE) != date.today().isoformat():
            self._demander()

    def _demander(self) -> None:
        if not self.permis or self._reponse is not None:
            return
        from PySide6.QtNetwork import QNetworkAccessManager, QNetworkRequest  # which most never need

        self._memoire.ecrire(DERNIERE_DEMANDE, date.today().isoformat())
        self._dire(self.tr("Demande en cours…"))
        demande = QNetworkRequest(QUrl(self.adresse))
        demande.setMaximumRedirectsAllowed(REDIRECTIONS)  # Qt follows none that leaves HTTPS
        demande.setRawHeader(b"User-Agent", b"Othellier")
        demande.setRawHeader(b"Accept-Language", b"*")  # Qt would say the system's
        self._octets = b""
        self._reponse = QNetworkAccessManager(self).get(demande)
        self._reponse.readyRead.connect(self._recevoir)
        self._reponse.finished.connect(self._conclure)
        self._bout.start(PATIENCE)

    def _recevoir(self) -> None:
        """Keep what comes; what is too long is not worth its end."""
        if self._reponse is not None:
            self._octets += self._reponse.read(OCTETS + 1 - len(self._octets)).data()
            if len(self._octets) > OCTETS:
                self._abandonner()

    def _abandonner(self) -> None:
        if self._reponse is not None:
            self._reponse.abort()  # which finishes it

    def _conclure(self) -> None:
        reponse, self._reponse = self._reponse, None
        self._bout.stop()
        if reponse is None:
            return
        erreur = reponse.error() != reponse.NetworkError.NoError and len(self._octets) <= OCTETS
        raison = reponse.errorString()
        reponse.manager().deleteLater()
        try:
            if erreur:
                raise Faute("{adresse} ne répond pas : {raison}", adresse=self.adresse, raison=raison)
            self._comparer(lire_version(self._octets))
        except ValueError as faute:
            phrase = dire(faute)
            self._dire(f"{majuscule(phrase)}.")

    def _comparer(self, annoncee: str) -> None:
        installee = version(PROGRAMME)
        if plus_recente(annoncee, installee):
            phrase = self.tr("Othellier {annoncee} est sorti ; ceci est la version {installee}.")
            self._messages.prevenir(phrase.format(annoncee=annoncee, installee=installee), ensuite=True)
        else:
            phrase = self.tr("Aucune version plus récente que {installee}.")
        self._dire(phrase.format(annoncee=annoncee, installee=installee))

    def _dire(self, phrase: str) -> None:
        self.phrase = phrase
        self.change.emit()

    def fermer(self) -> None:
        """Leave the request under way."""
        reponse, self._reponse = self._reponse, None
        self._bout.stop()
        if reponse is not None:
            reponse.abort()
            reponse.manager().deleteLater()
