"""The folder of a training: its lots, the phases that are learnt, and what it was begun with."""

from __future__ import annotations

import json
import zlib
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from ecosysteme.atelier.entrainement.lots import Parties, Positions, Reserve, joindre
from ecosysteme.atelier.entrainement.recette import Recette
from ecosysteme.ecriture import ecrire, fichier_entier
from ecosysteme.fautes import Faute
from ecosysteme.formats import Json
from ecosysteme.lecture import lire_json

if TYPE_CHECKING:
    from ecosysteme.moteur.commun.typage import Reels

IDENTITE = "entrainement.json"
AVANTAGES, ACCORDS = "avantages_du_trait.json", "accords_des_reseaux.json"
TRI = "tri"  # the weights that put moves in order
PARITES = ("reseau-11", "reseau-12")  # the networks of 9 and 11, of 10 and 12 empty squares


class DossierEntrainement:
    """What a folder already holds. A file is written whole or not at all, so that a file that exists is complete."""

    def __init__(self, chemin: Path) -> None:
        """Open the folder ``chemin``, made if need be; ``ValueError`` when it cannot be."""
        try:
            self.reserve = Reserve(chemin / "lots")
            self._appris = chemin / "appris"
            self._appris.mkdir(exist_ok=True)
        except OSError as erreur:
            raise Faute("dossier {dossier} impossible : {erreur}", dossier=chemin, erreur=erreur) from None
        self.chemin = chemin

    def identifier(self, recette: Recette, parties: Parties) -> None:
        """Note what the training is made of; ``ValueError`` when the folder was begun with something else.

        A folder that does not say what it was begun with is taken over by this training.
        """
        chemin = self.chemin / IDENTITE
        voulue = {"recette": recette.nom, "parties": len(parties), "empreinte": zlib.crc32(parties.tobytes())}
        if not chemin.exists():
            self._ecrire(chemin, (json.dumps(voulue) + "\n").encode())
            return
        try:
            trouvee: dict[str, Json] = dict(lire_json(chemin.read_bytes()))
        except (ValueError, TypeError):
            raise Faute("{chemin} est illisible : l'effacer pour reprendre ce dossier", chemin=chemin) from None
        if trouvee.get("recette") != voulue["recette"]:
            raise Faute(
                "{dossier} a été commencé avec la recette {recette}",
                dossier=self.chemin,
                recette=trouvee.get("recette"),
            )
        if trouvee != voulue:
            raise Faute(
                "{dossier} a été commencé avec d'autres parties ({parties})",
                dossier=self.chemin,
                parties=trouvee.get("parties"),
            )

    def phase(self, rang: int) -> Reels | None:
        """Return the weights of a phase in discs, ``None`` when they are not learnt yet."""
        return self._lire(self._appris / f"phase-{rang:02d}.npy")

    @staticmethod
    def _lire(chemin: Path) -> Reels | None:
        if not chemin.exists():
            return None
        try:
            lus: Reels = np.load(chemin)
        except Exception as erreur:  # a damaged header may raise nearly anything: tokenize, AST…
            raise Faute(
                "{chemin} est illisible ({erreur}) : l'effacer, il sera refait", chemin=chemin, erreur=erreur
            ) from None
        return lus

    def noter_phase(self, rang: int, poids: Reels) -> None:
        """Store the weights of a phase."""
        self._noter(self._appris / f"phase-{rang:02d}.npy", poids)

    @staticmethod
    def _noter(chemin: Path, poids: Reels) -> None:
        with fichier_entier(chemin) as sortie:
            np.save(sortie, poids)

    def reseau(self, nom: str) -> Reels | None:
        """Return a network in discs by its name (``reseaux``), ``None`` when it is not learnt yet."""
        return self._lire(self._appris / f"{nom}.npy")

    def a_reseau(self, nom: str) -> bool:
        """Whether a network is learnt."""
        return (self._appris / f"{nom}.npy").exists()

    def noter_reseau(self, nom: str, rangees: Reels) -> None:
        """Store a network."""
        self._noter(self._appris / f"{nom}.npy", rangees)

    def tri(self) -> Reels | None:
        """Return the weights that put moves in order, in discs, ``None`` when they are not learnt yet."""
        return self._lire(self._appris / f"{TRI}.npy")

    def noter_tri(self, poids: Reels) -> None:
        """Store the weights that put moves in order."""
        self._noter(self._appris / f"{TRI}.npy", poids)

    def reprendre_livres(self) -> None:
        """Take what the weights of the program say for learnt: all phases, the networks up to 12 empty squares.

        Those that put moves in order too.
        """
        from ecosysteme.moteur.othello.noyaux.evaluation import UNITE
        from ecosysteme.moteur.othello.poids import poids_livres

        livres = poids_livres()
        for rang, poids in enumerate(livres.phases):
            if self.phase(rang) is None:
                self.noter_phase(rang, (poids / UNITE).astype(np.float32))
        for nom, rangees in zip(PARITES, livres.reseaux, strict=False):
            if not self.a_reseau(nom):
                self.noter_reseau(nom, (rangees / UNITE).astype(np.float32))
        if livres.tri.size and self.tri() is None:
            self.noter_tri((livres.tri / UNITE).astype(np.float32))

    def avantages(self, nom: str = AVANTAGES) -> dict[int, float]:
        """Return what was added to the evaluation of each phase, in discs (see ``avantage_du_trait``).

        With the name ``ACCORDS``: to what the networks say for each number of empty squares.
        """
        chemin = self._appris / nom
        if not chemin.exists():
            return {}
        try:
            return {int(rang): float(ecart) for rang, ecart in lire_json(chemin.read_bytes()).items()}
        except (ValueError, AttributeError):
            raise Faute("{chemin} est illisible : l'effacer, il sera refait", chemin=chemin) from None

    def noter_avantage(self, rang: int, ecart: float, nom: str = AVANTAGES) -> None:
        """Store what was added to a phase, or for a number of empty squares."""
        self._ecrire(self._appris / nom, json.dumps(self.avantages(nom) | {rang: ecart}).encode())

    def lire(self, prefixe: str, vides: list[int]) -> Positions:
        """Return the labelled positions of several numbers of empty squares, as one."""
        return joindre([self.reserve.lire(f"{prefixe}-{v:02d}") for v in vides])

    @staticmethod
    def _ecrire(chemin: Path, octets: bytes) -> None:
        ecrire(chemin, octets)
