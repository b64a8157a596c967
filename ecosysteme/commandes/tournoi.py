"""``tournoi``: any number of machines, every game kept in one file, paused and resumed at will."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from threading import Event, Thread
from typing import Annotated, Final, TypedDict, cast

import typer

from ecosysteme import reglages
from ecosysteme.arret import Interrompu, attendre
from ecosysteme.chiffres import en_chiffres
from ecosysteme.commandes.options import AIDE_PENDULE, AIDE_REGLE, PAROLES, OptionGraine, OptionJson, option, refus
from ecosysteme.commandes.rencontres import AIDE_OUVERTURES, AIDE_TACHES, Joue, compiler_moteur, derouler, inacheve
from ecosysteme.commandes.sortie import INTERROMPU, dire, ecrire_json, imprimer, sur_interruption
from ecosysteme.ecriture import ecrire, verifier_destination, verifier_distinctes
from ecosysteme.fautes import Faute
from ecosysteme.joueurs.repertoire import appeler
from ecosysteme.protocoles.trace import verifier_dossier
from ecosysteme.tournoi.base import Base
from ecosysteme.tournoi.confiance import inconnus, retenir
from ecosysteme.tournoi.deroulement import Avancement
from ecosysteme.tournoi.exports import FORMATS_DE_PARTIES, en_json, verifier_format
from ecosysteme.tournoi.exports_classement import en_csv_du_classement
from ecosysteme.tournoi.plan import (
    ARBITRAGE,
    FORMATS,
    PARTIES_DU_TOURNOI,
    REGLES,
    Reglement,
    choisir_ouvertures,
    prolonger,
)
from ecosysteme.tournoi.tableau import DEPARTAGE, NULLE_SUPPOSEE, Tableau

ANNONCE: Final = "Pause demandée : les parties en cours se finissent, Ctrl+C encore les abandonne."
PARTIES: Final = 100  # when nothing is asked for
AIDE_PARTIES: Final = f"Nombre de parties en tout ; par défaut {PARTIES}."
AIDE_BASE: Final = "Fichier SQLite des tournois, créé au besoin."
AIDE_FORMAT: Final = f"{', '.join(FORMATS)} ; gantelet : le premier joueur contre chacun des autres."
AIDE_JEU: Final = f"Jeu, par défaut {reglages.JEU.defaut}, avec ses options comme othello:taille=6."
AIDE_SPRT: Final = "S'arrête dès que les parties départagent ces deux écarts d'Elo du premier joueur (risques 5 %)."
AIDE_GRAPPE: Final = "Ordonnanceur Dask (tcp://hôte:8786) dont les ouvriers jouent à la place des processus."
AIDE_REPRENDRE: Final = (
    "Continue un tournoi de la base ; ce qui est redit de son règlement doit être le même. Plus de parties l'allongent."
)
AIDE_NUMERO: Final = "Avec --reprendre : lequel des tournois de la base, par défaut le dernier."
AIDE_CONFIANCE: Final = "Avec --reprendre : lance les moteurs externes de la base, même reçue de quelqu'un."
AIDE_FORFAITS: Final = "Avec --reprendre : rejoue aussi les parties qu'un joueur a perdues par forfait."
AIDE_RAPPORT: Final = "Fichier HTML où écrire tableaux, courbes et parties."
AIDE_LANGUE: Final = "Langue du rapport."
AIDE_EXPORT: Final = f"Fichier où écrire les parties, selon son suffixe : {', '.join(FORMATS_DE_PARTIES)}."
AIDE_TRACES: Final = "Dossier où noter, ligne à ligne et à l'heure, ce que disent et entendent les moteurs externes."
AIDE_CLASSEMENT: Final = "Fichier CSV où écrire le classement, un joueur par ligne, son Elo et l'intervalle à 95 %."


class ReglesDites(TypedDict, total=False):
    """What the command line says of the rules, as ``Reglement`` takes it; what it does not say is not there."""

    jeu: str
    joueurs: tuple[str, ...]
    parties: int
    format: str
    graine: int
    ouvertures: str
    arbitrage: int
    sprt: tuple[float, float]
    pendule: str
    regle: str


def tournoi(
    joueurs: Annotated[list[str] | None, typer.Argument(metavar="JOUEUR", help="Au moins deux joueurs.")] = None,
    parties: Annotated[int | None, option(PARTIES_DU_TOURNOI, "-n", "--parties", aide=AIDE_PARTIES)] = None,
    fichier: Annotated[Path, typer.Option("--base", metavar="FICHIER", help=AIDE_BASE)] = Path("tournois.sqlite"),
    forme: Annotated[str | None, typer.Option("--format", metavar="FORMAT", help=AIDE_FORMAT)] = None,
    jeu: Annotated[str | None, typer.Option("--jeu", metavar="JEU", help=AIDE_JEU)] = None,
    debuts: Annotated[str | None, typer.Option("--ouvertures", metavar="DÉBUTS", help=AIDE_OUVERTURES)] = None,
    arbitrage: Annotated[int | None, option(ARBITRAGE, "--arbitrage")] = None,
    graine: OptionGraine = None,
    sprt: Annotated[tuple[float, float] | None, typer.Option(metavar="ELO0 ELO1", help=AIDE_SPRT)] = None,
    pendule: Annotated[str | None, typer.Option("--pendule", metavar="HORLOGE", help=AIDE_PENDULE)] = None,
    regle: Annotated[str | None, typer.Option("--regle", metavar="|".join(REGLES), help=AIDE_REGLE)] = None,
    taches: Annotated[int, option(reglages.TACHES, "--taches", aide=AIDE_TACHES)] = 1,
    grappe: Annotated[str | None, typer.Option("--grappe", metavar="ADRESSE", help=AIDE_GRAPPE)] = None,
    reprendre: Annotated[bool, typer.Option("--reprendre", help=AIDE_REPRENDRE)] = False,
    numero: Annotated[int | None, typer.Option("--numero", metavar="N", min=1, help=AIDE_NUMERO)] = None,
    confiance: Annotated[bool, typer.Option("--confiance", help=AIDE_CONFIANCE)] = False,
    forfaits: Annotated[bool, typer.Option("--forfaits", help=AIDE_FORFAITS)] = False,
    rapport: Annotated[Path | None, typer.Option("--rapport", metavar="FICHIER", help=AIDE_RAPPORT)] = None,
    langue: Annotated[str, option(reglages.LANGUE, "--langue", aide=AIDE_LANGUE)] = str(reglages.LANGUE.defaut),
    export: Annotated[Path | None, typer.Option("--parties-vers", metavar="FICHIER", help=AIDE_EXPORT)] = None,
    table: Annotated[Path | None, typer.Option("--classement-vers", metavar="FICHIER", help=AIDE_CLASSEMENT)] = None,
    traces: Annotated[Path | None, typer.Option("--journal-protocole", metavar="DOSSIER", help=AIDE_TRACES)] = None,
    json: OptionJson = False,
) -> None:
    """Fait se rencontrer des machines, garde chaque partie dans une base et classe les joueurs.

    Un tour donne à chaque rencontre une ouverture deux fois, couleurs échangées. Ctrl+C met en pause après les parties
    en cours, une seconde fois les abandonne ; --reprendre continue. Un joueur qui ne démarre pas arrête le tournoi.
    L'objet JSON a pour clés base, numero, reglement, parties (jouées), complet, joueurs (les plus forts d'abord, chacun
    avec nom, specification, place, elo, marge, parties, victoires, nulles, defaites, points, forfaits et contre), elo
    (entre deux joueurs, sinon null), cotes_supposees, sprt (elo0, elo1, llr, bas, haut, paires, verdict), par_heure,
    secondes et processeur. Code de sortie 130 en pause, 1 après une panne.
    """
    donnes = _dites(jeu, tuple(joueurs or ()), parties, forme, graine, debuts, arbitrage, sprt, pendule, regle)
    with refus():
        _verifier(fichier, sorties := _Sorties(rapport, export, table, langue), grappe, traces)
        reprise = _Reprise.lire(reprendre, numero, confiance, forfaits)
        joue = _mener(fichier, donnes, reprise, export, partial(_jouer, taches=taches, grappe=grappe, traces=traces))
    raise typer.Exit(_rendre_compte(joue, fichier, json, sorties))


def _dites(*valeurs: object) -> ReglesDites:
    """Return what was said of the rules, whose settings are given in the order of ``ReglesDites``."""
    dits = zip(ReglesDites.__annotations__, valeurs, strict=True)
    return cast(ReglesDites, {cle: valeur for cle, valeur in dits if valeur not in (None, ())})


def _rendre_compte(joue: Joue, fichier: Path, json: bool, sorties: _Sorties) -> int:
    """Show what was played, and write the files asked for; return the exit code."""
    if json:
        ecrire_json({"base": str(fichier), "numero": joue.numero, **en_json(joue.tableau), **_cout(joue.avancement)})
    else:
        _montrer(joue.tableau, joue.avancement)
    with refus():  # after the table: where they cannot be written, it is not lost
        _ecrire(fichier, joue.numero, sorties)
    return _conclure(joue, fichier)


@dataclass(frozen=True)
class _Sorties:
    """The files to write once all is played, ``None`` for what is not asked for; the report's language."""

    rapport: Path | None
    parties: Path | None
    classement: Path | None
    langue: str

    @property
    def par_option(self) -> dict[str, Path | None]:
        """The same by the options that ask for them."""
        fichiers = (self.rapport, self.parties, self.classement)
        return dict(zip(("--rapport", "--parties-vers", "--classement-vers"), fichiers, strict=True))


@dataclass(frozen=True)
class _Reprise:
    """Which tournament of the file goes on, the newest without ``numero``; with ``confiance`` whatever it starts.

    With ``forfaits`` the games that were lost by forfeit are played again.
    """

    numero: int | None
    confiance: bool
    forfaits: bool

    @classmethod
    def lire(cls, reprendre: bool, numero: int | None, confiance: bool, forfaits: bool) -> _Reprise | None:
        """Return what the options say, ``None`` for a new tournament; ``ValueError`` when they do not go together."""
        dites = {"--numero": numero is not None, "--confiance": confiance, "--forfaits": forfaits}
        for option_dite in (nom for nom, dite in dites.items() if dite and not reprendre):
            raise Faute("{option} va avec --reprendre", option=option_dite)
        return cls(numero, confiance, forfaits) if reprendre else None


def _mener(
    fichier: Path,
    donnes: ReglesDites,
    reprise: _Reprise | None,
    export: Path | None,
    jouer: Callable[[Base, int], Joue],
) -> Joue:
    """Begin a tournament, or find the one to go on with, and play; ``ValueError`` for what cannot be played.

    What is refused leaves the file as it is: the right to play is taken before anything is written.
    """
    if reprise is None:
        reglement, debuts = _preparer(donnes)
        if export is not None:
            verifier_format(export.suffix, reglement)
        with Base(fichier) as base, base.reservee():
            return jouer(base, _creer(base, reglement, debuts, "graine" in donnes))
    with Base(fichier, creer=False) as base, base.reservee():
        numero = _reprendre(base, donnes, reprise)
        if export is not None:
            verifier_format(export.suffix, base.plan(numero).reglement)
        if reprise.forfaits:
            base.oublier_forfaits(numero)
        return jouer(base, numero)


def _verifier(fichier: Path, sorties: _Sorties, grappe: str | None, traces: Path | None) -> None:
    """Refuse at once what would only fail after all games, or once the tournament is written down."""
    from ecosysteme.executeurs import ouvriers, verifier_processus

    if sorties.langue not in PAROLES:
        raise Faute("langue {langue} : attendu {attendues}", langue=sorties.langue, attendues=", ".join(PAROLES))
    if grappe is not None:
        with ouvriers(1, grappe):
            pass
    else:
        verifier_processus()
    dits = {"--base": fichier, **sorties.par_option}
    verifier_distinctes((nom, chemin) for nom, chemin in dits.items() if chemin is not None)
    for chemin in filter(None, sorties.par_option.values()):
        verifier_destination(chemin)
    if traces is not None:
        verifier_dossier(traces)


def _reprendre(base: Base, donnes: ReglesDites, reprise: _Reprise) -> int:
    """Return the tournament to go on with; ``ValueError`` when it has other settings, or programs of somebody else."""
    numero = base.dernier() if reprise.numero is None else reprise.numero
    if (plan := base.plan(numero)).reglement.parties < (parties := donnes.get("parties", 0)):
        plan = prolonger(plan, parties)
    reglement = plan.reglement
    if differences := reglement.differences(replace(reglement, **donnes)):
        raise Faute(
            "le tournoi {numero} de {base} a un autre règlement : {differences}",
            numero=numero,
            base=base.chemin,
            differences=" ; ".join(differences),
        )
    # Players that are said again were given by this user, and are those of the file.
    if not reprise.confiance and "joueurs" not in donnes and (programmes := inconnus(reglement.joueurs)):
        raise Faute(
            "{base} lance des programmes, ou lit des fichiers, que vous n'avez jamais donnés depuis ce dossier : "
            "{programmes} ; --confiance l'accepte",
            base=base.chemin,
            programmes=" ; ".join(programmes),
        )
    reglement.verifier()
    retenir(reglement.joueurs)
    if plan is not base.plan(numero):
        base.prolonger(numero, plan)
    return numero


def _preparer(donnes: ReglesDites) -> tuple[Reglement, list[str]]:
    """Return the rules and the openings of a new tournament; ``ValueError`` before any file is made."""
    # Without a seed, one that is shown with the result, so that any tournament can be played again.
    regles: ReglesDites = {
        "jeu": str(reglages.JEU.defaut),
        "joueurs": (),
        "parties": PARTIES,
        "graine": random.randrange(10**6),
        **donnes,
    }
    reglement = Reglement(**regles)
    reglement.verifier()
    return reglement, choisir_ouvertures(reglement)


def _creer(base: Base, reglement: Reglement, debuts: list[str], graine_dite: bool) -> int:
    """Write down a new tournament; ``ValueError`` when the same one is there and not finished."""
    if inacheve(base, reglement, graine_dite) is not None:
        raise Faute("ce tournoi attend dans {base} : --reprendre le continue, ou changez de --base", base=base.chemin)
    retenir(reglement.joueurs)
    return base.creer(reglement, debuts)


def _jouer(base: Base, numero: int, *, taches: int, grappe: str | None, traces: Path | None) -> Joue:
    """Play to the end, or to Ctrl+C."""
    from ecosysteme.executeurs import ouvriers

    compiler_moteur(base.plan(numero).reglement)
    with sur_interruption() as arret, _annonce(arret):
        return derouler(base, numero, partial(ouvriers, taches, grappe), pause=arret, traces=traces)


@contextmanager
def _annonce(arret: Event) -> Iterator[None]:
    """Say, when Ctrl+C is heard, that it was and what comes next."""
    fini = Event()

    def annoncer() -> None:
        try:
            attendre(fini.wait, arret)
        except Interrompu:
            dire(ANNONCE, erreur=True)

    fil = Thread(target=annoncer, name="othellier-annonce", daemon=True)
    fil.start()
    try:
        yield
    finally:
        fini.set()
        fil.join()


def _ecrire(fichier: Path, numero: int, sorties: _Sorties) -> None:
    """Write the files asked for; ``ValueError`` when they cannot be."""
    from ecosysteme.tournoi.rapport import rediger

    fichiers: list[tuple[Path, Callable[[Base, int], Iterator[str]]]] = []
    if sorties.parties is not None:
        fichiers.append((sorties.parties, FORMATS_DE_PARTIES[sorties.parties.suffix.lower()]))
    if sorties.classement is not None:
        fichiers.append((sorties.classement, en_csv_du_classement))
    with PAROLES[sorties.langue]() as parole:
        if sorties.rapport is not None:
            fichiers.append((sorties.rapport, partial(rediger, dire=parole)))
        for chemin, rediger_en in fichiers:
            with Base(fichier, creer=False) as base:
                ecrire(chemin, rediger_en(base, numero))


def _conclure(joue: Joue, fichier: Path) -> int:
    """Return the exit code, after a word on what is left to play."""
    if joue.tableau.complet:
        return 0
    quoi = f"panne : {joue.panne}" if joue.panne else "en pause"
    dire(
        f"Tournoi {joue.numero} {quoi}, {joue.tableau.parties} parties sur {joue.tableau.reglement.parties} ; "
        f"othellier tournoi --base {fichier} --reprendre --numero {joue.numero} le continue.",
        erreur=True,
    )
    return 1 if joue.panne else INTERROMPU


def _cout(avancement: Avancement) -> dict[str, float]:
    return {
        "par_heure": avancement.par_heure,
        "secondes": avancement.secondes,
        "processeur": avancement.processeur,
    }


def _montrer(tableau: Tableau, avancement: Avancement) -> None:
    """Print who is the strongest, the cross-table of more than two, and what they do not tell."""
    classement, noms = tableau.classement(), appeler(tableau.noms)
    lignes = tableau.lignes(classement)
    egalites = any(ligne.a_egalite for ligne in lignes)
    rangees = []
    for rang, ligne in enumerate(lignes, start=1):
        elo = "" if ligne.elo is None else f"{ligne.elo:+.0f}".replace("-", "−")
        marge = "" if ligne.marge is None else f"± {ligne.marge:.0f}"
        resultat = ligne.resultat
        comptes = [resultat.parties, resultat.victoires, resultat.nulles, resultat.defaites]
        comptes += [ligne.forfaits] * bool(tableau.forfaits)
        departage = (en_points(ligne.departage) if ligne.a_egalite else "",) * egalites
        points = en_points(resultat.points)
        rangees.append((_nom(rang, noms[ligne.place]), elo, marge, points, *departage, *map(str, comptes)))
    titres = ["Joueur", "Elo", "95 %", "Points", *["Départage"] * egalites, "Parties", "+", "=", "−"]
    imprimer([*titres, *["Forfaits"] * bool(tableau.forfaits)], rangees)
    if len(lignes) > 2:
        croise = []
        for rang, ligne in enumerate(lignes, start=1):
            duels = (tableau.duel(ligne.place, autre.place) for autre in lignes)
            cases = ("" if duel is None else en_points(duel.points) for duel in duels)
            croise.append((_nom(rang, noms[ligne.place]), *cases))
        imprimer(("Joueur", *map(str, range(1, len(lignes) + 1))), croise)
    notes = [str(NULLE_SUPPOSEE)] * classement.supposees + [str(DEPARTAGE)] * egalites
    for phrase in _phrases(tableau, noms, notes, avancement):
        dire(phrase)


def _nom(rang: int, nom: str) -> str:
    return f"{rang}. {nom}".replace(":", ": ").replace(",", ", ")  # still valid, and wraps between words


def en_points(points: float) -> str:
    """Write points, with what is under one only where there is some.

    >>> en_points(12.5), en_points(1_234_567.0)
    ('12,5', '1234567')
    """
    return f"{points:.2f}".rstrip("0").rstrip(".").replace(".", ",")


def _phrases(tableau: Tableau, noms: list[str], notes: list[str], avancement: Avancement) -> Iterator[str]:
    """Say what a table cannot; ``notes`` are those of its rating."""
    reglement = tableau.reglement
    yield f"{tableau.parties} parties sur {reglement.parties}, {reglement.format} ; graine {reglement.graine}."
    if reglement.pendule:
        yield f"Pendule {reglement.pendule}, règle {reglement.regle}."
    if len(reglement.joueurs) == 2 and (estimation := tableau.duels[0, 1].estimation()) is not None:
        sur = f"{en_chiffres(100 * estimation.superiorite, 1)} %"
        yield f"Elo de {noms[0]} : {estimation.texte()} à 95 % ; probabilité d'être le plus fort {sur}."
    if forfaits := tableau.forfaits.total():
        yield f"Parties perdues par forfait : {forfaits} ; --reprendre --forfaits les rejoue."
    yield from notes
    if (sprt := tableau.sprt) is not None:
        ou, bas, haut = (en_chiffres(nombre, 2) for nombre in (sprt.rapport, *sprt.hypotheses.bornes))
        verdict = f"{sprt.verdict} acceptée" if sprt.verdict else "pas encore de verdict"
        hypotheses = f"H0 {sprt.hypotheses.elo0:g}, H1 {sprt.hypotheses.elo1:g} Elo"
        yield f"SPRT ({hypotheses}) de {noms[0]} : {ou} entre {bas} et {haut}, {sprt.paires} paires, {verdict}."
        if hors := tableau.hors_du_test:
            yield f"Parties finies après ce verdict, hors du test : {hors}."
    if avancement.faites:
        vitesse = en_chiffres(avancement.faites / avancement.secondes, 1)
        cout = en_chiffres(1000 * avancement.processeur / avancement.faites, 2)
        yield f"{vitesse} parties par seconde ; {cout} ms de processeur par partie."
