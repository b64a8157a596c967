"""One list of columns, whoever writes the games."""

from __future__ import annotations

import csv
import io
from pathlib import Path
from typing import Any

from ecosysteme.jeu import PREMIER, SECOND
from ecosysteme.jeux.othello import Othello
from ecosysteme.partie import Partie
from ecosysteme.tournoi.base import Base
from ecosysteme.tournoi.colonnes import PAR_CAMP, SERIE_SEULE, LigneDePartie, table_de_parties
from ecosysteme.tournoi.deroulement import Deroulement
from ecosysteme.tournoi.exports import en_csv
from ecosysteme.tournoi.exports_serie import PartieDeSerie, ecrire_parties
from ecosysteme.tournoi.plan import Reglement


def rangees(texte: str) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(texte)))


def decidee(decider: Any) -> Partie:
    partie: Partie = Partie(Othello())
    for coup in ("f5", "d6", "c3"):
        partie.jouer(partie.jeu.lire_coup(coup), 0.5)
    decider(partie)
    return partie


def test_une_serie_et_un_match_ont_les_memes_sauf_celles_de_la_fenetre(tmp_path: Path, sur_place: Any) -> None:
    with Base(tmp_path / "b.sqlite") as base:
        Deroulement(base, base.creer(Reglement("othello", ("ia_alea", "ia_max"), 2)), sur_place).derouler()
        match = next(iter(en_csv(base, 1)))
    serie = next(iter(ecrire_parties(".csv", [])))
    du_match, de_la_serie = (titres.strip().split(",") for titres in (match, serie))
    assert du_match == [titre for titre in de_la_serie if not titre.startswith(SERIE_SEULE)]
    assert len(de_la_serie) == len(du_match) + len(SERIE_SEULE) + 1, "la spécification en prend deux"
    assert [f"secondes_{camp}" in match for camp in ("premier", "second")] == [True, True]


def test_une_partie_de_serie_dit_sa_fin_et_son_tournant() -> None:
    fins = (lambda p: p.tomber(SECOND), lambda p: p.abandonner(PREMIER), lambda p: p.convenir_nulle())
    jouees = [PartieDeSerie(rang, decidee(fin), 1, ("d6", 0.31), 4) for rang, fin in enumerate(fins, start=1)]
    lues = rangees("".join(ecrire_parties(".csv", jouees)))
    assert [(lue["decision"], lue["raison"], lue["fautif"]) for lue in lues] == [
        ("B+T", "temps", "2"),
        ("W+R", "abandon", ""),
        ("", "nulle convenue", ""),
    ]
    assert [(lue["points_premier"], lue["points_second"]) for lue in lues] == [("64", "0"), ("", ""), ("32", "32")]
    assert {(lue["serie"], lue["ouverture"], lue["basculement"], lue["ampleur"]) for lue in lues} == {
        ("4", "f5", "d6", "0.310")
    }
    assert {lue["nom_ouverture"] for lue in lues} == {"Inhumaine / Perpendicular Opening"}
    assert (lues[0]["secondes_premier"], lues[0]["max_second"]) == ("0.500000", "0.500000"), "sans l'ouverture"


def test_un_champ_par_camp_fait_deux_colonnes() -> None:
    ligne = LigneDePartie(
        **dict.fromkeys(LigneDePartie.__dataclass_fields__, ""),  # type: ignore[arg-type]
    )
    ligne = LigneDePartie(**{**vars(ligne), **dict.fromkeys(PAR_CAMP, ("1", "2"))})
    [lue] = rangees("".join(table_de_parties([ligne])))
    assert [(lue[f"{nom}_premier"], lue[f"{nom}_second"]) for nom in PAR_CAMP] == [("1", "2")] * len(PAR_CAMP)
