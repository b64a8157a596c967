"""The series kept in a file: what is read back goes on as what was written would have."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest

from ecosysteme.fautes import Faute
from ecosysteme.jeu import PREMIER, SECOND
from ecosysteme.jeux.othello import Othello
from ecosysteme.partie import Partie
from ecosysteme.reglages import CADENCE, PENDULE, REGLE_TEMPS, ValeurReglage
from ecosysteme.tournoi.comptes.serie_gardee import FichierSeries, SerieGardee
from ecosysteme.tournoi.departs import Ouvertures
from ecosysteme.tournoi.serie import Serie

JEU = Othello(4)
ALLURE: dict[str, ValeurReglage] = {CADENCE.nom: 150, PENDULE.nom: "1:00", REGLE_TEMPS.nom: "stricte"}


def serie(nombre: int = 6) -> Serie:
    return Serie(("ia_max", "ia_alphabeta:profondeur=2"), nombre, ouvertures=Ouvertures("hasard:2", JEU, 7))


def jouer(serie: Serie) -> None:
    """Play the next game, each player taking the first legal move, or the last, as the seat of who is black says."""
    partie: Partie = Partie(JEU)
    entames = serie.ouvrir(partie)
    choix = -serie.place(PREMIER)
    while not partie.terminee:
        partie.jouer(JEU.coups_legaux(partie.etat)[choix], 0.25)
    serie.noter(partie, {PREMIER: entames, SECOND: entames}, entames)


def gardee(serie: Serie) -> SerieGardee:
    return SerieGardee(serie.copie(), JEU, JEU.etat_initial(), dict(ALLURE), uuid4().hex)


def rouvrir(chemin: Path) -> list[SerieGardee]:
    fichier = FichierSeries(chemin)
    try:
        return fichier.lire()
    finally:
        fichier.rendre()


def ecrire(chemin: Path, *gardees: SerieGardee) -> None:
    fichier = FichierSeries(chemin)
    fichier.ecrire(gardees)
    fichier.rendre()


def test_une_serie_relue_apres_chaque_partie_finit_comme_si_rien_ne_l_avait_interrompue(tmp_path: Path) -> None:
    entiere, coupee = serie(), serie()
    while not entiere.finie:
        jouer(entiere)
        jouer(coupee)
        ecrire(tmp_path / "serie.json", gardee(coupee))
        (lue,) = rouvrir(tmp_path / "serie.json")
        coupee = lue.serie
    assert coupee.ecrite() == entiere.ecrite()
    assert sum(coupee.bilans[0].resultat.paires) == 3, "les deux parties d'une ouverture restent une paire"


def test_la_position_l_allure_et_l_ordre_sont_gardes(tmp_path: Path) -> None:
    depart = JEU.jouer(JEU.etat_initial(), JEU.coups_legaux(JEU.etat_initial())[0])
    sans, avec = Serie(("ia_max", "ia_min"), 3, alterner=False), serie()
    jouer(avec)
    deux = (
        SerieGardee(sans, JEU, depart, dict(ALLURE), "0" * 32),
        SerieGardee(avec, JEU, JEU.etat_initial(), ALLURE, "1" * 32, True),
    )
    ecrire(tmp_path / "serie.json", *deux)
    premiere, seconde = rouvrir(tmp_path / "serie.json")
    assert (premiere.depart, premiere.allure, premiere.serie.alterner, premiere.ouvertures) == (
        depart,
        ALLURE,
        False,
        "",
    )
    assert (seconde.quittee, seconde.ouvertures, seconde.serie.place(PREMIER)) == (True, "hasard", 1)


def test_la_serie_d_une_fenetre_qui_vit_n_est_pas_a_reprendre(tmp_path: Path) -> None:
    vivante = FichierSeries(tmp_path / "serie.json")
    vivante.ecrire([gardee(serie())])
    assert rouvrir(tmp_path / "serie.json") == []
    vivante.rendre()
    assert len(rouvrir(tmp_path / "serie.json")) == 1


def test_les_parties_d_une_serie_qui_n_est_plus_gardee_s_en_vont(tmp_path: Path) -> None:
    une, autre = gardee(serie()), gardee(serie())
    ecrire(tmp_path / "serie.json", une, autre)
    fichier = FichierSeries(tmp_path / "serie.json")
    for gardees in (une, autre):
        fichier.parties(gardees.cle).touch()
    assert [lue.cle for lue in fichier.lire()] == [une.cle, autre.cle]
    fichier.ecrire([autre])
    fichier.rendre()
    assert [fichier.parties(gardees.cle).exists() for gardees in (une, autre)] == [False, True]


def change(place: str, valeur: Any) -> Any:
    def changer(dit: Any) -> None:
        *chemin, dernier = place.split(".")
        for nom in chemin:
            dit = dit[int(nom) if nom.isdigit() else nom]
        dit[int(dernier) if dernier.isdigit() else dernier] = valeur

    return changer


@pytest.mark.parametrize(
    "changer",
    [
        change("series", 3),
        change("series.0.jeu", "go"),
        change("series.0.cle", "../ailleurs"),
        change("series.0.allure.cadence", 10**9),
        change("series.0.serie.nombre", -1),
        change("series.0.serie.nombre", 10**8),
        change("series.0.serie.debut", 50),
        change("series.0.serie.issues", [1]),
        change("series.0.serie.assis", [0, 0]),
        change("series.0.serie.assis", [0, 9]),
        change("series.0.serie.comptes.0.nom", "personne:x=1"),
        change("series.0.serie.comptes.0.resultat.victoires", 1.5),
        change("series.0.serie.comptes.0.resultat.paires", []),
        change("series.0.serie.comptes.0.releve.secondes", float("nan")),
        change("series.0.serie.premiere", [0, 1, 7]),
    ],
)
def test_ce_qui_n_est_pas_une_serie_se_dit_et_s_ecarte(tmp_path: Path, changer: Any) -> None:
    chemin, jouee = tmp_path / "serie.json", serie()
    jouer(jouee)
    ecrire(chemin, gardee(jouee))
    dit = json.loads(chemin.read_text())
    changer(dit)
    chemin.write_text(json.dumps(dit))
    fichier = FichierSeries(chemin)
    with pytest.raises(Faute):
        fichier.lire()
    assert fichier.ecarter() == "serie.illisible"
    assert fichier.lire() == []
