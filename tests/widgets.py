"""Writes the typed index of the widgets of ``ui/othellier.ui``: ``python -m tests.widgets``, after each change of it.

What the two camps have alike, ``noir_temps`` and ``blanc_temps``, is listed once, without the camp: ``temps``.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

from tests.modeles import RACINE

FICHIER_UI = RACINE / "ui" / "othellier.ui"
INDEX = RACINE / "ui" / "widgets" / "index.py"
CAMPS = ("noir", "blanc")

MODELE = '''"""What ``othellier.ui`` holds, as attributes with types; written by ``python -m tests.widgets``."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
{qt}
)

{imports}

# Our own classes that the file names.
PROMUS: Final = ({noms_promus})


class WidgetsDeCamp(Index):
    """What one camp has as the other: ``temps`` of the black one is ``noir_temps``."""

{camp}


class Widgets(Index):
    """All the rest, by the names of the file."""

    def __init__(self, racine: QMainWindow) -> None:
        """Find everything below ``racine``, where the file was loaded."""
        super().__init__(racine)
        self.noir, self.blanc = (WidgetsDeCamp(racine, camp) for camp in ("noir", "blanc"))
        self.camps: Final = {{"noir": self.noir, "blanc": self.blanc}}

{reste}
'''


class Dessine(NamedTuple):
    """An object of the file."""

    nom: str
    classe: str


def dessines(fichier: Path) -> Iterator[Dessine]:
    """Yield all that has a name, in the order of the file: a spacer is no object of Qt, and the window is the root."""
    for element in ElementTree.parse(fichier).iter():
        if element.tag in ("widget", "layout", "action") and element.get("class") != "QMainWindow":
            yield Dessine(str(element.get("name")), element.get("class", "QAction"))


def sans_camp(nom: str, camp: str) -> str | None:
    """Return the name with ``{}`` where it has ``camp``, or ``None``."""
    parts = nom.split("_")
    return "_".join("{}" if part == camp else part for part in parts) if camp in parts else None


def des_camps(objets: Iterable[Dessine]) -> dict[str, str]:
    """Return the classes of what both camps have, by the names with ``{}``, in the order of the file."""
    noir, blanc = (
        {commun: objet.classe for objet in objets if (commun := sans_camp(objet.nom, camp))} for camp in CAMPS
    )
    return {nom: classe for nom, classe in noir.items() if blanc.get(nom) == classe}


def rediger(fichier: Path) -> str:
    """Return the text of the index of a Designer file."""
    objets = list(dessines(fichier))
    communs = des_camps(objets)
    attributs = {nom: nom.replace("{}_", "").replace("_{}", "") for nom in communs}
    assert len(set(attributs.values())) == len(attributs), "two names differ by the place of the camp alone"
    reste = [objet for objet in objets if not any(sans_camp(objet.nom, camp) in communs for camp in CAMPS)]
    promus = {
        str(e.findtext("class")): str(e.findtext("header")) for e in ElementTree.parse(fichier).iter("customwidget")
    }
    de_qt = {objet.classe for objet in objets} - {*promus, "QAction"} | {"QMainWindow"}
    return MODELE.format(
        qt="\n".join(f"    {classe}," for classe in sorted(de_qt)),
        imports="\n".join(_imports({**promus, **dict.fromkeys(("Index", "ParNom"), "ui.widgets.par_nom")})),
        noms_promus=", ".join(sorted(promus)),
        camp="\n".join(f'    {attributs[nom]} = ParNom({classe}, "{nom}")' for nom, classe in communs.items()),
        reste="\n".join(f"    {objet.nom} = ParNom({objet.classe})" for objet in reste),
    )


def _imports(origines: dict[str, str]) -> Iterator[str]:
    for module in sorted(set(origines.values())):
        classes = sorted(classe for classe, origine in origines.items() if origine == module)
        yield f"from {module} import {', '.join(classes)}"


if __name__ == "__main__":
    INDEX.write_text(rediger(FICHIER_UI), encoding="utf-8")
