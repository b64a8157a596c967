"""A tournament as one HTML page that needs nothing else: tables, curves, every game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from html import escape
from itertools import islice
from typing import Final

from ecosysteme.fautes import Message
from ecosysteme.jeu import PREMIER, SECOND
from ecosysteme.joueurs.repertoire import appeler
from ecosysteme.tournoi.base import Base
from ecosysteme.tournoi.bilans import bilans_par_place
from ecosysteme.tournoi.comptes.bilan_joueur import BilanJoueur
from ecosysteme.tournoi.courbes import COULEURS, CourbeTournoi, dessiner
from ecosysteme.tournoi.elo import Resultat
from ecosysteme.tournoi.exports import lire_tableau
from ecosysteme.tournoi.fiche import MICROS
from ecosysteme.tournoi.plan import Reglement
from ecosysteme.tournoi.tableau import DEPARTAGE, NULLE_SUPPOSEE, Ligne, Tableau

ETAPES: Final = 80  # points of a curve
PARTIES_MONTREES: Final = 2000  # a page of more would not open any more
OUVERTURES_MONTREES: Final = 8

COMPTES: Final = (Message("Points"), Message("Parties"), Message("Gains"), Message("Nulles"), Message("Pertes"))
DITS: Final = {  # the ways of pairing
    "toutes-rondes": Message("toutes-rondes"),
    "gantelet": Message("gantelet"),
    "match": Message("match"),
}
VERDICTS: Final[dict[str | None, Message]] = {
    None: Message("pas de verdict"),
    "H0": Message("H0 acceptée"),
    "H1": Message("H1 acceptée"),
}

STYLE: Final = """
body { font: 15px/1.45 system-ui, sans-serif; max-width: 75rem; margin: 2rem auto; padding: 0 1rem; color: #222;
  background: #fff; }
table { border-collapse: collapse; margin: .6rem 0 1.4rem; font-variant-numeric: tabular-nums; }
th, td { padding: .2rem .7rem; border-bottom: 1px solid #ddd; text-align: right; }
th.mot, td.mot { text-align: left; overflow-wrap: anywhere; }
td.soi { background: #eee; }
code { font-size: .85em; overflow-wrap: anywhere; }
svg { width: 100%; max-width: 60rem; } svg text { font-size: 11px; fill: #555; }
.grille { stroke: #e4e4e4; } .marque { stroke: #888; stroke-dasharray: 4 3; }
.cle { display: inline-block; width: .8em; height: .8em; margin: 0 .3em 0 1em; }
@media (prefers-color-scheme: dark) { body { color: #ddd; background: #1b1b1b; } th, td { border-color: #444; }
  td.soi { background: #333; } svg text { fill: #aaa; } .grille { stroke: #333; } }
"""


@dataclass(frozen=True)
class Redaction:
    """Writes in the language of ``dire``, which makes a sentence of a message: French by default."""

    dire: Callable[[Message], str] = str

    @property
    def langue(self) -> str:
        """The code of the language: translated, it is that of the translation."""
        return self.dire(Message("fr"))

    @property
    def virgule(self) -> str:
        """What stands before decimals."""
        return "," if self.langue == "fr" else "."

    def html(self, message: Message) -> str:
        """Return a sentence as HTML."""
        return escape(self.dire(message))

    def titre(self, message: Message) -> str:
        """Return the heading of a part."""
        return f"<h2>{self.html(message)}</h2>"

    def titres(self, *messages: Message) -> list[str]:
        """Return the headings of columns."""
        return list(map(self.html, messages))

    def nombre(self, valeur: float, decimales: int = 0, *, signe: bool = False) -> str:
        """Write a number."""
        return f"{valeur:{'+' if signe else ''}.{decimales}f}".replace(".", self.virgule).replace("-", "−")

    def points(self, points: float) -> str:
        """Write points, halves included."""
        return f"{points:g}".replace(".", self.virgule)

    def comptes(self, resultat: Resultat) -> tuple[str, ...]:
        """Write points, games, and how many were won, drawn and lost."""
        nombres = (resultat.parties, resultat.victoires, resultat.nulles, resultat.defaites)
        return self.points(resultat.points), *map(str, nombres)


def rediger(
    base: Base, numero: int, noms: Sequence[str] | None = None, dire: Callable[[Message], str] = str
) -> Iterator[str]:
    """Yield the page piece by piece, in the language of ``dire``; ``ValueError`` when there is no such tournament.

    ``noms`` are what the players are called, in the order of the rules: by default as ``appeler`` calls them.
    """
    page = Redaction(dire)
    tableau = lire_tableau(base, numero)
    classement = tableau.classement()
    lignes = tableau.lignes(classement)
    noms = noms or appeler(tableau.noms)
    titre = page.html(Message("Tournoi {numero} : {jeu}", numero=numero, jeu=tableau.reglement.jeu))
    yield f'<!DOCTYPE html><html lang="{page.langue}"><head><meta charset="utf-8"><title>{titre}</title>'
    yield f"<style>{STYLE}</style></head><body><h1>{titre}</h1>"
    yield _reglement(page, tableau, base.cree(numero))
    yield page.titre(Message("Classement")) + _classement(page, lignes, noms, supposees=classement.supposees)
    yield page.titre(Message("Tableau croisé")) + _croise(page, tableau, lignes, noms)
    yield _courbes(page, base, numero, tableau, noms)
    comptes = list(zip(noms, bilans_par_place(base, numero), strict=True))
    yield page.titre(Message("Joueurs")) + _joueurs(page, comptes, bool(tableau.reglement.pendule))
    yield page.titre(Message("Ouvertures")) + "".join(_ouvertures(page, nom, bilan) for nom, bilan in comptes)
    yield page.titre(Message("Parties"))
    yield from _parties(page, base, numero, tableau.reglement, noms)
    yield "</body></html>\n"


def _table(titres: Sequence[str], rangees: Iterable[Sequence[str]], mots: int = 1) -> str:
    """Write a table whose cells are HTML already; the first ``mots`` columns hold words."""

    def ligne(balise: str, cellules: Sequence[str]) -> str:
        classes = (' class="mot"' if rang < mots else "" for rang in range(len(cellules)))
        return "".join(f"<{balise}{c}>{cellule}</{balise}>" for c, cellule in zip(classes, cellules, strict=True))

    corps = "".join(f"<tr>{ligne('td', rangee)}</tr>" for rangee in rangees)
    return f"<table><thead><tr>{ligne('th', titres)}</tr></thead><tbody>{corps}</tbody></table>"


def _reglement(page: Redaction, tableau: Tableau, cree: str) -> str:
    faits = map(page.dire, _faits(page, tableau))
    return f"<p>{escape(' ; '.join(faits))}. {page.html(Message('Commencé le {date}.', date=cree))}</p>"


def dire_reglages(reglement: Reglement) -> Iterator[Message]:
    """Say how a tournament is set, a message each, but for who plays it and how many games."""
    yield Message("graine {graine}", graine=reglement.graine)
    if reglement.ouvertures:
        yield Message("ouvertures {ouvertures}", ouvertures=reglement.ouvertures)
    else:
        yield Message("sans ouvertures")
    if reglement.pendule:
        yield Message("pendule {pendule}, règle {regle}", pendule=reglement.pendule, regle=reglement.regle)
    if not reglement.alterner:
        yield Message("couleurs fixes")
    if reglement.arbitrage:
        yield Message("fins résolues à {vides} cases vides", vides=reglement.arbitrage)


def _faits(page: Redaction, tableau: Tableau) -> Iterator[Message]:
    reglement = tableau.reglement
    faites, toutes = tableau.parties, reglement.parties
    yield Message(
        "{format}, {faites} parties sur {toutes}", format=DITS[reglement.format], faites=faites, toutes=toutes
    )
    yield from dire_reglages(reglement)
    if (sprt := tableau.sprt) is not None:
        bas, haut = sprt.hypotheses.bornes
        yield Message(
            "SPRT de {zero} et {un} Elo : {rapport} [{bas} ; {haut}], {verdict}",
            zero=f"{sprt.hypotheses.elo0:g}",
            un=f"{sprt.hypotheses.elo1:g}",
            rapport=page.nombre(sprt.rapport, 2),
            bas=page.nombre(bas, 2),
            haut=page.nombre(haut, 2),
            verdict=VERDICTS[sprt.verdict],
        )


def _classement(page: Redaction, lignes: Sequence[Ligne], noms: Sequence[str], *, supposees: bool) -> str:
    egalites = any(ligne.a_egalite for ligne in lignes)
    rangees = [
        (
            str(rang),
            _qui(noms[ligne.place], ligne.nom),
            "—" if ligne.elo is None else page.nombre(ligne.elo, signe=True),
            "—" if ligne.marge is None else f"± {page.nombre(ligne.marge)}",
            *page.comptes(ligne.resultat),
            str(ligne.forfaits),
            *((page.points(ligne.departage) if ligne.a_egalite else "",) * egalites),
        )
        for rang, ligne in enumerate(lignes, start=1)
    ]
    titres = ["", *page.titres(Message("Joueur"), Message("Elo"), Message("à 95 %"), *COMPTES)]
    titres += page.titres(Message("dont forfaits"), *[Message("Départage")] * egalites)
    notes = [DEPARTAGE] * egalites + [NULLE_SUPPOSEE] * supposees
    return _table(titres, rangees, mots=2) + "".join(f"<p>{page.html(note)}</p>" for note in notes)


def _qui(nom: str, specification: str) -> str:
    """Name a player, with its specification under the name where that says more."""
    detail = f"<br><small><code>{escape(specification)}</code></small>" if nom != specification else ""
    return escape(nom) + detail


def _croise(page: Redaction, tableau: Tableau, lignes: Sequence[Ligne], noms: Sequence[str]) -> str:
    places = [ligne.place for ligne in lignes]
    rangees = []
    for rang, place in enumerate(places, start=1):
        cases = (_case(page, tableau, place, autre) for autre in places)
        rangees.append((str(rang), escape(noms[place]), *cases))
    return _table(
        ("", *page.titres(Message("Joueur")), *(str(rang) for rang in range(1, len(places) + 1))), rangees, mots=2
    )


def _case(page: Redaction, tableau: Tableau, place: int, autre: int) -> str:
    duel = tableau.duel(place, autre)
    if duel is None or not duel.parties:
        return "" if place != autre else "×"
    return f"{page.points(duel.points)} / {duel.parties}<br><small>{_detail(duel)}</small>"


def _courbes(page: Redaction, base: Base, numero: int, entier: Tableau, noms: Sequence[str]) -> str:
    """Draw how the Elo, and the ratio of the test if there is one, went with the games in the order of the plan."""
    tableau, lues = Tableau(entier.reglement), base.issues(numero)
    pas = max(1, -(-entier.parties // ETAPES))
    elos: list[list[tuple[float, float]]] = [[] for _ in noms]
    bandes: list[list[tuple[float, float]]] = [[] for _ in noms]
    rapports: list[tuple[float, float]] = []
    while lot := list(islice(lues, pas)):
        tableau.noter_tout(lot)
        for place, cote in enumerate(tableau.classement().cotes):
            if cote is not None:
                elos[place].append((tableau.parties, cote.elo))
                bandes[place].append((cote.elo - cote.marge, cote.elo + cote.marge))
        if tableau.sprt is not None:
            rapports.append((tableau.parties, tableau.sprt.rapport))
    courbes = [CourbeTournoi(nom, *suite) for nom, *suite in zip(noms, elos, bandes, strict=True)]
    parties, virgule = page.dire(Message("parties")), page.virgule
    dessin = page.titre(Message("Elo au fil des parties")) + _legende(noms)
    dessin += dessiner(courbes, parties, virgule=virgule)
    if tableau.sprt is not None:
        bornes = tableau.sprt.hypotheses.bornes
        courbe = CourbeTournoi(page.dire(Message("rapport de vraisemblance")), rapports)
        dessin += "<h2>SPRT</h2>" + dessiner([courbe], parties, bornes, virgule)
    return dessin


def _legende(noms: Sequence[str]) -> str:
    cles = (
        f'<span class="cle" style="background:{COULEURS[rang % len(COULEURS)]}"></span>{escape(nom)}'
        for rang, nom in enumerate(noms)
    )
    return f"<p>{''.join(cles)}</p>"


def _joueurs(page: Redaction, comptes: Sequence[tuple[str, BilanJoueur]], pendule: bool) -> str:
    abandons = any(bilan.abandons for _, bilan in comptes)
    rangees = [
        (
            escape(nom),
            _detail(bilan.par_camp[PREMIER]),
            _detail(bilan.par_camp[SECOND]),
            page.nombre(bilan.marge_moyenne, 2, signe=True) if bilan.finies else "—",
            f"{page.nombre(1000 * bilan.secondes_par_coup, 2)} ms",
            f"{page.nombre(1000 * bilan.micros_max / MICROS, 1)} ms",
            page.nombre(bilan.mobilite, 2),
            str(bilan.fautes),
            *((str(bilan.chutes),) if pendule else ()),
            *((str(bilan.abandons),) if abandons else ()),
        )
        for nom, bilan in comptes
    ]
    titres = (
        *(Message("Joueur"), Message("Avec le trait"), Message("Sans le trait"), Message("Marge"), Message("Par coup")),
        *(Message("Au plus"), Message("Mobilité"), Message("Fautes")),
        *[Message("dont au temps")] * pendule,
        *[Message("Abandons")] * abandons,
    )
    return _table(page.titres(*titres), rangees)


def _detail(resultat: Resultat) -> str:
    return f"+{resultat.victoires} ={resultat.nulles} −{resultat.defaites}"


def _ouvertures(page: Redaction, nom: str, bilan: BilanJoueur) -> str:
    rangees = [
        (f"<code>{escape(debut.replace(' ', ''))}</code>", *page.comptes(resultat))
        for debut, resultat in bilan.preferees(OUVERTURES_MONTREES)
    ]
    titres = page.titres(Message("Début"), *COMPTES)
    return f"<h3>{escape(nom)}</h3>" + _table(titres, rangees)


def _parties(page: Redaction, base: Base, numero: int, reglement: Reglement, noms: Sequence[str]) -> Iterator[str]:
    yield "<table><thead><tr><th></th>"
    titres = (Message("Premier"), Message("Second"), Message("Score"), Message("Coups"), Message("Remarque"))
    yield "".join(f'<th class="mot">{titre}</th>' for titre in page.titres(*titres))
    yield "</tr></thead><tbody>"
    unite = reglement.creer_jeu().unite
    for fiche in islice(base.fiches(numero), PARTIES_MONTREES):
        transcription = f"<code>{escape(fiche.transcription)}</code>"
        mots = (*(escape(noms[place]) for place in (fiche.premier, fiche.second)), fiche.score(unite), transcription)
        raison = "" if fiche.raison is None else page.html(fiche.raison)
        cellules = "".join(f'<td class="mot">{mot}</td>' for mot in (*mots, raison))
        yield f"<tr><td>{fiche.rang + 1}</td>{cellules}</tr>"
    yield "</tbody></table>"
    if reglement.parties > PARTIES_MONTREES:
        reste = Message("Seules les {nombre} premières parties sont ici.", nombre=PARTIES_MONTREES)
        yield f"<p>{page.html(reste)}</p>"
