"""The report's game at a prompt: ``generer``, ``tour`` and ``partie``, which wait for each player.

    from applicationIHM import generer, tour, partie
    plateau, noir, blanc = generer("IAmax", "IAalea")
    partie(plateau, noir, blanc)

What a player does in a turn is ``choisir``, then ``retourner``. The window has both done one colour at a time, each
when its event comes, because a window cannot wait: see ``ui.controleur``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from ecosysteme.cases import TAILLE_STANDARD, Position
from ecosysteme.console import abreger, lire_au_terminal, phrase_de_fin
from ecosysteme.fautes import Faute
from ecosysteme.jeu import PREMIER, CoupQuelconque, EtatQuelconque, Jeu
from ecosysteme.jeux.othello import CAMP_DE, EtatOthello, Othello
from ecosysteme.joueurs import Humain, Joueur, creer_joueur
from ecosysteme.plateau import BLANC, NOIR, Couleur, Plateau, adverse
from ecosysteme.reglages import ValeurReglage

__all__ = ["generer", "partie", "tour"]

ChoixJoueur: TypeAlias = str | type[Joueur]
Montrer = Callable[[object], object]

NOMS: Final[dict[Couleur, str]] = dict(zip((NOIR, BLANC), Othello.noms_camps, strict=True))


def generer(
    noir: ChoixJoueur = "Humain",
    blanc: ChoixJoueur = "Humain",
    taille: int = TAILLE_STANDARD,
    graine: int | None = None,
) -> tuple[Plateau, Joueur, Joueur]:
    """Make a board with its four discs, the black player and the white one.

    A player is a class (``IAmax``) or a specification (``"IAmax"``, ``"ia_alphabeta:profondeur=6"``), as the window's
    boxes are ticked. With ``graine``, players that draw lots play the same game again. Raises ``ValueError`` for an
    unknown player or another size than 4, 6, 8 or 10.

    >>> plateau, noir, blanc = generer("IAmax", "IAalea")
    >>> len(plateau), str(noir), blanc.couleur
    (4, 'IA Max', 'B')
    """
    return Plateau(taille), _creer(noir, NOIR, graine), _creer(blanc, BLANC, graine)


def tour(plateau: Plateau, noir: Joueur, blanc: Joueur, montrer: Montrer = print) -> bool:
    """Let black move, then white; return ``False`` when neither can, and the game is over.

    Who cannot move passes. A person whose move raises ``ValueError`` is told why, and plays again; a machine's is
    raised. ``montrer`` is given the board after each move, and each sentence.
    """
    for joueur, couleur in ((noir, NOIR), (blanc, BLANC)):
        if joueur.couleur != couleur:
            raise Faute(
                "ce n'est pas à {joueur} de jouer : attendu un joueur de {attendue}", joueur=joueur, attendue=couleur
            )
    noir_a_joue = _jouer(plateau, noir, montrer)
    blanc_a_joue = _jouer(plateau, blanc, montrer)
    return noir_a_joue or blanc_a_joue


def partie(plateau: Plateau, noir: Joueur, blanc: Joueur, montrer: Montrer = print) -> int:
    """Play rounds until ``tour`` answers ``False``, say who won, and return how many rounds there were.

    >>> partie(*generer("IAmax", "IAalea", taille=4, graine=1), montrer=lambda texte: None)
    6
    """
    nb_tours = 0
    while tour(plateau, noir, blanc, montrer):
        nb_tours += 1
    montrer(phrase_de_fin(Othello(plateau.taille), EtatOthello(plateau.copy(), PREMIER)))
    return nb_tours


def _creer(choix: ChoixJoueur, couleur: Couleur, graine: int | None) -> Joueur:
    if isinstance(choix, str):
        options: dict[str, ValeurReglage] = {} if graine is None else {"graine": graine}
        return creer_joueur(choix, couleur, **options)
    if graine is not None and "graine" in {reglage.nom for reglage in choix.options}:
        return choix(couleur, graine=graine)  # type: ignore[call-arg]  # it is one of the options that it has
    return choix(couleur)


def _jouer(plateau: Plateau, joueur: Joueur, montrer: Montrer) -> bool:
    """Let ``joueur`` move if it can; return whether it did."""
    if not plateau.coups_legaux(joueur.couleur):
        if plateau.coups_legaux(adverse(joueur.couleur)):
            montrer(f"{NOMS[joueur.couleur]} ne peut pas jouer et passe son tour.")
        return False
    if isinstance(joueur, Humain) and joueur.question is None:
        joueur.question = _demander
    jeu, etat = Othello(plateau.taille), EtatOthello(plateau.copy(), CAMP_DE[joueur.couleur])
    while True:
        try:
            joueur.retourner(plateau, joueur.choisir(jeu, etat))
            break
        except ValueError as erreur:
            if not isinstance(joueur, Humain):
                raise
            montrer(f"Coup refusé : {erreur}. Jouez de nouveau.")
    montrer(plateau)
    return True


def _demander(jeu: Jeu, etat: EtatQuelconque) -> CoupQuelconque:
    """Read a square at the terminal; Ctrl+C leaves the game, as it stops any function at a prompt."""
    nom = jeu.noms_camps[jeu.trait(etat) - 1]
    exemple = jeu.ecrire_coup(jeu.coups_legaux(etat)[0])
    case: Position = jeu.lire_coup(abreger(lire_au_terminal(f"{nom}, votre case (comme {exemple}) ? ")))
    return case
