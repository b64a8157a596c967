from __future__ import annotations

import random
from threading import Event

import numpy as np
import pytest

from ecosysteme.arret import Interrompu
from ecosysteme.atelier.bancs.parties import partie_de_niveau, partie_enregistree, revue
from ecosysteme.experts import ConseillerOthello
from ecosysteme.jeux.othello import Othello


def test_un_niveau_rejoue_la_meme_partie() -> None:
    une, autre = (partie_de_niveau(1, random.Random(3)) for _ in range(2))
    assert une.terminee
    assert une.transcription == autre.transcription
    assert une.transcription != partie_de_niveau(1, random.Random(4)).transcription


def test_une_partie_enregistree_qui_n_est_pas_legale_n_est_pas_lue() -> None:
    coups = np.full(60, 64, np.uint8)
    coups[:2] = (37, 43)  # f5 d6
    partie = partie_enregistree(coups)
    assert partie is not None
    assert partie.transcription == "f5d6"
    coups[1] = 0
    assert partie_enregistree(coups) is None


def test_une_revue_arretee_n_est_pas_rendue_a_moitie() -> None:
    arret, partie = Event(), partie_de_niveau(1, random.Random(3))
    conseiller = ConseillerOthello(Othello(), hash_mo=1, taches=1)
    assert len(revue(partie, conseiller, 0.001, arret)) == sum(tour.coup is not None for tour in partie.ligne)
    arret.set()
    with pytest.raises(Interrompu):
        revue(partie, conseiller, 0.001, arret)
