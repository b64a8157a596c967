"""A game played by two players in turn: who is asked when, what their clocks pay, and who is accused."""

from __future__ import annotations

from threading import Event
from typing import Any, ClassVar

import pytest

from ecosysteme.arret import Interrompu
from ecosysteme.derouler import derouler
from ecosysteme.jeu import PREMIER, SECOND, Jeu
from ecosysteme.jeux.nim import Nim
from ecosysteme.jeux.othello import Othello
from ecosysteme.joueurs import Humain, IAalea, IAmax
from ecosysteme.partie import Partie
from ecosysteme.pendules import Horloge, Pendules, Regle, Temps
from ecosysteme.protocoles import Abandon
from tests.positions import partie_jouee
from tests.traces import coups_de, tracer


def test_derouler_demande_a_chacun_son_tour_et_previent_apres_chaque_coup() -> None:
    appels: list[int] = []
    camps = {PREMIER: IAmax("N", graine=1), SECOND: IAalea("B", graine=2)}
    partie = derouler(Partie(Othello(6)), camps, apres_coup=lambda partie: appels.append(partie.nb_coups))
    assert partie.terminee
    assert appels == list(range(1, partie.nb_coups + 1))
    assert all(tour.secondes >= 0 for tour in partie.historique)


def test_ce_qui_se_prepare_une_fois_n_est_pas_dans_le_temps_du_premier_coup(monkeypatch: pytest.MonkeyPatch) -> None:
    heure = [0.0]
    monkeypatch.setattr("ecosysteme.derouler.perf_counter", lambda: heure[0])

    class Lent(IAalea):
        pret = False

        def preparer(self, jeu: Jeu, arret: Event | None = None) -> None:
            heure[0] += 0.0 if self.pret else 30.0
            self.pret = True

        def choisir(self, jeu: Any, etat: Any, arret: Event | None = None) -> Any:
            self.preparer(jeu)
            return super().choisir(jeu, etat, arret)

    partie = derouler(Partie(Othello(4)), {PREMIER: Lent("N"), SECOND: Lent("B")})
    assert {tour.secondes for tour in partie.historique} == {0.0}


def test_un_joueur_qui_triche_est_nomme_et_la_partie_ne_bouge_pas() -> None:
    partie = partie_jouee("d3")
    tricheur = Humain("B", question=lambda jeu, etat: (0, 0))
    with pytest.raises(ValueError, match=r"^Humain a joué un coup illégal : .*a1"):
        derouler(partie, {PREMIER: IAalea("N"), SECOND: tricheur})
    assert partie.transcription == "d3"


def test_une_personne_rejoue_jusqu_a_un_coup_legal_et_son_temps_compte() -> None:
    reponses = iter([(0, 0), (3, 3), (2, 3)])
    refus: list[ValueError] = []
    partie, arret = Partie(Othello()), Event()

    def repondre(jeu: Any, etat: Any) -> Any:
        assert partie.nb_coups == 0, "un coup refusé ne change rien"
        return next(reponses)

    personne = Humain(question=repondre)
    with pytest.raises(Interrompu):
        derouler(partie, {PREMIER: personne, SECOND: personne}, arret, lambda _: arret.set(), refus.append)
    assert [str(erreur) for erreur in refus] == [
        "un pion en a1 n'encadre aucun pion adverse",
        "la case d4 est déjà occupée",
    ]
    assert partie.transcription == "d3"


def test_le_meme_joueur_peut_avoir_les_deux_camps(monkeypatch: pytest.MonkeyPatch) -> None:
    appels, joueur = tracer(monkeypatch), IAalea(graine=3)
    partie = derouler(Partie(Othello(6)), {PREMIER: joueur, SECOND: joueur})
    assert appels == coups_de(partie)


def test_l_arret_interrompt_meme_des_joueurs_qui_ne_cherchent_pas() -> None:
    arret = Event()
    partie = Partie(Othello())
    with pytest.raises(Interrompu):
        derouler(partie, {PREMIER: IAalea("N"), SECOND: IAalea("B")}, arret, lambda partie: arret.set())
    assert partie.nb_coups == 1


@pytest.mark.parametrize("memes", [False, True])
def test_qui_anticipe_reflechit_pendant_le_tour_de_l_autre(memes: bool) -> None:
    class Anticipe(IAalea):
        demandes: ClassVar[list[tuple[object, bool]]] = []

        @property
        def anticipe(self) -> bool:
            return True

        def anticiper(self, jeu: object, etat: object, arret: Event) -> None:
            self.demandes.append((etat, arret.wait(60)))

    joueur, autre = Anticipe(graine=1), IAalea(graine=2)
    Anticipe.demandes = []
    partie: Partie = Partie(Nim((2, 2)))
    derouler(partie, {PREMIER: joueur, SECOND: joueur if memes else autre})
    tours = [partie.depart, *(noeud.etat for noeud in partie.historique)]
    siens = [] if memes else [(etat, True) for etat in tours[:-1] if partie.jeu.trait(etat) == SECOND]
    assert Anticipe.demandes == siens


class Chronometre(IAalea):
    """Takes as long as it is told for each of its moves, on a clock of its own."""

    def __init__(self, couleur: Any, heure: list[float], secondes: float) -> None:
        super().__init__(couleur, graine=1)
        self.heure, self.secondes, self.vues = heure, secondes, list[Temps | None]()

    def choisir(self, jeu: Any, etat: Any, arret: Event | None = None) -> Any:
        self.vues.append(self.horloge)
        self.heure[0] += self.secondes
        return super().choisir(jeu, etat, arret)


def test_la_pendule_paie_et_chacun_voit_la_sienne(monkeypatch: pytest.MonkeyPatch) -> None:
    heure = [0.0]
    monkeypatch.setattr("ecosysteme.derouler.perf_counter", lambda: heure[0])
    lent, vif = Chronometre("N", heure, 25.0), Chronometre("B", heure, 1.0)
    partie: Partie = Partie(Othello(6))
    partie.pendules = Pendules.reglees(Horloge(60, 2), regle=Regle.STRICTE)
    derouler(partie, {PREMIER: lent, SECOND: vif})
    assert [vue and vue.reste for vue in lent.vues] == [60.0, 37.0, 14.0]
    assert [vue and vue.reste for vue in vif.vues] == [60.0, 61.0]
    assert (partie.issue, partie.nb_coups, partie.entete.decision) == (SECOND, 4, "W+T")


def test_sans_pendules_personne_ne_voit_de_temps() -> None:
    joueur = Chronometre("N", [0.0], 0.0)
    derouler(Partie(Othello(4)), {PREMIER: joueur, SECOND: IAalea("B", graine=1)})
    assert set(joueur.vues) == {None}


def test_qui_abandonne_perd_la_partie_et_aucun_coup_n_est_annonce() -> None:
    class Las(IAalea):
        def choisir(self, jeu: Any, etat: Any, arret: Event | None = None) -> Any:
            raise Abandon("abandonne la partie")

    partie, apres = Partie(Othello(6)), list[int]()
    derouler(partie, {PREMIER: IAalea("N", graine=1), SECOND: Las("B")}, apres_coup=lambda p: apres.append(p.nb_coups))
    assert (partie.issue, partie.entete.decision, partie.nb_coups, apres) == (PREMIER, "B+R", 1, [1])


def test_une_machine_reclame_le_temps_de_l_autre(monkeypatch: pytest.MonkeyPatch) -> None:
    heure = [0.0]
    monkeypatch.setattr("ecosysteme.derouler.perf_counter", lambda: heure[0])
    partie: Partie = Partie(Othello(6))
    partie.pendules = Pendules.reglees(Horloge(60), regle=Regle.JAPONAISE)
    derouler(partie, {PREMIER: Chronometre("N", heure, 61.0), SECOND: Chronometre("B", heure, 1.0)})
    assert (partie.issue, partie.nb_coups, partie.resultat) == (SECOND, 1, (17, 19))
