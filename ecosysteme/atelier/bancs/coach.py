"""Whether explanations keep their word: no proof is false, what is verified or likely is seldom said of equal moves.

Games are those of our own levels against themselves, from even openings: anyone can play them again.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import combinations
from typing import Final

from ecosysteme.analyse.analyse import Jugement, analyser, coups_de
from ecosysteme.atelier.bancs.parties import partie_de_niveau
from ecosysteme.cases import Position
from ecosysteme.entete import NotreJoueur
from ecosysteme.experts import ConseillerOthello
from ecosysteme.explication import Certitude, Meprise, Pourquoi, expliquer, fautif_de, meprise_de
from ecosysteme.explication.explication import SEUIL
from ecosysteme.explication.preuve import VIDES, verifier
from ecosysteme.formats import ObjetJson
from ecosysteme.jeux.othello import COULEUR_DE, EtatOthello, Othello
from ecosysteme.variantes.gravite import DOUTE, gravite, points_perdus

NIVEAUX: Final = (1, 3, 5, 8, 10, 12)  # those that err, and play a game in less than a second
SECONDES: Final = 0.0125  # of judging a move
VIDES_DES_PAIRES: Final = range(8, VIDES + 1)
PERTE_SUPPOSEE: Final = 6  # discs: the loss of which a cause is sought in equal pairs, as that of a common mistake
ECART_EGAL: Final = 2  # discs between two equal moves, at most
VERIFIES_MAX: Final = 0.12  # of the pairs of equal moves
CONTRAIRES_MAX: Final = 0.18  # of the mistakes whose score is far from 0: those that it speaks against


@dataclass
class MesureCoach:
    """What was counted: sentences by certainty, proofs that are false, mistakes by score, pairs, pairs with a cause."""

    explications: int = 0
    certitudes: Counter[Certitude] = field(default_factory=Counter)
    fausses: int = 0
    pour: int = 0
    contre: int = 0
    paires: int = 0
    verifiees: int = 0

    @property
    def part_contraire(self) -> float:
        """Share of the mistakes that facts speak against, among those of which they say much."""
        return self.contre / max(self.pour + self.contre, 1)

    @property
    def part_verifiee(self) -> float:
        """Share of the equal pairs in which a cause is verified."""
        return self.verifiees / max(self.paires, 1)

    @property
    def juste(self) -> bool:
        """Whether all is as it must be."""
        return not self.fausses and self.part_verifiee <= VERIFIES_MAX and self.part_contraire <= CONTRAIRES_MAX

    def en_json(self) -> ObjetJson:
        """Return what was counted."""
        return {
            "explications": self.explications,
            "phrases": {str(certitude): self.certitudes[certitude] for certitude in Certitude},
            "preuves_fausses": self.fausses,
            "pour": self.pour,
            "contre": self.contre,
            "part_contraire": round(self.part_contraire, 4),
            "paires": self.paires,
            "paires_verifiees": self.verifiees,
            "part_verifiee": round(self.part_verifiee, 4),
            "juste": self.juste,
        }


def mesurer(
    conseiller: ConseillerOthello, explications: int, paires: int, graine: int, avancer: Callable[[], None]
) -> MesureCoach:
    """Explain mistakes and seek causes in equal pairs, until there are enough of both; ``avancer`` hears of each."""
    bilan, hasard = MesureCoach(), random.Random(graine)
    while bilan.explications < explications or bilan.paires < paires:
        niveau = hasard.choice(NIVEAUX)
        coups = coups_de(partie_de_niveau(niveau, hasard))
        fautif = fautif_de(NotreJoueur(f"ia_moteur:niveau={niveau}"))
        for jugement in analyser(coups, conseiller, SECONDES):
            avant, joue = coups[jugement.rang]
            if bilan.explications < explications and _est_faute(avant, jugement):
                meprise = meprise_de(avant, joue, jugement.evaluation, conseiller)
                if meprise is not None:
                    _compter(bilan, meprise, expliquer(meprise, fautif), conseiller)
                    avancer()
        for avant, _ in coups:
            paire = _paire_egale(avant, conseiller, hasard) if bilan.paires < paires else None
            if paire is not None:
                bilan.paires += 1
                bilan.verifiees += verifier(paire, PERTE_SUPPOSEE) is not None
                avancer()
    return bilan


def _vides(etat: EtatOthello) -> int:
    return etat.taille**2 - len(etat.plateau)


def _est_faute(avant: EtatOthello, jugement: Jugement) -> bool:
    perdus = points_perdus(jugement.valeur, jugement.meilleure_valeur, _vides(avant))
    return gravite(perdus, certaine=jugement.evaluation.exact) is not None


def _compter(bilan: MesureCoach, meprise: Meprise, dite: Pourquoi, conseiller: ConseillerOthello) -> None:
    bilan.explications += 1
    bilan.certitudes.update(phrase.certitude for phrase in dite.phrases)
    bilan.pour += dite.score >= SEUIL
    bilan.contre += dite.score <= -SEUIL
    if any(phrase.certitude is Certitude.PROUVE for phrase in dite.phrases):
        bilan.fausses += not _prouvee(meprise, dite, conseiller)


def _prouvee(meprise: Meprise, dite: Pourquoi, conseiller: ConseillerOthello) -> bool:
    """Tell whether both values are those of another search: the bent rules that bend nothing, or an empty table.

    Where only one reply is said to punish, all of them are solved.
    """
    moteur = conseiller.moteur
    for coup, valeur in ((meprise.joue, meprise.valeur), (meprise.mieux, meprise.meilleure)):
        apres = Othello().jouer(meprise.avant, coup)
        couleur = COULEUR_DE[apres.trait]
        moteur.oublier()
        proche = _vides(apres) <= VIDES
        score = moteur.si(apres.plateau, couleur) if proche else moteur.resoudre(apres.plateau, couleur).score
        if -score != valeur:
            return False
    if dite.reponse is None:
        return True
    apres = Othello().jouer(meprise.avant, meprise.joue)
    valeurs = moteur.resoudre(apres.plateau, COULEUR_DE[apres.trait], tous=True).coups
    return [coup for coup, score in valeurs.items() if -score < meprise.meilleure] == [dite.reponse]


def _paire_egale(avant: EtatOthello, conseiller: ConseillerOthello, hasard: random.Random) -> Meprise | None:
    """Draw two moves of a position near its end that are worth the same points, and two discs more or less."""
    vides = _vides(avant)
    if vides not in VIDES_DES_PAIRES:
        return None
    valeurs = conseiller.moteur.resoudre(avant.plateau, COULEUR_DE[avant.trait], tous=True).coups
    egales = list(_egales(valeurs, vides))
    if not egales:
        return None
    joue, mieux = hasard.choice(egales)
    return Meprise(avant, joue, mieux, valeurs[joue], valeurs[mieux], True, (), ())


def _egales(valeurs: Mapping[Position, int], vides: int) -> Iterator[tuple[Position, Position]]:
    for une, autre in combinations(valeurs, 2):
        joue, mieux = sorted((une, autre), key=lambda coup: valeurs[coup])
        autant = valeurs[mieux] - valeurs[joue] <= ECART_EGAL
        if autant and points_perdus(valeurs[joue], valeurs[mieux], vides) <= DOUTE:
            yield joue, mieux
