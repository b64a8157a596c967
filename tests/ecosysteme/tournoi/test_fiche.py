from ecosysteme.tournoi.fiche import PartieFinie


def test_la_transcription_n_a_pas_d_espaces() -> None:
    fiche = PartieFinie(0, 0, 1, "1/0 2/0", "f5", "f5 d6 c3", ((12,), (7,)), 1, (40, 24), (3.0, 4.0), 0.0)
    assert fiche.transcription == "f5d6c3"
