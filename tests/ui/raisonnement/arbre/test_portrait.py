"""The picture of a whole tree: all of it, as it was when it was asked for."""

from __future__ import annotations

from PySide6.QtGui import QImage

from tests.ui.arbres import GRAND, OTHELLO, presenter
from ui.raisonnement.arbre.portrait import mettre_en_page
from ui.raisonnement.arbre.toile import ToileArbre
from ui.socle.theme import CLAIR, SOMBRE


def image(toile: ToileArbre) -> QImage:
    portrait = toile.portrait(3)
    assert portrait is not None
    return portrait.en_page()


def test_la_page_montre_tout_l_arbre_en_a4(toile: ToileArbre) -> None:
    entiere = image(toile)
    assert (entiere.width(), entiere.height()) == (3508, 2480)
    couleurs = {entiere.pixelColor(x, entiere.height() // 2).name() for x in range(0, entiere.width(), 5)}
    assert len(couleurs) > 3
    toile.zoomer(4)
    assert image(toile) == entiere, "quoi qu'on en voie à l'écran"
    toile.definir_theme(SOMBRE)
    assert image(toile).pixelColor(1, 1).name() == SOMBRE.carte
    toile.presenter(None, None)
    assert toile.portrait(0) is None


def test_la_page_dit_ce_qu_est_l_arbre(toile: ToileArbre) -> None:
    presenter(toile, OTHELLO)
    portrait = toile.portrait(3, CLAIR)
    assert portrait is not None
    titre, lecture, trop = (texte.replace("\xa0", " ") for texte in portrait.titres)
    assert titre.startswith("Othello, Trait aux Blancs · IA Alpha-Bêta, profondeur 3, étape 3 sur "), titre
    assert "positions visitées : " in lecture
    page = portrait.en_page()
    assert "pliez des branches" in trop
    encre = [page.pixelColor(x, y).lightness() for x in range(40, 1200, 2) for y in range(30, 110, 3)]
    assert min(encre) < 100


def test_des_lettres_plus_petites_donnent_leur_valeur_aux_feuilles(toile: ToileArbre) -> None:
    presenter(toile, ("ia_minmax", 2, "puissance4", ""))
    portrait = toile.portrait(3, CLAIR)
    assert portrait is not None
    assert len(portrait.plan.disposition.niveaux[-1]) == 49
    part, regard = mettre_en_page(portrait.plan, portrait.mesures)
    assert part < 1
    assert regard.echelle.tailles[-1] >= regard.echelle.mesures.boite
    assert regard.largeur >= regard.echelle.largeur
    presenter(toile, GRAND)
    portrait = toile.portrait(3, CLAIR)
    assert portrait is not None
    assert mettre_en_page(portrait.plan, portrait.mesures)[0] == 1, "2401 leaves have no room in any letters"


def test_un_petit_arbre_remplit_la_page_en_grandes_lettres(toile: ToileArbre) -> None:
    presenter(toile, ("ia_alphabeta", 2, "nim:tas=1-2-3", ""))
    portrait = toile.portrait(3, CLAIR)
    assert portrait is not None
    part, vu = mettre_en_page(portrait.plan, portrait.mesures)
    assert part > 1
    assert vu.echelle.tailles[1] >= vu.echelle.mesures.vignette, "avec ses plateaux"
    assert vu.echelle.hauteur <= vu.hauteur
    assert vu.echelle.centres[-1] > 0.85 * vu.hauteur


def test_comme_a_l_ecran_deux_fois_plus_fin(toile: ToileArbre) -> None:
    def vue() -> QImage:
        portrait = toile.portrait(3)
        assert portrait is not None
        return portrait.a_l_ecran()

    ecran = toile.viewport().size()
    avant = vue()
    assert avant.size() == ecran * 2
    toile.zoomer(4)
    assert vue() != avant
    assert vue().width() == 2 * toile.viewport().width()


def test_l_image_est_celle_du_moment_ou_elle_a_ete_demandee(toile: ToileArbre) -> None:
    """What happens in the window while it is painted elsewhere changes nothing."""
    toile.plier(1)
    toile.chercher("c3")
    portrait = toile.portrait(5, CLAIR)
    assert portrait is not None
    avant = portrait.en_page()
    toile.deplier_tout()
    toile.definir_theme(SOMBRE)
    toile.chercher("")
    assert portrait.en_page() == avant
    presenter(toile, OTHELLO)
    depliee = toile.portrait(5, CLAIR)
    assert depliee is not None
    assert depliee.en_page() != avant
    assert portrait.en_page() == avant
