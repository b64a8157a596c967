"""Every writer's text is recognised, and read back the same."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import assume, example, given
from hypothesis import strategies as st

from ecosysteme.entete import Entete
from ecosysteme.formats.ecrivains import ECRIVAINS, ecrivain_de, en_partie
from ecosysteme.formats.enregistrement import Enregistrement
from ecosysteme.formats.obf import PositionNotee, lire_obf
from ecosysteme.formats.reconnaitre import Ambigu, reconnaitre
from ecosysteme.formats.wthor_parties import ecrire_wthor, enregistrements_de, liste_de_joueurs, liste_de_tournois
from ecosysteme.jeu import PREMIER, SECOND
from ecosysteme.jeux.nim import Nim
from ecosysteme.jeux.othello import EtatOthello, Othello
from ecosysteme.joueurs import IAalea
from ecosysteme.journal.instantane import Instantane
from ecosysteme.partie import Partie
from ecosysteme.pendules import Horloge, Pendules, Regle
from ecosysteme.plateau import Plateau
from ecosysteme.tournoi.serie import Bilan
from ecosysteme.variantes.edition import annoter
from ecosysteme.variantes.evaluation import Evaluation
from tests.ecosysteme.formats.arbres import parties
from tests.ecosysteme.journal.parties import signer
from tests.positions import partie_jouee

DE_PARTIES = ("sgf", "ggf", "pgn", "transcription")


def se_suivent(jouees: list[Partie]) -> bool:
    """Tell whether each game may go on from where the one before stands: lines of moves are then those of one game."""
    fins = pairwise(jouees)
    return len(jouees) > 1 and all(
        suivante.historique[0].coup in avant.jeu.coups_legaux(avant.etat) for avant, suivante in fins
    )


@given(st.sampled_from(DE_PARTIES), st.lists(parties(("othello",)), min_size=1, max_size=3))
def test_ce_qu_ecrit_un_ecrivain_de_parties_se_reconnait(nom: str, jouees: list[Partie]) -> None:
    for partie in jouees:
        partie.aller_a(0)
        if not partie.nb_coups_total:  # a transcript of nothing is nothing
            partie.jouer((4, 5))
        partie.aller_a(partie.nb_coups_total)
    assume(nom != "transcription" or not se_suivent(jouees))
    avant = [Enregistrement(partie, Entete(noir="un", blanc="deux")) for partie in jouees]
    lue = reconnaitre(ECRIVAINS[nom].ecrire(avant).encode())
    assert (lue.format, lue.raison, len(lue.enregistrements)) == (nom, None, len(avant))
    for ecrite, relue in zip(avant, lue.enregistrements, strict=True):
        montree = ecrite if nom == "transcription" else ecrite.principale()
        assert relue.compacte().cases == montree.compacte().cases
        assert nom == "transcription" or relue.entete.noir == "un"


@given(st.sampled_from(("plateau", "obf")), st.lists(parties(("othello",)), min_size=1, max_size=3))
def test_ce_qu_ecrit_un_ecrivain_de_positions_se_reconnait(nom: str, jouees: list[Partie]) -> None:
    lue = reconnaitre(ECRIVAINS[nom].ecrire([Enregistrement(partie) for partie in jouees]))
    assert [notee.etat for notee in lue.positions] == [partie.etat for partie in jouees]


@st.composite
def finies(draw: st.DrawFn) -> Partie:
    """A game that is over: by random moves, sometimes from a board that is nearly of one colour, so with wipe-outs."""
    hasard = random.Random(draw(st.integers(0, 10**6)))
    depart = None
    if draw(st.booleans()):
        cases = draw(st.text("NNNNNB....", min_size=64, max_size=64))
        plateau = Plateau.depuis_texte("\n".join(cases[rang : rang + 8] for rang in range(0, 64, 8)))
        depart = EtatOthello(plateau, draw(st.sampled_from((PREMIER, SECOND))))
    partie: Partie = Partie(Othello(), depart)
    while not partie.terminee:
        partie.jouer(hasard.choice(partie.jeu.coups_legaux(partie.etat)))
    return partie


@given(finies())
def test_chaque_ecrivain_dit_le_meme_resultat(partie: Partie) -> None:
    """The official one, counted here once more: the empty squares are the winner's."""
    noirs, blancs = partie.scores
    attendu = (noirs > blancs) * (64 - 2 * blancs) - (noirs < blancs) * (64 - 2 * noirs)
    assert partie.resultat == ((64 + attendu) // 2, (64 - attendu) // 2)
    assert Instantane.de(signer(partie, ("", ""))).valeurs()[-2:] == partie.resultat
    bilan = Bilan("")
    bilan.ajouter(partie, partie.issue or 0, SECOND)
    assert bilan.marge_moyenne == -attendu
    enregistrement = Enregistrement(partie)
    assert enregistrement.ecart() == enregistrement.compacte().ecart() == attendu
    sgf = re.search(r"RE\[(?:0|([BW])\+(\d+))\]", ECRIVAINS["sgf"].ecrire([enregistrement]))
    assert sgf is not None
    assert int(sgf[2] or 0) * (1 if sgf[1] == "B" else -1) == attendu
    assert f"RE[{attendu:+d}.000]" in ECRIVAINS["ggf"].ecrire([enregistrement])
    pgn = ECRIVAINS["pgn"].ecrire([enregistrement])
    assert f"{(64 + abs(attendu)) // 2}-{(64 - abs(attendu)) // 2}" in " ".join(pgn.split())
    assert f'[Result "{"1-0" if attendu > 0 else "0-1" if attendu else "1/2-1/2"}"]' in pgn
    if partie.depart == partie.jeu.etat_initial():
        listes = liste_de_joueurs(()), liste_de_tournois(())
        (relue,), _ = enregistrements_de(ecrire_wthor([enregistrement], *listes, 0))
        assert relue.entete.ecart == attendu
    for nom in ("sgf", "ggf", "pgn"):
        (relue,) = reconnaitre(ECRIVAINS[nom].ecrire([enregistrement])).enregistrements
        assert (relue.entete.ecart, relue.ecart()) == (attendu, attendu)


@pytest.mark.parametrize("decision", ["B+R", "W+T", "W+F", "B+"])
def test_ce_qui_se_decide_hors_du_plateau_reste(decision: str) -> None:
    """A game that is not over: how it was won is kept, with the discs where somebody counted them."""
    for ecart in (None, -12 if decision.startswith("W") else 12):
        lue = Enregistrement(partie_jouee("f5d6c3"), Entete(decision=decision, ecart=ecart))
        for nom in ("sgf", "pgn", "sgf", "ggf"):
            (lue,) = reconnaitre(ECRIVAINS[nom].ecrire([lue])).enregistrements
            dite = lue.entete.decision if ecart is None or nom != "ggf" or decision[2:] in ("R", "T") else decision
            assert (dite or decision, lue.ecart()) == (decision, ecart)


def decider(partie: Partie, maniere: str) -> Partie:
    """End a game otherwise than on the board, as its players do."""
    partie.entete = Entete("un", "deux", cadence="1:00")
    partie.pendules = Pendules.reglees(Horloge(60))
    if maniere == "abandon":
        partie.abandonner(SECOND)
    elif maniere == "nulle":
        partie.convenir_nulle()
    else:
        partie.depenser(SECOND, 200.0)
    return partie


@pytest.mark.parametrize(
    ("maniere", "decision", "ecart"), [("abandon", "B+R", None), ("nulle", "", 0), ("temps", "B+T", 64)]
)
def test_une_partie_decidee_ici_se_relit_partout(maniere: str, decision: str, ecart: int | None) -> None:
    partie = decider(partie_jouee("f5d6c3"), maniere)
    for nom in ("sgf", "ggf", "pgn"):
        (lue,) = reconnaitre(ECRIVAINS[nom].ecrire([Enregistrement(partie)])).enregistrements
        assert (lue.entete.decision, lue.ecart(), lue.entete.cadence) == (decision, ecart, "1:00"), nom


@pytest.mark.parametrize("regle", Regle)
@pytest.mark.parametrize("nom", ["sgf", "ggf", "pgn"])
def test_la_regle_des_pendules_revient_du_fichier(nom: str, regle: Regle) -> None:
    partie, pendules = partie_jouee("f5d6c3"), Pendules.reglees(Horloge(300), regle=regle)
    partie.entete = pendules.annoncer(partie.entete)
    ecrite = ECRIVAINS[nom].ecrire([Enregistrement(partie)])
    (lue,) = reconnaitre(ecrite).enregistrements
    assert (lue.entete.regle, lue.entete.cadence) == (regle.nom_ecrit, str(pendules))
    assert (list(lue.entete.autres), list(lue.partie.racine.proprietes)) == ([], [])
    assert ECRIVAINS[nom].ecrire([lue]) == ecrite


@pytest.mark.parametrize("nom", ["sgf", "ggf", "pgn"])
def test_ce_que_la_pendule_decide_l_emporte_sur_le_plateau(nom: str) -> None:
    """Black has more discs, but played in overtime."""
    partie = partie_jouee("e6f4e3f6g5d6e7f5c5")
    assert partie.issue == PREMIER
    partie.annuler()
    partie.pendules = Pendules.reglees(Horloge(60)).presser(PREMIER, 61)
    partie.jouer((4, 2), joueur=IAalea("N"))
    assert (partie.issue, partie.resultat) == (SECOND, (31, 33))
    lecture = reconnaitre(ECRIVAINS[nom].ecrire([Enregistrement(partie)]))
    (lue,) = lecture.enregistrements
    assert (lue.entete.decision, lue.ecart(), lecture.remarques) == ("W+T", -2, ())


def test_un_autre_score_que_celui_du_plateau_n_est_pas_cru_pour_autant() -> None:
    (lue,) = reconnaitre(
        "(;GM[2]RE[W+12]OTX[RE:W+T];B[e6];W[f4];B[e3];W[f6];B[g5];W[d6];B[e7];W[f5];B[c5])"
    ).enregistrements
    assert lue.ecart() == 64


@pytest.mark.parametrize(
    ("texte", "note"),
    [
        ("(;GM[2]PB[un]RE[B+99];B[f5];W[d6])", "B+99"),
        ("(;GM[2]SZ[6]RE[W+40];B[e3])", "W+40"),
        ("(;GM[Othello]PB[un]RE[-640.000]TY[8];)", "-640.000"),
        ('[Black "un"]\n\n1. f5 d6 {un wins 90-24} 1-0', "90-24"),
        ('[Black "un"]\n[Result "1-0"]\n\n1. f5 d6 0-1', "1-0, 0-1"),
        ('[Black "un"]\n[White "deux"]\n\n1. f5 d6 {deux wins 40-24} 1-0', "deux wins 40-24, 1-0"),
        ("f5d6\nBlack: un\nBlack disks: 60\nWhite disks: 40\n", "60-40"),
    ],
)
def test_un_resultat_impossible_se_dit_et_ne_s_ecrit_pas(texte: str, note: str) -> None:
    lecture = reconnaitre(texte)
    (remarque,) = lecture.remarques
    assert str(remarque) == f"résultat noté {note}, qu'aucune partie ne peut avoir : il n'est pas gardé"
    (lue,) = lecture.enregistrements
    assert (lue.ecart(), lue.entete.decision) == (None, "")
    assert not reconnaitre(ECRIVAINS["sgf"].ecrire([lue])).remarques


def test_l_ecrivain_d_un_fichier_est_celui_de_son_suffixe() -> None:
    assert ecrivain_de(Path("a.SGF")).nom == "sgf"
    with pytest.raises(ValueError, match=r"a\.doc : suffixe inconnu : attendu \.sgf, \.ggf"):
        ecrivain_de(Path("a.doc"))


@pytest.mark.parametrize("nom", [nom for nom in ECRIVAINS if nom != "sgf"])
def test_un_autre_jeu_n_est_ecrit_qu_en_sgf(nom: str) -> None:
    with pytest.raises(ValueError, match="8 × 8"):
        ECRIVAINS[nom].ecrire([Enregistrement(Partie(Nim()))])


def test_une_position_devient_une_partie_ou_rien_n_est_joue() -> None:
    (notee,) = lire_obf("--------------------------OOO------XO--------------------------- X; C3:+2; D3:-4; % essai\n")
    partie = en_partie(notee)
    assert (partie.partie.etat, partie.nb_coups) == (notee.etat, 0)
    assert partie.entete.commentaire == "C3:+2; D3:-4; % essai"
    assert en_partie(PositionNotee(notee.etat)).entete.commentaire == ""


def test_un_plateau_ambigu_le_reste() -> None:
    with pytest.raises(Ambigu):
        reconnaitre("-" * 27 + "0-" + "-" * 35)


@given(st.lists(parties(("othello",)), min_size=2, max_size=4))
def test_un_fichier_s_ecrit_par_morceaux(jouees: list[Partie]) -> None:
    toutes = [Enregistrement(partie, Entete(noir="un")) for partie in jouees]
    for ecrivain in ECRIVAINS.values():
        morceaux = ecrivain.ecrire(toutes[:1]), ecrivain.ecrire(toutes[1:])
        assert ecrivain.entre.join(morceaux) == ecrivain.ecrire(toutes)


# Names that look like the words of some format.
MORCEAUX = ["[", "]", "(", ")", ";", "\\", ":", '"', "{", "}", "\n", "O[", "BO[", "(;GM[2]", "(;GM[Othello]", "B[f5]"]
MORCEAUX += ["%", "f5d6c3", '[Event "x"]', "CA[utf-16]", "[%clk 1:00]", "é", "日本", "ж", " ", "1-0", "x wins 40-24"]
MORCEAUX += ["--", "*", "Black: un"]
noms = st.lists(st.sampled_from(MORCEAUX), max_size=5).map("".join)


def en_une_ligne(texte: str) -> str:
    return " ".join(texte.split())


def sans_crochets(texte: str) -> str:
    return en_une_ligne(texte.replace("[", "(").replace("]", ")"))


@pytest.mark.parametrize(
    ("format_ecrit", "tel_qu_ecrit"), [("sgf", str), ("ggf", sans_crochets), ("pgn", en_une_ligne)]
)
@example("", "\n", "", "", -12)  # a name of white space is no name, in the sentence of the result too
@example("", "", "x wins 40-24", "f5", None)  # said of the last move, it is not the result of the game
@example("[%clk 1:00]x", "", "", "f5", 64)  # the name of a player may look like a command
@example("", "[%clk 1:00]}", "", "", -12)  # and hold what ends a comment
@given(noms, noms, noms, st.sampled_from(("", "f5", "f5d6c3d3c4")), st.sampled_from((None, -12, 0, 64)))
def test_quels_que_soient_les_noms_ce_qui_est_ecrit_se_relit(
    format_ecrit: str,
    tel_qu_ecrit: Callable[[str], str],
    noir: str,
    blanc: str,
    dit: str,
    coups: str,
    ecart: int | None,
) -> None:
    partie = partie_jouee(coups)
    for tour in partie.historique:
        partie.noter(tour.numero, Evaluation(1.5))
    racine = annoter(partie.racine, partie.historique[-1].numero, commentaire=dit) if coups else partie.racine
    partie.modifier(racine)
    entete = Entete(noir=noir, blanc=blanc, lieu=dit, cote_noir="1500", ecart=ecart, date="2026-11-25")
    texte = ECRIVAINS[format_ecrit].ecrire([Enregistrement(partie, entete)] * 2)
    for source in (texte, texte.encode()):
        lue = reconnaitre(source)
        assert (lue.format, lue.raison, len(lue.enregistrements)) == (format_ecrit, None, 2)
        for relue in lue.enregistrements:
            attendus = [tel_qu_ecrit(nom) for nom in (noir, blanc)]
            assert [relue.entete.noir, relue.entete.blanc] == [nom if nom not in ("?", "-") else "" for nom in attendus]
            assert (relue.entete.cote_noir, relue.entete.date) == ("1500", "2026-11-25")
            assert relue.partie.transcription == partie.transcription
            if ecart is not None:
                assert relue.entete.ecart == ecart
            if coups:
                assert {noeud.evaluation for noeud in relue.partie.historique} == {Evaluation(1.5)}


@pytest.mark.parametrize("nom", ["sgf", "ggf", "pgn"])
def test_ce_qui_s_essaie_sur_le_plateau_n_est_pas_ecrit_sous_le_nom_des_joueurs(nom: str) -> None:
    """A variation that one looks at while saving is nobody's game: the file has what was played, with its result."""
    partie = partie_jouee("f5d6c3d3c4")
    entete = Entete(noir="un", blanc="deux", decision="B+R", ecart=12)
    (attendue,) = reconnaitre(ECRIVAINS[nom].ecrire([Enregistrement(partie, entete)])).enregistrements
    partie.aller_a(2)
    partie.jouer((4, 2))
    (relue,) = reconnaitre(ECRIVAINS[nom].ecrire([Enregistrement(partie, entete)])).enregistrements
    assert relue.compacte().cases == attendue.compacte().cases
    assert (relue.ecart(), relue.entete) == (attendue.ecart(), attendue.entete)
