"""The window opened as the command does, and closed as soon as it is painted: a life short enough to be counted."""

from collections.abc import Callable, Sequence


def principal(arguments: Sequence[str]) -> int:
    from ui.commandes import lancement
    from ui.socle import systeme

    obstacle = systeme.obstacle

    def voir_et_abreger() -> str | None:
        phrase = obstacle()  # Qt is not imported before
        from ui.fenetre import ouverture

        def fermer(
            fenetre: ouverture.Fenetre, ensuite: Callable[[ouverture.Fenetre], object], fichiers: Sequence[str]
        ) -> None:
            fenetre.close()

        ouverture._apres = fermer
        return phrase

    systeme.obstacle = voir_et_abreger
    return lancement.principal(arguments)
