"""The lots: which games are drawn from a folder, what is kept of them, and what a work that is resumed makes again."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event

import numpy as np
import pytest

from ecosysteme.arret import Interrompu
from ecosysteme.atelier.chances import fabrication
from ecosysteme.atelier.chances.fabrication import (
    PARTIES_LOT,
    PARTIES_MIN,
    Echantillon,
    LotACompter,
    ReserveDeLignes,
    conclure,
    fabriquer,
    lots_de_niveaux,
    lots_de_parties,
    niveaux_de,
)
from ecosysteme.atelier.chances.releve import Lignes, LotDeNiveaux
from ecosysteme.chances.chances import Force, force_du_niveau
from ecosysteme.formats.wthor import ENTETE, PARTIE


def ecrire_wthor(dossier: Path, rencontres: list[tuple[int, int, int]], noms: list[str]) -> None:
    """Write games of five moves: who has black, who has white, Black's discs."""
    parties = np.zeros(len(rencontres), PARTIE)
    parties["coups"][:, :5] = (56, 64, 53, 46, 35)  # f5 d6 c5 f4 e3, in WTHOR's row and column
    parties["noir"], parties["blanc"], parties["score"] = np.array(rencontres).T
    (dossier / "a.wtb").write_bytes(ENTETE.pack(len(rencontres), 0, 2000, 8) + parties.tobytes())
    tete = ENTETE.pack(0, len(noms), 0, 0)
    (dossier / "a.jou").write_bytes(tete + b"".join(nom.encode().ljust(20, b"\0") for nom in noms))


def test_les_programmes_et_qui_a_peu_joue_sont_laisses(tmp_path: Path) -> None:
    fortes = [(0, 1, 40)] * 25 + [(1, 0, 20)] * 5
    ecrire_wthor(tmp_path, [*fortes, *[(2, 0, 64)] * 20, *[(0, 3, 33)] * (PARTIES_MIN - 1)], ["A", "B", "X (C)", "D"])
    lots = lots_de_parties(tmp_path, Echantillon(parties=1000))
    assert [len(lot.coups) for lot in lots] == [PARTIES_LOT, 10]
    resultats = np.concatenate([lot.resultats for lot in lots])
    ecarts = np.concatenate([lot.ecarts for lot in lots])
    assert sorted(set(resultats)) == [-24, 16]
    assert (np.sign(ecarts) == np.sign(resultats)).all(), "A gagne tout : la plus forte"
    assert {lot.nom for lot in lots} != {lot.nom for lot in lots_de_parties(tmp_path, Echantillon(1000, graine=2))}


def test_plus_de_parties_prolongent_celles_qui_sont_la(tmp_path: Path) -> None:
    ecrire_wthor(tmp_path, [(0, 1, score) for score in range(60)], ["A", "B"])
    peu, plus = (lots_de_parties(tmp_path, Echantillon(parties=nombre)) for nombre in (PARTIES_LOT, PARTIES_LOT + 1))
    assert [lot.nom for lot in plus[:1]] == [lot.nom for lot in peu]
    assert np.array_equal(plus[0].resultats, peu[0].resultats)
    assert len(plus) == 2


def test_un_dossier_sans_joueurs_le_dit(tmp_path: Path) -> None:
    ecrire_wthor(tmp_path, [(0, 1, 40)], ["A", "B"])
    with pytest.raises(ValueError, match="aucune partie entre personnes qui en ont joué 10"):
        lots_de_parties(tmp_path, Echantillon())


def test_chaque_classe_joue_ses_niveaux() -> None:
    for classe, niveaux in niveaux_de().items():
        assert {force_du_niveau(niveau) for niveau in niveaux} == {classe}
    lots = lots_de_niveaux(Echantillon(par_classe=PARTIES_LOT + 1))
    assert len(lots) == 2 * len(niveaux_de())
    assert len({lot.graine for lot in lots}) == 2
    assert len({lot.ouvertures for lot in lots}) == len(lots)


@pytest.fixture
def compter(monkeypatch: pytest.MonkeyPatch) -> Callable[[], list[str]]:
    faits: list[str] = []

    def relever(lot: LotACompter) -> Lignes:
        faits.append(lot.nom)
        return np.full((3, 4), len(lot.nom), np.float32)

    monkeypatch.setattr(fabrication, "relever", relever)
    return lambda: sorted(faits)


LOTS = [LotDeNiveaux(f"{classe}-1-{rang:04d}", (1,), ("f5d6",), 1) for classe in Force for rang in range(2)]


def test_ce_qui_est_fait_ne_se_refait_pas(tmp_path: Path, compter: Callable[[], list[str]]) -> None:
    reserve, vus = ReserveDeLignes(tmp_path / "d"), list[int]()
    reserve.ranger(LOTS[0].nom, np.zeros((1, 4), np.float32))
    with ThreadPoolExecutor(2) as fils:
        faits = fabriquer(LOTS, reserve, fils, 2, vus.append, Event())
        assert compter() == sorted(lot.nom for lot in LOTS[1:])
        assert [len(lignes) for lignes in faits[Force.DEBUTANTS]] == [1, 3]
        assert (vus[0], vus[-1]) == (1, len(LOTS))
        fabriquer(LOTS, reserve, fils, 2, vus.append, Event())
    assert len(compter()) == len(LOTS) - 1


def test_ce_qui_est_arrete_garde_ce_qui_est_fait(tmp_path: Path, compter: Callable[[], list[str]]) -> None:
    reserve, arret = ReserveDeLignes(tmp_path), Event()

    def avancer(faits: int) -> None:
        if faits:
            arret.set()

    with ThreadPoolExecutor(1) as fils, pytest.raises(Interrompu):
        fabriquer(LOTS, reserve, fils, 1, avancer, arret)
    gardes = [lot for lot in LOTS if reserve.lire(lot.nom) is not None]
    assert 0 < len(gardes) < len(LOTS)


def test_un_lot_abime_est_nomme(tmp_path: Path) -> None:
    (tmp_path / f"{LOTS[0].nom}.npy").write_bytes(b"pas un tableau")
    with pytest.raises(ValueError, match=r"debutants-1-0000\.npy illisible .* l'effacer, il sera refait"):
        ReserveDeLignes(tmp_path).lire(LOTS[0].nom)


def test_un_dossier_impossible_se_dit(tmp_path: Path) -> None:
    (tmp_path / "fichier").write_text("")
    with pytest.raises(ValueError, match=r"dossier .* impossible"):
        ReserveDeLignes(tmp_path / "fichier" / "d")


def test_une_loi_se_mesure_sur_les_lots_qu_elle_n_a_pas_vus() -> None:
    hasard = np.random.default_rng(1)

    def lot(juste: bool) -> Lignes:
        vides, valeur = hasard.choice([*range(2, 21, 2), 24, 32, 40, 48], 4000), hasard.normal(0, 10, 4000)
        points = (np.sign(valeur if juste else -valeur) + 1) / 2
        return np.column_stack((vides, valeur, points, 0 * vides)).astype(np.float32)

    resultat = conclure([lot(juste=True), lot(juste=False)])
    assert resultat.positions == 8000
    assert all(bande.brier > 0.5 for bande in resultat.bandes), "ce qu'elle a appris est faux dans l'autre lot"
