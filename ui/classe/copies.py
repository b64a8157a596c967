"""Whose work in a session it is: kept until it is saved, and given back to whoever says that it is theirs."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from threading import Event

from PySide6.QtCore import QObject, Signal

from ecosysteme.classe.copie import CopieEleve, cle_d_eleve
from ecosysteme.classe.fichier import empreinte
from ecosysteme.classe.gardees import garder_copie, oublier_copie, retrouver
from ecosysteme.classe.passage import PassageEleve
from ecosysteme.classe.seance import SeanceDeClasse
from ui.socle.taches import Taches


class CopiesDeSeance(QObject):
    """The work of those who began a session on this computer, the latest first; ``echec`` when it cannot be kept.

    Several pupils share a computer, and a session that is left and opened again may be another one's.
    """

    echec = Signal(object)

    def __init__(self, parent: QObject, taches: Taches) -> None:
        super().__init__(parent)
        self._taches = taches
        self._seance = ""
        self._conservees = True
        self._copies: tuple[CopieEleve, ...] = ()
        self._quitte: PassageEleve | None = None  # who left last is where they were

    def ouvrir(self, seance: SeanceDeClasse, gardees: tuple[CopieEleve, ...], *, conservees: bool) -> None:
        """Begin with what is kept of a session; what this window knows of it is newer."""
        connues = self._copies if empreinte(seance) == self._seance else ()
        self._seance, self._conservees = empreinte(seance), conservees
        self._copies = (*connues, *(une for une in gardees if retrouver(connues, une.eleve) is None))

    @property
    def noms(self) -> tuple[str, ...]:
        """Who began it."""
        return tuple(copie.eleve for copie in self._copies)

    def nom_connu(self, nom: str) -> str:
        """Return the name under which the pupil ``nom`` began, empty for who did not."""
        copie = retrouver(self._copies, nom)
        return "" if copie is None else copie.eleve

    def reprendre(self, seance: SeanceDeClasse, nom: str) -> PassageEleve:
        """Return the work of a pupil as they left it; of one who has none, a new one."""
        quitte, copie = self._quitte, retrouver(self._copies, nom)
        if copie is not None and quitte is not None and quitte.copie.travail == copie.travail:
            quitte.reprendre()
            return quitte
        passage = PassageEleve(seance, nom)
        if copie is not None:
            passage.continuer(copie)
        return passage

    def garder(self, passage: PassageEleve) -> None:
        """Keep work until it is saved; nothing is kept of who answered nothing."""
        copie = passage.copie
        if self._conservees and passage.entame:
            self._quitte, self._copies = passage, (copie, *self._sans(copie))
            self._lancer(partial(garder_copie, copie))

    def oublier(self, passage: PassageEleve) -> None:
        """Keep work no more: it is saved."""
        self._copies = self._sans(passage.copie)
        if self._conservees:
            self._lancer(partial(oublier_copie, passage.copie))

    def _sans(self, copie: CopieEleve) -> tuple[CopieEleve, ...]:
        return tuple(une for une in self._copies if cle_d_eleve(une.eleve) != cle_d_eleve(copie.eleve))

    def _lancer(self, geste: Callable[[], None]) -> None:
        def travail(_arret: Event) -> None:
            geste()

        self._taches.lancer(travail, lambda _: None, self.echec.emit)
