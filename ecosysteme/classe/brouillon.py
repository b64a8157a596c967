"""The session that a teacher is composing, kept as it stands: it may be none yet, and nothing of it is refused.

What cannot be a step any more, of a file that something else has changed, is left out of it.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Any, Final

from ecosysteme.classe.champs import Champs
from ecosysteme.classe.etape import (
    ChoixDemande,
    CoupDemande,
    DemandeFaite,
    EtapeDeSeance,
    ExerciceDonne,
    FeuilleDonnee,
    TexteDemande,
)
from ecosysteme.classe.exercice_ecrit import lire_exercice_donne
from ecosysteme.classe.fichier import ETAPES_MAX, FORMAT_SEANCE, LIMITE_SEANCE, ecrire_telle_quelle, lire_etape
from ecosysteme.classe.lieu import dossier_de_la_classe
from ecosysteme.classe.seance import Correction, SeanceDeClasse
from ecosysteme.ecriture import ecrire
from ecosysteme.lecture import lire_json, lire_octets
from ecosysteme.papier.pages_classe import PageDeClasse

NOM: Final = "brouillon.seance"


def garder_brouillon(seance: SeanceDeClasse) -> None:
    """Keep ``seance`` in the place of what was kept."""
    chemin = dossier_de_la_classe() / NOM
    chemin.parent.mkdir(parents=True, exist_ok=True)
    ecrire(chemin, ecrire_telle_quelle(seance))


def oublier_brouillon() -> None:
    """Keep nothing any more."""
    (dossier_de_la_classe() / NOM).unlink(missing_ok=True)


def brouillon_garde() -> SeanceDeClasse | None:
    """Return what is kept, ``None`` for nothing, or for a file that something else has written."""
    try:
        objet = lire_json(lire_octets(dossier_de_la_classe() / NOM, LIMITE_SEANCE))
        return _seance(objet) if isinstance(objet, dict) and objet.get("format") == FORMAT_SEANCE else None
    except (OSError, ValueError):
        return None


def _seance(objet: dict[str, Any]) -> SeanceDeClasse:
    etapes = [_etape(une) for une in _liste(objet, "etapes")[:ETAPES_MAX] if isinstance(une, dict)]
    titre, auteur, langue = (_texte(objet, nom) for nom in ("titre", "auteur", "langue"))
    return SeanceDeClasse(titre, auteur, langue, Correction(objet.get("correction")), tuple(etapes))


def _etape(objet: dict[str, Any]) -> EtapeDeSeance:
    with suppress(ValueError):
        return lire_etape(objet)
    titre, texte, explication = (_texte(objet, nom) for nom in ("titre", "texte", "explication"))
    position = None
    with suppress(ValueError):
        ou = {nom: objet[nom] for nom in ("jeu", "position") if nom in objet}
        position = lire_etape({"titre": "position", **ou}).position
    return EtapeDeSeance(titre, texte, position, _demande(objet.get("demande")), explication)


def _demande(objet: Any) -> DemandeFaite | None:
    match objet:
        case {"genre": CoupDemande.genre}:
            return CoupDemande(_textes(objet, "acceptes"))
        case {"genre": ChoixDemande.genre}:
            bons = (rang for rang in _liste(objet, "bons") if isinstance(rang, int))
            return ChoixDemande(_textes(objet, "choix"), tuple(bons))
        case {"genre": TexteDemande.genre}:
            return TexteDemande(_textes(objet, "attendus"))
        case {"genre": FeuilleDonnee.genre}:
            voulues = _textes(objet, "pages")
            pages = tuple(page for page in PageDeClasse if page.value in voulues)
            return FeuilleDonnee(_texte(objet, "feuille"), pages)
        case {"genre": ExerciceDonne.genre}:
            with suppress(ValueError):
                return ExerciceDonne(lire_exercice_donne(Champs(objet)))
            return None
        case _:
            return None


def _texte(objet: dict[str, Any], nom: str) -> str:
    lu = objet.get(nom)
    return lu if isinstance(lu, str) else ""


def _liste(objet: dict[str, Any], nom: str) -> list[Any]:
    lue = objet.get(nom)
    return lue if isinstance(lue, list) else []


def _textes(objet: dict[str, Any], nom: str) -> tuple[str, ...]:
    return tuple(un for un in _liste(objet, nom) if isinstance(un, str))
