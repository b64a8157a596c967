from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from threading import Event
from typing import Any

import numpy as np
import pytest

from ecosysteme.arret import Interrompu
from ecosysteme.atelier.entrainement import ajustement
from ecosysteme.atelier.entrainement import entrainement as module
from ecosysteme.atelier.entrainement.entrainement import AvancementEntrainement, Entrainement, partager
from ecosysteme.atelier.entrainement.lots import NATUREL, PROCHE, Parties
from ecosysteme.atelier.entrainement.recette import EtapeEntrainement, Recette
from ecosysteme.atelier.travail_repris import AVANCE
from ecosysteme.executeurs import grappe
from tests.grappes import grappe_locale
from tests.tailles import quelques, taille


class Tue(BaseException):
    """A kill, as far as Python can show one."""


def lignes(parties: Parties) -> set[bytes]:
    return {partie.tobytes() for partie in parties}


def test_de_rien_a_des_poids_qui_se_lisent(fini: Any, empreintes: Callable[[Path], dict[str, str]]) -> None:
    from ecosysteme.moteur.othello.poids import lire_poids

    poids = lire_poids(fini.octets)
    assert not poids.reseaux.size
    lus = poids.phases
    assert [phase for phase in range(30) if lus[phase].any()] == list(range(30))
    assert (lus[6] == lus[2]).all()  # what was not learnt is judged as the last phase of its parity
    assert (lus[3] != lus[2]).any()
    lots = {f"lots/tenu-{v:02d}-0000.npz" for v in range(1, 9)}
    lots |= {f"lots/{'exact' if v < 5 else 'profond2'}-{v:02d}-{n:04d}.npz" for v in range(1, 9) for n in (0, 1)}
    assert set(empreintes(fini.dossier)) == {"entrainement.json"} | lots | {
        *(f"appris/phase-{p:02d}.npy" for p in range(4)),
        "appris/avantages_du_trait.json",
    }


@pytest.mark.parametrize("quand", quelques([0, 1, 6, 13, 20], 4))
def test_un_arret_brutal_dans_les_lots_ne_change_rien(
    tmp_path: Path, recette: Recette, sans_parties: Parties, fini: Any, sur_place: Any, empreintes: Any, quand: int
) -> None:
    def panne(rang: int) -> None:
        if rang == quand:
            raise Tue

    with pytest.raises(Tue):
        Entrainement(tmp_path, recette, sans_parties, sur_place(panne)).entrainer()
    reprise = sur_place()
    assert Entrainement(tmp_path, recette, sans_parties, reprise).entrainer() == fini.octets
    assert reprise.demandes < 24 or quand < 2
    assert empreintes(tmp_path) == empreintes(fini.dossier)


@pytest.mark.parametrize("quand", quelques([0, 1, 3], 2))
def test_un_arret_brutal_dans_l_apprentissage_non_plus(
    tmp_path: Path, recette: Recette, sans_parties: Parties, fini: Any, sur_place: Any, empreintes: Any,
    monkeypatch: pytest.MonkeyPatch, quand: int
) -> None:  # fmt: skip
    faits = []

    def ajuster(*arguments: Any) -> Any:
        faits.append(1)
        if len(faits) == quand + 1:
            raise Tue
        return ajustement.ajuster(*arguments)

    monkeypatch.setattr(module, "ajuster", ajuster)
    with pytest.raises(Tue):
        Entrainement(tmp_path, recette, sans_parties, sur_place()).entrainer()
    assert Entrainement(tmp_path, recette, sans_parties, sur_place()).entrainer() == fini.octets
    assert empreintes(tmp_path) == empreintes(fini.dossier)


def test_tout_executeur_donne_les_memes_poids(
    tmp_path: Path, recette: Recette, sans_parties: Parties, fini: Any, empreintes: Any
) -> None:
    executeurs = (ThreadPoolExecutor(2), ProcessPoolExecutor(taille(1, 2), get_context("spawn")))
    for rang, executeur in enumerate(executeurs):
        with executeur:
            dossier = tmp_path / str(rang)
            assert Entrainement(dossier, recette, sans_parties, executeur, 2).entrainer() == fini.octets
            assert empreintes(dossier) == empreintes(fini.dossier)


def test_ce_qui_est_fait_ne_se_refait_pas(recette: Recette, sans_parties: Parties, fini: Any, sur_place: Any) -> None:
    executeur, avances = sur_place(), list[AvancementEntrainement]()
    assert Entrainement(fini.dossier, recette, sans_parties, executeur, 1, avances.append).entrainer() == fini.octets
    assert executeur.demandes == 0
    assert avances[-1].deja == avances[-1].fait == pytest.approx(avances[-1].total)


def test_la_progression_va_au_bout(tmp_path: Path, recette: Recette, sans_parties: Parties, sur_place: Any) -> None:
    avances = list[AvancementEntrainement]()
    Entrainement(tmp_path, recette, sans_parties, sur_place(), 1, avances.append).entrainer()
    assert [avance.fait for avance in avances] == sorted(avance.fait for avance in avances)
    assert avances[0].fait == 0
    assert avances[-1].fait == pytest.approx(avances[-1].total)
    mesures = [avance for avance in avances if avance.mesure]
    assert sorted(mesure.quoi for mesure in mesures) == [
        f"apprentissage, {vides} cases vides" for vides in ("1 et 3", "2 et 4", "5 et 7", "6 et 8")
    ]
    assert mesures[0].mesure.startswith("100 positions lues ")


def test_l_arret_laisse_ce_qui_est_fait(
    tmp_path: Path, recette: Recette, sans_parties: Parties, sur_place: Any
) -> None:
    arret = Event()

    def rappel(avance: AvancementEntrainement) -> None:
        if avance.fait > 0:
            arret.set()

    with pytest.raises(Interrompu):
        Entrainement(tmp_path, recette, sans_parties, sur_place(), 1, rappel, arret).entrainer()
    assert 0 < len(list((tmp_path / "lots").iterdir())) <= 2
    assert not list(tmp_path.rglob("*.tmp"))


def test_peu_de_lots_sont_demandes_d_avance(
    tmp_path: Path, recette: Recette, sans_parties: Parties, sur_place: Any
) -> None:
    ecrits = tmp_path / "lots"

    def compter(rang: int) -> None:
        assert rang - len(list(ecrits.glob("*.npz"))) < AVANCE * 2

    Entrainement(tmp_path, recette, sans_parties, sur_place(compter), 2).entrainer()


def test_rien_ne_s_apprend_d_une_partie_gardee(
    tmp_path: Path, recette: Recette, parties: Parties, sur_place: Any
) -> None:
    apprises, tenues = partager(parties)
    assert len(tenues) == 20
    # Each was played twice, and its twin is not held out: it goes too.
    assert lignes(apprises).isdisjoint(lignes(tenues))
    assert len(apprises) == 1000 - 2 * len(lignes(tenues))
    entrainement = Entrainement(tmp_path, recette, parties, sur_place())
    for etape in recette.etapes:
        for lot in entrainement.lots_a_faire(etape):
            demande = entrainement.demande(lot, b"")
            assert lignes(demande.parties) <= lignes(tenues if lot.tenue else apprises)
            assert demande.tirage == (NATUREL if lot.tenue else etape.tirage)
            assert len(demande.parties) == demande.taille


def test_trop_peu_de_parties_pour_en_garder(tmp_path: Path, recette: Recette, parties: Parties, sur_place: Any) -> None:
    entrainement = Entrainement(tmp_path, recette, parties[:100], sur_place())
    mesure, apprise = (entrainement.lots_a_faire(recette.etapes[0])[rang] for rang in (0, -1))
    assert not entrainement.demande(mesure, b"").parties.size
    assert entrainement.demande(apprise, b"").parties.size


def test_des_parties_jouees_servent(tmp_path: Path, recette: Recette, parties: Parties, sur_place: Any) -> None:
    entrainement = Entrainement(tmp_path, recette, parties, sur_place())
    entrainement.entrainer()
    tenues = entrainement.dossier.lire("tenu", [8])
    assert 0 < len(tenues) <= 20
    vides = [64 - (int(nous) | int(eux)).bit_count() for nous, eux in zip(tenues.nous, tenues.eux, strict=True)]
    assert set(vides) == {8}


def test_des_reseaux_s_apprennent_apres_le_reste_et_de_tout(
    tmp_path: Path, parties: Parties, sur_place: Any, empreintes: Any
) -> None:
    from ecosysteme.moteur.othello.poids import lire_poids

    fin = EtapeEntrainement("fin", range(1, 13), None, 40, 20, 20)
    proche = EtapeEntrainement("réseaux", range(9, 13), None, 40, 40, 0, PROCHE, 2)
    recette, avances = Recette("savante", (fin,), (proche,)), list[AvancementEntrainement]()
    octets = Entrainement(tmp_path, recette, parties, sur_place(), 1, avances.append).entrainer()
    assert lire_poids(octets).reseaux.any(axis=(1, 2)).tolist() == [True, True]
    assert avances[-1].fait == pytest.approx(avances[-1].total)
    faits = empreintes(tmp_path)
    assert {f"lots/exact-{v:02d}-0002.npz" for v in range(9, 13)} <= set(faits)
    assert lire_poids(octets).tri.any()
    assert [avance.mesure.split()[:4] for avance in avances if avance.quoi == "tri des coups"] == [
        ["320", "positions", "lues", "8"]
    ]
    mesures = [avance for avance in avances if "réseau," in avance.quoi and avance.mesure]
    assert [mesure.quoi for mesure in mesures] == ["réseau, 9 et 11 cases vides", "réseau, 10 et 12 cases vides"]
    assert all(1 < int(mesure.mesure.split()[0]) / 80 <= 2 for mesure in mesures), "les premiers lots servent aussi"
    for nom in ("reseau-11.npy", "tri.npy"):
        (tmp_path / "appris" / nom).unlink()
    reprise = sur_place()
    assert Entrainement(tmp_path, recette, parties, reprise).entrainer() == octets
    assert (reprise.demandes, empreintes(tmp_path)) == (0, faits)


@pytest.mark.complet
def test_de_treize_a_trente_six_chaque_reseau_suit_un_autre(
    tmp_path: Path, parties: Parties, sur_place: Any, empreintes: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From the weights that are shipped, which the first two networks and every phase come from."""
    from ecosysteme.moteur.othello.noyaux.reseau import reseau_de
    from ecosysteme.moteur.othello.poids import lire_poids, poids_livres

    monkeypatch.setattr(np, "savez_compressed", np.savez)  # packing the same weights for each stage took nearly all
    dernier = taille(20, 36)  # where a network ends, whose last stage nothing goes on from
    departs = range(13, dernier, 4)
    reseaux = tuple(
        EtapeEntrainement(f"réseaux, {v}", range(v, v + 4), 1, 40, 40, 20, PROCHE, epoques=1) for v in departs
    )
    mesures = (EtapeEntrainement("mesure", range(3, 5), None, 0, 1, 20),)
    recette, avances = Recette("suite", (), reseaux, livres=True, mesures=mesures), list[AvancementEntrainement]()
    octets = Entrainement(tmp_path, recette, parties, sur_place(), 1, avances.append).entrainer()
    lus, livres = lire_poids(octets), poids_livres()
    assert (lus.phases == livres.phases).all()
    assert (lus.reseaux[:2] == livres.reseaux[:2]).all()
    assert (lus.tri == livres.tri).all()
    assert len(lus.reseaux) == reseau_de(dernier) + 1
    assert all((lus.reseaux[rang] != lus.reseaux[rang - 1]).any() for rang in range(2, len(lus.reseaux)))
    assert avances[-1].fait == pytest.approx(avances[-1].total)
    faits = empreintes(tmp_path)
    assert {"lots/tenu-03-0000.npz", "lots/tenu-04-0000.npz"} <= set(faits)
    assert not (tmp_path / "appris" / f"suite-{dernier}.npy").exists(), "nothing goes on from it"
    for nom in {"suite-16.npy", f"suite-{dernier - 4}.npy", f"reseau-{min(dernier, 28)}.npy"}:
        (tmp_path / "appris" / nom).unlink()
    reprise = sur_place()
    assert Entrainement(tmp_path, recette, parties, reprise).entrainer() == octets
    assert (reprise.demandes, empreintes(tmp_path)) == (0, faits)


def test_un_dossier_commence_autrement_est_refuse(
    recette: Recette, sans_parties: Parties, parties: Parties, fini: Any, sur_place: Any
) -> None:
    with pytest.raises(ValueError, match="commencé avec la recette minuscule"):
        Entrainement(fini.dossier, Recette("autre", recette.etapes), sans_parties, sur_place())
    with pytest.raises(ValueError, match=r"commencé avec d'autres parties \(0\)"):
        Entrainement(fini.dossier, recette, parties, sur_place())


def test_un_lot_illisible_se_nomme(tmp_path: Path, recette: Recette, sans_parties: Parties, sur_place: Any) -> None:
    (tmp_path / "lots").mkdir()
    (tmp_path / "lots" / "exact-03-0001.npz").write_bytes(b"PK")
    with pytest.raises(ValueError, match=r"exact-03-0001\.npz illisible"):
        Entrainement(tmp_path, recette, sans_parties, sur_place()).entrainer()


def test_partager_rien() -> None:
    apprises, tenues = partager(np.zeros((0, 60), np.uint8))
    assert (len(apprises), len(tenues)) == (0, 0)


@pytest.mark.filterwarnings("ignore")
def test_une_grappe_dask(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, recette: Recette, sans_parties: Parties, fini: Any
) -> None:
    """A real scheduler and a real worker, in this process."""
    monkeypatch.setattr("ecosysteme.executeurs.REPONSE", 600)
    with (
        grappe_locale(1, fils=2, processus=False) as cluster,
        grappe(cluster.scheduler_address) as (executeur, coeurs),
    ):
        assert coeurs == 2
        assert Entrainement(tmp_path, recette, sans_parties, executeur, coeurs).entrainer() == fini.octets
