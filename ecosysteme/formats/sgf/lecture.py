"""SGF read: games with their variations, comments, values and times, of Othello and of the other games.

As in the trade: ``GM[2]``, moves ``B[f5]`` or ``B[ef]``, passes ``PA``, ``pass`` or nothing. Edax writes the first move
in the root, beside the position, and the result from the side that begins. A game that SGF does not know is named by
``OTG``, see ``ecriture``. What this program does not know is kept on the nodes, and written again.
"""

from __future__ import annotations

from dataclasses import dataclass
from threading import Event
from typing import Final

from ecosysteme.entete import Entete
from ecosysteme.fautes import Faute, Message, mot
from ecosysteme.formats.enregistrement import Enregistrement, ecart_du_plateau, lire_date, verifier_ecart
from ecosysteme.formats.partie_compacte import PASSES, Detail, PartieCompacte
from ecosysteme.formats.reprise import partielle
from ecosysteme.formats.sgf.arbre import (
    AUTRES,
    CHAMPS,
    DECIDE,
    DECISION,
    NULLES,
    RESULTAT,
    SECONDES,
    arbre_de,
    cadence_de,
    evaluation_de,
    garder,
    secondes_de,
)
from ecosysteme.formats.sgf.depart import CAMPS, POSE, avant_le_premier_coup, case_de, trait_annonce
from ecosysteme.formats.sgf.dessins import illisibles
from ecosysteme.formats.sgf.syntaxe import (
    COMPOSEE,
    NoeudSgf,
    Rupture,
    chercher,
    fermer,
    lire_arbres,
    propriete,
    texte_de,
)
from ecosysteme.formats.texte import Irrecevable, verifier_nombre
from ecosysteme.jeu import SECOND, Camp, EtatQuelconque, Jeu
from ecosysteme.jeux.othello import EtatOthello, Othello
from ecosysteme.partie import Partie
from ecosysteme.variantes.parcours import parcourir

EXTRAIT: Final = 30  # characters of a value that cannot be shown, as it is said
RACONTABLES: Final = frozenset(("B", "W", "C", "V", SECONDES))  # of a move told in a row


def lire_sgf(texte: str, arret: Event | None = None) -> list[Enregistrement]:
    """Read the games of a text.

    Raises ``ValueError`` naming the game and the first thing in it that cannot be read, which is ``Partielle`` when
    something was read before it.
    """
    lues: list[Enregistrement] = []
    try:
        for racine, partie in lire_arbres(texte, arret):
            verifier_nombre(len(lues))
            lues.append(_enregistrer(racine, partie))
    except Irrecevable:
        raise
    except ValueError as erreur:
        raise _reprise(lues, texte, erreur) from None
    if not lues:
        raise Faute("{texte!r} n'est pas une partie SGF : attendu (;FF[4]GM[2]…)", texte=texte.strip()[:20])
    return lues


def _reprise(lues: list[Enregistrement], texte: str, erreur: ValueError) -> Faute:
    """Return the first fault of a game, with the games before it and what of this one stands before it in the text."""
    parties = lues
    while isinstance(erreur, Rupture):
        debut, place, fin = erreur.place
        mot = (fin == place and (chercher(texte, place, CAMPS) or chercher(texte, place, POSE))) or (place, fin)
        partie = _couper(texte, debut, place) or _couper(texte, debut, mot[0])  # a move may stand in the root
        if not partie:
            break
        try:
            parties = [*lues, _au_trait(partie, texte, mot[0])]
            break
        except Rupture as avant:  # what is cut had a fault of another kind, further up
            erreur = avant.en(*(debut + la for la in avant.place))
        except ValueError as tete:
            erreur = tete
    faute = Faute("SGF, partie {rang}, {erreur}", rang=len(lues) + 1, erreur=erreur)
    if not parties or not isinstance(erreur, Rupture):
        return faute
    return partielle(faute, parties, texte, mot, erreur.message)


def _couper(texte: str, debut: int, place: int) -> str:
    """Return the text of a game down to a place, without what closes it; nothing when it tells nothing."""
    racine, _ = fermer(texte[debut:place])
    return texte[debut:place] if racine is not None and racine.proprietes else ""


def _au_trait(partie: str, texte: str, place: int) -> Enregistrement:
    """Return a game that is cut at ``place``; before its first move, the turn is whose the rest of the text tells."""
    racine, ferme = fermer(partie)
    assert racine is not None  # ``_couper`` saw it
    lue = _enregistrer(racine, ferme)
    jeu, etat, camp = lue.partie.jeu, lue.partie.depart, trait_annonce(texte, place)
    dit = lue.nb_coups or any("PL" in noeud.proprietes for noeud in avant_le_premier_coup(racine))
    if dit or camp is None or not isinstance(jeu, Othello) or not jeu.coups_legaux(etat, camp):
        return lue
    racine, ferme = fermer(partie + propriete("PL", "W" if camp == SECOND else "B"))
    assert racine is not None
    return _enregistrer(racine, ferme)


@dataclass(frozen=True, slots=True)
class PartieSgf:
    """A game that only a tree can hold, kept as its text: small, and ready for another process."""

    texte: str
    nb_coups: int
    fin: int | None  # its result

    def ecart(self) -> int | None:
        """Return the difference of discs on its last board, ``None`` before the end."""
        return self.fin

    def partie(self) -> Partie:
        """Read it again, and return it standing at the end of its main line."""
        ((racine, _),) = lire_arbres(self.texte)
        return arbre_de(racine).partie()


def _enregistrer(racine: NoeudSgf, texte: str) -> Enregistrement:
    arbre = arbre_de(racine)
    entete = _entete(arbre.racine, arbre.jeu, arbre.depart)
    huit = isinstance(arbre.jeu, Othello) and arbre.jeu.taille == 8
    compacte = _compacte(arbre.racine, arbre.depart) if huit else None
    if compacte is not None:
        return Enregistrement(compacte, entete)
    partie = arbre.partie()
    return Enregistrement(_en_texte(texte, partie), entete, _hors_du_plateau(partie))


def _hors_du_plateau(partie: Partie) -> Message | None:
    """Say what is drawn in a game on no square of its board, which stays in its file and is not shown."""
    hors = [valeur for noeud in parcourir(partie.racine) for valeur in illisibles(partie.jeu, noeud.proprietes)]
    if not hors:
        return None
    return Message(
        "dessins hors du plateau ou illisibles, gardés tels quels : {nombre}, dont {exemple}",
        nombre=len(hors),
        exemple=mot(hors[0][:EXTRAIT]),
    )


def _en_texte(texte: str, partie: Partie) -> PartieSgf:
    return PartieSgf(texte, partie.nb_coups_total, ecart_du_plateau(partie.jeu, partie.etat))


def _entete(racine: NoeudSgf, jeu: Jeu, depart: EtatQuelconque) -> Entete:
    """Take from the root what tells of the game; a result that is neither a difference nor a winner stays there."""
    lues = {champ: racine.texte(nom) for nom, champ in CHAMPS.items()}
    lues["date"] = lire_date(lues["date"])
    lues["cadence"] = cadence_de(racine)
    autres = [COMPOSEE.fullmatch(valeur) for valeur in racine.proprietes.get(AUTRES, ())]
    dites = [(texte_de(lue[1]), texte_de(lue[2])) for lue in autres if lue is not None]
    raison = dict(dites).get(DECIDE, "")
    ecart, impossible, resultat = None, "", racine.texte("RE").strip()
    if isinstance(jeu, Othello):
        if lu := RESULTAT.fullmatch(resultat) or (DECISION.fullmatch(resultat) and RESULTAT.fullmatch(raison)):
            ecart = int(lu[2][:4]) if lu[1].upper() == "B" else -int(lu[2][:4])
            if depart.trait == SECOND and racine.texte("AP").lower().startswith("edax"):
                ecart = -ecart
        elif resultat.lower() in NULLES:
            ecart = 0
        ecart, impossible = verifier_ecart(ecart, resultat, jeu.taille**2)
    decision = DECISION.fullmatch(resultat) or DECISION.fullmatch(raison)
    return Entete(
        **lues,
        ecart=ecart,
        decision=f"{decision[1]}+{decision[2][:1]}".upper() if decision else "",
        impossible=impossible,
        autres=tuple(dite for dite in dites if dite[0] != DECIDE),
    )


def _compacte(racine: NoeudSgf, depart: EtatOthello) -> PartieCompacte | None:
    """Tell in a row a game without variations nor what only a tree can hold; ``None`` for another, or a wrong one."""
    if garder(racine, Othello()):
        return None
    cases, details = bytearray(), {}
    dits: list[tuple[Camp, int | None]] = []
    courant = racine
    while courant.suites:
        if len(courant.suites) > 1:
            return None
        courant = courant.suites[0]
        lettres = [nom for nom in CAMPS if nom in courant.proprietes]
        if len(lettres) != 1 or len(courant.proprietes[lettres[0]]) > 1 or not courant.proprietes.keys() <= RACONTABLES:
            return None
        valeur = courant.texte(lettres[0])
        if valeur.strip().lower() in PASSES:
            if len(courant.proprietes) > 1:
                return None
            dits.append((CAMPS[lettres[0]], None))
            continue
        try:
            ligne, colonne = case_de(valeur, 8)
        except ValueError:
            return None
        if len(courant.proprietes) > 1:
            detail = Detail(secondes_de(courant), courant.texte("C"), evaluation_de(courant))
            details[len(cases)] = detail
        cases.append(8 * ligne + colonne)
        dits.append((CAMPS[lettres[0]], cases[-1]))
    try:
        compacte = PartieCompacte(bytes(cases), depart, details)
    except ValueError:
        return None
    tours = compacte.tours()
    return compacte if all(dit in tours for dit in dits) else None  # in that order, passes perhaps left out
