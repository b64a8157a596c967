"""What a painting shows: where the search is, best play, nothing more than there is."""

from __future__ import annotations

from collections import Counter

from tests.ui.arbres import GRAND, OTHELLO, arbre, dessin, presenter
from ui.arbre_toile import ToileArbre
from ui.theme import CLAIR, SOMBRE


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
