import random
from concurrent.futures import ThreadPoolExecutor
from threading import Event, Timer

import pytest

from ecosysteme.arret import Interrompu
from ecosysteme.moteur.othello import facade
from ecosysteme.moteur.othello.conversion import depuis_pions
from ecosysteme.moteur.othello.facade import Limites, Moteur, Progres
from ecosysteme.moteur.othello.session import score_final
from ecosysteme.plateau import COULEURS, Couleur, Plateau, adverse
from tests.ecosysteme.moteur.othello.hasard import partie_au_hasard


@pytest.fixture(scope="module")
def moteur() -> Moteur:
    return Moteur(hash_mo=4)


def test_la_ligne_se_joue_et_mene_au_score(moteur: Moteur) -> None:
    plateau, couleur = partie_au_hasard(random.Random(11), 12)
    resultat = moteur.resoudre(plateau, couleur)
    trait = couleur
    for coup in resultat.ligne:
        if coup is None:
            assert not plateau.coups_legaux(trait)
        else:
            plateau.poser(coup, trait)
        trait = adverse(trait)
    noirs, blancs = plateau.scores()
    final = (noirs - blancs) + (64 - len(plateau)) * ((noirs > blancs) - (noirs < blancs))
    assert resultat.score == (final if couleur == "N" else -final)
    assert resultat.meilleurs == resultat.ligne[:1]
    assert resultat.noeuds > 0


def test_tous_les_coups_sont_juges_et_les_meilleurs_sont_tous_la(moteur: Moteur) -> None:
    plateau, couleur = partie_au_hasard(random.Random(12), 9)
    resultat = moteur.resoudre(plateau, couleur, tous=True)
    assert set(resultat.coups) == set(plateau.coups_legaux(couleur))
    assert set(resultat.meilleurs) == {coup for coup, score in resultat.coups.items() if score == resultat.score}
    for coup, score in resultat.coups.items():
        suite = plateau.copy()
        suite.poser(coup, couleur)
        assert -moteur.resoudre(suite, adverse(couleur)).score == score
    assert moteur.issue(plateau, couleur) == (resultat.score > 0) - (resultat.score < 0)


def test_un_drapeau_leve_arrete_la_recherche_et_le_moteur_sert_encore(moteur: Moteur) -> None:
    plateau, couleur = partie_au_hasard(random.Random(13), 34)
    arret = Event()
    minuterie = Timer(0.2, arret.set)
    minuterie.start()
    with pytest.raises(Interrompu):
        moteur.resoudre(plateau, couleur, arret=arret)
    minuterie.join()
    with pytest.raises(Interrompu):
        moteur.resoudre(plateau, couleur, arret=arret)
    plateau, couleur = partie_au_hasard(random.Random(14), 5)
    moteur.resoudre(plateau, couleur, arret=Event())


def test_l_avancement_s_entend(moteur: Moteur) -> None:
    plateau, couleur = partie_au_hasard(random.Random(15), 14)
    entendus: list[Progres] = []
    resultat = moteur.resoudre(plateau, couleur, rappel=entendus.append)
    assert (entendus[-1].basse, entendus[-1].haute) == (resultat.score, resultat.score)
    assert entendus[-1].profondeur == 14
    assert divmod(entendus[-1].ligne[0], 8) in plateau.coups_legaux(couleur)
    assert [progres.noeuds for progres in entendus] == sorted(progres.noeuds for progres in entendus)


@pytest.mark.parametrize("taille", [4, 6, 10])
def test_un_autre_plateau_que_huit_est_refuse(moteur: Moteur, taille: int) -> None:
    with pytest.raises(ValueError, match="8 × 8"):
        moteur.resoudre(Plateau(taille), "N")


def test_les_bornes_de_la_memoire_et_des_fils_sont_dites() -> None:
    mauvaises: tuple[dict[str, int], ...] = ({"hash_mo": 0}, {"hash_mo": 10**6}, {"taches": 0}, {"taches": 65})
    for options in mauvaises:
        with pytest.raises(ValueError, match="attendu"):
            Moteur(hash_mo=options.get("hash_mo", 1), taches=options.get("taches", 1))


def test_arreter_celui_qui_attend_laisse_finir_celui_qui_cherche(moteur: Moteur) -> None:
    plateau, couleur = partie_au_hasard(random.Random(16), 34)
    long, attend = Event(), Event()
    with ThreadPoolExecutor(2) as fils:
        premier = fils.submit(moteur.resoudre, plateau, couleur, arret=long)
        while not moteur._ecoute._tour.locked():
            pass
        try:
            second = fils.submit(moteur.resoudre, plateau, couleur, arret=attend)
            attend.set()
            with pytest.raises(Interrompu):
                second.result(timeout=300)
            assert not premier.done()
        finally:
            long.set()
        with pytest.raises(Interrompu):
            premier.result(timeout=300)


@pytest.mark.parametrize("limites", [Limites(secondes=60.0, profondeur=2), Limites(profondeur=2, visees=1.0)])
def test_ce_qui_se_compile_n_est_pas_pris_sur_le_temps(
    limites: Limites, moteur: Moteur, monkeypatch: pytest.MonkeyPatch
) -> None:
    etapes: list[str] = []
    monkeypatch.setattr(facade, "preparer", lambda: etapes.append("prêt"))
    moteur.reflechir(Plateau(), "N", limites, rappel=lambda _: etapes.append("pense"))
    assert etapes == ["prêt", "pense", "pense"], "une fois, avant la première profondeur"


@pytest.mark.parametrize("couleur", COULEURS)
def test_une_case_fermee_et_une_passe_offerte_sont_celles_de_la_couleur_dite(couleur: Couleur) -> None:
    plateau, trait = partie_au_hasard(random.Random(21), 8)
    if trait != couleur:
        plateau = Plateau(pions={case: adverse(pion) for case, pion in plateau.items()})
    autre = adverse(couleur)
    libre = Moteur.si(plateau, couleur)
    assert libre == Moteur(hash_mo=1).resoudre(plateau, couleur).score
    # Who may pass needs not; who must pass at once leaves the turn.
    assert Moteur.si(plateau, couleur, passes={couleur: 1}) >= libre >= Moteur.si(plateau, couleur, passes={autre: 1})
    vides = [divmod(case, 8) for case in range(64) if divmod(case, 8) not in plateau]
    seul = Moteur.si(plateau, couleur, interdites={couleur: vides})
    assert seul == -Moteur.si(plateau, autre, interdites={couleur: vides})
    assert seul != libre
    personne = Moteur.si(plateau, couleur, interdites={couleur: vides, autre: vides})
    assert personne == score_final(depuis_pions(plateau, couleur))
