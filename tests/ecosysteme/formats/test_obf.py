import re
import tracemalloc
from collections.abc import Iterable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecosysteme.cases import Position
from ecosysteme.formats.obf import SIMPLE, PositionNotee, ecrire_obf, lire_obf
from ecosysteme.formats.position import lire_position
from ecosysteme.formats.reconnaitre import reconnaitre
from ecosysteme.jeux.othello import EtatOthello, Othello
from tests.positions import etats

DEPART = "---------------------------OX------XO--------------------------- X"


def test_les_scores_les_coups_et_le_commentaire_se_lisent() -> None:
    texte = f"% une liste\n\n{DEPART}; D3:-2; c4 : +0; F5:+1; % essai\n{DEPART};-12;\n{DEPART}\n"
    notee, seule, nue = lire_obf(texte)
    assert notee == PositionNotee(Othello().etat_initial(), 1, {(2, 3): -2, (3, 2): 0, (4, 5): 1}, "essai")
    assert (seule.score, dict(seule.coups)) == (-12, {})
    assert nue.score is None


def test_une_passe_a_un_score_et_la_fin_de_liste_de_certains_fichiers_n_en_est_pas_un() -> None:
    passe, liste = lire_obf(f"{DEPART}; PA:+4;\n{DEPART}; D3:-2; --:-127;\n")
    assert (passe.score, dict(passe.coups)) == (4, {})
    assert (liste.score, dict(liste.coups)) == (-2, {(2, 3): -2})


def test_ce_qui_est_ecrit_se_relit() -> None:
    etat = Othello().etat_initial()
    positions = [
        PositionNotee(etat, 1, {(4, 5): 1, (2, 3): -2}, "essai"),
        PositionNotee(etat, -12),
        PositionNotee(etat),
    ]
    assert list(lire_obf(ecrire_obf(positions))) == positions
    assert ecrire_obf(positions).splitlines()[0] == f"{DEPART}; F5:+1; D3:-2; % essai"


@pytest.mark.parametrize(
    ("texte", "raison"),
    [(f"{DEPART}\n{DEPART}; G9:+1;", "ligne 2 : 'G9:\\+1' n'est pas un score"), ("XO; +2;", "ligne 1 : position de 2")],
)
def test_une_ligne_illisible_est_nommee(texte: str, raison: str) -> None:
    with pytest.raises(ValueError, match=raison):
        lire_obf(texte)


FINS = ("\n", "\r\n", "\r", "\v", "\x1c", "\u2028")
PLEINES = st.text("XO-", min_size=64, max_size=64) | st.text("XXXXXXX-", min_size=64, max_size=64)


@given(st.from_regex(SIMPLE, fullmatch=True).filter(lambda ligne: len(ligne.splitlines()) == 1))
def test_une_ligne_simple_n_est_jamais_refusee_quand_on_la_lit(ligne: str) -> None:
    [notee] = lire_obf(ligne)
    assert notee.etat == lire_position(re.split("[;%]", ligne)[0])
    assert lire_obf(ligne).commentaire(0) == notee.commentaire


@given(st.lists(st.tuples(PLEINES, st.sampled_from("XO"), st.sampled_from(FINS), st.booleans()), min_size=1))
def test_chaque_position_est_a_sa_place_et_la_faute_a_sa_ligne(lignes: list[tuple[str, str, str, bool]]) -> None:
    texte = "".join(f"{cases}{' ' * simple}{trait}; % n° {rang}{fin}% rien{fin}"
                    for rang, (cases, trait, fin, simple) in enumerate(lignes))  # fmt: skip
    lues = lire_obf(texte)
    attendues = [lire_position(cases + trait) for cases, trait, _, _ in lignes]
    assert [(notee.etat, notee.commentaire) for notee in lues] == [(e, f"n° {r}") for r, e in enumerate(attendues)]
    assert [lues.finie(r) for r in range(len(lues))] == [not (e.coups or e.coups_adverses) for e in attendues]
    part = lues.part(1, 3)
    assert ([*part], part.commentaire(0) if len(part) else "") == (lues[1:3], "n° 1" if len(lignes) > 1 else "")
    with pytest.raises(ValueError, match=f"ligne {len(texte.splitlines()) + 1} : position de 1 signe"):
        lire_obf(f"{texte}?")


@given(etats(tailles=(8,)), st.lists(st.tuples(st.integers(0, 7), st.integers(0, 7))), st.data())
def test_une_position_est_jugee_si_ses_coups_legaux_et_eux_seuls_ont_un_score(
    etat: EtatOthello, autres: list[tuple[int, int]], donnees: st.DataObject
) -> None:
    fin = donnees.draw(st.sampled_from((" --:-127; % A1:+2", "")))

    def jugee(coups: Iterable[Position]) -> bool:
        ligne = ecrire_obf([PositionNotee(etat, 0, dict.fromkeys(coups, 0))]).removesuffix("\n")
        return lire_obf(ligne + fin).jugee(0)

    assert jugee(etat.coups) == bool(etat.coups)
    assert jugee(autres) == (set(autres) == set(etat.coups) != set())


def test_un_grand_fichier_tient_a_peu_pres_la_place_de_son_texte() -> None:
    # As objects these positions take fifty times their text.
    texte = f"{DEPART}; D3:+0; C4:+0; F5:+0; E6:+0; % essai\n" * 5_000
    for entier in (texte, texte + "?"):  # read strictly, then line by line
        tracemalloc.start()
        try:
            assert len(reconnaitre(entier.encode()).positions) == 5_000
            assert tracemalloc.get_traced_memory()[1] < 5 * len(texte)
        finally:
            tracemalloc.stop()
