#!/usr/bin/env python3
"""Tries the Debian package as somebody has it who downloaded it: ``essayer.py PACKAGE.deb [PICTURES]``, on Linux.

The package is unpacked in a folder of its own, read-only, and the program started as another user (where this one is
root) with an empty home, no Python in the path, and a screen of its own. Where the program brings machine code for the
processor, nothing is ever compiled; elsewhere the first start compiles the engine, and the others nothing. A game is
played in the window, another opened as by a double click, an endgame is solved, a tournament runs on two processes, and
nothing stays behind.

Needs Xvfb, openbox, xdotool, desktop-file-utils and shared-mime-info, and for pictures ImageMagick. Each wait is for an
event; ``LIMITE`` is there for what never comes.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import uuid
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path
from time import monotonic, sleep
from typing import Final

from ecosysteme.moteur.commun.niveaux import niveaux_presents

LIMITE: Final = 600.0  # s for anything at all, on the busiest machine
PAUSE: Final = 0.1  # s between two looks
LICENCE: Final = 200  # characters: no licence is shorter
PERSONNE: Final = 65534  # nobody, whoever starts this as root
MARQUE: Final = "OTHELLIER_ESSAI"
OUTILS: Final = ("sh", "sed", "cat")  # all that the program may find in its path
REGLAGES: Final = "[reglages]\njoueur_noir=ia_moteur:niveau=20\njoueur_blanc=ia_alea\ncadence=0\nmode=analyser\n"
FINALE: Final = "OOOOX---OOOX----O-XO-X---XOOO-O-XOOXOOO-XOXXXOOXXOOXXOO-XOOOOOOO X"
SCORE: Final = -10  # of its best move, a4


class Echec(Exception):
    """What did not go as promised."""


def exiger(vrai: object, phrase: str) -> None:
    """Raise ``Echec`` unless ``vrai``."""
    if not vrai:
        raise Echec(phrase)


def attendre(venu: Callable[[], object], quoi: str) -> None:
    """Wait until ``venu`` is true."""
    limite = monotonic() + LIMITE
    while not venu():
        exiger(monotonic() < limite, f"n'est jamais venu : {quoi}")
        sleep(PAUSE)


def releve(*dossiers: Path, seulement: str = "*") -> dict[str, tuple[int, int]]:
    """Return the files below some folders, with their sizes and dates."""
    trouves = (fichier for dossier in dossiers for fichier in dossier.rglob(seulement) if fichier.is_file())
    return {str(fichier): (fichier.stat().st_size, fichier.stat().st_mtime_ns) for fichier in trouves}


def verifier_bureau(partage: Path) -> None:
    """Check the entry of the menu, and that its kinds of files are those that the desktop will know."""
    entree = partage / "applications" / "othellier.desktop"
    subprocess.run(["desktop-file-validate", entree], check=True)
    subprocess.run(["update-mime-database", partage / "mime"], check=True, stderr=subprocess.DEVNULL)
    connus = (partage / "mime" / "globs2").read_text()
    genres = {"sgf": "othello", "ggf": "othello", "obf": "othello", "seance": "othellier", "copie": "othellier"}
    for genre, famille in genres.items():
        exiger(f"application/x-{famille}-{genre}:*.{genre}" in connus, f"genre de fichier {genre} inconnu")
        exiger(f"application/x-{famille}-{genre};" in entree.read_text(), f"le menu n'ouvre pas {genre}")


class Essai:
    """The program in its new place, and who runs it."""

    def __init__(self, paquet: Path, ecran: str, travail: Path, images: Path | None) -> None:
        """Unpack the package, with a space and an accent in its path, and make it read-only."""
        self.lieu = travail / "Jeux à moi"
        subprocess.run(["dpkg-deb", "--extract", paquet, self.lieu], check=True)
        verifier_bureau(self.lieu / "usr/share")
        self.maison, chemin = travail / "maison", travail / "outils"
        for neuf in (self.maison, chemin):
            neuf.mkdir()
        for outil in OUTILS:
            (chemin / outil).symlink_to(str(shutil.which(outil)))
        travail.chmod(0o755)
        for ou in (self.lieu, *self.lieu.rglob("*")):
            if not ou.is_symlink():
                ou.chmod(ou.stat().st_mode & 0o555 | 0o444)
        self._qui = {"user": PERSONNE, "group": PERSONNE, "extra_groups": []} if os.getuid() == 0 else {}
        if self._qui:
            os.chown(self.maison, PERSONNE, PERSONNE)
        self.marque = uuid.uuid4().hex
        self._lieux = {"HOME": str(self.maison), "PATH": str(chemin), "DISPLAY": ecran, "TMPDIR": str(self.maison)}
        self._lieux |= {"LANG": "C.UTF-8", "QT_QPA_PLATFORM": "xcb", MARQUE: self.marque}
        self._ecran, self._images = ecran, images

    def lancer(self, *arguments: str) -> subprocess.Popen[str]:
        """Start the program."""
        commande, tuyau = [str(self.lieu / "usr/bin/othellier"), *arguments], subprocess.PIPE
        options = {"stdin": subprocess.DEVNULL, "stdout": tuyau, "stderr": tuyau, "encoding": "utf-8"}
        return subprocess.Popen(commande, env=self._lieux, cwd=self.maison, **options, **self._qui)

    def dire(self, *arguments: str) -> str:
        """Return what a command prints."""
        with self.lancer(*arguments) as programme:
            sortie, erreurs = programme.communicate(timeout=LIMITE)
        exiger(programme.returncode == 0, f"{' '.join(arguments)} : code {programme.returncode}\n{sortie}\n{erreurs}")
        return sortie

    @contextmanager
    def fenetre(self, nom: str, *fichiers: str) -> Iterator[None]:
        """Open the window, photograph it after the block, and close it with Ctrl+Q."""
        with self.lancer(*fichiers) as programme:
            try:
                cherchee = ("search", "--onlyvisible", "--pid", str(programme.pid), "--name", "Othellier")
                attendre(lambda: self._xdotool(*cherchee) or programme.poll() is not None, "la fenêtre")
                exiger(programme.poll() is None, "la fenêtre ne s'ouvre pas")
                yield
                self.photographier(nom)
                self.touches("ctrl+q")
                _, erreurs = programme.communicate(timeout=LIMITE)
            except BaseException:
                programme.kill()
                print(programme.communicate()[1], file=sys.stderr)
                raise
        exiger((programme.returncode, erreurs) == (0, ""), f"fenêtre : code {programme.returncode}, {erreurs}")

    def touches(self, *touches: str) -> None:
        """Press keys, as on the keyboard."""
        self._xdotool("key", "--clearmodifiers", *touches)

    def photographier(self, nom: str) -> None:
        """Take a picture of the screen, where pictures were asked for."""
        if self._images is not None:
            self._sur_ecran("import", "-window", "root", str(self._images / f"{nom}.png"))

    def _xdotool(self, *arguments: str) -> str:
        return self._sur_ecran("xdotool", *arguments)

    def _sur_ecran(self, *commande: str) -> str:
        lieux = {**os.environ, "DISPLAY": self._ecran}
        return subprocess.run(commande, env=lieux, capture_output=True, text=True, check=False).stdout

    def restes(self) -> list[str]:
        """Return the processes of the program that are still there."""
        vus = []
        for processus in Path("/proc").glob("[0-9]*"):
            try:
                if self.marque.encode() in (processus / "environ").read_bytes():
                    vus.append((processus / "cmdline").read_text().replace("\0", " "))
            except OSError:
                continue
        return vus


@contextmanager
def ecran() -> Iterator[str]:
    """Give a screen with a window manager."""
    lire, ecrire = os.pipe()
    commande = ["Xvfb", "-displayfd", str(ecrire), "-screen", "0", "1366x768x24", "-ac", "-nolisten", "tcp"]
    neant = subprocess.DEVNULL
    with ExitStack() as pile:

        def lancer(commande: list[str], **options: object) -> None:
            lance = pile.enter_context(subprocess.Popen(commande, stdout=neant, stderr=neant, **options))
            pile.callback(lance.kill)

        lancer(commande, pass_fds=[ecrire])
        os.close(ecrire)
        with open(lire, encoding="ascii") as dit:
            numero = dit.readline().strip()
        exiger(numero, "Xvfb ne démarre pas")
        lancer(["openbox"], env={**os.environ, "DISPLAY": f":{numero}"})
        yield f":{numero}"


def code_livre(essai: Essai) -> bool:
    """Tell whether the program brings the machine code of this processor."""
    livres = {dossier.name for dossier in (essai.lieu / "usr/lib/othellier/_internal/ecosysteme/moteur/code").glob("*")}
    return bool(livres.intersection(niveaux_presents()))


def premier_depart(essai: Essai, *, compile_alors: bool) -> None:
    """Open the window on an empty home: it prepares both engines by itself, compiled where they must be."""
    cache = essai.maison / ".cache" / "othellier"

    def prepare() -> bool:
        return any("ecosysteme.moteur.chauffe" in commande for commande in essai.restes())

    with essai.fenetre("premier"):
        attendre(prepare, "la préparation du moteur")
        if compile_alors:
            attendre(lambda: any(cache.rglob("*.nbc")), "le premier noyau compilé")
            essai.photographier("premier-compilation")
            attendre(lambda: len(list(cache.rglob("complet"))) == 2, "les deux moteurs compilés")
        attendre(lambda: not prepare(), "la fin de cette préparation")


def jouer(essai: Essai) -> None:
    """Have the engine play a whole game in the window, which notes it in its journal."""
    reglages = essai.maison / ".config" / "othellier" / "othellier.ini"
    garde = re.sub(r"(?m)^(joueur_|cadence|mode).*\n", "", reglages.read_text())
    reglages.write_text(garde.replace("[reglages]\n", REGLAGES) if "[reglages]" in garde else garde + REGLAGES)
    journal = essai.maison / ".local" / "share" / "othellier" / "journal.sqlite"

    def finie() -> bool:
        with suppress(sqlite3.OperationalError), closing(sqlite3.connect(f"file:{journal}?mode=ro", uri=True)) as base:
            return bool(base.execute("SELECT 1 FROM partie WHERE issue IS NOT NULL AND coups > 20").fetchone())
        return False  # it was not opened yet

    with essai.fenetre("partie"):
        essai.touches("F5")
        attendre(finie, "la fin de la partie")
    (essai.maison / "partie.sgf").write_text("(;GM[2]FF[4]SZ[8];B[f5];W[d6];B[c3];W[d3];B[c4])")
    with essai.fenetre("double-clic", str(essai.maison / "partie.sgf")):
        attendre(lambda: "partie.sgf" in reglages.read_text(), "la partie ouverte, parmi les récentes")


def commander(essai: Essai) -> None:
    """Solve an endgame, play in the terminal, and run a tournament on two processes."""
    resolu = json.loads(essai.dire("resoudre", "--json", FINALE))
    exiger(resolu["positions"][0]["score"] == SCORE, f"finale : {resolu}")
    console = essai.dire("console", "--noir", "ia_moteur:temps=0.01", "--blanc", "ia_alea", "--graine", "1")
    exiger("gagne" in console or "nulle" in console, f"console : {console}")
    joueurs = ("ia_moteur:niveau=3", "ia_alea")
    bilan = json.loads(essai.dire("tournoi", *joueurs, "-n", "8", "--taches", "2", "--json"))
    exiger((bilan["parties"], bilan["complet"]) == (8, True), f"tournoi : {bilan}")


def verifier_licences(essai: Essai) -> None:
    """Check that each library copied from the system has its licence in the program, and that the program tells it."""
    interne = essai.lieu / "usr/lib/othellier/_internal"
    index = json.loads((interne / "ecosysteme/distribution/systeme/index.json").read_text(encoding="utf-8"))
    connues = {bibliotheque for paquet in index for bibliotheque in paquet["bibliotheques"]}
    copiees = {fichier.name for fichier in interne.glob("lib*.so*") if not fichier.is_symlink()}
    copiees = {nom for nom in copiees if not nom.startswith("libpython")}
    exiger(copiees, "aucune bibliothèque du système : où sont-elles ?")
    exiger(copiees <= connues, f"bibliothèques sans licence : {', '.join(sorted(copiees - connues))}")
    dites = [ligne.split("\t") for ligne in essai.dire("-m", "ecosysteme.distribution.licences").splitlines()]
    muettes = [nom for nom, _, _, longueur in dites if int(longueur) < LICENCE]
    exiger(not muettes, f"sans le texte de leur licence : {', '.join(muettes)}")
    absents = {paquet["paquet"] for paquet in index} - {nom for nom, *_ in dites}
    exiger(not absents, f"le programme ne dit rien de {', '.join(sorted(absents))}")
    print(f"licences : {len(dites)}, dont {len(index)} paquets du système pour {len(copiees)} bibliothèques")


def essayer(paquet: Path, images: Path | None = None) -> None:
    """Do all of it; raise ``Echec`` at the first thing that is not as promised."""
    with tempfile.TemporaryDirectory(prefix="othellier-essai-") as travail, ecran() as ou:
        essai = Essai(paquet, ou, Path(travail), images)
        programme = releve(essai.lieu)
        depart = monotonic()
        livre = code_livre(essai)
        premier_depart(essai, compile_alors=not livre)
        compiles = releve(essai.maison, seulement="*.nb[ic]")
        exiger(bool(compiles) is not livre, f"premier départ : {len(compiles)} fichiers compilés")
        print(f"premier départ : {len(compiles)} fichiers compilés en {monotonic() - depart:.0f} s")
        dit = essai.dire("-m", "ecosysteme.moteur.chauffe")
        exiger(re.fullmatch(r"(prêt \w+\n)+[\d.]+ s\n", dit), f"second départ : compile encore, {dit[-40:]}")
        for epreuve in (verifier_licences, jouer, commander):
            epreuve(essai)
        exiger(releve(essai.maison, seulement="*.nb[ic]") == compiles, "des noyaux ont été compilés à nouveau")
        print(f"départs suivants : rien de compilé, moteurs prêts en {dit.splitlines()[-1]}")
        exiger(releve(essai.lieu) == programme, "le dossier du programme a changé")
        attendre(lambda: not essai.restes(), "la fin de tous les processus")


if __name__ == "__main__":
    if len(sys.argv) not in (2, 3):
        sys.exit(f"usage : {sys.argv[0]} PAQUET.deb [IMAGES]")
    essayer(Path(sys.argv[1]), Path(sys.argv[2]) if len(sys.argv) > 2 else None)
