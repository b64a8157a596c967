"""What is read aloud of a game: the legal moves, the score, the last move, the turn and the times, the best moves."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QLocale

from ecosysteme.cases import Position
from ecosysteme.jeu import PREMIER, SECOND, Camp
from ecosysteme.partie import Partie
from ui.jeux.phrases import Phrases
from ui.jeux.registre import adaptateur_de
from ui.plateau.indices import Indice
from ui.plateau.vue import PlateauVue
from ui.socle.langue import accorder, deux_points, translate
from ui.socle.messages import annoncer


def lire(touche: str, partie: Partie, victoires: tuple[int, int], nulles: int, pendules: str = "") -> str:
    """Answer one of the keys ``ui.plateau.saisie.LECTURES``; ``KeyError`` for another one.

    ``pendules`` says what the clocks of ``partie`` show, if it has some.
    """
    return {
        "l": lambda: lire_coups(partie),
        "s": lambda: lire_score(partie, victoires, nulles),
        "p": lambda: lire_dernier(partie),
        "t": lambda: lire_trait(partie, pendules),
    }[touche]()


def faire_lire(plateau: PlateauVue, montree: Callable[[], Partie | None], demande: Callable[[], str]) -> None:
    """Have ``plateau``, which is not the game's, answer the keys that read aloud, of the game ``montree`` on it.

    For whose turn it is, what is asked there (``demande``): nobody times these moves.
    """

    def repondre(touche: str) -> None:
        if (partie := montree()) is not None:
            annoncer(plateau, demande() if touche == "t" else lire(touche, partie, (0, 0), 0), presse=True)

    plateau.lecture_demandee.connect(repondre)


def lire_coups(partie: Partie) -> str:
    """List the legal moves."""
    coups = partie.jeu.coups_legaux(partie.etat) if not partie.terminee else ()
    if not coups:
        return translate("Phrases", "Aucun coup : la partie est terminée")
    nombre = accorder(len(coups), translate("Phrases", "{} coup possible"), translate("Phrases", "{} coups possibles"))
    return deux_points(nombre, ", ".join(map(partie.jeu.ecrire_coup, coups)))


def lire_score(partie: Partie, victoires: tuple[int, int], nulles: int) -> str:
    """Tell the points of both camps; in a game without points, the games of the series that who plays each won."""
    vue = adaptateur_de(partie.jeu)
    chiffres = partie.scores if vue.points else victoires
    phrase = ", ".join(f"{nom} {nombre}" for nom, nombre in zip(vue.camps, chiffres, strict=True))
    if vue.points:
        return phrase
    if nulles:
        phrase = f"{phrase}, {accorder(nulles, *_nulles())}"
    return deux_points(translate("Phrases", "Parties gagnées"), phrase)


def _nulles() -> tuple[str, str]:
    return translate("Phrases", "{} nulle"), translate("Phrases", "{} nulles")


def lire_dernier(partie: Partie, *, passes: bool = True) -> str:
    """Tell who played what last, what that changed and, unless somebody else says it, who had to pass since."""
    vue, dernier = adaptateur_de(partie.jeu), partie.dernier
    if dernier is None:
        debut = translate("Phrases", "C'est le début de la partie")
        return debut if partie.nb_coups_total else translate("Phrases", "Aucun coup n'a été joué")
    historique = partie.historique
    rang = next(rang for rang, trait in enumerate(historique) if trait.numero == dernier.numero)
    avant = historique[rang - 1].etat if rang else partie.depart
    coup = ", ".join(filter(None, (vue.nommer_coup(dernier.coup), vue.effet(avant, dernier.coup))))
    suite = map(vue.passe, partie.passes_depuis_dernier()) if passes else ()
    return ". ".join((deux_points(vue.camp(dernier.auteur), coup), *suite))


def lire_meilleurs(partie: Partie, indices: Mapping[Position, Indice]) -> str:
    """Name the best moves that hints know, and what they are worth; empty while none is known to be the best."""
    vue, meilleurs = adaptateur_de(partie.jeu), [case for case, indice in indices.items() if indice.meilleur]
    if not meilleurs:
        return ""
    indice = indices[meilleurs[0]]
    valeur = indice.dit
    if indice.texte is None:
        sur = translate("PlateauVue", "prouvé") if indice.exact else translate("PlateauVue", "estimation")
        valeur = f"{indice.affiche}, {sur}"
    titre = accorder(len(meilleurs), translate("Phrases", "Meilleur coup"), translate("Phrases", "{} meilleurs coups"))
    coups = ", ".join(vue.nommer_coup(vue.coup(partie.etat, case)) for case in meilleurs)
    return deux_points(titre, f"{coups} ({valeur})")


def lire_retour(partie: Partie, avant: int) -> str:
    """Tell which moves were taken back, or played again, since ``avant`` were played; then whose turn it is."""
    vue, debut, fin = adaptateur_de(partie.jeu), *sorted((avant, partie.nb_coups))
    coups = [tour for tour in partie.ligne if tour.coup is not None][debut:fin]
    annule = partie.nb_coups <= avant
    geste = translate("Phrases", "Annulé") if annule else translate("Phrases", "Rétabli")
    dits = ", ".join(
        f"{vue.camp(tour.auteur)} {vue.nommer_coup(tour.coup)}" for tour in (reversed(coups) if annule else coups)
    )
    retour = deux_points(geste, dits) if dits else geste
    return retour if partie.trait is None else f"{retour}. {vue.trait(partie.trait)}"


def lire_trait(partie: Partie, pendules: str = "") -> str:
    """Tell whose turn it is, or who won, and what the clocks show, else how long each camp has thought."""
    vue, camp = adaptateur_de(partie.jeu), partie.trait
    phrase = Phrases().resultat(partie) if camp is None else vue.trait(camp)
    if pendules:
        return f"{phrase}. {pendules}"
    temps = ", ".join(f"{vue.camp(camp)} {_duree(partie, camp)}" for camp in (PREMIER, SECOND))
    return ". ".join((phrase, deux_points(translate("Phrases", "Temps de réflexion"), temps)))


def _duree(partie: Partie, camp: Camp) -> str:
    """Write how long ``camp`` thought, in minutes and seconds."""
    secondes = sum((trait.secondes for trait in partie.historique if trait.camp == camp), 0.0)
    minutes, reste = divmod(secondes, 60)
    if minutes:
        return f"{int(minutes)} min {int(reste)} s"
    return f"{QLocale().toString(reste, 'f', 1)} s"
