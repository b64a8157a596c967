"""The games of WTHOR one by one, and back."""

from __future__ import annotations

import random
from datetime import date
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecosysteme.entete import Entete
from ecosysteme.formats.enregistrement import Enregistrement
from ecosysteme.formats.partie_compacte import PartieCompacte, cases_de
from ecosysteme.formats.sgf.ecriture import ecrire_sgf
from ecosysteme.formats.sgf.lecture import lire_sgf
from ecosysteme.formats.transcription import lire_transcription
from ecosysteme.formats.wthor import lire_noms
from ecosysteme.formats.wthor_parties import (
    creation_de,
    ecrire_wthor,
    enregistrements_de,
    lire_noms_voisins,
    liste_de_joueurs,
    liste_de_tournois,
    non_dit,
    pions_theoriques,
)
from ecosysteme.jeu import PREMIER
from ecosysteme.jeux.othello import EtatOthello, Othello
from ecosysteme.partie import Partie

JOUEURS = ("???", "Tastet Marc", "Brightwell Graham")
TOURNOIS = ("Diverses parties", "Prétendants")


def refuser(_: EtatOthello) -> int:
    raise AssertionError("rien à résoudre")


def au_hasard(graine: int) -> PartieCompacte:
    """Play a random game, every other one not to its end: only of that one does the file tell the result."""
    hasard = random.Random(graine)
    partie = Partie(Othello())
    while not partie.terminee and (graine % 2 or partie.nb_coups < 45):
        partie.jouer(hasard.choice(partie.jeu.coups_legaux(partie.etat)))
    return Enregistrement(partie).compacte()


@given(st.lists(st.tuples(st.integers(0, 99), st.integers(0, 64), st.integers(0, 64), st.integers(0, 2)), max_size=3))
def test_l_aller_retour_par_sgf_ne_change_pas_un_octet(fiches: list[tuple[int, int, int, int]]) -> None:
    compactes = {graine: au_hasard(graine) for graine, *_ in fiches}
    avant = [
        Enregistrement(
            compactes[graine],
            Entete(
                JOUEURS[qui],
                JOUEURS[-1 - qui],
                evenement=TOURNOIS[qui % 2],
                ecart=2 * pions - 64 if (joue := compactes[graine].ecart()) is None else joue,
                autres=(("theorique", str(theorique)), ("creation", "2018-02-26")),
            ),
        )
        for graine, pions, theorique, qui in fiches
    ]
    joueurs, tournois = liste_de_joueurs(JOUEURS), liste_de_tournois(TOURNOIS)
    octets = ecrire_wthor(avant, joueurs, tournois, 1999, refuser)
    lues, fautives = enregistrements_de(octets, JOUEURS, TOURNOIS)
    assert fautives == ()
    assert [(lue.compacte(), lue.entete.ecart) for lue in lues] == [(e.compacte(), e.entete.ecart) for e in avant]
    par_sgf = lire_sgf(ecrire_sgf(lues)) if lues else []
    assert ecrire_wthor(par_sgf, joueurs, tournois, 1999, refuser)[4:] == octets[4:]
    assert not lues or ecrire_wthor(par_sgf, joueurs, tournois, 1999, refuser) == octets
    assert lire_noms(joueurs.octets(creation_de(""))) == JOUEURS
    assert lire_noms(tournois.octets(creation_de(""))) == TOURNOIS


def test_les_noms_nouveaux_s_ajoutent_et_les_absents_gardent_leur_numero(tmp_path: Path) -> None:
    compacte = PartieCompacte(cases_de(["f5"]))
    entetes = [Entete("Łukasz le très long nom", "Tastet Marc"), Entete("n° 7", ""), Entete("Łukasz le très long nom")]
    avant = [Enregistrement(compacte, entete) for entete in entetes]
    joueurs, tournois = liste_de_joueurs(JOUEURS), liste_de_tournois()
    octets = ecrire_wthor(avant, joueurs, tournois, 2026, lambda _: 0)
    (tmp_path / "WTHOR.JOU").write_bytes(joueurs.octets(creation_de("")))
    noms = lire_noms_voisins(tmp_path)
    assert noms == ((*JOUEURS, "?ukasz le très long"), ())
    lues, _ = enregistrements_de(octets, *noms)
    assert [(lue.entete.noir, lue.entete.blanc) for lue in lues] == [
        ("?ukasz le très long", "Tastet Marc"),
        ("n° 7", "???"),
        ("?ukasz le très long", "???"),
    ]
    assert {lue.entete.evenement for lue in lues} == {"n° 0"}
    assert octets[:4] == bytes((*divmod(date.today().year, 100), date.today().month, date.today().day))


def test_le_score_theorique_est_celui_de_24_cases_vides() -> None:
    compacte = au_hasard(3)
    demandes = []

    def resoudre(etat: EtatOthello) -> int:
        demandes.append(etat)
        return 10

    noirs = pions_theoriques(compacte, resoudre)
    (etat,) = demandes
    assert len(etat.plateau) == 40
    assert etat == lire_transcription(compacte.transcription[:72]).etat
    assert noirs == (37 if etat.trait == PREMIER else 27)
    courte = PartieCompacte(cases_de(["e6", "f4", "e3", "f6", "g5", "d6", "e7", "f5", "c5"]))
    assert pions_theoriques(courte, refuser) is None
    octets = ecrire_wthor([Enregistrement(courte)], liste_de_joueurs(), liste_de_tournois(), 1999, refuser)
    assert octets[16 + 6 : 16 + 8] == bytes((64, 64))


def test_une_partie_illegale_est_mise_de_cote_a_sa_place() -> None:
    joueurs, tournois = liste_de_joueurs(), liste_de_tournois()
    partie = Enregistrement(PartieCompacte(cases_de(["f5", "d6"])), Entete(ecart=0, autres=(("theorique", "32"),)))
    octets = bytearray(ecrire_wthor([partie, partie], joueurs, tournois, 1999, refuser))
    octets[16 + 68 + 9] = 11
    lues, (fautive,) = enregistrements_de(bytes(octets))
    assert len(lues) == 1
    assert (fautive.debut, fautive.longueur) == (16 + 68, 68)
    assert str(fautive.raison) == "partie 2 : coup 2, a1 : un pion en a1 n'encadre aucun pion adverse"


def test_une_partie_qui_commence_ailleurs_est_refusee() -> None:
    ailleurs = Enregistrement(PartieCompacte(b"", lire_transcription("f5").etat))
    with pytest.raises(ValueError, match=r"^partie 1 : WTHOR n'a que des parties qui partent"):
        ecrire_wthor([ailleurs], liste_de_joueurs(), liste_de_tournois(), 1999, refuser)


def test_un_fichier_de_noms_fautif_est_nomme(tmp_path: Path) -> None:
    assert lire_noms_voisins(tmp_path) == ((), ())
    (tmp_path / "a.trn").write_bytes(b"x")
    with pytest.raises(ValueError, match=r"^a\.trn : fichier de 1 octets"):
        lire_noms_voisins(tmp_path)


@pytest.mark.parametrize(
    ("entete", "pions", "dite"),
    [
        (Entete(decision="B+R"), 61, "B+R n'est pas un score : WTHOR en veut un, celui du plateau, 61-3, est écrit"),
        (Entete(decision="W+T"), 3, "W+T n'est pas un score : WTHOR en veut un, celui du plateau, 3-61, est écrit"),
        (Entete(), 32, "partie sans résultat : WTHOR veut un score, celui du plateau, 32-32, est écrit"),
        (Entete(ecart=20, decision="B+R"), 42, None),
    ],
)
def test_qui_a_gagne_sans_score_a_les_cases_vides(entete: Entete, pions: int, dite: str | None) -> None:
    partie = Enregistrement(PartieCompacte(cases_de(["f5", "d6"])), entete)  # three discs each
    octets = ecrire_wthor([partie], liste_de_joueurs(), liste_de_tournois(), 0)
    assert octets[16 + 6] == pions
    assert (dite and str(non_dit(partie))) == dite
