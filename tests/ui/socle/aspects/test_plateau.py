"""Every look of the board, in both themes and with all discs: what is drawn on a square is seen, whoever looks."""

from __future__ import annotations

import re
from dataclasses import asdict, replace
from itertools import product

import pytest
from PySide6.QtGui import QColor

from ecosysteme.reglages import PIONS, PLATEAU
from tests.ui.contrastes import DESSIN, TEXTE, contraste
from tests.ui.daltonismes import VISIONS, Vision, ecart
from ui.plateau.indices import OPACITE_MEILLEUR, OPACITE_PALE, OPACITE_PASTILLE, fond_fantome
from ui.plateau.pions import APLATS, encre_de_lettre, teintes
from ui.plateau.style_nim import NIM
from ui.plateau.style_othello import OPACITE_MARQUE
from ui.plateau.style_puissance4 import PUISSANCE4
from ui.socle.aspects.plateau import ASPECTS, Aspect, encre_lisible, luminance, melange
from ui.socle.theme import CLAIR, THEMES, Theme

TOUS = [theme.avec(plateau, pions) for theme, plateau, pions in product(THEMES.values(), PLATEAU.choix, PIONS.choix)]
chaque = pytest.mark.parametrize(
    "theme", TOUS, ids=lambda theme: f"{theme.nom}-{theme.plateau.nom}-{theme.plateau.pions}"
)
chaque_vision = pytest.mark.parametrize("vision", VISIONS.values(), ids=VISIONS.keys())

LIGNES = 2.0  # fine, and yet seen: a row is counted along them
CAMPS_ECARTES, MARQUES_ECARTEES = 50.0, 20.0  # in CIELAB; 2 is hardly seen


def fonds(aspect: Aspect) -> tuple[str, str]:
    return aspect.haut, aspect.bas


def test_chaque_choix_a_son_plateau_dans_les_deux_themes() -> None:
    assert set(ASPECTS) == set(product(THEMES, PLATEAU.choix))
    assert len(TOUS) == 2 * 5 * 3
    assert CLAIR.avec("vert", "ombres") == CLAIR


@pytest.mark.parametrize("aspect", ASPECTS.values(), ids=lambda aspect: aspect.nom)
def test_chaque_couleur_en_est_une(aspect: Aspect) -> None:
    champs = asdict(aspect)
    for champ in ("nom", "matiere", "pions"):
        del champs[champ]
    for couleur in (*champs.pop("cernes"), *champs.values()):
        assert couleur == "" or re.fullmatch("#[0-9a-f]{6}", couleur)


@chaque
@pytest.mark.parametrize("camp", [1, 2])
def test_chaque_pion_se_detache_de_son_plateau(theme: Theme, camp: int) -> None:
    """By its own colour on the whole board, or by its rim."""
    aspect, cerne = theme.plateau, theme.plateau.cernes[camp - 1]
    bord = teintes(camp, aspect)[-1]
    seul = min(contraste(bord, fond) for fond in fonds(aspect))
    assert seul >= DESSIN or (cerne and contraste(bord, cerne) >= DESSIN)


@chaque
def test_les_marques_se_voient_sur_la_case(theme: Theme) -> None:
    aspect = theme.plateau
    for fond in fonds(aspect):
        assert contraste(melange(aspect.marque, fond, OPACITE_MARQUE), fond) >= DESSIN, "coup jouable, aperçu"
        assert contraste(aspect.marque, fond) >= DESSIN, "cœur du curseur"
        assert contraste(aspect.lignes, fond) >= LIGNES
    assert contraste(aspect.coordonnees, aspect.cadre) >= TEXTE


@chaque
def test_les_valeurs_se_lisent(theme: Theme) -> None:
    """Those of good, of other and of rare moves, and those written over the ghost of a disc."""
    aspect = theme.plateau
    for fond in fonds(aspect):
        for opacite, encre in ((OPACITE_MEILLEUR, 1.0), (OPACITE_PASTILLE, 0.92), (OPACITE_PASTILLE, OPACITE_PALE)):
            pastille = melange(aspect.pastille, fond, opacite)
            assert contraste(melange(aspect.encre, pastille, encre), pastille) >= TEXTE, (opacite, encre)
    for camp in (1, 2):
        fantome = fond_fantome(aspect, camp)
        assert contraste(encre_lisible(fantome), fantome) >= TEXTE


@chaque
@pytest.mark.parametrize("camp", [1, 2])
def test_le_dernier_coup_et_la_lettre_se_voient_sur_le_pion(theme: Theme, camp: int) -> None:
    pion = teintes(camp, theme.plateau)
    assert all(
        max(contraste(theme.dernier_coup, couleur), contraste(melange("#ffffff", couleur, 0.8), couleur)) >= DESSIN
        for couleur in pion
    )
    assert contraste(encre_de_lettre(camp), APLATS[camp]) >= TEXTE


@chaque
@chaque_vision
def test_les_camps_restent_loin_l_un_de_l_autre(theme: Theme, vision: Vision) -> None:
    noirs, blancs = teintes(1, theme.plateau), teintes(2, theme.plateau)
    assert min(ecart(noir, blanc, vision) for noir, blanc in product(noirs, blancs)) >= CAMPS_ECARTES


@chaque
@chaque_vision
def test_ce_qui_veut_dire_autre_chose_ne_se_confond_pas(theme: Theme, vision: Vision) -> None:
    """The last move, the discs that would turn and the squares that may be played, as far as they meet.

    The dot of the last move and the ring of what would turn lie on discs, and differ by their shape.
    """
    aspect = theme.plateau
    for camp in (1, 2):
        for couleur in teintes(camp, aspect):
            dessus = (theme.dernier_coup, melange("#ffffff", couleur, 0.8).name())
            assert max(ecart(marque, couleur, vision) for marque in dessus) >= MARQUES_ECARTEES
    for fond in fonds(aspect):
        marque = melange(aspect.marque, fond, OPACITE_MARQUE)
        assert ecart(marque, fond, vision) >= MARQUES_ECARTEES
        anneau = (theme.accent, melange("#ffffff", fond, 0.9).name())
        assert max(ecart(couleur, fond, vision) for couleur in anneau) >= MARQUES_ECARTEES


@chaque_vision
def test_les_camps_des_autres_jeux_restent_loin_aussi(vision: Vision) -> None:
    """Tic-tac-toe's also differ by their shapes."""
    for style in (PUISSANCE4, NIM):
        une, autre = style.couleurs
        assert ecart(une, autre, vision) >= MARQUES_ECARTEES


def test_un_plateau_trop_pale_se_remarquerait() -> None:
    """The judge itself: pale marks on a white ground are refused."""
    pale = replace(CLAIR.plateau, haut="#ffffff", bas="#ffffff")
    assert contraste(melange(pale.marque, pale.haut, OPACITE_MARQUE), pale.haut) < DESSIN
    assert luminance("#ffffff") == pytest.approx(1)
    assert melange(QColor("#ff0000"), "#0000ff", 1.0).name() == "#ff0000"
