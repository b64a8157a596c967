"""The text beside a weights' file: what it was made from, when, by which command, and how far it errs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from itertools import groupby

from ecosysteme.atelier.entrainement.dossier import DossierEntrainement
from ecosysteme.atelier.entrainement.recette import VIDES_EXACTS, EtapeEntrainement, Recette
from ecosysteme.atelier.entrainement.reseaux import definitifs, exacts
from ecosysteme.atelier.entrainement.validation import Erreur
from ecosysteme.chiffres import en_chiffres


@dataclass(frozen=True)
class DonneesApprises:
    """What was learnt: ``parties`` recorded games, and the positions of each stage with where its labels come from."""

    parties: int
    etapes: tuple[tuple[str, str, int], ...]

    @property
    def positions(self) -> int:
        """Positions learnt from."""
        return sum(nombre for _, _, nombre in self.etapes)


def compter(dossier: DossierEntrainement, recette: Recette, parties: int) -> DonneesApprises:
    """Count the positions that the folder of a finished training holds, stage by stage."""
    lignes, presents = [], dossier.reserve.noms()
    aux_reseaux = {lot for etape in recette.reseaux for lot, _ in etape.lots}
    for nom, groupe in groupby(recette.toutes, key=lambda etape: etape.nom):
        etapes = list(groupe)
        debuts = tuple(f"{etape.prefixe}-{v:02d}-" for etape in etapes for v in etape.vides)
        siens = {lot for lot in presents if lot.startswith(debuts)}
        siens = siens & aux_reseaux if etapes[0] in recette.reseaux else siens - aux_reseaux
        lignes.append((nom, _etiquettes(etapes[0]), sum(len(dossier.reserve.lot(lot)) for lot in siens)))
    return DonneesApprises(parties, tuple(lignes))


def _etiquettes(etape: EtapeEntrainement) -> str:
    return "exactes" if etape.profondeur is None else f"recherche à {etape.profondeur} demi-coups"


def rediger(recette: Recette, commande: str, donnees: DonneesApprises, erreurs: Sequence[Erreur]) -> str:
    """Return the text, in Markdown."""
    origine = (
        f"{_nombre(donnees.parties)} parties WTHOR, prolongées par quelques coups au hasard, et des parties au hasard"
        if donnees.parties
        else "des parties du programme contre lui-même, ouvertures au hasard"
    )
    etapes = [f"| {nom} | {etiquettes} | {_nombre(nombre)} |" for nom, etiquettes, nombre in donnees.etapes]
    mesures = [
        f"| {e.vides} | {_nombre(e.positions)} | {'exactes' if e.exacte else 'recherche'} "
        f"| {en_chiffres(e.absolue, 2)} | {en_chiffres(e.biais, 2)} | {en_chiffres(e.ecart_type, 2)} |"
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
        *_sur_les_reseaux(recette),
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


def _sur_les_reseaux(recette: Recette) -> tuple[str, ...]:
    if not recette.reseaux:
        return ()
    return (*_repris(recette), *_exacts(recette), *_suites(recette))


def _repris(recette: Recette) -> tuple[str, ...]:
    if not recette.livres:
        return ()
    return (
        "Les poids de chaque phase, qui trient, et les réseaux de 9 à 12 cases vides sont ceux que le programme avait",
        "déjà : ils ont servi à tirer les premières positions et à juger les premières feuilles.",
        "",
    )


def _exacts(recette: Recette) -> tuple[str, ...]:
    vides = sorted(v for etape in exacts(recette) for v in etape.vides)
    if not vides:
        return ()
    return (
        f"De {vides[0]} à {vides[-1]} cases vides, un petit réseau (`reseau.py`) juge à la place des poids, qui ne",
        "font plus que trier. Il apprend de toutes les positions exactes de ces phases ; les dernières ont été tirées",
        "plus près de ce qui se joue. Une constante l'accorde aux positions de validation : au hasard, le trait gagne.",
        "",
    )


def _suites(recette: Recette) -> tuple[str, ...]:
    travaux = definitifs(recette)
    if not travaux:
        return ()
    juges = " ; ".join(f"{travail.vides[0]} à {travail.vides[-1]}" for travail in travaux)
    return (
        f"Au-delà, un réseau juge plusieurs nombres de cases vides ({juges}) : ses rangées sont communes, seule la",
        "table des mobilités est propre à chaque nombre. Chaque étape commence par le réseau de l'étape d'avant, le",
        "premier par celui de 12 cases vides ; c'est aussi lui qui juge les feuilles des recherches qui l'étiquettent.",
        "À la fin, chaque réseau apprend de nouveau toutes ses étapes. Une constante par nombre de cases vides",
        "l'accorde ensuite aux positions de validation : leurs étiquettes sont exactes jusqu'à",
        f"{VIDES_EXACTS} cases vides ; au-delà, c'est la moyenne de recherches de profondeurs paire et impaire.",
        "",
        *ESSAIS,
    )


# What was compared when this recipe was made, whatever weights the text is about.
ESSAIS = (
    "Essayé en faisant cette recette, le 2026-11-22 (erreur moyenne à 13, 14, 15 et 16 cases vides, sur des étiquettes",
    "exactes) :",
    "",
    "- les mêmes étiquettes n'apprennent rien de plus aux poids seuls : 7,09 à 14, 7,13 à 16, contre 7,07 et 7,22 ;",
    "- un réseau parti de rien, de 140 000 positions exactes : 7,02 à 14 ; parti de celui de 12 cases vides : 6,05, et",
    "  celui-ci tel quel : 5,95 ;",
    "- un réseau par parité, 400 000 positions chacun : 5,89, 5,97, 5,94 et 5,87 ; un seul, des 800 000 : 5,90, 5,92,",
    "  5,88 et 5,91 ; de 2,4 millions : 5,86, 5,90, 5,77 et 5,78 ; de 5,2 : 5,81, 5,81, 5,70 et 5,72 ;",
    "- des pas deux fois plus longs : 5,87, 5,89, 5,81 et 5,78 de 2,4 millions ;",
    "- un réseau de 13 à 20 plutôt que deux : 0,05 de plus à 13, 0,1 à 20, mais deux fois moins de mémoire.",
    "",
)


def _nombre(valeur: int) -> str:
    return f"{valeur:,}".replace(",", "\N{NO-BREAK SPACE}")
