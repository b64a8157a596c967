"""``exercices``: packs of exercises of Othello, made of games between our levels, and proved again."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from threading import Event
from typing import Annotated, Final, TypeVar

import typer

from ecosysteme.arret import Interrompu
from ecosysteme.chiffres import en_chiffres
from ecosysteme.commandes.options import OptionGraine, OptionJson, option, refus
from ecosysteme.commandes.resoudre import creer_moteur
from ecosysteme.commandes.sortie import INTERROMPU, dire, ecrire_json, imprimer, progression, sur_interruption
from ecosysteme.ecriture import ecrire, verifier_destination
from ecosysteme.exercices.choix import choisir
from ecosysteme.exercices.exercice import FACILES, ORDINAIRES, Exercice, GenreExercice
from ecosysteme.exercices.paquet import ecrire_paquet, exercices_fournis, lire_paquet
from ecosysteme.fautes import Faute, Message
from ecosysteme.formats.fichiers import lire_fichier
from ecosysteme.reglages import Reglage

NOMBRE: Final = Reglage("nombre", 500, "Exercices du paquet, au plus.", 1, 20_000)
GENRES: Final = ", ".join(genre.value for genre in GenreExercice)
PREMIERS: Final = ", ".join(genre.value for genre in FACILES)
FOURNIS: Final = "fournis"
AIDE_FACILES: Final = f"Pour qui commence, rares et sur demande seulement : {PREMIERS}."
AIDE_SORTIE: Final = "Paquet à écrire ; FICHIER.journal garde le travail fait."
AIDE_VERIFIER: Final = f"Prouve de nouveau un paquet ; {FOURNIS} : ceux du programme."

T = TypeVar("T")


def exercices(
    nombre: Annotated[int, option(NOMBRE, "--nombre")] = int(NOMBRE.defaut),
    genre: Annotated[
        list[str] | None,
        typer.Option(
            "--genre", metavar="GENRE", help=f"Genre demandé, plusieurs fois s'il le faut : {GENRES}. {AIDE_FACILES}"
        ),
    ] = None,
    graine: OptionGraine = None,
    sortie: Annotated[
        Path,
        typer.Option("--sortie", metavar="FICHIER", help=AIDE_SORTIE),
    ] = Path("exercices.obf"),
    verifier: Annotated[
        str | None,
        typer.Option("--verifier", metavar="FICHIER", help=AIDE_VERIFIER),
    ] = None,
    json: OptionJson = False,
) -> None:
    """Fabrique des exercices d'Othello, ou prouve de nouveau ceux d'un paquet.

    Ils viennent de parties entre nos niveaux 9 à 20, sont cotés par les niveaux qui les trouvent et prouvés par deux
    solveurs. Le fichier est en OBF. Ctrl+C arrête avec le code de sortie 130 ; la même commande, avec la même graine,
    reprend où elle en était. L'objet JSON a pour clés exercices, parties, ecartes et genres, ou avec --verifier
    exercices et faux (le rang de chacun) ; code de sortie 1 s'il y en a.
    """
    if verifier is not None:
        with refus():
            paquet = _lire(verifier)
        _reverifier(paquet, json=json)
        return
    with refus():
        genres: Sequence[GenreExercice] = [_genre(nom) for nom in genre or ()] or ORDINAIRES
        verifier_destination(sortie)
    graine = random.SystemRandom().randrange(1_000_000) if graine is None else graine
    _fabriquer(nombre, genres, graine, sortie, json=json)


def _genre(nom: str) -> GenreExercice:
    try:
        return GenreExercice(nom)
    except ValueError:
        raise Faute("genre {nom!r} inconnu : attendu {genres}", nom=nom, genres=GENRES) from None


def _lire(nom: str) -> Sequence[Exercice]:
    if nom == FOURNIS:
        return exercices_fournis()
    octets = lire_fichier(nom, Message("un paquet d'exercices"))
    if octets is None:
        raise Faute("le fichier {nom} n'existe pas", nom=nom)
    return lire_paquet(octets.decode("utf-8", "replace"))


def _prouver(paquet: Sequence[Exercice], arret: Event) -> list[bool]:
    from ecosysteme.exercices.preuve import verifier  # Numba is long to import

    justes: list[bool] = []
    with progression() as barre:
        tache = barre.add_task("preuves", total=len(paquet))
        for juste in verifier(paquet, arret):
            justes.append(juste)
            barre.advance(tache)
    return justes


def _reverifier(paquet: Sequence[Exercice], *, json: bool) -> None:
    creer_moteur(1, 1)
    justes = _interruptible(lambda arret: _prouver(paquet, arret), "Interrompu : rien n'est dit des autres.")
    faux = [rang for rang, juste in enumerate(justes, start=1) if not juste]
    if json:
        ecrire_json({"exercices": len(paquet), "faux": faux})
    else:
        dire(f"{en_chiffres(len(paquet))} exercices, {en_chiffres(len(faux))} faux.")
        for rang in faux:
            dire(f"L'exercice {rang} est faux.")
    if faux:
        raise typer.Exit(1)


def _fabriquer(nombre: int, genres: Sequence[GenreExercice], graine: int, sortie: Path, *, json: bool) -> None:
    from ecosysteme.experts.othello import empreinte_moteur
    from ecosysteme.livre.lignes import LignesFaites

    chemin = Path(f"{sortie}.journal")
    faites: list[str] = []
    with refus():
        try:
            journal = LignesFaites(chemin, f"exercices graine {graine} moteur {empreinte_moteur()}", faites.append)
        except OSError:
            raise Faute("le fichier {chemin} ne peut pas être écrit", chemin=chemin) from None
        candidats = lire_paquet("".join(f"{ligne}\n" for partie in faites for ligne in partie.split("|")[1:]))
    creer_moteur(1, 1)

    def travailler(arret: Event) -> tuple[int, list[Exercice], list[bool]]:
        parties = len(faites)
        for partie in _jouer(candidats, genres, nombre, graine, parties, arret):
            parties += 1
            journal.ajouter("|".join(("partie", *ecrire_paquet(partie).split("\n")[:-1])) if partie else "partie")
        voulus = [exercice for exercice in candidats if exercice.genre in genres]
        choisis = choisir(voulus, nombre, graine)
        return parties, choisis, _prouver(choisis, arret)

    try:
        parties, choisis, justes = _interruptible(
            travailler,
            f"Interrompu : le travail fait est dans {chemin}, la même commande avec --graine {graine} le reprend.",
        )
    finally:
        journal.fermer()
    gardes = [exercice for exercice, juste in zip(choisis, justes, strict=True) if juste]
    ecrire(sortie, ecrire_paquet(gardes))
    _resumer(gardes, parties, len(choisis) - len(gardes), f"{sortie}, graine {graine}", json=json)


def _jouer(
    candidats: list[Exercice], genres: Sequence[GenreExercice], nombre: int, graine: int, deja: int, arret: Event
) -> Iterator[list[Exercice]]:
    """Play games until there is enough to choose from; yield what each gives, which is added to ``candidats``."""
    from ecosysteme.exercices.generation import PARTIES_PAR_EXERCICE, fabriquer

    with progression() as barre:
        tache = barre.add_task("parties", total=PARTIES_PAR_EXERCICE * nombre)
        for partie in fabriquer(candidats, genres, nombre, graine, deja, arret):
            yield partie
            barre.advance(tache)


def _interruptible(travail: Callable[[Event], T], interrompu: str) -> T:
    try:
        with sur_interruption() as arret:
            return travail(arret)
    except Interrompu:
        dire(interrompu, erreur=True)
        raise typer.Exit(INTERROMPU) from None


def _resumer(gardes: Sequence[Exercice], parties: int, ecartes: int, ou: str, *, json: bool) -> None:
    comptes = Counter(exercice.genre for exercice in gardes)
    if json:
        genres = {genre.value: comptes[genre] for genre in GenreExercice}
        ecrire_json({"exercices": len(gardes), "parties": parties, "ecartes": ecartes, "genres": genres})
        return
    dire(f"{en_chiffres(len(gardes))} exercices dans {ou} : {en_chiffres(parties)} parties, {ecartes} écartés.")
    rangees = []
    for genre in GenreExercice:
        siens = [exercice for exercice in gardes if exercice.genre is genre]
        cotes = [exercice.cote for exercice in siens]
        bornes = f"{min(cotes)} à {max(cotes)}" if cotes else "–"
        rangees.append((genre.value, str(len(siens)), bornes, str(sum(len(exercice.plis) == 3 for exercice in siens))))
    imprimer(("Genre", "Exercices", "Cotes", "De 3 coups"), rangees)
