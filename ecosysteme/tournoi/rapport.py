"""A tournament as one HTML page that needs nothing else: tables, curves, every game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from html import escape
from itertools import islice
from typing import Final

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


def rediger(base: Base, numero: int, noms: Sequence[str] | None = None) -> Iterator[str]:
    """Yield the page piece by piece; ``ValueError`` when there is no such tournament.

    ``noms`` are what the players are called, in the order of the rules: by default as ``appeler`` calls them.
    """
    tableau = lire_tableau(base, numero)
    classement = tableau.classement()
    lignes = tableau.lignes(classement)
    noms = noms or appeler(tableau.noms)
    titre = f"Tournoi {numero} : {tableau.reglement.jeu}"
    yield f'<!DOCTYPE html><html lang="fr"><head><meta charset="utf-8"><title>{escape(titre)}</title>'
    yield f"<style>{STYLE}</style></head><body><h1>{escape(titre)}</h1>"
    yield _reglement(tableau, base.cree(numero))
    yield "<h2>Classement</h2>" + _classement(lignes, noms, supposees=classement.supposees)
    yield "<h2>Tableau croisé</h2>" + _croise(tableau, lignes, noms)
    yield _courbes(base, numero, tableau, noms)
    comptes = list(zip(noms, bilans_par_place(base, numero), strict=True))
    yield "<h2>Joueurs</h2>" + _joueurs(comptes, bool(tableau.reglement.pendule))
    yield "<h2>Ouvertures</h2>" + "".join(_ouvertures(nom, bilan) for nom, bilan in comptes)
    yield "<h2>Parties</h2>"
    yield from _parties(base, numero, tableau.reglement, noms)
    yield "</body></html>\n"


def _table(titres: Sequence[str], rangees: Iterable[Sequence[str]], mots: int = 1) -> str:
    """Write a table whose cells are HTML already; the first ``mots`` columns hold words."""

    def ligne(balise: str, cellules: Sequence[str]) -> str:
        classes = (' class="mot"' if rang < mots else "" for rang in range(len(cellules)))
        return "".join(f"<{balise}{c}>{cellule}</{balise}>" for c, cellule in zip(classes, cellules, strict=True))

    corps = "".join(f"<tr>{ligne('td', rangee)}</tr>" for rangee in rangees)
    return f"<table><thead><tr>{ligne('th', titres)}</tr></thead><tbody>{corps}</tbody></table>"


def _nombre(valeur: float, decimales: int = 0, signe: bool = False) -> str:
    return f"{valeur:{'+' if signe else ''}.{decimales}f}".replace(".", ",").replace("-", "−")


def _points(points: float) -> str:
    return f"{points:g}".replace(".", ",")


def _reglement(tableau: Tableau, cree: str) -> str:
    reglement = tableau.reglement
    faits = [f"{reglement.format}, {tableau.parties} parties sur {reglement.parties}", f"graine {reglement.graine}"]
    faits.append(f"ouvertures {reglement.ouvertures}" if reglement.ouvertures else "sans ouvertures")
    if reglement.pendule:
        faits.append(f"pendule {reglement.pendule}, règle {reglement.regle}")
    if not reglement.alterner:
        faits.append("couleurs fixes")
    if reglement.arbitrage:
        faits.append(f"fins résolues à {reglement.arbitrage} cases vides")
    if tableau.sprt is not None:
        bas, haut = tableau.sprt.hypotheses.bornes
        rapport = f"{_nombre(tableau.sprt.rapport, 2)} [{_nombre(bas, 2)} ; {_nombre(haut, 2)}]"
        verdict = {None: "pas de verdict", "H0": "H0 acceptée", "H1": "H1 acceptée"}[tableau.sprt.verdict]
        hypotheses = tableau.sprt.hypotheses
        faits.append(f"SPRT de {hypotheses.elo0:g} et {hypotheses.elo1:g} Elo : {rapport}, {verdict}")
    return f"<p>{escape(' ; '.join(faits))}. Commencé le {escape(cree)}.</p>"


def _classement(lignes: Sequence[Ligne], noms: Sequence[str], *, supposees: bool) -> str:
    egalites = any(ligne.a_egalite for ligne in lignes)
    rangees = [
        (
            str(rang),
            _qui(noms[ligne.place], ligne.nom),
            "—" if ligne.elo is None else _nombre(ligne.elo, signe=True),
            "—" if ligne.marge is None else f"± {_nombre(ligne.marge)}",
            *_comptes(ligne.resultat),
            str(ligne.forfaits),
            *((_points(ligne.departage) if ligne.a_egalite else "",) * egalites),
        )
        for rang, ligne in enumerate(lignes, start=1)
    ]
    titres = ["", "Joueur", "Elo", "à 95 %", "Points", "Parties", "Gains", "Nulles", "Pertes", "dont forfaits"]
    notes = [str(DEPARTAGE)] * egalites + [NULLE_SUPPOSEE] * supposees
    suite = "".join(f"<p>{escape(note)}</p>" for note in notes)
    return _table([*titres, *["Départage"] * egalites], rangees, mots=2) + suite


def _qui(nom: str, specification: str) -> str:
    """Name a player, with its specification under the name where that says more."""
    detail = f"<br><small><code>{escape(specification)}</code></small>" if nom != specification else ""
    return escape(nom) + detail


def _comptes(resultat: Resultat) -> tuple[str, ...]:
    nombres = (resultat.parties, resultat.victoires, resultat.nulles, resultat.defaites)
    return _points(resultat.points), *map(str, nombres)


def _croise(tableau: Tableau, lignes: Sequence[Ligne], noms: Sequence[str]) -> str:
    places = [ligne.place for ligne in lignes]
    rangees = []
    for rang, place in enumerate(places, start=1):
        cases = (_case(tableau, place, autre) for autre in places)
        rangees.append((str(rang), escape(noms[place]), *cases))
    return _table(("", "Joueur", *(str(rang) for rang in range(1, len(places) + 1))), rangees, mots=2)


def _case(tableau: Tableau, place: int, autre: int) -> str:
    duel = tableau.duel(place, autre)
    if duel is None or not duel.parties:
        return "" if place != autre else "×"
    return f"{_points(duel.points)} / {duel.parties}<br><small>{_detail(duel)}</small>"


def _courbes(base: Base, numero: int, entier: Tableau, noms: Sequence[str]) -> str:
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
    dessin = "<h2>Elo au fil des parties</h2>" + _legende(noms) + dessiner(courbes, "parties")
    if tableau.sprt is not None:
        bornes = tableau.sprt.hypotheses.bornes
        dessin += "<h2>SPRT</h2>" + dessiner([CourbeTournoi("rapport de vraisemblance", rapports)], "parties", bornes)
    return dessin


def _legende(noms: Sequence[str]) -> str:
    cles = (
        f'<span class="cle" style="background:{COULEURS[rang % len(COULEURS)]}"></span>{escape(nom)}'
        for rang, nom in enumerate(noms)
    )
    return f"<p>{''.join(cles)}</p>"


def _joueurs(comptes: Sequence[tuple[str, BilanJoueur]], pendule: bool) -> str:
    abandons = any(bilan.abandons for _, bilan in comptes)
    rangees = [
        (
            escape(nom),
            _detail(bilan.par_camp[PREMIER]),
            _detail(bilan.par_camp[SECOND]),
            _nombre(bilan.marge_moyenne, 2, signe=True) if bilan.finies else "—",
            f"{_nombre(1000 * bilan.secondes_par_coup, 2)} ms",
            f"{_nombre(1000 * bilan.micros_max / MICROS, 1)} ms",
            _nombre(bilan.mobilite, 2),
            str(bilan.fautes),
            *((str(bilan.chutes),) if pendule else ()),
            *((str(bilan.abandons),) if abandons else ()),
        )
        for nom, bilan in comptes
    ]
    titres = ["Joueur", "Avec le trait", "Sans le trait", "Marge", "Par coup", "Au plus", "Mobilité", "Fautes"]
    titres += ["dont au temps"] * pendule + ["Abandons"] * abandons
    return _table(titres, rangees)


def _detail(resultat: Resultat) -> str:
    return f"+{resultat.victoires} ={resultat.nulles} −{resultat.defaites}"


def _ouvertures(nom: str, bilan: BilanJoueur) -> str:
    rangees = [
        (f"<code>{escape(debut.replace(' ', ''))}</code>", *_comptes(resultat))
        for debut, resultat in bilan.preferees(OUVERTURES_MONTREES)
    ]
    titres = ("Début", "Points", "Parties", "Gains", "Nulles", "Pertes")
    return f"<h3>{escape(nom)}</h3>" + _table(titres, rangees)


def _parties(base: Base, numero: int, reglement: Reglement, noms: Sequence[str]) -> Iterator[str]:
    yield "<table><thead><tr><th></th>"
    yield "".join(f'<th class="mot">{titre}</th>' for titre in ("Premier", "Second", "Score", "Coups", "Remarque"))
    yield "</tr></thead><tbody>"
    unite = reglement.creer_jeu().unite
    for fiche in islice(base.fiches(numero), PARTIES_MONTREES):
        transcription = f"<code>{escape(fiche.transcription)}</code>"
        mots = (*(escape(noms[place]) for place in (fiche.premier, fiche.second)), fiche.score(unite), transcription)
        cellules = "".join(f'<td class="mot">{mot}</td>' for mot in (*mots, escape(str(fiche.raison or ""))))
        yield f"<tr><td>{fiche.rang + 1}</td>{cellules}</tr>"
    yield "</tbody></table>"
    if reglement.parties > PARTIES_MONTREES:
        yield f"<p>Seules les {PARTIES_MONTREES} premières parties sont ici ; --parties-vers les écrit toutes.</p>"
