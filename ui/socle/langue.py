"""The language of the window: French is written in the sources, English comes from ``traductions/``.

The French that is shown comes from there too where a no-break space keeps a line from beginning with a sign: the
sources are written with plain spaces, which ``python -m tests.traduire`` replaces.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

translate: Callable[[str, str], str] = QCoreApplication.translate  # lupdate looks for this name

TRADUCTIONS = Path(__file__).parents[1] / "traductions"
INSECABLES = True  # the tests put it aside, to find the texts as the sources have them
LOCALES = {"fr": QLocale.Language.French, "en": QLocale.Language.English}


def langue_du_systeme() -> str:
    """Return the one of our languages that the user put first in the system's settings; English if it is neither."""
    voulues = (QLocale(nom).language() for nom in QLocale.system().uiLanguages())
    noms = {langue: nom for nom, langue in LOCALES.items()}
    return next((noms[voulue] for voulue in voulues if voulue in noms), "en")


def langue_du_moment() -> str:
    """Return the language that is spoken now, the one chosen last; French where none was."""
    noms = {langue: nom for nom, langue in LOCALES.items()}
    return noms.get(QLocale().language(), "fr")


def deux_points(debut: str, suite: str) -> str:
    """Join two texts by a colon: French writes a space before it, English does not."""
    return QCoreApplication.translate("Phrases", "{} : {}").format(debut, suite)


def points_virgules(*textes: str) -> str:
    """Join by semicolons the texts that say something: French writes a space before them, English does not."""
    return QCoreApplication.translate("Phrases", "{} ; {}").format("", "").join(filter(None, textes))


def pour_cent(part: float, decimales: int = 0) -> str:
    """Write a share, 0 to 1, as a percentage: French writes a space before the sign, English does not.

    What is not nothing does not read as nothing: "< 1 %".
    """
    if 0 < part < 0.005 and not decimales:
        return f"< {pour_cent(0.01)}"
    return QCoreApplication.translate("Phrases", "{} %").format(QLocale().toString(100.0 * part, "f", decimales))


def accorder(nombre: int, un: str, plusieurs: str) -> str:
    """Write a number in the singular or the plural template: zero is singular in French, plural in English."""
    locale = QLocale()
    singulier = nombre == 1 or (nombre == 0 and locale.language() == QLocale.Language.French)
    return (un if singulier else plusieurs).format(locale.toString(nombre))


class Langue:
    """Switches the whole application from one language to the other; the windows follow ``LanguageChange``."""

    def __init__(self, application: QCoreApplication) -> None:
        """Begin in French, the language of the sources."""
        self._application = application
        self._traducteurs: list[QTranslator] = []
        self.nom = "fr"

    def choisir(self, nom: str) -> None:
        """Speak ``'fr'`` or ``'en'``; ``ValueError`` for another language, ``OSError`` when its file cannot be read."""
        if nom not in LOCALES:
            raise ValueError(f"langue {nom!r} inconnue : attendu {' ou '.join(LOCALES)}")
        nouveaux = self._charger(nom)
        self.retirer()
        self._traducteurs = nouveaux
        QLocale.setDefault(QLocale(LOCALES[nom]))
        self.nom = nom
        for nouveau in self._traducteurs:
            self._application.installTranslator(nouveau)

    def retirer(self) -> None:
        """Take the translation away: the application speaks French again, the language of the sources."""
        for ancien in self._traducteurs:
            self._application.removeTranslator(ancien)
        self._traducteurs = []
        QLocale.setDefault(QLocale(LOCALES["fr"]))
        self.nom = "fr"

    @staticmethod
    def _charger(nom: str) -> list[QTranslator]:
        # Qt's own texts (message boxes, file dialogs) come with Qt; a build without them still speaks English there.
        # Its French lacks some, which ``qt_fr`` adds.
        de_qt, complements = QTranslator(), QTranslator()
        de_qt.load(f"qtbase_{nom}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
        complements.load(f"qt_{nom}", str(TRADUCTIONS))
        traducteurs = [de_qt, complements]
        if nom != "fr" or INSECABLES:
            notre = QTranslator()
            if notre.load(str(TRADUCTIONS / f"othellier_{nom}.qm")):
                traducteurs.append(notre)
            elif nom != "fr":  # which the sources speak without any file
                raise OSError(f"fichier de traduction illisible : {TRADUCTIONS / f'othellier_{nom}.qm'}")
        return traducteurs
