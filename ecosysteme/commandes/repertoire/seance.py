"""``repertoire seance``: lines of a repertoire drilled in a terminal, a square typed for each position that is due."""

from __future__ import annotations

from typing import Final

from ecosysteme.commandes.sortie import dire
from ecosysteme.console import lire_au_terminal
from ecosysteme.formats.partie_compacte import JEU
from ecosysteme.jeux.bits_othello import NOMS
from ecosysteme.repertoire.cartes import CartesRepertoire
from ecosysteme.repertoire.seance import MomentDeLigne, SeanceDeRepertoire

QUITTER: Final = ("q", "quit", "quitter")
INDICE: Final = ("?", "indice")


def mener(en_cours: SeanceDeRepertoire, nom: str, cartes: CartesRepertoire) -> None:
    """Play lines until nothing is left to ask, or somebody leaves."""
    while True:
        match en_cours.moment:
            case MomentDeLigne.AUTOMATIQUE:
                en_cours.avancer()
            case MomentDeLigne.QUESTION:
                if not _demander(en_cours, nom, cartes):
                    return
            case MomentDeLigne.MANQUEE:
                dire(f"  le coup : {' ou '.join(NOMS[8 * y + x] for y, x in en_cours.attendus)}")
                en_cours.montrer()
            case MomentDeLigne.HORS | MomentDeLigne.BOUT:
                dire("Hors du répertoire." if en_cours.moment is MomentDeLigne.HORS else "Fin de la ligne.")
                if en_cours.terminee or en_cours.libre:
                    return
                en_cours.nouvelle_ligne()


def _demander(en_cours: SeanceDeRepertoire, nom: str, cartes: CartesRepertoire) -> bool:
    """Ask one position; tell whether to go on."""
    dire(JEU.texte(en_cours.partie.etat))
    dire(f"{en_cours.partie.transcription or 'Début'} ; encore {en_cours.restantes} à répondre.")
    while True:
        try:
            texte = lire_au_terminal("Votre coup (? indice, q quitter) : ").strip().lower()
        except EOFError:
            return False
        if texte in QUITTER:
            return False
        if texte in INDICE:
            dire(f"  colonne {en_cours.indiquer()}")
            continue
        try:
            reponse = en_cours.repondre(JEU.lire_coup(texte))
        except ValueError as erreur:
            dire(f"  {erreur}")
            continue
        retour = None
        if reponse.note is not None:
            retour = cartes.repondre(nom, reponse.cle, reponse.note, texte)
        dire(f"  {'juste' if reponse.juste else 'non'}{f', revient le {retour:%d/%m/%Y}' if retour else ''}")
        return True
