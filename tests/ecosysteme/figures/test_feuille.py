import subprocess
import sys
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from ecosysteme.figures import feuille as feuilles
from ecosysteme.figures.feuille import enregistrer, feuille, verifier_fichier


@pytest.mark.parametrize(("nom", "debut"), [("f.svg", b"<?xml"), ("f.PNG", b"\x89PNG"), ("f.pdf", b"%PDF")])
def test_la_figure_s_ecrit_dans_le_format_du_nom(tmp_path: Path, nom: str, debut: bytes) -> None:
    pytest.importorskip("matplotlib")
    figure = feuille(2, 1)
    figure.add_subplot().plot([1, 2])
    enregistrer(figure, tmp_path / nom)
    assert (tmp_path / nom).read_bytes().startswith(debut)


def test_un_carnet_la_montre_sans_pyplot() -> None:
    pytest.importorskip("matplotlib")
    figure: Any = feuille(2, 1)
    largeur, hauteur = (int.from_bytes(figure._repr_png_()[rang : rang + 4], "big") for rang in (16, 20))
    assert (largeur, hauteur) == (200, 100)


def test_ce_qui_empeche_la_figure_se_dit_avant(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "dossier.png").mkdir()
    for nom, phrase in (
        ("f.txt", r"attendu un fichier \.svg, \.png, \.pdf"),
        ("f", "attendu un fichier"),
        ("dossier.png", "est un dossier"),
        ("absent/f.png", "n'existe pas"),
    ):
        with pytest.raises(ValueError, match=phrase):
            verifier_fichier(tmp_path / nom)
    monkeypatch.setattr(feuilles, "find_spec", lambda nom: None)
    for essai in (lambda: verifier_fichier(tmp_path / "f.png"), lambda: feuille(1, 1)):
        with pytest.raises(ValueError, match=r"pip install 'othellier\[figures\]'"):
            essai()


def test_un_fichier_qui_ne_s_ecrit_pas(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("matplotlib")
    figure = feuille(1, 1)

    def echouer(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(figure, "savefig", echouer)
    with pytest.raises(ValueError, match=r"f\.png non écrit : la permission est refusée"):
        enregistrer(figure, tmp_path / "f.png")


def test_pyplot_ne_sert_qu_a_qui_l_importe(tmp_path: Path) -> None:
    """A figure for a file leaves it alone; a script that imported it finds the figure in ``plt.show()``."""
    pytest.importorskip("matplotlib")
    programme = """
import sys
from pathlib import Path
from ecosysteme.figures import dessiner_etat, enregistrer
from ecosysteme.jeux.othello import Othello
jeu = Othello()
enregistrer(dessiner_etat(jeu, jeu.etat_initial()), Path(sys.argv[1]))
assert "matplotlib.pyplot" not in sys.modules
from matplotlib import pyplot
figure = dessiner_etat(jeu, jeu.etat_initial())
assert pyplot.get_fignums() == [figure.number]
assert pyplot.gcf() is figure
"""
    sortie = tmp_path / "f.png"
    subprocess.run([sys.executable, "-c", programme, str(sortie)], cwd=Path(__file__).parents[3], check=True)
    assert sortie.exists()


def test_un_carnet_et_un_autre_fil_gardent_leurs_figures_hors_de_pyplot(monkeypatch: pytest.MonkeyPatch) -> None:
    """A cell would show them twice, and only the main thread may open a window."""
    pytest.importorskip("matplotlib")
    from matplotlib import pyplot

    figures: list[Any] = []
    fil = Thread(target=lambda: figures.append(feuille(1, 1)))
    fil.start()
    fil.join()
    monkeypatch.setattr(pyplot, "get_backend", lambda: "module://matplotlib_inline.backend_inline")
    figures.append(feuille(1, 1))
    assert len(figures) == 2
    assert not pyplot.get_fignums()
