"""What is asked of the window on its command line: files to open, or its help."""

from collections.abc import Sequence
from typing import Annotated, Final

from ecosysteme.garde import executer

AUTRES: Final = "Les autres commandes (jouer dans le terminal, convertir, analyser…) : othellier --help."


def lire_fichiers(nom: str, arguments: Sequence[str]) -> list[str]:
    """Return the files that are named; leave the process instead after the help, or an option that does not exist.

    ``nom`` is the command's. Without an argument, nothing is imported for it.
    """
    if not arguments:
        return []
    import typer

    from ecosysteme.application import commande
    from ecosysteme.commandes.francais import REGLES_DE_MARCHE

    lus: list[list[str]] = []

    def ouvrir(
        fichiers: Annotated[
            list[str] | None,
            typer.Argument(metavar="FICHIER", help="Parties ou positions à ouvrir.", show_default=False),
        ] = None,
    ) -> None:
        """Ouvre la fenêtre, sur les fichiers nommés s'il y en a."""
        lus.append(fichiers or [])

    lecture = commande(ouvrir, epilog=AUTRES, context_settings=REGLES_DE_MARCHE["context_settings"])
    code = executer(lambda: int(lecture.main(args=list(arguments), prog_name=nom) or 0))
    if not lus:
        raise SystemExit(code)
    return lus[0]
