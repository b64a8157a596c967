"""What is deleted is gone at once and comes back for thirty days; an import leaves it out of the arrays."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import numpy as np
import pytest

from ecosysteme.bibliotheque import suppressions
from ecosysteme.bibliotheque.bibliotheque import Bibliotheque
from ecosysteme.bibliotheque.fichier import lecture, rangement
from ecosysteme.bibliotheque.filtres import TOUTES_LES_PARTIES
from ecosysteme.bibliotheque.generations import reconstruire
from ecosysteme.bibliotheque.importation import importer
from ecosysteme.bibliotheque.suppressions import (
    DELAI,
    Suppression,
    retablir,
    supprimer,
    supprimer_collection,
)
from ecosysteme.bibliotheque.tableaux import TOUS, lire
from ecosysteme.fautes import Faute
from tests.ecosysteme.bibliotheque.fabrique import (
    au_hasard,
    bibliotheque_de,
    enregistrement,
    fichier_pgn,
    position_de,
)

MIDI = datetime(2026, 3, 2, 12, tzinfo=UTC)


def a(moment: datetime) -> Callable[[], datetime]:
    return lambda: moment


def verifier_tableaux(dossier: Path) -> int:
    """Look whether the arrays are those of a rebuild; return their generation."""
    with lecture(dossier) as lien:
        assert lien is not None
        generation, parties = rangement(lien)
        lues, refaites = lire(dossier, generation, parties), reconstruire(lien)
    assert lues is not None
    for nom in TOUS:
        assert np.array_equal(lues[nom], refaites[nom]), nom
    return generation


@pytest.fixture
def dossier(tmp_path: Path) -> Path:
    dossier = tmp_path / "b"
    for rang in (1, 2):
        importer(dossier, [fichier_pgn(tmp_path / f"{rang}.pgn", au_hasard(rang, 20)[1])], doublons=True)
    return dossier


def compter(dossier: Path) -> int:
    bibliotheque = Bibliotheque(dossier)
    comptees = bibliotheque.explorer(position_de(""), TOUTES_LES_PARTIES).toutes.parties
    assert len(bibliotheque) == comptees == sum(lue.parties for lue in bibliotheque.collections())
    return comptees


def test_des_parties_s_en_vont_et_reviennent(dossier: Path) -> None:
    bibliotheque = Bibliotheque(dossier)
    faite = supprimer(dossier, [3, 3, 5, 99], horloge=a(MIDI))
    assert faite == Suppression(MIDI.timestamp(), 2)
    assert supprimer(dossier, [3], horloge=a(MIDI)) is None
    assert (compter(dossier), bibliotheque.actualiser(), len(bibliotheque)) == (38, True, 38)
    assert suppressions.suppressions(dossier, horloge=a(MIDI)) == [faite]
    assert retablir(dossier, faite.quand, horloge=a(MIDI + DELAI)) == 2
    assert suppressions.suppressions(dossier, horloge=a(MIDI)) == []
    assert (compter(dossier), verifier_tableaux(dossier)) == (40, 2)
    assert bibliotheque.actualiser()
    assert not bibliotheque.actualiser()


def test_une_collection_entiere_s_en_va_et_revient(dossier: Path) -> None:
    supprimer(dossier, [2], horloge=a(MIDI))
    faite = supprimer_collection(dossier, 1, horloge=a(MIDI))  # by a clock that stands still
    assert (faite.parties, faite.collection) == (19, "1.pgn")
    assert [lue.nom for lue in Bibliotheque(dossier).collections()] == ["2.pgn"]
    assert [lue.parties for lue in suppressions.suppressions(dossier, horloge=a(MIDI))] == [19, 1]
    assert compter(dossier) == 20
    assert retablir(dossier, faite.quand, horloge=a(MIDI)) == 19
    assert compter(dossier) == 39
    with pytest.raises(Faute, match="pas de collection 7"):
        supprimer_collection(dossier, 7)


def test_l_import_suivant_les_sort_des_tableaux_d_ou_elles_reviennent_encore(dossier: Path, tmp_path: Path) -> None:
    supprimer(dossier, range(1, 12), horloge=a(MIDI))
    autre = supprimer_collection(dossier, 2, horloge=a(MIDI + timedelta(hours=1)))
    importer(dossier, [fichier_pgn(tmp_path / "x.pgn", [enregistrement("f5d6")])], horloge=a(MIDI))
    assert (compter(dossier), verifier_tableaux(dossier)) == (10, 3)
    assert len(Bibliotheque(dossier).colonnes["numeros"]) == 10
    assert retablir(dossier, autre.quand, horloge=a(MIDI)) == 20
    assert (compter(dossier), verifier_tableaux(dossier)) == (30, 4)
    assert retablir(dossier, MIDI.timestamp(), horloge=a(MIDI)) == 11
    assert compter(dossier) == 41
    assert [lieu.name for lieu in dossier.glob("index-*")] == ["index-5"]


def test_apres_trente_jours_rien_ne_revient_et_les_coups_sont_oublies(dossier: Path, tmp_path: Path) -> None:
    supprimer(dossier, [4], horloge=a(MIDI))
    tard = MIDI + DELAI + timedelta(seconds=1)
    assert suppressions.suppressions(dossier, horloge=a(tard)) == []
    with pytest.raises(Faute, match="rien à rétablir"):
        retablir(dossier, MIDI.timestamp(), horloge=a(tard))
    assert importer(dossier, [tmp_path / "1.pgn"], horloge=a(tard)).parties == 0  # known, whatever it lacks
    importer(dossier, [fichier_pgn(tmp_path / "x.pgn", [enregistrement("f5d6")])], horloge=a(tard))
    with lecture(dossier) as lien:
        assert lien is not None
        assert lien.execute("SELECT numero FROM partie WHERE coups = x''").fetchall() == [(4,)]
        assert lien.execute("SELECT count(*) FROM suppression").fetchone() == (0,)
    assert compter(dossier) == 40


@pytest.mark.parametrize("jours", [0, 31])
def test_une_collection_supprimee_est_importee_de_nouveau_sous_d_autres_numeros(
    dossier: Path, tmp_path: Path, jours: int
) -> None:
    supprimer_collection(dossier, 2, horloge=a(MIDI))
    if jours:
        nouvelle = fichier_pgn(tmp_path / "x.pgn", [enregistrement("f5d6")])
        importer(dossier, [nouvelle], horloge=a(MIDI + timedelta(days=jours)))
        assert compter(dossier) == 21
    bilan = importer(dossier, [tmp_path / "2.pgn"], doublons=True, horloge=a(MIDI))
    assert (bilan.parties, bilan.connues) == (20, ())
    assert compter(dossier) == 40 + bool(jours)
    verifier_tableaux(dossier)
    assert set(Bibliotheque(dossier).colonnes["numeros"].tolist()).isdisjoint(range(21, 41))
    with pytest.raises(Faute, match="rien à rétablir"):
        retablir(dossier, MIDI.timestamp(), horloge=a(MIDI))


def test_un_retour_qui_echoue_ne_change_rien(dossier: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    supprimer(dossier, [4], horloge=a(MIDI))
    importer(dossier, [fichier_pgn(tmp_path / "x.pgn", [enregistrement("f5d6")])], horloge=a(MIDI))

    def refuser(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(suppressions, "ranger", refuser)
    with pytest.raises(KeyboardInterrupt):
        retablir(dossier, MIDI.timestamp(), horloge=a(MIDI))
    assert (compter(dossier), verifier_tableaux(dossier)) == (40, 3)


def test_sans_bibliotheque_rien_n_est_supprime(tmp_path: Path) -> None:
    assert suppressions.suppressions(tmp_path / "b") == []
    assert bibliotheque_de(tmp_path / "c", [enregistrement("f5d6")]).exists()
