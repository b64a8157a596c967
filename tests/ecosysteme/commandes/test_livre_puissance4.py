from pathlib import Path

import pytest
import typer

from ecosysteme.arret import Interrompu
from ecosysteme.commandes import livre_puissance4
from ecosysteme.commandes.francais import REGLES_DE_MARCHE
from ecosysteme.moteur.puissance4.livre import Avis, Livre
from ecosysteme.moteur.puissance4.position import colonnes_jouables
from ecosysteme.moteur.puissance4.solveur import Solveur


class Juges:
    """Answers at once, so many times; the search itself would take a minute here."""

    restants = 10_000

    @classmethod
    def meilleur(cls, _: Solveur, nous: int, masque: int) -> Avis:
        if cls.restants == 0:
            raise Interrompu
        cls.restants -= 1
        return 1, colonnes_jouables(masque)[0]


@pytest.fixture
def ouvertures(monkeypatch: pytest.MonkeyPatch) -> typer.Typer:
    monkeypatch.setattr(Solveur, "meilleur", lambda soi, nous, masque: Juges.meilleur(soi, nous, masque))
    monkeypatch.setattr(Juges, "restants", 10_000)
    commande = typer.Typer(**REGLES_DE_MARCHE)
    commande.callback()(lambda: None)
    livre_puissance4.ajouter(commande)
    return commande


def lancer(ouvertures: typer.Typer, *arguments: str) -> int:
    with pytest.raises(SystemExit) as sortie:
        ouvertures(["puissance4", "--hash", "1", *arguments])
    return int(sortie.value.code or 0)


def test_le_livre_est_ecrit_puis_complete(
    ouvertures: typer.Typer, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    sortie = tmp_path / "l.npz"
    for pions in (1, 3):
        assert lancer(ouvertures, "--pions", str(pions), "--sortie", str(sortie)) == 0
        assert f"d'au plus {pions} pions" in capsys.readouterr().out
    livre = Livre.lire(sortie.read_bytes())
    assert livre.chercher(0, 0) == (1, 0)
    assert len((tmp_path / "l.npz.journal").read_text("ascii").splitlines()) == len(livre) + 1


def test_interrompu_le_livre_de_ce_qui_est_fait_est_ecrit(
    ouvertures: typer.Typer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(Juges, "restants", 3)
    sortie = tmp_path / "l.npz"
    assert lancer(ouvertures, "--pions", "4", "--sortie", str(sortie)) == 130
    assert "la même commande le reprend" in capsys.readouterr().err
    assert len(Livre.lire(sortie.read_bytes())) == 3


def test_refus(ouvertures: typer.Typer, tmp_path: Path) -> None:
    (tmp_path / "l.npz.journal").write_text("autre chose\n", encoding="ascii")
    for arguments in (("--sortie", str(tmp_path)), ("--sortie", str(tmp_path / "l.npz"))):
        assert lancer(ouvertures, *arguments) == 2
