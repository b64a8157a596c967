"""Tells whether Qt can open a window here, without importing Qt.

Qt aborts the whole process, with a core dump and a page of advice, when no platform plugin starts. Python cannot catch
that, so the questions Qt would ask are asked first, in Python, and answered by one sentence.
"""

import ctypes
import importlib.util
import os
import re
import socket
import sys
from pathlib import Path

from ecosysteme.signaux import sortir_sur_signal

PAQUETS_QT = ("libglib2.0-0", "libgl1", "libegl1", "libfontconfig1", "libdbus-1-3", "libxkbcommon0")
"""Debian packages that ``PySide6.QtWidgets`` needs, whatever the platform; the others come as their dependencies."""

PAQUETS_X11 = ("libxcb-cursor0", "libxkbcommon-x11-0", "libxcb-icccm4", "libxcb-keysyms1", "libxcb-shape0")
"""Debian packages that the X11 platform needs besides ``PAQUETS_QT``."""

PAQUETS_WAYLAND = ("libwayland-client0", "libwayland-cursor0")
"""Debian packages that the Wayland platform needs besides ``PAQUETS_QT``."""

PAQUETS_ECRAN_VIRTUEL = ("xvfb", "xauth")
"""Debian packages of ``xvfb-run``, which lends a screen to a machine that has none."""

COMMANDE_CONSOLE = "othellier console"
"""The command that plays without any window, hence without any of the packages above."""

_INSTALLATION_PYSIDE = "l'installer par « pip install PySide6-Essentials »"

# Libraries whose package does not follow Debian's rule (library name, then its version number).
_PAQUETS_IRREGULIERS = {
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libz.so.1": "zlib1g",
    "libbrotlidec.so.1": "libbrotli1",
}


def preparer() -> str | None:
    """Get ready to import Qt, through which no Ctrl+C may raise: a signal ends all from now on. Return ``obstacle``."""
    sortir_sur_signal()
    return obstacle()


def obstacle() -> str | None:
    """Return the sentence that says why no window can open here, or ``None`` when one can.

    Several platforms may be candidates; like Qt, take the first that starts. Only the first failure is told, for it is
    the platform this session asks for.
    """
    specification = importlib.util.find_spec("PySide6")
    if specification is None:
        return _phrase("PySide6 n'est pas installé", _INSTALLATION_PYSIDE)
    if not sys.platform.startswith("linux"):
        return None  # elsewhere the display and its libraries are part of the system
    dossiers = specification.submodule_search_locations or [""]
    dossier = Path(dossiers[0], "Qt")
    premiere = None
    for plateforme in _plateformes():
        phrase = _echec(dossier, plateforme)
        if phrase is None:
            return None
        premiere = premiere or phrase
    return premiere


def refuser(phrase: str) -> int:
    """Print why no window opens, and return the exit code."""
    print(phrase, file=sys.stderr)
    return 1


def explication(erreur: ImportError) -> str | None:
    """Return the sentence for an import that failed inside PySide6, or ``None`` when the fault lies elsewhere.

    Covers what ``obstacle`` cannot foresee; an import error of our own must keep its traceback.
    """
    lieux = {(erreur.name or "").partition(".")[0], *Path(erreur.path or "").parts}
    if not lieux & {"PySide6", "shiboken6"}:
        return None
    if isinstance(erreur, ModuleNotFoundError):
        return _phrase(f"PySide6 n'est pas installé en entier ({erreur})", _INSTALLATION_PYSIDE)
    return _phrase_chargement(str(erreur), PAQUETS_QT)


def _phrase(cause: str, remede: str) -> str:
    return (
        f"Impossible d'ouvrir la fenêtre : {cause} ; {remede} ; "
        f"sans fenêtre, « {COMMANDE_CONSOLE} » (ou « python -m ecosysteme console ») marche toujours."
    )


def _phrase_chargement(message: str, paquets: tuple[str, ...]) -> str:
    """Turn the dynamic loader's complaint into a sentence that names the library and its packages."""
    bibliotheque = _bibliotheque(message)
    if bibliotheque and "cannot open shared object file" in message:
        cause = f"il manque la bibliothèque système {bibliotheque}"
    else:  # damaged file, wrong architecture, system too old: only the loader's own words are exact
        cause = f"une bibliothèque de Qt ne se charge pas ({message})"
    if not sys.platform.startswith("linux"):
        return _phrase(cause, "réinstaller PySide6-Essentials")
    # The package of this very library comes first: it may be none of the usual ones.
    premiers = (_paquet_debian(bibliotheque),) if bibliotheque else ()
    return _phrase(cause, f"sous Debian, l'installer par {_apt(premiers + paquets)}")


def _apt(paquets: tuple[str, ...]) -> str:
    return f"« apt install {' '.join(dict.fromkeys(paquets))} »"


def _bibliotheque(message: str) -> str:
    """Return the library that the dynamic loader names at the start of its message, or an empty string."""
    trouve = re.match(r"(?:[^:]*/)?(lib[^/:\s]+\.so[.\d]*):", message)
    return trouve[1] if trouve else ""


def _paquet_debian(bibliotheque: str) -> str:
    """Return the Debian package of a shared library: ``libxcb-cursor.so.0`` gives ``libxcb-cursor0``."""
    if bibliotheque in _PAQUETS_IRREGULIERS:
        return _PAQUETS_IRREGULIERS[bibliotheque]
    nom, _, version = bibliotheque.lower().replace("_", "-").partition(".so")
    # A name that ends with a digit takes a hyphen: libxkbcommon-x11-0.
    return nom + ("-" if nom[-1].isdigit() else "") + version.lstrip(".")


def _plateformes() -> list[str]:
    """Return the Qt platforms that Qt would try here, by Qt's own rules."""
    # Qt's syntax: alternatives apart by semicolons, each followed by its options after a colon.
    demandees = [choix.partition(":")[0].lower() for choix in os.environ.get("QT_QPA_PLATFORM", "").split(";")]
    demandees = [plateforme for plateforme in demandees if plateforme]
    if demandees:
        return demandees
    wayland = os.environ.get("WAYLAND_DISPLAY") or os.environ.get("XDG_SESSION_TYPE") == "wayland"
    return ["wayland", "xcb"] if wayland else ["xcb"]


def _echec(dossier: Path, plateforme: str) -> str | None:
    """Return why this platform cannot start, or ``None`` when it can."""
    greffon = _greffon(dossier, plateforme)
    if greffon is None and _greffons_connus(dossier):
        return _phrase(
            f"Qt n'a pas de plateforme « {plateforme} », que demande QT_QPA_PLATFORM", "effacer cette variable"
        )
    message = _refus(dossier / "lib" / "libQt6Widgets.so.6") or _refus(greffon)
    paquets = PAQUETS_QT + {"xcb": PAQUETS_X11, "wayland": PAQUETS_WAYLAND}.get(plateforme.partition("-")[0], ())
    if plateforme == "xcb" and not os.environ.get("DISPLAY"):
        # A bare machine lacks both the screen and the libraries: say it all at once.
        return _phrase_sans_ecran(PAQUETS_ECRAN_VIRTUEL + (paquets if message else ()))
    if message:
        return _phrase_chargement(message, paquets)
    if plateforme == "xcb":
        return _echec_x11(os.environ["DISPLAY"])
    return _echec_wayland() if plateforme.startswith("wayland") else None


def _greffon(dossier: Path, plateforme: str) -> Path | None:
    """Return the plugin file of a platform, ``None`` when it is not where PySide6's wheels put it."""
    famille = plateforme.partition("-")[0]  # one file may serve "wayland" and "wayland-egl"
    for nom in (plateforme, famille, f"{famille}-generic"):
        chemin = dossier / "plugins" / "platforms" / f"libq{nom}.so"
        if chemin.is_file():
            return chemin
    return None


def _greffons_connus(dossier: Path) -> bool:
    """Tell whether PySide6's own folder is the only place where Qt would look for a platform."""
    ailleurs = os.environ.get("QT_PLUGIN_PATH") or os.environ.get("QT_QPA_PLATFORM_PLUGIN_PATH")
    return (dossier / "plugins" / "platforms").is_dir() and not ailleurs


def _refus(chemin: Path | None) -> str | None:
    """Load a library as Qt will, and return the dynamic loader's complaint, if any.

    The library stays loaded and the real import finds it again, so that this costs nothing when all goes well. A file
    that is not there belongs to a Qt laid out otherwise (a distribution's), whose own packages see to its needs.
    """
    if chemin is None or not chemin.is_file():
        return None
    try:
        ctypes.CDLL(str(chemin))
    except OSError as erreur:
        return str(erreur)
    return None


def _phrase_sans_ecran(paquets: tuple[str, ...]) -> str:
    return _phrase(
        "cette session n'a pas d'écran (DISPLAY est vide)",
        f"la lancer depuis une session graphique, ou sur un écran virtuel par « xvfb-run -a othellier », "
        f"que donne, sous Debian, {_apt(paquets)}",
    )


def _echec_x11(affichage: str) -> str | None:
    """Return why the X server cannot be reached, or ``None`` when it answers."""
    try:
        xcb = ctypes.CDLL("libxcb.so.1")
    except OSError as erreur:
        return _phrase_chargement(str(erreur), PAQUETS_QT + PAQUETS_X11)
    # Without these declarations ctypes would cut the pointer down to an int.
    xcb.xcb_connect.argtypes = [ctypes.c_char_p, ctypes.c_void_p]
    xcb.xcb_connect.restype = ctypes.c_void_p
    xcb.xcb_connection_has_error.argtypes = [ctypes.c_void_p]
    xcb.xcb_connection_has_error.restype = ctypes.c_int
    xcb.xcb_disconnect.argtypes = [ctypes.c_void_p]
    xcb.xcb_disconnect.restype = None
    connexion = xcb.xcb_connect(os.fsencode(affichage), None)
    refuse = xcb.xcb_connection_has_error(connexion)
    xcb.xcb_disconnect(connexion)  # also due for a connection in error
    if not refuse:
        return None
    return _phrase(
        f"aucun serveur X n'accepte de connexion sur DISPLAY={affichage}",
        f"corriger DISPLAY, ou prendre un écran virtuel par « xvfb-run -a othellier », "
        f"que donne, sous Debian, {_apt(PAQUETS_ECRAN_VIRTUEL)}",
    )


def _echec_wayland() -> str | None:
    """Return why the Wayland compositor cannot be reached, or ``None`` when it answers."""
    if os.environ.get("WAYLAND_SOCKET"):
        return None  # the compositor handed over a socket already open
    nom = os.environ.get("WAYLAND_DISPLAY") or "wayland-0"
    prise = Path(os.environ.get("XDG_RUNTIME_DIR", ""), nom)  # an absolute name prevails over the folder
    try:
        # A socket file outlives a compositor that crashed: only a connection proves that somebody listens.
        with socket.socket(socket.AF_UNIX) as essai:
            essai.connect(str(prise))
    except OSError:
        return _phrase(
            f"aucun compositeur Wayland n'écoute sur {prise}",
            f"corriger WAYLAND_DISPLAY et XDG_RUNTIME_DIR, ou prendre un écran virtuel par "
            f"« QT_QPA_PLATFORM=xcb xvfb-run -a othellier », que donne, sous Debian, {_apt(PAQUETS_ECRAN_VIRTUEL)}",
        )
    return None
