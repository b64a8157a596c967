from pathlib import Path

import pytest
import typer

from ecosysteme.commandes import livre_puissance4
from ecosysteme.commandes.francais import REGLES_DE_MARCHE
from ecosysteme.moteur.puissance4.livre import Livre
from tests.ecosysteme.moteur.puissance4.juge import Juge


@pytest.fixture
def juge(monkeypatch: pytest.MonkeyPatch) -> Juge:
    """The solver that the command is given: the search itself would take a minute here."""
    juge = Juge()
    monkeypatch.setattr("ecosysteme.moteur.puissance4.solveur.Solveur", lambda hash_mo, taches: juge)
    return juge


@pytest.fixture
def ouvertures(juge: Juge) -> typer.Typer:
    commande = typer.Typer(**REGLES_DE_MARCHE)
    commande.callback()(lambda: None)
    livre_puissance4.ajouter(commande)
    return commande


def lancer(ouvertures: typer.Typer, *arguments: str) -> int:
    with pytest.raises(SystemExit) as sortie:
        ouvertures(["puissance4", "--hash", "1", *arguments])
    return int(sortie.value.code or 0)


def test_le_livre_est_ecrit_puis_prolonge(
    ouvertures: typer.Typer, juge: Juge, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    sortie = tmp_path / "l.npz"
    for pions in (3, 5):
        assert lancer(ouvertures, "--pions", str(pions), "--complets", "3", "--sortie", str(sortie)) == 0
        livre = Livre.lire(sortie.read_bytes())
        assert f"{len(livre)} positions d'au plus {pions} pions" in capsys.readouterr().out
        assert livre.pions_max == 3
        assert max(livre.etages) == pions
    assert len(juge.questions) == len(set(juge.questions))


def test_les_etages_entiers_ne_depassent_pas_le_livre(ouvertures: typer.Typer, juge: Juge, tmp_path: Path) -> None:
    sortie = tmp_path / "l.npz"
    assert lancer(ouvertures, "--pions", "2", "--complets", "5", "--sortie", str(sortie)) == 0
    assert Livre.lire(sortie.read_bytes()).pions_max == 2
    assert max(masque.bit_count() for _, masque in juge.questions) == 2


def test_les_lentes_sont_cherchees_sur_demande(
    ouvertures: typer.Typer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ecosysteme.atelier.livre_puissance4.lents.LENT", -1)  # the judge visits no node
    ordre = ("--pions", "4", "--complets", "4", "--sortie", str(tmp_path / "l.npz"))
    dits = []
    for plus in ((), ("--lents", "200"), ("--lents", "200")):
        assert lancer(ouvertures, *ordre, *plus) == 0
        dits.append(int((Livre.lire((tmp_path / "l.npz").read_bytes()).etages[4].toutes_colonnes() < 7).sum()))
    assert dits[0] < dits[1] < dits[2]


@pytest.mark.parametrize("patience", [100, 130], ids=["dans l'étage entier", "dans les lignes"])
def test_interrompu_le_meme_ordre_reprend(
    ouvertures: typer.Typer,
    juge: Juge,
    patience: int,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr("ecosysteme.atelier.livre_puissance4.construire.BLOC", 50)
    ordre = ("--pions", "5", "--complets", "3", "--sortie", str(tmp_path / "l.npz"))
    juge.patience = patience
    assert lancer(ouvertures, *ordre) == 130
    assert "la même commande reprend" in capsys.readouterr().err
    assert not (tmp_path / "l.npz").exists()
    juge.patience = 10_000
    assert lancer(ouvertures, *ordre) == 0
    assert len(juge.questions) == len(set(juge.questions))


def test_refus(ouvertures: typer.Typer, tmp_path: Path) -> None:
    (tmp_path / "l.npz.6.journal").write_text("autre chose", encoding="ascii")
    (tmp_path / "m.npz.journal").mkdir()
    for sortie in ("", "l.npz", "m.npz"):
        assert lancer(ouvertures, "--sortie", str(tmp_path / sortie)) == 2
