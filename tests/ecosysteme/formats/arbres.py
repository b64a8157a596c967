"""Trees of games for the tests of SGF: random moves, random variations, all that can be noted."""

from __future__ import annotations

import random
from dataclasses import replace

from hypothesis import strategies as st

from ecosysteme.entete import Entete
from ecosysteme.jeu import EtatQuelconque
from ecosysteme.jeux import lire_jeu
from ecosysteme.partie import Partie
from ecosysteme.variantes.edition import annoter
from ecosysteme.variantes.evaluation import Evaluation
from ecosysteme.variantes.noeud import GLYPHES, Noeud
from ecosysteme.variantes.parcours import chemin, parcourir
from tests.ecosysteme.variantes.avis import evaluations_de

JEUX = ("othello", "othello:taille=6", "othello:taille=10", "puissance4", "morpion", "nim:tas=3-4-5,misere=oui")
# Any text that is not changed by reading: no carriage return, which is a line feed for SGF.
textes = st.text(st.characters(codec="utf-8", exclude_characters="\r"), max_size=20)
lignes = textes.map(str.strip)
secondes = st.just(0.0) | st.integers(1, 9_999_000).map(lambda millisecondes: millisecondes / 1000)
evaluations = st.none() | st.floats(-64, 64).map(Evaluation)


@st.composite
def entetes(draw: st.DrawFn) -> Entete:
    """What may be said of a game."""
    noms = ("noir", "blanc", "evenement", "ronde", "lieu", "cote_noir", "commentaire")
    valeurs = {nom: draw(textes) for nom in noms}
    ecart = draw(st.none() | st.integers(-16, 16))  # what the smallest board can have
    raison = draw(st.sampled_from(("", "R", "T", "F"))) if ecart else ""
    autres = tuple((f"a{nom}", valeur) for nom, valeur in draw(st.lists(st.tuples(textes, textes), max_size=2)))
    date = draw(st.sampled_from(("", "2026-11-22", "1999", "hier soir")))
    return Entete(
        **valeurs,
        date=date,
        ecart=ecart,
        decision=f"{'B' if (ecart or 0) > 0 else 'W'}+{raison}" if raison else "",
        cadence=draw(st.sampled_from(("", "300", "5:00//2"))),
        autres=autres,
    )


def _avant(racine: Noeud, noeud: Noeud) -> EtatQuelconque:
    """Return the state that a node's move was played in."""
    return chemin(racine, noeud.numero)[-2:][0].etat


@st.composite
def parties(draw: st.DrawFn, jeux: tuple[str, ...] = JEUX) -> Partie:
    """A game with variations in variations, noted everywhere, standing anywhere."""
    hasard = random.Random(draw(st.integers(0, 10**6)))
    partie: Partie = Partie(lire_jeu(draw(st.sampled_from(jeux))))
    for _ in range(draw(st.integers(0, 12))):
        partie.aller_au_noeud(hasard.choice([noeud.numero for noeud in parcourir(partie.racine)]))
        for _ in range(hasard.randrange(8)):
            if partie.terminee:
                break
            partie.jouer(hasard.choice(partie.jeu.coups_legaux(partie.etat)), draw(secondes))
    racine = partie.racine
    for noeud in list(parcourir(racine)):
        if hasard.random() < 0.3:
            racine = annoter(
                racine,
                noeud.numero,
                commentaire=draw(textes),
                glyphe=draw(st.sampled_from(("", *GLYPHES))),
                evaluation=draw(evaluations_de(partie.jeu, _avant(racine, noeud), noeud.coup)),
                marque=draw(st.booleans()),
                proprietes=draw(st.sampled_from(((), (("LB", ("f5:A", "d6:B")), ("N", ("un\\]",)))))),
            )
    partie.modifier(racine)
    return partie


def dit(partie: Partie) -> list[object]:
    """Return all that a tree says, node by node, but the numbers of its nodes."""
    rangs = {noeud.numero: rang for rang, noeud in enumerate(parcourir(partie.racine))}
    return [
        (replace(noeud, numero=0, suites=()), [rangs[suite.numero] for suite in noeud.suites])
        for noeud in parcourir(partie.racine)
    ]
