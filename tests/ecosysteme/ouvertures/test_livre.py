import random
from io import BytesIO
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecosysteme.cases import Position
from ecosysteme.jeux.othello import COULEUR_DE, EtatOthello, Othello
from ecosysteme.livre.regles import coups_legaux
from ecosysteme.moteur.othello.conversion import depuis_pions
from ecosysteme.moteur.othello.symetries import CASES, SYMETRIES, canonique, modeles
from ecosysteme.ouvertures.livre import TABLEAUX, VERSION, Livre, LivreTropRecent, livre_fourni
from ecosysteme.ouvertures.note_livre import NoteLivre, SourceLivre
from ecosysteme.plateau import Couleur, Plateau
from tests.ecosysteme.livre.faux import opinion
from tests.positions import etats, partie_jouee


def livre_de(*etats: EtatOthello) -> Livre:
    positions = {}
    for etat in etats:
        bits, _ = canonique(depuis_pions(etat.plateau, COULEUR_DE[etat.trait]))
        cases = set(modeles(bits, coups_legaux(bits)).values())
        positions[bits] = {case: NoteLivre(opinion(bits, case, 5), 5) for case in cases}
    return Livre(positions)


def tournee(plateau: Plateau, symetrie: int) -> Plateau:
    return Plateau(8, {_tourner(case, symetrie): couleur for case, couleur in plateau.items()})


def _tourner(position: Position, symetrie: int) -> Position:
    return divmod(CASES[symetrie][8 * position[0] + position[1]], 8)


@given(etats((8,)), st.sampled_from(SYMETRIES))
def test_une_position_tournee_a_les_memes_coups_tournes(etat: EtatOthello, symetrie: int) -> None:
    livre = livre_de(etat)
    couleur: Couleur = COULEUR_DE[etat.trait]
    coups = livre.coups(etat.plateau, couleur)
    assert set(coups) == set(etat.coups)
    assert list(coups.values()) == sorted(coups.values(), reverse=True)
    tournes = livre.coups(tournee(etat.plateau, symetrie), couleur)
    assert tournes == {_tourner(coup, symetrie): valeur for coup, valeur in coups.items()}
    assert livre.profondeur(etat.plateau, couleur) == 5


def test_le_depart_a_ses_quatre_coups_et_les_couleurs_se_valent() -> None:
    depart = Othello().etat_initial()
    livre = livre_de(depart)
    assert len(livre) == 1
    assert set(livre.coups(depart.plateau, "N")) == set(depart.coups)
    inverse = Plateau(8, {case: "B" if couleur == "N" else "N" for case, couleur in depart.plateau.items()})
    assert set(livre.coups(inverse, "B")) == set(depart.coups)
    assert livre.coups(depart.plateau, "B") != {}  # the same position, mirrored
    autre = partie_jouee("f5").etat
    assert livre.coups(autre.plateau, "B") == {}
    assert livre.profondeur(autre.plateau, "B") is None
    assert livre.choisir(autre.plateau, "B", random.Random(0)) is None
    with pytest.raises(ValueError, match="8 × 8"):
        livre.coups(Plateau(6), "N")


def test_le_choix_reste_a_l_ecart_demande_et_le_couvre() -> None:
    etat = partie_jouee("f5d6c3d3c4f4c5b3c2").etat
    livre = livre_de(etat)
    valeurs = livre.coups(etat.plateau, "B")
    assert len(set(valeurs.values())) > 2
    for ecart in range(7):
        choisis = {livre.choisir(etat.plateau, "B", random.Random(graine), ecart) for graine in range(100)}
        permises = {coup: valeur for coup, valeur in valeurs.items() if valeur >= max(valeurs.values()) - ecart}
        assert choisis == {(coup, NoteLivre(valeur, 5)) for coup, valeur in permises.items()}


def test_un_livre_ecrit_se_relit(tmp_path: Path) -> None:
    etats_du_livre = [partie_jouee("f5d6c3d3c4"[: 2 * rang]).etat for rang in range(6)]
    livre, fichier = livre_de(*etats_du_livre), tmp_path / "livre.npz"
    livre.ecrire(fichier)
    assert [fichier] == list(tmp_path.iterdir())
    for relu in (Livre.lire(fichier), Livre.lire(fichier.read_bytes())):
        assert len(relu) == len(livre) == 6
        for etat in etats_du_livre:
            couleur = COULEUR_DE[etat.trait]
            assert relu.coups(etat.plateau, couleur) == livre.coups(etat.plateau, couleur) != {}


def _fichier(version: int = VERSION, **changes: Any) -> bytes:
    flux = BytesIO()
    livre_de(Othello().etat_initial(), partie_jouee("f5").etat).ecrire(chemin := Path("livre.npz"))
    with np.load(chemin) as archive:
        tableaux = {nom: archive[nom] for nom in TABLEAUX}
    chemin.unlink()
    np.savez(
        flux,
        version=np.array([version]),
        **(tableaux | {nom: change(tableaux[nom]) for nom, change in changes.items()}),
    )
    return flux.getvalue()


@pytest.mark.parametrize(
    "changes",
    [
        {"nous": lambda mots: mots[::-1]},
        {"nous": lambda mots: mots.astype(np.int64)},
        {"eux": lambda mots: mots | np.uint64(2**64 - 1)},
        {"nombres": lambda nombres: nombres + np.uint8(1)},
        {"cases": lambda cases: cases + np.uint8(64)},
        {"cases": lambda cases: cases * np.uint8(0) + np.uint8(27)},
        {"valeurs": lambda valeurs: np.full_like(valeurs, -128)},
        {"valeurs": lambda valeurs: valeurs[:, None]},
        {"profondeurs": lambda profondeurs: profondeurs[:1]},
        {"sources": lambda sources: sources + np.uint8(9)},
    ],
)
def test_un_mauvais_livre_est_refuse(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, changes: dict[str, Any]) -> None:
    monkeypatch.chdir(tmp_path)
    assert len(Livre.lire(_fichier())) == 2
    with pytest.raises(ValueError, match="livre d'ouvertures"):
        Livre.lire(_fichier(**changes))


def test_un_livre_d_une_version_plus_recente_se_reconnait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(LivreTropRecent, match="plus récente"):
        Livre.lire(_fichier(version=VERSION + 1))


DEPART, MOI = (1 << 28 | 1 << 35, 1 << 27 | 1 << 36), SourceLivre.MOI


def test_ce_qu_une_personne_dit_l_emporte_et_se_retire() -> None:
    juge = Livre({DEPART: {19: NoteLivre(0, 14)}})
    corrige = juge.avec(Livre({DEPART: {19: NoteLivre(7, 0, MOI)}}))
    assert corrige.notes_de(DEPART) == {19: NoteLivre(7, 0, MOI)}
    encore = corrige.avec(Livre({DEPART: {19: NoteLivre(2, 0, MOI)}}))
    assert encore.notes_de(DEPART) == {19: NoteLivre(2, 0, MOI)}
    rejuge = encore.avec(Livre({DEPART: {19: NoteLivre(1, 20)}}))
    assert rejuge.notes_de(DEPART) == {19: NoteLivre(2, 0, MOI)}
    assert rejuge.sans(DEPART, 19).notes_de(DEPART) == {19: NoteLivre(1, 20)}
    assert corrige.sans(DEPART, 26).notes_de(DEPART) == corrige.notes_de(DEPART)
    seul = Livre({DEPART: {19: NoteLivre(7, 0, MOI)}})
    assert len(seul.sans(DEPART, 19)) == 0


def test_du_plus_profond_et_du_plus_recent_on_garde_un_seul_avis() -> None:
    juge = Livre({DEPART: {19: NoteLivre(0, 14)}})
    for autre, attendu in (
        (NoteLivre(1, 13), NoteLivre(0, 14)),
        (NoteLivre(1, 14), NoteLivre(1, 14)),
        (NoteLivre(1, 21, SourceLivre.FICHIER), NoteLivre(1, 21, SourceLivre.FICHIER)),
    ):
        assert juge.avec(Livre({DEPART: {19: autre}})).notes_de(DEPART) == {19: attendu}


def test_sous_un_livre_un_autre_repond_de_ce_qu_il_ne_dit_pas() -> None:
    etat, suite = Othello().etat_initial(), partie_jouee("f5").etat
    fond = livre_de(etat, suite)
    dessus = Livre({DEPART: {19: NoteLivre(9, 30)}}).sur(fond)
    assert dessus.notes(etat.plateau, "N") == dict.fromkeys(etat.coups, NoteLivre(9, 30))
    assert dessus.notes(suite.plateau, "B") == fond.notes(suite.plateau, "B")
    assert len(dessus) == 1
    assert dessus.avec(Livre()).notes(suite.plateau, "B") == fond.notes(suite.plateau, "B")


def test_la_ou_seule_une_personne_parle_le_livre_ne_joue_pas() -> None:
    seul = Livre({DEPART: {19: NoteLivre(-9, 0, MOI)}})
    assert seul.choisir(Plateau(), "N", random.Random(0)) is None
    assert seul.avec(Livre({DEPART: {19: NoteLivre(0, 3)}})).choisir(Plateau(), "N", random.Random(0)) is not None


@given(st.lists(st.tuples(st.integers(0, 3), st.integers(0, 9), st.integers(-64, 64), st.booleans())))
def test_ajouter_d_un_coup_est_ajouter_tout_d_un_coup(dites: list[tuple[int, int, int, bool]]) -> None:
    """Arrays that are merged say what dictionaries say, whatever the order of positions and squares."""
    attendu: dict[tuple[int, int, int, bool], NoteLivre] = {}
    livre = Livre()
    for rang, case, valeur, personne in dites:
        note = NoteLivre(valeur, 0 if personne else 5 + rang, MOI if personne else SourceLivre.MOTEUR)
        bits = (1 << 40 + rang, 1 << 50)
        livre = livre.avec(Livre({bits: {case: note}}))
        attendu[*bits, case, personne] = note
    for nous, eux, case, personne in attendu:
        note = attendu.get((nous, eux, case, True)) or attendu[nous, eux, case, personne]
        assert livre.notes_de((nous, eux))[case] == note
    assert len(livre.tableaux["cases"]) == len(attendu)
    assert Livre.de(livre.tableaux).tableaux.keys() == TABLEAUX.keys()


@pytest.mark.parametrize("octets", [b"", b"PK\3\4", b"un texte", b"\x93NUMPY\1\0"])
def test_ce_qui_n_est_pas_un_livre_est_refuse(octets: bytes) -> None:
    with pytest.raises(ValueError, match="livre d'ouvertures"):
        Livre.lire(octets)


def test_le_livre_fourni_connait_le_depart_s_il_y_en_a_un() -> None:
    livre = livre_fourni()
    assert livre is None or set(livre.coups(Plateau(), "N")) == set(Othello().etat_initial().coups)
