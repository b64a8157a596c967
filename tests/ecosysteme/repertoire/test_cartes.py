"""The cards: due on their days, asleep when they leave, and known or not."""

from __future__ import annotations

from datetime import timedelta
from math import prod
from pathlib import Path

import pytest

from ecosysteme.carnet.repetition import NoteReprise
from ecosysteme.repertoire.cartes import FICHIER, CartesRepertoire, Synchronisation
from tests.ecosysteme.carnet.test_repetition import Heure

NOM = "Tigre"


@pytest.fixture
def heure() -> Heure:
    return Heure()


@pytest.fixture
def cartes(tmp_path: Path, heure: Heure) -> CartesRepertoire:
    return CartesRepertoire(tmp_path / "sous", heure, nouvelles=2)


def test_une_synchronisation_dit_ce_qui_entre_et_ce_qui_s_endort(cartes: CartesRepertoire) -> None:
    assert cartes.synchroniser(NOM, "abcd") == Synchronisation(4, 0)
    dite = cartes.synchroniser(NOM, "abcefg")
    assert (dite, str(dite)) == (Synchronisation(3, 1), "+3 −1")
    assert cartes.synchroniser(NOM, "abcefg") == Synchronisation(0, 0)


def test_une_carte_endormie_se_reveille_comme_elle_etait(cartes: CartesRepertoire, heure: Heure) -> None:
    cartes.synchroniser(NOM, "ab")
    cartes.repondre(NOM, "a", NoteReprise.TROUVE, "f5")
    heure.instant += timedelta(days=1)
    avant = cartes.du_jour(NOM).retrouvables["a"]
    cartes.synchroniser(NOM, "b")
    assert "a" not in cartes.du_jour(NOM).retrouvables
    assert cartes.synchroniser(NOM, "ab") == Synchronisation(1, 0)
    assert cartes.du_jour(NOM).retrouvables["a"] == avant > 0.9


def test_les_nouvelles_sont_bornees_par_jour(cartes: CartesRepertoire, heure: Heure) -> None:
    cartes.synchroniser(NOM, "abcd")
    jour = cartes.du_jour(NOM)
    assert (jour.dues, jour.nouvelles) == (("a", "b"), 2)
    for cle in jour.dues:
        cartes.repondre(NOM, cle, NoteReprise.RATE, "f5")
    assert cartes.du_jour(NOM).dues == ()
    heure.instant += timedelta(days=1)
    assert cartes.du_jour(NOM).dues == ("a", "b", "c", "d")


def _repondre_a_toutes(cartes: CartesRepertoire) -> list[int]:
    """Give each grade to a card, and return the days until it comes back."""
    notees = zip("abc", NoteReprise, strict=True)
    return [(cartes.repondre(NOM, cle, note, "f5") - cartes.aujourd_hui).days for cle, note in notees]


def test_une_note_dit_le_jour_du_retour(cartes: CartesRepertoire, heure: Heure) -> None:
    cartes.synchroniser(NOM, "abc")
    retours = [
        (cartes.repondre(NOM, cle, note, "f5") - cartes.aujourd_hui).days
        for cle, note in zip("abc", NoteReprise, strict=False)
    ]
    assert retours == [1, 1, 1]  # at this retention what is new comes back at once, whatever was answered
    heure.instant += timedelta(days=1)
    retours = [
        (cartes.repondre(NOM, cle, note, "f5") - cartes.aujourd_hui).days
        for cle, note in zip("abc", NoteReprise, strict=False)
    ]
    assert retours == sorted(retours, reverse=True)
    assert retours[0] > retours[2] == 1


def test_une_ligne_est_sue_par_le_produit(cartes: CartesRepertoire, heure: Heure) -> None:
    cartes.synchroniser(NOM, "abc")
    for cle in "ab":
        cartes.repondre(NOM, cle, NoteReprise.TROUVE, "f5")
    heure.instant += timedelta(days=5)
    jour = cartes.du_jour(NOM)
    assert 0 < jour.savoir("ab") < jour.retrouvables["a"] < 1
    assert jour.savoir("ab") == pytest.approx(prod(jour.retrouvables[cle] for cle in "ab"))
    assert jour.savoir("abc") == 0
    assert jour.lignes_sues(["ab", "abc", "a"]) == pytest.approx(jour.savoir("ab") + jour.savoir("a"))


def test_deux_repertoires_ont_leurs_cartes(cartes: CartesRepertoire) -> None:
    cartes.synchroniser(NOM, "a")
    cartes.synchroniser("Autre", "a")
    cartes.repondre(NOM, "a", NoteReprise.TROUVE, "f5")
    assert (cartes.du_jour(NOM).dues, cartes.du_jour("Autre").dues) == ((), ("a",))


def test_un_nouveau_nom_garde_les_cartes(cartes: CartesRepertoire) -> None:
    cartes.synchroniser(NOM, "a")
    cartes.synchroniser("Buffle", "b")
    cartes.repondre(NOM, "a", NoteReprise.TROUVE, "f5")
    cartes.renommer(NOM, "Buffle")
    assert set(cartes.du_jour("Buffle").retrouvables) == {"a"}
    assert cartes.du_jour("Buffle").dues == ()


def test_un_fichier_abime_est_mis_de_cote(tmp_path: Path, cartes: CartesRepertoire) -> None:
    cartes.synchroniser(NOM, "a")
    chemin = tmp_path / "sous" / FICHIER
    chemin.write_bytes(b"abime" * 1000)
    assert cartes.du_jour(NOM).dues == ()
    assert (tmp_path / "sous" / "cartes-abime-2026-03-02-200000.sqlite").exists()
