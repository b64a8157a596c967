"""One game: turns, passes and the end, taking back and playing again, and what is kept of it all."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from ecosysteme.cases import Position
from ecosysteme.derouler import derouler
from ecosysteme.entete import Entete
from ecosysteme.jeu import NULLE, PREMIER, SECOND, Camp
from ecosysteme.jeux import JEUX, lire_jeu
from ecosysteme.jeux.nim import Nim
from ecosysteme.jeux.othello import COULEUR_DE, EtatOthello, Othello
from ecosysteme.joueurs import IAalea, IAmax
from ecosysteme.partie import Partie
from ecosysteme.pendules import Horloge, Pendules, Regle
from ecosysteme.plateau import Plateau
from ecosysteme.variantes.edition import annoter, promouvoir, rendre_principale, supprimer
from ecosysteme.variantes.evaluation import Evaluation
from ecosysteme.variantes.noeud import Noeud
from ecosysteme.variantes.parcours import branches
from tests import oracle
from tests.ecosysteme.modele_partie import Modele
from tests.positions import grille_de, partie_jouee

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
    assert [(COULEUR_DE[tour.auteur], tour.coup) for tour in partie.historique] == tours
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


def forme(noeud: Any) -> Any:
    """Return a tree as nested lists, to compare one with another of other classes."""
    return [noeud.coup, getattr(noeud, "numero", getattr(noeud, "rang", None)), [*map(forme, noeud.suites)]]


def chemin_de(partie: PartieOthello) -> list[Position | None]:
    return [tour.coup for tour in partie.historique]


EDITIONS = {"promouvoir": promouvoir, "principale": rendre_principale, "supprimer": supprimer}
PAS = ["jouer"] * 5 + ["annuler"] * 2 + ["retablir", "aller_a", "noeud", "rejoindre", "illegal"]
GESTES = st.tuples(st.sampled_from([*PAS, *EDITIONS, "defaire", "refaire"]), st.integers(0, 400))


def faire(geste: str, nombre: int, partie: PartieOthello, modele: Modele) -> None:
    """Do the same to the game and to its model, and compare what they answer."""
    if geste == "jouer" and not partie.terminee:
        legaux = partie.jeu.coups_legaux(partie.etat)
        partie.jouer(legaux[nombre % len(legaux)])
        modele.jouer(legaux[nombre % len(legaux)])
    elif geste == "annuler":
        assert partie.annuler() is modele.avancer(-1)
    elif geste == "retablir":
        assert partie.retablir() is modele.avancer(1)
    elif geste == "aller_a":
        pas = nombre % (partie.nb_coups_total + 1) - partie.nb_coups
        assert partie.aller_a(partie.nb_coups + pas) is (pas != 0)
        modele.avancer(pas)
    elif geste == "rejoindre":
        assert partie.rejoindre_la_principale() is modele.rejoindre_la_principale()
    elif geste == "illegal":  # an occupied square, or any move once the game is over
        with pytest.raises(ValueError, match=r"occupée|terminée"):
            partie.jouer((1 if partie.etat.taille == 4 else 2, 2))


def modifier(geste: str, nombre: int, partie: PartieOthello, modele: Modele) -> None:
    """Go to any node of both trees, or edit them there; undo or make again an edit."""
    chemins = modele.tous()
    chemin = chemins[nombre % len(chemins)]
    numero = modele.noeud(chemin).rang
    if geste == "noeud":
        partie.aller_au_noeud(numero)
        modele.aller(chemin)
    elif geste == "defaire":
        assert partie.annuler_edition() is modele.revenir(modele.editions, modele.annulees)
    elif geste == "refaire":
        assert partie.retablir_edition() is modele.revenir(modele.annulees, modele.editions)
    elif geste in EDITIONS and any(coup is not None for coup in chemin):
        partie.modifier(EDITIONS[geste](partie.racine, numero))
        modele.editer(geste, chemin)


# A move that was taken out and played again, gone on from once its removal was undone: it has two numbers.
REJOUE = [("jouer", 0), ("aller_a", 0), ("jouer", 1), ("supprimer", 2), ("jouer", 1)]
REJOUE += [("defaire", 0), ("jouer", 0), ("refaire", 0)]


@settings(deadline=None)
@example(4, REJOUE)
@given(st.sampled_from((4, 6)), st.lists(GESTES, max_size=60))
def test_la_partie_suit_un_arbre_tenu_le_plus_simplement_possible(taille: int, gestes: list[tuple[str, int]]) -> None:
    partie, modele = Partie(Othello(taille)), Modele(taille)
    for geste, nombre in gestes:
        faire(geste, nombre, partie, modele)
        modifier(geste, nombre, partie, modele)
        assert forme(partie.racine)[2] == forme(modele.racine)[2]
        assert chemin_de(partie) == modele.ici
        assert [tour.coup for tour in partie.defaits] == modele.ligne[len(modele.ici) :]
        assert partie.noeud == (partie.historique or [partie.racine])[-1]
        comparer(partie, [coup for coup in modele.ligne if coup is not None], partie.nb_coups)


def test_jouer_ailleurs_ouvre_une_variante_et_garde_tout() -> None:
    partie = partie_jouee(AVEC_PASSE, 4)
    partie.aller_a(2)
    suite, avant = partie.defaits, partie.noeud
    partie.jouer(partie.jeu.lire_coup("d1"))  # as the game went on: the same node
    assert (partie.noeud, partie.ouvre_variante) == (suite[0], False)
    partie.annuler()
    partie.jouer(partie.jeu.lire_coup("d3"))
    assert partie.ouvre_variante
    assert (partie.defaits, partie.historique[:-1]) == ((), (*partie.historique[:1], avant))
    assert [noeud.coup for noeud in partie.racine.suites[0].suites[0].suites] == [suite[0].coup, partie.noeud.coup]
    variante = partie.noeud.numero
    assert partie.annuler()
    assert (partie.noeud.numero, [noeud.numero for noeud in partie.defaits]) == (avant.numero, [variante])
    assert partie.retablir(), "en avant suit la branche d'où l'on vient"
    assert partie.noeud.numero == variante
    partie.aller_au_noeud(suite[-1].numero)
    assert partie.transcription == AVEC_PASSE
    partie.aller_a(1)
    partie.aller_a(partie.nb_coups_total)
    assert partie.transcription == AVEC_PASSE, "et l'on vient maintenant de la ligne principale"


@pytest.mark.parametrize("nom", JEUX)
def test_chaque_jeu_a_ses_variantes(nom: str) -> None:
    partie = derouler(Partie(lire_jeu(nom)), {PREMIER: IAalea(graine=1), SECOND: IAalea(graine=2)})
    principale = partie.historique
    for rang in range(0, len(principale) - 1, 2):
        partie.aller_au_noeud(principale[rang].numero)
        autres = [coup for coup in partie.jeu.coups_legaux(partie.etat) if coup != principale[rang + 1].coup]
        if autres:
            partie.jouer(autres[-1])
            assert partie.ouvre_variante
            partie.annuler()
    partie.aller_au_noeud(principale[-1].numero)
    assert partie.historique == principale
    assert partie.terminee
    lignes = branches(partie.racine)
    assert lignes[0].noeuds == principale
    assert len(lignes) > 2


def test_une_edition_s_annule_sans_perdre_ce_qui_est_joue_depuis() -> None:
    partie = partie_jouee("f5d6c3")
    partie.aller_a(1)
    partie.jouer(partie.jeu.lire_coup("f6"))
    variante = partie.noeud
    assert partie.modifier(supprimer(partie.racine, variante.numero))
    assert partie.transcription == "f5", "le nœud quitté : au plus près de ce qui reste"
    assert not partie.modifier(partie.racine)
    partie.jouer(partie.jeu.lire_coup("f4"))
    assert partie.noeud.numero == partie.numero_libre - 1 != variante.numero
    partie.noter(variante.numero - 2, evaluation=Evaluation(-2))
    assert partie.annuler_edition()
    assert not partie.edition_annulable
    suites = partie.racine.suites[0].suites
    assert [partie.jeu.ecrire_coup(suite.coup) for suite in suites if suite.coup] == ["d6", "f6", "f4"]
    assert suites[0].evaluation == Evaluation(-2), "mesurer n'est pas modifier"
    assert partie.transcription == "f5f4"
    assert partie.edition_retablissable
    assert partie.retablir_edition()
    assert len(partie.racine.suites[0].suites) == 2
    assert partie.annuler_edition()
    assert (partie.annuler_edition(), partie.racine.suites[0].suites) == (False, suites)


def test_une_partie_reprend_d_un_arbre_a_son_depart() -> None:
    racine = partie_jouee("f5d6c3").racine
    partie = Partie.depuis_arbre(Othello(), racine)
    assert (partie.nb_coups, partie.nb_coups_total, partie.racine) == (0, 3, racine)
    partie.jouer(partie.jeu.lire_coup("f5"))
    assert partie.noeud.numero == racine.suites[0].numero
    partie.jouer(partie.jeu.lire_coup("f6"))
    assert partie.noeud.numero == 4
    with pytest.raises(ValueError, match="nœud 9 inexistant"):
        partie.aller_au_noeud(9)


def test_dix_mille_noeuds_ne_descendent_pas_dans_la_pile() -> None:
    jeu = Nim()  # whose states are not looked at: no game is that long
    noeud = Noeud(10_000, PREMIER, (0, 1), jeu.etat_initial())
    for numero in range(9_999, -1, -1):
        noeud = Noeud(numero, PREMIER if numero else None, (0, 1) if numero else None, noeud.etat, suites=(noeud,))
    partie = Partie.depuis_arbre(jeu, noeud)
    assert partie.nb_coups_total == 10_000
    partie.aller_au_noeud(9_999)
    assert partie.modifier(annoter(partie.racine, 10_000, glyphe="!"))
    assert partie.modifier(supprimer(partie.racine, 5_000))
    assert partie.noeud.numero == 4_999
    assert partie.annuler_edition()
    assert partie.racine == noeud
    assert partie.defaits[-1].glyphe == "!"


@given(st.integers(0, 10**6))
def test_aucun_etat_ne_change_par_la_suite_du_jeu(graine: int) -> None:
    partie = Partie(Othello(6))
    vus: list[tuple[EtatOthello, int, str]] = []

    def noter(partie: Partie) -> None:
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


def test_le_temps_d_un_coup_reste_avec_lui() -> None:
    partie = Partie(Othello())
    partie.jouer((2, 3), 1.5)
    assert partie.historique[0].secondes == 1.5


def test_un_joueur_ne_joue_pas_au_tour_de_l_autre() -> None:
    partie = partie_jouee("d3")
    with pytest.raises(ValueError, match="attendu un joueur de B"):
        partie.jouer((2, 2), joueur=IAalea("N"))
    assert partie.transcription == "d3"
    partie.jouer((2, 2), joueur=IAalea("B"))
    assert partie.etat.plateau[2, 2] == "B"


def test_une_partie_se_montre_a_l_invite() -> None:
    """Its moves, whose turn it is, then the board with its legal moves; nobody's once it is over."""
    partie = partie_jouee("b1", 4)
    assert repr(partie) == f"Partie(othello, coups=b1, trait=Blanc)\n{partie.jeu.texte(partie.etat)}"
    assert partie._repr_svg_() == partie.etat._repr_svg_()
    assert "trait=None" in repr(partie_jouee(AVEC_PASSE, 4))


# Ends that the board does not tell.


def test_un_abandon_finit_la_partie_la_ou_elle_est() -> None:
    partie = partie_jouee("d3c3")
    partie.abandonner(PREMIER)
    assert (partie.issue, partie.trait, partie.entete.decision, partie.entete.ecart) == (SECOND, None, "W+R", None)
    assert partie.resultat == partie.scores
    with pytest.raises(ValueError, match="terminée"):
        partie.jouer((2, 1))
    partie.aller_a(1)
    assert partie.issue is None
    partie.aller_a(2)
    assert partie.issue == SECOND


def test_annuler_reprend_d_abord_l_abandon_puis_le_coup() -> None:
    partie = partie_jouee("d3c3")
    partie.abandonner(SECOND)
    assert partie.annuler()
    assert (partie.issue, partie.nb_coups, partie.entete) == (None, 2, Entete())
    assert partie.annuler()
    assert partie.nb_coups == 1


def test_jouer_avant_la_fin_reprend_l_abandon_mais_un_coup_essaye_le_laisse() -> None:
    partie = partie_jouee("d3c3")
    partie.abandonner(SECOND)
    partie.aller_a(1)
    partie.jouer((2, 4))
    assert partie.entete.decision == "B+R"
    partie.aller_a(1)
    partie.jouer((4, 2), joueur=IAalea("B"))
    assert (partie.entete.decision, partie.decidee_en) == ("", None)


@pytest.mark.parametrize(("jeu", "points"), [("othello", (32, 32)), ("othello:taille=6", (18, 18)), ("nim", (0, 0))])
def test_une_nulle_convenue(jeu: str, points: tuple[int, int]) -> None:
    partie: Partie = Partie(lire_jeu(jeu))
    partie.convenir_nulle()
    assert (partie.issue, partie.resultat, partie.entete.ecart) == (NULLE, points, 0)


@pytest.mark.parametrize(("jeu", "points"), [("othello", (0, 64)), ("othello:taille=6", (0, 36)), ("nim", (0, 1))])
def test_un_drapeau_tombe_donne_tout_a_l_autre(jeu: str, points: tuple[int, int]) -> None:
    partie: Partie = Partie(lire_jeu(jeu))
    partie.pendules = Pendules.reglees(Horloge(60), regle=Regle.STRICTE)
    assert partie.depenser(PREMIER, 59)
    assert not partie.terminee
    assert not partie.depenser(PREMIER, 1)
    assert partie.terminee
    assert (partie.resultat, partie.entete.decision) == (points, "W+T")


def test_le_coup_qui_vient_apres_le_drapeau_n_est_pas_joue() -> None:
    partie = partie_jouee("")
    partie.pendules = Pendules.reglees(Horloge(60), regle=Regle.STRICTE)
    partie.jouer((2, 3), 60.0, IAalea("N"))
    assert (partie.nb_coups, partie.issue) == (0, SECOND)


def test_un_coup_paie_son_temps_et_le_reprendre_ne_le_rend_pas() -> None:
    partie = partie_jouee("")
    partie.pendules = Pendules.reglees(Horloge(60, 5), regle=Regle.STRICTE)
    partie.jouer((2, 3), 20.0, IAalea("N"))
    assert partie.pendules.temps(PREMIER).reste == 45
    partie.annuler()
    assert partie.pendules.temps(PREMIER).reste == 45


def test_la_rallonge_ne_change_pas_un_resultat_pire() -> None:
    partie = partie_jouee("b1c1d1a1a3", 4)
    partie.pendules = Pendules.reglees(Horloge(60)).presser(SECOND, 61.0)
    partie.jouer((3, 3), 0.0, IAalea("N"))
    assert (partie.issue, partie.resultat) == (PREMIER, partie.jeu.resultat(partie.etat))
    assert (partie.entete, partie.decidee_en) == (Entete(), None)


def test_qui_a_joue_en_rallonge_ne_gagne_pas() -> None:
    partie = partie_jouee("b1c1d1a1a3", 4)
    partie.pendules = Pendules.reglees(Horloge(60)).presser(PREMIER, 61.0)
    partie.jouer((3, 3), 0.0, IAalea("N"))
    assert partie.jeu.issue(partie.etat) == PREMIER
    assert (partie.issue, partie.resultat, partie.entete.decision, partie.entete.ecart) == (SECOND, (7, 9), "W+T", -2)


def test_au_japon_le_temps_se_reclame() -> None:
    partie = partie_jouee("d3")
    partie.pendules = Pendules.reglees(Horloge(60), regle=Regle.JAPONAISE)
    with pytest.raises(ValueError, match="rien à réclamer"):
        partie.reclamer()
    assert partie.depenser(SECOND, 61.0)
    assert partie.trait == SECOND
    partie.reclamer()
    assert (partie.issue, partie.resultat, partie.entete.decision) == (PREMIER, (33, 31), "B+T")


def test_annuler_puis_retablir_ne_rend_pas_une_partie_perdue_en_rallonge() -> None:
    partie = partie_jouee("b1c1d1a1a3", 4)
    partie.pendules = Pendules.reglees(Horloge(60)).presser(PREMIER, 61.0)
    partie.jouer((3, 3), 0.0, IAalea("N"))
    attendu = partie.issue, partie.resultat, partie.entete
    assert partie.annuler()
    assert (partie.nb_coups, partie.issue) == (5, None)
    assert partie.retablir()
    assert (partie.issue, partie.resultat, partie.entete) == attendu
    partie.annuler()
    partie.jouer((3, 3), 0.0, IAalea("N"))
    assert (partie.issue, partie.resultat, partie.entete) == attendu


def test_ce_que_l_on_joue_jusqu_au_bout_devient_la_ligne_principale() -> None:
    """The moves that were taken back stay, as a variation; what is only tried changes nothing."""
    partie = Partie(Othello(4))
    joueurs = {camp: IAalea(COULEUR_DE[camp], graine=3) for camp in (PREMIER, SECOND)}

    def jouer(coup: Position) -> None:
        assert partie.trait is not None
        partie.jouer(coup, 0.0, joueurs[partie.trait])

    jouer(partie.etat.coups[0])
    jouer(partie.etat.coups[0])
    reprise = partie.noeud.numero
    partie.annuler()
    jouer(partie.etat.coups[1])
    assert branches(partie.racine)[0].noeuds[1].numero == reprise, "not before its end"
    while partie.trait is not None:
        jouer(partie.etat.coups[0])
    principale, variante = branches(partie.racine)
    assert list(principale.noeuds) == list(partie.historique)
    assert [noeud.numero for noeud in variante.noeuds] == [reprise]
    assert not partie.edition_annulable
    partie.aller_a(1)
    partie.jouer(next(coup for coup in partie.etat.coups if coup == variante.noeuds[0].coup))
    while partie.trait is not None:
        partie.jouer(partie.etat.coups[0])
    assert branches(partie.racine)[0].noeuds[-1].numero == principale.noeuds[-1].numero


def test_la_ligne_abandonnee_est_la_principale() -> None:
    partie = partie_jouee("f5d6")
    partie.annuler()
    partie.jouer(partie.jeu.lire_coup("f4"))
    partie.abandonner(PREMIER)
    assert list(branches(partie.racine)[0].noeuds) == list(partie.historique)
