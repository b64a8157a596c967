"""Asking for a file: one box for all that the window opens and writes, which never stops the game behind it."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from datetime import date
from itertools import count
from pathlib import Path
from typing import Final

from PySide6.QtWidgets import QFileDialog, QWidget

from ui.socle.langue import translate

AUCUN: Final = Path()
OCTETS_MAX: Final = 70  # of each part of a proposed name: a system takes 255 for all of it
INTERDITS: Final = re.compile(r'[\\/:*?"<>|]+')  # in the name of a file, on one system or another
_DOSSIER: Final = "dossier_choisi"  # property of the widget that asks: the folder that each of its boxes was left in


def demander_ouverture(
    parent: QWidget,
    nom: str,
    titre: str,
    recevoir: Callable[[Path], None],
    *,
    depart: Path = AUCUN,
    filtres: Sequence[str] = (),
) -> None:
    """Ask for a file that is there and give it to ``recevoir``; nothing is called when the box is cancelled.

    The box, called ``nom``, opens on ``depart``; a name without a folder means the folder where the box was left last,
    at first the user's own. A filter reads ``Tournois (*.sqlite)``.
    """
    boite = _boite(parent, nom, titre, depart, recevoir)
    if filtres:
        boite.setNameFilters(list(filtres))
    boite.setFileMode(QFileDialog.FileMode.ExistingFile)
    boite.open()


def demander_dossier(parent: QWidget, nom: str, titre: str, recevoir: Callable[[Path], None]) -> None:
    """Ask for a folder that is there, as ``demander_ouverture``."""
    boite = _boite(parent, nom, titre, AUCUN, recevoir)
    boite.setFileMode(QFileDialog.FileMode.Directory)
    boite.open()


def demander_enregistrement(
    parent: QWidget,
    nom: str,
    titre: str,
    recevoir: Callable[[Path], None],
    *,
    depart: Path,
    suffixes: Mapping[str, str],
    complete: bool = False,
    neuf: bool = False,
) -> None:
    """Ask where to write, as ``demander_ouverture``; ``suffixes`` gives the words of each suffix that is accepted.

    A name typed without a suffix takes that of the filter, and one typed with its last part only, ``.csv`` for
    ``.classement.csv``, the whole of it. A file that is there is replaced, which the box has the user confirm, unless
    it is to be completed: ``complete``. What is ``neuf`` each time is proposed under a name that no file has.
    """
    filtres = {f"{mots} (*{suffixe})": suffixe for suffixe, mots in suffixes.items()}
    choisi = next(iter(suffixes))

    def suivre(filtre: str) -> None:
        nonlocal choisi
        ancien, choisi = choisi, filtres[filtre]
        boite.setDefaultSuffix(choisi)
        ecrit = Path(boite.selectedFiles()[0])
        if (ancien + choisi).count(".") > 2 and not ecrit.is_dir():  # Qt changes only the last part of the name
            boite.selectFile(_renommer(ecrit.name, ancien, choisi))

    def completer(vers: Path) -> None:
        entier = vers.with_name(vers.stem + choisi)
        abrege = vers.suffix and not vers.name.endswith(choisi) and choisi.endswith(vers.suffix)
        recevoir(entier if abrege and not entier.exists() else vers)  # nobody has agreed to replace the other

    boite = _boite(parent, nom, titre, depart, completer, choisi if neuf else None)
    boite.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    boite.setOption(QFileDialog.Option.DontConfirmOverwrite, complete)
    boite.setNameFilters(list(filtres))
    boite.setDefaultSuffix(choisi)
    boite.filterSelected.connect(suivre)
    boite.open()


def nom_de_fichier(suffixe: str, *dits: str) -> Path:
    """Propose the name of a file: what it holds, then whose or of when, in letters that every system takes.

    All that in the language of the moment; what is empty is left out.
    """
    nom = " - ".join(filter(None, map(_net, dits)))
    return Path((nom or translate("Fichiers", "Sans nom")) + suffixe)


def _net(dit: str) -> str:
    """Return ``dit`` without what no name may hold, marks that turn the order of its letters round included."""
    lisible = "".join(signe if signe.isprintable() else " " for signe in dit.replace("–", "-"))
    mots = " ".join(INTERDITS.sub(" ", lisible).split())
    return mots.encode()[:OCTETS_MAX].decode(errors="ignore").strip(" .-")


def nom_du_jour(suffixe: str, *dits: str) -> Path:
    """Propose the same, with the day of today: what is shown is written as it now is."""
    return nom_de_fichier(suffixe, *dits, date.today().isoformat())


def _libre(chemin: Path, suffixe: str) -> Path:
    """Return ``chemin``, or the first with a number after its name that is no file yet."""
    nom = chemin.name.removesuffix(suffixe)
    numeros = (chemin.with_name(f"{nom} {rang}{suffixe}") for rang in count(2))
    return chemin if not chemin.exists() else next(autre for autre in numeros if not autre.exists())


def _renommer(nom: str, ancien: str, nouveau: str) -> str:
    """Give ``nom`` a suffix of several parts whole, or take the rest of one away; its last part is changed already."""
    fin = nouveau if nom.endswith(nouveau) else f".{nouveau.rpartition('.')[2]}"
    return nom.removesuffix(fin).removesuffix(ancien.rpartition(".")[0]) + nouveau


def _boite(
    parent: QWidget, nom: str, titre: str, depart: Path, recevoir: Callable[[Path], None], neuf: str | None = None
) -> QFileDialog:
    """Make the box, deleted once it is closed; ``neuf`` is the suffix of a file that must not be there yet."""
    propriete = f"{_DOSSIER}_{nom}"

    def choisir(chemin: str) -> None:
        parent.setProperty(propriete, str(Path(chemin).parent))
        recevoir(Path(chemin))

    ouvert = depart.is_absolute() and depart.is_dir()  # a folder to look into, not a name in the one that holds it
    dossier = depart.parent if depart.parent != AUCUN else parent.property(propriete) or Path.home()
    boite = QFileDialog(parent, titre, str(depart if ouvert else dossier))
    boite.setObjectName(nom)
    boite.finished.connect(boite.deleteLater)  # not WA_DeleteOnClose, which crashed
    boite.selectFile("" if ouvert else depart.name)
    if neuf is not None:
        boite.selectFile(_libre(Path(boite.directory().path()) / depart.name, neuf).name)
    boite.fileSelected.connect(choisir)
    return boite
