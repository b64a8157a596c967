"""What is said of repertoires and of a drill: nothing of the move that is asked before it is answered."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from ecosysteme.carnet.repetition import NoteReprise
from ecosysteme.cases import Position, nom_case
from ecosysteme.fautes import mot
from ecosysteme.formats.partie_compacte import JEU
from ecosysteme.repertoire.fonds import CoupEtudie, EtudeRepertoire
from ecosysteme.repertoire.repertoire import COMMENTAIRE_MAX
from ecosysteme.repertoire.seance import MomentDeLigne, ReponseDeLigne, SeanceDeRepertoire
from ui.jeux.ouvertures import ouverture_ici
from ui.jeux.registre import adaptateur_de
from ui.socle.langue import accorder, pour_cent, translate
from ui.socle.nombres import nombre


def dire_lignes(etude: EtudeRepertoire) -> str:
    """Say how many lines are known whole, of how many; tenths are those that are known in part."""
    sues = round(etude.sues, 1)
    dites = nombre(sues, 0 if sues.is_integer() else 1)
    return translate("Repertoires", "{} sur {}").format(dites, len(etude.positions.lignes))


def dire_etat(coup: CoupEtudie) -> str:
    """Say what a move is to the repertoire."""
    if coup.noeud is None:
        return translate("Repertoires", "à ajouter") if coup.a_nous else translate("Repertoires", "trou")
    if coup.a_nous:
        return translate("Repertoires", "enseigné") if coup.enseigne else translate("Repertoires", "accepté")
    if coup.poids == 0:
        return translate("Repertoires", "jamais demandé")
    return (
        translate("Repertoires", "prévu") if coup.poids == 1 else f"{translate('Repertoires', 'prévu')} × {coup.poids}"
    )


def demander(seance: SeanceDeRepertoire) -> str:
    """Say who plays now, or what the line has come to."""
    match seance.moment:
        case MomentDeLigne.QUESTION:
            trait = adaptateur_de(JEU).trait(seance.positions.camp)
            return translate("Repertoires", "{} : jouez le coup de votre répertoire").format(trait)
        case MomentDeLigne.MANQUEE:
            return translate("Repertoires", "Jouez {} pour continuer").format(ecrire(seance.attendus))
        case MomentDeLigne.AUTOMATIQUE:
            return translate("Repertoires", "La ligne se joue…")
        case MomentDeLigne.HORS:
            dernier = seance.partie.historique[-1].coup
            joue = "" if dernier is None else nom_case(dernier)
            return translate("Repertoires", "{} n'est pas dans votre répertoire : à vous de trouver").format(joue)
    ligne = translate("Repertoires", "Ligne sue")
    if seance.fautes:
        un = translate("Repertoires", "Ligne à revoir : {} faute")
        ligne = accorder(seance.fautes, un, translate("Repertoires", "Ligne à revoir : {} fautes"))
    fin = translate("Repertoires", "tout ce qui était à revoir est revu") if seance.terminee else ""
    return " · ".join(filter(None, (ligne, fin)))


def situer(seance: SeanceDeRepertoire) -> str:
    """Say how much is left, and what the opening is called once nothing is asked of it."""
    if seance.libre:
        reste = translate("Repertoires", "rien n'est à revoir : sans note")
    else:
        un = translate("Repertoires", "{} position à revoir")
        reste = accorder(seance.restantes, un, translate("Repertoires", "{} positions à revoir"))
    demande = seance.moment in (MomentDeLigne.QUESTION, MomentDeLigne.AUTOMATIQUE)
    nom = "" if demande else ouverture_ici(seance.partie)
    return " · ".join(filter(None, (reste, nom)))


def juger(reponse: ReponseDeLigne, attendus: Sequence[Position], retour: date | None, aujourd_hui: date) -> str:
    """Say whether an answer was right, when the position comes back, and what is noted of the move."""
    if reponse.juste:
        phrase = translate("Repertoires", "Juste : {}.").format(nom_case(reponse.coup))
    else:
        phrase = translate("Repertoires", "Raté : le coup est {}.").format(ecrire(attendus))
    dits = phrase, _dire_retour(retour, aujourd_hui), mot(reponse.commentaire, COMMENTAIRE_MAX)
    return " ".join(filter(None, dits))


def _dire_retour(retour: date | None, aujourd_hui: date) -> str:
    if retour is None:
        return ""
    jours = (retour - aujourd_hui).days
    if jours <= 1:
        return translate("Repertoires", "À revoir demain.")
    return translate("Repertoires", "À revoir dans {} jours.").format(jours)


def ecrire(coups: Sequence[Position]) -> str:
    """List moves that are all right."""
    return translate("Repertoires", " ou ").join(dict.fromkeys(map(nom_case, coups)))


def dire_bilan(seance: SeanceDeRepertoire) -> str:
    """Say how a session went."""
    un = translate("Repertoires", "{} trouvée du premier coup")
    plusieurs = translate("Repertoires", "{} trouvées du premier coup")
    trouvees = accorder(seance.notes.count(NoteReprise.TROUVE), un, plusieurs)
    return translate("Repertoires", "{}, sur {}").format(trouvees, len(seance.notes))


def dire_coup(coup: CoupEtudie) -> str:
    """Say a line of the table of moves aloud."""
    parts = [nom_case(coup.coup), dire_etat(coup)]
    if coup.parties:
        un, plusieurs = translate("Repertoires", "{} partie"), translate("Repertoires", "{} parties")
        parts += [accorder(coup.parties, un, plusieurs), pour_cent(coup.part)]
    return ", ".join([*parts, *filter(None, [coup.commentaire])])
