"""One game in a process: the same whatever was played before, faults that cost it, endings that are solved."""

from __future__ import annotations

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from itertools import combinations
from threading import Barrier, Event
from time import process_time
from typing import Any, ClassVar
from unittest.mock import ANY

import pytest

from ecosysteme.arret import Interrompu
from ecosysteme.jeu import PREMIER, SECOND
from ecosysteme.jeux.othello import Othello
from ecosysteme.joueurs import IAalea, IAexterne, IAmax, IAmoteur
from ecosysteme.partie import Partie
from ecosysteme.protocoles import Abandon
from ecosysteme.tournoi.departs import tirer_ouvertures
from ecosysteme.tournoi.exports import rejouer
from ecosysteme.tournoi.fiche import ABANDONNEE, EN_RALLONGE, PartieFinie
from ecosysteme.tournoi.ouvrier import MOTEURS_MAX, Consigne, Ouvrier, congedier, jouer_lot
from ecosysteme.tournoi.plan import Appariement, Plan, Reglement, ecrire_ouverture
from ecosysteme.tournoi.rangees import LecteurRangees, en_rangee
from tests.traces import coups_de, tracer

# Says which kernels a game of Puissance 4 had to compile or load, once its player was ready.
TARDIFS = """
from ecosysteme.jeux import lire_jeu
from ecosysteme.tournoi.plan import Appariement
from ecosysteme.tournoi.ouvrier import Consigne, Ouvrier

joueurs = ("ia_moteur:niveau=25,temps=0.2,livre=non,hash=1", "ia_alea")
ouvrier = Ouvrier(Consigne(lire_jeu("puissance4"), joueurs, (1, 2)))
ouvrier._joueur(0)
from ecosysteme.moteur.commun.compiler import FONCTIONS_DE
def prets():
    return {fonction.py_func.__name__ for salle in FONCTIONS_DE.values() for fonction in salle if fonction.signatures}
avant = prets()
assert avant
assert not ouvrier.jouer(Appariement(0, 0, 1)).raison
print(*sorted(prets() - avant))
"""


def sans_temps(fiche: PartieFinie) -> PartieFinie:
    return replace(fiche, temps=((), ()), quand=0.0)


def test_une_partie_ne_depend_que_de_son_rang() -> None:
    """Also the engine's, whose table would remember the games before: with so few nodes, it would then play better."""
    joueurs = ("ia_moteur:niveau=3,temps=600", *(f"ia_moteur:noeuds={n},temps=600,livre=non" for n in (3000, 2000)))
    reglement = Reglement("othello", joueurs, 12, graine=2)
    plan, consigne = Plan(reglement, ["f5 d6 c3 d3 c4 f4 c5 b3 c2 e6"]), Consigne.de(reglement)
    suite = [jouer_lot(consigne, (plan[rang],)).fiches[0] for rang in (0, 1, 4, 5, 6, 10)]  # a slow lot is cut short
    for fiche in suite[3:]:
        assert sans_temps(fiche) == sans_temps(Ouvrier(consigne).jouer(plan[fiche.rang]))
    assert suite[0].coups != suite[4].coups  # the same opening, other draws
    assert suite[2].coups == suite[5].coups  # no draws
    assert sum(len(temps) for temps in suite[0].temps) == len(suite[0].coups.split()) - 10


def test_chaque_coup_est_joue_par_retourner(monkeypatch: pytest.MonkeyPatch) -> None:
    """One call a move after the opening, which nobody plays, and none for a pass."""
    appels = tracer(monkeypatch)
    jeu = Othello(4)
    ouvrier, parties = Ouvrier(Consigne(jeu, ("ia_alea", "ia_max"), (1, 2))), []
    for rang in range(4):
        del appels[:]
        partie = rejouer(jeu, ouvrier.jouer(Appariement(rang, rang % 2, 1 - rang % 2, "b1 c1")), 1)
        parties.append(partie)
        assert appels == coups_de(partie, entames=2)
    assert any(trait.coup is None for partie in parties for trait in partie.historique)


def test_la_fiche_se_rejoue() -> None:
    jeu = Othello(6)
    consigne = Consigne(jeu, ("ia_alea", "ia_max"), (1, 2))
    ouverture = ecrire_ouverture(jeu, tirer_ouvertures(jeu, 2, 1, graine=1)[0])
    fiche = Ouvrier(consigne).jouer(Appariement(5, 1, 0, ouverture))
    partie = rejouer(jeu, fiche, 1)
    assert fiche.coups.startswith(f"{ouverture} ")
    assert (partie.issue, partie.resultat) == (fiche.issue, fiche.points)
    assert fiche.graine == "2/5 1/5"
    legaux: dict[int, list[int]] = {PREMIER: [], SECOND: []}
    etat = Partie(partie.jeu).etat
    for rang, tour in enumerate(partie.historique):
        if rang >= 2 and tour.coup is not None:
            legaux[tour.auteur].append(len(partie.jeu.coups_legaux(etat)))
        etat = tour.etat
    assert list(fiche.mobilite) == pytest.approx([sum(nombres) / len(nombres) for nombres in legaux.values()])
    assert [len(temps) for temps in fiche.temps] == [len(nombres) for nombres in legaux.values()]


def test_une_panne_ou_un_coup_illegal_perd_la_partie_et_dit_pourquoi(monkeypatch: pytest.MonkeyPatch) -> None:
    def tomber(*_: Any) -> Any:
        raise ZeroDivisionError("en panne")

    monkeypatch.setattr(IAalea, "choisir", tomber)
    monkeypatch.setattr(IAmax, "choisir", lambda *_: (0, 0))
    ouvrier = Ouvrier(Consigne(Othello(), ("ia_alea", "ia_max"), (1, 2)))
    panne, illegal = ouvrier.jouer(Appariement(0, 0, 1, "f5 d6")), ouvrier.jouer(Appariement(1, 1, 0))
    assert (panne.issue, panne.fautif, str(panne.raison)) == (2, 1, "ZeroDivisionError : en panne")
    assert (panne.coups, panne.points) == ("f5 d6", (0, 0))
    assert (illegal.issue, illegal.fautif) == (2, 1)
    assert "IA Max a joué un coup illégal" in str(illegal.raison)


def test_une_interruption_n_est_pas_une_faute(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrompre(*_: Any) -> Any:
        raise Interrompu

    monkeypatch.setattr(IAalea, "choisir", interrompre)
    with pytest.raises(Interrompu):
        Ouvrier(Consigne(Othello(), ("ia_alea", "ia_max"), (1, 2))).jouer(Appariement(0, 0, 1))


def test_rien_ne_se_prepare_apres_l_arret(monkeypatch: pytest.MonkeyPatch) -> None:
    """A program started while the process ends could be left running; nor once its start was interrupted."""
    prets: list[Any] = []

    def preparer(joueur: IAexterne, _jeu: Any, arret: Event) -> None:
        prets.append(joueur)
        arret.set()
        raise Interrompu

    monkeypatch.setattr(IAexterne, "preparer", preparer)
    ouvrier = Ouvrier(Consigne(Othello(), ("externe:gtp:python3", "externe:nboard:python3"), (1, 2)))
    for _ in range(2):
        with pytest.raises(Interrompu):
            ouvrier.jouer(Appariement(0, 0, 1))
    assert len(prets) == 1


def test_l_arbitre_donne_le_score_exact() -> None:
    """Two engines that solve the ending reach the very score that the referee gives in their place."""
    joueurs = ("ia_moteur:profondeur_max=20,temps=60,livre=non",) * 2
    debut = Ouvrier(Consigne(Othello(), ("ia_alea", "ia_max"), (3, 4))).jouer(Appariement(0, 0, 1)).coups.split()
    ouverture = " ".join(debut[: len(debut) - 13])
    jouee = Ouvrier(Consigne(Othello(), joueurs, (1, 2))).jouer(Appariement(0, 0, 1, ouverture))
    arbitree = Ouvrier(Consigne(Othello(), joueurs, (1, 2), arbitrage=12)).jouer(Appariement(0, 0, 1, ouverture))
    assert str(arbitree.raison) == "arbitrage : fin résolue"
    assert arbitree.fautif is None
    assert len(arbitree.coups.split()) < len(jouee.coups.split())
    vides = 64 - sum(jouee.points)
    ecart = jouee.points[0] - jouee.points[1]
    assert arbitree.points[0] - arbitree.points[1] == ecart + (vides if ecart > 0 else -vides if ecart else 0)
    assert arbitree.issue == jouee.issue


def test_les_joueurs_restent_et_se_ferment(monkeypatch: pytest.MonkeyPatch) -> None:
    faits: list[str] = []
    monkeypatch.setattr(IAmoteur, "fermer", lambda _: faits.append("fermé"))
    monkeypatch.setattr(IAmoteur, "__str__", lambda _: "moteur")
    consigne = Consigne(Othello(6), ("ia_alea", "ia_moteur"), (1, 2))
    ouvrier = Ouvrier(consigne)
    assert ouvrier.jouer(Appariement(0, 0, 1)).fautif == SECOND  # it does not play that board
    assert ouvrier.jouer(Appariement(1, 1, 0)).fautif == PREMIER
    ouvrier.fermer()
    assert faits == ["fermé"]


def test_un_processus_ne_garde_que_quelques_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each engine has one of 64 MB: those who have not played for the longest time give theirs back."""
    vivants: set[IAmoteur] = set()
    monkeypatch.setattr(IAmoteur, "preparer", lambda joueur, *_: vivants.add(joueur))
    monkeypatch.setattr(IAmoteur, "fermer", lambda joueur: vivants.remove(joueur))
    monkeypatch.setattr(IAmoteur, "choisir", lambda joueur, jeu, etat, _: jeu.coups_legaux(etat)[0])
    ouvrier = Ouvrier(Consigne(Othello(4), ("ia_moteur",) * 7, (0,) * 7))
    for rang, (premier, second) in enumerate(combinations(range(7), 2)):
        assert not ouvrier.jouer(Appariement(rang, premier, second)).raison
        assert {ouvrier._joueurs[premier], ouvrier._joueurs[second]} <= vivants
        assert len(vivants) <= MOTEURS_MAX
    ouvrier.fermer()
    assert not vivants


def test_rien_ne_se_compile_au_puissance_4_quand_la_pendule_tourne() -> None:
    commande = [sys.executable, "-c", TARDIFS]
    assert subprocess.run(commande, capture_output=True, check=True, text=True, timeout=1800).stdout.split() == []


def test_chaque_partie_ne_compte_que_son_temps_de_processeur() -> None:
    """Two threads of a worker of a cluster, at work together, do not each count the time of both."""
    consigne = Consigne(Othello(6), ("ia_alphabeta:profondeur=3", "ia_max"), (1, 2))
    ensemble = Barrier(2)

    def jouer(rang: int) -> float:
        jouer_lot(consigne, (Appariement(rang, 0, 1),))  # the players of each thread are there
        ensemble.wait(600)
        return jouer_lot(consigne, tuple(Appariement(rang, 0, 1) for rang in range(10))).processeur

    debut = process_time()
    with ThreadPoolExecutor(2) as fils:
        assert 0 < sum(fils.map(jouer, range(2))) <= process_time() - debut


def test_congedier_ferme_les_joueurs_d_un_tournoi_et_d_aucun_autre(monkeypatch: pytest.MonkeyPatch) -> None:
    fermes: list[str] = []
    monkeypatch.setattr(IAmax, "fermer", lambda joueur: fermes.append(str(joueur.couleur)))
    un, deux = (Consigne(Othello(4), ("ia_alea", "ia_max"), (1, 2)) for _ in range(2))
    partie = (Appariement(0, 0, 1),)
    with ThreadPoolExecutor(1) as fil:  # the players belong to the thread that plays, and somebody else ends them
        fil.submit(jouer_lot, un, partie).result()
        congedier(deux.cle)
        assert fermes == []
        congedier(un.cle)
        assert fermes == ["B"]
        assert fil.submit(jouer_lot, un, partie).result().fiches[0].raison is None  # others sit down
        congedier(un.cle)
    assert fermes == ["B", "B"]


class Lent(IAalea):
    """Takes so many seconds of an invented clock for each of its moves, or resigns at once where it has none."""

    heure: ClassVar[list[float]] = [0.0]
    secondes: ClassVar[float | None] = None

    def choisir(self, jeu: Any, etat: Any, arret: Event | None = None) -> Any:
        if self.secondes is None:
            raise Abandon("abandonne la partie")
        self.heure[0] += self.secondes
        return super().choisir(jeu, etat, arret)


def partie_lente(monkeypatch: pytest.MonkeyPatch, secondes: float | None, **regles: Any) -> PartieFinie:
    """Play one game in which the second player is slow, and see that its row is believed and its exports tell it."""
    monkeypatch.setattr("ecosysteme.derouler.perf_counter", lambda: Lent.heure[0])
    monkeypatch.setattr(Lent, "secondes", secondes)
    reglement = Reglement("othello", ("ia_alea", "ia_max"), 2, graine=3, **regles)
    ouvrier = Ouvrier(Consigne.de(reglement))
    ouvrier._joueurs[1] = Lent("B")
    fiche = ouvrier.jouer(Plan(reglement)[0])
    assert LecteurRangees(reglement).fiche(en_rangee(fiche)) == replace(fiche, quand=ANY)
    return fiche


def test_qui_n_a_plus_de_temps_perd_par_sa_faute(monkeypatch: pytest.MonkeyPatch) -> None:
    fiche = partie_lente(monkeypatch, 25.0, pendule="1:00", regle="stricte")
    assert (fiche.issue, fiche.fautif, str(fiche.raison), fiche.points) == (PREMIER, SECOND, "temps", (64, 0))
    assert len(fiche.coups.split()) == 5, "le coup de trop n'est pas joué"
    assert fiche.temps[1] == (25_000_000,) * 3, "mais il compte dans le temps de réflexion"
    partie = rejouer(Othello(), fiche, 1)
    assert (partie.issue, partie.resultat, partie.entete.decision) == (PREMIER, (64, 0), "B+T")


def test_une_partie_finie_en_rallonge_se_gagne_de_deux_pions_au_mieux(monkeypatch: pytest.MonkeyPatch) -> None:
    gagnees = 0
    for graine in range(6):
        monkeypatch.setattr(Lent, "heure", [0.0])
        monkeypatch.setattr("ecosysteme.tournoi.plan.Reglement.graine_de", lambda self, place, g=graine: 10 * g + place)
        fiche = partie_lente(monkeypatch, 3.0, pendule="1:00")
        assert fiche.fautif is None
        assert fiche.issue == PREMIER
        if fiche.raison is not None:
            gagnees += 1
            assert (fiche.raison, fiche.points) == (EN_RALLONGE, (33, 31))
            partie = rejouer(Othello(), fiche, 1)
            assert (partie.resultat, partie.entete.decision) == ((33, 31), "B+T")
        else:
            assert fiche.points[0] >= 33, "une défaite plus lourde reste"
    assert 0 < gagnees < 6


def test_qui_abandonne_perd_sans_faute_ni_points(monkeypatch: pytest.MonkeyPatch) -> None:
    fiche = partie_lente(monkeypatch, None)
    assert (fiche.issue, fiche.fautif, fiche.raison, fiche.points) == (PREMIER, None, ABANDONNEE, (0, 0))
    assert rejouer(Othello(), fiche, 1).entete.decision == "B+R"
