"""PGN: as Edax and vint.ee write them, and our own read back."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecosysteme.entete import Entete
from ecosysteme.formats.enregistrement import Enregistrement
from ecosysteme.formats.partie_compacte import Detail, PartieCompacte
from ecosysteme.formats.pgn import ecrire_pgn, lire_pgn
from ecosysteme.formats.position import lire_fen
from ecosysteme.jeux.othello import EtatOthello
from tests.positions import etats, partie_jouee

EDAX = """[Event "?"]
[Site "edax"]
[Date "2016.10.30"]
[Time "12:00:05"]
[Round "3"]
[Black "Edax 4.4"]
[White "toi \\"x\\""]
[Result "0-1"]

1. d3 c3 2. e6 d2 3. d1 e1 4. b2 c1 5. pass a3
{toi "x" wins 40-24} 0-1
"""


def test_une_partie_d_edax() -> None:
    (lue,) = lire_pgn(EDAX)
    assert lue.compacte().transcription == "d3c3e6d2d1e1b2c1a3"
    entete = lue.entete
    assert (entete.noir, entete.blanc, entete.date, entete.ronde) == ("Edax 4.4", 'toi "x"', "2016-10-30", "3")
    assert (entete.ecart, entete.evenement, entete.autres) == (-16, "", (("Time", "12:00:05"),))


@pytest.mark.parametrize(
    ("balise", "fin", "ecart", "impossible"),
    [
        ("32-32", "*", 0, ""),
        ("32-32", "", 0, ""),
        ("24-40", "*", -16, ""),
        ("24-40", "0-1", -16, ""),
        ("24-40", "24-40", -16, ""),
        ("0-1", "24-40", -16, ""),
        ("?", "24-40", -16, ""),
        ("24-40", '{toi "x" wins 40-24} 0-1', -16, ""),
        ("24-40", '{toi "x" wins 40-24}', -16, ""),
        ("32-32", "1/2-1/2", 0, ""),
        ("64-0", "1-0", 64, ""),
        ("40-24", "0-1", None, "40-24, 0-1"),
        ("32-32", "1-0", None, "32-32, 1-0"),
        ("40-24", "44-20", None, "40-24, 44-20"),
        ("50-40", "1-0", None, "50-40"),
        ("24-40", '{toi "x" wins 44-20} 0-1', None, 'toi "x" wins 44-20, 0-1'),
        ("24-40", "{Edax 4.4 wins 40-24}", None, "Edax 4.4 wins 40-24, 24-40"),
    ],
)
def test_un_resultat_peut_etre_un_score(balise: str, fin: str, ecart: int | None, impossible: str) -> None:
    texte = EDAX.replace('[Result "0-1"]', f'[Result "{balise}"]').replace('{toi "x" wins 40-24} 0-1', fin)
    entete = lire_pgn(texte)[0].entete
    assert (entete.ecart, entete.impossible, entete.decision) == (ecart, impossible, "")


def test_plusieurs_parties_finissent_par_leur_score() -> None:
    texte = EDAX.replace('[Result "0-1"]', '[Result "24-40"]').replace('{toi "x" wins 40-24} 0-1', "24-40")
    lues = lire_pgn(f"{texte}\n{texte}")
    assert [lue.entete.ecart for lue in lues] == [-16, -16]
    assert [lue.entete.ecart for lue in lire_pgn(ecrire_pgn(lues))] == [-16, -16]


@pytest.mark.parametrize(("gagnant", "ecart"), [("Edax 4.4", 16), ('toi "x"', -16)])
@pytest.mark.parametrize("resultat", ["", "*"])
def test_sans_resultat_le_gagnant_est_celui_que_la_fin_nomme(gagnant: str, ecart: int, resultat: str) -> None:
    texte = EDAX.replace("wins 40-24} 0-1", f"wins 40-24}} {resultat}").replace('{toi "x" wins', f"{{{gagnant} wins")
    assert lire_pgn(texte)[0].entete.ecart == ecart


def test_les_coups_sont_numerotes_comme_ceux_d_edax() -> None:
    assert "\n1. d3 c3 2. e6 d2 3. d1 e1 4. b2 c1 5. pass a3 " in ecrire_pgn(lire_pgn(EDAX))
    depart = lire_fen("8/8/8/3pP3/3Pp3/8/8/8 w")
    assert "\n1... c5 2. c6 " in ecrire_pgn([Enregistrement(PartieCompacte(bytes([34, 42]), depart, {}), Entete())])


textes = st.text(st.characters(codec="utf-8", categories=("L", "N", "P", "Z")), max_size=12).map(
    lambda texte: " ".join(texte.split())
)


@given(etats(tailles=(8,)), st.lists(st.tuples(textes, textes, textes), min_size=1, max_size=3))
def test_des_parties_ecrites_se_relisent(etat: EtatOthello, fiches: list[tuple[str, str, str]]) -> None:
    parties = []
    for noir, lieu, dit in fiches:
        coup = etat.coups[len(noir) % len(etat.coups)]
        commentaire = dit.replace("}", ")")
        compacte = PartieCompacte(
            bytes([8 * coup[0] + coup[1]]), etat, {0: Detail(commentaire=commentaire)} if commentaire else {}
        )
        parties.append(
            Enregistrement(compacte, Entete(noir=noir, lieu=lieu, date="1999-01-31", ecart=2 * len(lieu) - 6))
        )
    relues = lire_pgn(ecrire_pgn(parties))
    assert len(relues) == len(parties)
    for avant, apres in zip(parties, relues, strict=True):
        assert apres.compacte() == avant.compacte()
        if avant.entete.noir not in ("?", "-") and avant.entete.lieu not in ("?", "-"):
            assert apres.entete == replace(avant.entete, ecart=avant.ecart())  # the board's where the game is over


@pytest.mark.parametrize(
    ("texte", "raison"),
    [
        ("f5", "^'f5' n'est pas une partie PGN"),
        (EDAX.replace("a3", "a9"), r"^PGN, partie 1, caractère \d+ : 'a9"),
        (EDAX + EDAX.replace("d2", "h1"), "^PGN, partie 2, coup 4, h1"),
        (EDAX.replace("[Round", '[FEN "8/8/8 b"]\n[Round'), "^PGN, partie 1, '8/8/8 b' n'est pas une position FEN"),
        (EDAX.replace("[Round", '[FEN "8/8/8/8/8/8/8/7 b"]\n[Round'), "^PGN, partie 1, FEN, ligne 1 : 7 cases"),
    ],
)
def test_ce_qui_ne_se_lit_pas_est_nomme(texte: str, raison: str) -> None:
    with pytest.raises(ValueError, match=raison):
        lire_pgn(texte)


def test_les_horloges_les_temps_et_les_valeurs_ne_sont_pas_des_commentaires() -> None:
    texte = (
        '[Event "x"]\n[Black "Ann"]\n[TimeControl "300+5"]\n\n1. @f5 {[%clk 0:04:55] bien} @d6 {[%emt 0:00:02.5]} '
        "2. c3 {[%eval -2.5] [%clk 0:04:50]} (2. c4 {[%eval 1]}) d3 *\n"
    )
    (lue,) = lire_pgn(texte)
    un, deux, trois, _ = lue.partie.historique
    assert [tour.secondes for tour in (un, deux, trois)] == [10, 2.5, 10]
    assert (un.commentaire, deux.commentaire, trois.commentaire) == ("bien", "", "(2. c4 {eval 1})")
    assert trois.evaluation is not None
    assert (trois.evaluation.valeur, lue.entete.noir) == (-2.5, "Ann")


@pytest.mark.parametrize(
    ("ecrite", "lue"),
    [
        ('Le "Grand" Prix', 'Le "Grand" Prix'),
        ('"', '"'),
        ("C:\\", "C:\\"),
        ('\\"a\\" b', '"a" b'),
        ('a"] [Site "b', "a"),
    ],
)
def test_un_guillemet_qui_n_est_pas_protege_ne_ferme_pas_sa_balise(ecrite: str, lue: str) -> None:
    (partie,) = lire_pgn(f'[Event "{ecrite}"] [Black "noir"]\n\n1. f5 d6 *\n')
    assert (partie.entete.evenement, partie.entete.noir) == (lue, "noir")
    assert partie.nb_coups == 2


def test_l_ouverture_est_dite_sauf_si_le_fichier_lu_la_dit() -> None:
    def ecrite(transcription: str, autres: tuple[tuple[str, str], ...] = ()) -> str:
        return ecrire_pgn([Enregistrement(partie_jouee(transcription), Entete(autres=autres))])

    assert '[Opening "Tigre diagonale / Stephenson"]' in ecrite("f5d6c3d3c4f4f6")
    assert "Opening" not in ecrite("f5")
    (relue,) = lire_pgn(ecrite("f5d6c3d3c4f4f6"))
    assert relue.entete.autres == ()  # so that it follows the moves, if they go on
    dite = ecrite("f5d6c3d3c4f4f6", (("Opening", "La nôtre"),))
    assert dite.count("[Opening ") == 1
    (relue,) = lire_pgn(dite)
    assert relue.entete.autres == (("Opening", "La nôtre"),)
    assert '[Opening "La nôtre"]' in ecrire_pgn([relue])
