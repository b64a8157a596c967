"""A machine's turn: its delay, and the questions that are forgotten."""

from __future__ import annotations

from threading import Event
from time import perf_counter
from typing import Any

import pytest
from PySide6.QtCore import QObject, Qt, QTimer
from pytestqt.qtbot import QtBot

from ecosysteme.arret import Interrompu
from ecosysteme.conseiller import Conseiller
from ecosysteme.experts import ConseillerOthello
from ecosysteme.jeu import CoupQuelconque, EtatQuelconque, Jeu
from ecosysteme.jeux.othello import Othello
from ecosysteme.joueurs import IAmoteur, Joueur
from tests.ui.moteurs import PATIENCE, avis
from ui.reflexion.coup import Reflexion
from ui.reflexion.moteur_partage import MoteurPartage
from ui.socle import flux
from ui.socle.taches import Taches

JEU = Othello()
DEPART = JEU.etat_initial()


class Prompt(Joueur):
    """Answers ``coup`` at once."""

    nom = libelle = "prompt"

    def __init__(self, coup: str) -> None:
        super().__init__()
        self.coup = coup

    def choisir(self, jeu: Jeu, etat: EtatQuelconque, arret: Event | None = None) -> CoupQuelconque:
        return self.coup


class Lent(Joueur):
    """Thinks until it is told to stop, as a deep search does."""

    nom = libelle = "lent"

    def __init__(self) -> None:
        super().__init__()
        self.commence, self.arrete = Event(), Event()

    def choisir(self, jeu: Jeu, etat: EtatQuelconque, arret: Event | None = None) -> CoupQuelconque:
        assert arret is not None
        self.commence.set()
        if arret.wait(PATIENCE / 1000):
            self.arrete.set()
            raise Interrompu
        return "trop tard"


class Casse(Joueur):
    """Fails."""

    nom = libelle = "cassé"

    def choisir(self, jeu: Jeu, etat: EtatQuelconque, arret: Event | None = None) -> CoupQuelconque:
        raise ZeroDivisionError("cassé")


class Bavard(IAmoteur):
    """Has two opinions, then thinks until it is told to stop, or answers when ``bref``."""

    def __init__(self, *, bref: bool = False) -> None:
        super().__init__()
        self.bref, self.dit = bref, Event()

    def choisir(self, jeu: Jeu, etat: EtatQuelconque, arret: Event | None = None) -> Any:
        assert arret is not None
        assert self.rappel is not None
        for profondeur in (1, 2):
            self.rappel(avis(etat.plateau, "N", profondeur))
        self.dit.set()
        if not self.bref and arret.wait(PATIENCE / 1000):
            self.rappel(avis(etat.plateau, "N", 3))
            raise Interrompu
        return etat.coups[0]


@pytest.fixture
def reflexion(taches: Taches, parent: QObject) -> Reflexion:
    return Reflexion(taches, parent)


@pytest.fixture
def recus(reflexion: Reflexion) -> list[Any]:
    recus: list[Any] = []
    reflexion.coup_pret.connect(lambda coup, _secondes: recus.append(coup))
    reflexion.manquee.connect(lambda erreur: recus.append(type(erreur)))
    return recus


@pytest.mark.parametrize("delai", [60, 400])
def test_une_reponse_immediate_attend_le_delai_entier(qtbot: QtBot, reflexion: Reflexion, delai: int) -> None:
    debut = perf_counter()
    with qtbot.waitSignal(reflexion.coup_pret, timeout=PATIENCE) as attendu:
        reflexion.demander(Prompt("d3"), JEU, DEPART, delai)
    assert 1000 * (perf_counter() - debut) >= delai - 1  # Qt counts in whole milliseconds
    assert attendu.args is not None
    coup, secondes = attendu.args
    assert coup == "d3"
    assert 1000 * secondes < delai, "le temps affiché est celui du joueur, sans l'attente"


def minuteurs(reflexion: Reflexion) -> list[QTimer]:
    return list(reflexion.findChildren(QTimer, options=Qt.FindChildOption.FindDirectChildrenOnly))


def test_l_attente_ne_sonne_jamais_en_avance(reflexion: Reflexion) -> None:
    """Qt's ordinary timers may be a twentieth early, but not at every run: the sort is checked, not the time."""
    assert [minuteur.timerType() for minuteur in minuteurs(reflexion)] == [Qt.TimerType.PreciseTimer]


def test_sans_delai_la_reponse_vient_apres_l_appel(qtbot: QtBot, reflexion: Reflexion, recus: list[Any]) -> None:
    reflexion.demander(Prompt("d3"), JEU, DEPART, 0)
    assert recus == []
    qtbot.waitUntil(lambda: recus == ["d3"], timeout=PATIENCE)


def test_une_question_oubliee_arrete_son_joueur_et_ne_repond_jamais(
    qtbot: QtBot, reflexion: Reflexion, recus: list[Any]
) -> None:
    lent = Lent()
    reflexion.demander(lent, JEU, DEPART, 0)
    assert lent.commence.wait(PATIENCE / 1000)
    reflexion.oublier()
    assert lent.arrete.wait(PATIENCE / 1000)
    reflexion.demander(Prompt("c4"), JEU, DEPART, 0)
    qtbot.waitUntil(lambda: bool(recus), timeout=PATIENCE)
    assert recus == ["c4"], "ni coup, ni l'erreur de la recherche interrompue"


def test_une_question_nouvelle_remplace_la_precedente(qtbot: QtBot, reflexion: Reflexion, recus: list[Any]) -> None:
    reflexion.demander(Lent(), JEU, DEPART, 0)
    reflexion.demander(Prompt("c4"), JEU, DEPART, 0)
    qtbot.waitUntil(lambda: bool(recus), timeout=PATIENCE)
    assert recus == ["c4"]


def test_une_reponse_trouvee_mais_pas_encore_montree_s_oublie_aussi(
    qtbot: QtBot, taches: Taches, reflexion: Reflexion, recus: list[Any]
) -> None:
    reflexion.demander(Prompt("d3"), JEU, DEPART, 3_600_000)
    with qtbot.waitCallback(timeout=PATIENCE) as derriere:  # its answer is now known, and waits for its delay
        taches.lancer(lambda _: None, derriere, derriere)
    [attente] = minuteurs(reflexion)
    assert attente.isActive()
    reflexion.oublier()
    assert not attente.isActive()
    assert recus == []


def test_un_joueur_casse_est_signale(qtbot: QtBot, reflexion: Reflexion, recus: list[Any]) -> None:
    reflexion.demander(Casse(), JEU, DEPART, 0)
    qtbot.waitUntil(lambda: bool(recus), timeout=PATIENCE)
    assert recus == [ZeroDivisionError]


@pytest.fixture
def profondeurs(reflexion: Reflexion) -> list[int]:
    profondeurs: list[int] = []
    reflexion.avis_change.connect(lambda avis: profondeurs.append(avis.profondeur))
    return profondeurs


def test_le_moteur_dit_ce_qu_il_pense_pendant_qu_il_cherche(
    qtbot: QtBot, reflexion: Reflexion, recus: list[Any], profondeurs: list[int]
) -> None:
    reflexion.demander(Bavard(), JEU, DEPART, 0)
    qtbot.waitUntil(lambda: 2 in profondeurs, timeout=PATIENCE)
    assert recus == []


def test_oublie_le_moteur_ne_dit_plus_rien_de_sa_recherche(
    qtbot: QtBot, taches: Taches, reflexion: Reflexion, profondeurs: list[int]
) -> None:
    bavard = Bavard()
    reflexion.demander(bavard, JEU, DEPART, 0)
    assert bavard.dit.wait(PATIENCE / 1000)
    reflexion.oublier()
    qtbot.waitUntil(lambda: not taches.occupe, timeout=PATIENCE)
    qtbot.wait(30)
    assert profondeurs == [], "ni ce qu'il avait dit sans être lu, ni ce qu'il a dit ensuite"


def test_apres_le_coup_rien_de_la_recherche_n_arrive_plus(
    qtbot: QtBot, reflexion: Reflexion, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(flux, "PERIODE", 0.05)
    ordre: list[str] = []
    reflexion.avis_change.connect(lambda _: ordre.append("avis"))
    reflexion.coup_pret.connect(lambda *_: ordre.append("coup"))
    reflexion.demander(Bavard(bref=True), JEU, DEPART, 0)
    qtbot.waitUntil(lambda: "coup" in ordre, timeout=PATIENCE)
    qtbot.wait(120)
    assert ordre[-1] == "coup"


class EnCompilation(MoteurPartage):
    """Compiles until it is told that it is over; nothing is loaded then."""

    def __init__(self) -> None:
        super().__init__()
        self.attendre()

    def conseiller(self, jeu: Jeu, arret: Event) -> Conseiller:
        self.patienter(jeu, arret)
        return ConseillerOthello(Othello())


class Remplace(IAmoteur):
    """An engine that nobody compiles: it only says that it was asked."""

    def preparer(self, jeu: Jeu, arret: Event | None = None) -> None:
        """Nothing to load."""

    def choisir(self, jeu: Jeu, etat: EtatQuelconque, arret: Event | None = None) -> Any:
        return "le moteur"


@pytest.fixture
def compilation(taches: Taches, parent: QObject) -> tuple[EnCompilation, Reflexion]:
    partage = EnCompilation()
    return partage, Reflexion(taches, parent, partage)


def test_un_bas_niveau_repond_sans_attendre_la_compilation_puis_le_moteur_reprend(
    qtbot: QtBot, compilation: tuple[EnCompilation, Reflexion]
) -> None:
    partage, reflexion = compilation
    joueur = Remplace(niveau=8)
    with qtbot.waitSignal(reflexion.coup_pret, timeout=PATIENCE) as pendant:
        reflexion.demander(joueur, JEU, DEPART, 0)
    assert pendant.args is not None
    assert pendant.args[0] in DEPART.coups
    assert partage.remplaces == {JEU.nom}
    partage.liberer()
    with qtbot.waitSignal(reflexion.coup_pret, timeout=PATIENCE) as ensuite:
        reflexion.demander(joueur, JEU, DEPART, 0)
    assert ensuite.args is not None
    assert ensuite.args[0] == "le moteur"


def test_un_niveau_fort_attend_la_fin_de_la_compilation_et_s_arrete_avant(
    qtbot: QtBot, compilation: tuple[EnCompilation, Reflexion], taches: Taches
) -> None:
    partage, reflexion = compilation
    with qtbot.assertNotEmitted(reflexion.coup_pret, wait=50):
        reflexion.demander(Remplace(niveau=20), JEU, DEPART, 0)
    assert not partage.remplaces
    reflexion.oublier()
    qtbot.waitUntil(lambda: not taches.occupe, timeout=PATIENCE)
    with qtbot.waitSignal(reflexion.coup_pret, timeout=PATIENCE):
        reflexion.demander(Remplace(niveau=20), JEU, DEPART, 0)
        partage.liberer()


class EnAvance(Lent):
    """Thinks in advance, if it was asked to, until it is told to stop."""

    def __init__(self, *, anticipe: bool = True) -> None:
        super().__init__()
        self._anticipe = anticipe

    @property
    def anticipe(self) -> bool:
        return self._anticipe

    def anticiper(self, jeu: Jeu, etat: EtatQuelconque, arret: Event) -> None:
        self.choisir(jeu, etat, arret)


@pytest.mark.parametrize("geste", ["cesser", "oublier", "demander", "anticiper"])
def test_ce_qui_est_pense_d_avance_s_arrete_sans_rien_dire(
    qtbot: QtBot, reflexion: Reflexion, recus: list[Any], geste: str
) -> None:
    joueur, autre = EnAvance(), EnAvance()
    reflexion.anticiper(joueur, JEU, DEPART)
    assert joueur.commence.wait(PATIENCE / 1000)
    if geste == "demander":
        reflexion.demander(Prompt("d3"), JEU, DEPART, 0)
    elif geste == "anticiper":
        reflexion.anticiper(autre, JEU, DEPART)
        assert autre.commence.wait(PATIENCE / 1000)
    else:
        getattr(reflexion, geste)()
    assert joueur.arrete.wait(PATIENCE / 1000)
    reflexion.demander(Prompt("c4"), JEU, DEPART, 0)
    qtbot.waitUntil(lambda: "c4" in recus, timeout=PATIENCE)
    assert recus in (["c4"], ["d3", "c4"])


def test_cesser_laisse_une_question_aller_a_son_terme(qtbot: QtBot, reflexion: Reflexion, recus: list[Any]) -> None:
    reflexion.demander(Prompt("d3"), JEU, DEPART, 0)
    reflexion.cesser()
    qtbot.waitUntil(lambda: recus == ["d3"], timeout=PATIENCE)


def test_qui_n_anticipe_pas_n_est_pas_derange(taches: Taches, reflexion: Reflexion) -> None:
    joueur = EnAvance(anticipe=False)
    reflexion.anticiper(joueur, JEU, DEPART)
    assert not taches.occupe
    assert not joueur.commence.is_set()


def test_une_reponse_retenue_vient_quand_on_la_lache(qtbot: QtBot, reflexion: Reflexion, recus: list[Any]) -> None:
    reflexion.retenir(True)
    with qtbot.waitSignal(reflexion.trouvee):
        reflexion.demander(Prompt("c4"), JEU, DEPART, 0)
    assert not recus
    reflexion.retenir(False)
    assert recus == ["c4"]
    reflexion.retenir(True)
    with qtbot.waitSignal(reflexion.trouvee):
        reflexion.demander(Prompt("d3"), JEU, DEPART, 0)
    reflexion.oublier()
    reflexion.retenir(False)
    assert len(recus) == 1, "what was forgotten never comes"
