"""What is said and written of clocks."""

from __future__ import annotations

import pytest

from ecosysteme.pendules import Regle, Temps
from ui.pendules import mots
from ui.socle.langue import Langue

CAMPS = ("Noir", "Blanc")


@pytest.mark.parametrize(
    ("secondes", "phrase"),
    [(272.9, "4 minutes 32"), (60, "1 minute"), (9.9, "9 secondes"), (0, "0 seconde"), (3725, "1 heure 2 minutes 5")],
)
def test_une_duree_se_dit(langue: Langue, secondes: float, phrase: str) -> None:
    assert mots.dire_duree(secondes) == phrase


@pytest.mark.parametrize(
    ("reglage", "nom"),
    [
        ("", "Sans pendule"),
        ("5:00", "5 min"),
        ("3:00/0:02", "3 min + 2 s"),
        ("1:30", "1 min 30 s"),
        ("5:00 | 3:00", "Noir 5 min, Blanc 3 min"),
    ],
)
def test_un_reglage_a_un_nom(langue: Langue, reglage: str, nom: str) -> None:
    assert mots.nommer(reglage, CAMPS) == nom


def test_ce_qui_n_est_pas_une_pendule_est_refuse() -> None:
    with pytest.raises(ValueError, match="illisible"):
        mots.lire_reglage("cinq minutes")


def test_une_chute_dit_ce_qui_reste_permis(langue: Langue) -> None:
    phrase = mots.dire_chute("Noir", Regle.MONDIALE, 31)
    assert phrase.replace("\xa0", " ") == "Noir a dépassé son temps : deux minutes de rallonge, 31 pions au plus"
    assert "pions" not in mots.dire_chute("Noir", Regle.MONDIALE, None)
    assert "réclamer" in mots.dire_chute("Noir", Regle.JAPONAISE, None)


def test_un_cadran_se_lit_et_son_etat_s_entend(langue: Langue) -> None:
    dit = mots.dire_cadran("Noir", Temps(110, rallonge=True), mots.dire_etat(Temps(110, rallonge=True)))
    assert dit.replace("\xa0", " ") == "Pendule de Noir : 1 minute 50 ; en rallonge"
    assert (mots.dire_etat(Temps(0.0)), mots.dire_etat(Temps(5.0))) == ("tombé", "")


def test_chaque_regle_a_un_nom_et_une_explication(langue: Langue) -> None:
    assert (
        len({mots.nommer_regle(regle) for regle in Regle}) == len({mots.expliquer_regle(regle) for regle in Regle}) == 3
    )


def test_les_dixiemes_s_ecrivent_dans_la_langue(langue: Langue) -> None:
    assert [mots.afficher(Temps(reste)) for reste in (272.9, 9.87, 0.0)] == ["4:32", "0:09,8", "0:00"]
    langue.choisir("en")
    assert mots.afficher(Temps(3.46)) == "0:03.4"


def test_ce_qu_une_pendule_montre_change_au_dixieme() -> None:
    assert mots.prochain(Temps(272.9)) < 0.95
    assert mots.prochain(Temps(9.87)) < 0.08
