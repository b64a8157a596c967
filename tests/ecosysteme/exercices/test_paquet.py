from collections import Counter
from pathlib import Path
from statistics import median

import pytest

from ecosysteme.exercices.exercice import FACILES, ORDINAIRES
from ecosysteme.exercices.paquet import ecrire_paquet, exercices_fournis, lire_paquet, ouvrir_paquet
from ecosysteme.fautes import Faute
from ecosysteme.formats.obf import lire_obf
from ecosysteme.formats.reconnaitre import reconnaitre
from tests.ecosysteme.exercices.exemples import GAGNANT, premier


def test_un_paquet_revient_entier() -> None:
    fournis = exercices_fournis()
    texte = ecrire_paquet(fournis)
    assert lire_paquet(texte) == list(fournis)
    assert texte.isascii()
    assert len(reconnaitre(texte).positions) == len(fournis)


def test_un_autre_programme_y_lit_la_reponse() -> None:
    exercice = premier()
    (lue,) = lire_obf(ecrire_paquet([exercice]))
    assert dict(lue.coups) == {exercice.plis[0].acceptes[0]: exercice.valeur}


def test_il_y_en_a_de_chaque_genre_et_de_faciles() -> None:
    fournis = exercices_fournis()
    assert len(fournis) == len({exercice.cle for exercice in fournis})
    comptes = Counter(exercice.genre for exercice in fournis)
    assert sum(comptes[genre] for genre in ORDINAIRES) == 500
    assert min(comptes[genre] for genre in ORDINAIRES) >= 60
    assert sum(comptes[genre] for genre in FACILES) >= 60
    assert min(comptes[genre] for genre in FACILES) >= 10
    faciles = [exercice.cote for exercice in fournis if exercice.genre in FACILES]
    assert faciles == sorted(faciles)
    assert median(faciles) < min(exercice.cote for exercice in fournis if exercice.genre in ORDINAIRES)
    assert max(Counter((exercice.genre in FACILES, exercice.source) for exercice in fournis).values()) <= 2


@pytest.mark.parametrize(
    ("avant", "apres"),
    [("genre=", "gendre="), ("seul_gagnant", "facile"), ("cote=", "cote=x"), (":", ""), ("plis=", "plis=z9")],
)
def test_une_ligne_abimee_est_nommee(avant: str, apres: str) -> None:
    bonne, _, commentaire = ecrire_paquet([premier()]).partition("%")
    abimee = f"{bonne}%{commentaire.replace(avant, apres)}"
    with pytest.raises(ValueError, match="position 2 : ce n'est pas un exercice"):
        lire_paquet(ecrire_paquet([premier()]) + abimee)


def test_un_paquet_s_ouvre(tmp_path: Path) -> None:
    chemin = tmp_path / "mien.obf"
    chemin.write_text(ecrire_paquet(exercices_fournis()[:20]))
    assert tuple(ouvrir_paquet(str(chemin))) == exercices_fournis()[:20]


@pytest.mark.parametrize(
    ("avant", "apres"),
    [("plis=g2>h7", "plis=g2>a1"), ("plis=g2", "plis=d4"), (":-26,h1:-10", ":-26"), ("niveaux=6,", "niveaux=")],
)
def test_ce_que_les_regles_refusent_n_est_pas_un_exercice(tmp_path: Path, avant: str, apres: str) -> None:
    assert avant in GAGNANT
    chemin = tmp_path / "mien.obf"
    chemin.write_text(GAGNANT.replace(avant, apres))
    with pytest.raises(Faute, match="position 1 : ce n'est pas un exercice"):
        ouvrir_paquet(str(chemin))


def test_un_fichier_vide_absent_ou_autre_est_refuse(tmp_path: Path) -> None:
    (tmp_path / "vide.obf").write_text("")
    (tmp_path / "autre.obf").write_text("(;GM[2])")
    for nom in ("vide.obf", "autre.obf", "absent.obf", "."):
        with pytest.raises(Faute):
            ouvrir_paquet(str(tmp_path / nom))
