"""A snapshot of a game, and how it is written to the journal: only what changed since the last one."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ecosysteme.entete import Entete, garder_participant
from ecosysteme.jeu import EtatQuelconque, Issue, Jeu
from ecosysteme.journal.entete_ecrit import ecrire_entete
from ecosysteme.journal.lignes import Changements, LigneNoeud, comparer, lisible
from ecosysteme.partie import Partie
from ecosysteme.pendules import Pendules
from ecosysteme.provenance import Origine
from ecosysteme.variantes.noeud import RACINE, Noeud
from ecosysteme.variantes.parcours import chemin, ligne_principale, parents
from ecosysteme.variantes.voisinage import sortie_de_la_principale

VALEURS: Final = "jeu, depart, premier, second, origine, entete, place, coups, issue, points_premier, points_second"
NOEUD: Final = ", ".join(LigneNoeud._fields)
REMPLACER: Final = ", ".join(f"{nom} = excluded.{nom}" for nom in LigneNoeud._fields[1:])
NOTER_NOEUD: Final = (
    f"INSERT INTO noeud (partie, {NOEUD}, quand) VALUES ({', '.join('?' * (len(LigneNoeud._fields) + 2))}) "
    f"ON CONFLICT (partie, numero) DO UPDATE SET {REMPLACER}"
)
SUIVANT: Final = "(SELECT coalesce(max(ordre), 0) + 1 FROM partie)"
COMMENCER: Final = (
    f"INSERT INTO partie (teneur, {VALEURS}, commencee, touchee, ordre) "
    f"VALUES (?, {', '.join('?' * len(VALEURS.split(',')))}, ?, ?, {SUIVANT})"
)
TENIR_A_JOUR: Final = (
    f"UPDATE partie SET ({VALEURS}) = ({', '.join('?' * len(VALEURS.split(',')))}) WHERE numero = ? AND teneur = ?"
)
# Who plays or comments on a game that was put off, or deleted, goes on with it.
TOUCHER: Final = f"UPDATE partie SET touchee = ?, ordre = {SUIVANT}, ecartee = NULL, supprimee = NULL WHERE numero = ?"

Valeurs = tuple[str, str, str, str, str, str, int, int, int | None, int, int]


@dataclass(frozen=True, slots=True)
class Instantane:
    """An immutable snapshot of a game, so that another thread may compare and write it.

    ``place`` is the number of the node where it stands. ``coups``, ``issue`` and ``points`` are those of the end of its
    ``ligne_retenue``: the moves that lead there, passes left out, and the result.
    """

    jeu: Jeu
    depart: EtatQuelconque
    racine: Noeud
    place: int
    coups: int
    issue: Issue | None
    points: tuple[int, int]
    entete: Entete
    origine: Origine
    pendules: Pendules | None
    decidee_en: int | None

    @classmethod
    def de(cls, partie: Partie) -> Instantane:
        """Take ``partie`` as it is now."""
        ligne = ligne_retenue(partie)
        coups = sum(noeud.coup is not None for noeud in ligne)
        return cls(
            jeu=partie.jeu,
            depart=partie.depart,
            racine=partie.racine,
            place=partie.noeud.numero,
            coups=coups,
            issue=partie.issue_en(ligne[-1]),
            points=partie.resultat_en(ligne[-1]),
            entete=partie.entete,
            origine=partie.provenance.origine,
            pendules=partie.pendules,
            decidee_en=partie.decidee_en,
        )

    @property
    def vide(self) -> bool:
        """Whether nobody has played, lost on time or said anything yet: there is no game to keep."""
        racine = self.racine
        joue = any(suite.coup is not None or suite.suites for suite in racine.suites)
        return not (joue or self.decidee_en is not None or racine.commentaire or racine.glyphe or racine.marque)

    def ressemble(self, autre: Instantane) -> bool:
        """Tell whether there is nothing in it that ``autre``, of the same game, did not hold."""
        return (
            self.racine is autre.racine
            and self.place == autre.place
            and (self.coups, self.issue, self.points) == (autre.coups, autre.issue, autre.points)
            and (self.entete, self.origine) == (autre.entete, autre.origine)
            and (self.pendules, self.decidee_en) == (autre.pendules, autre.decidee_en)
        )

    def valeurs(self) -> Valeurs:
        """Return what the table ``partie`` holds of it, in the order of ``VALEURS``."""
        jeu = self.jeu
        depart = "" if self.depart == jeu.etat_initial() else jeu.ecrire_etat(self.depart)
        premier, second = (lisible(garder_participant(qui)) for qui in self.entete.joueurs)
        qui = premier, second, self.origine.value, ecrire_entete(self.entete, self.pendules, self.decidee_en)
        return jeu.specification, depart, *qui, self.place, self.coups, self.issue, *self.points


def ligne_retenue(partie: Partie) -> Sequence[Noeud]:
    """Return the line, from the root on, whose result is that of the game: the one that is followed.

    It ends where a flag, a resignation or an agreement ended the game. It is the main line when that alone was played
    to its end: another one is then a mere study of it.
    """
    if (decidee := partie.decidee_en) is not None and (decidee == RACINE or decidee in parents(partie.racine)):
        return chemin(partie.racine, decidee)
    suivie = (partie.racine, *partie.historique, *partie.defaits)
    if sortie_de_la_principale(suivie) is not None and partie.issue_en(suivie[-1]) is None:
        principale = (partie.racine, *ligne_principale(partie.racine))
        if partie.issue_en(principale[-1]) is not None:
            return principale
    return suivie


@dataclass(frozen=True, slots=True)
class Ecrite:
    """What the file already holds of a game: its number, and the snapshot that was written last."""

    numero: int
    racine: Noeud
    valeurs: Valeurs | None  # ``None``: not known, for it was read from the file

    def suivre(self, lien: sqlite3.Connection, teneur: str, instantane: Instantane, quand: float) -> Ecrite | None:
        """Write what changed since; ``None`` when the game is another journal's now, which leaves it alone."""
        changements = comparer(instantane.jeu, self.racine, instantane.racine)
        valeurs = instantane.valeurs()
        if changements or valeurs != self.valeurs:
            if not lien.execute(TENIR_A_JOUR, (*valeurs, self.numero, teneur)).rowcount:
                return None
            if changements:
                _noter(lien, self.numero, changements, quand)
                lien.execute(TOUCHER, (quand, self.numero))
        return Ecrite(self.numero, instantane.racine, valeurs)


def commencer(lien: sqlite3.Connection, teneur: str, instantane: Instantane, quand: float) -> Ecrite:
    """Write the whole of a game that the file does not hold, ``quand`` in seconds since 1970."""
    valeurs = instantane.valeurs()
    numero = lien.execute(COMMENCER, (teneur, *valeurs, quand, quand)).lastrowid
    assert numero is not None
    _noter(lien, numero, comparer(instantane.jeu, None, instantane.racine), quand)
    return Ecrite(numero, instantane.racine, valeurs)


def _noter(lien: sqlite3.Connection, numero: int, changements: Changements, quand: float) -> None:
    disparus = ((numero, disparu) for disparu in changements.disparus)
    lien.executemany("DELETE FROM noeud WHERE partie = ? AND numero = ?", disparus)
    lien.executemany(NOTER_NOEUD, ((numero, *ligne, quand) for ligne in changements.lignes))
