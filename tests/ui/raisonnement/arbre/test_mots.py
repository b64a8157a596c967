"""The sentences of a search: every step of every game says what is true, in the words of its algorithm."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from ecosysteme.arbre import Arbre, GenreDePas, Statut, cultiver
from ecosysteme.arbre.image import ecrire_valeur
from ecosysteme.jeu import Jeu
from ecosysteme.jeux import JEUX
from ecosysteme.jeux.morpion import Morpion
from ecosysteme.jeux.nim import Nim
from ecosysteme.jeux.othello import Othello
from ui.jeux.registre import adaptateur_de
from ui.raisonnement.arbre.moment import Colonnes, Moment
from ui.raisonnement.arbre.mots import MotsArbre
from ui.socle.langue import Langue

ALGORITHMES = ("ia_minmax", "ia_negamax", "ia_alphabeta")
CAMPS = {
    "othello": ("Noir", "Blanc"),
    "puissance4": ("Rouge", "Jaune"),
    "morpion": ("X", "O"),
    "nim": ("le premier joueur", "le second joueur"),
}


def position(jeu: Jeu, transcription: str) -> Any:
    etat = jeu.etat_initial()
    for coup in transcription.split():
        etat = jeu.jouer(etat, jeu.lire_coup(coup))
    return etat


def mots(arbre: Arbre) -> MotsArbre:
    return MotsArbre(arbre, adaptateur_de(arbre.jeu))


def coupes(arbre: Arbre) -> Iterator[tuple[int, int]]:
    """Yield the steps that cut, with their nodes."""
    for k in range(1, arbre.nb_etapes + 1):
        etape = arbre.etape(k)
        assert etape is not None
        if etape.genre is GenreDePas.COUPE:
            yield k, etape.noeud


@pytest.mark.parametrize("algorithme", ALGORITHMES)
@pytest.mark.parametrize(("nom", "debut"), [("othello", "d3"), ("puissance4", "4 4"), ("morpion", "b2"), ("nim", "c2")])
def test_chaque_etape_a_sa_phrase(nom: str, debut: str, algorithme: str, langue: Langue) -> None:
    jeu = JEUX[nom]()
    arbre = cultiver(jeu, position(jeu, debut), algorithme, 3)
    dits = mots(arbre)

    phrases = [dits.etape(k) for k in range(arbre.nb_etapes + 1)]

    for phrase in phrases:
        assert re.fullmatch(r"[^{}\n]{20,220}\.", phrase), phrase
        assert "None" not in phrase
        assert any(camp in phrase or camp.capitalize() in phrase for camp in CAMPS[nom]) or phrase.startswith("Trait")
    assert ("β" in "".join(phrases)) == (algorithme == "ia_alphabeta")
    assert phrases[-1].startswith("La recherche est finie")
    assert dits.fenetre(0, arbre.nb_etapes).endswith(
        "β = +∞" if arbre.fenetree else ecrire_valeur(jeu, arbre.valeurs[0])
    )


@pytest.mark.parametrize(
    ("nom", "debut"), [("othello", "d3 c5"), ("puissance4", "4 4 3"), ("morpion", "b2"), ("nim", "")]
)
def test_une_coupe_dit_qui_a_mieux_ou_et_ce_qu_elle_epargne(nom: str, debut: str, langue: Langue) -> None:
    jeu = JEUX[nom]()
    arbre = cultiver(jeu, position(jeu, debut), "ia_alphabeta", 4)
    dits, vues = mots(arbre), 0
    camps = CAMPS[nom]

    for k, noeud in coupes(arbre):
        phrase, vues = dits.etape(k), vues + 1
        adversaire = camps[jeu.trait(arbre.etat(arbre.parents[noeud])) - 1]
        refutation = arbre.refutation(noeud)
        assert refutation is not None
        assert phrase.lower().startswith(f"{adversaire.lower()} a déjà ")
        assert ("déjà mieux" in phrase) == (arbre.valeur(noeud, k) > arbre.betas[noeud])  # type: ignore[operator]
        signe = "=" if arbre.betas[noeud] == round(arbre.betas[noeud]) else ">"
        assert f"β {signe} {ecrire_valeur(jeu, arbre.betas[noeud])}, " in phrase
        assert f"{arbre.nom_coup(refutation)}) : inutile d'explorer la suite" in phrase
        assert ("plus haut" in phrase) == (arbre.parents[refutation] != arbre.parents[noeud])
        positions = sum(arbre.elagues[enfant] for enfant in arbre.enfants(noeud))
        assert phrase.endswith(f", {positions} positions)." if positions > 1 else ", 1 position).")
    assert vues


def test_min_max_parle_de_plus_grand_et_de_plus_petit(langue: Langue) -> None:
    jeu = Othello()
    arbre = cultiver(jeu, position(jeu, "d3"), "ia_minmax", 2)
    texte = " ".join(mots(arbre).etape(k) for k in range(arbre.nb_etapes + 1))

    assert "Blanc cherche parmi ses 3 coups la plus grande valeur, l'adversaire la plus petite." in texte
    assert "Blanc joue c3 : Noir y prendra la plus petite valeur." in texte
    assert "Noir a déjà plus petit avec" in texte
    assert "opposé" not in texte
    assert "pour Noir, donc" not in texte


def test_nega_max_prend_l_oppose(langue: Langue) -> None:
    jeu = Othello()
    arbre = cultiver(jeu, position(jeu, "d3"), "ia_negamax", 1)
    dits = mots(arbre)

    assert dits.etape(1) == ("Blanc cherche le meilleur de ses 3 coups : chacun vaut l'opposé de la meilleure réponse.")
    assert dits.etape(3) == "c3 vaut 0 pour Noir, donc 0 pour Blanc : c'est la première valeur, Blanc garde ce coup."
    assert dits.ligne(1) == "c3"
    assert dits.fenetre(1, 3) == "Valeur pour Noir : 0"
    assert dits.fenetre(2, 3) == "Valeur encore inconnue"


def test_une_borne_se_dit_comme_une_borne(langue: Langue) -> None:
    """What was cut is worth at least its value to who was about to choose, at most the opposite to the other."""
    jeu = Othello()
    arbre = cultiver(jeu, position(jeu, "d3 c5"), "ia_alphabeta", 3)
    dits = mots(arbre)

    for _, noeud in coupes(arbre):
        phrase = dits.etape(arbre.sorties[noeud])
        assert " au moins " in phrase.split(", donc")[0]
        assert " au plus " in phrase.split(", donc")[1]
    feuilles = [noeud for noeud in range(len(arbre)) if arbre.terminal(noeud)]
    assert not any("au moins" in dits.etape(arbre.sorties[noeud]).split(" : ")[0] for noeud in feuilles)


def test_une_partie_gagnee_et_un_seul_coup(langue: Langue) -> None:
    morpion = Morpion()
    arbre = cultiver(morpion, position(morpion, "a1 b1 a2 b2"), "ia_negamax", 1)
    texte = [mots(arbre).etape(k) for k in range(arbre.nb_etapes + 1)]

    assert "X joue a3, et la partie est finie : c'est une feuille, à évaluer." in texte
    assert any("a3 vaut une perte pour O, donc un gain pour X" in phrase for phrase in texte)
    assert texte[-1].endswith("est a3, qui vaut un gain.")
    nim = Nim(tas=[1])
    arbre = cultiver(nim, nim.etat_initial(), "ia_minmax", 1)
    assert mots(arbre).etape(1) == "Le premier joueur n'a qu'un coup à essayer."


def test_une_passe_se_dit(langue: Langue) -> None:
    """On a board of 4 by 4, somebody must pass within three plies of these moves."""
    jeu = Othello(taille=4)
    arbre = cultiver(jeu, position(jeu, "b1 a1 a2 c1 d1 a3"), "ia_alphabeta", 3)
    passes = [noeud for noeud in range(1, len(arbre)) if arbre.coups[noeud] is None and not arbre.elagues[noeud]]
    assert passes
    dits = mots(arbre)
    assert all(" doit passer" in dits.etape(arbre.entrees[noeud]) for noeud in passes)
    assert all(dits.etape(arbre.sorties[noeud]).startswith("La passe vaut ") for noeud in passes)
    assert "passe" in dits.ligne(passes[0]).split()


def test_les_comptes_s_accordent_dans_les_deux_langues(langue: Langue, qapp: QApplication) -> None:
    jeu = Othello()
    arbre = cultiver(jeu, position(jeu, "d3"), "ia_alphabeta", 2)
    dits = mots(arbre)

    assert dits.comptes(0) == "0 position visitée · 0 feuille · 0 élaguée"
    assert dits.comptes(1) == "1 position visitée · 0 feuille · 0 élaguée"
    visites, feuilles, elagues = arbre.comptes()
    assert dits.comptes(arbre.nb_etapes) == f"{visites} positions visitées · {feuilles} feuilles · {elagues} élaguées"
    coupe = next(noeud for noeud in range(len(arbre)) if arbre.elagues[noeud])
    assert arbre.statut(coupe, arbre.nb_etapes) is Statut.ELAGUE
    assert dits.fenetre(coupe, arbre.nb_etapes) == "Branche coupée : 1 position"


def test_une_egalite_ne_coupe_pas_a_la_racine_et_la_phrase_le_dit(langue: Langue) -> None:
    """The bound of the root's children is a hair above: a value equal to the best does not stop the search."""
    jeu = Morpion()
    arbre = cultiver(jeu, position(jeu, ""), "ia_alphabeta", 2)
    dits, suivants = mots(arbre), list(arbre.enfants(0))[1:]
    for enfant in suivants:
        ecrite = ecrire_valeur(jeu, arbre.betas[enfant])
        phrase = dits.etape(arbre.entrees[enfant])
        assert f"s'arrêtera dès qu'il dépasse {ecrite} (à égalité on continue, pour départager les coups)." in phrase
        assert "est atteint" not in phrase
        assert dits.fenetre(enfant, arbre.entrees[enfant]).endswith(f" · β > {ecrite}")
    egaux = [enfant for enfant in suivants if arbre.valeurs[enfant] == round(arbre.betas[enfant])]
    assert egaux, "une égalité s'est présentée"
    assert not any(arbre.elagues[petit] for enfant in egaux for petit in arbre.enfants(enfant))


def test_une_feuille_n_a_pas_de_fenetre(langue: Langue) -> None:
    jeu = Morpion()
    arbre = cultiver(jeu, position(jeu, "a1"), "ia_alphabeta", 2)
    fin = arbre.nb_etapes
    feuille = next(noeud for noeud in range(len(arbre)) if arbre.terminal(noeud))
    assert mots(arbre).fenetre(feuille, fin) == f"Valeur pour O : {ecrire_valeur(jeu, arbre.valeurs[feuille])}"
    assert not Moment(Colonnes(arbre), arbre.entrees[feuille]).fenetre(feuille)


def test_quand_tous_les_coups_se_valent_la_fin_le_dit(langue: Langue) -> None:
    nim = Nim(tas=[4, 5, 6])
    arbre = cultiver(nim, nim.etat_initial(), "ia_alphabeta", 1)
    assert len({arbre.apport(enfant) for enfant in arbre.enfants(0)}) == 1
    premier = arbre.nom_coup(1)
    assert f"tous les coups se valent pour le premier joueur (0) ; {premier} est le premier essayé." in mots(
        arbre
    ).etape(arbre.nb_etapes)


@pytest.mark.parametrize("algorithme", ALGORITHMES)
def test_la_fin_dit_combien_de_coups_valent_autant_que_le_meilleur(algorithme: str, langue: Langue) -> None:
    """Those that are equal are the same for every algorithm: what alpha-beta cut at a bound is never counted."""
    jeu, dites = Othello(), set[str]()
    for coups in ("d3", "d3 c5", "d3 c3", "d3 e3", "d3 c5 e6", "d3 c3 c4"):
        racine = position(jeu, coups)
        exact = cultiver(jeu, racine, "ia_minmax", 3)
        apports = [exact.apport(enfant) for enfant in exact.enfants(0)]
        egaux = apports.count(max(apports)) - 1
        if egaux == len(apports) - 1:
            continue
        arbre = cultiver(jeu, racine, algorithme, 3)
        fin = mots(arbre).etape(arbre.nb_etapes)
        suite = f", comme {egaux} autre{'s' if egaux > 1 else ''} : le premier essayé est gardé." if egaux else "."
        assert re.search(r"qui vaut [^,]+?(, comme .*)?\.$", fin), fin
        assert fin.endswith(suite), fin
        assert ("comme" in fin) == bool(egaux), fin
        dites.add(suite)
    assert len(dites) >= 2, dites


def test_un_noeud_a_la_phrase_de_ce_qui_lui_est_arrive_en_dernier(langue: Langue) -> None:
    jeu = Othello()
    arbre = cultiver(jeu, position(jeu, "d3"), "ia_alphabeta", 3)
    dits, fin = mots(arbre), arbre.nb_etapes
    k, coupe = next(coupes(arbre))
    elague = next(enfant for enfant in arbre.enfants(coupe) if arbre.elagues[enfant])
    assert dits.noeud(1, fin) == dits.etape(arbre.sorties[1])
    assert dits.noeud(coupe, arbre.entrees[coupe]) == dits.etape(arbre.entrees[coupe])
    assert dits.noeud(elague, k - 1) == "La recherche n'est pas encore arrivée ici."
    dite = dits.noeud(elague, k)
    assert dite.startswith(f"{arbre.nom_coup(elague)} n'est pas essayé, car Noir")
    assert dite[:-1].casefold().endswith(dits.etape(k)[:-1].casefold())
