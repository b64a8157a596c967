"""``classe``: a session for a class checked, or the answers of its pupils collected from a folder."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ecosysteme.classe.copie import SUFFIXE_COPIE
from ecosysteme.classe.export import csv_de_classe
from ecosysteme.classe.fichier import SUFFIXE_SEANCE, empreinte, ouvrir_seance
from ecosysteme.classe.seance import SeanceDeClasse
from ecosysteme.classe.tableau import LigneDeClasse, TableauDeClasse, lire_dossier
from ecosysteme.commandes.options import OptionJson, refus
from ecosysteme.commandes.sortie import dire, ecrire_json, imprimer
from ecosysteme.ecriture import ecrire, verifier_destination
from ecosysteme.fautes import Faute, decrire
from ecosysteme.formats import Json, ObjetJson

AIDE_CHEMIN = f"Une séance ({SUFFIXE_SEANCE}) à vérifier, ou un dossier de copies d'élèves ({SUFFIXE_COPIE})."


def classe(
    chemin: Annotated[Path, typer.Argument(metavar="CHEMIN", help=AIDE_CHEMIN)],
    csv: Annotated[
        Path | None, typer.Option("--csv", metavar="FICHIER", help="Tableau du dossier à écrire, en CSV.")
    ] = None,
    json: OptionJson = False,
) -> None:
    """Vérifie une séance de classe, ou rassemble les copies d'un dossier.

    Une séance du dossier juge de nouveau les réponses. Un fichier illisible est nommé, avec la raison ; le code de
    sortie est alors 1. L'objet JSON d'une séance a pour clés titre, auteur, langue, correction, empreinte et etapes
    (titre, demande) ; celui d'un dossier copies (eleve, seance, empreinte, commencee, rendue, justes, jugees, secondes,
    fichier et reponses : texte, juste, secondes) et refuses (fichier, raison).
    """
    if not chemin.is_dir():
        with refus():
            if csv is not None:
                raise Faute("--csv écrit le tableau d'un dossier : {chemin} n'en est pas un", chemin=chemin)
            seance = _ouvrir(chemin)
        _montrer_seance(seance, json=json)
        return
    with refus():
        if csv is not None:
            verifier_destination(csv)
        tableau = lire_dossier(chemin)
        if csv is not None:
            ecrire(csv, csv_de_classe(tableau))
    _montrer_tableau(tableau, csv, json=json)
    if tableau.refuses:
        raise typer.Exit(1)


def _ouvrir(chemin: Path) -> SeanceDeClasse:
    try:
        return ouvrir_seance(chemin)
    except OSError as erreur:
        raise Faute(decrire(erreur)) from None


def _montrer_seance(seance: SeanceDeClasse, *, json: bool) -> None:
    noms = [etape.demande.genre if etape.demande else "lecture" for etape in seance.etapes]
    if json:
        etapes: list[Json] = [
            {"titre": etape.titre, "demande": nom} for etape, nom in zip(seance.etapes, noms, strict=True)
        ]
        objet: ObjetJson = {"titre": seance.titre, "auteur": seance.auteur, "langue": seance.langue}
        objet |= {"correction": seance.correction.value, "empreinte": empreinte(seance), "etapes": etapes}
        ecrire_json(objet)
        return
    dire(f"{seance.titre} ({seance.auteur or 'sans auteur'}, {seance.langue}), empreinte {empreinte(seance)}.")
    paires = zip(noms, seance.etapes, strict=True)
    rangees = [(str(rang), nom, etape.titre) for rang, (nom, etape) in enumerate(paires, start=1)]
    imprimer(("Étape", "Genre", "Question"), rangees)


def _montrer_tableau(tableau: TableauDeClasse, csv: Path | None, *, json: bool) -> None:
    if json:
        copies: list[Json] = list(map(_en_json, tableau.lignes))
        refuses: list[Json] = [{"fichier": nom, "raison": str(raison)} for nom, raison in tableau.refuses]
        ecrire_json({"copies": copies, "refuses": refuses})
        return
    imprimer(("Élève", "Séance", "Justes", "Jugées", "Minutes"), list(map(_en_rangee, tableau.lignes)))
    for nom, raison in tableau.refuses:
        dire(f"{nom} : {raison}.", erreur=True)
    if csv is not None:
        dire(f"Tableau écrit : {csv}.")


def _en_rangee(ligne: LigneDeClasse) -> tuple[str, ...]:
    copie, minutes = ligne.copie, f"{ligne.copie.secondes / 60:.1f}".replace(".", ",")
    return ligne.nom, copie.titre, f"{copie.justes:g}".replace(".", ","), str(copie.jugees), minutes


def _en_json(ligne: LigneDeClasse) -> ObjetJson:
    copie = ligne.copie
    return {
        "eleve": ligne.nom,
        "seance": copie.titre,
        "empreinte": copie.empreinte,
        "commencee": copie.commencee,
        "rendue": copie.rendue,
        "justes": copie.justes,
        "jugees": copie.jugees,
        "secondes": round(copie.secondes, 1),
        "fichier": ligne.fichier,
        "reponses": [{"texte": r.texte, "juste": r.juste, "secondes": round(r.secondes, 1)} for r in copie.reponses],
    }
