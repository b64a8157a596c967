"""A game in a terminal or a notebook, with nothing but ``input`` and ``print``.

Turns, passes and the end are ``Partie``'s; this file asks, explains and shows.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import replace
from datetime import date
from time import perf_counter
from typing import Final

from ecosysteme.chiffres import en_chiffres
from ecosysteme.derouler import derouler
from ecosysteme.fautes import Faute
from ecosysteme.jeu import NULLE, PREMIER, SECOND, Camp, CoupQuelconque, EtatQuelconque, Jeu, autre_camp
from ecosysteme.joueurs import Humain, Joueur
from ecosysteme.joueurs.surveille import surveiller
from ecosysteme.journal.journal import Journal
from ecosysteme.partie import Partie
from ecosysteme.pendules import Pendules, ecrire_duree
from ecosysteme.protocoles import Abandon, MoteurDefaillant
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
  abandon        abandonne la partie
  nulle          propose la nulle à l'adversaire
  pause          arrête votre pendule jusqu'à la touche Entrée
  réclamer       gagne au temps, selon la règle japonaise
  q, quitter     quitte la partie (Ctrl+C aussi)
  ?, aide        cette aide"""

# An answer is cut there: a page pasted by mistake must not fill the screen with its own refusal.
LONGUEUR_REPONSE: Final = 40
OUI: Final = ("o", "oui")


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
        pendules: Pendules | None = None,
    ) -> None:
        """Seat ``joueurs`` (first camp, second camp); a ``Humain`` without a question gets this terminal's."""
        self.partie: Partie = Partie(jeu)
        self.partie.provenance = Provenance(Origine.CONSOLE)
        self.partie.pendules = pendules
        if pendules is not None:
            self.partie.entete = pendules.annoncer(self.partie.entete)
        self._debut: float | None = None  # when the person who has the turn was first asked
        self._tombee: Camp | None = None  # whose first fall was said
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
                (("abandon",), self._abandonner),
                (("nulle",), self._proposer_nulle),
                (("pause",), self._suspendre),
                (("réclamer", "reclamer"), self._reclamer),
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
                    self._debut = None
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
        if self._debut is None:
            self._debut = perf_counter()
        while True:
            reponse = abreger(self.lire(self._inviter(jeu.trait(etat))))
            self._tomber(jeu.trait(etat))
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

    def _inviter(self, camp: Camp) -> str:
        """Return the question, with what the clock of ``camp`` shows as it is asked."""
        if self.partie.pendules is None or self._debut is None:
            return f"Coup de {self.noms[camp]} : "
        temps = self.partie.pendules.temps(camp, perf_counter() - self._debut)
        return f"{self.noms[camp]} {ecrire_duree(int(temps.reste))}{' (rallonge)' * temps.rallonge} ▸ "

    def _tomber(self, camp: Camp) -> None:
        """End the game when all the time of ``camp`` was used up while it typed, whatever that is."""
        pendules, debut = self.partie.pendules, self._debut
        if pendules is not None and debut is not None and pendules.depenser(camp, perf_counter() - debut).perdante:
            self._payer()

    def _payer(self) -> None:
        """Take what the turn under way has lasted off the clock: whatever comes of it, time is never given back."""
        trait, debut, self._debut = self.partie.trait, self._debut, perf_counter()
        if trait is not None and debut is not None and not self.partie.depenser(trait, self._debut - debut):
            raise Voyage

    def _abandonner(self) -> None:
        raise Abandon("abandonne la partie")

    def _proposer_nulle(self) -> None:
        """Ask the opponent for a draw: a person here and now, a machine by what it thought at its last move."""
        trait = self.partie.trait
        assert trait is not None
        adversaire, nom = self.joueurs[autre_camp(trait)], self.noms[autre_camp(trait)]
        if isinstance(adversaire, Humain):
            accepte = self.lire(f"{nom} accepte la nulle ? (o/n) ").strip().lower() in OUI
        else:
            accepte = adversaire.accepte_nulle(self.partie.jeu, self.partie.etat)
        if accepte:
            self._payer()
            self.partie.convenir_nulle()
            raise Voyage
        self.ecrire(f"{nom} refuse la nulle.")

    def _suspendre(self) -> None:
        """Stop the clock of the person who has the turn until they come back."""
        self._payer()
        self.lire("Pause ; Entrée reprend la partie. ")
        raise Voyage

    def _reclamer(self) -> None:
        try:
            self.partie.reclamer()
        except ValueError as erreur:
            self.ecrire(f"{_phrase(str(erreur))}.")
            return
        raise Voyage

    def _refuser(self, erreur: ValueError) -> None:
        """Say why the move just typed cannot be played; its player is asked again."""
        self.ecrire(f"{_phrase(str(erreur))} ; c donne les coups possibles.")

    def _quitter(self) -> None:
        raise Depart

    def _annuler(self) -> None:
        """Go back to the last turn of a person; the game is unchanged when there was none."""
        self._payer()
        avant = self.partie.nb_coups
        while self.partie.annuler():
            if self._attend_une_personne():
                annule = self.partie.jeu.ecrire_coup(self.partie.defaits[0].coup)
                self.ecrire(f"Le coup {annule} est annulé ; r le rejoue.")
                raise Voyage
        self.partie.aller_a(avant)
        self.ecrire("Aucun de vos coups n'est à annuler.")
        self._recommencer_le_tour()

    def _retablir(self) -> None:
        """Play again what was taken back, up to a person's next turn."""
        self._payer()
        repris = False
        while self.partie.retablir():
            repris = True
            if self._attend_une_personne():
                break
        if not repris:
            self.ecrire("Aucun coup annulé n'est à rejouer.")
            self._recommencer_le_tour()
            return
        self.ecrire("Coups rejoués.")
        raise Voyage

    def _recommencer_le_tour(self) -> None:
        """Ask again from now on, where a clock has just paid for the turn, which the move would pay for once more."""
        if self.partie.pendules is not None:
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
        self._debut = None
        self._noter()
        if partie.dernier is not None:
            self.ecrire(self._recit(partie.dernier))
        self._dire_chute()
        for camp in partie.passes_depuis_dernier():
            self.ecrire(f"{self.noms[camp]} ne peut pas jouer et passe son tour.")
        if not partie.terminee:
            self._montrer()

    def _dire_chute(self) -> None:
        """Say once whose time was used up, where the game goes on."""
        pendules = self.partie.pendules
        if pendules is None or pendules.premiere in (None, self._tombee) or self.partie.terminee:
            return
        self._tombee = pendules.premiere
        suite = "l'adversaire peut réclamer la partie" if pendules.reclamable else "la rallonge commence"
        self.ecrire(f"{self.noms[pendules.premiere]} a épuisé son temps : {suite}.")

    def _noter(self) -> None:
        if self.journal is not None:
            noir, blanc = (joueur.nommer(self.partie.jeu) for joueur in self.joueurs.values())
            entete = self.partie.entete
            self.partie.entete = replace(entete, noir=noir, blanc=blanc, date=date.today().isoformat())
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
            self.ecrire(phrase_de_la_partie(self.partie))
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


def phrase_de_la_partie(partie: Partie) -> str:
    """Say who won, and why where the board does not tell; ``ValueError`` while the game goes on."""
    jeu, issue = partie.jeu, partie.issue
    if not partie.decidee or issue is None:
        return phrase_de_fin(jeu, partie.etat)
    if issue == NULLE:
        return "Partie nulle, d'un commun accord."
    gagnant, perdant = jeu.noms_camps[issue - 1], jeu.noms_camps[2 - issue]
    if partie.entete.decision.endswith("R"):
        return f"{perdant} abandonne : {gagnant} gagne."
    points = f", {max(partie.resultat)} à {min(partie.resultat)}" if jeu.unite else ""
    return f"{perdant} a épuisé son temps : {gagnant} gagne{points}."


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
    pendules: Pendules | None = None,
) -> Partie:
    """Play one game in the terminal and return it, unfinished when the person left; ``journal`` keeps every move.

    ``lire(question)`` returns an answer, as ``input``; ``ecrire(texte)`` shows one, as ``print``. Nothing is raised for
    leaving, by ``q``, Ctrl+C or the end of the input.
    """
    return PartieConsole(jeu, joueurs, lire, ecrire, journal, pendules).jouer()
