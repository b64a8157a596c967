"""One cut of alpha-beta, step by step, on a small position, and a tree of each game: what is said, and the pictures.

A search is run and drawn when it is shown, so that nothing can be out of date.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Final, NamedTuple

from PySide6.QtCore import QByteArray, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPalette
from PySide6.QtSvg import QSvgRenderer

from ecosysteme.arbre import Arbre, Statut, cultiver
from ecosysteme.arbre.image import ecrire_valeur, svg_arbre
from ecosysteme.formats.transcription import lire_transcription
from ecosysteme.jeux import lire_jeu
from ecosysteme.jeux.puissance4 import Puissance4
from ecosysteme.partie import Partie
from ui.jeux.adaptateur import AdaptateurJeu
from ui.jeux.registre import adaptateur_de
from ui.raisonnement.arbre.habillage import habillage_de
from ui.socle.langue import translate

# On 4 × 4: the first move is worth −1, the first reply to the second refutes it, the third is better than both.
TRANSCRIPTION: Final = "d3d4c4b4a3"
TAILLE: Final = 4


# One small position of each game, and how deep it is searched.
POSITIONS: Final = {
    "othello:taille=4": (TRANSCRIPTION, 2),
    "puissance4": ("3552255266171466251426253174611733", 2),
    "morpion": ("b2a1c3a3a2", 2),
    "nim:tas=1-2": ("", 3),
}


class Pas(NamedTuple):
    """A step of a search, the sentence that explains it, and what its picture is called."""

    k: int
    phrase: str
    arbre: Arbre
    cle: str


@cache
def exemple() -> Arbre:
    """Search the position of the walk-through."""
    partie: Partie = lire_transcription(TRANSCRIPTION, TAILLE)
    return cultiver(partie.jeu, partie.etat, "ia_alphabeta", 2)


def pas(arbre: Arbre) -> list[Pas]:
    """Tell the first cut of ``arbre``: a search in which a later move of the root is cut by its first reply."""
    premier, *autres = arbre.enfants(0)
    coupe = next(noeud for noeud in autres if arbre.refutation(noeud) is not None)
    reponse = next(arbre.enfants(coupe))
    k_coupe = arbre.sorties[coupe] - 1
    camp, adverse = _camps(adaptateur_de(arbre.jeu), arbre)
    mots = {
        "camp": camp,
        "adverse": adverse,
        "premier": arbre.nom_coup(premier),
        "coupe": arbre.nom_coup(coupe),
        "reponse": arbre.nom_coup(reponse),
        "meilleur": arbre.nom_coup(arbre.principale()[1]),
        "reste": sum(arbre.statut(enfant, k_coupe) is Statut.ELAGUE for enfant in arbre.enfants(coupe)),
        "visites": arbre.comptes().visites,
        "total": arbre.comptes().visites + arbre.comptes().elagues,
        "alpha": ecrire_valeur(arbre.jeu, arbre.apport(premier)),
        "beta": ecrire_valeur(arbre.jeu, arbre.betas[coupe]),
        "obtenu": ecrire_valeur(arbre.jeu, arbre.valeurs[coupe]),
        "valeur": ecrire_valeur(arbre.jeu, arbre.valeurs[0]),
    }
    etapes = (1, arbre.sorties[premier], arbre.entrees[coupe], arbre.sorties[reponse], k_coupe, arbre.nb_etapes)
    return [Pas(k, phrase.format(**mots), arbre, f"pas-{k}") for k, phrase in zip(etapes, _phrases(), strict=True)]


@cache
def exemples() -> tuple[Arbre, ...]:
    """Search a position of each game."""
    arbres = []
    for specification, (coups, profondeur) in POSITIONS.items():
        partie: Partie = Partie(lire_jeu(specification))
        pas_de = 1 if isinstance(partie.jeu, Puissance4) else 2  # characters of a move
        for rang in range(0, len(coups), pas_de):
            partie.jouer(partie.jeu.lire_coup(coups[rang : rang + pas_de]))
        arbres.append(cultiver(partie.jeu, partie.etat, "ia_alphabeta", profondeur))
    return tuple(arbres)


def quatre_jeux() -> list[Pas]:
    """Tell what came of the search of each game's position."""
    phrase = translate(
        "Marche",
        "{jeu}, {camp} a le trait : {meilleur} est le meilleur coup. Positions visitées : {visites} sur {total}.",
    )
    fins = []
    for arbre in exemples():
        adaptateur, comptes = adaptateur_de(arbre.jeu), arbre.comptes()
        mots = {
            "jeu": adaptateur.titre,
            "camp": _camps(adaptateur, arbre)[0],
            "meilleur": arbre.nom_coup(arbre.principale()[1]),
            "visites": comptes.visites,
            "total": comptes.visites + comptes.elagues,
        }
        fins.append(Pas(arbre.nb_etapes, phrase.format(**mots), arbre, f"jeu-{arbre.jeu.nom}"))
    return fins


def _camps(adaptateur: AdaptateurJeu, arbre: Arbre) -> tuple[str, str]:
    premier = adaptateur.camps[arbre.jeu.trait(arbre.racine) - 1]
    return premier, next(nom for nom in adaptateur.camps if nom != premier)


def _phrases() -> tuple[str, ...]:
    return (
        translate(
            "Marche",
            "{camp} a le trait. La recherche regarde chacun de ses coups, et chaque réponse. Rien n'est encore connu "
            ": α = −∞, β = +∞.",
        ),
        translate(
            "Marche",
            "{premier} est exploré en entier. Après la meilleure réponse, il vaut {alpha} pour {camp}, qui est "
            "désormais sûr d'autant : α = {alpha}.",
        ),
        translate(
            "Marche",
            "Au tour de {coupe}. Ce dont {camp} est sûr devient la limite de {adverse} : β = {beta}. Si {adverse} y "
            "trouve plus, {camp} préférera {premier}.",
        ),
        translate("Marche", "Une première réponse, {reponse}, donne déjà {obtenu} à {adverse} : plus que β = {beta}."),
        translate(
            "Marche",
            "Coupure. {camp} a déjà mieux ailleurs, avec {premier} : {coupe} est réfuté. Réponses coupées sans avoir "
            "été regardées : {reste}.",
        ),
        translate(
            "Marche",
            "Fin : le meilleur coup est {meilleur}, qui vaut {valeur} pour {camp}. Positions visitées : {visites}, "
            "au lieu des {total} du min-max, pour le même résultat.",
        ),
    )


def dessiner(arbre: Arbre, k: int, palette: QPalette) -> str:
    """Return the picture of ``arbre`` after ``k`` steps as SVG, in the colours of ``palette``."""
    titre = translate("Marche", "étape {k} sur {total}")
    return svg_arbre(
        arbre, k, vignettes=True, habillage=replace(habillage_de(adaptateur_de(arbre.jeu), palette), titre=titre)
    )


def taille_image(document: str, largeur: int) -> QSize:
    """Return the size of an SVG document that is ``largeur`` pixels wide."""
    return _taille(QSvgRenderer(QByteArray(document.encode())), largeur)


def _taille(dessin: QSvgRenderer, largeur: int) -> QSize:
    return dessin.defaultSize().scaled(QSize(largeur, 10 * largeur), Qt.AspectRatioMode.KeepAspectRatio)


def peindre(document: str, largeur: int, densite: float) -> QImage:
    """Return an SVG document as an image ``largeur`` pixels wide, of ``densite`` dots each."""
    dessin = QSvgRenderer(QByteArray(document.encode()))
    image = QImage(_taille(dessin, largeur) * densite, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    peintre = QPainter(image)
    dessin.render(peintre)
    peintre.end()
    image.setDevicePixelRatio(densite)
    return image
