"""Strokes of the brush, and the way back."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from ecosysteme.composition import Composition, composeur_de
from ecosysteme.jeu import PREMIER, SECOND
from ecosysteme.jeux import JEUX, creer_jeu

GESTES = ("vider", "recommencer", "echanger_camps", "passer_trait", "annuler", "retablir", "lacher")


def composition(nom: str = "othello") -> Composition:
    jeu = creer_jeu(nom)
    return Composition(composeur_de(jeu), jeu.etat_initial())


def test_peindre_encore_vide_et_un_trait_ne_fait_qu_un_changement() -> None:
    pose = composition()
    depart = pose.etat
    assert pose.presser((0, 0), PREMIER)
    assert pose.glisser((0, 1))
    assert not pose.glisser((0, 1))
    assert pose.glisser((3, 3))  # a white disc becomes black
    pose.lacher()
    assert not pose.glisser((0, 5))
    contenu = pose.composeur.contenu(pose.etat)
    assert [contenu[case] for case in ((0, 0), (0, 1), (3, 3))] == [PREMIER] * 3
    assert pose.presser((0, 1), PREMIER)  # again: empties, and so does the rest of the stroke
    assert pose.glisser((0, 0))
    pose.lacher()
    assert not {(0, 0), (0, 1)} & pose.composeur.contenu(pose.etat).keys()
    assert pose.annuler()
    assert pose.annuler()
    assert pose.etat == depart
    assert not pose.annuler()
    assert pose.retablir()
    assert pose.composeur.contenu(pose.etat)[0, 1] == PREMIER


def test_un_changement_apres_un_retour_oublie_la_suite() -> None:
    pose = composition()
    pose.vider()
    pose.annuler()
    assert pose.retablissable
    pose.presser((0, 0), SECOND)
    assert not pose.retablissable


def test_ce_qui_ne_change_rien_ne_s_annule_pas() -> None:
    pose = composition()
    assert not pose.recommencer()
    assert not pose.presser((0, 0), 0)
    assert not pose.annulable


def test_vider_garde_le_trait_quand_il_est_libre() -> None:
    pose = composition()
    assert pose.passer_trait()
    assert pose.trait == SECOND
    assert pose.vider()
    assert pose.trait == SECOND
    assert not composition("morpion").passer_trait()


@given(st.sampled_from(list(JEUX)), st.data())
def test_tout_s_annule_et_se_refait(nom: str, donnees: st.DataObject) -> None:
    pose = composition(nom)
    depart = pose.etat
    for _ in range(donnees.draw(st.integers(1, 12))):
        lignes, colonnes = pose.composeur.dimensions(pose.etat)
        case = donnees.draw(st.tuples(st.integers(0, lignes - 1), st.integers(0, colonnes - 1)))
        match donnees.draw(st.sampled_from(("presser", "glisser", "transformer", *GESTES))):
            case "presser":
                pose.presser(case, donnees.draw(st.sampled_from((0, *pose.composeur.camps_poses))))
            case "glisser":
                pose.glisser(case)
            case "transformer":
                pose.transformer(donnees.draw(st.sampled_from(pose.composeur.symetries)))
            case geste:
                getattr(pose, geste)()
    while pose.retablir():
        pass
    fin = pose.etat
    while pose.annuler():
        pass
    assert pose.etat == depart
    while pose.retablir():
        pass
    assert pose.etat == fin
