"""The settings: what a user may write, and what is refused with what was expected."""

from __future__ import annotations

import pytest

from ecosysteme import reglages
from ecosysteme.reglages import ALTERNER, CADENCE, EGALITES, GRAINE, PROFONDEUR, TAILLE, TEMPS, Reglage, ValeurReglage

TOUS = [valeur for valeur in vars(reglages).values() if isinstance(valeur, Reglage)]


@pytest.mark.parametrize(
    ("reglage", "texte", "valeur"),
    [
        (PROFONDEUR, " 1 ", 1),
        (PROFONDEUR, "60", 60),
        (CADENCE, "0", 0),
        (TEMPS, "0.01", 0.01),
        (EGALITES, " premier", "premier"),
        (GRAINE, "123456789", 123456789),
    ],
)
def test_une_valeur_permise_se_lit(reglage: Reglage, texte: str, valeur: ValeurReglage) -> None:
    lue = reglage.lire(texte)
    assert lue == valeur
    assert type(lue) is type(reglage.defaut)


@pytest.mark.parametrize(
    ("reglage", "texte", "attendu"),
    [
        (PROFONDEUR, "0", "un entier de 1 à 60"),
        (PROFONDEUR, "61", "un entier de 1 à 60"),
        (PROFONDEUR, "quatre", "un entier de 1 à 60"),
        (PROFONDEUR, "2.5", "un entier de 1 à 60"),
        (PROFONDEUR, "", "un entier de 1 à 60"),
        (GRAINE, "-1", "un entier au moins égal à 0"),
        (TEMPS, "nan", "un nombre de 0.01 à 3600"),
        (TEMPS, "inf", "un nombre de 0.01 à 3600"),
        (EGALITES, "dernier", "hasard ou premier"),
        (EGALITES, "", "hasard ou premier"),
        (TAILLE, "7", "4, 6, 8 ou 10"),
        (TAILLE, "8.0", "4, 6, 8 ou 10"),
    ],
)
def test_une_valeur_refusee_dit_ce_qui_etait_attendu(reglage: Reglage, texte: str, attendu: str) -> None:
    with pytest.raises(ValueError, match=f"{reglage.nom}={texte} : attendu {attendu}$"):
        reglage.lire(texte)


def test_un_oui_ou_non_se_lit_comme_il_s_ecrit() -> None:
    assert ALTERNER.lire(" Oui") is ALTERNER.lire("true") is True
    assert ALTERNER.lire("non") is ALTERNER.lire("False") is False
    with pytest.raises(ValueError, match=r"attendu oui ou non$"):
        ALTERNER.lire("peut-être")


def test_une_valeur_d_une_autre_nature_n_est_pas_acceptee() -> None:
    assert not PROFONDEUR.accepte("quatre")
    assert not PROFONDEUR.accepte(2.5)
    assert not EGALITES.accepte(1)
    assert TEMPS.accepte(2)


@pytest.mark.parametrize("reglage", TOUS, ids=lambda reglage: reglage.nom)
def test_chaque_reglage_accepte_son_defaut_et_porte_une_phrase(reglage: Reglage) -> None:
    assert reglage.accepte(reglage.defaut)
    assert reglage.phrase.endswith(".")


def test_aucun_nom_ne_sert_deux_fois() -> None:
    noms = [reglage.nom for reglage in TOUS]
    assert len(noms) == len(set(noms)) >= 9
