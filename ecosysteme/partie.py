"""One game from its first move to its result: turns, passes, the end, undo and redo are decided here and nowhere else.

The window, the console and the matches all drive a ``Partie``; none of them keeps rules of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final, Generic, Self

from ecosysteme.entete import SANS_ENTETE, Entete
from ecosysteme.fautes import Faute
from ecosysteme.jeu import NULLE, PREMIER, SECOND, Camp, Coup, Etat, Issue, Jeu, autre_camp
from ecosysteme.joueurs.joueur import Joueur
from ecosysteme.pendules import Pendules, Temps
from ecosysteme.provenance import Provenance
from ecosysteme.variantes.curseur import Curseur
from ecosysteme.variantes.evaluation import Evaluation
from ecosysteme.variantes.noeud import RACINE, Noeud

LETTRES: Final[Mapping[Camp, str]] = {PREMIER: "B", SECOND: "W"}  # of ``Entete.decision``
CAMPS: Final[Mapping[str, Camp]] = {lettre: camp for camp, lettre in LETTRES.items()}


class Partie(Generic[Etat, Coup]):
    """A game of ``jeu`` in progress: a place in the tree of all that was played in it.

    One line of the tree leads there and goes on from there: its past is the history, its future what was taken back.
    A move that is played elsewhere than before is one more variation; none is lost but by an edit, which can be undone.
    Passes play themselves: ``trait`` always has a legal move, until it is ``None`` at the end.
    ``entete`` says who plays it, when and where, ``provenance`` where it comes from, ``pendules`` what its clocks say,
    ``None`` for a game without; whoever learns more of them gives the game others. ``decidee_en`` is the number of the
    node at which a flag, a resignation or an agreement ended it, ``None`` for a game that the board ends.
    """

    entete: Entete
    provenance: Provenance
    pendules: Pendules | None
    decidee_en: int | None

    def __init__(self, jeu: Jeu[Etat, Coup], depart: Etat | None = None, entete: Entete = SANS_ENTETE) -> None:
        """Begin at ``depart``, or at the game's initial state."""
        self._commencer(jeu, Noeud(RACINE, None, None, jeu.etat_initial() if depart is None else depart), entete)

    @classmethod
    def depuis_arbre(cls, jeu: Jeu[Etat, Coup], racine: Noeud[Etat, Coup], entete: Entete = SANS_ENTETE) -> Self:
        """Stand at the start of a game whose tree, with states that ``jeu`` leads to, is known already."""
        partie = cls.__new__(cls)
        partie._commencer(jeu, racine, entete)
        return partie

    def _commencer(self, jeu: Jeu[Etat, Coup], racine: Noeud[Etat, Coup], entete: Entete) -> None:
        self.jeu, self.entete, self.provenance = jeu, entete, Provenance()
        self.pendules, self.decidee_en = None, None
        self.depart = racine.etat
        self._curseur = Curseur(racine)
        self._passer_si_bloque()

    def __repr__(self) -> str:
        """Show the game at a prompt: its moves, whose turn it is (``None`` at the end), and the position."""
        trait = self.trait and self.jeu.noms_camps[self.trait - 1]
        return f"Partie({self.jeu.nom}, coups={self.transcription}, trait={trait})\n{self.jeu.texte(self.etat)}"

    def _repr_svg_(self) -> str | None:
        """Draw the position in Jupyter, where the game has a picture of its states."""
        dessiner: Callable[[], str] | None = getattr(self.etat, "_repr_svg_", None)
        return dessiner() if dessiner else None

    @property
    def etat(self) -> Etat:
        """The state on the board now."""
        return self._curseur.etat

    @property
    def racine(self) -> Noeud[Etat, Coup]:
        """The start of the game, with all that was played from it."""
        return self._curseur.ligne[0]

    @property
    def noeud(self) -> Noeud[Etat, Coup]:
        """Where the game stands: after the last move, and after the passes that it forced."""
        return self._curseur.ligne[self._curseur.rang]

    @property
    def historique(self) -> tuple[Noeud[Etat, Coup], ...]:
        """The turns taken so far, passes included."""
        return tuple(self._curseur.ligne[1 : self._curseur.rang + 1])

    @property
    def defaits(self) -> tuple[Noeud[Etat, Coup], ...]:
        """The turns that follow in the line: those that were taken back, or that the tree has from here on."""
        return tuple(self._curseur.ligne[self._curseur.rang + 1 :])

    @property
    def ligne(self) -> tuple[Noeud[Etat, Coup], ...]:
        """All turns of the line through where the game stands, the start left out."""
        return tuple(self._curseur.ligne[1:])

    @property
    def issue(self) -> Issue | None:
        """``None`` while the game goes on, then 0 for a draw or the winning camp."""
        return self.jeu.issue(self.etat) if self.decidee_en is None else self.issue_en(self.noeud)

    def issue_en(self, noeud: Noeud[Etat, Coup]) -> Issue | None:
        """Return ``issue`` as it is when the game stands at ``noeud``."""
        if self.decidee_en != noeud.numero:
            return self.jeu.issue(noeud.etat)
        return CAMPS.get(self.entete.decision[:1], NULLE)

    @property
    def decidee(self) -> bool:
        """Whether a flag, a resignation or an agreement has ended the game where it stands."""
        return self.decidee_en is not None and self.decidee_en == self.noeud.numero

    @property
    def terminee(self) -> bool:
        """Whether the game is over."""
        return self.issue is not None

    @property
    def achevee(self) -> bool:
        """Whether something was played, and the line goes to the end of the game, wherever in it one stands."""
        return bool(self.ligne) and self.issue_en(self.ligne[-1]) is not None

    @property
    def trait(self) -> Camp | None:
        """The camp that must move now; ``None`` when the game is over."""
        return None if self.terminee else self.jeu.trait(self.etat)

    @property
    def scores(self) -> tuple[int, int]:
        """The points of the two camps on the board."""
        return self.jeu.scores(self.etat)

    @property
    def resultat(self) -> tuple[int, int]:
        """The points by which the game is told: at its end, those of its official result."""
        return self.jeu.resultat(self.etat) if self.decidee_en is None else self.resultat_en(self.noeud)

    def resultat_en(self, noeud: Noeud[Etat, Coup]) -> tuple[int, int]:
        """Return ``resultat`` as it is when the game stands at ``noeud``.

        Of a game that was resigned nobody counts the points: they are those of the board.
        """
        jeu, ecart = self.jeu, self.entete.ecart
        if self.decidee_en != noeud.numero:
            return jeu.resultat(noeud.etat)
        if not jeu.unite:
            return int(self.issue_en(noeud) == PREMIER), int(self.issue_en(noeud) == SECOND)
        scores = jeu.scores(noeud.etat)
        total = sum(jeu.departager(scores))
        return scores if ecart is None else ((total + ecart) // 2, (total - ecart) // 2)

    @property
    def nb_coups(self) -> int:
        """Moves played so far, passes not counted."""
        return sum(coup is not None for coup in self._curseur.coups[: self._curseur.rang])

    @property
    def nb_coups_total(self) -> int:
        """Moves of the line, those taken back included."""
        return sum(coup is not None for coup in self._curseur.coups)

    @property
    def nb_tours(self) -> int:
        """Rounds so far, the one under way included; a round is the first camp's turn and then the second's."""
        traits = self._curseur.rang + (not self.terminee)  # the turn that is being taken belongs to a round too
        seul = self.jeu.trait(self.depart) == SECOND  # the first round then lacks the first camp's turn
        return (traits + seul + 1) // 2 if traits else 0

    @property
    def dernier(self) -> Noeud[Etat, Coup] | None:
        """The last turn in which something was played."""
        return next((tour for tour in reversed(self.historique) if tour.coup is not None), None)

    @property
    def ouvre_variante(self) -> bool:
        """Whether the last move began a variation that nothing was played in yet."""
        if self.dernier is None or self.defaits:
            return False
        *_, avant, dernier = [self.racine, *self.historique][: -len(self.passes_depuis_dernier()) or None]
        return avant.suites[0] is not dernier

    @property
    def transcription(self) -> str:
        """The moves in a row, passes left out: ``f5d6c3…``."""
        return "".join(self.jeu.ecrire_coup(tour.coup) for tour in self.historique if tour.coup is not None)

    def jouer(self, coup: Coup, secondes: float = 0.0, joueur: Joueur | None = None) -> None:
        """Play for the side to move, then let the other pass if it must.

        A move that was played here before is the same one again, with all that is noted of it and all that follows it;
        another one becomes the last variation. ``joueur`` is who plays the move: at Othello their ``retourner`` turns
        the discs. It is left out where nobody plays, as when a game is read from a file. ``secondes`` is the time that
        the player took: their clock pays for it, and when their flag fell meanwhile the game is lost and nothing is
        played. Who plays on takes back what had ended it; what they play to an end is the main line. Raises
        ``ValueError`` when the game is over or the move illegal; the game is then as it was.
        """
        if self.terminee:
            raise Faute("la partie est terminée")
        jeu, etat = self.jeu, self.etat
        apres = jeu.jouer(etat, coup) if joueur is None else jeu.faire_jouer(joueur, etat, coup)
        camp = jeu.trait(etat)
        if joueur is not None:
            self.reprendre()
            if not self._presser(camp, secondes):
                return
        self._curseur.entrer(camp, coup, apres, secondes)
        self._passer_si_bloque()
        if joueur is not None:
            self._plafonner()

    def _passer_si_bloque(self) -> None:
        while not self.jeu.coups_legaux(self.etat) and not self.terminee:
            self._curseur.entrer(self.jeu.trait(self.etat), None, self.jeu.passer(self.etat))

    # Ends that the board does not tell.

    def abandonner(self, camp: Camp) -> None:
        """Let ``camp`` resign; ``ValueError`` when the game is over."""
        self._decider(f"{LETTRES[autre_camp(camp)]}+R")

    def convenir_nulle(self) -> None:
        """End the game as a draw, which both agreed to; ``ValueError`` when it is over."""
        self._decider("", 0)

    def tomber(self, camp: Camp) -> None:
        """Let ``camp``, which has no time any more, lose by all the discs; ``ValueError`` when the game is over."""
        self._decider(f"{LETTRES[autre_camp(camp)]}+T", sum(self.jeu.departager(self.scores)))

    def reclamer(self) -> None:
        """Let who may claim the game on time win it by two discs; ``ValueError`` when nobody may, or it is over."""
        if self.pendules is None or (camp := self.pendules.reclamable) is None:
            raise Faute("rien à réclamer : personne n'a dépassé son temps")
        self._decider(f"{LETTRES[autre_camp(camp)]}+T", 2)

    def depenser(self, camp: Camp, secondes: float) -> bool:
        """Take ``secondes`` off the clock of ``camp``, whose turn goes on; ``False`` when that ended the game."""
        if self.pendules is None:
            return True
        self.pendules = self.pendules.depenser(camp, secondes)
        return self._verifier_drapeau()

    def reprendre(self) -> bool:
        """Take back what ended the game otherwise than on the board; ``False`` when nothing did."""
        if self.decidee_en is None:
            return False
        self.decidee_en = None
        self.entete = replace(self.entete, decision="", ecart=None)
        return True

    def _decider(self, decision: str, points: int | None = None) -> None:
        """End the game here; ``points`` is by how many the winner of ``decision`` wins, where the game counts some."""
        if self.terminee:
            raise Faute("la partie est terminée")
        self._curseur.consacrer()
        self.decidee_en = self.noeud.numero
        signe = -1 if decision.startswith(LETTRES[SECOND]) else 1
        ecart = None if points is None or (points and not self.jeu.unite) else signe * points
        self.entete = replace(self.entete, decision=decision, ecart=ecart)

    def temps(self, camp: Camp) -> Temps | None:
        """Return what the clock of ``camp`` shows, ``None`` in a game without."""
        return None if self.pendules is None else self.pendules.temps(camp)

    def _presser(self, camp: Camp, secondes: float) -> bool:
        if self.pendules is not None:
            self.pendules = self.pendules.presser(camp, secondes)
        return self._verifier_drapeau()

    def _verifier_drapeau(self) -> bool:
        """End the game that somebody has lost on time; return whether nobody has."""
        perdante = self.pendules and self.pendules.perdante
        if perdante:
            self.tomber(perdante)
        return not perdante

    def _plafonner(self) -> None:
        """Let what was played to an end be the main line; who ended it in overtime gets less than half of the discs."""
        if self.issue is not None:
            self._curseur.consacrer()
        if self.pendules is None or self.issue is None or not self.jeu.unite:
            return
        premier, second = self.resultat
        ecart = self.pendules.ecart(premier - second)
        if ecart != premier - second:
            self.plafonner(ecart)

    def plafonner(self, ecart: int) -> None:
        """Let a game that went to the end of the board be told by ``ecart``, the most that overtime leaves."""
        self.decidee_en = self.noeud.numero
        decision = f"{LETTRES[PREMIER if ecart > 0 else SECOND]}+T"
        self.entete = replace(self.entete, decision=decision, ecart=ecart)

    def passes_depuis_dernier(self) -> list[Camp]:
        """List the camps that had to pass since the last move, for whoever announces it."""
        passes: list[Camp] = []
        for tour in reversed(self.historique):
            if tour.coup is not None:
                break
            passes.insert(0, tour.auteur)
        return passes

    def annuler(self) -> bool:
        """Take back the last move and the passes that followed it; ``False`` when there is none.

        Where a flag, a resignation or an agreement ended the game before the board did, that alone is taken back.
        """
        if self.decidee and self.jeu.issue(self.etat) is None:
            return self.reprendre()
        return self._situer(self.nb_coups - 1) if self.dernier else False

    def retablir(self) -> bool:
        """Play the next move of the line again, with the passes that follow; ``False`` when there is none.

        The line is the branch that one came from; where one never was, the main line.
        """
        return self._situer(self.nb_coups + 1) if self.defaits else False

    def aller_a(self, nb_coups: int) -> bool:
        """Stand after ``nb_coups`` moves of the line, 0 being the start; the later ones can be played again.

        Returns whether the position changed. Raises ``ValueError`` when the line has fewer moves.
        """
        nombre = self.nb_coups_total
        if not 0 <= nb_coups <= nombre:
            raise Faute("coup {nb_coups} inexistant : la partie en compte {nombre}", nb_coups=nb_coups, nombre=nombre)
        return self._situer(nb_coups)

    def _situer(self, nb_coups: int) -> bool:
        avant, rang, joues = self._curseur.rang, 0, 0
        for coup in self._curseur.coups:
            joues += coup is not None
            if joues > nb_coups:
                break
            rang += 1
        self._curseur.placer(rang)
        return rang != avant

    def aller_au_noeud(self, numero: int) -> bool:
        """Stand at a node of the tree, whatever branch it is in, and after the passes that follow it.

        Returns whether one stands elsewhere. Raises ``ValueError`` when there is no such node.
        """
        avant = self.noeud.numero
        self._curseur.aller(numero)
        self._passer_si_bloque()
        return self.noeud.numero != avant

    def rejoindre_la_principale(self) -> bool:
        """Make the main line the line, and stand where the other one had left it; ``False`` when it is already.

        One who stands on both stays there: only what lies ahead changes.
        """
        return self._suivre(self._curseur.rejoindre_la_principale())

    # Edits, see ``ecosysteme.variantes.edition``.

    @property
    def numero_libre(self) -> int:
        """A number that no node of the game has, or had: an edit that adds nodes counts them from here."""
        return self._curseur.prochain

    def modifier(self, racine: Noeud[Etat, Coup]) -> bool:
        """Let ``racine``, what an edit made of the tree, stand for it; return whether it changes anything.

        The game stands where it stood; where that is gone, at the nearest node before it.
        """
        return self._suivre(self._curseur.modifier(racine))

    def annuler_edition(self) -> bool:
        """Undo the last edit, and nothing that was played since; ``False`` when there is none.

        The game stands where it stood before the edit, unless it went elsewhere since.
        """
        return self._suivre(self._curseur.annuler_edition())

    def retablir_edition(self) -> bool:
        """Make the edit that was undone last again; ``False`` when there is none."""
        return self._suivre(self._curseur.retablir_edition())

    def _suivre(self, modifiee: bool) -> bool:
        self._passer_si_bloque()
        return modifiee

    @property
    def edition_annulable(self) -> bool:
        """Whether there is an edit to undo."""
        return self._curseur.annulable

    @property
    def edition_retablissable(self) -> bool:
        """Whether there is an edit to make again."""
        return self._curseur.retablissable

    def noter(self, numero: int, evaluation: Evaluation | None) -> None:
        """Write on a node what it was found to be worth; that is no edit."""
        self._curseur.noter(numero, evaluation)
