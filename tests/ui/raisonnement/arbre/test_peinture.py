"""What a painting shows: where the search is, best play, nothing more than there is."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter

from ecosysteme.arbre import GenreDePas
from ecosysteme.arbre.exemples import MILIEU
from tests.ui.arbres import GRAND, OTHELLO, arbre, dessin, presenter, regard
from ui.raisonnement.arbre import cache_images, peinture
from ui.raisonnement.arbre.toile import ToileArbre
from ui.socle.theme import CLAIR, SOMBRE


def couleurs(toile: ToileArbre) -> Counter[str]:
    """Count the pixels of each colour."""
    image = dessin(toile)
    return Counter(image.pixelColor(x, y).name() for x in range(image.width()) for y in range(0, image.height(), 2))


def test_le_chemin_se_voit_pendant_la_recherche_et_la_variante_a_la_fin(toile: ToileArbre) -> None:
    toile.clearFocus()
    for cas in (OTHELLO, GRAND):
        nombre = arbre(*cas).nb_etapes
        presenter(toile, cas, nombre // 2)
        milieu = couleurs(toile)
        assert milieu[CLAIR.curseur] > 50
        toile.aller(nombre)
        fin = couleurs(toile)
        assert fin[CLAIR.accent] > 50
        assert not fin[CLAIR.curseur]


def test_les_deux_themes_se_peignent(toile: ToileArbre) -> None:
    assert couleurs(toile)[CLAIR.carte] > 1000
    toile.definir_theme(SOMBRE)
    sombre = couleurs(toile)
    assert sombre[SOMBRE.carte] > 1000
    assert sombre[SOMBRE.accent] > 50


def test_un_niveau_serre_se_remplit_de_gauche_a_droite(toile: ToileArbre) -> None:
    nombre = arbre(*GRAND).nb_etapes
    presenter(toile, GRAND, nombre // 2)
    moitie = couleurs(toile)[CLAIR.discret]
    toile.aller(nombre)
    assert couleurs(toile)[CLAIR.discret] > 1.5 * moitie


@pytest.mark.parametrize("largeur", [380, 800])
def test_aucune_boite_ne_couvre_le_nom_d_un_niveau(
    toile: ToileArbre, monkeypatch: pytest.MonkeyPatch, largeur: int
) -> None:
    """Best play is written in full even on the smallest nodes, the leftmost included."""
    gauches, poser = list[float](), cache_images.poser

    def noter(p: QPainter, image: QImage, centre: QPointF) -> QRectF:
        cadre = poser(p, image, centre)
        gauches.append(cadre.left())
        return cadre

    monkeypatch.setattr(peinture, "poser", noter)
    toile.resize(largeur, 300)
    for cas in (("ia_minmax", 3, "nim:tas=3-4-5", ""), ("ia_minmax", 2, "othello", "d3 c5")):
        nombre = arbre(*cas).nb_etapes
        for k in (4, nombre):  # on the way to the leftmost leaf, then at the end
            gauches.clear()
            presenter(toile, cas, k)
            dessin(toile)
            assert gauches
            assert min(gauches) >= regard(toile).echelle.mesures.gouttiere - 1


def test_un_rang_serre_garde_les_noms_de_ses_coups_et_les_valeurs_qui_tiennent(
    toile: ToileArbre, monkeypatch: pytest.MonkeyPatch
) -> None:
    images, centres, poser = list[QImage](), list[QPointF](), cache_images.poser

    def noter(p: QPainter, image: QImage, centre: QPointF) -> QRectF:
        images.append(image)
        centres.append(centre)
        return poser(p, image, centre)

    monkeypatch.setattr(peinture, "poser", noter)
    police = toile.font()
    police.setPointSizeF(1.5 * police.pointSizeF())
    toile.setFont(police)
    toile.resize(707, 485)  # as at the projector
    milieu = " ".join(MILIEU[rang : rang + 2] for rang in range(0, len(MILIEU), 2))
    cas = ("ia_alphabeta", 3, "othello", milieu)
    presenter(toile, cas, arbre(*cas).nb_etapes)
    dessin(toile)
    echelle = regard(toile).echelle
    assert echelle.tailles[1] < echelle.mesures.boite, "les nœuds sont des points"
    haut, bas = regard(toile).y(0) + echelle.mesures.hauteur(echelle.tailles[0]) / 2, regard(toile).y(1)
    assert len({centre.x() for centre in centres if haut < centre.y() < bas - 3}) == 10
    dessines = [(image, centre) for image, centre in zip(images, centres, strict=True) if centre.y() == bas]
    valeurs = [un for un in dessines if un[0].deviceIndependentSize().width() > echelle.mesures.boite]
    assert len(valeurs) >= 5
    for image, centre in valeurs:
        taille = image.deviceIndependentSize()
        coin = centre + QPointF(taille.width() / 2 - 2, taille.height() / 2 - 2)
        assert regard(toile).noeud_en(coin) == regard(toile).noeud_en(centre) is not None, "ce qui se voit se clique"


@pytest.mark.parametrize("cas", [("ia_minmax", 3, "nim:tas=3-4-5", ""), ("ia_minmax", 2, "othello", "d3 c5"), OTHELLO])
def test_la_meilleure_suite_ne_couvre_aucun_voisin_a_demi(
    toile: ToileArbre, monkeypatch: pytest.MonkeyPatch, cas: tuple[str, int, str, str]
) -> None:
    """On a screen of 1024 × 768 its boxes are wider than the room of their nodes: what they would cut is not there."""
    cadres, poser = list[QRectF](), cache_images.poser

    def noter(p: QPainter, image: QImage, centre: QPointF) -> QRectF:
        cadre = poser(p, image, centre)
        cadres.append(cadre)
        return cadre

    monkeypatch.setattr(peinture, "poser", noter)
    toile.resize(460, 400)
    presenter(toile, cas, arbre(*cas).nb_etapes)
    dessin(toile)
    em = regard(toile).echelle.mesures.em
    for niveau in regard(toile).niveaux_vus():
        if regard(toile).rangee(niveau).dense:
            continue
        rang = sorted(
            (un.left(), un.right())
            for un in cadres
            if un.top() < regard(toile).y(niveau) < un.bottom() < un.top() + 2 * em
        )
        distincts = dict.fromkeys(rang)  # best play is painted twice, the second time as large or larger
        assert all(avant[1] <= apres[0] + 1 for avant, apres in pairwise(_dessus(list(distincts))))


@pytest.mark.parametrize("cas", [OTHELLO, ("ia_minmax", 3, "othello", "d3")])
@pytest.mark.parametrize("largeur", [460, 707])
def test_une_valeur_qui_monte_ne_cache_rien(
    toile: ToileArbre, monkeypatch: pytest.MonkeyPatch, largeur: int, cas: tuple[str, int, str, str]
) -> None:
    """Neither alpha and beta of the node that it comes to, nor the name of a move."""
    cadres, mots = list[tuple[str, QRectF]](), dict[int, str]()
    poser, etiquette = cache_images.poser, cache_images.CacheImages.etiquette

    def ecrire(self: cache_images.CacheImages, texte: str, couleur: str, *, plein: bool = False) -> QImage:
        image = etiquette(self, texte, couleur, plein=plein)
        mots[id(image)] = texte
        return image

    def noter(p: QPainter, image: QImage, centre: QPointF) -> QRectF:
        cadre = poser(p, image, centre)
        cadres.append((mots.get(id(image), ""), cadre.adjusted(1, 1, -1, -1)))
        return cadre

    monkeypatch.setattr(peinture, "poser", noter)
    monkeypatch.setattr(cache_images.CacheImages, "etiquette", ecrire)
    toile.resize(largeur, 485)  # as at the projector
    cultive = arbre(*cas)
    montees = [k for k in range(1, cultive.nb_etapes) if cultive.etapes[k - 1] % 4 == GenreDePas.RETOUR]
    for k in montees[:: len(montees) // 5]:
        presenter(toile, cas, k)
        dessin(toile)
        cadres.clear()
        toile.grab()
        montee = next(cadre for texte, cadre in cadres if texte.startswith("↑"))
        assert [texte for texte, cadre in cadres if texte and cadre != montee and cadre.intersects(montee)] == []


@pytest.mark.parametrize("algorithme", ["ia_alphabeta", "ia_minmax"])
def test_au_projecteur_aucun_texte_n_en_couvre_un_autre(
    toile: ToileArbre, monkeypatch: pytest.MonkeyPatch, algorithme: str
) -> None:
    """Best play and the way to where the search is may be side by side: 1024 × 768 leaves nodes of a few pixels."""
    textes, mots = list[tuple[str, QRectF]](), dict[int, tuple[str, QImage]]()

    def suivre(nom: str) -> None:
        dessiner = getattr(cache_images.CacheImages, nom)

        def noter(self: cache_images.CacheImages, texte: str, *args: Any, **options: Any) -> QImage | None:
            image: QImage | None = dessiner(self, texte, *args, **options)
            if image is not None:
                mots[id(image)] = texte, image  # kept, or another would have its number
            return image

        monkeypatch.setattr(cache_images.CacheImages, nom, noter)

    for nom in ("boite", "etiquette", "coupe"):
        suivre(nom)
    poser = cache_images.poser

    def noter(p: QPainter, image: QImage, centre: QPointF) -> QRectF:
        cadre = poser(p, image, centre)
        if id(image) in mots:
            textes.append((mots[id(image)][0], cadre.adjusted(2, 3, -2, -3)))  # without what is left around words
        return cadre

    monkeypatch.setattr(peinture, "poser", noter)
    police = toile.font()
    police.setPointSizeF(1.2 * police.pointSizeF())
    toile.setFont(police)
    toile.resize(456, 578)
    milieu = " ".join(MILIEU[rang : rang + 2] for rang in range(0, len(MILIEU), 2))
    cas = (algorithme, 2, "othello", milieu)
    for k in (*range(25, 41), arbre(*cas).nb_etapes):
        presenter(toile, cas, k)
        textes.clear()
        toile.grab()
        couverts = [
            (k, un, autre)
            for rang, (un, cadre) in enumerate(textes)
            for autre, dessus in textes[rang + 1 :]
            if cadre.intersects(dessus)
        ]
        assert couverts == []


def _dessus(rang: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """Leave out what lies wholly under another."""
    return [
        (gauche, droite)
        for gauche, droite in rang
        if not any(autre != (gauche, droite) and autre[0] <= gauche and droite <= autre[1] for autre in rang)
    ]
