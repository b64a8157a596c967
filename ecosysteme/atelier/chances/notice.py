"""The text beside the numbers: what they were made from, by which command, and how they do on what they did not see."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from ecosysteme.atelier.chances.ajustement import Bande
from ecosysteme.atelier.chances.fabrication import NIVEAUX_DES_PROGRAMMES, Echantillon, LoiMesuree
from ecosysteme.atelier.chances.releve import NOEUDS, VIDES_EXACTS
from ecosysteme.chances.chances import Force

MONTRES: Final = (4, 8, 12, 16, 20, 24, 32, 40, 52)  # empty squares of the table of sigma


def rediger(resultats: Mapping[Force, LoiMesuree], tires: Echantillon) -> str:
    """Return the text, in Markdown."""
    commande = f"othellier chances --wthor DOSSIER --parties {tires.parties} --par-classe {tires.par_classe}"
    lignes = [
        "# Points attendus d'une valeur",
        "",
        f"Faits par `{commande} --graine {tires.graine}` : {tires.parties} parties de tournoi au plus, entre",
        f"personnes, tirées d'un dossier WTHOR, et {tires.par_classe} parties des niveaux de chaque autre classe",
        f"contre eux-mêmes, programmes : niveaux {NIVEAUX_DES_PROGRAMMES[0]} à {NIVEAUX_DES_PROGRAMMES[-1]}.",
        f"Positions résolues jusqu'à {VIDES_EXACTS[-1]} cases vides, au-delà jugées en {NOEUDS} nœuds.",
        "",
        "## sigma, en pions, et entre parenthèses la part du résultat, par cases vides",
        "",
        _rangee(["classe", "positions", *map(str, MONTRES)]),
        _rangee(["---"] + ["--:"] * (len(MONTRES) + 1)),
    ]
    for classe, resultat in resultats.items():
        loi = resultat.loi
        nombres = [f"{loi.sigma[e]:.1f}" + (f" ({loi.part[e]:.2f})" if loi.part[e] else "") for e in MONTRES]
        lignes.append(_rangee([classe.value, str(resultat.positions), *nombres]))
    lignes += [
        "",
        "## Erreur, et points dits → vus par cinquièmes, entre égaux",
        "",
        "La loi est ajustée à un lot sur deux et mesurée sur les autres. *Signe* : l'erreur de qui ne lit que lui.",
        "",
        _rangee(["classe", "cases vides", "positions", "erreur", "signe", "dits → vus"]),
        _rangee(["---", "---", "--:", "--:", "--:", "---"]),
    ]
    lignes += [
        _rangee([classe.value, *_compte(bande)]) for classe, resultat in resultats.items() for bande in resultat.bandes
    ]
    return "\n".join(lignes) + "\n"


def _compte(bande: Bande) -> list[str]:
    dits = ", ".join(f"{dit:.2f} → {vu:.2f}" for dit, vu in zip(bande.dits, bande.vus, strict=True))
    bornes = f"{bande.vides[0]} à {bande.vides[1]}"
    return [bornes, str(bande.positions), f"{bande.brier:.4f}", f"{bande.signe:.4f}", dits]


def _rangee(cases: Sequence[str]) -> str:
    return f"| {' | '.join(cases)} |"
