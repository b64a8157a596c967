"""The text beside a weights' file: what it was made from, when, by which command, and how far it errs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from itertools import groupby

from ecosysteme.entrainement.dossier import Dossier
from ecosysteme.entrainement.recette import Etape, Recette
from ecosysteme.entrainement.validation import Erreur


@dataclass(frozen=True)
class Donnees:
    """What was learnt: ``parties`` recorded games, and the positions of each stage with where its labels come from."""

    parties: int
    etapes: tuple[tuple[str, str, int], ...]

    @property
    def positions(self) -> int:
        """Positions learnt from."""
        return sum(nombre for _, _, nombre in self.etapes)


def compter(dossier: Dossier, recette: Recette, parties: int) -> Donnees:
    """Count the positions that the folder of a finished training holds, stage by stage."""
    lignes, presents = [], dossier.reserve.noms()
    aux_reseaux = {lot for etape in recette.reseaux for lot, _ in etape.lots}
    for nom, groupe in groupby(recette.toutes, key=lambda etape: etape.nom):
        etapes = list(groupe)
        debuts = tuple(f"{etape.prefixe}-{v:02d}-" for etape in etapes for v in etape.vides)
        siens = {lot for lot in presents if lot.startswith(debuts)}
        siens = siens & aux_reseaux if etapes[0] in recette.reseaux else siens - aux_reseaux
        lignes.append((nom, _etiquettes(etapes[0]), sum(len(dossier.reserve.lot(lot)) for lot in siens)))
    return Donnees(parties, tuple(lignes))


def _etiquettes(etape: Etape) -> str:
    return "exactes" if etape.profondeur is None else f"recherche à {etape.profondeur} demi-coups"


def rediger(recette: Recette, commande: str, donnees: Donnees, erreurs: Sequence[Erreur]) -> str:
    """Return the text, in Markdown."""
    origine = (
        f"{_nombre(donnees.parties)} parties WTHOR, prolongées par quelques coups au hasard, et des parties au hasard"
        if donnees.parties
        else "des parties du programme contre lui-même, ouvertures au hasard"
    )
    etapes = [f"| {nom} | {etiquettes} | {_nombre(nombre)} |" for nom, etiquettes, nombre in donnees.etapes]
    mesures = [
        f"| {e.vides} | {_nombre(e.positions)} | {'exactes' if e.exacte else 'recherche'} "
        f"| {_pions(e.absolue)} | {_pions(e.biais)} | {_pions(e.ecart_type)} |"
        for e in erreurs
    ]
    lignes = [
        "# Poids de l'évaluation",
        "",
        f"- Date : {date.today().isoformat()}",
        f"- Commande : `{commande}`",
        f"- Recette : {recette.nom}",
        f"- Données : {origine} ; {_nombre(donnees.positions)} positions apprises, étiquetées par le moteur",
        "",
        "| Étape | Étiquettes | Positions |",
        "| :-- | :-- | --: |",
        *etapes,
        "",
        *(_sur_les_reseaux(recette.reseaux) if recette.reseaux else ()),
        "## Validation",
        "",
        "Évaluation moins étiquette, en pions, sur des positions de parties dont rien n'a été appris. Elles ont aussi",
        "dit quand cesser d'apprendre, ce qui les flatte un peu. Étiquettes exactes, sinon d'une recherche du moteur.",
        "Une recherche flatte le trait : chaque phase a ensuite perdu cette constante (`avantage_du_trait`), que",
        "le biais montre ici, et qui n'est pas une erreur.",
        "",
        "| Cases vides | Positions | Étiquettes | Erreur absolue moyenne | Biais | Écart type |",
        "| --: | --: | :-- | --: | --: | --: |",
        *mesures,
    ]
    return "\n".join(lignes) + "\n"


def _sur_les_reseaux(etapes: Sequence[Etape]) -> tuple[str, ...]:
    vides = sorted(v for etape in etapes for v in etape.vides)
    return (
        f"De {vides[0]} à {vides[-1]} cases vides, un petit réseau (`reseau.py`) juge à la place des poids, qui ne",
        "font plus que trier. Il apprend de toutes les positions exactes de ces phases ; les dernières ont été tirées",
        "plus près de ce qui se joue. Une constante l'accorde aux positions de validation : au hasard, le trait gagne.",
        "",
    )


def _nombre(valeur: int) -> str:
    return f"{valeur:,}".replace(",", "\N{NO-BREAK SPACE}")


def _pions(valeur: float) -> str:
    return f"{valeur:.2f}".replace(".", ",")
