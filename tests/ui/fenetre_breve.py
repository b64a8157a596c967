"""The window opened as the command does, and closed as soon as it is painted: a life short enough to be counted."""

from collections.abc import Callable, Sequence
from unittest.mock import patch


def principal(arguments: Sequence[str]) -> int:
    from ecosysteme.signaux import sortir_sur_signal
    from ui.commandes import lancement

    def proteger_et_abreger() -> None:
        sortir_sur_signal()  # before the import of Qt, which loses what is raised in it
        from ui.fenetre import ouverture

        def fermer(
            fenetre: ouverture.Fenetre, ensuite: Callable[[ouverture.Fenetre], object], fichiers: Sequence[str]
        ) -> None:
            fenetre.close()

        ouverture._apres = fermer

    with patch.object(lancement, "sortir_sur_signal", proteger_et_abreger):
        return lancement.principal(arguments)
