from pathlib import Path
from random import Random

import pytest

from ecosysteme.arret import Interrompu
from ecosysteme.moteur.puissance4 import construire
from ecosysteme.moteur.puissance4.construire import Journal
from ecosysteme.moteur.puissance4.etages import depuis_cle, etages
from ecosysteme.moteur.puissance4.livre import Avis
from ecosysteme.moteur.puissance4.position import cle, colonnes_jouables, jouer, suites
from ecosysteme.moteur.puissance4.solveur import Solveur
from ecosysteme.moteur.puissance4.tirage import tirer


class Juge(Solveur):
    """Plays the first column that it may, at once: building is tested, not solving."""

    def __init__(self, patience: int = 10_000) -> None:
        super().__init__(1)
        self.questions: list[int] = []
        self._patience = patience

    def meilleur(self, nous: int, masque: int, basse: int = -42, haute: int = 42) -> Avis:
        if len(self.questions) == self._patience:
            raise Interrompu
        self.questions.append(cle(nous, masque))
        return 1, colonnes_jouables(masque)[0]


def batir(dossier: Path, juge: Juge, pions: int = 4, complets: int = 0) -> dict[int, Avis]:
    with Journal(dossier / "journal") as journal:
        return dict(construire.construire(juge, journal, pions, complets))


def test_le_livre_suit_le_meilleur_coup_de_chaque_camp_et_toutes_les_reponses(tmp_path: Path) -> None:
    avis = batir(tmp_path, Juge())
    assert sorted({depuis_cle(nombre)[1].bit_count() for nombre in avis}) == [0, 1, 2, 3, 4]
    premier = jouer(0, 0, avis[0][1])
    assert {cle(*jouer(*premier, colonne)) for colonne in range(7)} <= set(avis)
    assert {cle(*jouer(0, 0, colonne)) for colonne in range(7)} <= set(avis)


def test_les_premiers_etages_peuvent_etre_entiers(tmp_path: Path) -> None:
    avis = batir(tmp_path, Juge(), pions=5, complets=3)
    par_pions: dict[int, set[int]] = {pions: set() for pions in range(6)}
    for nombre in avis:
        par_pions[depuis_cle(nombre)[1].bit_count()].add(nombre)
    for pions, nombres in zip(range(6), etages(), strict=False):
        assert (par_pions[pions] == set(nombres.tolist())) == (pions <= 3)


def test_un_etage_entier_donne_ceux_du_dessus_sans_recherche(tmp_path: Path) -> None:
    juge = Juge()
    batir(tmp_path, juge, pions=3, complets=3)
    assert {depuis_cle(nombre)[1].bit_count() for nombre in juge.questions} == {3}


def test_ce_qui_se_deduit_des_enfants_est_ce_que_la_recherche_trouve() -> None:
    solveur, source = Solveur(1), Random(5)
    for position in (tirer(source, pions) for pions in [30, 33, 36, 38] * 10):
        nombre = cle(*position)
        nous, masque = depuis_cle(nombre)
        enfants = suites(nous, masque)
        avis = {cle(*enfant): solveur.meilleur(*enfant) for enfant in enfants}
        assert construire.deduire(avis, nombre) == solveur.meilleur(nous, masque)
        if enfants:
            avis.popitem()
            assert construire.deduire(avis, nombre) in (None, solveur.meilleur(nous, masque))


def test_un_travail_interrompu_reprend_ou_il_en_etait(tmp_path: Path) -> None:
    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()
    entier = batir(tmp_path / "a", Juge())
    with pytest.raises(Interrompu):
        batir(tmp_path / "b", Juge(patience=20))
    suite = Juge()
    with (tmp_path / "b" / "journal").open("a", encoding="ascii") as flux:
        flux.write("1234 0")  # a line cut short
    assert batir(tmp_path / "b", suite) == entier
    assert len(suite.questions) == len(entier) - 20


@pytest.mark.parametrize(
    ("texte", "mot"), [("autre chose\n", "autre travail"), (construire.ENTETE + "xyz\n", "illisible")]
)
def test_un_journal_etranger_est_refuse(tmp_path: Path, texte: str, mot: str) -> None:
    (tmp_path / "journal").write_text(texte, encoding="ascii")
    with pytest.raises(ValueError, match=mot):
        Journal(tmp_path / "journal")
