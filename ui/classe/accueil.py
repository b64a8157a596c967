"""Who works in a session: asked on its first page, of whom work may be kept on this computer."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from ecosysteme.classe.copie import CopieEleve
from ecosysteme.classe.seance import SeanceDeClasse
from ecosysteme.fautes import mot
from ui.classe.copies import CopiesDeSeance
from ui.classe.panneau import REPRISES, PanneauSeance
from ui.socle.textes import demander


class AccueilEleve(QObject):
    """Asks it on the first page of ``panneau``; ``arrive`` with the work of who said it, begun or not.

    Nobody is taken for another one: work is gone on with by who says that it is theirs.
    """

    arrive = Signal(object)  # a PassageEleve
    refuse = Signal(str)

    def __init__(self, fenetre: QWidget, panneau: PanneauSeance, copies: CopiesDeSeance) -> None:
        super().__init__(fenetre)
        self._fenetre, self._panneau, self._copies = fenetre, panneau, copies
        self._seance: SeanceDeClasse | None = None
        self.gestes: dict[str, Callable[[], object]] = {"commencer": self._commencer, "autre": panneau.demander_nom}
        self.gestes |= {nom: partial(self._reprendre, rang) for rang, nom in enumerate(REPRISES)}

    def ouvrir(self, seance: SeanceDeClasse, gardees: tuple[CopieEleve, ...], *, essai: bool) -> None:
        """Show the page; nothing is kept of who tries the session."""
        self._seance = seance
        self._copies.ouvrir(seance, gardees, conservees=not essai)
        self._panneau.nom.setText(self.tr("Essai") if essai else "")
        self._panneau.ouvrir(seance, () if essai else self._copies.noms, essai=essai)

    def _commencer(self) -> None:
        nom = self._panneau.nom.text().strip()
        if not nom:
            self._demander(self.tr("Écrivez votre nom pour commencer"))
        elif connu := self._copies.nom_connu(nom):
            question = self.tr("Une copie de {} est commencée sur cet ordinateur. Est-ce la vôtre ?").format(mot(connu))
            mots = self.tr("Reprendre cette copie"), self.tr("Je suis quelqu'un d'autre")
            # Two pupils of one name have a work each, which their names tell from each other.
            autre = partial(self._demander, self.tr("Ajoutez une initiale à votre nom : chacun a sa copie"))
            demander(self._fenetre, "boite_copie_de", question, partial(self._travailler, connu), autre, mots=mots)
        else:
            self._travailler(nom)

    def _demander(self, phrase: str) -> None:
        self.refuse.emit(phrase)
        self._panneau.nom.setFocus()

    def _reprendre(self, rang: int) -> None:
        self._travailler(self._copies.noms[rang])

    def _travailler(self, nom: str) -> None:
        if self._seance is not None:
            self.arrive.emit(self._copies.reprendre(self._seance, nom))
