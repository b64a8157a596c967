"""A game in a terminal or a notebook, with nothing but ``input`` and ``print``.

Turns, passes and the end are ``Partie``'s; this file asks, explains and shows.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from datetime import date
from typing import Final

from ecosysteme.chiffres import en_chiffres
from ecosysteme.derouler import derouler
from ecosysteme.entete import Entete
from ecosysteme.fautes import Faute
from ecosysteme.jeu import NULLE, PREMIER, SECOND, Camp, CoupQuelconque, EtatQuelconque, Jeu
from ecosysteme.joueurs import Humain, Joueur
from ecosysteme.joueurs.surveille import surveiller
from ecosysteme.journal.journal import Journal
from ecosysteme.partie import Partie
from ecosysteme.protocoles import MoteurDefaillant
from ecosysteme.provenance import Origine, Provenance
from ecosysteme.variantes.noeud import Noeud

Lire = Callable[[str], str]
Ecrire = Callable[[str], object]

AIDE: Final = """\
{regles}

Un coup s'écrit comme {exemple}.
  c, coups       la liste des coups possibles
  a, annuler     revient à votre coup précédent
  r, rétablir    rejoue ce qui vient d'être annulé
  q, quitter     quitte la partie (Ctrl+C aussi)
  ?, aide        cette aide"""

# An answer is cut there: a page pasted by mistake must not fill the screen with its own refusal.
LONGUEUR_REPONSE: Final = 40


class Depart(Exception):
    """Raised when the person leaves the game."""


class Voyage(Exception):
    """Raised when the person moved to another point of the game: the players must be asked again from there."""


class PartieConsole:
    """One game between a terminal's person or persons and machines, until its end or the person's leaving."""

    def __init__(
        self,
        jeu: Jeu,
        joueurs: tuple[Joueur, Joueur],
        lire: Lire,
        ecrire: Ecrire,
        journal: Journal | None = None,
    ) -> None:
        """Seat ``joueurs`` (first camp, second camp); a ``Humain`` without a question gets this terminal's."""
        self.partie: Partie = Partie(jeu)
        self.partie.provenance = Provenance(Origine.CONSOLE)
        self.joueurs: dict[Camp, Joueur] = dict(zip((PREMIER, SECOND), map(surveiller, joueurs), strict=True))
        self.noms: dict[int, str] = dict(zip((PREMIER, SECOND), jeu.noms_camps, strict=True))
        self.lire = lire
        self.ecrire = ecrire
        self.journal = journal
        self.commandes: dict[str, Callable[[], None]] = {
            nom: action
            for noms, action in (
                (("q", "quitter"), self._quitter),
                (("a", "annuler"), self._annuler),
                (("r", "rétablir", "retablir"), self._retablir),
                (("c", "coups"), self._lister),
                (("?", "aide"), self._aider),
            )
            for nom in noms
        }
        for joueur in joueurs:
            if isinstance(joueur, Humain) and joueur.question is None:
                joueur.question = self.demander

    def jouer(self) -> Partie:
        """Play until the end, or until the person leaves, and return the game."""
        jeu = self.partie.jeu
        self.ecrire("\n".join(f"{self.noms[camp]} : {joueur.nommer(jeu)}" for camp, joueur in self.joueurs.items()))
        if any(isinstance(joueur, Humain) for joueur in self.joueurs.values()):
            self.ecrire("Tapez ? pour l'aide et les règles du jeu, q pour quitter.")
        try:
            while not self.partie.terminee:
                self._montrer()
                try:
                    derouler(self.partie, self.joueurs, apres_coup=self._raconter, refus=self._refuser)
                except Voyage:
                    self._noter()
        except (Depart, EOFError, KeyboardInterrupt) as raison:
            # Ctrl+C and the end of the input leave the cursor behind the prompt; after "q" it is already below.
            self.ecrire(("" if isinstance(raison, Depart) else "\n") + "Partie quittée.")
        except MoteurDefaillant as faute:
            self.ecrire(f"{_phrase(str(faute))}.\nPartie arrêtée.")
        self._conclure()
        return self.partie

    def demander(self, jeu: Jeu, etat: EtatQuelconque) -> CoupQuelconque:
        """Ask until a move is typed, legal or not, and return it; ``Depart`` or ``Voyage`` for what is not a move."""
        exemple = jeu.ecrire_coup(jeu.coups_legaux(etat)[0])
        while True:
            reponse = abreger(self.lire(f"Coup de {self.noms[jeu.trait(etat)]} : "))
            if not reponse:
                self.ecrire(f"Rien n'a été tapé : attendu un coup, par exemple {exemple}, ou ? pour l'aide.")
                continue
            if commande := self.commandes.get(reponse.lower()):
                commande()
                continue
            try:
                return jeu.lire_coup(reponse)
            except ValueError as erreur:
                self.ecrire(f"{_phrase(str(erreur))}.\nTapez ? pour l'aide.")

    def _refuser(self, erreur: ValueError) -> None:
        """Say why the move just typed cannot be played; its player is asked again."""
        self.ecrire(f"{_phrase(str(erreur))} ; c donne les coups possibles.")

    def _quitter(self) -> None:
        raise Depart

    def _annuler(self) -> None:
        """Go back to the last turn of a person; the game is unchanged when there was none."""
        avant = self.partie.nb_coups
        while self.partie.annuler():
            if self._attend_une_personne():
                annule = self.partie.jeu.ecrire_coup(self.partie.defaits[0].coup)
                self.ecrire(f"Le coup {annule} est annulé ; r le rejoue.")
                raise Voyage
        self.partie.aller_a(avant)
        self.ecrire("Aucun de vos coups n'est à annuler.")

    def _retablir(self) -> None:
        """Play again what was taken back, up to a person's next turn."""
        repris = False
        while self.partie.retablir():
            repris = True
            if self._attend_une_personne():
                break
        if not repris:
            self.ecrire("Aucun coup annulé n'est à rejouer.")
            return
        self.ecrire("Coups rejoués.")
        raise Voyage

    def _attend_une_personne(self) -> bool:
        trait = self.partie.trait
        return trait is not None and isinstance(self.joueurs[trait], Humain)

    def _lister(self) -> None:
        jeu, etat = self.partie.jeu, self.partie.etat
        self.ecrire("Coups possibles : " + ", ".join(jeu.ecrire_coup(coup) for coup in jeu.coups_legaux(etat)) + ".")

    def _aider(self) -> None:
        jeu, etat = self.partie.jeu, self.partie.etat
        self.ecrire(AIDE.format(regles=jeu.regles, exemple=jeu.ecrire_coup(jeu.coups_legaux(etat)[0])))

    def _raconter(self, partie: Partie) -> None:
        """Say the move just played, and the passes it forced, then show where that leads."""
        self._noter()
        if partie.dernier is not None:
            self.ecrire(self._recit(partie.dernier))
        for camp in partie.passes_depuis_dernier():
            self.ecrire(f"{self.noms[camp]} ne peut pas jouer et passe son tour.")
        if not partie.terminee:
            self._montrer()

    def _noter(self) -> None:
        if self.journal is not None:
            noir, blanc = (joueur.nommer(self.partie.jeu) for joueur in self.joueurs.values())
            self.partie.entete = Entete(noir, blanc, date.today().isoformat())
            self.journal.noter(self.partie)

    def _recit(self, tour: Noeud) -> str:
        recit = f"{self.noms[tour.auteur]} joue {self.partie.jeu.ecrire_coup(tour.coup)}"
        if isinstance(self.joueurs[tour.auteur], Humain):
            return f"{recit}."
        return f"{recit} en {en_chiffres(tour.secondes, 3)} s."

    def _montrer(self) -> None:
        """Draw the board with the scores and, until the end, which round it is and whose turn."""
        phrases = [] if self.partie.terminee else [f"Tour {self.partie.nb_tours}."]
        if self.partie.jeu.unite:
            premier, second = self.partie.scores
            phrases.append(f"{self.noms[PREMIER]} {premier}, {self.noms[SECOND]} {second}.")
        if (trait := self.partie.trait) is not None:
            nom = self.noms[trait]
            phrases.append(f"À {nom} de jouer." if self._attend_une_personne() else f"{nom} réfléchit…")
        self.ecrire("\n".join(["", self.partie.jeu.texte(self.partie.etat), "", " ".join(phrases)]).rstrip())

    def _conclure(self) -> None:
        """Say the result in words when there is one, and the moves, so that a game left early is not lost."""
        if self.partie.terminee:
            self._montrer()
            if not self.partie.jeu.unite:  # no line of points stands between the board and the result
                self.ecrire("")
            self.ecrire(phrase_de_fin(self.partie.jeu, self.partie.etat))
        if self.partie.nb_coups:
            self.ecrire(f"Coups joués : {self.partie.transcription}")


def _phrase(texte: str) -> str:
    return texte[:1].upper() + texte[1:]


def abreger(reponse: str) -> str:
    """Return an answer without the spaces around it, cut with ``…`` when it is too long.

    >>> abreger(" f5 "), abreger("c" * 50)
    ('f5', 'ccccccccccccccccccccccccccccccccccccccc…')
    """
    nue = reponse.strip()
    return nue if len(nue) <= LONGUEUR_REPONSE else nue[: LONGUEUR_REPONSE - 1] + "…"


def phrase_de_fin(jeu: Jeu, etat: EtatQuelconque) -> str:
    """Say who won, and by how much where points are counted; ``ValueError`` while the game goes on."""
    issue, scores = jeu.issue(etat), jeu.resultat(etat)
    if issue is None:
        raise Faute("la partie n'est pas terminée")
    points = f", {max(scores)} à {min(scores)}" if jeu.unite else ""
    return f"Partie nulle{points}." if issue == NULLE else f"{jeu.noms_camps[issue - 1]} gagne{points}."


def lire_au_terminal(question: str) -> str:
    """Return the line typed after ``question``; ``EOFError`` at the end of the input, or without any (any more)."""
    if sys.stdin is None or sys.stdin.closed:
        raise EOFError
    try:
        return input(question)
    except OSError:  # the terminal went away
        raise EOFError from None


def jouer(
    jeu: Jeu,
    joueurs: tuple[Joueur, Joueur],
    lire: Lire = lire_au_terminal,
    ecrire: Ecrire = print,
    journal: Journal | None = None,
) -> Partie:
    """Play one game in the terminal and return it, unfinished when the person left; ``journal`` keeps every move.

    ``lire(question)`` returns an answer, as ``input``; ``ecrire(texte)`` shows one, as ``print``. Nothing is raised for
    leaving, by ``q``, Ctrl+C or the end of the input.
    """
    return PartieConsole(jeu, joueurs, lire, ecrire, journal).jouer()
