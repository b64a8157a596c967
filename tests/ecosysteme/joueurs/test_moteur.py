"""The engine as a player: a legal move whatever the level, only at Othello on 8 by 8, and it stops when told."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event, current_thread
from typing import Any

import pytest

from ecosysteme.arret import Interrompu
from ecosysteme.jeux import JEUX, creer_jeu
from ecosysteme.jeux.othello import Othello
from ecosysteme.joueurs import IAmoteur
from ecosysteme.joueurs.pendule import RESERVE, Part, part_egale, partager
from ecosysteme.livre.regles import coups_legaux, jouer
from ecosysteme.moteur.othello.avis import Avis, Limites
from ecosysteme.moteur.othello.conversion import depuis_pions
from ecosysteme.moteur.othello.symetries import canonique
from ecosysteme.ouvertures.livre import Livre
from ecosysteme.ouvertures.note_livre import NoteLivre
from ecosysteme.partie import Partie
from ecosysteme.pendules import Temps
from ecosysteme.reglages import NIVEAU_LIVRE, NIVEAU_PLEIN
from ecosysteme.solveurs.base import Verdict, Verdicts
from tests.positions import partie_jouee

JEU = Othello()


def joueur(**options: Any) -> IAmoteur:
    return IAmoteur(**{"hash": 1, "temps": 0.1, "graine": 1, "livre": False, **options})  # a book would not think


def etat_vers(vides: int, graine: int) -> Any:
    """Play at random until there are so many empty squares."""
    source = random.Random(graine)
    while True:
        partie = Partie(JEU)
        while not partie.terminee and len(partie.etat.plateau) < 64 - vides:
            partie.jouer(source.choice(JEU.coups_legaux(partie.etat)))
        if not partie.terminee:
            return partie.etat


@pytest.mark.parametrize("niveau", range(1, NIVEAU_PLEIN + 1))
def test_un_coup_legal_a_chaque_niveau(niveau: int) -> None:
    moteur = joueur(niveau=niveau)
    for etat in (JEU.etat_initial(), etat_vers(30, niveau), etat_vers(8, niveau), etat_vers(1, niveau)):
        assert moteur.choisir(JEU, etat) in JEU.coups_legaux(etat)
        assert isinstance(moteur.avis, Avis)
        assert moteur.avis.secondes >= 0


def test_un_niveau_se_lit_dans_le_nom() -> None:
    assert str(joueur(niveau=7)) == "IA Moteur (7)"
    assert str(joueur(temps=2.5)) == "IA Moteur (2.5 s)"


def test_sans_niveau_le_nom_dit_tout_ce_qui_limite() -> None:
    assert str(joueur(temps_partie=60.0)) == "IA Moteur (60 s par partie)"
    assert str(joueur(noeuds=10000, profondeur_max=12)) == "IA Moteur (0.1 s, 10000 nœuds, 12 demi-coups)"
    assert str(joueur(niveau=7, temps_partie=60.0)) == "IA Moteur (7)"


def test_le_nom_d_un_joueur_parfait_ne_dit_pas_de_temps() -> None:
    noms = {jeu: joueur(temps=1.0, noeuds=5).nommer(creer_jeu(jeu)) for jeu in JEUX}
    assert noms.pop("nim") == noms.pop("morpion") == "IA Moteur (parfait)"
    assert set(noms.values()) == {"IA Moteur (1 s, 5 nœuds)"}
    assert {joueur(niveau=7).nommer(creer_jeu(jeu)) for jeu in JEUX} == {"IA Moteur (7)"}


def test_ce_qu_il_ne_peut_pas_jouer_est_refuse_avant_la_premiere_partie(tmp_path: Path) -> None:
    for nom in JEUX:
        joueur().verifier(creer_jeu(nom))
    joueur(poids="disques").verifier(JEU)
    with pytest.raises(ValueError, match="que sur 8 × 8, pas sur 6 × 6"):
        joueur().verifier(Othello(6))
    with pytest.raises(ValueError, match=r"poids 'typo\.npz' illisibles"):
        joueur(poids="typo.npz").verifier(JEU)
    (tmp_path / "faux.npz").write_text("rien")
    with pytest.raises(ValueError, match="poids illisibles"):
        joueur(poids=str(tmp_path / "faux.npz")).verifier(JEU)
    joueur(poids="typo.npz").verifier(creer_jeu("morpion"))  # which needs none


def test_aux_autres_jeux_la_pendule_compte_aussi() -> None:
    jeu = creer_jeu("morpion")
    moteur = joueur(temps_partie=600.0)
    moteur.choisir(jeu, jeu.etat_initial())
    assert moteur._pendule is not None
    assert 0 < moteur._pendule.reste < 600.0


@pytest.mark.parametrize("gestion", [True, False])
def test_sur_une_pendule_le_moteur_recoit_sa_part(gestion: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    moteur, etat = joueur(temps_partie=100.0, gestion=gestion), etat_vers(40, 3)
    demandees: list[Limites] = []

    heure = [0.0]

    class Rapide:
        def __init__(self) -> None:
            heure[0] += 99.0  # of compilation, with 100 s for the game

        def preparer(self) -> None: ...

        def reflechir(self, plateau: Any, couleur: Any, limites: Limites, **_: Any) -> Avis:
            demandees.append(limites)
            heure[0] += 0.5
            return Avis(0, 1, 100, False, etat.coups[:1], 80_000_000, 2.0)

        def oublier(self) -> None: ...

    monkeypatch.setattr("ecosysteme.moteur.othello.facade.Moteur", lambda *_, **__: Rapide())
    monkeypatch.setattr("ecosysteme.joueurs.moteur.perf_counter", lambda: heure[0])
    moteur.choisir(JEU, etat)
    assert moteur._pendule is not None
    assert moteur._pendule.reste == 99.5, "la compilation n'est pas de la réflexion"
    attendue = partager(100.0, 40, len(etat.coups)) if gestion else Part(None, part_egale(100.0, 40))
    assert (demandees[0].visees, demandees[0].secondes) == attendue
    moteur.choisir(JEU, etat)
    if gestion:
        vite = partager(99.5, 40, len(etat.coups), 160e6)
        assert (demandees[1].visees, demandees[1].secondes) == vite, "ce qu'il a visité dit sa vitesse"
    moteur.nouvelle_partie()
    moteur.choisir(JEU, etat)
    assert (demandees[2].visees, demandees[2].secondes) == attendue, "chaque partie a sa pendule"
    joueur().nouvelle_partie()  # nor is one wound that is not there


@pytest.mark.parametrize(
    ("options", "horloge", "attendue"),
    [
        ({"temps": 3600.0}, Temps(60.0), partager(60.0, 40, 15)),
        ({"temps": 3600.0}, Temps(60.0, rallonge=True), partager(60.0, 40, 15, reserve=2 * RESERVE)),
        ({"temps": 3600.0}, Temps(9.0, increment=10.0), Part(8.1, 8.1)),
        ({"temps": 0.5}, Temps(60.0), Part(0.5, 0.5)),
        ({"temps": 3600.0, "niveau": 20}, Temps(60.0), Part(None, partager(60.0, 40, 15).maximum)),
        ({"temps": 0.5, "niveau": 20}, Temps(60.0), Part(None, 0.5)),
        ({"temps_partie": 5.0}, Temps(60.0), partager(5.0, 40, 15)),
        ({"temps_partie": 60.0}, Temps(5.0), partager(5.0, 40, 15)),
    ],
)
def test_avec_une_horloge_il_prend_ce_qu_un_coup_peut_prendre_et_jamais_plus_que_ses_limites(
    options: dict[str, Any], horloge: Temps, attendue: Part, monkeypatch: pytest.MonkeyPatch
) -> None:
    moteur, etat = joueur(**options), etat_vers(40, 3)
    assert len(etat.coups) == 15
    demandees: list[Limites] = []

    class Note:
        def preparer(self) -> None: ...

        def reflechir(self, plateau: Any, couleur: Any, limites: Limites, **_: Any) -> Avis:
            demandees.append(limites)
            return Avis(0, 1, 100, False, etat.coups[:1], 0, 0.0)

    monkeypatch.setattr("ecosysteme.moteur.othello.facade.Moteur", lambda *_, **__: Note())
    moteur.horloge = horloge
    moteur.choisir(JEU, etat)
    assert (demandees[0].visees, demandees[0].secondes) == attendue


def test_aux_autres_jeux_l_horloge_compte_aussi(monkeypatch: pytest.MonkeyPatch) -> None:
    jeu, donnees = creer_jeu("morpion"), list[float]()
    moteur = joueur(temps=3600.0)

    def choisir(_: Any, jeu: Any, etat: Any, hasard: Any, secondes: float, arret: Any) -> Any:
        donnees.append(secondes)
        return jeu.coups_legaux(etat)[0], Verdicts()

    monkeypatch.setattr("ecosysteme.joueurs.moteur.Parfait.choisir", choisir)
    moteur.choisir(jeu, jeu.etat_initial())
    moteur.horloge = Temps(60.0)
    moteur.choisir(jeu, jeu.etat_initial())
    assert donnees == [3600.0, part_egale(60.0, 9)]


@pytest.mark.parametrize("niveau", [3, 8, 12])
def test_la_meme_graine_joue_la_meme_partie(niveau: int) -> None:
    def partie(graine: int) -> list[Any]:
        moteur, jeu = joueur(niveau=niveau, temps=60.0, graine=graine), Partie(JEU)
        while jeu.nb_coups < 8:
            jeu.jouer(moteur.choisir(JEU, jeu.etat))
        return [tour.coup for tour in jeu.historique]

    assert partie(1) == partie(1)
    assert niveau > 3 or partie(1) != partie(2)


def test_le_meilleur_coup_d_une_fin_de_partie() -> None:
    etat = etat_vers(9, 4)
    moteur = joueur(temps=60.0)
    coup = moteur.choisir(JEU, etat)
    assert isinstance(moteur.avis, Avis)
    assert moteur.avis.exact
    assert coup == moteur.avis.meilleur
    suite = joueur(temps=60.0)
    apres = JEU.jouer(etat, coup)
    if JEU.coups_legaux(apres) and apres.trait != etat.trait:
        suite.choisir(JEU, apres)
        assert isinstance(suite.avis, Avis)
        assert -suite.avis.score == moteur.avis.score


@pytest.mark.parametrize("taille", [4, 6, 10])
def test_un_autre_plateau_que_huit_est_refuse(taille: int) -> None:
    jeu = Othello(taille)
    with pytest.raises(ValueError, match=f"8 × 8, pas sur {taille} × {taille}"):
        joueur().choisir(jeu, jeu.etat_initial())


def test_un_autre_jeu_est_refuse() -> None:
    class Dames(Othello):
        nom = "dames"

    with pytest.raises(ValueError, match="le moteur ne joue pas à dames"):
        joueur().choisir(Dames(), object())


def test_se_preparer_ne_change_ni_le_coup_ni_ce_qu_il_coute() -> None:
    avis = []
    for prepare in (False, True):
        moteur, etat = joueur(temps=60.0, profondeur_max=8), etat_vers(40, 3)
        if prepare:
            moteur.preparer(JEU)
            moteur.preparer(JEU)
        moteur.choisir(JEU, etat)
        assert isinstance(moteur.avis, Avis)
        avis.append((moteur.avis.ligne, moteur.avis.score, moteur.avis.noeuds))
    assert avis[0] == avis[1]


def test_un_drapeau_interrompt_et_le_joueur_sert_encore() -> None:
    moteur, arret = joueur(temps=600.0), Event()
    etat = partie_jouee("d3c3c4").etat
    with ThreadPoolExecutor(1) as fil:
        promesse = fil.submit(moteur.choisir, JEU, etat, arret)
        while moteur._moteur is None:
            pass
        arret.set()
        with pytest.raises(Interrompu):
            promesse.result(600)  # the engine may have to be compiled first
    with pytest.raises(Interrompu):
        moteur.choisir(JEU, etat, arret)
    moteur.temps = 0.1
    assert moteur.choisir(JEU, etat, Event()) in JEU.coups_legaux(etat)


@pytest.mark.parametrize("niveau", [8, 22, NIVEAU_PLEIN])
def test_il_dit_ce_qu_il_pense_de_plus_en_plus_profond(niveau: int) -> None:
    moteur, avis, fils = joueur(niveau=niveau, temps=600.0, profondeur_max=8), list[Avis](), set[Any]()

    def rappel(recu: Avis) -> None:
        avis.append(recu)
        fils.add(current_thread())

    etat = partie_jouee("d3c3c4").etat
    moteur.rappel = rappel
    moteur.choisir(JEU, etat)
    assert fils == {current_thread()}
    profondeurs = [recu.profondeur for recu in avis]
    assert profondeurs == sorted(set(profondeurs))
    assert profondeurs[0] == 1
    assert all(recu.meilleur in etat.coups for recu in avis)
    assert isinstance(moteur.avis, Avis)
    assert moteur.avis.profondeur >= profondeurs[-1]


def test_une_evaluation_et_un_elagage_se_choisissent() -> None:
    etat = etat_vers(30, 6)
    for options in ({"poids": "disques"}, {"elagage": False}, {"taches": 2}):
        assert joueur(niveau=12, **options).choisir(JEU, etat) in JEU.coups_legaux(etat)
    with pytest.raises(ValueError, match="illisibles"):
        joueur(poids="absent.npz").choisir(JEU, etat)


def _livre(monkeypatch: pytest.MonkeyPatch, **valeurs: int) -> None:
    """Ship a book that knows the moves of white after f5."""
    bits, _ = canonique(depuis_pions(partie_jouee("f5").etat.plateau, "B"))
    images = {nom: canonique(depuis_pions(partie_jouee(f"f5{nom}").etat.plateau, "N"))[0] for nom in valeurs}
    scores = {}
    for case in coups_legaux(bits):
        suite = jouer(bits, case)
        assert suite is not None
        scores[case] = next(valeurs[nom] for nom, image in images.items() if image == canonique(suite[0])[0])
    livre = Livre({bits: {case: NoteLivre(score, 17) for case, score in scores.items()}})
    monkeypatch.setattr("ecosysteme.ouvertures.livre_personnel.livre_en_usage", lambda: livre)


def test_un_coup_du_livre_est_joue_sans_reflechir(monkeypatch: pytest.MonkeyPatch) -> None:
    _livre(monkeypatch, d6=-1, f4=0, f6=-3)
    etat = partie_jouee("f5").etat
    moteur = joueur(livre=True, variete=0)
    assert moteur.choisir(JEU, etat) == (3, 5)
    assert isinstance(moteur.avis, Avis)
    assert (moteur.avis.score, moteur.avis.profondeur, moteur.avis.noeuds) == (0, 17, 0)
    varies = {joueur(livre=True, variete=1, graine=graine).choisir(JEU, etat) for graine in range(20)}
    assert varies == {(3, 5), (5, 3)}
    lent = {"temps": 600.0, "profondeur_max": 4}
    for options in ({"livre": False}, {"livre": True, "niveau": NIVEAU_LIVRE - 1}):
        moteur = joueur(**options, **lent)
        moteur.choisir(JEU, etat)
        assert isinstance(moteur.avis, Avis)
        assert moteur.avis.noeuds > 0
    moteur = joueur(livre=True, **lent)
    moteur.choisir(JEU, partie_jouee("f5f6").etat)  # beyond the book
    assert isinstance(moteur.avis, Avis)
    assert moteur.avis.noeuds > 0


def test_le_ponder_ne_va_qu_au_niveau_plein_et_sans_autre_limite() -> None:
    assert joueur(ponder=True).anticipe
    for options in ({}, {"niveau": 29}, {"profondeur_max": 12}, {"noeuds": 1000}):
        assert not joueur(**{"ponder": bool(options), **options}).anticipe


def test_en_avance_il_cherche_la_suite_de_la_reponse_prevue(monkeypatch: pytest.MonkeyPatch) -> None:
    moteur, etat = joueur(ponder=True, temps=0.05), etat_vers(12, 5)
    moteur.anticiper(JEU, etat, Event())
    assert moteur._moteur is None, "avant son premier coup, il n'y a rien à préparer"
    moteur.choisir(JEU, etat)
    vus: list[tuple[Any, Limites]] = []
    assert moteur._moteur is not None
    reflechir = moteur._moteur.reflechir

    def noter(plateau: Any, couleur: Any, limites: Limites, **options: Any) -> Avis:
        vus.append((dict(plateau), limites))
        return reflechir(plateau, couleur, limites, **options)

    monkeypatch.setattr(moteur._moteur, "reflechir", noter)
    moteur.anticiper(JEU, etat, Event())
    (adverse, courte), (suite, longue) = vus
    assert adverse == dict(etat.plateau)
    assert courte.profondeur is not None
    assert longue == Limites(), "jusqu'à ce qu'on l'arrête"
    assert suite in [dict(enfant.plateau) for enfant in JEU.enfants(etat)]


def test_en_avance_il_s_arrete_quand_on_le_dit() -> None:
    moteur, arret = joueur(ponder=True, temps=0.05), Event()
    moteur.choisir(JEU, etat_vers(50, 5))
    arret.set()
    with pytest.raises(Interrompu):
        moteur.anticiper(JEU, etat_vers(50, 5), arret)
    fini, suivant = Event(), Event()

    def anticiper() -> None:
        with pytest.raises(Interrompu):
            moteur.anticiper(JEU, etat_vers(50, 5), suivant)
        fini.set()

    with ThreadPoolExecutor(1) as fil:
        tache = fil.submit(anticiper)
        suivant.set()
        tache.result(60)
    assert fini.is_set()
    assert moteur.choisir(JEU, etat_vers(50, 5)) is not None, "et il joue comme avant"


def test_l_opinion_est_ce_que_pense_le_moteur_ou_le_meilleur_verdict() -> None:
    moteur = joueur()
    assert moteur.opinion is None
    moteur.avis = Avis(-2, 1, 100, False, ((2, 3),), 0, 0.0)
    assert moteur.opinion == -2
    moteur.avis = Verdicts({0: Verdict(-1, 3), 1: Verdict(1, 5)})
    assert moteur.opinion == 1
