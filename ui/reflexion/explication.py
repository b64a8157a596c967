"""Why a move was a mistake: asked of an engine of its own off the GUI thread, and put in the words of the window."""

from __future__ import annotations

from collections.abc import Callable
from threading import Event
from typing import Final

from ecosysteme.cases import Position
from ecosysteme.experts import ConseillerOthello
from ecosysteme.explication import Certitude, Fautif, Phrase, Pourquoi, expliquer_coup, raisons
from ecosysteme.jeu import CoupQuelconque, EtatQuelconque, Jeu
from ecosysteme.jeux.othello import EtatOthello, Othello
from ecosysteme.variantes.evaluation import Evaluation
from ui.reflexion.moteur_partage import MoteurPartage
from ui.socle.langue import deux_points, translate
from ui.socle.raisons import dire
from ui.socle.taches import Tache, Taches

TABLE: Final = 8  # MB: an explanation searches little, and leaves the hints and the analysis their table


def demander_pourquoi(
    taches: Taches,
    moteur: MoteurPartage,
    avant: EtatOthello,
    joue: Position,
    evaluation: Evaluation,
    recevoir: Callable[[Pourquoi | None], None],
    fautif: Fautif,
) -> Tache:
    """Have ``taches`` find why ``joue``, judged by ``evaluation``, was a mistake in ``avant``, and tell ``recevoir``.

    ``fautif`` made it. ``moteur`` knows from when on the engine may be used. What goes wrong is told as nothing to say.
    """
    jeu = Othello()

    def travail(arret: Event) -> Pourquoi | None:
        moteur.conseiller(jeu, arret)  # compiled, or waited for
        return expliquer_coup(avant, joue, evaluation, ConseillerOthello(jeu, hash_mo=TABLE), fautif, arret)

    return taches.lancer(travail, recevoir, lambda _: recevoir(None))


def demander_suites(
    taches: Taches,
    moteur: MoteurPartage,
    jeu: Jeu,
    avant: EtatQuelconque,
    coups: tuple[CoupQuelconque, CoupQuelconque],
    recevoir: Callable[[Pourquoi | None], None],
    case: Callable[[EtatQuelconque, CoupQuelconque], Position],
) -> Tache:
    """Tell as ``demander_pourquoi`` how best play goes on in a solved game after a mistake, and after a better move.

    What the rules alone prove of it is said; ``case`` returns the square on which a move legal in a state is seen.
    """

    def travail(arret: Event) -> Pourquoi:
        solveur = moteur.conseiller(jeu, arret)
        joue, mieux = (solveur.suivre(jeu.jouer(avant, coup), arret).coups for coup in coups)
        phrases = (
            Phrase(
                Certitude.PROUVE,
                raison.message,
                frozenset(case(raison.etat, coup) for coup in raison.coups),
                raison.apres,
            )
            for raison in raisons(jeu, avant, *coups, arret)
        )
        return Pourquoi(tuple(phrases), {}, {}, coups[1], mieux, joue)

    return taches.lancer(travail, recevoir, lambda _: recevoir(None))


def dire_certitude(certitude: Certitude) -> str:
    """Say how sure a sentence is; the words are never mixed."""
    mots = {
        Certitude.PROUVE: translate("Lecons", "Prouvé"),
        Certitude.VERIFIE: translate("Lecons", "Vérifié"),
        Certitude.SANS_DOUTE: translate("Lecons", "Sans doute"),
        Certitude.LIGNE: translate("Lecons", "Suite"),
    }
    return mots[certitude]


def dire_pourquoi(pourquoi: Pourquoi | None) -> str:
    """Write the sentences, a line each; empty for nothing to say."""
    return "\n".join(map(dire_surement, () if pourquoi is None else pourquoi.phrases))


def dire_surement(phrase: Phrase) -> str:
    """Write a sentence after how sure it is."""
    return deux_points(dire_certitude(phrase.certitude), dire_phrase(phrase))


def dire_phrase(phrase: Phrase) -> str:
    """Write a sentence, to its full stop."""
    return f"{dire(phrase.message)}."
