"""The words of the tournament room: names of players, figures, durations, in the current language."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import repeat

from PySide6.QtGui import QAction

from ecosysteme.fautes import Message
from ecosysteme.jeu import autre_camp
from ecosysteme.tournoi.elo import Resultat
from ecosysteme.tournoi.execution import EtatTournoi
from ecosysteme.tournoi.fiche import EN_RALLONGE, TEMPS_ECOULE, PartieFinie
from ecosysteme.tournoi.plan import Reglement
from ecosysteme.tournoi.rapport import dire_reglages
from ui.jeux.adaptateur import AdaptateurJeu
from ui.jeux.registre import intituler
from ui.joueurs.noms import nommer_tous
from ui.socle.langue import accorder, deux_points, translate
from ui.socle.nombres import duree, nombre
from ui.socle.raisons import dire, majuscule
from ui.socle.textes import touche_de
from ui.tournoi.instantane import InstantaneTournoi, Jauge


def points(resultat: Resultat) -> str:
    """Write points, with a half only where there is one."""
    return nombre(resultat.points, 0 if resultat.points.is_integer() else 1)


def force(elo: float | None, marge: float | None) -> str:
    """Write a rating with its interval; empty before the first game."""
    if elo is None or marge is None:
        return ""
    return f"{nombre(elo, signe=bool(round(elo)))} ± {nombre(marge)}"


def nom_du_format(forme: str) -> str:
    """Name the way in which players meet."""
    noms = {
        "toutes-rondes": translate("Tournoi", "Toutes rondes"),
        "gantelet": translate("Tournoi", "Gantelet"),
        "match": translate("Tournoi", "Match"),
    }
    return noms.get(forme, forme)


def nommer_joueurs(reglement: Reglement) -> list[str]:
    """Name the players of a tournament, in the order in which its rules have them."""
    return nommer_tous(reglement.joueurs, repeat(reglement.creer_jeu()))


def titre(reglement: Reglement) -> str:
    """Say what a tournament is, on one line."""
    joueurs = translate("Tournoi", "{} joueurs").format(len(reglement.joueurs))
    return f"{nom_du_format(reglement.format)} · {joueurs} · {intituler(reglement.jeu)}"


def reglages(reglement: Reglement) -> str:
    """Say how a tournament is set, on one line: its seed, its openings, its clocks, the hypotheses of its test."""
    dits = [dire(fait) for fait in dire_reglages(reglement)]
    if (test := reglement.hypotheses) is not None:
        risques = translate("Tournoi", "SPRT de {} et {} Elo, risques {} % et {} %")
        chiffres = (test.elo0, test.elo1, 100 * test.alpha, 100 * test.beta)
        dits.append(risques.format(*(nombre(chiffre, 0 if chiffre.is_integer() else 1) for chiffre in chiffres)))
    return majuscule(" · ".join(dits))


def dire_raison(raison: Message | None) -> str:
    """Say why a game did not go to its end, beside the name of whose fault that was; empty when it did."""
    if raison is not None and raison.modele == "{moteur} {erreur}":  # an engine's, which begins with its name
        erreur = raison.valeurs["erreur"]
        return dire(erreur) if isinstance(erreur, Message) else erreur
    return translate("Tournoi", "temps écoulé") if raison == TEMPS_ECOULE else dire(raison)


def remarque(fiche: PartieFinie, vue: AdaptateurJeu) -> str:
    """Say who ended a game otherwise than on the board, and how; empty when the board did."""
    if fiche.abandonnee:
        return vue.resultat_decide(fiche.issue, fiche.points, "R")
    if fiche.raison == EN_RALLONGE and fiche.issue:
        return deux_points(vue.camp(autre_camp(fiche.issue)), translate("Tournoi", "rallonge"))
    raison = dire_raison(fiche.raison)
    return raison if fiche.fautif is None else deux_points(vue.camp(fiche.fautif), raison)


def dire_etat(etat: EtatTournoi) -> str:
    """Say where a tournament stands."""
    return {
        EtatTournoi.PRET: translate("Tournoi", "Prêt"),
        EtatTournoi.EN_COURS: translate("Tournoi", "En cours"),
        EtatTournoi.PAUSE: translate("Tournoi", "En pause"),
        EtatTournoi.FINI: translate("Tournoi", "Terminé"),
        EtatTournoi.PANNE: translate("Tournoi", "En panne"),
    }[etat]


def dire_rythme(etat: InstantaneTournoi, noms: Sequence[str], *, joue: bool, arrive: bool) -> str:
    """Say how fast a tournament goes, until when unless it is about to pause (``arrive``), and what its Elo are."""
    morceaux = []
    if joue and etat.par_heure is not None:
        morceaux.append(translate("DockTournoi", "{} parties/h").format(nombre(etat.par_heure)))
        if etat.reste is not None and not arrive:
            morceaux.append(translate("DockTournoi", "encore {}").format(duree(etat.reste)))
    if (duel := etat.duel) is not None and (meneur := duel.meneur()) is not None:
        rang, estimation = meneur
        sur = nombre(100 * estimation.superiorite, 1)
        morceaux.append(translate("DockTournoi", "le plus fort : {} (probabilité : {} %)").format(noms[rang], sur))
    morceaux.append(dire_hors(etat.jauge))
    if etat.egalites:
        morceaux.append(translate("DockTournoi", "à Elo égal, départage de Sonneborn-Berger"))
    if etat.supposees:
        morceaux.append(
            translate(
                "DockTournoi", "Elo comptés avec une nulle de plus par rencontre, ou tout gagner les rendrait infinis"
            )
        )
    return " · ".join(filter(None, morceaux))


def dire_hors(jauge: Jauge | None) -> str:
    """Say how many games came to their end after the verdict of a test, which does not count them; empty without."""
    if jauge is None or not jauge.hors:
        return ""
    une = translate("DockTournoi", "{} partie finie après le verdict, hors du test")
    return accorder(jauge.hors, une, translate("DockTournoi", "{} parties finies après le verdict, hors du test"))


def refus_d_arreter(pause: QAction, arret: QAction) -> str:
    """Say why the entry that stops a game stops nothing: nothing runs, or a tournament, which has keys of its own."""
    if not arret.isEnabled():
        return translate("Tournoi", "Rien à arrêter : ni partie ni analyse en cours")
    joue = translate("Tournoi", "Un tournoi joue : Pause ({}), Arrêter ({})")
    return joue.format(touche_de(pause), touche_de(arret))
