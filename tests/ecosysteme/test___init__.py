"""The pages about the domain: their class diagram says what the code says, and so does the French table of methods."""

from __future__ import annotations

import inspect
import re
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from ecosysteme.jeu import Jeu
from ecosysteme.jeux import JEUX
from ecosysteme.jeux.othello import EtatOthello, Othello
from ecosysteme.joueurs import CLASSES, JOUEURS, Humain, IAexterne, IAminmax, Joueur
from ecosysteme.joueurs.recherche import Recherche
from ecosysteme.partie import Partie
from ecosysteme.plateau import NOIR, Pion, Plateau

PAGE = Path(__file__).parents[2] / "ecosysteme" / "README.md"
FRANCAISE = PAGE.with_name("README.fr.md")
SANS_LECON = {"object", "tuple", "ABC", "Generic"}  # bases that teach nothing about the domain

# An object of each class that the diagram tells the members of, a subclass where the class is abstract.
EXEMPLES: dict[str, Any] = {
    "Plateau": Plateau(),
    "Pion": Pion((2, 3), NOIR),
    "Joueur": Humain(),
    "Recherche": IAminmax(),
    "Jeu": Othello(),
    "Othello": Othello(),
    "EtatOthello": Othello().etat_initial(),
    "Partie": Partie(Othello()),
}


class Diagramme(NamedTuple):
    heritages: set[tuple[str, str]]  # base, class
    fleches: set[tuple[str, str, str]]  # class, the one it leads to, attribute
    membres: dict[str, list[str]]


def lire(page: str) -> Diagramme:
    (dessin,) = re.findall(r"```mermaid\n(.*?)```", page, re.DOTALL)
    blocs = re.findall(r"class (\w+) \{\n(.*?)\}", dessin, re.DOTALL)
    return Diagramme(
        set(re.findall(r"(\w+) <\|-- (\w+)", dessin)),
        set(re.findall(r"(\w+) --> (\w+) : (\w+)", dessin)),
        {nom: corps.split("\n") for nom, corps in ((nom, re.sub(r"^ +|\n *$", "", c, flags=re.M)) for nom, c in blocs)},
    )


DIAGRAMME = lire(PAGE.read_text(encoding="utf-8"))


def classes() -> dict[str, type[Any]]:
    """List the classes that the diagram must show, by name: every player, every game, and what they are made from."""
    trouvees: dict[str, type[Any]] = {}
    suite: list[type[Any]] = [*JOUEURS.values(), IAexterne, *JEUX.values(), Plateau, Pion, Joueur, Recherche, Jeu]
    for classe in suite:
        if classe.__module__.startswith("ecosysteme."):
            trouvees[classe.__name__] = classe
            suite.extend(base for base in classe.__bases__ if base.__name__ not in trouvees)
    return trouvees


def test_les_heritages_sont_ceux_du_code() -> None:
    attendus = {
        (base.__name__, nom)
        for nom, classe in classes().items()
        for base in getattr(classe, "__orig_bases__", classe.__bases__)
        if hasattr(base, "__name__") and base.__name__ not in SANS_LECON
    }
    assert {(base, nom) for base, nom in DIAGRAMME.heritages} == attendus


@pytest.mark.parametrize(
    ("nom", "membre"), [(nom, membre) for nom, corps in DIAGRAMME.membres.items() for membre in corps]
)
def test_chaque_membre_existe_avec_ses_parametres(nom: str, membre: str) -> None:
    attribut, parenthese, parametres = membre.removesuffix(")").partition("(")
    valeur = getattr(EXEMPLES[nom], attribut)
    assert bool(parenthese) is callable(valeur)
    if parenthese:
        assert ", ".join(inspect.signature(valeur).parameters) == parametres


@pytest.mark.parametrize(("nom", "but", "attribut"), sorted(DIAGRAMME.fleches))
def test_chaque_fleche_est_un_attribut_qui_mene_la(nom: str, but: str, attribut: str) -> None:
    """What it gives, takes or holds is of the class that the arrow leads to."""
    plateau = Plateau()
    valeurs: dict[tuple[str, str], Any] = {
        ("Plateau", "pions"): plateau.pions()[0],
        ("EtatOthello", "plateau"): EXEMPLES["EtatOthello"].plateau,
        ("Joueur", "retourner"): inspect.signature(Joueur.retourner, eval_str=True).parameters["plateau"].annotation(),
        ("Othello", "jouer"): Othello().jouer(Othello().etat_initial(), (2, 3)),
        ("Partie", "jeu"): EXEMPLES["Partie"].jeu,
        ("Partie", "etat"): EXEMPLES["Partie"].etat,
    }
    assert hasattr(EXEMPLES[nom], attribut)
    assert but in {classe.__name__ for classe in type(valeurs[nom, attribut]).__mro__}


def test_la_page_francaise_a_le_meme_diagramme() -> None:
    assert lire(FRANCAISE.read_text(encoding="utf-8")) == DIAGRAMME


METHODES = re.findall(r"`([A-Z]\w+)\.(\w+\([^)]*\))`", FRANCAISE.read_text(encoding="utf-8"))


@pytest.mark.parametrize(("nom", "methode"), METHODES)
def test_chaque_methode_de_la_page_francaise_existe_avec_ses_parametres(nom: str, methode: str) -> None:
    test_chaque_membre_existe_avec_ses_parametres(nom, methode)


def test_la_page_francaise_ne_laisse_aucun_joueur_en_blanc() -> None:
    page = FRANCAISE.read_text(encoding="utf-8")
    assert len(METHODES) >= 15
    assert [nom for nom in CLASSES if f"`{nom}`" not in page and f"**{nom}**" not in page] == []


def test_un_diagramme_faux_serait_vu() -> None:
    faux = lire("```mermaid\nclassDiagram\n    Joueur <|-- IAmax\n    class Pion {\n        poids\n    }\n```")
    assert faux == Diagramme({("Joueur", "IAmax")}, set(), {"Pion": ["poids"]})
    with pytest.raises(AttributeError):
        test_chaque_membre_existe_avec_ses_parametres("Pion", "poids")
    with pytest.raises(AssertionError):
        test_chaque_membre_existe_avec_ses_parametres("Plateau", "poser(case)")


def test_ce_que_la_page_dit_du_dictionnaire() -> None:
    plateau = Plateau()
    assert plateau.get((-1, 8)) is None
    assert (len(plateau), (3, 3) in plateau) == (4, True)
    assert isinstance(EtatOthello(plateau, 1).plateau, dict)
