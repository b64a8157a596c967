"""Which games say how strong a person is: whole ones, from the ordinary start, alone against a level that errs."""

from __future__ import annotations

from ecosysteme.cases import TAILLE_STANDARD
from ecosysteme.entete import NotreJoueur
from ecosysteme.jeu import PREMIER, SECOND, Camp
from ecosysteme.jeux.othello import Othello
from ecosysteme.joueurs import Humain, creer_joueur, lire_specification
from ecosysteme.joueurs.externe import IAexterne
from ecosysteme.joueurs.moteur import IAmoteur
from ecosysteme.joueurs.niveaux import ELOS
from ecosysteme.niveau_personnel import niveau
from ecosysteme.partie import Partie
from ecosysteme.reglages import PROFONDEUR
from ecosysteme.variantes.parcours import parcourir


def niveau_de(specification: str) -> int | None:
    """Return the level of a player that people are measured by, ``None`` for any other.

    >>> niveau_de("ia_moteur:niveau=7"), niveau_de("ia_moteur:niveau=25"), niveau_de("ia_min")
    (7, None, None)
    """
    joueur = creer_joueur(specification)
    return joueur.niveau if isinstance(joueur, IAmoteur) and joueur.niveau in ELOS else None


def profondeur_de(specification: str) -> int | None:
    """Return to which depth a player of ours searches, ``None`` for one that is given none.

    >>> profondeur_de("ia_alphabeta:profondeur=4"), profondeur_de("ia_max"), profondeur_de("ia_moteur:niveau=7")
    (4, None, None)
    """
    classe, options = lire_specification(specification)
    profondeur = options.get(PROFONDEUR.nom, PROFONDEUR.defaut)
    return int(profondeur) if PROFONDEUR in classe.options and classe is not IAexterne else None


def personne_contre(partie: Partie) -> tuple[Camp, str] | None:
    """Return the camp of the one person who played the whole game, and the specification of their adversary.

    ``None`` where no person or two of them played, or where somebody had a camp after somebody else.
    """
    noir, blanc = partie.entete.joueurs
    if not (isinstance(noir, NotreJoueur) and isinstance(blanc, NotreJoueur)):
        return None
    personnes = [noir.specification == Humain.nom, blanc.specification == Humain.nom]
    if sum(personnes) != 1:
        return None
    return (PREMIER, blanc.specification) if personnes[0] else (SECOND, noir.specification)


def comptee(
    partie: Partie, personne: Camp, adversaire: str, quand: float, *, indices: bool = False
) -> niveau.PartieComptee | None:
    """Return what the game says of the person who had the camp ``personne``; ``None``: it does not count.

    ``indices`` tells whether hints were seen. A move that was taken back leaves a variation.
    """
    jeu = partie.jeu
    ordinaire = isinstance(jeu, Othello) and (jeu.taille, jeu.coins) == (TAILLE_STANDARD, 0)
    depuis_le_debut = partie.depart == jeu.etat_initial() and not partie.provenance.apportee
    reprise = bool(partie.defaits) or any(len(noeud.suites) > 1 for noeud in parcourir(partie.racine))
    face_a = niveau_de(adversaire)
    if not (ordinaire and depuis_le_debut and partie.terminee) or reprise or indices or face_a is None:
        return None
    noirs, blancs = partie.resultat
    marge = noirs - blancs if personne == PREMIER else blancs - noirs
    if partie.decidee and partie.issue is not None:
        marge = 0 if not partie.issue else (1 if partie.issue == personne else -1)
    return niveau.PartieComptee(face_a, marge, quand, resultat_seul=partie.decidee)
