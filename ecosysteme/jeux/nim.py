"""Nim: heaps of objects; a move takes some from one heap. Who takes the last object wins, or loses (misère)."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import ClassVar, Final, NamedTuple

from ecosysteme.dessin import svg_nim
from ecosysteme.fautes import Faute, Message
from ecosysteme.jeu import GAIN, PREMIER, SECOND, Camp, Issue, Jeu, autre_camp
from ecosysteme.reglages import MAXIMUM_NIM, MISERE, TAS, TAS_MAX, TAS_NOMBRE, Reglage, ValeurReglage

NOMS_TAS: Final = "abcdefghij"[:TAS_NOMBRE]
PAQUET: Final = 5  # objects that are drawn together, so that they can be counted
CHIFFRES: Final = 4  # of a number typed: Python refuses in English to read thousands of them
APERCU: Final = 60  # characters of a text that is no heaps worth repeating

CoupNim = tuple[int, int]


class EtatNim(NamedTuple):
    """How many objects each heap holds, and whose turn it is."""

    tas: tuple[int, ...]
    trait: Camp = PREMIER

    def _repr_svg_(self) -> str:
        """Draw the heaps in IPython and Jupyter."""
        return svg_nim(self.tas, NOMS_TAS)


def lire_tas(texte: str, minimum: int = 1) -> tuple[int, ...]:
    """Read ``3-4-5``; ``ValueError`` unless it is 1 to 10 heaps of at least ``minimum`` and at most 99 objects.

    >>> lire_tas("3-4-5")
    (3, 4, 5)
    """
    morceaux = [morceau.strip() for morceau in texte.split("-")]
    tas = [int(morceau) if _est_nombre(morceau) else -1 for morceau in morceaux]
    if len(tas) > TAS_NOMBRE or not all(minimum <= objets <= TAS_MAX for objets in tas):
        raise Faute(
            "tas {texte!r} : attendu 1 à {tas_nombre} nombres de {minimum} à {tas_max}, comme {exemple}",
            texte=texte.strip()[:APERCU],
            tas_nombre=TAS_NOMBRE,
            minimum=minimum,
            tas_max=TAS_MAX,
            exemple=TAS.defaut,
        )
    return tuple(tas)


def ecrire_tas(tas: Sequence[int]) -> str:
    """Write heaps as ``lire_tas`` reads them: ``3-4-5``."""
    return "-".join(map(str, tas))


class Nim(Jeu[EtatNim, CoupNim]):
    """Nim from the heaps ``tas``, at most ``maximum`` objects at once (0: no limit), the last taken winning or losing.

    One heap with a maximum is the subtraction game. A move is ``(tas, nombre)``, the heap's index from 0 and how many
    objects are taken, written ``a2``: two from the first heap.

    >>> jeu = Nim((1, 2))
    >>> [jeu.ecrire_coup(coup) for coup in jeu.coups_legaux(jeu.etat_initial())]
    ['a1', 'b1', 'b2']
    """

    nom: ClassVar[str] = "nim"
    noms_camps: ClassVar[tuple[str, str]] = ("Premier", "Second")
    options = (TAS, MAXIMUM_NIM, MISERE)

    def __init__(
        self,
        tas: Sequence[int] | str = str(TAS.defaut),
        maximum: int = int(MAXIMUM_NIM.defaut),
        misere: bool = bool(MISERE.defaut),
    ) -> None:
        """Take the heaps as numbers or as their text ``3-4-5``; ``ValueError`` outside the bounds of ``reglages``."""
        self.tas = lire_tas(tas if isinstance(tas, str) else ecrire_tas(tas))
        for reglage, valeur in ((MAXIMUM_NIM, maximum), (MISERE, misere)):
            if not reglage.accepte(valeur):
                raise Faute(
                    "{option}={valeur} : attendu {attendu}",
                    option=reglage.nom,
                    valeur=valeur,
                    attendu=reglage.attendu(),
                )
        self.maximum, self.misere = maximum, misere

    @property
    def regles(self) -> str:
        """Say how many objects a move takes, and who wins."""
        nombre = f"de 1 à {self.maximum} objets" if self.maximum > 1 else "un objet" if self.maximum else "des objets"
        fin = "perd" if self.misere else "gagne"
        return f"Prendre {nombre}, tous dans le même tas ; qui prend le dernier objet {fin}."

    def _valeur(self, reglage: Reglage) -> ValeurReglage:
        """Return an option; the heaps as their text."""
        return ecrire_tas(self.tas) if reglage is TAS else super()._valeur(reglage)

    def etat_initial(self) -> EtatNim:
        """Return the full heaps."""
        return EtatNim(self.tas)

    def trait(self, etat: EtatNim) -> Camp:
        """Return the side to move."""
        return etat.trait

    def coups_legaux(self, etat: EtatNim, camp: Camp | None = None) -> tuple[CoupNim, ...]:
        """List what may be taken, heap by heap, the fewest first."""
        return tuple(
            [(rang, nombre) for rang, objets in enumerate(etat.tas) for nombre in range(1, self.prise(objets) + 1)]
        )

    def prise(self, objets: int) -> int:
        """Return how many of these objects may be taken at once."""
        return min(objets, self.maximum or objets)

    def jouer(self, etat: EtatNim, coup: CoupNim) -> EtatNim:
        """Take the objects; ``ValueError`` saying why it cannot be."""
        rang, nombre = coup
        if not (0 <= rang < len(etat.tas) and 1 <= nombre <= self.prise(etat.tas[rang])):
            raise Faute(self.expliquer_refus(etat, coup))
        return EtatNim(
            (*etat.tas[:rang], etat.tas[rang] - nombre, *etat.tas[rang + 1 :]),
            autre_camp(etat.trait),
        )

    def issue(self, etat: EtatNim) -> Issue | None:
        """Once nothing is left, return who took the last object, or in misère the other; there is no draw."""
        if any(etat.tas):
            return None
        return etat.trait if self.misere else autre_camp(etat.trait)

    def evaluer(self, etat: EtatNim, camp: Camp) -> float:
        """Return 0 until the end: to see who is ahead earlier takes Grundy's theory, which is the solver's."""
        issue = self.issue(etat)
        return 0.0 if issue is None else GAIN if issue == camp else -GAIN

    def texte(self, etat: EtatNim) -> str:
        """Draw a heap a line, by its letter, with its number; then the maximum and misère, where they are played."""
        dessins = [" ".join(["|" * PAQUET] * (objets // PAQUET) + ["|" * (objets % PAQUET)]) for objets in etat.tas]
        largeur = max(map(len, dessins))
        lignes = [
            f"{nom}  {dessin:<{largeur}}  {objets}"
            for nom, dessin, objets in zip(NOMS_TAS, dessins, etat.tas, strict=False)
        ]
        limite = [f"Au plus {self.maximum} à la fois."] if self.maximum else []
        fin = ["Qui prend le dernier objet perd."] if self.misere else []
        return "\n".join(lignes + ([" ".join(limite + fin)] if limite or fin else []))

    @property
    def forme_coup(self) -> Message:
        """How a move is typed."""
        if len(self.tas) == 1:
            return Message("un nombre d'objets, comme 1 ou a1")
        return Message(
            "la lettre d'un tas, de a à {dernier}, et un nombre d'objets, comme a1", dernier=NOMS_TAS[len(self.tas) - 1]
        )

    def ecrire_coup(self, coup: CoupNim) -> str:
        """Name the heap by its letter: ``(0, 2)`` is ``a2``."""
        return f"{NOMS_TAS[coup[0]]}{coup[1]}"

    def lire_coup(self, texte: str) -> CoupNim:
        """Read ``a2`` or ``A2``, or with a single heap ``2``."""
        nom = texte.strip().lower()
        if len(self.tas) == 1 and nom[:1] not in NOMS_TAS:
            nom = NOMS_TAS[0] + nom
        rang, nombre = NOMS_TAS.find(nom[:1]) if nom else -1, nom[1:].strip()
        if 0 <= rang < len(self.tas) and _est_nombre(nombre):
            return rang, int(nombre)
        raise Faute("{texte!r} n'est pas un coup : attendu {attendu}", texte=texte.strip(), attendu=self.forme_coup)

    def ecrire_etat(self, etat: EtatNim) -> str:
        """Write the heaps, then who has the turn: ``3-0-5 Second``."""
        return f"{ecrire_tas(etat.tas)} {self.noms_camps[etat.trait - 1]}"

    def lire_etat(self, texte: str) -> EtatNim:
        """Read as many heaps as the game has, each of 0 to 99 objects, and ``premier`` or ``second``."""
        tas, _, camp = texte.strip().rpartition(" ")
        lu = lire_tas(tas or texte, minimum=0)
        if len(lu) != len(self.tas):
            raise Faute("{nombre} tas lus : attendu {attendu}, ceux du jeu", nombre=len(lu), attendu=len(self.tas))
        camps: dict[str, Camp] = {
            nom.lower(): rang for nom, rang in zip(self.noms_camps, (PREMIER, SECOND), strict=True)
        }
        if camp.lower() not in camps:
            raise Faute(
                "le trait manque à la fin de la position : attendu {premier} ou {second}",
                premier=self.noms_camps[0],
                second=self.noms_camps[1],
            )
        return EtatNim(lu, camps[camp.lower()])

    def expliquer_refus(self, etat: EtatNim, coup: CoupNim) -> Message:
        """Tell a heap that does not exist or is empty, nothing taken, and too many objects."""
        rang, nombre = coup
        if not any(etat.tas):
            return Message("la partie est terminée")
        if not 0 <= rang < len(etat.tas):
            return Message(
                "il n'y a pas de tas n° {rang} : attendu de 1 à {nombre}", rang=rang + 1, nombre=len(etat.tas)
            )
        nom, objets = NOMS_TAS[rang], etat.tas[rang]
        if not objets:
            return Message("le tas {nom} est vide", nom=nom)
        if nombre < 1:
            return Message("il faut prendre au moins un objet")
        if nombre > objets:
            return Message(
                "le tas {nom} n'a que {objets} objets, pas {nombre}"
                if objets > 1
                else "le tas {nom} n'a que {objets} objet, pas {nombre}",
                nom=nom,
                objets=objets,
                nombre=nombre,
            )
        if nombre > self.prise(objets):
            return Message(
                "on ne prend que {maximum} objets au plus à la fois"
                if self.maximum > 1
                else "on ne prend que {maximum} objet au plus à la fois",
                maximum=self.maximum,
            )
        raise Faute("{coup} est un coup légal", coup=self.ecrire_coup(coup))

    def cle(self, etat: EtatNim) -> Hashable:
        """Return the heaps in order of size, without the empty ones, and the side to move."""
        return tuple(sorted(filter(None, etat.tas))), etat.trait


def _est_nombre(texte: str) -> bool:
    """Tell whether a text is a number of few figures; ``isdecimal`` alone lets other alphabets' digits in."""
    return texte.isascii() and texte.isdecimal() and len(texte) <= CHIFFRES
