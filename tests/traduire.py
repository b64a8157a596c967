"""Brings the English translation up to date with the sources, and compiles it: ``python -m tests.traduire``.

Qt's ``lupdate`` finds the texts of the window by itself. It does not know ``Faute``: the templates of faults are given
to it in a file made for it.

The French that is shown is compiled as well: the texts that need no-break spaces, with them.
"""

from __future__ import annotations

import json
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.modeles import RACINE, modeles, sources
from ui.guide.pages import insecables

TS = RACINE / "ui" / "traductions" / "othellier_en.ts"
FRANCAIS = TS.with_name("othellier_fr.qm")
OUTILS = Path(sys.executable).parent
LUPDATE, LRELEASE = OUTILS / "pyside6-lupdate", OUTILS / "pyside6-lrelease"
CONTEXTE = "Faute"


def collecter(ts: Path, dossier: Path) -> None:
    """Put all texts of the sources into ``ts``, and take away those that are not there any more.

    ``dossier`` is for a file of the moment. Raises ``CalledProcessError`` when ``lupdate`` refuses.
    """
    liste = dossier / "modeles.py"
    ecrits = (json.dumps(modele, ensure_ascii=False) for modele in sorted(modeles()))
    liste.write_text("".join(f'QT_TRANSLATE_NOOP("{CONTEXTE}", {ecrit})\n' for ecrit in ecrits), encoding="utf-8")
    textes = [RACINE / "applicationIHM.py", *sources("ui"), RACINE / "ui" / "othellier.ui", liste]
    commande = [LUPDATE, "-silent", "-no-obsolete", "-locations", "none", *textes, "-ts", ts]
    subprocess.run(list(map(str, commande)), cwd=RACINE, check=True, capture_output=True, text=True)


def a_traduire(ts: Path) -> Iterator[str]:
    """Yield the texts that have no translation yet."""
    for message in ElementTree.parse(ts).getroot().iter("message"):
        traduction = message.find("translation")
        if traduction is None or traduction.get("type") == "unfinished":
            yield message.findtext("source", "")


def compiler_francais(ts: Path, qm: Path, dossier: Path) -> None:
    """Write into ``qm`` those texts of ``ts`` that have no-break spaces, from the text of the sources to theirs."""
    arbre = ElementTree.parse(ts)
    arbre.getroot().set("language", "fr_FR")
    for contexte in arbre.getroot().iter("context"):
        for message in contexte.findall("message"):
            source, traduction = message.findtext("source", ""), message.find("translation")
            if traduction is None or insecables(source) == source:
                contexte.remove(message)
            else:
                traduction.attrib.clear()  # one that English still lacks is French all the same
                traduction.text = insecables(source)
    francais = dossier / "francais.ts"
    arbre.write(francais, encoding="utf-8", xml_declaration=True)
    subprocess.run([str(LRELEASE), "-silent", str(francais), "-qm", str(qm)], check=True)


def principal() -> int:
    """Update and compile; return 1 when something is left to translate."""
    with TemporaryDirectory() as dossier:
        collecter(TS, Path(dossier))
        compiler_francais(TS, FRANCAIS, Path(dossier))
    subprocess.run([str(LRELEASE), "-silent", str(TS)], check=True)
    restes = list(a_traduire(TS))
    for texte in restes:
        print(f"à traduire : {texte}")
    return 1 if restes else 0


if __name__ == "__main__":
    sys.exit(principal())
