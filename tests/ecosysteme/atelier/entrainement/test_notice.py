from datetime import date
from typing import Any

from ecosysteme.atelier.entrainement.dossier import DossierEntrainement
from ecosysteme.atelier.entrainement.lots import PROCHE
from ecosysteme.atelier.entrainement.notice import compter, rediger
from ecosysteme.atelier.entrainement.recette import EtapeEntrainement, Recette
from ecosysteme.atelier.entrainement.validation import Erreur


def test_la_notice_dit_d_ou_viennent_les_poids(fini: Any, recette: Recette) -> None:
    donnees = compter(DossierEntrainement(fini.dossier), recette, 0)
    assert [etape[:2] for etape in donnees.etapes] == [("fin", "exactes"), ("milieu", "recherche à 2 demi-coups")]
    assert 300 < donnees.positions <= 368
    erreurs = [Erreur(12, 2636, True, 5.934, -0.1, 7.5), Erreur(20, 1500, False, 4.0, 0.2, 5.0)]
    texte = rediger(recette, "othellier entrainer --recette minuscule", donnees, erreurs)
    assert f"- Date : {date.today().isoformat()}" in texte
    assert "`othellier entrainer --recette minuscule`" in texte
    assert "ouvertures au hasard" in texte
    assert "| 12 | 2\N{NO-BREAK SPACE}636 | exactes | 5,93 | -0,10 | 7,50 |" in texte
    assert "| 20 | 1\N{NO-BREAK SPACE}500 | recherche | 4,00 | 0,20 | 5,00 |" in texte
    assert "130\N{NO-BREAK SPACE}000 parties WTHOR" in rediger(
        recette, "", compter(DossierEntrainement(fini.dossier), recette, 130_000), []
    )


def test_la_notice_parle_des_reseaux_quand_il_y_en_a(fini: Any, recette: Recette) -> None:
    """Each lot counts once: with those of its networks, or else of its stage."""
    reseaux = (EtapeEntrainement("réseaux", range(1, 5), None, 40, 20, 0, PROCHE, 1),)
    donnees = compter(DossierEntrainement(fini.dossier), Recette("avec", recette.etapes, reseaux), 0)
    sans = compter(DossierEntrainement(fini.dossier), recette, 0)
    assert donnees.positions == sans.positions
    assert donnees.etapes[0][2] == sans.etapes[0][2] - donnees.etapes[-1][2] > 0
    texte = rediger(Recette("avec", recette.etapes, reseaux), "", donnees, [])
    assert "De 1 à 4 cases vides, un petit réseau" in texte
    assert "réseau" not in rediger(recette, "", sans, [])


def test_la_notice_dit_ce_que_les_reseaux_partagent_et_ce_qui_est_repris(fini: Any, recette: Recette) -> None:
    suite = tuple(
        EtapeEntrainement(f"réseaux, {v}", range(v, v + 4), 4, 40, 20, 0, PROCHE, epoques=2) for v in (13, 17)
    )
    texte = rediger(
        Recette("suite", (), suite, livres=True), "", compter(DossierEntrainement(fini.dossier), recette, 0), []
    )
    assert "sont ceux que le programme avait" in texte
    assert "un réseau juge plusieurs nombres de cases vides (13 à 20)" in texte
    assert "un petit réseau" not in texte
