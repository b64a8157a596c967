"""GGF: games as NBoard and GGS write them, and what is no game."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecosysteme.entete import Entete
from ecosysteme.formats.enregistrement import Enregistrement
from ecosysteme.formats.ggf import PartieGGF, ecrire_ggf, lire_ggf, lire_parties_ggf
from ecosysteme.jeu import PREMIER, SECOND
from ecosysteme.jeux.othello import EtatOthello, Othello
from ecosysteme.partie import Partie
from ecosysteme.pendules import Horloge, lire_duree
from ecosysteme.variantes.evaluation import Evaluation
from tests.positions import etats, partie_jouee

# As the text of NBoard's protocol gives it, and a game of GGS with what people do to the format.
NBOARD = (
    "(;GM[Othello]PC[NBoard]DT[2014-02-21 20:52:27 GMT]PB[./mEdax]PW[chris]RE[?]TI[15:00]TY[8]"
    "BO[8 ---------------------------O*------*O--------------------------- *]"
    "B[F5]W[F6]B[D3]W[C5]B[E6]W[F7]B[E7]W[F4];)"
)
GGS = """1 (;GM[Othello] PC[GGS/os] dt[1 Jan 2003 10:00:00 MST] PB[un]PW[deux] TB[5:00//02:00] TW[1:00:00/0:10/2:00]
 TY[8] RE[-12.000:r] BO[8 --------
 -------- -------- ---O*--- ---*O--- -------- -------- -------- *]
 CO[c'est joué] b[d3//0.01]w[c3/1.50/12.5]B[c4/-2] W[PA/x/y];)"""


def test_une_partie_de_nboard() -> None:
    lue = lire_ggf(NBOARD)
    assert lue.depart == Othello().etat_initial()
    assert lue.partie().transcription == "f5f6d3c5e6f7e7f4"
    assert lue.horloge(PREMIER) == lue.horloge(SECOND) == Horloge(900)
    assert lue.etiquettes["PB"] == "./mEdax"


def test_une_partie_de_ggs_aux_blancs_et_aux_casses_de_chacun() -> None:
    lue = lire_ggf(GGS.replace("W[PA/x/y]", "W[c5]"))
    assert [(coup.valeur, coup.secondes) for coup in lue.coups] == [(None, 0.01), (1.5, 12.5), (-2, 0), (None, 0)]
    assert lue.partie().transcription == "d3c3c4c5"
    assert (lue.horloge(PREMIER), lue.horloge(SECOND)) == (Horloge(300, 0, 120), Horloge(3600, 10, 120))
    assert (lue.etiquettes["DT"], lue.etiquettes["RE"]) == ("1 Jan 2003 10:00:00 MST", "-12.000:r")


@pytest.mark.parametrize("ecrits", ["W[A3]", "B[PA]W[A3]", "B[pass//0.1]w[a3]", "B[--]W[A3/1]"])
def test_une_passe_ecrite_ou_sous_entendue(ecrits: str) -> None:
    lue = lire_ggf(f"(;B[d3]W[c3]B[e6]W[d2]B[d1]W[e1]B[b2]W[c1]{ecrits};)")
    assert [coup.coup for coup in lue.coups[-3:]] == [(0, 2), None, (2, 0)]
    assert lue.partie().transcription == "d3c3e6d2d1e1b2c1a3"


@given(etats(tailles=(8,)), st.integers(0, 10**6))
def test_une_partie_ecrite_se_relit(etat: EtatOthello, graine: int) -> None:
    partie = Partie(Othello(), etat)
    while not partie.terminee and partie.nb_coups < 12:
        coups = partie.jeu.coups_legaux(partie.etat)
        partie.jouer(coups[graine % len(coups)], secondes=0.25)
    lue = lire_ggf(ecrire_ggf(Enregistrement(partie, Entete("IA [1]\n", "deux", "2026-04-30"))))
    assert lue.depart == partie.depart
    assert [coup.coup for coup in lue.coups] == [tour.coup for tour in partie.historique]
    assert lue.partie().etat == partie.etat
    assert all(coup.secondes == (0.25 if coup.coup else 0) for coup in lue.coups)
    assert (lue.etiquettes["PB"], lue.etiquettes["DT"]) == ("IA (1)", "2026-04-30")


def test_le_resultat_n_est_ecrit_qu_a_la_fin() -> None:
    assert "RE[?]" in ecrire_ggf(Enregistrement(partie_jouee("f5")))
    # The empty squares are the winner's.
    assert "RE[+64.000]" in ecrire_ggf(Enregistrement(partie_jouee("e6f4e3f6g5d6e7f5c5")))


@pytest.mark.parametrize(
    ("texte", "raison"),
    [
        ("", "^'' n'est pas une partie GGF : attendu"),
        ("f5d6c3", "^'f5d6c3' n'est pas une partie GGF"),
        (NBOARD[:-2], "^GGF, caractère 202 : '' : attendu une étiquette ou ;\\)$"),
        (NBOARD.replace("B[F5]", "B F5]"), r"^GGF, caractère \d+ : 'B F5\]W\[F6\]"),
        (NBOARD.replace("Othello", "Amazons"), "^GGF : jeu 'Amazons' : attendu Othello$"),
        (NBOARD.replace("BO[8", "BO[10"), "^GGF, BO : plateau de '10' cases de côté : attendu 8$"),
        (NBOARD.replace("O*--", "O*-"), "^position de 64 signes"),
        (NBOARD.replace("W[F6]", "W[F1]"), "^GGF, coup 2, 'F1' : .*f1.*"),
        (NBOARD.replace("W[F6]", "W[Z9]"), "^GGF, coup 2, 'Z9' : 'Z9' n'est pas une case"),
        (NBOARD.replace("W[F6]", "W[PA]"), "^GGF, coup 2, 'PA' : passe impossible : f4 se joue$"),
        (NBOARD.replace("W[F6]", "B[F6]"), "^GGF, coup 2, 'F6' : le trait est à Blanc$"),
        ("(;" + "A[" + "x" * 200_000, "^GGF, caractère 3"),
    ],
)
def test_ce_qui_ne_se_lit_pas_est_dit(texte: str, raison: str) -> None:
    with pytest.raises(ValueError, match=raison):
        lire_ggf(texte)


@given(st.text(alphabet="(;)[]BWOGMTI8*- /:F5\n\x00é", max_size=80))
def test_n_importe_quoi_se_lit_ou_se_refuse(texte: str) -> None:
    with suppress(ValueError):
        assert isinstance(lire_ggf(texte), PartieGGF)


@pytest.mark.parametrize(
    ("texte", "secondes"),
    [("15:00", 900), ("0:00:10", 10), ("12.5", 12.5), (" 5 ", 5), ("", None), ("x", None), ("1:", None), ("-5", None)],
)
def test_une_duree_se_lit(texte: str, secondes: float | None) -> None:
    assert lire_duree(texte) == secondes


def test_plusieurs_parties_se_suivent_et_une_paire_en_fait_deux() -> None:
    paire = f"2 {NBOARD}{NBOARD.replace('PB[./mEdax]', 'PB[nine]')}\n"
    lues = lire_parties_ggf(f"{paire}\n1 {NBOARD.replace('W[C5]', 'W[C5/-2/3]CO[risqué]')}\n")
    assert [lue.entete.noir for lue in lues] == ["./mEdax", "nine", "./mEdax"]
    assert {lue.compacte().transcription for lue in lues} == {"f5f6d3c5e6f7e7f4"}
    detail = lues[2].compacte().details[3]
    assert (detail.secondes, detail.commentaire, detail.evaluation) == (3, "risqué", Evaluation(2))  # for Black
    assert (lues[0].entete.date, lues[0].entete.lieu, lues[0].entete.cadence) == ("2014-02-21", "NBoard", "15:00")


def test_la_partie_fautive_est_nommee() -> None:
    with pytest.raises(ValueError, match=r"^partie 2 : GGF, coup 2, 'F1'"):
        lire_parties_ggf(NBOARD + NBOARD.replace("W[F6]", "W[F1]"))


def test_l_entete_fait_l_aller_retour() -> None:
    lue = lire_parties_ggf(GGS.replace("W[PA/x/y]", "W[c5/-3/2]CO[fini]"))[0]
    assert (lue.entete.commentaire, lue.entete.ecart) == ("c'est joué", -12)
    relue = lire_parties_ggf(ecrire_ggf(lue))[0]
    assert (relue.entete, relue.compacte()) == (lue.entete, lue.compacte())


def test_ce_que_disent_les_etiquettes_se_relit() -> None:
    """Why it was won, what is played, and the tags that only their writer knows."""
    texte = GGS.replace("W[PA/x/y]", "W[c5]").replace("TY[8]", "TY[8r]KM[2.5]EV[Open]RO[3]")
    (lue,) = lire_parties_ggf(texte)
    assert (lue.entete.ecart, lue.entete.decision) == (-12, "W+R")
    assert (lue.entete.evenement, lue.entete.ronde) == ("Open", "3")
    assert dict(lue.entete.autres) == {"TY": "8r", "KM": "2.5"}
    (relue,) = lire_parties_ggf(ecrire_ggf(lue))
    assert (relue.entete, relue.compacte()) == (lue.entete, lue.compacte())


def test_une_etiquette_d_un_autre_format_ne_se_prend_pas_pour_une_des_notres() -> None:
    autres = tuple((nom, "x") for nom in ("B", "W", "BO", "CO", "OTR", "RE", "Opening", "A]B", "ECO"))
    (relue,) = lire_parties_ggf(ecrire_ggf(Enregistrement(partie_jouee("f5"), Entete(autres=autres))))
    assert relue.entete.autres == (("ECO", "x"),)
    assert relue.compacte().transcription == "f5"


@pytest.mark.parametrize(
    ("nom", "lu"), [("Turbo[FR]", "Turbo[FR]"), ("a[b][c] d", "a[b][c] d"), ("a[b", "a[b"), ("[x]", "[x]")]
)
def test_un_nom_a_crochets_ne_coupe_pas_la_partie(nom: str, lu: str) -> None:
    (lue,) = lire_parties_ggf(NBOARD.replace("PB[./mEdax]", f"PB[{nom}]"))
    assert (lue.entete.noir, lue.entete.blanc, lue.nb_coups) == (lu, "chris", 8)
