"""The arrays of a ``.npz`` file, known by their headers before anything is expanded: zeros weigh a thousandth of it."""

from __future__ import annotations

import math
from io import BytesIO
from typing import IO, Any, Final
from zipfile import ZIP_DEFLATED, ZIP_STORED, BadZipFile, ZipFile

import numpy as np
import numpy.typing as npt

from ecosysteme.fautes import Faute

FIN: Final = b"PK\x05\x06"  # what begins the last 22 bytes of an archive without a comment, as NumPy writes them
LONGUEUR_FIN: Final = 22
SOMMAIRE: Final = slice(-10, -6)  # of these bytes, how long the list of what it holds is
SOMMAIRE_MAX: Final = 65_536
LONGUE: Final = b"PK\x06\x07"  # what stands before the end of an archive of gigabytes, which gives that length anew
EnteteTableau = tuple[tuple[int, ...], bool, np.dtype[Any]]  # shape, Fortran's order, type


class Archive:
    """A file of arrays, in memory: what each is, then each as it is asked for."""

    def __init__(self, octets: bytes, limite: int) -> None:
        """Open an archive whose arrays, all together, may take ``limite`` bytes; ``ValueError`` when it is none."""
        fin, avant = octets[-LONGUEUR_FIN:], octets[-LONGUEUR_FIN - 20 : -LONGUEUR_FIN]
        longue = avant.startswith(LONGUE) or int.from_bytes(fin[SOMMAIRE], "little") > SOMMAIRE_MAX
        if not fin.startswith(FIN) or longue:
            raise Faute("ce n'est pas un fichier .npz")
        try:
            self._archive = ZipFile(BytesIO(octets))
        except BadZipFile:
            raise Faute("ce n'est pas un fichier .npz") from None
        self._reste = limite

    def __contains__(self, nom: str) -> bool:
        """Tell whether an array has that name."""
        return f"{nom}.npy" in self._archive.namelist()

    def entete(self, nom: str) -> tuple[tuple[int, ...], np.dtype[Any]]:
        """Return the shape and the type of an array; ``ValueError`` when there is none of that name."""
        forme, _, type_lu = self._ouvrir(nom)[1]
        return forme, type_lu

    def lire(self, nom: str) -> npt.NDArray[Any]:
        """Return an array; ``ValueError`` when it is not as long as it says, or too long."""
        flux, (forme, colonnes, type_lu), longueur = self._ouvrir(nom)
        taille = math.prod(forme) * type_lu.itemsize
        if type_lu.hasobject or taille != longueur or min(forme, default=0) < 0:
            raise Faute("tableau {nom} : ce n'est pas ce que dit son en-tête", nom=nom)
        if taille > self._reste:
            raise Faute(
                "tableau {nom} de {nombre} Mo : attendu {limite} Mo au plus",
                nom=nom,
                nombre=taille >> 20,
                limite=self._reste >> 20,
            )
        self._reste -= taille
        lu = np.frombuffer(bytearray(flux.read(taille)), type_lu)
        return lu.reshape(forme, order="F" if colonnes else "C")

    def _ouvrir(self, nom: str) -> tuple[IO[bytes], EnteteTableau, int]:
        """Return an array where its numbers begin, its header, and how many bytes follow."""
        if nom not in self:
            raise Faute("tableau {nom} absent", nom=nom)
        info = self._archive.getinfo(f"{nom}.npy")
        if info.compress_type not in (ZIP_STORED, ZIP_DEFLATED):  # the others expand more than is asked for
            raise Faute("tableau {nom} : compression inconnue", nom=nom)
        flux = self._archive.open(info)
        if np.lib.format.read_magic(flux) != (1, 0):  # a later version may have a header of any length
            raise Faute("tableau {nom} : version inconnue", nom=nom)
        return flux, np.lib.format.read_array_header_1_0(flux), info.file_size - flux.tell()
