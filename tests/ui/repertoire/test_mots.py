"""What is said of repertoires: nothing of a move before it is answered."""

from __future__ import annotations

import random
from datetime import date, timedelta

import pytest

from ecosysteme.carnet.repetition import NoteReprise
from ecosysteme.repertoire.fonds import CoupEtudie
from ecosysteme.repertoire.positions import positions_de
from ecosysteme.repertoire.seance import ReponseDeLigne, SeanceDeRepertoire
from tests.ecosysteme.repertoire.fabrique import coups, explorateur_de, repertoire_de, vue_apres
from ui.repertoire.mots import demander, dire_bilan, dire_coup, dire_etat, ecrire, juger, situer
from ui.socle.langue import Langue

LUNDI = date(2026, 3, 2)


def _seance(*dues: str) -> SeanceDeRepertoire:
    cles = [vue_apres(ligne).cle for ligne in dues]
    positions = positions_de(repertoire_de("f5d6c3", "f5d6c4"))
    return SeanceDeRepertoire(positions, cles, explorateur_de({}), random.Random(1))


@pytest.mark.parametrize(
    ("jours", "dite"), [(1, "Juste : f5. À revoir demain."), (12, "Juste : f5. À revoir dans 12 jours.")]
)
def test_une_bonne_reponse_dit_son_retour(langue: Langue, jours: int, dite: str) -> None:
    reponse = ReponseDeLigne("", (4, 5), True, NoteReprise.TROUVE)
    assert juger(reponse, (), LUNDI + timedelta(days=jours), LUNDI) == dite


def test_une_mauvaise_dit_tous_les_coups_acceptes(langue: Langue) -> None:
    reponse = ReponseDeLigne("", (4, 5), False, None)
    assert juger(reponse, coups("c3c4"), None, LUNDI) == "Raté : le coup est c3 ou c4."
    assert ecrire(coups("f5")) == "f5"


def test_ce_qu_un_coup_est_au_repertoire(langue: Langue) -> None:
    notre, adverse = CoupEtudie((2, 2), True), CoupEtudie((2, 2), False)
    assert (dire_etat(notre), dire_etat(adverse)) == ("à ajouter", "trou")
    assert dire_etat(CoupEtudie((2, 2), True, 3, 1, enseigne=True)) == "enseigné"
    assert [dire_etat(CoupEtudie((2, 2), False, 3, poids)) for poids in (0, 1, 4)] == [
        "jamais demandé",
        "prévu",
        "prévu × 4",
    ]
    assert dire_coup(CoupEtudie((2, 2), False, 3, 1, parties=20, part=0.25)) == "c3, prévu, 20 parties, 25 %"


def test_une_seance_ne_nomme_l_ouverture_qu_apres(langue: Langue) -> None:
    seance = _seance("f5d6")
    while seance.avancer() is not None:
        pass
    assert demander(seance) == "Trait aux Noirs : jouez le coup de votre répertoire"
    assert situer(seance) == "1 position à revoir"
    seance.repondre(seance.attendus[0])
    assert demander(seance) == "Ligne sue · tout ce qui était à revoir est revu"
    assert situer(seance).startswith("0 position à revoir · ")
    assert dire_bilan(seance) == "1 trouvée du premier coup, sur 1"


def test_sans_rien_de_du_c_est_dit(langue: Langue) -> None:
    assert situer(_seance()) == "rien n'est à revoir : sans note"
