import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ecosysteme.classe.copie import ecrire_copie, enregistrer_copie, lire_copie, ouvrir_copie
from ecosysteme.fautes import Faute
from tests.ecosysteme.classe.exemples import copie_de_test


def test_une_copie_revient_entiere(tmp_path: Path) -> None:
    copie = copie_de_test()
    enregistrer_copie(tmp_path / "zoe.copie", copie)
    assert ouvrir_copie(tmp_path / "zoe.copie") == lire_copie(ecrire_copie(copie)) == copie
    assert (copie.justes, copie.jugees, copie.secondes) == (1, 3, 14.0)


FAUTES: list[tuple[Callable[[Any], object], str]] = [
    (lambda o: o.update(eleve=""), "eleve : attendu un texte"),
    (lambda o: o.update(rendue="hier"), "rendue : attendu une date"),
    (lambda o: o.update(note=20), "champ 'note' inconnu"),
    (lambda o: o.update(format="othellier-seance"), "attendu un fichier .copie"),
    (lambda o: o["reponses"][1].update(juste="oui"), "étape 2 : juste : attendu true"),
    (lambda o: o["reponses"][1].update(secondes=-1), "étape 2 : secondes : attendu une durée"),
    (lambda o: o.update(reponses=[{}] * 101), "reponses : attendu une liste de 100 éléments"),
]


@pytest.mark.parametrize(("geste", "raison"), FAUTES)
def test_ce_qui_ne_va_pas_est_nomme(geste: Callable[[Any], object], raison: str, tmp_path: Path) -> None:
    objet = json.loads(ecrire_copie(copie_de_test()))
    geste(objet)
    (tmp_path / "f").write_text(json.dumps(objet))
    with pytest.raises(Faute, match=raison):
        ouvrir_copie(tmp_path / "f")


def test_une_copie_impossible_n_efface_rien(tmp_path: Path) -> None:
    chemin = tmp_path / "zoe.copie"
    enregistrer_copie(chemin, copie_de_test())
    avant = chemin.read_bytes()
    with pytest.raises(Faute):
        enregistrer_copie(chemin, replace(copie_de_test(), eleve=""))
    assert chemin.read_bytes() == avant
