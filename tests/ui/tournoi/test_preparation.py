from pathlib import Path

import pytest
from PySide6.QtCore import QSettings, QStandardPaths

from ui.socle.memoire import Memoire
from ui.tournoi.fichiers import inscrire
from ui.tournoi.inscrit import Inscrit
from ui.tournoi.preparation import AUCUNE, FICHIER, HASARD, Preparation, base_proposee


def test_le_reglement_suit_les_champs() -> None:
    joueurs = (Inscrit("ia_moteur", "niveau=5"), Inscrit("ia_max"))
    reglement = Preparation(
        inscrits=joueurs, temps=0.5, debuts=HASARD, plis=6, graine=4, juge=True, elo1=7.5
    ).reglement()

    assert reglement.joueurs == ("ia_moteur:niveau=5,temps=0.5", "ia_max")
    assert (reglement.ouvertures, reglement.graine, reglement.sprt) == ("hasard:6", 4, (0.0, 7.5))
    assert reglement.pendules is None
    assert Preparation().reglement().ouvertures == "equilibrees", "une partie n'est pas jouée d'avance"
    avec = Preparation(inscrits=joueurs, pendule="5+3", regle="stricte").reglement()
    assert (avec.pendule, avec.regle) == ("5:00/0:03", "stricte")
    tirees = {Preparation(inscrits=joueurs, debuts="aucune").reglement().graine for _ in range(20)}
    assert len(tirees) > 1


@pytest.mark.parametrize(
    "brut",
    [
        "",
        "[]",
        "{}",
        '{"inscrits": [{"genre": 1, "x": 2}]}',
        '{"inscrits": [], "parties": "1"}',
        '{"inscrits": [], "parties": 1000000000000}',
        '{"inscrits": [{"genre": "ia_disparue"}, {"genre": "ia_max", "options": null}]}',
        '{"inscrits": [{"genre": "externe", "protocole": "uci"}]}',
    ],
)
def test_un_reglage_illisible_laisse_les_valeurs_habituelles(fichier_memoire: Path, brut: str) -> None:
    reglages = QSettings(str(fichier_memoire), QSettings.Format.IniFormat)
    reglages.setValue("reglages/tournoi", brut)

    rappelee = Preparation.rappeler(Memoire(reglages))
    assert rappelee.parties == Preparation().parties
    assert all(inscrit.connu for inscrit in rappelee.inscrits)


def test_le_fichier_propose_peut_s_ecrire_meme_sans_dossier_de_documents(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for nom in ("HOME", "USERPROFILE"):
        monkeypatch.setenv(nom, str(tmp_path))
    propose = Path(base_proposee(""))
    dossier = inscrire(Preparation(parties=2, debuts=AUCUNE).reglement(), propose)
    assert dossier.chemin == propose == tmp_path / FICHIER
    assert base_proposee(str(tmp_path / "disparu" / "x.sqlite")) == str(propose)
    assert base_proposee("x.sqlite") == "x.sqlite"
    documents = tmp_path / "Documents"
    documents.mkdir()
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda _: str(documents))
    assert base_proposee("") == str(documents / FICHIER)
