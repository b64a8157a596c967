"""What is said of the library: how many games there are here, how they ended, and why there are none."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from ui.bibliotheque.question import ORDRE
from ui.plateau.indices import signe
from ui.socle.langue import accorder, points_virgules, pour_cent, translate
from ui.socle.nombres import nombre

if TYPE_CHECKING:
    from ecosysteme.bibliotheque.bibliotheque import Suivies
    from ui.bibliotheque.question import ReponseDeLaBibliotheque

PEU: Final = 10  # games under which what became of them says little


def dire_parties(combien: int) -> str:
    """Count games."""
    return accorder(combien, translate("Bibliotheque", "{} partie"), translate("Bibliotheque", "{} parties"))


def dire_ici(combien: int) -> str:
    """Count the games that came by the moves that are looked at."""
    un, plusieurs = translate("Bibliotheque", "{} partie jouée ici"), translate("Bibliotheque", "{} parties jouées ici")
    return accorder(combien, un, plusieurs)


def dire_interversions(combien: int) -> str:
    """Count the games that came by other moves; nothing where there are none."""
    return translate("Bibliotheque", "+ {} par interversion").format(nombre(combien)) if combien else ""


def dire_issues(suivies: Suivies) -> str:
    """Say the shares of the games that Black won, that were drawn, and that White won."""
    parts = suivies.noires, suivies.nulles, suivies.blanches
    return " – ".join(pour_cent(part / suivies.parties) for part in parts) if suivies.parties else ""


def lire_coup(nom: str, suivies: Suivies, part: float, valeur: int | None, ouverture: str) -> str:
    """Say a row of the next moves as a screen reader does."""
    phrases = [nom, dire_parties(suivies.parties), pour_cent(part)]
    if suivies.parties:
        gagne = translate("Bibliotheque", "Noir gagne {}").format(pour_cent(suivies.noires / suivies.parties))
        nulles = translate("Bibliotheque", "nulles {}").format(pour_cent(suivies.nulles / suivies.parties))
        phrases += [gagne, *([nulles] if suivies.nulles else [])]
    if (moyen := suivies.score_moyen) is not None:
        phrases.append(translate("Bibliotheque", "score moyen {}").format(nombre(moyen, 1)))
    if valeur is not None:
        phrases.append(translate("Bibliotheque", "éval. {}").format(signe(valeur)))
    return ", ".join([*phrases, *([ouverture] if ouverture else [])])


def detailler_coup(suivies: Suivies, part: float, ouverture: str) -> str:
    """Say in a tooltip what the columns have no room for: the share, the mean year, the order of the moves."""
    lignes = [translate("Bibliotheque", "{} des parties").format(pour_cent(part))]
    if (annee := suivies.annee_moyenne) is not None:
        lignes.append(translate("Bibliotheque", "année moyenne {}").format(round(annee)))
    lignes.append(points_virgules(dire_ici(suivies.ici), dire_interversions(suivies.parties - suivies.ici)))
    return "\n".join([*lignes, *([ouverture] if ouverture else [])])


def annoncer_reponse(reponse: ReponseDeLaBibliotheque, premier: str) -> str:
    """Say once what a position holds; ``premier`` is the move played most."""
    combien = dire_parties(reponse.comptee.toutes.parties)
    if not premier:
        return points_virgules(combien, *dire_elargissements(reponse.sans).values())
    return translate("Bibliotheque", "{}, le plus joué {}").format(combien, premier)


def expliquer_vide(reponse: ReponseDeLaBibliotheque) -> str:
    """Say why there is nothing: because of the filter, which can be widened, or since when nobody played here."""
    if reponse.sans:
        return translate("Bibliotheque", "Aucune partie ici avec ces filtres. Les élargir :")
    if reponse.avant is None:
        return translate("Bibliotheque", "Personne n'a joué ici.")
    combien, recul = reponse.avant
    plus_tot = accorder(
        recul, translate("Bibliotheque", "{} coup plus tôt"), translate("Bibliotheque", "{} coups plus tôt")
    )
    phrase = translate("Bibliotheque", "Personne n'a joué ici : {} {}.")
    return phrase.format(dire_parties(combien), plus_tot)


def dire_elargissements(sans: Mapping[str, int]) -> dict[str, str]:
    """Say how many games each part of the filter leaves out, by its name."""
    phrase = translate("Bibliotheque", "{} sans « {} »")
    autrement = translate("Bibliotheque", "{} avec les interversions")
    return {
        nom: autrement.format(nombre(combien)) if nom == ORDRE else phrase.format(nombre(combien), nommer_part(nom))
        for nom, combien in sans.items()
    }


def nommer_part(nom: str) -> str:
    """Name a part of the filter as its field is called."""
    noms: Mapping[str, str] = {
        "joueurs": translate("Bibliotheque", "Joueur"),
        "tournois": translate("Bibliotheque", "Tournoi"),
        "annees": translate("Bibliotheque", "Années"),
        "humains": translate("Bibliotheque", "Humains seulement"),
        "xot": translate("Bibliotheque", "XOT"),
    }
    return noms[nom]
