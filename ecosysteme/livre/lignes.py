"""A text file in which what was done of a work of hours is kept, a line each time: stopped, it goes on another day."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from ecosysteme.fautes import Faute


class LignesFaites:
    """The lines of a work: read again when it begins, one more each time something is done."""

    def __init__(self, fichier: Path, titre: str, retenir: Callable[[str], object]) -> None:
        """Give each line of ``fichier``, if it is there, to ``retenir``.

        Raises ``ValueError`` when ``retenir`` does, and when the file is of another work: it stays as it is.
        """
        entete = f"# {titre}\n"
        texte = fichier.read_text("ascii", errors="replace") if fichier.is_file() else ""
        texte = texte[: texte.rfind("\n") + 1]  # the last line may have been cut short
        if texte and not texte.startswith(entete):
            raise Faute(
                "le journal {fichier} est d'un autre travail ou d'un autre moteur : l'effacer d'abord", fichier=fichier
            )
        try:
            for ligne in texte.splitlines()[1:]:
                retenir(ligne)
        except ValueError:
            raise Faute("le journal {fichier} est illisible : l'effacer d'abord", fichier=fichier) from None
        self._flux = fichier.open("r+" if texte else "w", encoding="ascii", newline="\n")
        self._flux.truncate(len(texte))
        self._flux.seek(len(texte))
        if not texte:
            self._flux.write(entete)

    def ajouter(self, ligne: str) -> None:
        """Write a line, on the disk at once: the work may be stopped at any moment."""
        self._flux.write(f"{ligne}\n")
        self._flux.flush()

    def fermer(self) -> None:
        """Close the file."""
        self._flux.close()
