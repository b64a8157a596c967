"""What the guide says is true: its commands, options, links and pictures exist, and both languages have the same."""

from __future__ import annotations

import re
import shlex
import tomllib
from functools import cache
from pathlib import Path

import pytest
from typer import Context
from typer.core import TyperCommand, TyperGroup

from ecosysteme.application import groupe
from ecosysteme.jeux import JEUX, lire_jeu
from ecosysteme.joueurs import lire_specification
from ecosysteme.reglages import LANGUE
from ui.commandes.lancement import ajouter
from ui.guide.pages import CLES, DOSSIER, chemin, cle_de, elements, en_html, images, lire, texte, titre

LANGUES = [str(langue) for langue in LANGUE.choix]
PAGES = [(cle, langue) for langue in LANGUES for cle in CLES]
RACINE = DOSSIER.parents[1]
# What is neither a key nor a command of ours, and is typed all the same.
AUTRES = {"python", "python3", ".venv/bin", ".venv\\Scripts", "nom:option=valeur,option=valeur"}
INSTALLATION = ("python3 -m venv .venv", ".venv/bin/pip install .", ".venv/bin/othellier")


def extraits(cle: str, langue: str) -> list[str]:
    """List the code spans of a page."""
    return [element.content for element in elements(cle, langue) if element.type == "code_inline"]


def lignes(cle: str, langue: str) -> list[str]:
    """List the lines of the blocks of code of a page."""
    blocs = (element.content for element in elements(cle, langue) if element.type == "fence")
    return [ligne for bloc in blocs for ligne in bloc.splitlines()]


def commandes(cle: str, langue: str) -> list[str]:
    return [extrait for extrait in (*extraits(cle, langue), *lignes(cle, langue)) if extrait.split()[0] == "othellier"]


def est_touche(extrait: str) -> bool:
    touches = ("Ctrl+", "Maj+", "Shift+", "Alt+")
    lettre = len(extrait) == 1 and extrait.isupper()
    return extrait in ("Suppr", "Del") or extrait.startswith(touches) or extrait[1:].isdigit() or lettre


def faute(ligne: str) -> str:
    """Say why ``ligne`` cannot be what somebody types; empty when it can. Typer has no public base of its refusals."""
    try:
        verifier_commande(ligne)
    except Exception as refus:
        return f"{ligne} : {type(refus).__name__} {refus}"
    return ""


def verifier_commande(ligne: str) -> None:
    """Let Typer's own parser read ``ligne``, and ours the players and games in it; each raises what it refuses."""
    commande: TyperCommand | TyperGroup = application_entiere()
    mots = shlex.split(ligne)[1:]
    if not mots or (len(mots) == 1 and "." in mots[0]):
        return  # the window, alone or on a file
    contexte = Context(commande, **commande.context_settings)  # a command remembers how its help is asked for
    while isinstance(commande, TyperGroup) and mots and not mots[0].startswith("-"):
        nom, *mots = mots
        suivante = commande.get_command(contexte, nom)
        assert isinstance(suivante, (TyperCommand, TyperGroup)), nom
        commande = suivante
    if mots == ["--help"]:
        return
    valeurs, _, _ = commande.make_parser(contexte).parse_args(list(mots))
    for mot in mots:
        verifier_specification(mot)
    if valeurs.get("jeu"):
        lire_jeu(str(valeurs["jeu"]))


def verifier_specification(mot: str) -> bool:
    """Read ``mot`` if it describes a player or a game; tell whether it does."""
    if mot.startswith(("ia_", "externe:")):
        lire_specification(mot)
        return True
    if mot.partition(":")[0] in JEUX and ":" in mot:
        lire_jeu(mot)
        return True
    return False


@cache
def application_entiere() -> TyperGroup:
    """The commands as Typer makes them, those that need Qt included."""
    ajouter()
    entiere = groupe()
    assert isinstance(entiere, TyperGroup)
    return entiere


@cache
def options() -> frozenset[str]:
    """Every option of every command."""
    entiere = application_entiere()
    contexte = Context(entiere)
    toutes = [entiere.get_command(contexte, nom) for nom in entiere.list_commands(contexte)]
    return frozenset(option for commande in toutes if commande for trait in commande.params for option in trait.opts)


def test_chaque_langue_a_les_memes_pages_et_elles_seules() -> None:
    for langue in LANGUES:
        assert {fichier.name for fichier in (DOSSIER / langue).iterdir()} == {f"{cle}.md" for cle in CLES}


@pytest.mark.parametrize("cle", CLES)
def test_une_page_dit_la_meme_chose_dans_les_deux_langues(cle: str) -> None:
    fr, en = ([element.tag for element in elements(cle, langue) if element.tag] for langue in LANGUES)
    blocs = {"h1", "h2", "pre", "code", "img", "a", "li", "tr", "td"}
    assert [nom for nom in fr if nom in blocs] == [nom for nom in en if nom in blocs]
    francaises, anglaises = ([image.stem.removesuffix(f"-{la}") for image in images(cle, la)] for la in LANGUES)
    assert francaises == anglaises
    assert [ligne.removesuffix(" --langue en") for ligne in commandes(cle, "en")] == commandes(cle, "fr")


@pytest.mark.parametrize(("cle", "langue"), PAGES)
def test_chaque_commande_et_chaque_option_existent(cle: str, langue: str) -> None:
    for commande in commandes(cle, langue):
        assert not faute(commande)
    for extrait in extraits(cle, langue):
        if extrait.startswith("--"):
            assert extrait in options()
        elif not est_touche(extrait) and extrait not in AUTRES and not extrait.startswith("othellier"):
            assert verifier_specification(extrait), extrait
    assert all(ligne in INSTALLATION or ligne.startswith("othellier") for ligne in lignes(cle, langue))


@pytest.mark.parametrize(
    "ligne",
    [
        "othellier matsh --noir ia_max",
        "othellier match --noire ia_max",
        "othellier match --noir ia_maxi",
        "othellier console --jeu nim:tas=0",
        "othellier banc reglement",
    ],
)
def test_une_commande_fausse_est_vue(ligne: str) -> None:
    assert faute(ligne)


@pytest.mark.parametrize(("cle", "langue"), PAGES)
def test_chaque_lien_mene_a_une_page_et_chaque_image_est_livree(cle: str, langue: str) -> None:
    liens = [str(element.attrs["href"]) for element in elements(cle, langue) if element.type == "link_open"]
    assert all(cle_de(lien) in CLES and chemin(cle_de(lien), langue).is_file() for lien in liens)
    for image in images(cle, langue):
        assert image.is_file(), image
        assert image.stem.endswith(f"-{langue}")
        assert est_livre(image), f"{image.name} n'est pas dans le paquet"
    assert est_livre(chemin(cle, langue))


def est_livre(fichier: Path) -> bool:
    """Tell whether the package data of ``pyproject.toml`` holds ``fichier``."""
    donnees = tomllib.loads((RACINE / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["setuptools"][
        "package-data"
    ]
    return any(fichier in (RACINE / "ui").glob(motif) for motif in donnees["ui"])


@pytest.mark.parametrize(("cle", "langue"), PAGES)
def test_une_page_devient_du_html_avec_ses_liens_et_ses_images(cle: str, langue: str) -> None:
    html = en_html(cle, langue, lambda visee: f"vers:{visee}", lambda image: f'src="{image.name}"')
    assert html.startswith(f"<h1>{titre(cle, langue)}</h1>")
    assert html.count("<h1>") == 1
    assert html.count('href="vers:') == sum(element.type == "link_open" for element in elements(cle, langue))
    assert all(f'<img src="{image.name}" alt="' in html for image in images(cle, langue))
    assert ".md" not in html


def test_le_texte_d_une_page_se_cherche_sans_ses_marques() -> None:
    assert "SPRT" in texte("tournois", "fr")
    assert "othellier match" in texte("tournois", "fr")
    assert "**" not in texte("apprendre", "en")
    assert "`" not in texte("raccourcis", "en")


def test_ce_qui_ne_mene_pas_au_guide_est_laisse() -> None:
    assert [cle_de(lien) for lien in ("jouer.md", "jouer", "inconnue.md", "https://example.org/jouer.md")] == [
        "jouer",
        "",
        "",
        "",
    ]
    assert lire("jouer", "fr").startswith("# ")


@pytest.mark.parametrize("cle", CLES)
def test_en_francais_aucune_ligne_ne_peut_commencer_par_un_signe_haut(cle: str) -> None:
    rendu = re.sub(r"<code.*?</code>", "", en_html(cle, "fr", str, lambda image: 'src="i.png"'), flags=re.DOTALL)
    assert not re.search(r" [;:!?»]|« ", re.sub(r"<[^>]*>", "", rendu))


@pytest.mark.parametrize("langue", LANGUES)
def test_les_formats_lus_sont_enumeres(langue: str) -> None:
    """What a text that cannot be read was expected to be is said in few words, which send here for the rest."""
    page = texte("parties", langue)
    noms = ("SGF", "GGF", "PGN", "OBF", "FEN", "WTHOR", "Othello Quest", "Egaroucid", "Sensei")
    assert [nom for nom in noms if nom not in page] == []
