"""A game in a Matplotlib window, played with the mouse by one or two persons, or watched.

pyplot opens the window and runs its events, whatever the backend. A machine thinks on a thread of its own, which draws
nothing; a timer of the window asks whether its move has come, so that the window can always be moved, and closed.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from concurrent.futures import Future, wait
from threading import Event
from typing import TYPE_CHECKING, Any, Final

from ecosysteme.arret import Interrompu
from ecosysteme.fautes import Faute
from ecosysteme.figures.feuille import feuille, verifier_matplotlib
from ecosysteme.figures.plateau import dessin_de, dessiner_sur
from ecosysteme.interruption import GRACE, lancer
from ecosysteme.jeu import PREMIER, SECOND, Camp, CoupQuelconque, Jeu
from ecosysteme.joueurs import Humain, Joueur
from ecosysteme.partie import Partie
from ecosysteme.protocoles import MoteurDefaillant

if TYPE_CHECKING:
    from matplotlib.backend_bases import Event as EvenementFigure
    from matplotlib.backend_bases import MouseEvent
    from matplotlib.figure import Figure

POUCES: Final = (5.6, 6.2)  # width, height of the window
REGARD: Final = 50  # ms between two looks at a machine that thinks
GAUCHE: Final = 1  # the mouse button that plays
RESERVE: Final = " "  # keeps the line of what is said, so that the board stays where it is


@contextlib.contextmanager
def _fenetre_possible() -> Iterator[None]:
    """Turn a backend that cannot open a window into a ``ValueError`` that says so."""
    from matplotlib import pyplot
    from matplotlib.backends.registry import BackendFilter, backend_registry

    registre: Any = backend_registry  # without types
    sans_fenetre = registre.list_builtin(BackendFilter.NON_INTERACTIVE)
    try:
        backend = pyplot.get_backend()
        if backend.lower() in sans_fenetre or "inline" in backend:
            raise Faute(
                "Matplotlib n'ouvre pas de fenêtre avec {backend} : attendu un écran, et une interface comme QtAgg ou "
                "TkAgg (MPLBACKEND)",
                backend=backend,
            )
        yield
    except ImportError as erreur:  # the toolkit is missing, or finds no screen
        raise Faute("Matplotlib n'ouvre pas de fenêtre : {erreur}", erreur=erreur) from None


def ouvrir(titre: str) -> Figure:
    """Open a window with one empty board in it, and return its figure; ``ValueError`` where there can be no window."""
    verifier_matplotlib()
    with _fenetre_possible():
        figure = _preparer(titre)
    figure.show()
    return figure


def _preparer(titre: str) -> Figure:
    from matplotlib import pyplot

    assert pyplot  # imported here, so that the sheet is one of its figures
    figure = feuille(*POUCES)
    figure.add_subplot()
    if figure.canvas.manager is not None:
        figure.canvas.manager.set_window_title(titre)
    return figure


class PartieFenetre:
    """One game in a figure of pyplot: the persons click, the machines answer, until the end or the window is closed.

    Keep the object as long as the window is open. ``phrase`` is what the line below the board says.
    """

    def __init__(self, jeu: Jeu, joueurs: tuple[Joueur, Joueur]) -> None:
        """Seat ``joueurs`` (first camp, second camp) and begin.

        Raises ``ValueError`` when one of them cannot play ``jeu``, for a game without a drawing, and when matplotlib is
        missing.
        """
        verifier_matplotlib()
        self._dessin = dessin_de(jeu)
        for joueur in joueurs:
            joueur.verifier(jeu)
        self.partie: Partie = Partie(jeu)
        self.joueurs: dict[Camp, Joueur] = dict(zip((PREMIER, SECOND), joueurs, strict=True))
        self.phrase = ""
        self.arret = Event()  # set when the window is closed, or a machine has failed
        self._promesse: Future[CoupQuelconque] | None = None
        self.figure = _preparer(f"Othellier – {jeu.nom}")
        (self.axes,) = self.figure.axes
        canevas = self.figure.canvas
        self._minuterie = canevas.new_timer(interval=REGARD, callbacks=[(self.relever, (), {})])
        canevas.mpl_connect("button_press_event", self._cliquer)
        canevas.mpl_connect("close_event", self._fermer)
        self._poursuivre("")

    def attendre(self) -> None:
        """Wait for the move of the machine that thinks, if one does, and play it; for a script without a window."""
        if self._promesse is not None:
            wait([self._promesse])
            self.relever()

    def relever(self) -> None:
        """Play the move of the machine that thought, if it has come. The window's timer calls it again and again."""
        if self._promesse is None or not self._promesse.done():
            return
        promesse, self._promesse = self._promesse, None
        self._minuterie.stop()
        camp = self.partie.trait
        assert camp is not None  # somebody was asked
        joueur, nom = self.joueurs[camp], self.partie.jeu.noms_camps[camp - 1]
        try:
            coup = promesse.result()
            self._jouer(coup, joueur)
        except Interrompu:
            return  # the window was closed
        except (MoteurDefaillant, ValueError) as faute:
            self.arret.set()
            self._dire(f"{nom} ({joueur}) : {faute}. Partie arrêtée.")
            return
        self._poursuivre(f"{nom} ({joueur}) joue {self.partie.jeu.ecrire_coup(coup)}.")

    def _cliquer(self, evenement: MouseEvent) -> None:
        """Play the square that was clicked, or say why it cannot be."""
        occupee = self.figure.canvas.widgetlock.locked()  # the toolbar is moving or enlarging the picture
        x, y = evenement.xdata, evenement.ydata
        if evenement.inaxes is not self.axes or evenement.button != GAUCHE or occupee or self.arret.is_set():
            return
        assert x is not None  # as always inside the axes
        assert y is not None
        jeu, etat, camp = self.partie.jeu, self.partie.etat, self.partie.trait
        if camp is None:
            self._dire("La partie est terminée : fermez la fenêtre.")
        elif self._promesse is not None:
            self._dire(f"{jeu.noms_camps[camp - 1]} réfléchit : ce n'est pas à vous de jouer.")
        else:
            lignes, colonnes = self._dessin.taille(jeu, etat)
            coup = self._dessin.coup(jeu, etat, (min(int(y), lignes - 1), min(int(x), colonnes - 1)))
            if coup not in jeu.coups_legaux(etat):
                raison = str(jeu.expliquer_refus(etat, coup))
                self._dire(f"{raison[:1].upper()}{raison[1:]}.")
                return
            self._jouer(coup, self.joueurs[camp])
            self._poursuivre(f"{jeu.noms_camps[camp - 1]} joue {jeu.ecrire_coup(coup)}.")

    def _jouer(self, coup: CoupQuelconque, joueur: Joueur) -> None:
        """Let ``joueur`` lay the disc and turn what it encloses; ``ValueError`` as ``Partie.jouer``."""
        assert self.partie.trait is not None  # somebody was asked
        joueur.asseoir(self.partie.trait)  # at each turn: the same player may have both seats
        self.partie.jouer(coup, joueur=joueur)

    def _poursuivre(self, recit: str) -> None:
        """Show where the game stands, say what led there, and ask the machine whose turn it is."""
        partie, noms = self.partie, self.partie.jeu.noms_camps
        phrases = [recit] if recit else []
        phrases += [f"{noms[camp - 1]} ne peut pas jouer et passe son tour." for camp in partie.passes_depuis_dernier()]
        dernier = partie.dernier
        dessiner_sur(self.axes, partie.jeu, partie.etat, None if dernier is None else dernier.coup)
        trait = partie.trait
        if trait is None:
            phrases.append("Partie terminée.")
        elif not isinstance(self.joueurs[trait], Humain):
            phrases.append(f"{noms[trait - 1]} réfléchit…")
            self._promesse = lancer(self.joueurs[trait].choisir, partie.jeu, partie.etat, self.arret)
            self._minuterie.start()
        self._dire("\n".join(phrases))

    def _dire(self, phrase: str) -> None:
        self.phrase = phrase
        self.axes.set_xlabel(phrase or RESERVE, wrap=True)
        self.figure.canvas.draw_idle()

    def _fermer(self, _: EvenementFigure) -> None:
        """Stop the machine that thinks; one that does not look at its flag is left behind."""
        self.arret.set()
        self._minuterie.stop()
        if self._promesse is not None:
            wait([self._promesse], GRACE)
        for joueur in self.joueurs.values():
            joueur.fermer()


def jouer(jeu: Jeu, joueurs: tuple[Joueur, Joueur]) -> Partie:
    """Play one game in a window and return it once the window is closed, unfinished when it was closed before the end.

    Raises ``ValueError`` as ``PartieFenetre``, and where there can be no window.
    """
    verifier_matplotlib()
    from matplotlib import pyplot

    with _fenetre_possible():
        fenetre = PartieFenetre(jeu, joueurs)
    pyplot.show(block=True)
    return fenetre.partie
