"""The file of a session: JSON that is bounded before it is read, and refused whole at the first thing that is wrong."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from ecosysteme.classe.champs import VERSION, Champs, entier_borne
from ecosysteme.classe.etape import (
    ChoixDemande,
    CoupDemande,
    DemandeFaite,
    EtapeDeSeance,
    ExerciceDonne,
    FeuilleDonnee,
    PositionMontree,
    TexteDemande,
)
from ecosysteme.classe.exercice_ecrit import LIGNE_MAX, ecrire_exercice_donne, lire_exercice_donne
from ecosysteme.classe.seance import Correction, SeanceDeClasse
from ecosysteme.fautes import Faute, Message, decrire
from ecosysteme.jeux import lire_jeu
from ecosysteme.papier.pages_classe import PageDeClasse, pages_possibles
from ecosysteme.partie import Partie

SUFFIXE_SEANCE: Final = ".seance"
FORMAT_SEANCE: Final = "othellier-seance"
LIMITE_SEANCE: Final = 4 << 20  # bytes
ETAPES_MAX: Final = 100
TITRE_MAX: Final = 120  # characters of a title, of a name, of an answer to choose
TEXTE_MAX: Final = 2_000  # of words to read, and of an answer in free words: what the window shows of a text
REPONSES_MAX: Final = 8  # to choose from, or right in free words
COUPS_MAX: Final = 64

ObjetLu = dict[str, Any]


def ecrire_seance(seance: SeanceDeClasse) -> str:
    """Write a session as the text of its file; ``Faute`` if it could not be read back."""
    texte = ecrire_telle_quelle(seance)
    lire_seance(texte)
    return texte


def ecrire_telle_quelle(seance: SeanceDeClasse) -> str:
    """Write the same of what may not be a session yet."""
    objet = {
        "format": FORMAT_SEANCE,
        "version": VERSION,
        "titre": seance.titre,
        "auteur": seance.auteur,
        "langue": seance.langue,
        "correction": seance.correction.value,
        "etapes": list(map(_ecrire_etape, seance.etapes)),
    }
    return json.dumps(objet, ensure_ascii=False, indent=1) + "\n"


def ouvrir_seance(chemin: Path) -> SeanceDeClasse:
    """Read the file of a session, which may be anybody's; ``OSError`` or ``Faute`` when it is none."""
    return _lire(Champs.du_fichier(chemin, FORMAT_SEANCE, SUFFIXE_SEANCE, LIMITE_SEANCE))


def lire_seance(texte: str) -> SeanceDeClasse:
    """Read what ``ecrire_seance`` writes; ``Faute`` names the step and the field that are wrong."""
    return _lire(Champs.du_texte(texte, FORMAT_SEANCE, SUFFIXE_SEANCE))


def empreinte(seance: SeanceDeClasse) -> str:
    """Return a short text that two sessions share only if they are the same."""
    return hashlib.sha256(ecrire_telle_quelle(seance).encode()).hexdigest()[:16]


@lru_cache(maxsize=4 * ETAPES_MAX)
def defaut_d_etape(etape: EtapeDeSeance) -> Message | None:
    """Say why a step could not stand in a session; it is asked at each key, of steps that seldom change."""
    try:
        lire_etape(_ecrire_etape(etape))
    except ValueError as erreur:
        return decrire(erreur)
    return None


def _lire(champs: Champs) -> SeanceDeClasse:
    langue = champs.texte("langue", 3, vide=False)
    if not (langue.isascii() and langue.isalpha() and langue.islower()):
        raise Faute("langue {langue!r} impossible : attendu fr, en…", langue=langue)
    voulue = champs.texte("correction", TITRE_MAX)
    if voulue not in [une.value for une in Correction]:
        attendues = ", ".join(une.value for une in Correction)
        raise Faute("correction {voulue!r} inconnue : attendu {attendues}", voulue=voulue, attendues=attendues)
    titre, auteur = champs.texte("titre", TITRE_MAX, vide=False), champs.texte("auteur", TITRE_MAX)
    objets = champs.liste("etapes", ETAPES_MAX)
    champs.finir()
    if not objets:
        raise Faute("aucune étape : attendu au moins une")
    etapes = tuple(_etape_numerotee(rang, objet) for rang, objet in enumerate(objets, start=1))
    return SeanceDeClasse(titre, auteur, langue, Correction(voulue), etapes)


def _etape_numerotee(rang: int, objet: Any) -> EtapeDeSeance:
    try:
        return lire_etape(objet)
    except ValueError as erreur:
        raise Faute("étape {rang} : {erreur}", rang=rang, erreur=erreur) from None


def _ecrire_etape(etape: EtapeDeSeance) -> ObjetLu:
    objet: ObjetLu = {"titre": etape.titre, "texte": etape.texte}
    if etape.position is not None:
        jeu = lire_jeu(etape.position.jeu)
        objet |= {"jeu": etape.position.jeu, "position": jeu.ecrire_etat(etape.position.etat)}
    if etape.demande is not None:
        objet["demande"] = {"genre": etape.demande.genre, **_ecrire_demande(etape.demande)}
    return objet | ({"explication": etape.explication} if etape.explication else {})


def lire_etape(objet: Any) -> EtapeDeSeance:
    """Read a step; ``Faute`` names the field that is wrong."""
    champs = Champs(objet)
    titre, texte = champs.texte("titre", TITRE_MAX), champs.texte("texte", TEXTE_MAX)
    if not titre:
        raise Faute("l'étape n'a pas de titre : attendu celui que l'élève lira")
    explication = champs.texte("explication", TEXTE_MAX)
    position = None
    if "position" in champs:
        jeu = lire_jeu(champs.texte("jeu", TITRE_MAX))
        position = PositionMontree(jeu.specification, jeu.lire_etat(champs.texte("position", LIGNE_MAX)))
    demande = None
    if "demande" in champs:
        demande = _lire_demande(champs.objet("demande"), position)
    champs.finir()
    if isinstance(demande, ExerciceDonne) and position is not None:
        raise Faute("un exercice a sa position : attendu aucune autre")
    return EtapeDeSeance(titre, texte, position, demande, explication)


def _ecrire_demande(demande: DemandeFaite) -> ObjetLu:
    match demande:
        case CoupDemande(acceptes):
            return {"acceptes": list(acceptes)}
        case ChoixDemande(choix, bons):
            return {"choix": list(choix), "bons": list(bons)}
        case TexteDemande(attendus):
            return {"attendus": list(attendus)}
        case ExerciceDonne(exercice):
            return ecrire_exercice_donne(exercice)
        case FeuilleDonnee(feuille, pages):
            return {"feuille": feuille} | ({"pages": [page.value for page in pages]} if pages else {})


def _lire_demande(champs: Champs, position: PositionMontree | None) -> DemandeFaite:
    genre = champs.texte("genre", TITRE_MAX)
    if genre not in GENRES_DE_DEMANDE:
        attendus = ", ".join(GENRES_DE_DEMANDE)
        raise Faute("demande {genre!r} inconnue : attendu {attendus}", genre=genre, attendus=attendus)
    demande = GENRES_DE_DEMANDE[genre](champs, position)
    champs.finir()
    return demande


def _lire_coup(champs: Champs, position: PositionMontree | None) -> CoupDemande:
    if position is None:
        raise Faute("un coup est demandé sans position : attendu une position")
    partie = _jouable(position)
    legaux = {partie.jeu.ecrire_coup(coup) for coup in partie.jeu.coups_legaux(partie.etat)}
    acceptes = champs.textes("acceptes", COUPS_MAX, TITRE_MAX)
    for coup in acceptes:
        if coup not in legaux:
            possibles = ", ".join(sorted(legaux))
            raise Faute("coup {coup!r} impossible : attendu parmi {possibles}", coup=coup, possibles=possibles)
    return CoupDemande(acceptes)


def _jouable(position: PositionMontree) -> Partie:
    """Return the game that begins at ``position``, where somebody has a move."""
    partie = position.partie
    if partie.terminee:
        raise Faute("aucun coup n'est possible dans cette position : attendu une position où l'on joue")
    return partie


def _lire_choix(champs: Champs, _position: PositionMontree | None) -> ChoixDemande:
    choix = champs.textes("choix", REPONSES_MAX, TITRE_MAX)
    if len(choix) < 2:
        raise Faute("il faut au moins deux réponses à choisir, il y en a {nombre}", nombre=len(choix))
    bons = tuple(entier_borne("bons", lu, 0, len(choix) - 1) for lu in champs.liste("bons", REPONSES_MAX))
    if len(set(bons)) != len(bons):
        raise Faute("{nom} : attendu des rangs différents", nom="bons")
    return ChoixDemande(choix, bons)


def _lire_texte(champs: Champs, _position: PositionMontree | None) -> TexteDemande:
    return TexteDemande(champs.textes("attendus", REPONSES_MAX, TEXTE_MAX))


def _lire_exercice(champs: Champs, _position: PositionMontree | None) -> ExerciceDonne:
    return ExerciceDonne(lire_exercice_donne(champs))


def _lire_feuille(champs: Champs, position: PositionMontree | None) -> FeuilleDonnee:
    feuille = champs.texte("feuille", TITRE_MAX)
    if not feuille:
        raise Faute("la feuille n'a pas de nom : attendu celui que l'élève lira")
    noms = champs.textes("pages", len(PageDeClasse), TITRE_MAX) if "pages" in champs else ()
    if not noms:
        return FeuilleDonnee(feuille)
    if position is None:
        raise Faute("une feuille est à imprimer sans position : attendu une position")
    possibles = {page.value: page for page in pages_possibles(_jouable(position).jeu)}
    for nom in noms:
        if nom not in possibles:
            raise Faute("page {nom!r} inconnue : attendu {attendues}", nom=nom, attendues=", ".join(possibles))
    return FeuilleDonnee(feuille, tuple(possibles[nom] for nom in noms))


GENRES_DE_DEMANDE: Final[Mapping[str, Callable[[Champs, PositionMontree | None], DemandeFaite]]] = {
    CoupDemande.genre: _lire_coup,
    ChoixDemande.genre: _lire_choix,
    TexteDemande.genre: _lire_texte,
    ExerciceDonne.genre: _lire_exercice,
    FeuilleDonnee.genre: _lire_feuille,
}
