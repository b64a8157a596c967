"""One game: turns, passes and the end, taking back and playing again, and what is kept of it all."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecosysteme.arret import Interrompu
from ecosysteme.cases import Position
from ecosysteme.jeu import NULLE, PREMIER, SECOND, Camp
from ecosysteme.jeux.othello import COULEUR_DE, EtatOthello, Othello
from ecosysteme.joueurs import Humain, IAalea, IAmax
from ecosysteme.partie import Partie, PartieQuelconque, derouler
from ecosysteme.plateau import Plateau
from tests import oracle
from tests.positions import grille_de, partie_jouee
from tests.traces import coups_de, tracer

PARTIES = Path(__file__).parent / "parties"
# White passes after a3 and black ends the game at once.
AVEC_PASSE = "b1c1d1a1a3d4"

PartieOthello = Partie[EtatOthello, Position]


def comparer(partie: PartieOthello, coups: list[Position], faits: int) -> None:
    """Check everything that ``partie`` shows against the oracle's replay of the first ``faits`` moves."""
    grille, trait, tours = oracle.rejouer(partie.etat.taille, coups[:faits])
    camps: dict[str, Camp] = {couleur: camp for camp, couleur in COULEUR_DE.items()}
    assert grille_de(partie.etat) == grille
    assert partie.trait == (None if trait is None else camps[trait])
    assert partie.terminee is (trait is None)
    assert [(COULEUR_DE[tour.camp], tour.coup) for tour in partie.historique] == tours
    assert partie.nb_coups == faits
    assert partie.nb_tours == sum(couleur == "N" for couleur, _ in tours) + (trait == "N")
    assert [tour.coup for tour in partie.defaits if tour.coup is not None] == coups[faits:]
    assert partie.transcription == "".join("abcdef"[x] + str(y + 1) for y, x in coups[:faits])
    assert (partie.dernier.coup if partie.dernier else None) == (coups[faits - 1] if faits else None)
    passes = [camps[couleur] for couleur, coup in tours[-1:] if coup is None]
    assert partie.passes_depuis_dernier() == passes
    if trait is None:
        ecart = oracle.ecart(grille, "N")
        assert partie.issue == (NULLE if ecart == 0 else PREMIER if ecart > 0 else SECOND)


GESTES = st.tuples(st.sampled_from(["jouer"] * 4 + ["annuler", "retablir", "aller_a", "illegal"]), st.integers(0, 40))


@dataclass
class Joue:
    """One move of the list that stands for the game in the next test, and the moves that it took the place of."""

    coup: Position
    remplaces: list[Joue]


@given(st.sampled_from((4, 6)), st.lists(GESTES, max_size=50))
def test_jouer_annuler_retablir_et_aller_suivent_une_simple_liste(taille: int, gestes: list[tuple[str, int]]) -> None:
    partie = Partie(Othello(taille))
    ligne: list[Joue] = []
    annulees: list[tuple[int, list[Joue]]] = []  # what each undoing took away, to be given back in turn
    faits = 0
    for geste, nombre in gestes:
        if geste == "jouer" and not partie.terminee:
            legaux = partie.jeu.coups_legaux(partie.etat)
            ligne[faits:] = [Joue(legaux[nombre % len(legaux)], ligne[faits:])]
            partie.jouer(ligne[faits].coup)
            annulees, faits = [], faits + 1
        elif geste == "annuler":
            assert partie.annuler() is (faits > 0)
            if faits and ligne[faits - 1].remplaces:
                annulees.append((faits - 1, ligne[faits - 1 :]))
                ligne[faits - 1 :] = ligne[faits - 1].remplaces
            faits = max(faits - 1, 0)
        elif geste == "retablir":
            if annulees and annulees[-1][0] == faits:
                ligne[faits:] = annulees.pop()[1]
            assert partie.retablir() is (faits < len(ligne))
            faits = min(faits + 1, len(ligne))
        elif geste == "aller_a":
            cible = nombre % (len(ligne) + 1)
            assert partie.aller_a(cible) is (cible != faits)
            annulees, faits = [], cible
        else:  # an occupied square, or any move once the game is over
            with pytest.raises(ValueError, match=r"occupée|terminée"):
                partie.jouer((1 if taille == 4 else 2, 2))
        comparer(partie, [joue.coup for joue in ligne], faits)


def test_le_coup_qui_prend_la_place_d_une_suite_la_rend_et_se_retablit() -> None:
    partie = partie_jouee(AVEC_PASSE, 4)
    partie.aller_a(2)
    suite, avant = partie.defaits, partie.historique
    partie.jouer(partie.jeu.lire_coup("d3"))
    assert partie.dernier is not None
    assert partie.dernier.remplaces == suite
    assert partie.defaits == ()
    apres = partie.historique
    partie.aller_a(0)
    partie.aller_a(3)
    assert partie.historique == apres, "se promener n'annule rien"
    assert partie.annuler()
    assert (partie.historique, partie.defaits) == (avant, suite)
    assert list(map(id, partie.defaits)) == list(map(id, suite)), "ce qu'on en sait reste su"
    assert partie.retablir()
    assert partie.historique == apres
    assert partie.annuler()
    partie.aller_a(partie.nb_coups_total)
    assert partie.terminee
    assert partie.transcription == AVEC_PASSE


@given(st.integers(0, 10**6))
def test_aucun_etat_ne_change_par_la_suite_du_jeu(graine: int) -> None:
    partie = Partie(Othello(6))
    vus: list[tuple[EtatOthello, int, str]] = []

    def noter(partie: PartieQuelconque) -> None:
        vus.append((partie.etat, hash(partie.etat), partie.jeu.texte(partie.etat)))

    noter(partie)
    derouler(partie, {PREMIER: IAalea(graine=graine), SECOND: IAalea(graine=graine + 1)}, apres_coup=noter)
    partie.aller_a(0)
    assert len(vus) > 5
    assert [(etat, hash(etat), partie.jeu.texte(etat)) for etat, _, _ in vus] == vus


@pytest.mark.parametrize("nombre", [-1, 7])
def test_on_ne_va_pas_a_un_coup_qui_n_existe_pas(nombre: int) -> None:
    partie = partie_jouee(AVEC_PASSE, 4)
    with pytest.raises(ValueError, match=f"coup {nombre} inexistant : la partie en compte 6"):
        partie.aller_a(nombre)
    assert partie.nb_coups == 6


def test_un_refus_garde_ce_qui_etait_defait() -> None:
    partie = partie_jouee("d3c3c4")
    partie.aller_a(1)
    with pytest.raises(ValueError, match="occupée"):
        partie.jouer((3, 3))
    with pytest.raises(TypeError):
        partie.jouer("c3")  # type: ignore[arg-type]
    assert (partie.nb_coups, len(partie.defaits)) == (1, 2)
    assert partie.retablir()


def test_la_passe_se_joue_seule_et_s_annule_avec_le_coup_qui_la_force() -> None:
    partie = partie_jouee(AVEC_PASSE[:-2], 4)
    assert partie.passes_depuis_dernier() == [SECOND]
    assert partie.trait == PREMIER
    assert partie.annuler()
    assert (partie.trait, partie.nb_coups, partie.passes_depuis_dernier()) == (PREMIER, 4, [])
    assert [tour.coup for tour in partie.defaits] == [(2, 0), None]


def test_une_position_de_depart_peut_commencer_par_une_passe() -> None:
    depart = EtatOthello(Plateau.depuis_texte("NB..\n....\n....\n...."), SECOND)
    partie = Partie(Othello(4), depart)
    assert (partie.trait, partie.passes_depuis_dernier(), partie.nb_coups) == (PREMIER, [SECOND], 0)
    assert not partie.annuler()
    partie.jouer((0, 2))
    assert (partie.issue, partie.scores) == (PREMIER, (3, 0))
    assert partie.annuler()
    assert (partie.trait, partie.depart) == (PREMIER, depart)


def test_une_ronde_commence_avec_le_premier_camp() -> None:
    jeu = Othello()
    partie = Partie(jeu, jeu.passer(jeu.etat_initial()))
    tours = [partie.nb_tours]
    for _ in range(3):  # white ends a round that it was alone to play, then black opens the second
        partie.jouer(jeu.coups_legaux(partie.etat)[0])
        tours.append(partie.nb_tours)
    assert tours == [1, 2, 2, 3]


def test_une_position_de_depart_peut_etre_finie() -> None:
    partie = Partie(Othello(4), EtatOthello(Plateau.depuis_texte("B...\n....\n....\n...."), PREMIER))
    assert (partie.trait, partie.issue, partie.historique, partie.nb_tours) == (None, SECOND, (), 0)
    with pytest.raises(ValueError, match="terminée"):
        partie.jouer((0, 1))


def enregistrement(noir: Any, blanc: Any) -> str:
    """Write a game down: who, the moves, the last board, the score."""
    partie = derouler(Partie(Othello()), {PREMIER: noir, SECOND: blanc})
    coups = partie.transcription
    lignes = [coups[rang : rang + 40] for rang in range(0, len(coups), 40)]
    noirs, blancs = partie.scores
    return "\n".join([f"{noir} – {blanc}", *lignes, partie.jeu.texte(partie.etat), f"{noirs} – {blancs}", ""])


def test_la_partie_enregistree_se_rejoue_a_l_identique() -> None:
    rejouee = enregistrement(IAalea("N", graine=1), IAmax("B", graine=1))
    assert rejouee == (PARTIES / "othello_graine_1.txt").read_text(encoding="utf-8")


def test_derouler_demande_a_chacun_son_tour_et_previent_apres_chaque_coup() -> None:
    appels: list[int] = []
    camps = {PREMIER: IAmax("N", graine=1), SECOND: IAalea("B", graine=2)}
    partie = derouler(Partie(Othello(6)), camps, apres_coup=lambda partie: appels.append(partie.nb_coups))
    assert partie.terminee
    assert appels == list(range(1, partie.nb_coups + 1))
    assert all(tour.secondes >= 0 for tour in partie.historique)


def test_le_temps_d_un_coup_reste_avec_lui() -> None:
    partie = Partie(Othello())
    partie.jouer((2, 3), 1.5)
    assert partie.historique[0].secondes == 1.5


def test_un_joueur_qui_triche_est_nomme_et_la_partie_ne_bouge_pas() -> None:
    partie = partie_jouee("d3")
    tricheur = Humain("B", question=lambda jeu, etat: (0, 0))
    with pytest.raises(ValueError, match=r"^Humain a joué un coup illégal : .*a1"):
        derouler(partie, {PREMIER: IAalea("N"), SECOND: tricheur})
    assert partie.transcription == "d3"


def test_un_joueur_ne_joue_pas_au_tour_de_l_autre() -> None:
    partie = partie_jouee("d3")
    with pytest.raises(ValueError, match="attendu un joueur de B"):
        partie.jouer((2, 2), joueur=IAalea("N"))
    assert partie.transcription == "d3"
    partie.jouer((2, 2), joueur=IAalea("B"))
    assert partie.etat.plateau[2, 2] == "B"


def test_une_personne_rejoue_jusqu_a_un_coup_legal_et_son_temps_compte() -> None:
    reponses = iter([(0, 0), (3, 3), (2, 3)])
    refus: list[ValueError] = []
    partie, arret = Partie(Othello()), Event()

    def repondre(jeu: Any, etat: Any) -> Any:
        assert partie.nb_coups == 0, "un coup refusé ne change rien"
        return next(reponses)

    personne = Humain(question=repondre)
    with pytest.raises(Interrompu):
        derouler(partie, {PREMIER: personne, SECOND: personne}, arret, lambda _: arret.set(), refus.append)
    assert [str(erreur) for erreur in refus] == [
        "un pion en a1 n'encadre aucun pion adverse",
        "la case d4 est déjà occupée",
    ]
    assert partie.transcription == "d3"


def test_le_meme_joueur_peut_avoir_les_deux_camps(monkeypatch: pytest.MonkeyPatch) -> None:
    appels, joueur = tracer(monkeypatch), IAalea(graine=3)
    partie = derouler(Partie(Othello(6)), {PREMIER: joueur, SECOND: joueur})
    assert appels == coups_de(partie)


def test_l_arret_interrompt_meme_des_joueurs_qui_ne_cherchent_pas() -> None:
    arret = Event()
    partie = Partie(Othello())
    with pytest.raises(Interrompu):
        derouler(partie, {PREMIER: IAalea("N"), SECOND: IAalea("B")}, arret, lambda partie: arret.set())
    assert partie.nb_coups == 1


def test_une_partie_se_montre_a_l_invite() -> None:
    """Its moves, whose turn it is, then the board with its legal moves; nobody's once it is over."""
    partie = partie_jouee("b1", 4)
    assert repr(partie) == f"Partie(othello, coups=b1, trait=Blanc)\n{partie.jeu.texte(partie.etat)}"
    assert partie._repr_svg_() == partie.etat._repr_svg_()
    assert "trait=None" in repr(partie_jouee(AVEC_PASSE, 4))
