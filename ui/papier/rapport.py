"""The report of an analysis: what it makes of each player, the curve, every move and its loss, the mistakes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from threading import Event
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QLocale

from ecosysteme.analyse.bilan import CoupRevu, faire_bilan, moments, revoir
from ecosysteme.cases import TAILLE_STANDARD
from ecosysteme.chances import points_attendus
from ecosysteme.experts import ConseillerOthello
from ecosysteme.explication import Pourquoi, expliquer_revu
from ecosysteme.fautes import Faute, citer
from ecosysteme.jeu import PREMIER, SECOND, Camp, CoupQuelconque
from ecosysteme.papier.fiche import CoupNote, Fiche
from ecosysteme.papier.page import DocumentPapier, Element, Format, Page, Polyligne, Texte, Trait
from ecosysteme.papier.planche import Repere
from ecosysteme.papier.releve import dessiner_position
from ecosysteme.variantes.evaluation import Evaluation
from ecosysteme.variantes.gravite import Gravite, gravite_du_coup
from ui.jeux.registre import adaptateur_de
from ui.papier.diagrammes import COLONNES, RANGEES, VignettePapier, mettre_en_pages
from ui.papier.mise_en_page import (
    Cellule,
    ColonneDeTable,
    ListeEnColonnes,
    champs,
    entete,
    hauteur_champ,
    joueurs,
    pied,
    resultat_de,
    table,
    titre_de,
)
from ui.plateau.indices import signe
from ui.reflexion.explication import dire_pourquoi
from ui.socle.langue import pour_cent, translate

DIAGRAMMES: Final = COLONNES * RANGEES  # one page of them, where reasons are short
PALIERS: Final = (4, 8, 16, 24, 32, 48, 64)  # discs, the heights of the curve
HAUT_COURBE: Final = 0.24  # of the width of the page
CAMPS: Final[tuple[Camp, Camp]] = (PREMIER, SECOND)
CoupJuge = tuple[CoupNote, Evaluation]  # a move, and what a review says of it
CASES: Final = TAILLE_STANDARD**2
SANS_RAISONS: Final[Mapping[int, Pourquoi]] = MappingProxyType({})


def composer_rapport(fiche: Fiche, feuille: Format, raisons: Mapping[int, Pourquoi] = SANS_RAISONS) -> DocumentPapier:
    """Lay out what an analysis said of the moves of a game of Othello, all of them or only the last ones.

    ``raisons`` say why moves are mistakes, by their numbers: under the boards of those that have one.

    Raises ``ValueError`` when it said nothing, or for a game that is not analysed.
    """
    if not fiche.jeu.unite:
        raise Faute("le rapport d'une analyse n'existe que pour Othello")
    if raison := adaptateur_de(fiche.jeu).sans_conseil():
        raise Faute(citer(raison))
    coups: list[CoupJuge] = [
        (note, note.noeud.evaluation) for note in fiche.coups if note.noeud.evaluation and note.noeud.evaluation.jugee
    ]
    if not coups:
        raise Faute("aucun coup de cette partie n'est jugé : analyser la partie d'abord")
    titre = translate("Papier", "Analyse")
    elements, y = entete(feuille, titre, fiche.entete.evenement)
    elements += joueurs(feuille, fiche, y)
    y += hauteur_champ(feuille)
    elements += champs(feuille, y, _circonstances(fiche))
    y += hauteur_champ(feuille) + feuille.ligne * 0.3
    revus = revoir(fiche.jeu, [fiche.racine, *fiche.tours])
    cles = _cles(revus)
    bilan = list(_bilans(fiche, revus))
    elements += table(
        feuille, fiche.jeu, (feuille.marge, y, feuille.utile), _titres_bilan(), bilan, feuille.ligne * 1.3
    )
    y += feuille.ligne * 1.3 * (len(bilan) + 1) + feuille.ligne * 0.6
    legende = translate("Papier", "Chances de {} après chaque coup ; en tirets et à droite, l'évaluation en pions")
    legende = legende.format(adaptateur_de(fiche.jeu).camp(PREMIER))
    elements.append(Texte(feuille.marge, y, feuille.utile, feuille.ligne, legende, feuille.corps * 0.78, pale=True))
    y, haut = y + feuille.ligne * 1.3, feuille.utile * HAUT_COURBE
    elements += _courbe(fiche, feuille, coups, cles, y, haut)
    y += haut + feuille.ligne * 0.8
    liste = ListeEnColonnes(feuille, fiche.jeu, _titres_coups(fiche), [_ligne(fiche, *juge) for juge in coups])
    elements += liste.poser((feuille.marge, y, feuille.utile), COLONNES)
    suite = _pages_des_fautes(fiche, feuille, coups, revus, raisons)
    pages = (Page(feuille, tuple(elements)), *liste.suite(titre, titre_de(fiche), COLONNES), *suite)
    return DocumentPapier(f"{titre}, {titre_de(fiche)}", pied(pages))


def _circonstances(fiche: Fiche) -> Sequence[tuple[str, str, float]]:
    resultat = resultat_de(fiche)
    return (translate("Papier", "Date"), fiche.entete.date, 1.0), (translate("Papier", "Résultat"), resultat, 2.0)


# What it makes of each player.


def _titres_bilan() -> Sequence[ColonneDeTable]:
    return (
        ColonneDeTable(translate("Papier", "joueur"), 2.4),
        ColonneDeTable(translate("Papier", "coups jugés"), 1.3, "droite"),
        ColonneDeTable(translate("Papier", "précision"), 1.1, "droite"),
        ColonneDeTable(translate("Papier", "niveau"), 1.6, "droite"),
        ColonneDeTable(translate("Papier", "perte moyenne"), 1.5, "droite"),
        ColonneDeTable(translate("Papier", "meilleurs coups"), 1.5, "droite"),
        ColonneDeTable(translate("Papier", "imprécisions"), 1.4, "droite"),
        ColonneDeTable(translate("Papier", "erreurs"), 0.9, "droite"),
        ColonneDeTable(translate("Papier", "gaffes"), 0.9, "droite"),
    )


def _bilans(fiche: Fiche, revus: Sequence[CoupRevu]) -> Iterator[Sequence[Cellule]]:
    nombres = QLocale()
    for camp, nom in zip(CAMPS, fiche.noms, strict=True):
        bilan = faire_bilan(revus, camp)
        yield (
            Cellule(nom or adaptateur_de(fiche.jeu).camp(camp), camp, gras=True),
            Cellule(str(bilan.coups)),
            Cellule("–" if bilan.precision is None else nombres.toString(bilan.precision, "f", 0)),
            Cellule("–" if bilan.niveau is None else translate("Papier", "{} ({} à {})").format(*bilan.niveau)),
            Cellule(nombres.toString(bilan.perte_moyenne, "f", 2)),
            Cellule(pour_cent(bilan.part_meilleurs)),
            *(Cellule(str(bilan.gravites.get(gravite, 0))) for gravite in Gravite),
        )


# The curve.


def _courbe(
    fiche: Fiche, feuille: Format, coups: Sequence[CoupJuge], cles: Mapping[int, str], y: float, haut: float
) -> Iterator[Element]:
    """Draw what the first camp may expect after each move, and the discs in dashes on an axis of their own.

    What lost some of the result is marked where it is, the moments ``cles`` by their numbers.
    """
    valeurs = {note.numero: evaluation.valeur for note, evaluation in coups}
    portee = next(palier for palier in PALIERS if palier >= min(64, max(4, *map(abs, valeurs.values()))))
    marge, petit = feuille.corps * 0.9, feuille.corps * 0.75
    gauche, large = feuille.marge + marge, feuille.utile - 2 * marge
    nombre = max(len(fiche.coups), 1)

    def point(numero: int, part: float) -> tuple[float, float]:
        return gauche + large * numero / nombre, y + haut / 2 * (1 - part)

    for part in (1, 0, -1):
        trait = point(0, part)[1]
        yield Trait(gauche, trait, gauche + large, trait, 0.2 if part else 0.3, pale=bool(part))
        bas = trait - feuille.ligne / 2
        place = (feuille.marge, bas, marge - 1, feuille.ligne)
        yield Texte(*place, pour_cent((1 + part) / 2), petit, "droite", pale=True)
        yield Texte(gauche + large + 1, bas, marge - 1, feuille.ligne, signe(part * portee), petit, pale=True)
    for numero in range(10, nombre + 1, 10):
        x = point(numero, 0)[0]
        yield Trait(x, y, x, y + haut, 0.1, pale=True)
        yield Texte(x - 4, y + haut, 8, feuille.ligne * 0.8, str(numero), petit, "centre", pale=True)
    chances = {note.numero: point(note.numero, _hauteur(fiche, note, evaluation)) for note, evaluation in coups}
    yield Polyligne(
        tuple(point(numero, valeur / portee) for numero, valeur in valeurs.items()), tirets=True, epaisseur=0.2
    )
    yield Polyligne(tuple(chances.values()), tuple(chances.values()))
    for note, _ in coups:
        if marque := cles.get(note.numero) or gravite_du_coup(fiche.jeu, note.noeud):
            x, bas = chances[note.numero]
            sous = feuille.ligne * (0.15 if note.camp == PREMIER else -0.95)  # away from where the curve comes from
            yield Texte(x - 4, bas + sous, 8, feuille.ligne * 0.8, marque, petit, "centre", gras=True)


def _hauteur(fiche: Fiche, note: CoupNote, evaluation: Evaluation) -> float:
    """Return what the first camp may expect after a move, from -1 for nothing to 1 for a sure win."""
    return 2 * points_attendus(evaluation.valeur, CASES - sum(fiche.jeu.scores(note.noeud.etat))) - 1


# Every move.


def _titres_coups(fiche: Fiche) -> Sequence[ColonneDeTable]:
    """Name the columns: values are those of the first camp after every move, as in the list of moves on the screen."""
    pour = translate("Papier", "pour {}").format(adaptateur_de(fiche.jeu).camp(PREMIER))
    return (
        ColonneDeTable(translate("Papier", "n°"), 0.75, "droite"),
        ColonneDeTable(translate("Papier", "coup"), 1.2),
        ColonneDeTable(pour, 1.3, "droite"),
        ColonneDeTable(translate("Papier", "perte"), 0.9, "droite"),
        ColonneDeTable("", 0.5),
        ColonneDeTable(translate("Papier", "meilleur"), 1.6),
    )


def _ligne(fiche: Fiche, note: CoupNote, evaluation: Evaluation) -> Sequence[Cellule]:
    perte = signe(-evaluation.perte) if evaluation.perte else ""
    meilleurs = ", ".join(map(fiche.jeu.ecrire_coup, evaluation.meilleurs)) if evaluation.perte else ""
    marque = gravite_du_coup(fiche.jeu, note.noeud) or ""
    return (
        Cellule(str(note.numero)),
        Cellule(fiche.jeu.ecrire_coup(note.coup), note.camp, gras=True),
        Cellule(signe(round(evaluation.valeur))),
        Cellule(perte, gras=bool(marque)),
        Cellule(marque, gras=True),
        Cellule(meilleurs),
    )


# The mistakes.


def expliquer_rapport(fiche: Fiche, conseiller: ConseillerOthello, arret: Event | None = None) -> dict[int, Pourquoi]:
    """Return why the mistakes that the report shows are some, by their numbers; not for the thread of a window.

    Raises ``Interrompu`` soon after ``arret`` is set.
    """
    revus = _montrees(revoir(fiche.jeu, [fiche.racine, *fiche.tours]))
    dites = {revu.numero: expliquer_revu(revu, fiche.entete.joueurs, conseiller, arret) for revu in revus}
    return {numero: dite for numero, dite in dites.items() if dite is not None}


def _pages_des_fautes(
    fiche: Fiche,
    feuille: Format,
    coups: Sequence[CoupJuge],
    revus: Sequence[CoupRevu],
    raisons: Mapping[int, Pourquoi],
) -> tuple[Page, ...]:
    """Show the boards of the mistakes, on no page where there are none."""
    cles, montrees = _cles(revus), {revu.numero for revu in _montrees(revus)}
    fautes = [
        _vignette(fiche, *juge, cles, raisons.get(juge[0].numero)) for juge in coups if juge[0].numero in montrees
    ]
    if not fautes:
        return ()
    fini = len(fautes) == len(cles)
    intitule = translate("Papier", "Moments clés") if fini else translate("Papier", "Moments clés et autres fautes")
    return mettre_en_pages(fiche.jeu, fautes, feuille, intitule)


def _cles(revus: Sequence[CoupRevu]) -> dict[int, str]:
    """Number the key moments, by the numbers of their moves."""
    return {revu.numero: str(rang) for rang, revu in enumerate(moments(revus), 1)}


def _montrees(revus: Sequence[CoupRevu]) -> list[CoupRevu]:
    """Return the key moments and, up to ``DIAGRAMMES`` of them, what else lost most, in the order of the game."""
    cles = {revu.numero for revu in moments(revus)}
    graves = sorted((revu for revu in revus if revu.gravite), key=lambda revu: (revu.numero not in cles, -revu.perdus))
    return sorted(graves[:DIAGRAMMES], key=lambda revu: revu.numero)


def _vignette(
    fiche: Fiche, note: CoupNote, evaluation: Evaluation, cles: Mapping[int, str], pourquoi: Pourquoi | None
) -> VignettePapier:
    """Show the position before a mistake: the move played crossed, the best ones starred, and why below."""
    reperes: dict[CoupQuelconque, Repere] = dict.fromkeys(evaluation.meilleurs, "etoile")
    reperes[note.coup] = "croix"
    ecrire, marque = fiche.jeu.ecrire_coup, gravite_du_coup(fiche.jeu, note.noeud) or ""
    titre = translate("Papier", "Coup {} : {}").format(note.numero, f"{ecrire(note.coup)} {marque}")
    titre = " · ".join(filter(None, [cles.get(note.numero), titre]))
    valeur = round(evaluation.pour(note.camp))
    joue = translate("Papier", "× joué : {} ({})").format(ecrire(note.coup), signe(valeur))
    meilleurs = ", ".join(map(ecrire, evaluation.meilleurs))
    mieux = translate("Papier", "★ meilleur : {} ({})").format(meilleurs, signe(valeur + (evaluation.perte or 0)))
    planche = dessiner_position(fiche.jeu, note.avant, reperes=reperes)
    raison = dire_pourquoi(pourquoi)
    legende = f"{joue} · {mieux}\n{raison}" if raison else f"{joue}\n{mieux}"
    return VignettePapier(titre, planche, legende, note.camp)
