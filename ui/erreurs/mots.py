"""What is said of a mistake that is asked about: nothing of the moves before the answer, and the answer once."""

from __future__ import annotations

from datetime import date

from ecosysteme.carnet.repetition import NoteReprise
from ecosysteme.cases import Position
from ecosysteme.explication import GenreErreur
from ui.erreurs.reprise import JEU, QuestionPosee, Reprise
from ui.jeux.registre import adaptateur_de
from ui.socle.langue import accorder, translate

COIN = 4  # squares a side of a quarter of the board


def demander(reprise: Reprise) -> str:
    """Say whose turn it is and what is looked for."""
    adaptateur = adaptateur_de(JEU)
    trait = adaptateur.trait(reprise.question.etat.trait)
    return translate("Erreurs", "{} : trouvez mieux que dans la partie").format(trait)


def situer(reprise: Reprise) -> str:
    """Say which mistake of how many it is, and where in its game."""
    erreur = reprise.question.carte.erreur
    vides = JEU.taille**2 - len(reprise.question.etat.plateau)
    rang = translate("Erreurs", "Erreur {} sur {}").format(reprise.rang + 1, reprise.nombre)
    coup = translate("Erreurs", "coup {}").format(erreur.numero)
    un, plusieurs = translate("Erreurs", "{} case vide"), translate("Erreurs", "{} cases vides")
    return " · ".join((rang, coup, accorder(vides, un, plusieurs)))


def commenter(reprise: Reprise) -> str:
    """Say what became of the answer; before it, only how it is going to be graded, or what was asked for."""
    question = reprise.question
    if question.attend:
        return translate("Erreurs", "Le moteur juge la position…")
    if question.note is not None:
        encore = [_indice(question)] if question.aidee and not question.finie else []
        return " ".join([_dire_reponse(reprise), *encore])
    if question.raison_manque:
        return translate("Erreurs", "Dites d'abord une raison, dans le panneau")
    if question.aidee:
        return _indice(question)
    demande = translate("Erreurs", "Jouez votre réponse sur le plateau : la première compte")
    if question.promis is None:
        return demande
    retour = _dans(question.promis[NoteReprise.TROUVE], reprise.aujourd_hui)
    promesse = translate("Erreurs", "trouvée, elle revient {}").format(retour)
    return f"{demande} ({promesse})"


def _dire_reponse(reprise: Reprise) -> str:
    question = reprise.question
    phrases = [_dire_essai(question)]
    if question.raison and question.pourquoi is not None:
        phrases.append(_dire_raison(question, question.pourquoi.genres[0]))
    if question.revient is not None:
        phrases.append(_dire_retour(question.revient, reprise.aujourd_hui))
    if question.carte.fois > 1:
        phrases.append(translate("Erreurs", "La même erreur, {}e fois.").format(question.carte.fois))
    return " ".join(phrases)


def _dire_raison(question: QuestionPosee, genre: str) -> str:
    """Say whether the declared reason is the right one, and which that is."""
    if question.raison_juste is None:
        return translate("Erreurs", "Aucune cause ne se dit ici : la raison ne compte pas.")
    if question.raison_juste:
        return translate("Erreurs", "Raison trouvée.")
    return translate("Erreurs", "La raison : {}.").format(nommer_genre(genre).lower())


def _dire_essai(question: QuestionPosee) -> str:
    """Say whether it was found. While it is not, nothing names a better move."""
    if question.essai is None:
        coup = JEU.ecrire_coup(question.meilleur)
        return translate("Erreurs", "La solution était {}.").format(coup)
    coup = JEU.ecrire_coup(question.essai)
    if question.finie:
        premier = question.note is not NoteReprise.RATE
        phrase = translate("Erreurs", "Trouvé : {}.") if premier else translate("Erreurs", "Oui, {}, après un essai.")
        return phrase.format(coup)
    un, plusieurs = translate("Erreurs", "perd {} pion"), translate("Erreurs", "perd {} pions")
    return translate("Erreurs", "Raté : {} {}.").format(coup, accorder(question.perte, un, plusieurs))


def _dans(jour: date, aujourd_hui: date) -> str:
    jours = (jour - aujourd_hui).days
    if jours <= 1:
        return translate("Erreurs", "demain")
    return accorder(jours, translate("Erreurs", "dans {} jour"), translate("Erreurs", "dans {} jours"))


def _dire_retour(revient: date, aujourd_hui: date) -> str:
    return translate("Erreurs", "À revoir {}.").format(_dans(revient, aujourd_hui))


def quart(question: QuestionPosee) -> frozenset[Position]:
    """Return the quarter of the board in which the best move lies."""
    ligne, colonne = (rang // COIN * COIN for rang in question.meilleur)
    return frozenset((ligne + y, colonne + x) for y in range(COIN) for x in range(COIN))


def _indice(question: QuestionPosee) -> str:
    """Name the quarter of the board in which the best move lies."""
    cases = quart(question)
    debut, fin = map(JEU.ecrire_coup, (min(cases), max(cases)))
    return translate("Erreurs", "Un bon coup est dans le quart de {} à {}").format(debut, fin)


def titrer(question: QuestionPosee) -> str:
    """Head what explains the answer: why it fails, and once it is over why the move of the game did."""
    if question.finie or question.essai is None:
        return translate("Erreurs", "Dans la partie, {} perdait").format(question.carte.erreur.joue)
    return translate("Erreurs", "Pourquoi {} perd").format(JEU.ecrire_coup(question.essai))


def nommer_genre(genre: str) -> str:
    """Name a kind of mistake."""
    noms: dict[str, str] = {
        GenreErreur.COUPS: translate("Erreurs", "Trop de coups laissés"),
        GenreErreur.MUR: translate("Erreurs", "Mur exposé"),
        GenreErreur.RESERVE: translate("Erreurs", "Réserve dépensée"),
        GenreErreur.ATTENTE: translate("Erreurs", "Coup d'attente manquant"),
        GenreErreur.COIN: translate("Erreurs", "Coin perdu"),
        GenreErreur.RETOURNES: translate("Erreurs", "Trop de pions retournés"),
    }
    return noms.get(genre) or translate("Erreurs", "Sans cause dite")


def demander_raison() -> str:
    """Ask for the reason that is declared before the answer."""
    return translate("Erreurs", "Que doit éviter le bon coup ?")
