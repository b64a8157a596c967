"""A series: who has which colour, and accounts that add up."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from ecosysteme.derouler import derouler
from ecosysteme.jeu import NULLE, PREMIER, SECOND, Camp
from ecosysteme.jeux.othello import Othello
from ecosysteme.joueurs import IAalea, IAmax, Joueur
from ecosysteme.joueurs.recherche import Recherche
from ecosysteme.partie import Partie
from ecosysteme.tournoi.departs import Ouvertures
from ecosysteme.tournoi.releve import Releve
from ecosysteme.tournoi.serie import PLACES, Bilan, Serie, creer_adversaires

JEU = Othello(4)


def partie_finie() -> Partie:
    partie = Partie(JEU)
    while not partie.terminee:
        partie.jouer(JEU.coups_legaux(partie.etat)[0], 2.0 if partie.trait == PREMIER else 0.5)
    return partie


def jouer_serie(joueurs: tuple[Joueur, Joueur], serie: Serie) -> list[tuple[int, Partie]]:
    """Play what remains of the series as the window does; return each game with the seat that was black."""
    parties: list[tuple[int, Partie]] = []
    while not serie.finie:
        camps: dict[Camp, Joueur] = {camp: joueurs[serie.place(camp)] for camp in (PREMIER, SECOND)}
        parties.append((serie.place(PREMIER), derouler(Partie(JEU), camps)))
        serie.noter(parties[-1][1])
    return parties


def test_les_couleurs_alternent_ou_non() -> None:
    alternee, fixe = Serie(("a", "b"), 4), Serie(("a", "b"), 4, alterner=False)
    for noir in (0, 1, 0, 1):
        assert (alternee.place(PREMIER), alternee.place(SECOND)) == (noir, 1 - noir)
        assert (fixe.place(PREMIER), fixe.place(SECOND)) == (0, 1)
        alternee.noter(partie_finie())
        fixe.noter(partie_finie())
    assert alternee.finie
    assert fixe.finie


def test_une_serie_se_prolonge_sur_les_memes_comptes_et_reprend_les_couleurs_du_debut() -> None:
    serie = Serie(("a", "b"), 3)
    jouer_serie((IAalea(graine=1), IAalea(graine=2)), serie)
    serie.prolonger(2, alterner=True)
    assert (serie.place(PREMIER), serie.finie) == (0, False)
    jouer_serie((IAalea(graine=1), IAalea(graine=2)), serie)
    assert (serie.jouees, serie.faites, serie.bilan(0).parties, sum(serie.par_issue)) == (5, 2, 5, 5)


def test_une_partie_en_cours_ne_se_compte_pas() -> None:
    serie = Serie(("a", "b"))
    with pytest.raises(ValueError, match="terminée"):
        serie.noter(Partie(JEU))
    assert (serie.jouees, serie.bilan(0).releve.coups) == (0, 0)


@pytest.mark.parametrize("alterner", [True, False])
def test_les_comptes_tombent_juste(alterner: bool) -> None:
    serie = Serie(("hasard", "max"), 7, alterner)
    parties = jouer_serie((IAalea("N", graine=3), IAmax("B", graine=4)), serie)
    assert serie.finie
    assert [noir for noir, _ in parties] == ([0, 1] * 4 if alterner else [0] * 8)[:7]

    # The account of the first seat, added up from the games themselves.
    camps = [PREMIER if noir == 0 else SECOND for noir, _ in parties]
    issues = [partie.issue for _, partie in parties]
    hasard, maxi = (serie.bilan(place) for place in PLACES)
    assert serie.bilans == [hasard, maxi]
    gains = sum(issue == camp for camp, issue in zip(camps, issues, strict=True))
    assert hasard.resultat.victoires == gains == maxi.resultat.defaites
    assert hasard.resultat.nulles == issues.count(NULLE) == maxi.resultat.nulles
    assert hasard.resultat.defaites == maxi.resultat.victoires
    assert hasard.parties == maxi.parties == 7
    assert serie.par_issue == [issues.count(issue) for issue in (NULLE, PREMIER, SECOND)]
    noirs = [partie.resultat[0] - partie.resultat[1] for _, partie in parties]
    marge = sum(ecart if camp == PREMIER else -ecart for camp, ecart in zip(camps, noirs, strict=True))
    assert hasard.marge_totale == marge == -maxi.marge_totale
    assert hasard.marge_moyenne == marge / 7
    assert hasard.releve.coups == sum(
        tour.camp == camp and tour.coup is not None
        for camp, (_, partie) in zip(camps, parties, strict=True)
        for tour in partie.historique
    )
    assert hasard.releve.coups + maxi.releve.coups == sum(partie.nb_coups for _, partie in parties)


def test_le_temps_est_celui_de_chacun() -> None:
    serie = Serie(("a", "b"))
    assert (serie.bilan(0).releve.secondes_par_coup, serie.bilan(0).marge_moyenne) == (None, 0)
    serie.noter(partie_finie())
    assert (serie.bilan(0).releve.secondes_par_coup, serie.bilan(1).releve.secondes_par_coup) == (2.0, 0.5)


def test_les_coups_de_celui_qui_est_parti_en_pleine_partie_ne_sont_a_personne() -> None:
    serie, partie = Serie(("a", "b")), partie_finie()
    serie.noter(partie, {PREMIER: 3, SECOND: 0})
    assert serie.bilan(0).releve == Releve.de(partie, PREMIER, 3)
    assert serie.bilan(0).releve.coups < Releve.de(partie, PREMIER).coups
    assert serie.bilan(1).releve == Releve.de(partie, SECOND)
    serie.retirer()
    assert serie.bilan(0).releve == Releve()


def test_un_remplacant_ouvre_son_compte_et_l_ancien_garde_le_sien() -> None:
    serie = Serie(("a", "b"), 2)
    joueurs = IAalea(graine=1), IAalea(graine=2)
    jouer_serie(joueurs, serie)
    serie.prolonger(2, alterner=True)
    serie.remplacer(1, "c")
    jouer_serie(joueurs, serie)
    assert [(bilan.nom, bilan.parties) for bilan in serie.bilans] == [("a", 4), ("b", 2), ("c", 2)]
    assert [serie.bilan(place).nom for place in PLACES] == ["a", "c"]


def test_qui_n_a_pas_joue_ne_laisse_pas_de_compte_et_qui_reste_garde_le_sien() -> None:
    serie = Serie(("a", "b"))
    serie.remplacer(0, "c")
    serie.remplacer(1, "b")
    assert [bilan.nom for bilan in serie.bilans] == ["c", "b"]


@pytest.mark.parametrize("place", PLACES)
def test_deux_joueurs_du_meme_nom_ont_chacun_leur_compte(place: Any) -> None:
    serie = Serie(("IA Max", "IA Max"))
    serie.remplacer(place, "Humain")
    jouer_serie((IAalea(graine=1), IAalea(graine=2)), serie)
    assert {bilan.nom: bilan.parties for bilan in serie.bilans} == {"IA Max": 1, "Humain": 1}


def transcriptions(graine: int | None) -> list[str]:
    joueurs = creer_adversaires("ia_alea", "ia_alphabeta:profondeur=2", graine)
    return [partie.transcription for _, partie in jouer_serie(joueurs, Serie(("a", "b"), 4))]


def test_la_meme_graine_rejoue_la_meme_serie() -> None:
    assert transcriptions(1) == transcriptions(1) != transcriptions(2)
    assert len(set(transcriptions(1))) > 1


def test_les_deux_adversaires_sont_differents() -> None:
    noir, blanc = creer_adversaires("ia_alea", "ia_alea", 0)
    assert isinstance(noir, IAalea)
    assert isinstance(blanc, IAalea)
    assert (noir.couleur, blanc.couleur) == ("N", "B")
    assert noir.hasard.getstate() != blanc.hasard.getstate()
    profond = creer_adversaires("ia_minmax:profondeur=2", "ia_max")[0]
    assert isinstance(profond, Recherche)
    assert profond.profondeur == 2
    with pytest.raises(ValueError, match="inconnu"):
        creer_adversaires("ia_alea", "ia_rien")


def test_la_derniere_partie_se_retire_des_comptes_et_elle_seule() -> None:
    serie = Serie(("a", "b"), 9)
    serie.noter(partie_finie())
    comptes = [replace(bilan) for bilan in serie.bilans]
    issues = list(serie.par_issue)
    serie.noter(partie_finie())
    serie.remplacer(1, "c")  # sat down since, and has not played
    serie.retirer()

    assert list(map(vars, serie.bilans)) == [*map(vars, comptes), vars(Bilan("c"))]
    assert (serie.par_issue, serie.jouees) == (issues, 1)
    with pytest.raises(ValueError, match="aucune partie à retirer"):
        serie.retirer()


def test_qui_est_parti_sans_autre_partie_que_celle_qu_on_retire_quitte_la_liste() -> None:
    serie = Serie(("a", "b"))
    serie.noter(partie_finie())
    serie.remplacer(0, "c")
    assert [bilan.nom for bilan in serie.bilans] == ["a", "b", "c"]
    serie.retirer()
    assert [bilan.nom for bilan in serie.bilans] == ["b", "c"]


def test_une_copie_ne_compte_plus_rien() -> None:
    serie = Serie(("a", "b"), 3)
    serie.noter(partie_finie())
    serie.remplacer(1, "c")
    copie = serie.copie()
    avant = [(bilan.nom, bilan.parties) for bilan in serie.bilans]
    assert [copie.bilan(place) in copie.bilans for place in PLACES] == [True, True]
    serie.noter(partie_finie())
    serie.echanger()
    assert [(bilan.nom, bilan.parties) for bilan in copie.bilans] == avant
    assert (copie.jouees, copie.bilan(0).nom, copie.nombre) == (1, "a", 3)


def ouverte(serie: Serie, coups: tuple[int, int] = (0, 0)) -> tuple[Partie, int]:
    """Return a game finished from the opening of the next one, and how many turns this took."""
    partie = Partie(JEU)
    entames = serie.ouvrir(partie)
    while not partie.terminee:
        legaux = JEU.coups_legaux(partie.etat)
        partie.jouer(legaux[min(coups[0 if partie.trait == PREMIER else 1], len(legaux) - 1)], 1.0)
    return partie, entames


def noter_ouverte(serie: Serie, coups: tuple[int, int] = (0, 0)) -> Partie:
    partie, entames = ouverte(serie, coups)
    serie.noter(partie, dict.fromkeys((PREMIER, SECOND), entames), entames)
    return partie


def serie_ouverte(nombre: int = 6) -> Serie:
    serie = Serie(("a", "b"))
    serie.prolonger(nombre, alterner=False, ouvertures=Ouvertures("hasard:2", JEU, 1))
    return serie


def test_chaque_ouverture_est_jouee_deux_fois_de_suite_couleurs_echangees() -> None:
    serie, noirs, debuts = serie_ouverte(), [], []
    while not serie.finie:
        noirs.append(serie.place(PREMIER))
        partie = noter_ouverte(serie)
        debuts.append(partie.transcription[:4])
        assert [tour.secondes for tour in partie.historique[:3]] == [0, 0, 1]
    assert noirs == [0, 1, 0, 1, 0, 1], "alterné sans qu'on le demande"
    assert debuts[::2] == debuts[1::2]
    assert len(set(debuts)) == 3


def test_les_coups_d_une_ouverture_ne_sont_a_personne() -> None:
    serie = serie_ouverte(1)
    partie = noter_ouverte(serie)
    coups = [serie.bilan(place).releve.coups for place in PLACES]
    assert sum(coups) == partie.nb_coups - 2
    assert sum(serie.bilan(place).releve.coups_minutes for place in PLACES) == sum(coups)


def test_les_deux_parties_d_une_ouverture_font_une_paire() -> None:
    serie = serie_ouverte()
    issues = []
    while not serie.finie:
        noir = serie.place(PREMIER)
        partie = noter_ouverte(serie, (0, serie.faites % 3))
        issues.append(0.5 if partie.issue == NULLE else float((partie.issue == PREMIER) == (noir == 0)))
    attendues = [0] * 5
    for premiere, seconde in zip(issues[::2], issues[1::2], strict=True):
        attendues[round(2 * (premiere + seconde))] += 1
    premier, second = (serie.bilan(place).resultat for place in PLACES)
    assert (premier.paires, second.paires) == (tuple(attendues), tuple(attendues[::-1]))
    assert premier.points == sum(issues)


@pytest.mark.parametrize("change", ["remplacer", "echanger", "prise", "sans"])
def test_une_partie_que_d_autres_ont_jouee_ne_fait_pas_de_paire(change: str) -> None:
    serie = serie_ouverte(2)
    noter_ouverte(serie)
    if change == "remplacer":
        serie.remplacer(1, "c")
    elif change == "echanger":
        serie.echanger()
    partie, entames = ouverte(serie)
    depuis = {PREMIER: entames, SECOND: entames + (2 if change == "prise" else 0)}
    serie.noter(partie, depuis, 0 if change == "sans" else entames)
    assert [sum(bilan.resultat.paires) for bilan in serie.bilans] == [0] * len(serie.bilans)


def test_une_partie_retiree_defait_sa_paire_et_la_refait() -> None:
    serie = serie_ouverte(2)
    noter_ouverte(serie)
    noter_ouverte(serie)
    serie.retirer()
    assert [sum(bilan.resultat.paires) for bilan in serie.bilans] == [0, 0]
    noter_ouverte(serie)
    assert [sum(bilan.resultat.paires) for bilan in serie.bilans] == [1, 1]


def test_d_une_partie_abandonnee_personne_ne_compte_les_pions() -> None:
    serie = Serie(("un", "deux"), 1)
    partie: Partie = Partie(Othello(6))
    partie.jouer(partie.jeu.coups_legaux(partie.etat)[0])
    partie.abandonner(SECOND)
    serie.noter(partie)
    assert [(bilan.resultat.victoires, bilan.marge_totale) for bilan in serie.bilans] == [(1, 0), (0, 0)]
    assert [bilan.comptees for bilan in serie.bilans] == [0, 0]
    comptee = partie_finie()
    serie.noter(comptee)
    ecart = comptee.resultat[0] - comptee.resultat[1]
    assert abs(serie.bilan(0).marge_moyenne) == abs(ecart) > 0, "la moyenne est celle des parties comptées"
