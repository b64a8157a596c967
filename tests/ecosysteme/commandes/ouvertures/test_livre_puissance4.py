import json
from pathlib import Path

import pytest
import typer

from ecosysteme.arret import Interrompu
from ecosysteme.commandes.francais import REGLES_DE_MARCHE
from ecosysteme.commandes.ouvertures import livre_puissance4
from ecosysteme.moteur.puissance4.livre import LivrePuissance4
from tests.ecosysteme.moteur.puissance4.juge import Juge


@pytest.fixture
def juge(monkeypatch: pytest.MonkeyPatch) -> Juge:
    """The solver that the command is given: the search itself would take a minute here."""
    juge = Juge()
    monkeypatch.setattr("ecosysteme.moteur.puissance4.solveur.SolveurExact", lambda hash_mo, taches: juge)
    return juge


@pytest.fixture
def ouvertures(juge: Juge) -> typer.Typer:
    commande = typer.Typer(**REGLES_DE_MARCHE)
    commande.callback()(lambda: None)
    livre_puissance4.ajouter(commande)
    return commande


def lancer(ouvertures: typer.Typer, *arguments: str, commande: str = "puissance4") -> int:
    with pytest.raises(SystemExit) as sortie:
        ouvertures([commande, "--hash", "1", *arguments])
    return int(sortie.value.code or 0)


def test_le_livre_est_ecrit_puis_prolonge(
    ouvertures: typer.Typer, juge: Juge, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    sortie = tmp_path / "l.npz"
    for pions in (3, 5):
        assert lancer(ouvertures, "--pions", str(pions), "--complets", "3", "--sortie", str(sortie)) == 0
        livre = LivrePuissance4.lire(sortie.read_bytes())
        assert f"{len(livre)} positions d'au plus {pions} pions" in capsys.readouterr().out
        assert livre.pions_max == 3
        assert max(livre.etages) == pions
    assert len(juge.questions) == len(set(juge.questions))


def test_les_etages_entiers_ne_depassent_pas_le_livre(ouvertures: typer.Typer, juge: Juge, tmp_path: Path) -> None:
    sortie = tmp_path / "l.npz"
    assert lancer(ouvertures, "--pions", "2", "--complets", "5", "--sortie", str(sortie)) == 0
    assert LivrePuissance4.lire(sortie.read_bytes()).pions_max == 2
    assert max(masque.bit_count() for _, masque in juge.questions) == 2


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


def test_un_livre_est_verifie(
    ouvertures: typer.Typer, juge: Juge, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The judge of these tests finds every position worth 1: the whole floors agree, and no move of the lines does."""
    juge.resoudre = lambda *_: 1  # type: ignore[method-assign]
    fichier = str(tmp_path / "l.npz")
    assert lancer(ouvertures, "--pions", "4", "--complets", "3", "--sortie", fichier) == 0
    capsys.readouterr()
    ordre = ("--livre", fichier, "--json")
    assert lancer(ouvertures, *ordre, "--positions", "0", commande="verifier-puissance4") == 0
    objet = json.loads(capsys.readouterr().out)
    assert objet["juste"]
    assert [(etage["pions"], etage["epreuve"]) for etage in objet["etages"][:2]] == [(3, "énumérées"), (1, "déduites")]
    assert lancer(ouvertures, *ordre, "--positions", "5", commande="verifier-puissance4") == 1
    objet = json.loads(capsys.readouterr().out)
    assert objet["etages"][-1] == {"pions": 4, "epreuve": "cherchées", "comparees": 5, "fausses": 5}
    assert lancer(ouvertures, "--livre", fichier, "--positions", "1", commande="verifier-puissance4") == 1
    assert "énumérées" in capsys.readouterr().out


def test_une_verification_interrompue_dit_ce_qu_elle_a_vu(
    ouvertures: typer.Typer, juge: Juge, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    fichier = str(tmp_path / "l.npz")
    assert lancer(ouvertures, "--pions", "3", "--complets", "3", "--sortie", fichier) == 0
    capsys.readouterr()

    def arreter(nous: int, masque: int, basse: int = 0, haute: int = 0) -> int:
        raise Interrompu

    juge.resoudre = arreter  # type: ignore[method-assign]
    assert lancer(ouvertures, "--livre", fichier, "--json", commande="verifier-puissance4") == 130
    assert [etage["pions"] for etage in json.loads(capsys.readouterr().out)["etages"]] == [3, 1]


def test_ce_qui_n_est_pas_un_livre_est_refuse(
    ouvertures: typer.Typer, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "l.npz").write_bytes(b"autre chose")
    for nom, phrase in (("l.npz", "illisible"), ("absent.npz", "n'existe pas")):
        assert lancer(ouvertures, "--livre", str(tmp_path / nom), commande="verifier-puissance4") == 2
        assert phrase in capsys.readouterr().err
