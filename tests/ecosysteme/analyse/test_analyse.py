import random
from collections.abc import Mapping, Sequence
from dataclasses import replace
from threading import Event
from typing import Any

import pytest

from ecosysteme.analyse.analyse import (
    NOEUDS_PAR_SECONDE,
    Jugement,
    a_juger,
    analyser,
    coups_de,
)
from ecosysteme.analyse.regards import PREMIERE_PART, VIDES_EXACTS, VIDES_RESOLUS
from ecosysteme.cases import Position
from ecosysteme.experts import ConseillerOthello
from ecosysteme.formats.transcription import lire_transcription
from ecosysteme.jeu import PREMIER
from ecosysteme.jeux.othello import COULEUR_DE, EtatOthello, Othello
from ecosysteme.moteur.othello.facade import Avis, Limites, Moteur, Note
from ecosysteme.partie import Partie
from ecosysteme.plateau import Couleur, Plateau
from ecosysteme.variantes.evaluation import Evaluation, Juge

VIDES = 9
JOUEE = (  # two machines of level 14
    "c4c3d3c5b4d2e2b3a3c2b5f4c1f2d1a5b6c7c6d6e6a4e7d7a6f8f6g5e3f5"
    "f3e1g4h3c8g2d8b1g1b2h1g3h5g6h6f7e8b8g7h8h4h2a2g8h7a7a1b7a8f1"
)
LARGE = 60.0  # s a move: the end of a game is exact long before


@pytest.fixture(scope="module")
def moteur() -> Moteur:
    return Moteur(hash_mo=4)


def gain_gache(moteur: Moteur) -> tuple[Partie[EtatOthello, Position], Mapping[Position, int]]:
    """Play at random until a won endgame, throw it away, then play best to the end.

    Return the game from that endgame on, with what the moves there were worth.
    """
    hasard = random.Random(5)
    while True:
        partie = Partie(Othello())
        while partie.trait is not None and 64 - sum(partie.scores) > VIDES:
            partie.jouer(hasard.choice(partie.etat.coups))
        if partie.trait is None:
            continue
        coups = moteur.resoudre(partie.etat.plateau, COULEUR_DE[partie.etat.trait], tous=True).coups
        if max(coups.values()) > 0 > min(coups.values()):
            break
    partie = Partie(Othello(), partie.etat)
    partie.jouer(min(coups, key=lambda coup: coups[coup]))
    while partie.trait is not None:
        partie.jouer(moteur.resoudre(partie.etat.plateau, COULEUR_DE[partie.etat.trait]).meilleurs[0])
    return partie, coups


def test_un_gain_gache_est_trouve_avec_sa_perte_exacte(moteur: Moteur) -> None:
    partie, valeurs = gain_gache(moteur)
    moteur.oublier()
    jugements = analyser(coups_de(partie), ConseillerOthello(Othello(), moteur=moteur), LARGE)
    faute, *suite = jugements
    assert (faute.valeur, faute.meilleure_valeur) == (min(valeurs.values()), max(valeurs.values()))
    assert set(faute.evaluation.meilleurs) == {
        coup for coup, valeur in valeurs.items() if valeur == faute.meilleure_valeur
    }
    assert (faute.coup, faute.evaluation.profondeur) == (partie.historique[0].coup, VIDES)
    assert all(jugement.evaluation.exact for jugement in jugements)
    assert all(jugement.perte == 0 and jugement.coup in jugement.evaluation.meilleurs for jugement in suite)
    # All that follows is best play: it is worth the same to the end, to one side or to the other.
    for jugement in suite:
        assert jugement.valeur == (faute.valeur if jugement.camp == faute.camp else -faute.valeur)
    assert faute.perte >= 4


def test_le_temps_se_compte_en_noeuds_et_les_fins_sont_resolues(
    moteur: Moteur, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So little time that above the exact endings nothing is, and the table full of something else the second time."""
    coups = coups_de(JOUEE)
    limites: list[Limites] = []
    reflechir = moteur.reflechir

    def noter(plateau: Plateau, couleur: Couleur, limite: Limites, **options: Any) -> Avis:
        limites.append(limite)
        return reflechir(plateau, couleur, limite, **options)

    monkeypatch.setattr(moteur, "reflechir", noter)
    conseiller = ConseillerOthello(Othello(), moteur=moteur)
    premiers = analyser(coups, conseiller, 0.0005)
    conseiller.juger(coups[30][0], noeuds=100_000)
    assert analyser(coups, conseiller, 0.0005) == premiers
    vides = [64 - len(etat.plateau) for etat, _ in coups]
    assert [jugement.evaluation.exact for jugement in premiers if vides[jugement.rang] <= VIDES_EXACTS] == [
        True
    ] * VIDES_EXACTS
    assert not any(jugement.evaluation.exact for jugement in premiers if vides[jugement.rang] > VIDES_RESOLUS + 3)
    assert all(limite.secondes is None for limite in limites), "une machine occupée jugerait autrement"


class _DeuxRegards(ConseillerOthello):
    """Says at first sight that the first move is the best by 8 discs, and of a move alone what ``seuls`` says."""

    def __init__(self, seuls: Sequence[int]) -> None:
        super().__init__(Othello())
        self.seuls, self.questions = seuls, list[tuple[str, int | None]]()

    def juger(self, etat: EtatOthello, *_: Any, noeuds: int | None = None, **__: Any) -> Avis:
        self.questions.append(("tous", noeuds))
        notes = {coup: Note(0 if rang else 8, 9, 80, False) for rang, coup in enumerate(etat.coups)}
        return Avis(8, 9, 80, False, (etat.coups[0],), 1, 0.1, notes)

    def juger_coup(self, etat: EtatOthello, coup: Position, *_: Any, noeuds: int | None = None) -> Note:
        self.questions.append(("seul", noeuds))
        return Note(self.seuls[etat.coups.index(coup)], 20, 99, False)


@pytest.mark.parametrize(("seuls", "perte", "meilleur"), [((6, 4), 2, 0), ((4, 6), 0, 1)])
def test_ce_qui_parait_une_faute_est_revu_seul_et_de_plus_pres(
    seuls: tuple[int, int], perte: int, meilleur: int
) -> None:
    etat, conseiller = Othello().etat_initial(), _DeuxRegards(seuls)
    bon, faux = analyser([(etat, etat.coups[0]), (etat, etat.coups[1])], conseiller, 1.0)
    assert (bon.perte, bon.evaluation.profondeur) == (0, 9), "the first look was enough"
    assert (faux.perte, faux.evaluation.profondeur, faux.valeur) == (perte, 20, seuls[1])
    assert faux.evaluation.meilleurs == (etat.coups[meilleur],)
    entier = NOEUDS_PAR_SECONDE
    regard = ("tous", entier // PREMIERE_PART)
    assert conseiller.questions == [regard, ("seul", entier), ("seul", entier), regard]


def test_un_coup_seul_vaut_ce_qu_il_vaut_parmi_les_autres(moteur: Moteur) -> None:
    partie, _ = gain_gache(moteur)
    conseiller = ConseillerOthello(Othello(), moteur=moteur)
    for etat, _ in coups_de(partie):
        for coup, note in conseiller.juger(etat).coups.items():
            seul = conseiller.juger_coup(etat, coup)
            assert (seul.valeur, seul.exact) == (note.valeur, True)


def test_les_coups_sont_juges_a_rebours_et_rendus_dans_l_ordre(moteur: Moteur) -> None:
    coups = coups_de(gain_gache(moteur)[0])
    entendus: list[tuple[Jugement, int, int]] = []
    jugements = analyser(
        coups, ConseillerOthello(Othello(), moteur=moteur), LARGE, rappel=lambda *entendu: entendus.append(entendu)
    )
    assert [jugement for jugement, _, _ in entendus] == jugements[::-1]
    assert [(fait, total) for _, fait, total in entendus] == [(rang + 1, len(coups)) for rang in range(len(coups))]
    assert [(jugement.rang, jugement.coup) for jugement in jugements] == [
        (rang, coup) for rang, (_, coup) in enumerate(coups)
    ]
    assert [jugement.camp for jugement in jugements] == [etat.trait for etat, _ in coups]


def test_un_drapeau_leve_rend_les_derniers_coups_deja_juges(moteur: Moteur) -> None:
    coups = coups_de(gain_gache(moteur)[0])
    arret = Event()

    def lever(_: Jugement, fait: int, __: int) -> None:
        if fait == 2:
            arret.set()

    jugements = analyser(coups, ConseillerOthello(Othello(), moteur=moteur), LARGE, arret=arret, rappel=lever)
    assert [jugement.rang for jugement in jugements] == [len(coups) - 2, len(coups) - 1]
    assert analyser(coups, ConseillerOthello(Othello(), moteur=moteur), LARGE, arret=arret) == []


def test_une_comparaison_ne_vaut_que_sa_moindre_profondeur(moteur: Moteur, monkeypatch: pytest.MonkeyPatch) -> None:
    etat = Othello().etat_initial()
    notes = [Note(2, 9, 100, True), Note(2, 8, 100, True), Note(-3, 9, 100, True), Note(-5, 7, 100, False)]
    avis = Avis(2, 9, 100, True, (etat.coups[0],), 1, 0.1, dict(zip(etat.coups, notes, strict=True)))
    monkeypatch.setattr(moteur, "reflechir", lambda *_, **__: avis)
    monkeypatch.setattr("ecosysteme.analyse.regards.DEUXIEME_REGARD", 1.0)
    (jugement,) = analyser([(etat, etat.coups[2])], ConseillerOthello(Othello(), moteur=moteur), LARGE)
    assert (jugement.evaluation.meilleurs, jugement.perte) == (etat.coups[:2], 5)
    assert (jugement.evaluation.profondeur, jugement.evaluation.exact) == (
        8,
        False,
    )  # what is not exact may be worth more than the best


def test_les_passes_sont_laissees_et_les_etats_sont_ceux_d_avant_le_coup() -> None:
    hasard = random.Random(1)
    passees = 0
    while not passees:
        partie = Partie(Othello())
        while partie.trait is not None:
            partie.jouer(hasard.choice(partie.etat.coups))
        passees = sum(tour.coup is None for tour in partie.historique)
    coups = coups_de(partie)
    assert len(coups) == partie.nb_coups == len(partie.historique) - passees
    assert all(coup in etat.coups for etat, coup in coups)
    assert coups_de(partie.transcription) == coups


def test_un_coup_illegal_et_un_autre_plateau_sont_refuses(moteur: Moteur) -> None:
    etat = Othello().etat_initial()
    with pytest.raises(ValueError, match=r"^coup 2 : "):
        analyser([(etat, etat.coups[0]), (etat, (0, 0))], ConseillerOthello(Othello(), moteur=moteur), LARGE)
    petit = Othello(6).etat_initial()
    with pytest.raises(ValueError, match="8 × 8"):
        analyser([(petit, petit.coups[0])], ConseillerOthello(Othello(), moteur=moteur), LARGE)


@pytest.mark.parametrize(
    ("rang", "valeur", "perte", "exact", "regards", "attendu"),
    [
        (30, -6, 0, False, 1, False),  # a sound move needs no second look
        (30, -6, 1, False, 1, False),
        (30, -6, 8, False, 1, True),
        (30, -6, 8, False, 2, False),
        (30, -6, 8, True, 1, False),
        (46, -6, 0, False, 1, True),  # 15 empty squares before it: solved now
        (46, -6, 0, True, 1, False),
        (42, -6, 0, False, 1, False),
        (42, -60, 4, False, 1, False),  # what it lost does not count
    ],
)
def test_d_une_revue_d_un_seul_regard_seules_les_fautes_sont_revues(
    rang: int, valeur: int, perte: int, exact: bool, regards: int, attendu: bool
) -> None:
    noeud = lire_transcription(JOUEE).ligne[rang - 1]
    dite = valeur if noeud.auteur == PREMIER else -valeur
    noeud = replace(noeud, evaluation=Evaluation(dite, perte, exact, juge=Juge("m", NOEUDS_PAR_SECONDE, regards)))
    assert bool(a_juger([noeud], "m", 1.0)) == attendu
    assert a_juger([noeud], "un autre", 1.0) == [noeud]


def test_une_revue_dit_qu_elle_regarde_deux_fois(moteur: Moteur) -> None:
    coups = coups_de(JOUEE)[-4:]
    for jugement in analyser(coups, ConseillerOthello(Othello(), moteur=moteur), 0.01):
        assert jugement.evaluation.juge is not None
        assert jugement.evaluation.juge.regards == 2
