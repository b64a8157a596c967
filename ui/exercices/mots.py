"""What is said of an exercise: what is asked, a hint, how a move was, when it comes back, how one is doing."""

from __future__ import annotations

from datetime import date
from typing import Final

from PySide6.QtCore import QLocale

from ecosysteme.carnet.repetition import NoteReprise
from ecosysteme.exercices.cote import COTES
from ecosysteme.exercices.etoiles import SEUILS, Reussite
from ecosysteme.exercices.exercice import GAGNANTS, Exercice, GenreExercice
from ecosysteme.exercices.idee import NatureIdee, idee
from ecosysteme.jeu import Camp, CoupQuelconque, autre_camp
from ecosysteme.jeux.nim import Nim
from ecosysteme.jeux.othello import Othello
from ecosysteme.joueurs.niveaux import ELOS
from ecosysteme.niveau_personnel.niveau import plus_proche
from ecosysteme.partie import Partie
from ui.exercices.seance import BilanExercices, ExerciceDemande, SeanceExercices
from ui.jeux.phrases import bornes
from ui.jeux.registre import ADAPTATEURS, adaptateur_de
from ui.socle.langue import accorder, pour_cent, translate
from ui.socle.raisons import majuscule

ASSEZ: Final = 5  # results before a strength is told


def nommer_genre(genre: GenreExercice) -> str:
    """Name a kind."""
    noms = {
        GenreExercice.DERNIERS: translate("Exercices", "Derniers coups"),
        GenreExercice.COIN_A_PRENDRE: translate("Exercices", "Coin à prendre"),
        GenreExercice.PASSE: translate("Exercices", "Faire passer l'adversaire"),
        GenreExercice.COUP_SUR: translate("Exercices", "Garder les coins"),
        GenreExercice.SEUL_GAGNANT: translate("Exercices", "Seul coup gagnant"),
        GenreExercice.SEUL_NUL: translate("Exercices", "Seul coup nul"),
        GenreExercice.SACRIFICE: translate("Exercices", "Sacrifice du coin"),
        GenreExercice.COIN_A_LAISSER: translate("Exercices", "Coin à laisser"),
        GenreExercice.PARITE: translate("Exercices", "Parité"),
        GenreExercice.MEILLEUR: translate("Exercices", "Meilleur de 4 pions"),
    }
    return noms[genre]


def demander(exercice: Exercice) -> str:
    """Say who plays, and for what."""
    gagne = translate("Exercices", "{} joue et gagne")
    phrases = dict.fromkeys(GAGNANTS, gagne) | {
        GenreExercice.SEUL_NUL: translate("Exercices", "{} joue et annule"),
    }
    phrase = phrases.get(exercice.genre, translate("Exercices", "{} joue au mieux"))
    return majuscule(phrase.format(adaptateur_de(exercice.regles).sujet(exercice.camp)))


def resumer(exercice: Exercice) -> str:
    """Say in a line which exercise it was: what was asked, of which kind, and its rating where it has one."""
    return " · ".join(filter(None, (demander(exercice), qualifier(exercice))))


def qualifier(exercice: Exercice) -> str:
    """Say of which kind an exercise is, and its rating; nothing of a game that has neither."""
    textes = []
    if isinstance(exercice.regles, Othello):
        textes.append(nommer_genre(exercice.genre))
    if exercice.chances:
        textes.append(translate("Exercices", "cote {}").format(_nombre(exercice.cote)))
    return " · ".join(textes)


def preciser(exercice: Exercice) -> str:
    """Say what a right move is."""
    plusieurs = len(exercice.plis) > 1
    if exercice.genre in GAGNANTS:
        a_chaque_fois = translate("Exercices", "À chaque fois, un seul coup gagne.")
        return a_chaque_fois if plusieurs else translate("Exercices", "Un seul coup gagne.")
    if exercice.genre is GenreExercice.SEUL_NUL:
        a_chaque_fois = translate("Exercices", "À chaque fois, un seul coup sauve la nulle.")
        return a_chaque_fois if plusieurs else translate("Exercices", "Un seul coup sauve la nulle.")
    a_chaque_fois = translate("Exercices", "À chaque fois, un coup vaut mieux que tous les autres.")
    return a_chaque_fois if plusieurs else translate("Exercices", "Un coup vaut mieux que tous les autres.")


def situer(demande: ExerciceDemande) -> str:
    """Say of which kind it is, how long, and whether it comes back."""
    exercice = demande.exercice
    textes = []
    if isinstance(exercice.regles, Othello):
        vides = exercice.regles.taille**2 - len(exercice.etat.plateau)
        un, plusieurs = translate("Exercices", "{} case vide"), translate("Exercices", "{} cases vides")
        textes = [nommer_genre(exercice.genre), accorder(vides, un, plusieurs)]
    un, plusieurs = translate("Exercices", "{} coup à trouver"), translate("Exercices", "{} coups à trouver")
    textes.append(accorder(len(exercice.plis), un, plusieurs))
    if isinstance(exercice.regles, Nim):  # the one of our games that is played by two rules
        normale = translate("Exercices", "qui prend le dernier objet gagne")
        textes.append(translate("Exercices", "qui prend le dernier objet perd") if exercice.regles.misere else normale)
    if demande.revient:
        textes.append(translate("Exercices", "déjà essayé"))
    return " · ".join(textes)


def coter(exercice: Exercice) -> str:
    """Say how hard it is, by the level that is as strong and by what a level near it finds; nothing without rating."""
    if not exercice.chances:
        return ""
    if exercice.cote == COTES[-1]:
        phrase = translate("Exercices", "Cote {} et plus · le niveau {} ne le trouve pas")
        return phrase.format(_nombre(exercice.cote), len(ELOS))
    niveau = plus_proche(exercice.cote)
    phrase = translate("Exercices", "Cote {} · le niveau {} le trouve dans {} des cas")
    part = pour_cent(exercice.chances[niveau - 1] / 100)
    return phrase.format(_nombre(exercice.cote), niveau, part)


def _nombre(nombre: float) -> str:
    return QLocale().toString(round(nombre))


# How it goes.


def dire_indice(demande: ExerciceDemande) -> str:
    """Say what was asked for: nothing, the idea, or the square."""
    if not demande.indices or demande.finie:
        return ""
    essai = demande.essai
    if demande.indices > 1:
        coup = essai.partie.jeu.ecrire_coup(essai.attendus[0])
        return translate("Exercices", "Indice : le bon coup est {}. L'exercice reviendra demain.").format(coup)
    return translate("Exercices", "Indice : {}").format(_idee(demande))


def _idee(demande: ExerciceDemande) -> str:
    fait = idee(demande.essai)
    partie = demande.essai.partie
    adverse = adaptateur_de(partie.jeu).sujet(autre_camp(demande.exercice.camp))
    if fait.nature is NatureIdee.REPONSES:
        if not fait.nombre:
            return translate("Exercices", "après le bon coup, {} doit passer.").format(adverse)
        un = translate("Exercices", "après le bon coup, {camp} n'a qu'{n} réponse.")
        plusieurs = translate("Exercices", "après le bon coup, {camp} a {n} réponses.")
        return (un if fait.nombre == 1 else plusieurs).format(camp=adverse, n=fait.nombre)
    if fait.nature is NatureIdee.DISTANCE:
        un, plusieurs = (
            translate("Exercices", "le gain vient au prochain coup."),
            translate("Exercices", "le gain vient en {} coups de votre part."),
        )
        return accorder(fait.nombre, un, plusieurs)
    phrases = {
        NatureIdee.CASES_COMPTEES: translate(
            "Exercices", "peu de cases restent : jouez chaque coup en pensée, et comptez les pions."
        ),
        NatureIdee.COIN_PRIS: translate("Exercices", "un coin est à prendre."),
        NatureIdee.COIN_FERME: translate("Exercices", "tous les coups sauf un offrent un coin à {}."),
        NatureIdee.COIN_CEDE: translate("Exercices", "le bon coup laisse un coin à {}."),
        NatureIdee.COIN_LAISSE: translate("Exercices", "un coin est à prendre, et ce n'est pas le bon coup."),
        NatureIdee.REGION_IMPAIRE: translate(
            "Exercices", "comptez les cases vides de chaque région : le bon coup entre dans une région impaire."
        ),
        NatureIdee.SOMME_NULLE: translate("Exercices", "le bon coup ramène à 0 le OU exclusif des tas."),
    }
    return phrases[fait.nature].format(adverse)


def commenter(demande: ExerciceDemande, aujourd_hui: date) -> str:
    """Say how the last move was, and once it is over when it comes back."""
    essai = demande.essai
    if demande.vue:
        premier, *autres = map(demande.exercice.regles.ecrire_coup, demande.solution)
        phrase = (
            translate("Exercices", "La solution : {}, puis {}.")
            if autres
            else translate("Exercices", "La solution : {}.")
        )
        phrases = [phrase.format(premier, ", ".join(autres))]
    elif essai.faux is not None:
        phrases = dire_faux(demande, essai.faux)
    elif demande.joues:
        phrases = [_dire_juste(demande)]
    else:
        return ""
    return " ".join((*phrases, *_dire_retour(demande, aujourd_hui)))


def _dire_juste(demande: ExerciceDemande) -> str:
    """Say what the last right move is proved to be worth, and the best other one."""
    exercice, rang = demande.exercice, len(demande.joues) - 1
    coup = exercice.regles.ecrire_coup(demande.joues[-1])
    prouve = translate("Exercices", "Prouvé : {} {} ; le meilleur autre coup {}.")
    phrase = (
        prouve if demande.prouve else translate("Exercices", "Selon le paquet : {} {} ; le meilleur autre coup {}.")
    )
    autre = exercice.plis[rang].seconde
    if demande.prouve and autre < 0 and not exercice.regles.unite:  # a loss is a loss, where no discs are counted
        phrase = translate("Exercices", "Prouvé : {} {} ; tout autre coup perd.")
    juste = phrase.format(coup, dire_valeur(exercice, exercice.valeur), dire_valeur(exercice, autre))
    if not demande.essai.reussie:
        return juste
    if demande.note is NoteReprise.TROUVE:
        return translate("Exercices", "Trouvé. {}").format(juste)
    if demande.aide:
        return translate("Exercices", "Trouvé avec un indice. {}").format(juste)
    return translate("Exercices", "Trouvé, après un essai. {}").format(juste)


def dire_faux(demande: ExerciceDemande, faux: CoupQuelconque) -> list[str]:
    """Say what the wrong move is worth, proved; nothing names the right one."""
    exercice, partie = demande.exercice, demande.essai.partie
    coup = exercice.regles.ecrire_coup(faux)
    if partie.terminee:
        valeur = _a_la_fin(partie, exercice.camp)
    elif demande.suite is not None and demande.suite.valeurs:
        promis = demande.suite.valeurs[0].valeur
        valeur = promis if partie.trait == exercice.camp else -promis
    else:
        return [translate("Exercices", "Raté : {}. La réfutation se cherche…").format(coup)]
    prouve = translate("Exercices", "Raté. Prouvé : {} {}, le bon coup {}.")
    phrase = prouve if demande.prouve else translate("Exercices", "Raté. {} {} ; selon le paquet, le bon coup {}.")
    phrases = [phrase.format(coup, dire_valeur(exercice, valeur), dire_valeur(exercice, exercice.valeur))]
    if demande.suite is not None and demande.suite.coups and partie.trait != exercice.camp:
        repond = translate("Exercices", "{} répond {}.")
        reponse = exercice.regles.ecrire_coup(demande.suite.coups[0])
        phrases.append(repond.format(adaptateur_de(exercice.regles).sujet_en_tete(autre_camp(exercice.camp)), reponse))
    return phrases


def _a_la_fin(partie: Partie, camp: Camp) -> int:
    points = partie.resultat
    if adaptateur_de(partie.jeu).points:
        return points[camp - 1] - points[autre_camp(camp) - 1]
    issue = partie.issue
    return 0 if not issue else 1 if issue == camp else -1


def dire_valeur(exercice: Exercice, valeur: int) -> str:
    """Say how the game ends for who solves."""
    if not valeur:
        return translate("Exercices", "fait nulle")
    if not adaptateur_de(exercice.regles).points:
        return translate("Exercices", "gagne") if valeur > 0 else translate("Exercices", "perd")
    if valeur > 0:
        un, plusieurs = translate("Exercices", "gagne de {} pion"), translate("Exercices", "gagne de {} pions")
    else:
        un, plusieurs = translate("Exercices", "perd de {} pion"), translate("Exercices", "perd de {} pions")
    return accorder(abs(valeur), un, plusieurs)


def _dire_retour(demande: ExerciceDemande, aujourd_hui: date) -> list[str]:
    if demande.retour is None or not demande.finie:
        return []
    jours = (demande.retour - aujourd_hui).days
    if jours <= 1:
        return [translate("Exercices", "Il revient demain.")]
    return [translate("Exercices", "Il revient dans {} jours.").format(jours)]


# How one is doing.


def dire_progres(etat: BilanExercices) -> str:
    """Say what was done today, on how many days in a row, and what comes back today."""
    un, plusieurs = translate("Exercices", "{} exercice"), translate("Exercices", "{} exercices")
    faits = accorder(etat.progres.faits, un, plusieurs)
    un, plusieurs = translate("Exercices", "{} trouvé"), translate("Exercices", "{} trouvés")
    textes = [translate("Exercices", "Aujourd'hui : {}").format(faits), accorder(etat.progres.trouves, un, plusieurs)]
    if etat.progres.jours > 1:
        textes.append(translate("Exercices", "{} jours de suite").format(etat.progres.jours))
    if etat.dus:
        textes.append(translate("Exercices", "{} à revoir").format(etat.dus))
    return " · ".join(textes)


def dire_etoiles(etat: BilanExercices) -> str:
    """Say how many stars there are of all, and what was found at the first try; nothing before anything was tried."""
    if not etat.reussites:
        return ""
    toutes = len(SEUILS) * (len(GenreExercice) + len(ADAPTATEURS) - 1)  # the kinds of Othello, and the other games
    gagnees = sum(reussite.etoiles for reussite in etat.reussites.values())
    trouves = sum(reussite.trouves for reussite in etat.reussites.values())
    essayes = sum(reussite.essayes for reussite in etat.reussites.values())
    return " · ".join((f"★ {gagnees} / {toutes}", _dire_trouves(trouves, essayes)))


def dessiner_etoiles(reussite: Reussite) -> str:
    """Return the stars of one kind, those to come hollow."""
    return "★" * reussite.etoiles + "☆" * (len(SEUILS) - reussite.etoiles)


def lire_etoiles(reussite: Reussite) -> str:
    """Say the stars of one kind aloud, and what was found."""
    etoiles = accorder(reussite.etoiles, translate("Exercices", "{} étoile"), translate("Exercices", "{} étoiles"))
    return ", ".join((etoiles, _dire_trouves(reussite.trouves, reussite.essayes)))


def _dire_trouves(trouves: int, essayes: int) -> str:
    un = translate("Exercices", "{} trouvé du premier coup sur {}")
    plusieurs = translate("Exercices", "{} trouvés du premier coup sur {}")
    return (un if trouves <= 1 else plusieurs).format(trouves, essayes)


def dire_force(etat: BilanExercices) -> str:
    """Say how strong one is, once that is known well enough."""
    force = etat.force
    if force.parties < ASSEZ:
        un = translate("Exercices", "Votre cote : encore {} exercice d'Othello pour l'estimer")
        plusieurs = translate("Exercices", "Votre cote : encore {} exercices d'Othello pour l'estimer")
        return accorder(ASSEZ - force.parties, un, plusieurs)
    niveau = force.niveau
    phrase = translate("Exercices", "Votre cote : {} · niveau {} ({})")
    return phrase.format(_nombre(force.moyenne), niveau.niveau, bornes(niveau.bas, niveau.haut))


def dire_serie(seance: SeanceExercices) -> str:
    """Say how many of those asked since the room was entered were found."""
    notes = seance.serie
    trouves = sum(note is NoteReprise.TROUVE for note, _ in notes)
    un, plusieurs = translate("Exercices", "{} trouvé sur {}"), translate("Exercices", "{} trouvés sur {}")
    return (un if trouves <= 1 else plusieurs).format(trouves, len(notes)) if notes else ""
