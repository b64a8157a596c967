"""What the window remembers."""

from __future__ import annotations

import os
import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QPoint, QRect, QSettings, QSize, Qt
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QDockWidget, QFrame, QLabel, QMainWindow, QWidget
from pytestqt.qtbot import QtBot

from ecosysteme import reglages as declares
from ecosysteme.reglages import ALTERNER, CADENCE, JOUEUR_BLANC, LANGUE, TEMPS, THEME, Reglage, ValeurReglage
from tests.fenetre import fermer, refus
from tests.fenetre import ouvrir as ouvrir_sur
from tests.ui.tournoi_a_tuer import ouvrir
from ui.socle.chargeur import trouver
from ui.socle.memoire import Memoire

REGLAGES = [objet for objet in vars(declares).values() if isinstance(objet, Reglage)]


def autre_valeur(reglage: Reglage) -> ValeurReglage:
    """A legal value that is not the default."""
    if permises := reglage.choix or reglage.nombres:
        return next(permise for permise in permises if permise != reglage.defaut)
    if isinstance(reglage.defaut, bool):
        return not reglage.defaut
    if isinstance(reglage.defaut, str):
        return f"{reglage.defaut}, « é » ; 100%"
    return reglage.defaut - 1 if reglage.defaut == reglage.maximum else reglage.defaut + 1


def rouvrir(fichier: Path) -> Memoire:
    return Memoire(QSettings(str(fichier), QSettings.Format.IniFormat))


def ecran() -> QRect:
    return QGuiApplication.primaryScreen().availableGeometry()


@pytest.fixture
def fenetre_nue(qtbot: QtBot) -> QMainWindow:
    fenetre = QMainWindow()
    qtbot.addWidget(fenetre)
    fenetre.resize(400, 300)
    return fenetre


@pytest.mark.parametrize("reglage", REGLAGES, ids=lambda reglage: reglage.nom)
def test_chaque_reglage_revient_le_lendemain_avec_son_type(
    memoire: Memoire, fenetre_nue: QMainWindow, fichier_memoire: Path, reglage: Reglage
) -> None:
    valeur = autre_valeur(reglage)
    assert memoire.lire(reglage) == reglage.defaut
    memoire.ecrire(reglage, valeur)
    assert memoire.lire(reglage) == valeur
    memoire.ecrire_fenetre(fenetre_nue)  # which writes the file
    relue = rouvrir(fichier_memoire).lire(reglage)
    assert (relue, type(relue)) == (valeur, type(reglage.defaut))


@pytest.mark.parametrize(
    ("reglage", "ecrit"),
    [(CADENCE, "vite"), (CADENCE, "99999"), (ALTERNER, "peut-être"), (THEME, "rose"), (LANGUE, ""), (TEMPS, "1,5")],
)
def test_une_valeur_abimee_donne_le_defaut(fichier_memoire: Path, reglage: Reglage, ecrit: str) -> None:
    fichier_memoire.write_text(f"[reglages]\n{reglage.nom}={ecrit}\n", encoding="utf-8")
    assert rouvrir(fichier_memoire).lire(reglage) == reglage.defaut


def test_un_fichier_abime_n_empeche_rien(fichier_memoire: Path, fenetre_nue: QMainWindow) -> None:
    fichier_memoire.write_bytes(b"\x00\xff[[[ pas du tout\n[fenetre]\ngeometrie=@ByteArray(abc)\n")
    memoire = rouvrir(fichier_memoire)
    memoire.lire_fenetre(fenetre_nue)
    assert memoire.lire(JOUEUR_BLANC) == JOUEUR_BLANC.defaut
    assert ecran().intersects(fenetre_nue.frameGeometry())


def test_la_fenetre_revient_a_sa_place(qtbot: QtBot, memoire: Memoire, fenetre_nue: QMainWindow) -> None:
    fenetre_nue.setGeometry(QRect(ecran().topLeft() + QPoint(60, 50), fenetre_nue.size()))
    memoire.ecrire_fenetre(fenetre_nue)
    autre = QMainWindow()
    qtbot.addWidget(autre)
    memoire.lire_fenetre(autre)
    assert autre.geometry() == fenetre_nue.geometry()


@pytest.mark.parametrize("place", [QPoint(-5000, -5000), QPoint(9000, 200)])
def test_une_fenetre_hors_de_tout_ecran_y_revient(
    qtbot: QtBot, memoire: Memoire, fenetre_nue: QMainWindow, place: QPoint
) -> None:
    fenetre_nue.move(place)  # where a screen was, that is no longer plugged in
    memoire.ecrire_fenetre(fenetre_nue)
    autre = QMainWindow()
    qtbot.addWidget(autre)
    memoire.lire_fenetre(autre)
    assert ecran().intersects(autre.frameGeometry())


def test_une_fenetre_deja_hors_ecran_y_revient_meme_sans_souvenir(memoire: Memoire, fenetre_nue: QMainWindow) -> None:
    fenetre_nue.move(-5000, -5000)
    memoire.lire_fenetre(fenetre_nue)
    assert ecran().intersects(fenetre_nue.frameGeometry())


def test_une_geometrie_qui_n_en_est_pas_une_est_ignoree(
    memoire: Memoire, fichier_memoire: Path, fenetre_nue: QMainWindow
) -> None:
    memoire.lire_fenetre(fenetre_nue)
    premiere = fenetre_nue.geometry()
    reglages = QSettings(str(fichier_memoire), QSettings.Format.IniFormat)
    for valeur in ("au milieu", 12, QByteArray(b"\x01\x02")):
        fenetre_nue.setGeometry(1, 2, 300, 200)
        reglages.setValue("fenetre/geometrie", valeur)
        Memoire(reglages).lire_fenetre(fenetre_nue)
        assert fenetre_nue.geometry() == premiere


def meubler(fenetre: QMainWindow, *noms: str) -> list[QDockWidget]:
    """Give the window docks, hidden on the right as those of the program are at first."""
    fenetre.setCentralWidget(QWidget())
    docks = []
    for nom in noms:
        dock = QDockWidget(nom, fenetre)
        dock.setObjectName(nom)
        dock.setWidget(QWidget())
        fenetre.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
        dock.hide()
        docks.append(dock)
    return docks


def lendemain(qtbot: QtBot, memoire: Memoire, *noms: str) -> tuple[QMainWindow, list[QDockWidget]]:
    """Open another window on the same memory."""
    autre = QMainWindow()
    qtbot.addWidget(autre)
    docks = meubler(autre, *noms)
    memoire.lire_fenetre(autre)
    autre.show()
    qtbot.waitUntil(autre.isVisible)
    return autre, docks


def test_les_docks_reviennent_ou_ils_etaient(qtbot: QtBot, memoire: Memoire, fenetre_nue: QMainWindow) -> None:
    fenetre_nue.resize(700, 500)
    range_, flottant, _ = meubler(fenetre_nue, "range", "flottant", "jamais_vu")
    fenetre_nue.show()
    fenetre_nue.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, range_)
    for dock in (range_, flottant):
        dock.show()
    fenetre_nue.resizeDocks([range_], [333], Qt.Orientation.Horizontal)
    flottant.setFloating(True)
    flottant.setGeometry(QRect(ecran().topLeft() + QPoint(40, 30), QSize(260, 190)))
    qtbot.wait(50)
    memoire.ecrire_fenetre(fenetre_nue)
    largeur = range_.width()
    assert largeur > 300

    autre, docks = lendemain(qtbot, memoire, "range", "flottant", "jamais_vu", "nouveau")
    assert [dock.isVisible() for dock in docks] == [True, True, False, False]
    assert autre.dockWidgetArea(docks[0]) == Qt.DockWidgetArea.LeftDockWidgetArea
    assert docks[0].width() == largeur
    assert (docks[1].isFloating(), docks[1].geometry()) == (True, flottant.geometry())


def test_un_dock_cache_garde_sa_place_et_un_flottant_perdu_revient_a_l_ecran(
    qtbot: QtBot, memoire: Memoire, fenetre_nue: QMainWindow
) -> None:
    (dock,) = meubler(fenetre_nue, "seul")
    fenetre_nue.show()
    dock.show()
    dock.setFloating(True)
    dock.setGeometry(9000, 200, 300, 200)  # on a screen that will be gone
    memoire.ecrire_fenetre(fenetre_nue)
    dock.hide()
    memoire.ecrire_fenetre(fenetre_nue)

    _, (revenu,) = lendemain(qtbot, memoire, "seul")
    assert (revenu.isHidden(), revenu.isFloating()) == (True, True)
    assert ecran().intersects(revenu.frameGeometry())


@pytest.mark.parametrize(
    ("ecran", "taille", "pleine"),
    [
        (QRect(0, 0, 1366, 768), QSize(1229, 691), True),
        (QRect(0, 0, 1920, 1032), QSize(1728, 929), False),
        (QRect(0, 0, 1400, 880), QSize(1260, 792), True),
        (QRect(0, 0, 640, 480), QSize(640, 480), True),
    ],
    ids=["portable", "grand", "bas", "plus petit que la fenêtre"],
)
def test_la_premiere_taille_suit_l_ecran(
    memoire: Memoire,
    fenetre_nue: QMainWindow,
    monkeypatch: pytest.MonkeyPatch,
    ecran: QRect,
    taille: QSize,
    pleine: bool,
) -> None:
    """The screens of the platform cannot change in a test: the one that Qt gives the window does."""
    monkeypatch.setattr(QScreen, "availableGeometry", lambda _: ecran)
    fenetre_nue.setMinimumSize(640, 520)
    memoire.lire_fenetre(fenetre_nue)
    assert bool(fenetre_nue.windowState() & Qt.WindowState.WindowMaximized) is pleine
    assert fenetre_nue.size() == taille.expandedTo(fenetre_nue.minimumSize())
    assert ecran.contains(fenetre_nue.geometry()) or fenetre_nue.minimumHeight() > ecran.height()


@pytest.mark.parametrize("valeur", ["au milieu", 12, QByteArray(b"\x01\x02")])
def test_des_places_qui_n_en_sont_pas_sont_ignorees(
    fichier_memoire: Path, fenetre_nue: QMainWindow, valeur: object
) -> None:
    reglages = QSettings(str(fichier_memoire), QSettings.Format.IniFormat)
    (dock,) = meubler(fenetre_nue, "seul")
    reglages.setValue("fenetre/etat", valeur)
    Memoire(reglages).lire_fenetre(fenetre_nue)
    assert dock.isHidden()


def test_la_salle_revient_le_lendemain_ou_elle_etait(qtbot: QtBot, fichier_memoire: Path) -> None:
    veille = ouvrir(fichier_memoire)
    qtbot.keyClick(veille, Qt.Key.Key_F9, Qt.KeyboardModifier.ShiftModifier)
    qtbot.waitUntil(veille.salles.tournois.dock.isVisible)
    veille.salles.tournois.dock.setFloating(True)
    veille.salles.tournois.dock.setGeometry(50, 60, 500, 620)
    veille.close()
    lendemain = ouvrir(fichier_memoire)
    try:
        dock = lendemain.salles.tournois.dock
        assert (dock.isVisible(), dock.isFloating()) == (True, True)
        assert dock.geometry() == QRect(50, 60, 500, 620)
        qtbot.keyClick(lendemain, Qt.Key.Key_F2)
        assert (dock.isVisible(), dock.isFloating()) == (False, True), "elle ne couvre aucun autre mode"
        qtbot.keyClick(lendemain, Qt.Key.Key_F9)
        assert (dock.isVisible(), dock.geometry()) == (True, QRect(50, 60, 500, 620))
    finally:
        for fenetre in (veille, lendemain):
            fenetre.close()
            fenetre.deleteLater()


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the size of the offscreen screen is what is tried")
def test_la_fenetre_d_un_grand_ecran_se_rouvre_sur_un_petit(fichier_memoire: Path, tmp_path: Path) -> None:
    """In a process of its own: where it fails, Qt takes the process with it."""
    programme = (
        "import sys; from PySide6.QtCore import QSettings; from PySide6.QtWidgets import QApplication\n"
        "from applicationIHM import ApplicationIHM; from ui.socle.memoire import Memoire\n"
        "application, (_, fichier, *taille) = QApplication([]), sys.argv\n"
        "reglages = QSettings(fichier, QSettings.Format.IniFormat); reglages.remove('fenetre/geometrie')\n"
        "fenetre = ApplicationIHM(Memoire(reglages))\n"
        "fenetre.showNormal() if taille else fenetre.show()\n"
        "if taille: fenetre.resize(*map(int, taille))\n"
        "application.processEvents(); fenetre.close(); print(fenetre.width())"
    )
    for taille in (["1366", "768"], []):
        lancee = subprocess.run(
            [sys.executable, "-c", programme, str(fichier_memoire), *taille],
            capture_output=True,
            text=True,
            check=False,
            cwd=Path(__file__).parents[3],
            env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},  # its screen is 800 × 800
        )
        assert lancee.returncode == 0, lancee.stderr
        assert (int(lancee.stdout) > 1300) is bool(taille)


ABIMES = {
    "zéros d'une coupure de courant": bytes(300),
    "autre chose": b"\x89PNG\r\n\x1a\n\xff\xfe",
    "un texte": b"Chers amis,\nvoici mes reglages\n",
    "coupé dans une valeur": b'[fenetre]\ngeometrie="@ByteArray(\\x1\\xd9',
    "une section ouverte": b"[reglages\ncadence=3\n",
}


@pytest.mark.parametrize("octets", ABIMES.values(), ids=ABIMES)
def test_un_fichier_abime_est_garde_a_part_et_les_defauts_reviennent(
    qtbot: QtBot, fichier_memoire: Path, octets: bytes
) -> None:
    fichier_memoire.write_bytes(octets)
    fenetre = ouvrir_sur(qtbot, rouvrir(fichier_memoire))
    (reste,) = fichier_memoire.parent.glob("memoire-abime-*.ini")
    assert reste.read_bytes() == octets
    phrase = f"Réglages illisibles, gardés sous le nom {reste.name} : ceux du premier jour sont revenus."
    qtbot.waitUntil(lambda: refus(fenetre) == phrase)
    fermer(fenetre)
    relue = rouvrir(fichier_memoire)
    assert relue.ecarte is None
    assert relue.lire(JOUEUR_BLANC) == JOUEUR_BLANC.defaut
    assert list(fichier_memoire.parent.glob("memoire-abime-*.ini")) == [reste]


def test_ce_que_la_fenetre_ecrit_n_est_jamais_abime(
    memoire: Memoire, fenetre_nue: QMainWindow, fichier_memoire: Path
) -> None:
    for nom, texte in (("guillemets", '« "a\\"b" ; [x] = 1 »'), ("lignes", "a\nb\r\nc\x85d\u2028e\0f"), ("vide", "")):
        memoire.ecrire(Reglage(nom, "?", "Un texte."), texte)
    memoire.ecrire_fenetre(fenetre_nue)
    avant = fichier_memoire.read_bytes()
    assert rouvrir(fichier_memoire).ecarte is None
    assert fichier_memoire.read_bytes() == avant


def test_le_journal_est_a_cote_sauf_celui_de_l_utilisateur(memoire: Memoire, fichier_memoire: Path) -> None:
    assert memoire.journal == fichier_memoire.with_name("journal.sqlite")


@pytest.fixture
def dossier_de_l_utilisateur(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Where Qt finds the user's settings meanwhile; what else is his goes there too."""
    ini, utilisateur = QSettings.Format.IniFormat, QSettings.Scope.UserScope
    avant = Path(QSettings(ini, utilisateur, "absent", "absent").fileName()).parents[1]
    for nom in ("XDG_DATA_HOME", "XDG_STATE_HOME"):
        monkeypatch.setenv(nom, str(tmp_path))
    QSettings.setPath(ini, utilisateur, str(tmp_path))
    yield tmp_path
    QSettings.setPath(ini, utilisateur, str(avant))


@pytest.mark.skipif(sys.platform != "linux", reason="les tubes et les périphériques de Linux")
@pytest.mark.parametrize("genre", ["tube", "périphérique", "long", "crochets", "objet"])
def test_ce_qui_se_trouve_a_la_place_des_reglages_n_empeche_pas_d_ouvrir(
    qtbot: QtBot, dossier_de_l_utilisateur: Path, genre: str
) -> None:
    """Qt alone would wait for the pipe, and read the device until there is no memory left."""
    place = dossier_de_l_utilisateur / "othellier" / "othellier.ini"
    place.parent.mkdir()
    if genre == "tube":
        os.mkfifo(place)
    elif genre == "périphérique":
        place.symlink_to("/dev/zero")
    elif genre == "objet":  # a list of 34 GB
        place.write_text("[reglages]\nx=@Variant(\\0\\0\\0\\t\\x7f\\xff\\xff\\xff)\n", encoding="utf-8")
    else:
        valeur = "x" * (2 << 20) if genre == "long" else "[" * 200_000
        place.write_text(f'[reglages]\nfichiers_recents="{valeur}"\n', encoding="utf-8")
    memoire = Memoire()
    assert (memoire.ecarte is None) == (genre == "crochets"), "trop de crochets, mais un fichier comme les nôtres"
    fermer(ouvrir_sur(qtbot, memoire))
    assert Memoire().lire(JOUEUR_BLANC) == JOUEUR_BLANC.defaut
    assert stat.S_ISREG(place.stat().st_mode)


@pytest.mark.parametrize("genre", ["dossier", "lecture seule"])
def test_des_reglages_qui_ne_peuvent_pas_etre_gardes_sont_dits_une_fois(
    qtbot: QtBot, fichier_memoire: Path, genre: str
) -> None:
    fichier = fichier_memoire
    if genre == "dossier":
        fichier.mkdir()
        raison = "c'est un dossier, attendu un fichier"
    else:
        fichier = fichier_memoire.parent / "fermé" / "memoire.ini"
        fichier.parent.mkdir(mode=0o500)
        raison = "la permission est refusée"
        if os.access(fichier.parent, os.W_OK):
            pytest.skip("ce compte écrit partout")
    memoire, dits = rouvrir(fichier), list[object]()
    memoire.empechee.connect(dits.append)
    fenetre = ouvrir_sur(qtbot, memoire)
    qtbot.waitUntil(trouver(fenetre, QFrame, "barre_journal").isVisible)
    phrase = trouver(fenetre, QLabel, "texte_journal").text()
    assert phrase.startswith(f"Vos réglages ne peuvent pas être gardés : {raison}. Que faire : vérifier ")
    fermer(fenetre)  # writes once more
    assert len(dits) == 1
