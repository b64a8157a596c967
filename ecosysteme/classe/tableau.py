"""The table of a class: a folder of pupils' files, each read or named with the reason why it is not."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import groupby, zip_longest
from pathlib import Path
from threading import Event
from typing import Final

from ecosysteme.arret import verifier_arret
from ecosysteme.classe.copie import CopieEleve, ReponseEleve, cle_d_eleve, ouvrir_copie
from ecosysteme.classe.corrections import AUCUNE, FICHIER, Corrections, lire_corrections
from ecosysteme.classe.etape import EtapeDeSeance
from ecosysteme.classe.fichier import SUFFIXE_SEANCE, empreinte, ouvrir_seance
from ecosysteme.classe.seance import SeanceDeClasse
from ecosysteme.fautes import Faute, Message, decrire

FICHIERS_MAX: Final = 5_000
IGNORES: Final = (".csv",)  # what comes out of here


@dataclass(frozen=True)
class LigneDeClasse:
    """The work of a pupil, and the name of its file; ``rang`` tells it from others of the same name, from 1."""

    fichier: str
    copie: CopieEleve
    rang: int = 1

    @property
    def nom(self) -> str:
        """The name of the pupil, that of nobody else in the table."""
        return self.copie.eleve if self.rang == 1 else f"{self.copie.eleve} ({self.rang})"


@dataclass(frozen=True)
class TableauDeClasse:
    """Each work once, by session then by pupil; ``refuses`` names each other file with the reason.

    ``rendues`` are as handed in, and judged by the session. ``corrections`` are the teacher's; ``None`` where their
    file cannot be read, and must not be written over.
    """

    rendues: tuple[LigneDeClasse, ...]
    refuses: tuple[tuple[str, Message], ...]
    corrections: Corrections | None = AUCUNE

    @cached_property
    def lignes(self) -> tuple[LigneDeClasse, ...]:
        """The works as they count: what the teacher judged is before what the session says."""
        connues = self.corrections or AUCUNE
        return tuple(replace(ligne, copie=connues.appliquer(ligne.copie)) for ligne in self.rendues)

    def a_la_main(self, ligne: int, rang: int) -> bool:
        """Tell whether the teacher judged the answer of a line to the step ``rang``."""
        return self.corrections is not None and self.corrections.verdict(self.rendues[ligne].copie, rang) is not None

    def corriger(self, ligne: int, rang: int, juste: float | None) -> TableauDeClasse:
        """Return the table with an answer judged by the teacher, or left to the session again."""
        return replace(self, corrections=(self.corrections or AUCUNE).noter(self.rendues[ligne].copie, rang, juste))

    @property
    def questions(self) -> tuple[int, ...]:
        """The places of the steps that ask for an answer, here or on paper, from 0."""
        colonnes = zip_longest(*([une.attendue or une.papier for une in ligne.copie.reponses] for ligne in self.lignes))
        return tuple(rang for rang, colonne in enumerate(colonnes) if any(colonne))

    @property
    def titres(self) -> tuple[str, ...]:
        """The title of each step; empty where none is known, or sessions differ."""
        colonnes = zip_longest(*([une.titre for une in ligne.copie.reponses] for ligne in self.lignes), fillvalue="")
        connus = (sorted({titre for titre in colonne if titre}) for colonne in colonnes)
        return tuple(titres[0] if len(titres) == 1 else "" for titres in connus)

    @property
    def bilans(self) -> tuple[tuple[float, int], ...]:
        """How many answers to each step are right, of how many that are judged."""
        colonnes = zip_longest(*([une.juste for une in ligne.copie.reponses] for ligne in self.lignes))
        return tuple((sum(un or 0 for un in colonne), sum(un is not None for un in colonne)) for colonne in colonnes)


def lire_dossier(dossier: Path, arret: Event | None = None) -> TableauDeClasse:
    """Read the files of a folder, not those below; ``OSError`` or ``Faute`` when that cannot be done at all.

    Where the folder holds the session too, answers are judged again by it: a pupil can write anything into a file.
    """
    lignes: list[LigneDeClasse] = []
    refuses: list[tuple[str, Message]] = []
    seances: dict[str, SeanceDeClasse] = {}
    corrections: Corrections | None = None
    try:
        corrections = lire_corrections(dossier)
    except (OSError, ValueError) as erreur:
        refuses.append((FICHIER, decrire(erreur)))
    for chemin in _fichiers(dossier):
        verifier_arret(arret)
        try:
            if chemin.suffix.lower() == SUFFIXE_SEANCE:
                seance = ouvrir_seance(chemin)
                seances[empreinte(seance)] = seance
            else:
                lignes.append(LigneDeClasse(chemin.name, ouvrir_copie(chemin)))
        except (OSError, ValueError) as erreur:
            refuses.append((chemin.name, decrire(erreur)))
    gardees, doubles = _une_par_travail(lignes)
    refuses += doubles
    jugees = [replace(ligne, copie=_rejuger(ligne.copie, seances.get(ligne.copie.empreinte))) for ligne in gardees]
    return TableauDeClasse(tuple(_numeroter(jugees)), tuple(sorted(refuses, key=lambda refuse: refuse[0])), corrections)


def _une_par_travail(lignes: list[LigneDeClasse]) -> tuple[list[LigneDeClasse], list[tuple[str, Message]]]:
    """Keep one file of each work: that with most answers, of several the last one handed in.

    The others are named with the file that counts.
    """
    gardees: dict[tuple[str, ...], LigneDeClasse] = {}
    doubles = []
    courts = sorted(lignes, key=lambda ligne: len(ligne.fichier))  # of equal ones, the file that is no copy of another
    for ligne in sorted(courts, key=_valeur, reverse=True):
        copie = ligne.copie
        travail = copie.travail or copie.commencee
        gardee = gardees.setdefault((copie.empreinte, copie.titre, cle_d_eleve(copie.eleve), travail), ligne)
        if gardee.copie == copie and gardee is not ligne:
            doubles.append((ligne.fichier, Message("la même copie que {fichier}", fichier=gardee.fichier)))
        elif gardee is not ligne:
            raison = Message(
                "le même travail que {fichier}, qui est plus complet ou plus récent", fichier=gardee.fichier
            )
            doubles.append((ligne.fichier, raison))
    return list(gardees.values()), doubles


def _numeroter(lignes: list[LigneDeClasse]) -> Iterator[LigneDeClasse]:
    """Put lines in order, and tell works of one name apart in the order in which they were begun.

    They are of two pupils, or of one who began anew: a file cannot say which.
    """

    def qui(ligne: LigneDeClasse) -> tuple[str, str]:
        return ligne.copie.titre.casefold(), cle_d_eleve(ligne.copie.eleve)

    lignes.sort(key=lambda ligne: (*qui(ligne), ligne.copie.commencee, ligne.fichier))
    for _, memes in groupby(lignes, qui):
        yield from (replace(ligne, rang=rang) for rang, ligne in enumerate(memes, start=1))


def _valeur(ligne: LigneDeClasse) -> tuple[int, str, str]:
    copie = ligne.copie
    return sum(bool(une.texte) for une in copie.reponses), copie.rendue, copie.commencee


def _fichiers(dossier: Path) -> list[Path]:
    noms = []
    with os.scandir(dossier) as entrees:
        for entree in entrees:
            chemin = Path(entree.path)
            notre = entree.name == FICHIER or chemin.suffix.lower() in IGNORES
            if notre or entree.name.startswith(".") or entree.is_dir():
                continue
            noms.append(chemin)
            if len(noms) > FICHIERS_MAX:
                raise Faute("plus de {maximum} fichiers dans {dossier}", maximum=FICHIERS_MAX, dossier=dossier)
    return sorted(noms)


def _rejuger(copie: CopieEleve, seance: SeanceDeClasse | None) -> CopieEleve:
    if seance is None or len(seance.etapes) != len(copie.reponses):
        return copie
    paires = zip(seance.etapes, copie.reponses, strict=True)
    return replace(copie, reponses=tuple(_rejugee(etape, une) for etape, une in paires))


def _rejugee(etape: EtapeDeSeance, reponse: ReponseEleve) -> ReponseEleve:
    juste = etape.juger(reponse.texte)
    return replace(reponse, juste=juste, attendue=etape.repondable, papier=etape.sur_papier)
