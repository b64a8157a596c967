"""What is said of the level of the person who plays here."""

from __future__ import annotations

from ecosysteme.niveau_personnel.choix import NiveauPersonnel
from ui.jeux.phrases import bornes
from ui.socle.langue import accorder, translate


def dire_niveau(niveau: NiveauPersonnel) -> str:
    """Say the level with its bounds, and nothing while too few games count."""
    if (estime := niveau.estime) is None:
        return ""
    return translate("MonNiveau", "≈ niveau {} ({})").format(estime.niveau, bornes(estime.bas, estime.haut))


def dire_case(niveau: NiveauPersonnel | None) -> str:
    """Name the box that seats an adversary of that level."""
    estime = None if niveau is None else niveau.estime
    if estime is None:
        return translate("MonNiveau", "Adversaire à mon niveau")
    dit = translate("MonNiveau", "Adversaire à mon niveau, ≈ {} ({})")
    return dit.format(estime.niveau, bornes(estime.bas, estime.haut))


def dire_aide(niveau: NiveauPersonnel | None) -> str:
    """Say what the box does, and from how many games the level comes."""
    phrases = [translate("MonNiveau", "Le niveau change d'une partie à l'autre, jamais en cours de partie.")]
    if niveau is not None and niveau.manquent:
        une = translate("MonNiveau", "Encore {} partie contre le moteur pour connaître votre niveau.")
        plusieurs = translate("MonNiveau", "Encore {} parties contre le moteur pour connaître votre niveau.")
        phrases.append(accorder(niveau.manquent, une, plusieurs))
    elif niveau is not None:
        du = translate("MonNiveau", "Le vôtre, d'après {} parties : {}.")
        phrases.append(du.format(niveau.estimation.parties, dire_niveau(niveau)))
    return " ".join(phrases)


def dire_apres(niveau: NiveauPersonnel) -> str:
    """Say, after a game that counts, what the level is now, or how many games are still to be played."""
    if niveau.manquent:
        une = translate("MonNiveau", "Encore {} partie pour connaître votre niveau")
        plusieurs = translate("MonNiveau", "Encore {} parties pour connaître votre niveau")
        return accorder(niveau.manquent, une, plusieurs)
    return translate("MonNiveau", "Vous : {}").format(dire_niveau(niveau))
