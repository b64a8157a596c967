"""A draft comes back as it was written, even where it is no session yet."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from ecosysteme.classe.brouillon import NOM, brouillon_garde, garder_brouillon, oublier_brouillon
from ecosysteme.classe.etape import ChoixDemande, CoupDemande, EtapeDeSeance, FeuilleDonnee, TexteDemande
from ecosysteme.classe.fichier import defaut_d_etape
from ecosysteme.papier.pages_classe import PageDeClasse
from tests.ecosysteme.classe.exemples import DEBUT, seance_de_test

PAS_ENCORE = (
    EtapeDeSeance("", "Un texte sans titre.", DEBUT),
    EtapeDeSeance("Coup", "", None, CoupDemande(("d3", "z9")), "Parce que."),
    EtapeDeSeance("Choix", "", DEBUT, ChoixDemande(("une seule",), (0, 3))),
    EtapeDeSeance("Texte", "x" * 3000, None, TexteDemande(("oui", "oui"))),
    EtapeDeSeance("Feuille", "", None, FeuilleDonnee("", (PageDeClasse.ARBRE,))),
    replace(seance_de_test().etapes[4], titre=""),
)


def test_rien_n_est_garde_au_depart() -> None:
    assert brouillon_garde() is None
    oublier_brouillon()


def test_une_seance_revient_puis_s_oublie() -> None:
    for seance in (seance_de_test(), replace(seance_de_test(), titre="", etapes=())):
        garder_brouillon(seance)
        assert brouillon_garde() == seance
    oublier_brouillon()
    assert brouillon_garde() is None


@pytest.mark.parametrize("etape", PAS_ENCORE)
def test_ce_qui_n_est_pas_encore_une_etape_revient(etape: EtapeDeSeance) -> None:
    assert defaut_d_etape(etape) is not None
    seance = replace(seance_de_test(), etapes=(etape, *seance_de_test().etapes))
    garder_brouillon(seance)
    assert brouillon_garde() == seance


@pytest.mark.parametrize("texte", ["", "[]", "{", '{"format": "autre"}', '{"format": "othellier-seance"}'])
def test_un_fichier_abime_ne_rend_rien(dossier: Path, texte: str) -> None:
    garder_brouillon(seance_de_test())
    (dossier / NOM).write_text(texte)
    assert brouillon_garde() is None


def test_ce_qui_n_est_pas_une_etape_est_laisse(dossier: Path) -> None:
    garder_brouillon(seance_de_test())
    objet = json.loads((dossier / NOM).read_text("utf-8"))
    objet["etapes"][0] = 3
    objet["etapes"][1] = {"titre": ["a"], "demande": {"genre": "vote"}}
    objet["etapes"][2]["demande"]["choix"] = {"a": 1}
    (dossier / NOM).write_text(json.dumps(objet))
    lue = brouillon_garde()
    assert lue is not None
    choix = EtapeDeSeance("La case sûre", lue.etapes[1].texte, DEBUT, ChoixDemande((), (1,)))
    assert lue.etapes[:2] == (EtapeDeSeance(""), choix)
