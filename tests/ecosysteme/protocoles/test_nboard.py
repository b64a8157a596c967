"""NBoard's words, without any process."""

from __future__ import annotations

import pytest

from ecosysteme.cases import Position
from ecosysteme.formats.ggf import lire_ggf
from ecosysteme.formats.transcription import lire_transcription
from ecosysteme.jeu import PREMIER
from ecosysteme.pendules import Temps
from ecosysteme.protocoles import MoteurDefaillant
from ecosysteme.protocoles.nboard import ecrire_ligne, ecrire_partie, lire_coup, lire_reponse


@pytest.mark.parametrize(
    ("ligne", "mot", "reste"),
    [
        ("pong 12", "pong", "12"),
        ("  === F5/1.2/0.5 \r", "===", "F5/1.2/0.5"),
        ("===", "===", ""),
        ("=== d6 -1.00 0.0", "===", "d6 -1.00 0.0"),
        ("set myname Edax 6", "set myname", "Edax 6"),
        ("pongo 12", "pong", None),
        ("status pong 12", "pong", None),
        ("", "===", None),
        ("x" * 100_000, "===", None),
    ],
)
def test_une_ligne_se_reconnait(ligne: str, mot: str, reste: str | None) -> None:
    assert lire_reponse(ligne, mot) == reste


@pytest.mark.parametrize(
    ("texte", "coup"),
    [
        ("F5/1.20/0.5", (4, 5)),
        ("f5", (4, 5)),
        ("g5 -3.00 0.0", (4, 6)),
        ("H8//2", (7, 7)),
        ("PA", None),
        ("pass/0/0", None),
        ("--", None),
    ],
)
def test_un_coup_se_lit(texte: str, coup: Position | None) -> None:
    assert lire_coup(texte) == coup


@pytest.mark.parametrize("texte", ["", "/1.0/2", "z9 1 2", "F5-D6"])
def test_ce_qui_n_est_pas_un_coup_est_refuse(texte: str) -> None:
    with pytest.raises(MoteurDefaillant, match="attendu un coup, de a1 à h8, ou pa"):
        lire_coup(texte)


@pytest.mark.parametrize("secondes", [0.3, 1, 59.9, 60, 900, 3599, 3600, 86_400])
def test_une_horloge_se_relit_a_la_seconde(secondes: float) -> None:
    lue = lire_ggf(ecrire_partie(lire_transcription("f5").etat, Temps(secondes))).horloge(PREMIER)
    assert lue is not None
    assert lue.initial == max(int(secondes), 1)


def test_une_horloge_dit_ce_que_rapporte_un_coup_et_jamais_des_dixiemes() -> None:
    assert "TI[1:05/0:02]" in ecrire_partie(lire_transcription("f5").etat, Temps(65.9, increment=2.9))
    assert "TI[0:07]" in ecrire_partie(lire_transcription("f5").etat, Temps(7.5, rallonge=True))


def test_une_position_se_relit() -> None:
    etat = lire_transcription("f5d6c3d3c4f4").etat
    lue = lire_ggf(ecrire_partie(etat))
    assert (lue.depart, lue.coups, lue.horloge(PREMIER)) == (etat, (), None)


def test_une_ligne_de_coups_est_un_seul_mot() -> None:
    assert ecrire_ligne([(4, 5), None, (0, 0)]) == "F5PAA1"
    assert ecrire_ligne([]) == ""
