"""``analyser``: what each move of a game lost, and what that makes of each player."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Annotated, Any, Final, NoReturn

import typer

from ecosysteme import reglages
from ecosysteme.analyse import analyse
from ecosysteme.analyse.analyse import Jugement, coups_de
from ecosysteme.analyse.bilan import CoupRevu, faire_bilan, moments, revoir_partie
from ecosysteme.arret import Interrompu
from ecosysteme.cases import Position
from ecosysteme.chances import points_attendus
from ecosysteme.chiffres import en_chiffres
from ecosysteme.commandes.options import TEMPS_DE_REVUE, OptionJson, option, refus
from ecosysteme.commandes.parties import reconnaitre_argument
from ecosysteme.commandes.resoudre import creer_moteur
from ecosysteme.commandes.sortie import INTERROMPU, Barre, dire, ecrire_json, imprimer, progression, sur_interruption
from ecosysteme.experts import ConseillerOthello
from ecosysteme.explication import Certitude, Pourquoi, expliquer_revu
from ecosysteme.fautes import Faute, Message
from ecosysteme.formats import ObjetJson
from ecosysteme.formats.enregistrement import Enregistrement
from ecosysteme.formats.reconnaitre import FORMATS
from ecosysteme.interruption import lancer, recueillir
from ecosysteme.jeu import PREMIER, SECOND, Camp
from ecosysteme.jeux.othello import EtatOthello, Othello
from ecosysteme.joueurs.niveaux import FORCES
from ecosysteme.ouvertures.fichier_noms import LANGUES, LangueDesNoms
from ecosysteme.ouvertures.noms import nommer
from ecosysteme.partie import Partie
from ecosysteme.plateau import nom_case
from ecosysteme.variantes.gravite import Gravite

if TYPE_CHECKING:
    from rich.progress import Progress


PARTIE: Final = reglages.Reglage("partie", 1, "Numéro de la seule partie du fichier à juger.", 1)
TITRES: Final = ("N°", "Joueur", "Coup", "Valeur", "Meilleure", "Meilleurs", "Perte", "", "Chances", "Vue")
TITRES_RESUME: Final = (
    "Joueur", "Coups", "Par coup", "Perte", "?!", "?", "??", "Au mieux", "Précision", "Niveau"
)  # fmt: skip

PartieOthello = Partie[EtatOthello, Position]


def lire_parties(texte: str, numero: int | None = None) -> dict[int, PartieOthello]:
    """Read games of Othello, as text or in a file of any format: each by its number from 1.

    Only game ``numero`` when it is given, which a WTHOR file of several games requires. Raises ``ValueError`` naming
    the first thing that cannot be read.
    """
    if not texte.strip():
        raise Faute("rien à analyser : attendu une transcription (f5d6c3…) ou un fichier")
    lecture = reconnaitre_argument(texte, Message("une transcription ou un fichier"))
    nombre = len(lecture.enregistrements)
    if not nombre:
        raise Faute("{format} : aucune partie à juger", format=FORMATS[lecture.format])
    if numero is None and lecture.format == "wthor" and nombre > 1:
        raise Faute(
            "le fichier {texte} contient {nombre} parties : en choisir une par --partie, de 1 à {nombre}",
            texte=texte,
            nombre=nombre,
        )
    if numero is not None and numero > nombre:
        raise Faute("partie {numero} inexistante : le nombre de parties est {nombre}", numero=numero, nombre=nombre)
    numeros = range(1, nombre + 1) if numero is None else (numero,)
    return {rang: _rejouer(lecture.enregistrements[rang - 1], rang) for rang in numeros}


def _rejouer(enregistrement: Enregistrement, rang: int) -> PartieOthello:
    try:
        compacte = enregistrement.compacte()
    except ValueError as erreur:
        raise Faute("partie {rang} : {erreur}", rang=rang, erreur=erreur) from None
    if not compacte.nb_coups:
        raise Faute("partie {rang} : aucun coup à juger", rang=rang)
    return compacte.partie()


def analyser(
    transcription: Annotated[
        str,
        typer.Argument(metavar="PARTIE", help="Transcription (f5d6…), ou fichier de parties (SGF, GGF, PGN, WTHOR…)."),
    ],
    temps: Annotated[float, option(TEMPS_DE_REVUE, "--temps")] = float(TEMPS_DE_REVUE.defaut),
    taches: Annotated[int, option(reglages.TACHES, "--taches")] = int(reglages.TACHES.defaut),
    hash_mo: Annotated[int, option(reglages.HASH, "--hash")] = int(reglages.HASH.defaut),
    partie: Annotated[int | None, option(PARTIE, "--partie")] = None,
    json: OptionJson = False,
) -> None:
    """Juge chaque coup d'une partie : sa valeur, celle du meilleur, ce qu'il a perdu.

    Les valeurs sont la différence de pions à la fin pour qui joue le coup, cases vides au gagnant ; la colonne Vue
    donne les demi-coups calculés, ou exact quand tous les coups l'ont été jusqu'à la fin ; la colonne Chances, les
    points (1 pour un gain, ½ pour une nulle) que des joueurs de tournoi attendent du meilleur coup, puis du coup joué.
    Un coup qui perd au moins 0,05 point est une imprécision (?!), 0,10 une erreur (?), 0,20 une gaffe (??) ; dans le
    doute, le signe le plus doux.
    De ces coups une phrase ou deux disent pourquoi : prouvé (résultat exact), vérifié (la cause ôtée, l'essentiel de la
    perte disparaît), sans doute (des faits qui vont plus souvent avec les fautes), sinon la suite du meilleur coup.
    La précision, 100 sans perte, vient des pions perdus par coup ; le niveau est celui du moteur qui en perd autant.
    Chaque coup est jugé deux fois s'il perd 0,03 point au premier regard, qui prend un seizième du temps ; au second,
    lui et le meilleur sont seuls. Le temps se compte en positions, 20 millions par seconde : une machine occupée finit
    plus tard et juge pareil. À partir de 16 cases vides, chaque coup est résolu, et le second regard à partir de 20.
    L'objet JSON a pour clés parties (partie, transcription, ouverture – son nom, de clés fr et en –, coups, joueurs et
    moments de chacune), temps, taches, hash et interrompu. Clés d'un coup : numero, joueur, coup, valeur,
    meilleure_valeur, meilleurs, perte, chances et meilleures_chances (de 0 à 1), points_perdus (de 0 à 1), gravite (?!,
    ? ou ?? à partir de 0,05, 0,10 et 0,20 point perdu, plus douce dans le doute, sinon null), profondeur, exact et
    explication (null sans gravité ; sinon phrases, de clés certitude et phrase, score, faits, mieux, suite et
    suite_jouee) ; d'un joueur : joueur, coups, perte_moyenne, perte_totale, part_meilleurs (de 0 à 1), precision (de 0
    à 100) et niveau (celui du moteur qui perd autant, de clés niveau, bas et haut), null pour moins de quatre coups où
    il y avait le choix, phases (la précision dans chacune : ouverture, milieu, fin), pertes (les pions perdus par coup
    dans chacune), gravites (combien de chacune) et sans_effet (les pertes sans gravité).
    moments liste les numéros de trois coups au plus, ceux qui ont le plus changé le résultat.
    Ctrl+C arrête et donne ce qui est jugé, à partir de la fin de la partie, avec le code de sortie 130.
    """
    with refus():
        parties = lire_parties(transcription, partie)
    objets = _analyser(parties, _conseiller(hash_mo, taches), temps)
    _rendre(parties, objets, {"temps": temps, "taches": taches, "hash": hash_mo} if json else None)


def _analyser(parties: Mapping[int, PartieOthello], conseiller: ConseillerOthello, secondes: float) -> list[ObjetJson]:
    jugements = juger_tout(conseiller, list(parties.values()), secondes)
    revues = [revoir_partie(*paire) for paire in zip(parties.values(), jugements, strict=False)]
    return _en_json(parties, jugements, revues, expliquer_tout(conseiller, list(parties.values()), revues))


def _rendre(parties: Mapping[int, PartieOthello], objets: Sequence[ObjetJson], en_json: ObjetJson | None) -> NoReturn:
    """Show what was judged, or write it as JSON beside what ``en_json`` says, and end with the code that tells how."""
    juges, prevus = sum(len(objet["coups"]) for objet in objets), sum(lue.nb_coups for lue in parties.values())
    interrompu = juges < prevus
    if en_json is not None:
        ecrire_json({"parties": objets, **en_json, "interrompu": interrompu})
    else:
        _montrer(objets)
        if interrompu:
            dire(f"Analyse interrompue : {juges} coups jugés sur {prevus}.")
    raise typer.Exit(INTERROMPU if interrompu else 0)


def _conseiller(hash_mo: int, taches: int) -> ConseillerOthello:
    return ConseillerOthello(Othello(), moteur=creer_moteur(hash_mo, taches))


def juger_tout(
    conseiller: ConseillerOthello, parties: Sequence[PartieOthello], secondes: float
) -> list[list[Jugement]]:
    """Judge one game after the other; on Ctrl+C, return what is done: the last list may lack its first moves."""
    jugements: list[list[Jugement]] = []
    # On a thread of its own: Ctrl+C only reaches Python code on the main one, and a search is no Python code.
    with progression() as barre, sur_interruption() as arret:
        tache = barre.add_task("coups", total=sum(partie.nb_coups for partie in parties))
        for partie in parties:
            faits: dict[int, Jugement] = {}
            juger = partial(analyse.analyser, arret=arret, rappel=partial(_noter, faits, barre, tache))
            with suppress(Interrompu):  # what it has judged is there
                recueillir(lancer(juger, coups_de(partie), conseiller, secondes), arret)
            if faits:
                jugements.append([faits[rang] for rang in sorted(faits)])
            if arret.is_set():
                break
    return jugements


def _noter(faits: dict[int, Jugement], barre: Barre | Progress, tache: Any, jugement: Jugement, *_: int) -> None:
    """Keep what is found of a move, be it found again; it is counted once."""
    if jugement.rang not in faits:
        barre.advance(tache)
    faits[jugement.rang] = jugement


def expliquer_tout(
    conseiller: ConseillerOthello, parties: Sequence[PartieOthello], revues: Sequence[Sequence[CoupRevu]]
) -> list[dict[int, Pourquoi]]:
    """Say why each labelled move was a mistake, by its number in each game; on Ctrl+C, what is done."""
    dites: list[dict[int, Pourquoi]] = [{} for _ in revues]
    fautes = [
        (dite, coup, partie)
        for dite, partie, revus in zip(dites, parties, revues, strict=False)
        for coup in revus
        if coup.gravite is not None
    ]
    with progression() as barre, sur_interruption() as arret, suppress(Interrompu):
        tache = barre.add_task("explications", total=len(fautes))
        for dite, coup, partie in fautes:
            expliquer = partial(expliquer_revu, coup, partie.entete.joueurs, conseiller, arret)
            explication = recueillir(lancer(expliquer), arret)
            if explication is not None:
                dite[coup.numero] = explication
            barre.advance(tache)
    return dites


def _en_json(
    parties: Mapping[int, PartieOthello],
    jugements: Sequence[Sequence[Jugement]],
    revues: Sequence[Sequence[CoupRevu]],
    dites: Sequence[Mapping[int, Pourquoi]],
) -> list[ObjetJson]:
    """Put what was judged in the words of ``--json``: the games that were not reached are left out."""
    return [
        {
            "partie": numero,
            "transcription": partie.transcription,
            "ouverture": {langue: _ouverture(partie, langue) or None for langue in LANGUES},
            "coups": [
                _coup_en_json(juge, revu, dite.get(revu.numero)) for juge, revu in zip(juges, revus, strict=True)
            ],
            "joueurs": [_joueur_en_json(revus, camp) for camp in (PREMIER, SECOND)],
            "moments": [coup.numero for coup in moments(revus)],
        }
        for (numero, partie), juges, revus, dite in zip(parties.items(), jugements, revues, dites, strict=False)
    ]


def _ouverture(partie: PartieOthello, langue: LangueDesNoms) -> str:
    return nommer(partie.jeu, (noeud.coup for noeud in partie.ligne), langue, partie.depart)


def _nom(camp: Camp) -> str:
    return Othello.noms_camps[camp - 1]


def _coup_en_json(jugement: Jugement, revu: CoupRevu, dite: Pourquoi | None) -> ObjetJson:
    return {
        "numero": jugement.rang + 1,
        "joueur": _nom(jugement.camp),
        "coup": nom_case(jugement.coup),
        "valeur": jugement.valeur,
        "meilleure_valeur": jugement.meilleure_valeur,
        "meilleurs": [nom_case(coup) for coup in jugement.evaluation.meilleurs],
        "perte": jugement.perte,
        "chances": round(points_attendus(jugement.valeur, revu.vides), 3),
        "meilleures_chances": round(points_attendus(jugement.meilleure_valeur, revu.vides), 3),
        "points_perdus": round(revu.perdus, 3),
        "gravite": revu.gravite,
        "profondeur": jugement.evaluation.profondeur,
        "exact": jugement.evaluation.exact,
        "explication": None if dite is None else dite.en_json(),
    }


def _joueur_en_json(revus: Sequence[CoupRevu], camp: Camp) -> ObjetJson:
    bilan = faire_bilan(revus, camp)
    return {
        "joueur": _nom(camp),
        "coups": bilan.coups,
        "perte_moyenne": bilan.perte_moyenne,
        "perte_totale": bilan.perte_totale,
        "part_meilleurs": bilan.part_meilleurs,
        "precision": None if bilan.precision is None else round(bilan.precision, 1),
        "niveau": None if bilan.niveau is None else bilan.niveau._asdict(),
        "phases": {nom: round(part.precision, 1) for nom, part in bilan.phases.items() if part.precision is not None},
        "pertes": {nom: round(part.perte_moyenne, 2) for nom, part in bilan.phases.items()},
        "gravites": {une: bilan.gravites.get(une, 0) for une in Gravite},
        "sans_effet": bilan.sans_effet,
    }


def _montrer(objets: Sequence[ObjetJson]) -> None:
    for objet in objets:
        if len(objets) > 1:
            dire(f"Partie {objet['partie']} : {objet['transcription']}")
        if objet["ouverture"]["fr"]:
            dire(f"Ouverture : {objet['ouverture']['fr']}")
        imprimer(TITRES, [_rangee(coup) for coup in objet["coups"]])
        for coup in objet["coups"]:
            if coup["explication"] is not None:
                dire(_pourquoi(coup))
        rangees = [
            (
                joueur["joueur"],
                str(joueur["coups"]),
                en_chiffres(joueur["perte_moyenne"], 2),
                str(joueur["perte_totale"]),
                *(str(joueur["gravites"][une]) for une in Gravite),
                f"{en_chiffres(100 * joueur['part_meilleurs'])} %",
                "–" if joueur["precision"] is None else en_chiffres(joueur["precision"]),
                _bornes(joueur["niveau"]),
            )
            for joueur in objet["joueurs"]
        ]
        imprimer(TITRES_RESUME, rangees)


def _pourquoi(coup: ObjetJson) -> str:
    """Return what explains a move: a sentence a line, after the word that says how sure it is, if it claims a cause."""
    phrases = [
        f"{phrase['phrase'].capitalize()}."
        if phrase["certitude"] == Certitude.LIGNE
        else f"{phrase['certitude'].capitalize()} : {phrase['phrase']}."
        for phrase in coup["explication"]["phrases"]
    ]
    return "\n   ".join([f"{coup['numero']}. {coup['joueur']} {coup['coup']} {coup['gravite']}", *phrases])


def _bornes(niveau: Mapping[str, int] | None) -> str:
    if niveau is None:
        return "–"
    if niveau["haut"] == max(FORCES):  # which stands for all that are stronger too
        return f"{niveau['bas']}+"
    return "–".join(map(str, sorted({niveau["bas"], niveau["haut"]})))


def _rangee(coup: ObjetJson) -> tuple[str, ...]:
    return (
        str(coup["numero"]),
        coup["joueur"],
        coup["coup"],
        f"{coup['valeur']:+d}",
        f"{coup['meilleure_valeur']:+d}",
        " ".join(coup["meilleurs"]),
        str(coup["perte"]),
        coup["gravite"] or "",
        f"{100 * coup['meilleures_chances']:.0f} → {100 * coup['chances']:.0f} %",
        "exact" if coup["exact"] else str(coup["profondeur"]),
    )
