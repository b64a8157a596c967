"""Evaluations of the moves of a game, as anybody may say them: a number, a thought, a review."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import strategies as st

from ecosysteme.jeu import CoupQuelconque, EtatQuelconque, Jeu
from ecosysteme.variantes.evaluation import Evaluation, Juge

valeurs = st.floats(-64, 64) | st.integers(-64, 64)
juges = st.builds(Juge, st.text(max_size=20), st.integers(0, 10**12), st.integers(1, 2))


@st.composite
def evaluations_de(draw: st.DrawFn, jeu: Jeu, avant: EtatQuelconque, coup: CoupQuelconque | None) -> Evaluation | None:
    """What may be known of ``coup``, played in ``avant``: of a pass, or of the start, a number at most."""
    genre = draw(st.sampled_from(("rien", "nombre", "pensee", "revue")))
    if genre == "rien":
        return None
    valeur = draw(valeurs)
    if genre == "nombre" or coup is None:
        return Evaluation(valeur)
    dite = Evaluation(
        valeur,
        draw(st.none() | st.integers(0, 128)),
        draw(st.booleans()),
        draw(st.none() | st.integers(0, 60)),
        profondeur=draw(st.integers(0, 60)),
    )
    if genre == "pensee":
        return dite
    perte = draw(st.integers(0, 128))
    autres = [autre for autre in jeu.coups_legaux(avant) if autre != coup]
    meilleurs = ([coup] if not perte else []) + (draw(st.lists(st.sampled_from(autres), unique=True)) if autres else [])
    return replace(dite, perte=perte, meilleurs=tuple(meilleurs), juge=draw(juges))
