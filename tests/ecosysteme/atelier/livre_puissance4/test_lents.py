import random
from collections.abc import Sequence
from pathlib import Path

import pytest

from ecosysteme.arret import Interrompu
from ecosysteme.atelier.livre_puissance4.construire import construire
from ecosysteme.atelier.livre_puissance4.etages import depuis_cle
from ecosysteme.atelier.livre_puissance4.lents import dire_les_lents, voisins
from ecosysteme.atelier.livre_puissance4.lignes import Journal
from ecosysteme.moteur.puissance4.livre import Livre
from ecosysteme.moteur.puissance4.position import antecedents, cle, gagne_en, jouer
from tests.ecosysteme.moteur.puissance4.juge import Juge


class JugeLent(Juge):
    """It chooses a column at once, but says that it took these nodes, by key."""

    def __init__(self, couts: dict[int, int], patience: int = 10_000) -> None:
        """Say these nodes, and 1,000 for what is not there."""
        super().__init__()
        self.couts, self.patience, self.compte, self.choix = couts, patience, 0, list[int]()

    @property
    def noeuds(self) -> int:
        """The nodes said so far."""
        return self.compte

    def choisir(self, nous: int, masque: int, score: int, colonnes: Sequence[int]) -> int:
        """Count, then choose."""
        if len(self.choix) == self.patience:
            raise Interrompu
        self.choix.append(cle(nous, masque))
        self.compte += self.couts.get(cle(nous, masque), 1_000)
        return super().choisir(nous, masque, score, colonnes)


@pytest.fixture
def livre(tmp_path: Path) -> Livre:
    """All positions of up to four discs, each worth 1 for want of a better judge."""
    return construire(Juge(), 4, tmp_path / "etage")


def test_seules_les_lentes_sont_dites_et_les_tres_lentes_en_font_essayer_d_autres(livre: Livre, tmp_path: Path) -> None:
    cles = livre.etages[4].cles.tolist()
    lente, tres_lente = cles[10], cles[300]
    juge = JugeLent({lente: 400_000, tres_lente: 4_000_000})
    with Journal(tmp_path / "journal") as journal:
        for graine in range(4):
            dire_les_lents(livre, juge, journal, 1_000, random.Random(graine))
    assert sorted(journal.avis) == [lente, tres_lente]
    assert juge.choix.count(tres_lente) == juge.choix.count(lente) == 1
    autour = [nombre for nombre in voisins(tres_lente) if nombre in cles]
    suivent = juge.choix[juge.choix.index(tres_lente) + 1 :][: len(autour) - 1]
    assert sorted([tres_lente, *suivent]) == autour
    score, colonne = journal.avis[lente]
    assert score == livre.score(*depuis_cle(lente))
    assert colonne in livre.candidates(*depuis_cle(lente), score)


def test_un_arret_garde_ce_qui_est_trouve(livre: Livre, tmp_path: Path) -> None:
    juge = JugeLent(dict.fromkeys(livre.etages[4].cles.tolist(), 400_000), patience=20)
    with Journal(tmp_path / "journal") as journal, pytest.raises(Interrompu):
        dire_les_lents(livre, juge, journal, 1_000, random.Random(1))
    with Journal(tmp_path / "journal") as journal:
        assert sorted(journal.avis) == sorted(juge.choix)
        assert len(journal.avis) == 20


def test_les_voisins_partagent_une_reponse(livre: Livre) -> None:
    for nombre in livre.etages[4].cles[::50].tolist():
        position = depuis_cle(nombre)
        reponses = {cle(*jouer(*position, colonne)) for colonne in range(7) if not gagne_en(*position, colonne)}
        autour = voisins(nombre)
        assert nombre in autour
        for voisin in autour:
            ailleurs = depuis_cle(voisin)
            assert reponses & {cle(*jouer(*ailleurs, colonne)) for colonne in range(7)}
        assert all(cle(*avant) in autour for reponse in reponses for avant, _ in antecedents(*depuis_cle(reponse)))
