from __future__ import annotations

from ecosysteme.jeu import PREMIER, SECOND
from ecosysteme.tournoi.comptes.bilan_joueur import OUVERTURES_MAX, BilanJoueur, debut_de
from ecosysteme.tournoi.elo import Resultat
from ecosysteme.tournoi.fiche import PartieFinie


def fiche(rang: int, ouverture: str = "", issue: int = 1) -> PartieFinie:
    temps = ((rang + 1, 5), (3,))
    return PartieFinie(rang, 0, 1, "", ouverture, "f5 d6 c3 d3 c4", temps, issue, (40, 24), (4.0, 6.0), 0.0)  # type: ignore[arg-type]


def test_deux_comptes_du_meme_joueur_s_ajoutent() -> None:
    un, autre, ensemble = (BilanJoueur("othello", "ia_max") for _ in range(3))
    for rang, compte in enumerate((un, autre, un)):
        compte.ajouter(fiche(rang), PREMIER)
        compte.ajouter(fiche(rang, "f5 f6", issue=0), SECOND)
    for rang in range(3):
        ensemble.ajouter(fiche(rang), PREMIER)
        ensemble.ajouter(fiche(rang, "f5 f6", issue=0), SECOND)
    un.cumuler(autre)
    assert un == ensemble


def test_ses_valeurs_se_relisent() -> None:
    compte, relu = BilanJoueur("othello", "ia_max"), BilanJoueur("othello", "ia_max")
    compte.ajouter(fiche(6), PREMIER)
    compte.ajouter(fiche(0), SECOND)
    relu.relire(compte.valeurs())
    relu.ouvertures = compte.ouvertures
    assert relu == compte


def test_les_ouvertures_les_plus_vues_puis_par_ordre_alphabetique() -> None:
    compte = BilanJoueur("othello", "ia_max")
    for ouverture in ("f5 f6", "f5 d6", "f5 f4", "f5 f4"):
        compte.ajouter(fiche(0, ouverture), PREMIER)
    assert [debut for debut, _ in compte.preferees(3)] == ["f5 f4", "f5 d6", "f5 f6"]
    assert debut_de(fiche(0)) == "f5 d6 c3 d3"


def test_au_dela_d_un_nombre_les_nouvelles_ouvertures_ne_sont_plus_distinguees() -> None:
    compte = BilanJoueur("othello", "ia_max")
    compte.ouvertures = {str(rang): Resultat(1) for rang in range(OUVERTURES_MAX)}
    compte.ajouter(fiche(0, "f5 f6"), PREMIER)
    compte.ajouter(fiche(1, "7"), PREMIER)
    assert len(compte.ouvertures) == OUVERTURES_MAX
    assert (compte.ouvertures["7"].parties, compte.total.parties) == (2, 2)
