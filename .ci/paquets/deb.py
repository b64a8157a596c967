#!/usr/bin/env python3
"""Makes a Debian package of the frozen program: ``deb.py FOLDER PACKAGE.deb``.

Besides the folder it holds what a desktop asks for: an entry in the menu, the icon, and the kinds of files that a
double click opens. Needs ``dpkg-deb``, and the project's own Python for the icon. ``OTHELLIER_COMPRESSION=zstd`` is
quicker and bigger than the usual xz.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

ICI: Final = Path(__file__).parent
RACINE: Final = ICI.parents[1]
COTES: Final = (48, 128, 256)  # pixels of the icon
LIEU: Final = Path("usr/lib/othellier")

# What Qt takes from the system; the folder has the rest.
BIBLIOTHEQUES: Final = (
    "fontconfig-config",
    "libegl1",
    "libgl1",
    "libxcb1",
    "fonts-dejavu-core | fonts-freefont-ttf | fonts-liberation",
)
CONTROLE: Final = """\
Package: othellier
Version: {version}
Architecture: {architecture}
Maintainer: The Othellier developers
Installed-Size: {taille}
Depends: libc6 (>= {glibc}), {bibliotheques}
Section: games
Priority: optional
Description: play Othello, and see how programs think
 Othello, Connect Four, tic-tac-toe and Nim against people, programs and an
 engine that solves endgames; games opened, kept, analysed and printed;
 tournaments between programs. In French and in English.
"""


def poser(dossier: Path, arbre: Path) -> None:
    """Put everything where the package will have it."""
    shutil.copytree(dossier, arbre / LIEU, symlinks=True)
    for quoi, ou in (
        ("othellier.desktop", "applications/othellier.desktop"),
        ("othellier-mime.xml", "mime/packages/othellier.xml"),
        ("../../LICENSE", "doc/othellier/copyright"),
    ):
        but = arbre / "usr/share" / ou
        but.parent.mkdir(parents=True)
        shutil.copyfile(ICI / quoi, but)
    for cote in COTES:
        icone = arbre / f"usr/share/icons/hicolor/{cote}x{cote}/apps/othellier.png"
        icone.parent.mkdir(parents=True)
        commande = [sys.executable, str(ICI / "icone.py"), str(icone), str(cote)]
        subprocess.run(commande, env={**os.environ, "PYTHONPATH": str(RACINE)}, check=True)
    commande = arbre / "usr/bin/othellier"
    commande.parent.mkdir(parents=True)
    commande.symlink_to(Path("..", *LIEU.parts[1:], "othellier"))


def controle(arbre: Path) -> str:
    """Describe the package, whose version is what the program says of itself."""
    dit = subprocess.run([arbre / LIEU / "othellier", "--version"], capture_output=True, text=True, check=True).stdout
    architecture = subprocess.run(["dpkg", "--print-architecture"], capture_output=True, text=True, check=True).stdout
    return CONTROLE.format(
        version=dit.split()[-1],
        architecture=architecture.strip(),
        taille=sum(f.lstat().st_size for f in arbre.rglob("*") if not f.is_dir()) // 1024,
        glibc=(os.confstr("CS_GNU_LIBC_VERSION") or "").split()[-1],
        bibliotheques=", ".join(BIBLIOTHEQUES),
    )


def empaqueter(dossier: Path, paquet: Path) -> None:
    """Write the package; ``CalledProcessError`` when ``dpkg-deb`` refuses."""
    with tempfile.TemporaryDirectory(prefix="othellier-deb-") as travail:
        arbre = Path(travail) / "arbre"
        poser(dossier, arbre)
        (arbre / "DEBIAN").mkdir()
        (arbre / "DEBIAN" / "control").write_text(controle(arbre))
        for ou in (arbre, *arbre.rglob("*")):
            if not ou.is_symlink():
                ou.chmod(0o755 if ou.is_dir() or ou.stat().st_mode & 0o100 else 0o644)
        genre = os.environ.get("OTHELLIER_COMPRESSION", "xz")
        subprocess.run(["dpkg-deb", "--root-owner-group", f"-Z{genre}", "--build", arbre, paquet], check=True)


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(f"usage : {sys.argv[0]} DOSSIER PAQUET.deb")
    empaqueter(Path(sys.argv[1]), Path(sys.argv[2]))
