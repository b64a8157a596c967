"""What is said of the book: who judged a move, how large the book is, how far an extension has come."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from ecosysteme.cases import Position, nom_case
from ecosysteme.ouvertures.note_livre import NoteLivre, SourceLivre
from ui.plateau.indices import signe
from ui.socle.langue import accorder, deux_points, points_virgules, translate

if TYPE_CHECKING:
    from ecosysteme.livre.demande import DemandeDExtension
    from ecosysteme.livre.extension import AvanceeExtension


def dire_source(source: SourceLivre) -> str:
    """Name who judged a move."""
    return {
        SourceLivre.MOI: translate("Livre", "moi"),
        SourceLivre.MOTEUR: translate("Livre", "moteur"),
        SourceLivre.FICHIER: translate("Livre", "fichier"),
    }[source]


def dire_profondeur(note: NoteLivre) -> str:
    """Say how deep a move was judged; nothing of a value by hand."""
    return str(note.profondeur) if note.profondeur else "–"


def dire_coup(nom: str, note: NoteLivre | None) -> str:
    """Say all of a move in one sentence, for who hears the table."""
    if note is None:
        return deux_points(nom, translate("Livre", "absent du livre"))
    mots = [
        translate("Livre", "vaut {valeur}").format(valeur=signe(note.valeur)),
        translate("Livre", "source : {source}").format(source=dire_source(note.source)),
    ]
    if note.profondeur:
        mots.insert(1, translate("Livre", "profondeur {plis}").format(plis=note.profondeur))
    return deux_points(nom, ", ".join(mots))


def dire_position(notes: Mapping[Position, NoteLivre]) -> str:
    """Say what the book has of a position, for who does not see the table; its moves come best first."""
    if not notes:
        return translate("Livre", "Hors du livre")
    combien = accorder(len(notes), translate("Livre", "{} coup du livre"), translate("Livre", "{} coups du livre"))
    coup, note = next(iter(notes.items()))
    return translate("Livre", "{}, le meilleur {}").format(combien, dire_coup(nom_case(coup), note))


def dire_taille(siennes: int, connue: bool) -> str:
    """Say how large the user's own book is, and when the position is in neither."""
    compte = accorder(
        siennes,
        translate("Livre", "Votre livre : {} position, sur celui du programme."),
        translate("Livre", "Votre livre : {} positions, sur celui du programme."),
    )
    absente = translate("Livre", "Cette position n'est dans aucun des deux.")
    return compte if connue else f"{compte} {absente}"


def dire_avancee(avancee: AvanceeExtension, total: int) -> str:
    """Say where an extension is: what it looks into, and how much of it the book has already."""
    un, plusieurs = translate("Livre", "{} position jugée"), translate("Livre", "{} positions jugées")
    jugees = translate("Livre", "{} sur {}").format(accorder(avancee.faites, un, plusieurs), total)
    premier, dernier = avancee.coups
    ou = translate("Livre", "coup {}").format(premier)
    if premier < dernier:
        ou = translate("Livre", "coups {} à {}").format(premier, dernier)
    rangees = accorder(
        avancee.rangees,
        translate("Livre", "{} est déjà dans votre livre"),
        translate("Livre", "{} sont déjà dans votre livre"),
    )
    return points_virgules(f"{jugees}, {ou}", rangees)


def dire_inachevee(demande: DemandeDExtension) -> str:
    """Say which extension was stopped."""
    if demande.partie:
        return translate("Livre", "Une partie n'est pas rangée jusqu'au bout.")
    return accorder(
        demande.positions,
        translate("Livre", "Une extension de {} position n'est pas finie."),
        translate("Livre", "Une extension de {} positions n'est pas finie."),
    )


def dire_bilan(neuves: int, *, annule: bool) -> str:
    """Say what became of an extension."""
    faites = accorder(
        neuves,
        translate("Livre", "{} position de plus dans votre livre"),
        translate("Livre", "{} positions de plus dans votre livre"),
    )
    suite = translate("Livre", "(arrêtée : la suite reprendra là)")
    return f"{faites} {suite}" if annule else faites
