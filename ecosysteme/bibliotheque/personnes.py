"""What the user says of players: that two names are one person's, that a name is a program's; both can be unsaid."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from ecosysteme.bibliotheque.fichier import ecriture, lecture, marquer
from ecosysteme.bibliotheque.marques import lire_memes
from ecosysteme.bibliotheque.noms import NomConnu
from ecosysteme.fautes import Faute


def reunir(dossier: Path, joueur: int, que: int) -> int | None:
    """Say that a player is the same person as another, whose name is kept: pages, filters and counts follow.

    Return the number that ``separer`` takes to unsay it, ``None`` when they were one person already. Raises ``Faute``
    when one of the two is not there.
    """
    with ecriture(dossier) as lien:
        _verifier(lien, joueur, que)
        memes = lire_memes(lien)
        nomme = memes.get(joueur, joueur)  # whose own names follow
        if nomme == memes.get(que, que):  # a chain of names makes no circle
            return None
        lien.execute("INSERT INTO meme_joueur VALUES (?, ?)", (nomme, que))
        marquer(lien)
        return nomme


def separer(dossier: Path, joueur: int) -> None:
    """Say that a player is not the one whose name was kept; whoever was said to be this player still is."""
    with ecriture(dossier) as lien:
        if lien.execute("DELETE FROM meme_joueur WHERE joueur = ?", (joueur,)).rowcount:
            marquer(lien)


def lire_reunis(dossier: Path) -> list[tuple[NomConnu, NomConnu]]:
    """List what was said: each player, and the one whose name is kept."""
    with lecture(dossier) as lien:
        if lien is None:
            return []
        ordre = (
            "SELECT un.numero, un.nom, un.programme, autre.numero, autre.nom, autre.programme FROM meme_joueur"
            " JOIN joueur AS un ON un.numero = joueur JOIN joueur AS autre ON autre.numero = que ORDER BY un.nom"
        )
        return [
            (NomConnu(lu[0], lu[1], bool(lu[2])), NomConnu(lu[3], lu[4], bool(lu[5]))) for lu in lien.execute(ordre)
        ]


def dire_programme(dossier: Path, joueur: int, programme: bool) -> None:
    """Say whether a player is a program; ``Faute`` when there is none of that number."""
    with ecriture(dossier) as lien:
        _verifier(lien, joueur)
        lien.execute("UPDATE joueur SET programme = ? WHERE numero = ?", (programme, joueur))
        marquer(lien)


def _verifier(lien: sqlite3.Connection, *joueurs: int) -> None:
    for joueur in joueurs:
        if lien.execute("SELECT 1 FROM joueur WHERE numero = ?", (joueur,)).fetchone() is None:
            raise Faute("la bibliothèque n'a rien sous ce numéro : {numero}", numero=joueur)
