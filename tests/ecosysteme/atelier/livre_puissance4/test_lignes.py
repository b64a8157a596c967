from pathlib import Path

import pytest

from ecosysteme.arret import Interrompu
from ecosysteme.atelier.livre_puissance4 import lignes
from ecosysteme.atelier.livre_puissance4.construire import construire
from ecosysteme.atelier.livre_puissance4.etages import depuis_cle
from ecosysteme.atelier.livre_puissance4.lignes import JournalDesLignes, suivre
from ecosysteme.moteur.puissance4.livre import LivrePuissance4
from ecosysteme.moteur.puissance4.position import cle, jouer
from tests.ecosysteme.moteur.puissance4.juge import Juge


def batir(dossier: Path, juge: Juge, pions: int = 4, complets: int = 0) -> LivrePuissance4:
    entiers = construire(juge, complets, dossier / "etage")
    with JournalDesLignes(dossier / "journal") as journal:
        return suivre(entiers, juge, journal, pions)


def test_les_lignes_suivent_le_meilleur_coup_de_chaque_camp_et_toutes_les_reponses(tmp_path: Path) -> None:
    livre = batir(tmp_path, Juge())
    assert sorted(livre.etages) == [0, 1, 2, 3, 4]
    premier = jouer(0, 0, 0)  # the judge's move
    for depart in (premier, (0, 0)):
        assert all(livre.score(*jouer(*depart, colonne)) is not None for colonne in range(7))
    ligne = jouer(*premier, 3)
    assert livre.score(*ligne) == 1
    assert livre.candidates(*ligne, 1) == [0]


def test_les_lignes_partent_des_etages_entiers(tmp_path: Path) -> None:
    juge = Juge()
    livre = batir(tmp_path, juge, pions=5, complets=3)
    assert sorted(livre.etages) == [1, 3, 4, 5]
    assert len(livre.etages[3]) == 121
    assert {masque.bit_count() for _, masque in juge.questions} == {3, 4, 5}
    tout = batir(tmp_path, suite := Juge(), pions=6, complets=3)
    assert {masque.bit_count() for _, masque in suite.questions} == {6}
    assert len(tout) > len(livre)


def test_un_travail_interrompu_reprend_ou_il_en_etait(tmp_path: Path) -> None:
    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()
    entier = batir(tmp_path / "a", toutes := Juge())
    with pytest.raises(Interrompu):
        batir(tmp_path / "b", Juge(patience=20))
    suite = Juge()
    with (tmp_path / "b" / "journal").open("a", encoding="ascii") as flux:
        flux.write("1234 0")  # a line cut short
    assert len(batir(tmp_path / "b", suite)) == len(entier)
    assert len(suite.questions) == len(toutes.questions) - 20


def test_le_livre_dit_tout_ce_que_le_journal_sait_de_son_dernier_etage(tmp_path: Path) -> None:
    juge = Juge()
    avant = batir(tmp_path, juge, complets=3)
    rang = avant.etages[3].toutes_colonnes().tolist().index(7)  # not told
    nombre = int(avant.etages[3].cles[rang])
    with (tmp_path / "journal").open("a", encoding="ascii") as flux:
        flux.write(f"{nombre:013x} 1 5\n")
    assert batir(tmp_path, juge, complets=3).candidates(*depuis_cle(nombre), 1) == [5]
    with (tmp_path / "journal").open("a", encoding="ascii") as flux:
        flux.write(f"{cle(7, 7):013x} 1 5\n")  # no game leads there
    with pytest.raises(ValueError, match="autre travail"):
        batir(tmp_path, juge, complets=3)


@pytest.mark.parametrize(
    ("texte", "mot"), [("autre chose\n", "autre travail"), (f"# {lignes.TITRE}\nxyz\n", "illisible")]
)
def test_un_journal_etranger_est_refuse(tmp_path: Path, texte: str, mot: str) -> None:
    (tmp_path / "journal").write_text(texte, encoding="ascii")
    with pytest.raises(ValueError, match=mot):
        JournalDesLignes(tmp_path / "journal")
