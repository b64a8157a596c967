"""What is said of a session: what a step asks, how an answer was, how the whole went."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from typing import Final

from ecosysteme.classe.copie import CopieEleve
from ecosysteme.classe.etape import (
    ChoixDemande,
    CoupDemande,
    DemandeFaite,
    EtapeDeSeance,
    ExerciceDonne,
    FeuilleDonnee,
    TexteDemande,
)
from ecosysteme.classe.passage import PassageEleve
from ecosysteme.classe.seance import Correction, SeanceDeClasse
from ecosysteme.fautes import mot
from ecosysteme.papier.pages_classe import PageDeClasse
from ui.exercices.mots import demander, dire_faux, preciser
from ui.exercices.seance import ExerciceDemande
from ui.jeux.registre import adaptateur_de
from ui.socle.langue import accorder, translate

NOMS_MAX: Final = 6


def nommer_demande(genre: str) -> str:
    """Name a kind of step; empty for words to read."""
    noms = {
        "": translate("Classe", "Texte à lire"),
        CoupDemande.genre: translate("Classe", "Coup à jouer"),
        ChoixDemande.genre: translate("Classe", "Réponse à choisir"),
        TexteDemande.genre: translate("Classe", "Réponse à écrire"),
        ExerciceDonne.genre: translate("Classe", "Exercice"),
        FeuilleDonnee.genre: translate("Classe", "Feuille de papier"),
    }
    return noms[genre]


def intituler_demande(demande: DemandeFaite | None) -> str:
    """Give a step the title it has until somebody writes one; that of an exercise tells nothing of its answer."""
    if isinstance(demande, ExerciceDonne):
        return demander(demande.exercice)
    return nommer_demande("" if demande is None else demande.genre)


def remarquer(etapes: Sequence[EtapeDeSeance]) -> str:
    """Say which sheet tells a pupil next to nothing, which is no fault: the words may be on the paper."""
    for rang, etape in enumerate(etapes, start=1):
        if isinstance(etape.demande, FeuilleDonnee) and not etape.demande.pages and not etape.texte.strip():
            phrase = translate("Classe", "Étape {} : sans texte ni page cochée, l'élève n'a que le nom de la feuille.")
            return phrase.format(rang)
    return ""


def nommer_page(page: PageDeClasse) -> str:
    """Name a page of a sheet to print."""
    return {
        PageDeClasse.ARBRE: translate("Classe", "Arbre à remplir"),
        PageDeClasse.ARBRE_RESOLU: translate("Classe", "Arbre corrigé"),
        PageDeClasse.ATTRACTEURS: translate("Classe", "Attracteurs à remplir"),
        PageDeClasse.ATTRACTEURS_RESOLUS: translate("Classe", "Attracteurs corrigés"),
        PageDeClasse.GRUNDY: translate("Classe", "Grundy à remplir"),
        PageDeClasse.GRUNDY_RESOLU: translate("Classe", "Grundy corrigé"),
    }[page]


def presenter(seance: SeanceDeClasse) -> str:
    """Say what a session is made of, and when its answers are told."""
    un, plusieurs = translate("Classe", "{} étape"), translate("Classe", "{} étapes")
    textes = [accorder(len(seance.etapes), un, plusieurs)]
    un, plusieurs = translate("Classe", "{} question"), translate("Classe", "{} questions")
    textes.append(accorder(len(seance.questions), un, plusieurs))
    if seance.auteur:
        textes.insert(0, mot(seance.auteur))
    if seance.correction is Correction.TOUT_DE_SUITE:
        quand = translate("Classe", "Chaque réponse est corrigée tout de suite, et ne change plus.")
    else:
        quand = translate("Classe", "Tout est corrigé à la fin ; jusque-là, une réponse peut changer.")
    return f"{' · '.join(textes)}\n{quand}"


def rappeler(nombre: int) -> str:
    """Ask whose work it is that is kept and not saved; a computer of a classroom has that of more than can be shown."""
    if nombre > NOMS_MAX:
        return translate("Classe", "Laquelle de ces copies est la vôtre ? Une plus ancienne revient sous son nom.")
    if nombre > 1:
        return translate("Classe", "Des copies sont commencées : laquelle est la vôtre ?")
    return translate("Classe", "Une copie est commencée : est-ce la vôtre ?")


def consigner(etape: EtapeDeSeance) -> str:
    """Say what a step asks the pupil to do."""
    match etape.demande:
        case None:
            return ""
        case CoupDemande():
            assert etape.position is not None, "un coup a sa position"
            partie = etape.position.partie
            camp = adaptateur_de(partie.jeu).sujet_en_tete(partie.jeu.trait(partie.etat))
            return translate("Classe", "{} joue : choisissez un coup sur le plateau.").format(camp)
        case ChoixDemande():
            return translate("Classe", "Choisissez une réponse, puis validez.")
        case TexteDemande():
            return translate("Classe", "Écrivez votre réponse, puis validez.")
        case ExerciceDonne(exercice):
            dite = demander(exercice)
            phrases = ("" if etape.titre == dite else f"{dite}.", preciser(exercice))
            return " ".join((*filter(None, phrases), translate("Classe", "Jouez sur le plateau.")))
        case FeuilleDonnee(feuille, pages) if pages:
            return translate("Classe", "Ouvrez la feuille « {} », imprimez-la, et répondez sur le papier.").format(
                mot(feuille)
            )
        case FeuilleDonnee(feuille):
            return translate("Classe", "Prenez la feuille « {} », et répondez sur le papier.").format(mot(feuille))


def juger(passage: PassageEleve, rang: int, manque: ExerciceDemande | None = None) -> str:
    """Say how the answer to a step was, as far as the pupil may know it; ``manque`` is its exercise, failed."""
    etape, reponse = passage.seance.etapes[rang], passage.reponse(rang)
    if not etape.repondable:
        return ""
    if not passage.corrigee(rang):
        return _noter(etape, reponse)
    phrases = [_verdict(passage, rang, manque)]
    if etape.explication:
        phrases.append(etape.explication)
    return " ".join(phrases)


def _noter(etape: EtapeDeSeance, reponse: str) -> str:
    if not reponse:
        return ""
    if isinstance(etape.demande, ExerciceDonne):
        essai = etape.demande.rejouer(reponse)
        if not essai.finie:
            reste = len(essai.exercice.plis) - essai.trouves
            un = translate("Classe", "Juste. Encore {} coup à trouver.")
            return accorder(reste, un, translate("Classe", "Juste. Encore {} coups à trouver."))
    if isinstance(etape.demande, CoupDemande):
        return translate("Classe", "Réponse notée : {}.").format(reponse)
    return translate("Classe", "Réponse notée.")


def _verdict(passage: PassageEleve, rang: int, manque: ExerciceDemande | None) -> str:
    juste, reponse = passage.juste(rang), passage.reponse(rang)
    if juste is None:
        if reponse:
            return translate("Classe", "Réponse notée : votre professeur la lira.")
        return translate("Classe", "Sans réponse.")
    if juste:
        return translate("Classe", "C'est juste.")
    attendu = attendre(passage.seance.etapes[rang].demande)
    if not reponse:
        return translate("Classe", "Sans réponse. Attendu : {}.").format(attendu)
    if manque is not None and manque.essai.faux is not None:
        return " ".join((*dire_faux(manque, manque.essai.faux), translate("Classe", "Attendu : {}.").format(attendu)))
    return translate("Classe", "Ce n'est pas cela. Attendu : {}.").format(attendu)


def attendre(demande: DemandeFaite | None) -> str:
    """Say which answers are right, and of an exercise in which order."""
    match demande:
        case CoupDemande(acceptes):
            return _enumerer(acceptes)
        case ChoixDemande(choix, bons):
            return _enumerer([mot(choix[rang]) for rang in bons])
        case TexteDemande(attendus):
            return _enumerer(list(map(mot, attendus)))
        case ExerciceDonne(exercice):
            puis = translate("Classe", "{}, puis {}")
            ecrire = exercice.regles.ecrire_coup
            return reduce(puis.format, (_enumerer(list(map(ecrire, pli.acceptes))) for pli in exercice.plis))
        case _:
            return ""


def _enumerer(mots: Sequence[str]) -> str:
    ou = translate("Classe", "{} ou {}")
    return reduce(ou.format, mots) if mots else ""


def faire_le_bilan(copie: CopieEleve) -> str:
    """Say how many answers are right, and how many the teacher will read."""
    phrases = []
    if copie.jugees:
        un, plusieurs = (
            translate("Classe", "{} réponse juste sur {}."),
            translate("Classe", "{} réponses justes sur {}."),
        )
        phrases.append((un if copie.justes <= 1 else plusieurs).format(copie.justes, copie.jugees))
    a_lire = sum(une.juste is None and bool(une.texte) for une in copie.reponses)
    if a_lire:
        un = translate("Classe", "{} réponse sera lue par votre professeur.")
        phrases.append(accorder(a_lire, un, translate("Classe", "{} réponses seront lues par votre professeur.")))
    return " ".join(phrases) or translate("Classe", "La séance est finie.")


def situer(rang: int, nombre: int) -> str:
    """Say at which step one is."""
    return translate("Classe", "Étape {} sur {}").format(rang + 1, nombre)


def signer_feuille(passage: PassageEleve) -> str:
    """Say whose a sheet is, and of which step of which session."""
    seance = passage.seance
    return " · ".join((mot(seance.titre), situer(passage.rang, len(seance.etapes)), mot(passage.eleve)))


def marquer_etape(passage: PassageEleve, rang: int) -> str:
    """Return the mark of a step in the list: right, wrong, answered, or its number."""
    if passage.seance.etapes[rang].repondable and passage.reponse(rang):
        juste = passage.juste(rang) if passage.corrigee(rang) else None
        return "•" if juste is None else "✓" if juste else "✗"
    return str(rang + 1)
