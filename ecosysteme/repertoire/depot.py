"""The folder of the repertoires: a file each, whose name is that of the repertoire, and their cards beside them.

A file is written whole or not at all. One that cannot be read as SGF is set aside, and told; one that is no repertoire,
or cannot be opened at this moment, is told and left as it is.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from ecosysteme.carnet.repetition import Maintenant, maintenant_local
from ecosysteme.ecriture import ecrire
from ecosysteme.fautes import Faute, Message, Panne, decrire
from ecosysteme.formats.sgf.lecture import lire_sgf
from ecosysteme.journal.fichier import FautesDeFichier, mettre_de_cote
from ecosysteme.lecture import lire_octets
from ecosysteme.repertoire.repertoire import Repertoire, ecrire_repertoire, lire_repertoire

SUFFIXE: Final = ".sgf"
OCTETS_MAX: Final = 4 << 20
FICHIERS_MAX: Final = 200


class RepertoireIndisponible(Panne):
    """A repertoire, or its cards, cannot be used at this moment, and nothing was done to it."""


class RepertoireAbime(Faute):
    """The file is no repertoire any more."""


def _abime(chemin: Path) -> RepertoireAbime:
    return RepertoireAbime("le fichier {chemin} est abîmé", chemin=chemin)


def _indisponible(chemin: Path, raison: Message | Exception, _remede: Message) -> RepertoireIndisponible:
    return RepertoireIndisponible("{chemin} ne peut pas être utilisé : {raison}", chemin=chemin, raison=raison)


DES_REPERTOIRES: Final = FautesDeFichier(_abime, _indisponible)


@dataclass(frozen=True, slots=True)
class Inventaire:
    """The repertoires that can be used, by name, and what is wrong with each file that cannot."""

    repertoires: tuple[Repertoire, ...]
    fautes: tuple[Faute, ...] = ()


class DepotRepertoires:
    """The repertoires of a folder, which may not be there yet."""

    def __init__(self, dossier: Path, horloge: Maintenant = maintenant_local) -> None:
        self.dossier, self._horloge = dossier, horloge

    def lister(self) -> Inventaire:
        """Read them all."""
        lus: list[Repertoire] = []
        fautes: list[Faute] = []
        try:
            chemins = sorted(self.dossier.glob(f"*{SUFFIXE}"), key=lambda chemin: chemin.stem.casefold())
        except OSError as erreur:
            return Inventaire((), (_indisponible(self.dossier, erreur, decrire(erreur)),))
        for chemin in chemins[:FICHIERS_MAX]:
            if "-abime-" in chemin.stem:
                continue
            try:
                lus.append(self._lire(chemin))
            except Faute as faute:
                fautes.append(faute)
        if len(chemins) > FICHIERS_MAX:
            fautes.append(
                Faute("plus de {limite} répertoires dans {dossier}", limite=FICHIERS_MAX, dossier=self.dossier)
            )
        return Inventaire(tuple(lus), tuple(fautes))

    def lire(self, nom: str) -> Repertoire:
        """Return the one of that name; ``ValueError`` naming those that there are."""
        chemin = self.chemin(nom)
        if not chemin.is_file():
            connus = [repertoire.nom for repertoire in self.lister().repertoires]
            raise Faute("aucun répertoire {nom} : il y a {connus}", nom=nom, connus=", ".join(connus) or "–")
        return self._lire(chemin)

    def _lire(self, chemin: Path) -> Repertoire:
        try:
            texte = lire_octets(chemin, OCTETS_MAX).decode("utf-8-sig")
        except UnicodeDecodeError:
            raise self._ecarter(chemin) from None
        except OSError as erreur:
            raise _indisponible(chemin, erreur, decrire(erreur)) from None
        try:
            lire_sgf(texte)
        except ValueError:
            raise self._ecarter(chemin) from None
        return lire_repertoire(chemin.stem, texte)

    def _ecarter(self, chemin: Path) -> Faute:
        ailleurs = mettre_de_cote(chemin, self._horloge(), DES_REPERTOIRES)
        return RepertoireAbime(
            "le répertoire {chemin}, abîmé, est mis de côté : {ailleurs}", chemin=chemin, ailleurs=ailleurs
        )

    def chemin(self, nom: str) -> Path:
        """Return the file of a repertoire, which need not be there."""
        return self.dossier / f"{Repertoire(nom, 1).nom}{SUFFIXE}"

    def ecrire(self, repertoire: Repertoire, *, nouveau: bool = False) -> None:
        """Keep it; ``nouveau`` refuses to take the place of another one."""
        if nouveau and self.chemin(repertoire.nom).exists():
            raise Faute("un répertoire s'appelle déjà {nom}", nom=repertoire.nom)
        self._faire(lambda: self.dossier.mkdir(parents=True, exist_ok=True))
        ecrire(self.chemin(repertoire.nom), ecrire_repertoire(repertoire))

    def renommer(self, nom: str, nouveau: str) -> None:
        """Call it otherwise, unless another one is called so."""
        if self.chemin(nouveau).exists():
            raise Faute("un répertoire s'appelle déjà {nom}", nom=nouveau)
        self._faire(lambda: os.replace(self.chemin(nom), self.chemin(nouveau)))

    def supprimer(self, nom: str) -> None:
        """Take its file away."""
        self._faire(lambda: self.chemin(nom).unlink(missing_ok=True))

    def _faire(self, geste: Callable[[], None]) -> None:
        try:
            geste()
        except OSError as erreur:
            raise _indisponible(self.dossier, erreur, decrire(erreur)) from None
