"""``livre``: the user's opening book, looked into, corrected, made longer, and exchanged with other programs."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from ecosysteme import reglages
from ecosysteme.chiffres import en_chiffres
from ecosysteme.commandes.francais import REGLES_DE_MARCHE, Commande
from ecosysteme.commandes.options import OptionJson, option, refus
from ecosysteme.commandes.parties import AIDE_PARTIE, lire_partie
from ecosysteme.commandes.resoudre import creer_moteur
from ecosysteme.commandes.sortie import INTERROMPU, dire, ecrire_json, imprimer, progression, sur_interruption
from ecosysteme.ecriture import verifier_destination
from ecosysteme.fautes import Faute
from ecosysteme.formats import Json
from ecosysteme.jeux.bits_othello import CASE_DE
from ecosysteme.jeux.othello import COULEUR_DE, Othello
from ecosysteme.plateau import nom_case
from ecosysteme.reglages import Reglage

if TYPE_CHECKING:
    from ecosysteme.livre.rangement import LivreRange
    from ecosysteme.ouvertures.livre import Livre
    from ecosysteme.ouvertures.note_livre import SourceLivre

PROFONDEUR: Final = Reglage("profondeur", 14, "Profondeur des jugements, en demi-coups.", 1, 60)
POSITIONS: Final = Reglage("positions", 200, "Positions à juger, au plus.", 1, 60_000)
ECART: Final = Reglage("ecart", 2, "Pions qu'un coup suivi peut perdre sur le meilleur.", 0, 64)
PERTE: Final = Reglage("perte", 4, "Pions que les deux camps peuvent perdre en tout.", 0, 64)
MINUTES: Final = Reglage("minutes", 0.0, "Temps, au plus ; 0 : sans limite.", 0.0, 100_000.0)
VALEUR: Final = Reglage("valeur", 0, "Valeur du coup, en pions, pour qui le joue.", -64, 64)

ArgumentLigne = Annotated[str, typer.Argument(metavar="[COUPS]", help=AIDE_PARTIE, show_default=False)]
OptionLivre = Annotated[
    Path | None, typer.Option("--livre", metavar="FICHIER", help="Un autre livre que le vôtre.", show_default=False)
]

livre = typer.Typer(
    help="Cherche dans votre livre d'ouvertures, le corrige, l'étend, l'échange avec d'autres programmes.",
    **REGLES_DE_MARCHE,
)


@livre.callback()
def _livre(contexte: typer.Context) -> None:
    if contexte.invoked_subcommand is None:
        dire(contexte.get_help())


def _lieu(fichier: Path | None) -> Path:
    from ecosysteme.ouvertures.livre_personnel import chemin_du_livre

    return chemin_du_livre() if fichier is None else fichier


def _ouvrir(fichier: Path | None) -> Livre:
    from ecosysteme.ouvertures.livre_personnel import lire_les_livres

    lus = lire_les_livres(_lieu(fichier))
    if lus.faute is not None:
        raise lus.faute
    return lus.livre


def _dit(source: SourceLivre) -> str:
    from ecosysteme.ouvertures.note_livre import SourceLivre

    return {SourceLivre.MOI: "moi", SourceLivre.MOTEUR: "moteur", SourceLivre.FICHIER: "fichier"}[source]


@livre.command("chercher", cls=Commande)
def chercher(coups: ArgumentLigne = "", fichier: OptionLivre = None, json: OptionJson = False) -> None:
    """Dit ce que vaut chaque coup d'une position, à quelle profondeur et selon qui : votre livre, sinon le nôtre.

    Les valeurs sont la différence de pions à la fin pour qui a le trait. L'objet JSON a pour clés positions (de votre
    livre) et coups, une liste d'objets de clés coup, valeur, profondeur et source (moi, moteur ou fichier).
    """
    with refus():
        etat = lire_partie(coups, Othello()).etat
        ouvert = _ouvrir(fichier)
        notes = ouvert.notes(etat.plateau, COULEUR_DE[etat.trait])
    if json:
        listes: list[Json] = [
            {"coup": nom_case(coup), "valeur": n.valeur, "profondeur": n.profondeur, "source": _dit(n.source)}
            for coup, n in notes.items()
        ]
        ecrire_json({"positions": len(ouvert), "coups": listes})
    elif notes:
        rangees = [
            (nom_case(coup), f"{note.valeur:+d}", str(note.profondeur or "–"), _dit(note.source))
            for coup, note in notes.items()
        ]
        imprimer(("Coup", "Valeur", "Profondeur", "Source"), rangees)
    else:
        dire("Position absente des deux livres.")


@livre.command("corriger", cls=Commande)
def corriger(
    coup: Annotated[str, typer.Argument(metavar="COUP", help="Le coup, comme f5.")],
    coups: ArgumentLigne = "",
    valeur: Annotated[int | None, option(VALEUR, "--valeur", aide=f"{VALEUR.phrase} Sans elle, l'enlève.")] = None,
    fichier: OptionLivre = None,
    json: OptionJson = False,
) -> None:
    """Donne à un coup d'une position une valeur de votre main, qui l'emporte sur toute autre, ou l'enlève.

    Les positions d'avant en tiennent compte. L'objet JSON a pour clés positions et ecarte (où est mis de côté un livre
    abîmé).
    """
    from ecosysteme.livre.extension import corriger as corriger_le_livre
    from ecosysteme.livre.extension import ligne_de
    from ecosysteme.livre.rangement import modifier

    with refus():
        partie = lire_partie(coups, Othello())
        case = CASE_DE.get(coup.lower(), -1)
        if divmod(case, 8) not in partie.etat.coups:
            raise Faute("{coup!r} n'est pas un coup de cette position", coup=coup)
        bits, ligne = ligne_de(partie)
        range_ = modifier(_lieu(fichier), lambda lu: corriger_le_livre(lu, bits, case, valeur, ligne))
    _conclure(range_, json=json)


def _conclure(range_: LivreRange, *, json: bool, **autres: Json) -> None:
    if json:
        ecarte = None if range_.ecarte is None else str(range_.ecarte)
        ecrire_json({"positions": len(range_.livre), "ecarte": ecarte, **autres})
        return
    if range_.ecarte is not None:
        dire(f"L'ancien livre, abîmé, est mis de côté : {range_.ecarte}", erreur=True)
    dire(f"Votre livre a {en_chiffres(len(range_.livre))} positions.")


@livre.command("etendre", cls=Commande)
def etendre(
    coups: ArgumentLigne = "",
    profondeur: Annotated[int, option(PROFONDEUR, "--profondeur")] = int(PROFONDEUR.defaut),
    positions: Annotated[int, option(POSITIONS, "--positions")] = int(POSITIONS.defaut),
    ecart: Annotated[int, option(ECART, "--ecart")] = int(ECART.defaut),
    perte: Annotated[int, option(PERTE, "--perte")] = int(PERTE.defaut),
    minutes: Annotated[float, option(MINUTES, "--minutes")] = float(MINUTES.defaut),
    partie: Annotated[
        bool, typer.Option("--partie", help="Juge les positions de la partie, et non ses suites.")
    ] = False,
    taches: Annotated[int, option(reglages.TACHES, "--taches", aide="Positions jugées en même temps.")] = 1,
    hash_mo: Annotated[int, option(reglages.HASH, "--hash")] = int(reglages.HASH.defaut),
    fichier: OptionLivre = None,
    json: OptionJson = False,
) -> None:
    """Étend votre livre depuis une position : le moteur juge ses suites les plus probables, qui remontent.

    Ctrl+C arrête avec le code de sortie 130 : ce qui est jugé est gardé, et la même commande reprend où elle en était.
    L'objet JSON a pour clés positions, ecarte (où est mis de côté un livre abîmé), neuves et interrompu.
    """
    from ecosysteme.experts.othello import empreinte_moteur
    from ecosysteme.livre.demande import SANS_FIN, DemandeDExtension
    from ecosysteme.livre.extension import etendre as etendre_le_livre
    from ecosysteme.livre.extension import ligne_de

    with refus():
        jouee = lire_partie(coups, Othello())
        depart, ligne = ligne_de(jouee)
        secondes = minutes * 60 or SANS_FIN
        demande = DemandeDExtension(depart, ligne, profondeur, positions, ecart, perte, secondes, partie)
        moteurs = [creer_moteur(hash_mo, 1) for _ in range(taches)]
        with progression() as barre, sur_interruption() as arret:
            tache = barre.add_task("positions", total=len(ligne) if partie else positions)
            bilan = etendre_le_livre(
                _lieu(fichier), demande, empreinte_moteur(), moteurs, arret, lambda _: barre.advance(tache)
            )
    _conclure(bilan.range_, json=json, neuves=bilan.neuves, interrompu=bilan.annule)
    if bilan.annule:
        dire("Interrompu : ce qui est jugé est gardé, la même commande reprend la suite.", erreur=True)
        raise typer.Exit(INTERROMPU)


@livre.command("importer", cls=Commande)
def importer(
    fichiers: Annotated[
        list[Path], typer.Argument(metavar="FICHIER…", help="Livres d'Egaroucid, d'Edax, ou des nôtres.")
    ],
    fichier: OptionLivre = None,
    json: OptionJson = False,
) -> None:
    """Ajoute à votre livre ceux d'autres programmes : Egaroucid (.egbk3), Edax (.dat), ou un des nôtres (.npz).

    D'un coup jugé deux fois, le plus profond est gardé ; ce que vous avez dit d'un coup reste. L'objet JSON a pour clés
    positions, ecarte (où est mis de côté un livre abîmé) et lues (les positions des fichiers).
    """
    from ecosysteme.livre.echanges import importer as importer_livres

    with refus():
        importe = importer_livres(_lieu(fichier), fichiers)
    _conclure(importe.range_, json=json, lues=importe.lues)


@livre.command("exporter", cls=Commande)
def exporter(
    sortie: Annotated[Path, typer.Argument(metavar="FICHIER", help="En .egbk3 (Egaroucid), .dat (Edax) ou .npz.")],
    fichier: OptionLivre = None,
    json: OptionJson = False,
) -> None:
    """Écrit votre livre, et le nôtre dessous, pour un autre programme.

    Edax ne garde d'une position que ses coups dans le livre et le meilleur des autres. L'objet JSON a pour clés
    positions (écrites) et fichier.
    """
    from ecosysteme.livre.echanges import ecrire_livre, verifier_suffixe

    with refus():
        verifier_suffixe(sortie)
        verifier_destination(sortie, _lieu(fichier))
        entier = _ouvrir(fichier).entier()
        ecrire_livre(entier, sortie)
    if json:
        ecrire_json({"positions": len(entier), "fichier": str(sortie)})
    else:
        dire(f"{en_chiffres(len(entier))} positions dans {sortie}.")
