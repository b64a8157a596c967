"""Reading in another process: the same answer, the same faults, and an end as soon as it is asked for."""

from __future__ import annotations

import os
from functools import partial
from pathlib import Path
from threading import Event, Timer
from time import sleep

import pytest

from ecosysteme.arret import Interrompu
from ecosysteme.formats.a_part import LOT, Lots, lire_a_part
from ecosysteme.formats.obf import PositionNotee
from ecosysteme.formats.reconnaitre import Ambigu, Lecture, reconnaitre
from ecosysteme.formats.sgf.ecriture import ecrire_sgf
from tests.ecosysteme.semaphores import sans_semaphores
from tests.positions import partie_jouee

PLATEAU = "-" * 27 + "OX------XO" + "-" * 27


def test_tout_arrive_dans_l_ordre_et_entier() -> None:
    nombre = 2 * LOT + 3
    texte = "\n".join(
        f"(;GM[Othello]PB[n{rang}]PW[b]TY[8]BO[8 {PLATEAU.replace('X', '*')} *]B[f5]W[d6];)" for rang in range(nombre)
    )
    lecture = lire_a_part(partial(reconnaitre, texte))
    assert [un.entete.noir for un in lecture.enregistrements] == [f"n{rang}" for rang in range(nombre)]
    assert lecture.enregistrements[-1].partie.transcription == "f5d6"
    assert lecture.format == "ggf"
    assert isinstance(lecture.enregistrements, Lots)
    assert [texte.split()[0] for texte in lecture.enregistrements.textes] == [f"n{rang}" for rang in range(nombre)]
    assert [un.entete.noir for un in lecture.enregistrements[LOT - 1 : LOT + 1]] == [f"n{LOT - 1}", f"n{LOT}"]
    with pytest.raises(IndexError):
        lecture.enregistrements[nombre]


def test_des_variantes_et_des_positions_voyagent_aussi() -> None:
    partie = partie_jouee("f5d6c3")
    partie.aller_a(1)
    partie.jouer(partie.jeu.lire_coup("f4"))
    from ecosysteme.formats.enregistrement import Enregistrement

    lecture = lire_a_part(partial(reconnaitre, ecrire_sgf([Enregistrement(partie)])))
    assert len(lecture.enregistrements[0].partie.racine.suites[0].suites) == 2
    assert lire_a_part(partial(reconnaitre, f"{PLATEAU} X")).positions[0] == PositionNotee(partie_jouee("").etat)


def test_un_refus_et_un_doute_sont_les_memes() -> None:
    with pytest.raises(ValueError, match="attendu une transcription"):
        lire_a_part(partial(reconnaitre, "bonjour"))
    with pytest.raises(Ambigu) as leve:
        lire_a_part(partial(reconnaitre, PLATEAU))
    assert len(leve.value.lectures) == 2
    with pytest.raises(FileNotFoundError, match=r"absent\.sgf"):
        lire_a_part(partial(_ouvrir, "absent.sgf"))


def test_un_arbre_trop_profond_pour_voyager_est_lu_ici() -> None:
    texte = "(;GM[2]FF[4]SZ[8]" + ";C[x]" * 5000 + ";B[f5];W[d6])"
    assert lire_a_part(partial(reconnaitre, texte)).enregistrements[0].partie.transcription == "f5d6"


def _ouvrir(nom: str) -> Lecture:
    Path(nom).read_bytes()
    return Lecture("")


def _sans_fin(marque: Path) -> Lecture:
    marque.write_text(str(os.getpid()))
    while True:
        sleep(0.01)


def test_l_arreter_finit_le_processus(tmp_path: Path) -> None:
    marque, arret = tmp_path / "pid", Event()

    def guetter() -> None:
        if marque.exists():
            arret.set()
        else:
            Timer(0.01, guetter).start()

    guetter()
    with pytest.raises(Interrompu):
        lire_a_part(partial(_sans_fin, marque), arret)
    with pytest.raises(ProcessLookupError):
        os.kill(int(marque.read_text()), 0)


def _mourir() -> Lecture:
    os._exit(3)


def test_sans_semaphore_la_lecture_se_fait_ici(monkeypatch: pytest.MonkeyPatch) -> None:
    sans_semaphores(monkeypatch)
    assert lire_a_part(partial(reconnaitre, f"{PLATEAU} X")).positions[0] == PositionNotee(partie_jouee("").etat)


def test_un_processus_qui_meurt_est_une_faute() -> None:
    with pytest.raises(ValueError, match="s'est arrêté"):
        lire_a_part(_mourir)
