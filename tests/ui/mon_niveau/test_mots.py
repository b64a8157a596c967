"""What is said of the person's level, in both languages."""

from __future__ import annotations

from ecosysteme.niveau_personnel.choix import NiveauPersonnel
from ecosysteme.niveau_personnel.niveau import ForceEstimee
from ui.mon_niveau.mots import dire_aide, dire_apres, dire_case, dire_niveau
from ui.socle.langue import Langue

CONNU = NiveauPersonnel(ForceEstimee(780.0, 120.0, 8), 7)
INCONNU = NiveauPersonnel(ForceEstimee(780.0, 400.0, 2), 7)


def test_le_niveau_avec_ses_bornes(langue: Langue) -> None:
    dit = dire_niveau(CONNU)
    assert dit == "≈ niveau {} ({} à {})".format(*CONNU.estimation.niveau)
    assert dire_case(CONNU) == dit.replace("≈ niveau", "Adversaire à mon niveau, ≈")
    assert dire_apres(CONNU) == f"Vous : {dit}"
    assert dire_aide(CONNU).endswith(f"Le vôtre, d'après 8 parties : {dit}.")
    forte = NiveauPersonnel(ForceEstimee(5000.0, 120.0, 8), 20)
    assert dire_niveau(forte) == "≈ niveau 20 (20 et plus)"
    langue.choisir("en")
    assert dire_niveau(CONNU) == "≈ level {} ({} to {})".format(*CONNU.estimation.niveau)


def test_sans_assez_de_parties_rien_que_ce_qui_manque(langue: Langue) -> None:
    assert dire_niveau(INCONNU) == ""
    assert dire_case(INCONNU) == dire_case(None) == "Adversaire à mon niveau"
    assert dire_apres(INCONNU) == "Encore 1 partie pour connaître votre niveau"
    assert "Encore" not in dire_aide(None)
