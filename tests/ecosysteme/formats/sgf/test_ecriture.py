"""The native file: what is written is read back the same, down to the last note of the last variation."""

from __future__ import annotations

import pickle
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecosysteme.entete import Entete
from ecosysteme.formats.enregistrement import Enregistrement
from ecosysteme.formats.partie_compacte import Detail, PartieCompacte
from ecosysteme.formats.sgf.ecriture import ecrire_sgf
from ecosysteme.formats.sgf.lecture import lire_sgf
from ecosysteme.formats.transcription import lire_transcriptions
from ecosysteme.jeu import PREMIER, SECOND
from ecosysteme.jeux.othello import EtatOthello, Othello
from ecosysteme.jeux.puissance4 import Puissance4
from ecosysteme.partie import Partie
from ecosysteme.pendules import Pendules, Regle, lire_horloge
from ecosysteme.plateau import Plateau
from ecosysteme.variantes.edition import annoter
from ecosysteme.variantes.evaluation import Evaluation, Juge
from tests.ecosysteme.formats.arbres import dit, entetes, evaluations, parties, secondes, textes
from tests.positions import etats, etats_epars, partie_jouee


@given(st.lists(st.tuples(parties(), entetes()), min_size=1, max_size=2))
def test_tout_ce_que_dit_un_arbre_se_relit(fiches: list[tuple[Partie, Entete]]) -> None:
    relues = lire_sgf(ecrire_sgf([Enregistrement(partie, entete) for partie, entete in fiches]))
    assert len(relues) == len(fiches)
    for (partie, entete), relue in zip(fiches, relues, strict=True):
        assert dit(relue.partie) == dit(partie)
        assert relue.partie.jeu.specification == partie.jeu.specification
        if entete.ecart is not None and isinstance(partie.jeu, Othello):
            assert relue.entete == entete


@given(etats(tailles=(8,)), st.lists(st.tuples(secondes, textes, evaluations), max_size=3), entetes())
def test_une_partie_en_ligne_s_ecrit_sans_etre_rejouee(
    etat: EtatOthello, notes: list[tuple[float, str, Evaluation | None]], entete: Entete
) -> None:
    coups, details = bytearray(), {}
    partie = Partie(Othello(), etat)
    for note in notes:
        if not partie.terminee:
            coup = partie.jeu.coups_legaux(partie.etat)[0]
            if Detail(*note) != Detail():
                details[len(coups)] = Detail(*note)
            coups.append(8 * coup[0] + coup[1])
            partie.jouer(coup)
    avant = Enregistrement(PartieCompacte(bytes(coups), etat, details), entete)
    texte = ecrire_sgf([avant])
    (relue,) = lire_sgf(texte)
    assert relue.compacte() == avant.compacte()
    tenue = avant.partie
    assert ecrire_sgf([avant]) == texte  # the tree says what the moves in a row say
    assert dit(relue.partie) == dit(tenue)


@given(etats_epars(tailles=(6, 8)))
def test_toute_position_de_depart_se_relit(etat: EtatOthello) -> None:
    """Boards with one colour, with none, and with no move to play too."""
    (relue,) = lire_sgf(ecrire_sgf([Enregistrement(Partie(Othello(etat.taille), etat))]))
    assert relue.partie.depart == etat


def test_un_plateau_sans_blanc_ou_vide_se_relit() -> None:
    for signe in ".NB":
        etat = EtatOthello(Plateau.depuis_texte("\n".join([signe + "." * 7, *["." * 8] * 7])), PREMIER)
        assert lire_sgf(ecrire_sgf([Enregistrement(Partie(Othello(), etat))]))[0].partie.depart == etat


def test_un_autre_jeu_qui_commence_ailleurs() -> None:
    jeu = Puissance4()
    etat = jeu.jouer(jeu.jouer(jeu.etat_initial(), 3), 3)
    texte = ecrire_sgf([Enregistrement(Partie(jeu, etat))])
    assert "GM[0]" in texte
    assert lire_sgf(texte)[0].partie.depart == etat


def test_une_etiquette_a_part_garde_ses_deux_points() -> None:
    entete = Entete(autres=(("Durée : totale", "1:30"), ("", ":")))
    (relue,) = lire_sgf(ecrire_sgf([Enregistrement(Partie(Othello()), entete)]))
    assert relue.entete.autres == entete.autres


def test_ce_que_les_autres_programmes_comprennent() -> None:
    """The words of the trade, one by one: a fault in them would still be read back by ourselves."""
    (lue,) = lire_transcriptions("d3c3e6d2d1e1b2c1a3")
    entete = Entete(noir="un]", blanc="deux", date="2026-11-22", ecart=-12, cadence="300")
    texte = ecrire_sgf([Enregistrement(lue.compacte(), entete)])
    tete, coups = texte.split("\n")[:2]
    assert tete.startswith("(;FF[4]GM[2]CA[UTF-8]AP[Othellier]SZ[8]AB[e4][d5]AW[d4][e5]PL[B]PB[un\\]]PW[deux]")
    assert "RE[W+12]" in tete
    assert coups.startswith(";B[d3]BL[300];W[c3]WL[300];B[e6]")
    assert coups.endswith(";W[c1]WL[300];B[];W[a3]WL[300])")


def test_les_pendules_se_disent_comme_ailleurs() -> None:
    """The seconds of the start for others, all of it for us, and what is left after each move, increments included."""
    partie = partie_jouee("")
    for coup, duree in (("d3", 10.0), ("c3", 0.5), ("c4", 20.0)):
        partie.jouer(partie.jeu.lire_coup(coup), duree)
    partie.entete = Entete(cadence="1:00/0:02/2:00")
    texte = ecrire_sgf([Enregistrement(partie)])
    assert "TM[60]OT[1:00/0:02/2:00]" in texte
    assert ";B[d3]OTS[10]BL[52];W[c3]OTS[0.5]WL[61.5];B[c4]OTS[20]BL[34]" in texte
    (lue,) = lire_sgf(texte)
    assert lue.entete.cadence == "1:00/0:02/2:00"
    assert lue.partie.racine.proprietes == ()


def test_une_passe_ne_gagne_pas_de_temps() -> None:
    partie = partie_jouee("d3c3e6d2d1e1b2c1a3")
    assert any(tour.coup is None for tour in partie.historique)
    partie.entete = Entete(cadence="1:00/0:02")
    texte = ecrire_sgf([Enregistrement(partie)])
    noirs, blancs = (re.findall(lettre + r"L\[(\d+)\]", texte) for lettre in "BW")
    assert noirs == [str(60 + 2 * rang) for rang in range(1, len(noirs) + 1)]
    assert blancs == [str(60 + 2 * rang) for rang in range(1, len(blancs) + 1)]


def test_une_rallonge_qu_un_autre_programme_dit_reste() -> None:
    (lue,) = lire_sgf("(;GM[2]TM[300]OT[25/600 Canadian];B[d3])")
    assert lue.entete.cadence == "300"
    assert "OT[25/600 Canadian]" in ecrire_sgf([lue])


@pytest.mark.parametrize("profondeur", [5_000])
def test_un_arbre_profond_s_ecrit_et_se_relit(profondeur: int) -> None:
    """A heap of 99 objects taken one by one, again and again: comments nested far deeper than Python recurses."""
    texte = "(;GM[2]" + ";C[a]" * profondeur + "".join(f"(;C[{rang}]" for rang in range(profondeur))
    texte += ";B[f5]" + ")" * profondeur + ")"
    (lue,) = pickle.loads(pickle.dumps(lire_sgf(texte)))  # as another process sends it to the window
    assert lue.partie.transcription == "f5"
    assert lue.partie.racine.commentaire.count("\n") == 2 * profondeur - 1


REVUE = Evaluation(-6, 6, exact=True, meilleurs=((2, 3),), profondeur=20, juge=Juge("othellier 1 abc", 1000))


def jugee() -> Enregistrement:
    partie = partie_jouee("f5d6")
    partie.noter(1, REVUE)
    return Enregistrement(partie)


def test_une_revue_se_dit_aussi_aux_autres_programmes() -> None:
    texte = ecrire_sgf([jugee()])
    assert ";B[f5]V[-6]OTV[{" in texte
    assert "}][DO]DO[]" in texte, "une imprécision"
    (relue,) = lire_sgf(texte)
    noeud = relue.partie.racine.suites[0]
    assert (noeud.evaluation, noeud.glyphe) == (REVUE, ""), "personne n'a mis de glyphe"
    partie = relue.partie
    partie.modifier(annoter(partie.racine, 1, glyphe="?"))
    (encore,) = lire_sgf(ecrire_sgf([relue]))
    noeud = encore.partie.racine.suites[0]
    assert (noeud.evaluation, noeud.glyphe) == (REVUE, "?"), "celui-ci est de quelqu'un"


@pytest.mark.parametrize(
    ("avant", "apres", "reste"),
    [
        ("B[f5]", "B[d3]", Evaluation(-6)),  # the move
        ("V[-6]", "V[-5]", Evaluation(-5)),
        ("V[-6]", "V[1e400]", None),
        ("V[-6]", "V[-" + "9" * 40 + "]", None),
        ("V[-6]", "V[nan]", None),
        ("V[-6]", "", None),
        ('"perte":6', '"perte":0', Evaluation(-6)),
        ('"exact":true', '"exact":false', Evaluation(-6)),
        ("OTV[{", "OTV[", Evaluation(-6)),
    ],
)
def test_une_revue_qui_n_est_pas_de_ce_coup_ne_coute_qu_elle_meme(
    avant: str, apres: str, reste: Evaluation | None
) -> None:
    texte = ecrire_sgf([jugee()])
    assert avant in texte
    (relue,) = lire_sgf(texte.replace(avant, apres, 1).replace("W[d6]", "W[c3]" if "d3" in apres else "W[d6]"))
    noeud = relue.partie.racine.suites[0]
    assert (noeud.evaluation, noeud.glyphe) == (reste, "")
    assert relue.partie.nb_coups_total == 2


@pytest.mark.parametrize("suite", ["", "(;W[f3])(;W[g5])"])
def test_l_ouverture_est_dite_sauf_si_le_fichier_lu_la_dit(suite: str) -> None:
    texte = f"(;GM[2];B[f5];W[d6];B[c3];W[d3];B[c4];W[f4];B[f6]{suite})"
    (lue,) = lire_sgf(texte)
    nom = "Tigre diagonale moderne / Comp'Oth" if suite else "Tigre diagonale / Stephenson"
    ecrite = ecrire_sgf([lue])
    assert f"ON[{nom}]" in ecrite
    (relue,) = lire_sgf(ecrite)
    assert "ON" not in dict(relue.partie.racine.proprietes)  # so that it follows the moves, if they go on
    assert (relue.compacte_lue is None) == bool(suite)
    (dite,) = lire_sgf(texte.replace("GM[2]", "GM[2]ON[La nôtre]"))
    assert ecrire_sgf([dite]).count("ON[") == 1
    assert "ON[La nôtre]" in ecrire_sgf([dite])


def test_une_partie_d_un_autre_depart_n_a_pas_d_ouverture() -> None:
    (lue,) = lire_sgf("(;GM[2]SZ[10];B[g6])")
    assert "ON[" not in ecrire_sgf([lue])
    assert "ON[" in ecrire_sgf([Enregistrement(partie_jouee("f5d6c3"))])
    handicap = Partie(Othello(8, coins=1))
    for coup in ("f5", "d6", "c3"):
        handicap.jouer(handicap.jeu.lire_coup(coup))
    assert "ON[" not in ecrire_sgf([Enregistrement(handicap)])


@pytest.mark.parametrize(("regle", "difference"), [(Regle.STRICTE, 64), (Regle.JAPONAISE, 2)])
def test_une_perte_au_temps_se_dit_comme_ailleurs_et_garde_sa_difference(regle: Regle, difference: int) -> None:
    perdue: Partie = Partie(Othello())
    perdue.pendules = Pendules.reglees(lire_horloge("1:00"), regle=regle)
    perdue.jouer((4, 5), 1.0)
    perdue.depenser(SECOND, 90.0)
    if regle is Regle.JAPONAISE:
        perdue.reclamer()
    texte = ecrire_sgf([Enregistrement(perdue)])
    assert "RE[B+T]" in texte
    assert f"OTX[RE:B+{difference}]" in texte
    (relue,) = lire_sgf(texte)
    assert (relue.entete.decision, relue.entete.ecart) == ("B+T", difference)
    assert ecrire_sgf([relue]) == texte, "sans être rejouée"
    assert relue.partie.nb_coups_total == 1
    assert ecrire_sgf([relue]) == texte
