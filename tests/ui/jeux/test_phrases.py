"""The sentences about a game, in both languages."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from PySide6.QtCore import QObject

from ecosysteme.analyse.bilan import BilanRevue, PartDePhase, Phase
from ecosysteme.jeu import PREMIER, SECOND
from ecosysteme.joueurs import IAmoteur
from ecosysteme.moteur.othello.avis import Avis, Note
from ecosysteme.premiers_pas import PREMIERS_PAS
from ecosysteme.tournoi.serie import Serie
from ecosysteme.variantes.gravite import Gravite
from tests.positions import partie_jouee
from ui.jeux.phrases import Phrases, bornes
from ui.jeux.registre import adaptateur_de
from ui.situation import Marche
from ui.socle.langue import Langue

NOIR_GAGNE, BLANC_GAGNE = "c4b4a1d2d4d3a2c1a4a3b1d1", "d3d4a2a1c4d2d1b1c1a3a4b4"
NULLE = "a2a3a4c1d1a1d3d4c4d2b1b4"

les_deux_langues = pytest.mark.parametrize("nom", ["fr", "en"])

FIN = "e6f4e3f6g5d6e7f5c5"


@pytest.fixture
def phrases(parent: QObject, langue: Langue) -> Phrases:
    return Phrases(parent)


def test_la_fin_dit_pourquoi_il_y_a_plus_que_sur_le_plateau(phrases: Phrases, langue: Langue) -> None:
    assert phrases.fin(partie_jouee(BLANC_GAGNE, 4)) == phrases.resultat(partie_jouee(BLANC_GAGNE, 4)), "plein"
    assert phrases.fin(partie_jouee(FIN), SECOND) == "Vous avez perdu 0 à 64, cases vides comprises"
    assert phrases.blocage(partie_jouee(BLANC_GAGNE, 4)) == "", "plein"
    assert phrases.blocage(partie_jouee(FIN)) == "Ni Noir ni Blanc ne peut plus jouer : la partie est finie"
    langue.choisir("en")
    assert phrases.fin(partie_jouee(FIN)) == "Black wins 64 to 0, empty squares included"


def test_le_camp_de_qui_lit_et_les_points(phrases: Phrases) -> None:
    assert phrases.vous_jouez(PREMIERS_PAS["othello"][0].partie(), PREMIER) == "Vous jouez Noir · Noir 2, Blanc 2"
    finie = partie_jouee(NOIR_GAGNE, 4)
    assert phrases.vous_jouez(finie, SECOND) == "Vous jouez Blanc · Noir 14, Blanc 2 · Noir gagne 14 à 2"


def test_le_verdict_d_une_serie_compte_une_nulle_pour_un_demi_point(phrases: Phrases, langue: Langue) -> None:
    noms = ("Max", "Aléatoire")
    serie = Serie(("ia_max", "ia_alea"), nombre=3, alterner=False)
    serie.noter(partie_jouee(BLANC_GAGNE, 4))
    assert phrases.verdict(serie, noms) == "", "une seule partie"
    serie.noter(partie_jouee(NULLE, 4))
    assert phrases.verdict(serie, noms) == "Aléatoire bat Max : 1,5 à 0,5 en points"
    serie.noter(partie_jouee(NOIR_GAGNE, 4))
    assert phrases.verdict(serie, noms) == "Max et Aléatoire à égalité : 1,5 à 1,5 en points"
    serie.noter(partie_jouee(NOIR_GAGNE, 4))
    langue.choisir("en")
    assert phrases.verdict(serie, noms) == "Max beats Aléatoire: 2.5 to 1.5 in points"


def test_sans_points_le_camp_seul(phrases: Phrases) -> None:
    assert "·" not in phrases.vous_jouez(PREMIERS_PAS["morpion"][0].partie(), PREMIER)


@pytest.mark.parametrize(
    ("nom", "dits"),
    [
        ("fr", ["Vous êtes le premier joueur", "Le second joueur abandonne", "Le premier joueur gagne au temps"]),
        ("en", ["You are the first player", "The second player resigns", "The first player wins on time"]),
    ],
)
def test_au_nim_les_camps_ont_un_article(phrases: Phrases, langue: Langue, nom: str, dits: list[str]) -> None:
    langue.choisir(nom)
    partie = PREMIERS_PAS["nim"][0].partie()
    adaptateur = adaptateur_de(partie.jeu)
    decides = [adaptateur.resultat_decide(PREMIER, (0, 0), decision) for decision in ("1+R", "1+T")]
    assert [phrases.vous_jouez(partie, PREMIER), *decides] == dits


def test_les_bornes_d_un_niveau_disent_qu_il_n_y_en_a_pas_de_plus_fort(langue: Langue) -> None:
    assert [bornes(5, 9), bornes(20, 20)] == ["5 à 9", "20 et plus"]
    langue.choisir("en")
    assert [bornes(5, 9), bornes(18, 20)] == ["5 to 9", "18 and up"]


@pytest.mark.parametrize(
    ("transcription", "phrase"),
    [
        (NOIR_GAGNE, {"fr": "Noir gagne 14 à 2", "en": "Black wins 14 to 2"}),
        (BLANC_GAGNE, {"fr": "Blanc gagne 12 à 4", "en": "White wins 12 to 4"}),
        (NULLE, {"fr": "Partie nulle, 8 à 8", "en": "Draw, 8 to 8"}),
    ],
)
@les_deux_langues
def test_le_resultat_nomme_le_gagnant_et_commence_par_ses_pions(
    phrases: Phrases, langue: Langue, nom: str, transcription: str, phrase: dict[str, str]
) -> None:
    langue.choisir(nom)
    partie = partie_jouee(transcription, taille=4)
    assert phrases.resultat(partie) == phrases.trait(partie) == phrase[nom]
    partie.annuler()
    assert phrases.resultat(partie) == "", "rien tant que la partie continue"


@les_deux_langues
def test_le_trait_et_l_avancement(phrases: Phrases, langue: Langue, nom: str) -> None:
    langue.choisir(nom)
    noirs, blancs = {"fr": ("Trait aux Noirs", "Trait aux Blancs"), "en": ("Black to move", "White to move")}[nom]
    assert [phrases.trait(partie_jouee(coups)) for coups in ("", "f5")] == [noirs, blancs]
    assert (
        phrases.situation(partie_jouee("f5"), Marche.EN_COURS, None)
        == {"fr": f"Tour 1 · coup 1 · {blancs}", "en": f"Turn 1 · move 1 · {blancs}"}[nom]
    )


@pytest.mark.parametrize(
    ("transcription", "phrase"),
    [
        ("b1c1d3", {"fr": "", "en": ""}),
        (
            "b1c1d3a1",
            {"fr": "Noir ne peut pas jouer et passe son tour", "en": "Black cannot move and passes"},
        ),
        (
            "c4b4a1d2d4d3a2c1a4a3b1",
            {"fr": "Blanc ne peut pas jouer et passe son tour", "en": "White cannot move and passes"},
        ),
    ],
)
@les_deux_langues
def test_une_passe_nomme_qui_passe(
    phrases: Phrases, langue: Langue, nom: str, transcription: str, phrase: dict[str, str]
) -> None:
    langue.choisir(nom)
    assert phrases.passes(partie_jouee(transcription, taille=4)) == phrase[nom]


@pytest.mark.parametrize(
    ("coups", "marche", "machine", "raison"),
    [
        ("", Marche.PRETE, None, ""),
        ("", Marche.ARRETEE, None, "Partie interrompue : Reprendre pour continuer."),
        ("", Marche.PRETE, "Max", "C'est à Max de jouer : Démarrer pour continuer."),
        ("", Marche.EN_COURS, "Max", "C'est à Max de jouer."),
        (FIN, Marche.PRETE, None, "La partie est terminée : Démarrer pour en jouer une autre."),
        (FIN, Marche.EN_COURS, None, "La partie est terminée, la suivante commence."),
    ],
)
def test_on_ne_joue_pas_quand_ce_n_est_pas_le_moment(
    phrases: Phrases, coups: str, marche: Marche, machine: str | None, raison: str
) -> None:
    assert phrases.empechement(partie_jouee(coups), marche, machine) == raison


def test_ce_qui_empeche_de_jouer_nomme_le_bouton_comme_il_se_lit(phrases: Phrases) -> None:
    entre = phrases.empechement(partie_jouee(FIN), Marche.ARRETEE, None, reprend=True)
    assert entre == "La partie est terminée : Reprendre pour jouer la suivante."
    retrouvee = phrases.empechement(partie_jouee(""), Marche.PRETE, "Max", reprend=True)
    assert retrouvee == "C'est à Max de jouer : Reprendre pour continuer."


def test_une_partie_arretee_dit_comment_continuer_tant_qu_elle_peut_continuer(phrases: Phrases) -> None:
    arretee = phrases.situation(partie_jouee("f5"), Marche.ARRETEE, None, "F5")
    assert arretee == "Tour 1 · coup 1 · partie interrompue : Reprendre (F5) pour continuer"
    assert phrases.situation(partie_jouee(FIN), Marche.ARRETEE, None) == "Tour 5 · coup 9 · Noir gagne 64 à 0"


def test_une_machine_au_trait_reflechit_ou_attend(phrases: Phrases) -> None:
    assert phrases.situation(partie_jouee("f5"), Marche.EN_COURS, "Max") == "Tour 1 · coup 1 · Max réfléchit…"
    assert (
        phrases.situation(partie_jouee("f5"), Marche.PRETE, "Max")
        == "Tour 1 · coup 1 · en pause : Démarrer pour continuer"
    )
    assert phrases.situation(partie_jouee(""), Marche.PRETE, "Max") == "Tour 1 · coup 0 · Trait aux Noirs"


D3, C4 = (2, 3), (3, 2)


@pytest.mark.parametrize(
    ("avis", "joueur", "francais", "anglais"),
    [
        (
            Avis(4, 14, 73, False, (D3, C4) * 4, 46_000_000, 1.0),
            "",
            "+4 · d3 c4 d3 c4 d3 c4 … · prof. 14 (73 %) · 46 M nœuds/s",
            "+4 · d3 c4 d3 c4 d3 c4 … · depth 14 (73%) · 46 M nodes/s",
        ),
        (
            Avis(-6, 3, 100, True, (D3, None, C4), 4_250, 0.5),
            "Moteur (8)",
            "Moteur (8) · −6 · d3 passe c4 · prof. 3, exact · 8,5 k nœuds/s",
            "Moteur (8) · −6 · d3 pass c4 · depth 3, exact · 8.5 k nodes/s",
        ),
        (Avis(0, 1, 100, False, (D3,), 4, 0.0), "", "0 · d3 · prof. 1", "0 · d3 · depth 1"),
    ],
)
def test_une_recherche_dit_valeur_ligne_profondeur_et_vitesse(
    phrases: Phrases, langue: Langue, avis: Avis, joueur: str, francais: str, anglais: str
) -> None:
    partie = partie_jouee("")
    assert phrases.avis(partie, avis, joueur) == francais
    langue.choisir("en")
    assert phrases.avis(partie, avis, joueur) == anglais


def test_un_niveau_qui_se_trompe_dit_le_coup_qu_il_joue(phrases: Phrases, langue: Langue) -> None:
    notes = {D3: Note(4, 2, 100, False), C4: Note(-3, 2, 100, False)}
    joueur = IAmoteur(niveau=8)
    joueur.avis = Avis(4, 2, 100, False, (D3, C4), 40, 0.0, notes)
    assert phrases.recherche(partie_jouee(""), "Moteur (8)", joueur, 0.1, D3) == "Moteur (8) · +4 · d3 c4 · prof. 2"
    assert phrases.recherche(partie_jouee(""), "Moteur (8)", joueur, 0.1, C4) == "Moteur (8) · −3 · c4 · prof. 2"


def bilan(
    coups: int,
    perte_totale: int,
    perte: float | None = None,
    gravites: Mapping[Gravite, int] | None = None,
    sans_effet: int = 0,
    phases: Mapping[Phase, PartDePhase] | None = None,
) -> BilanRevue:
    return BilanRevue(coups, perte_totale, 0, perte, gravites or {}, phases or {}, sans_effet)


def test_une_analyse_dit_ou_elle_en_est_puis_ce_qu_elle_a_trouve(phrases: Phrases) -> None:
    assert phrases.analyse(0, 60, None) == "Analyse : 0 / 60 coups"
    assert phrases.analyse(1, 60, 95.2) == "Analyse : 1 / 60 coups · encore 1 min 35 s"
    assert phrases.analyse(59, 60, 2.4) == "Analyse : 59 / 60 coups · encore 2 s"
    noir, blanc = bilan(4, 10, 2.5, {Gravite.ERREUR: 1, Gravite.GAFFE: 1}, 1), bilan(0, 0)
    assert phrases.bilan(partie_jouee(""), {1: noir, 2: blanc}) == (
        "Noir : perte moyenne 2,5 · précision 61 · joué comme le niveau 13 (11 à 15) · 1 erreur, 1 gaffe"
        " · 1 perte qui ne change presque rien"
    )


def test_le_bilan_dit_ce_que_chaque_phase_a_perdu(phrases: Phrases) -> None:
    phases = {Phase.OUVERTURE: PartDePhase(0.44, 90.0), Phase.FIN: PartDePhase(2.0, None)}
    [ligne] = phrases.bilan(partie_jouee(""), {1: bilan(5, 6, phases=phases)}).splitlines()
    assert ligne == "Noir : perte moyenne 1,2 (début 0,4, fin 2,0)"
    [ligne] = phrases.bilan(partie_jouee(""), {1: bilan(5, 6, phases={Phase.FIN: phases[Phase.FIN]})}).splitlines()
    assert ligne == "Noir : perte moyenne 1,2", "une seule phase ne dit rien de plus"


def test_le_bilan_d_une_partie_jugee_a_moitie_ne_ressemble_pas_a_un_bilan_entier(phrases: Phrases) -> None:
    partie, vide = partie_jouee("f5d6c3d3c4"), bilan(0, 0)
    lignes = phrases.bilan(partie, {1: bilan(2, 5), 2: bilan(1, 0)}).splitlines()
    assert lignes == [
        "Jugement partiel : 3 / 5 coups",
        "Noir (2 / 3) : perte moyenne 2,5",
        "Blanc (1 / 2) : perte moyenne 0,0",
    ]
    assert phrases.bilan(partie, {1: bilan(2, 5), 2: bilan(1, 0)}, en_cours=True).splitlines() == lignes[1:]
    entier = phrases.bilan(partie, {1: bilan(3, 5), 2: bilan(2, 0)})
    assert entier.startswith("Noir : perte moyenne")
    assert phrases.bilan(partie, {1: vide, 2: vide}) == ""


def test_une_fin_que_le_plateau_ne_dit_pas_se_dit(langue: Langue) -> None:
    phrases, temps, abandon, nulle = Phrases(), partie_jouee("d3"), partie_jouee("d3"), partie_jouee("d3")
    temps.tomber(PREMIER)
    abandon.abandonner(PREMIER)
    nulle.convenir_nulle()
    assert phrases.resultat(temps) == "Blanc gagne au temps, 64 – 0"
    assert phrases.resultat(temps, PREMIER) == "Vous perdez au temps, 0 – 64"
    assert phrases.resultat(temps, SECOND) == "Vous avez gagné au temps, 64 – 0"
    assert (phrases.resultat(abandon), phrases.resultat(abandon, PREMIER)) == ("Noir abandonne", "Vous avez abandonné")
    assert (phrases.resultat(nulle), phrases.resultat(nulle, SECOND)) == ("Nulle convenue",) * 2
