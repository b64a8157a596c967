"""The moves: played by who has the turn, or refused in a sentence with the board as it was."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QCheckBox
from pytestqt.qtbot import QtBot

from ecosysteme.joueurs import IAalphabeta
from ecosysteme.plateau import lire_case
from ecosysteme.protocoles import Abandon
from tests.positions import partie_jouee
from tests.traces import coups_de, tracer
from ui.fenetre.affichage import Affichage
from ui.fenetre.coups import Coups
from ui.fenetre.sieges import Sieges
from ui.joueurs.panneaux import PanneauxJoueurs
from ui.pendules.decompte import Decompte
from ui.reflexion.coup import Reflexion
from ui.situation import Marche
from ui.socle.chargeur import trouver
from ui.socle.langue import Langue
from ui.socle.memoire import Memoire
from ui.socle.messages import Messages
from ui.socle.taches import Taches
from ui.widgets.barre_etat import BarreEtat
from ui.widgets.fenetre import FenetreDessinee


@pytest.fixture
def coups(
    coquille: FenetreDessinee, memoire: Memoire, taches: Taches, affichage: Affichage, messages: Messages
) -> Iterator[Coups]:
    """A person has black, alpha-beta white."""
    reflexion = Reflexion(taches, coquille)
    sieges = Sieges(PanneauxJoueurs(coquille, memoire))
    yield Coups(coquille, reflexion, sieges, affichage, messages, Decompte(coquille))
    reflexion.oublier()


def dit(coquille: FenetreDessinee) -> str:
    return trouver(coquille, BarreEtat, "barre_etat").currentMessage()


@pytest.mark.parametrize(
    ("nom", "phrase"),
    [("fr", "Un pion en a1 n'encadre aucun pion adverse"), ("en", "A disc on a1 outflanks no opposing disc")],
)
def test_une_personne_rejoue_apres_un_refus_et_son_temps_est_celui_de_son_tour(
    coquille: FenetreDessinee, coups: Coups, langue: Langue, monkeypatch: pytest.MonkeyPatch, nom: str, phrase: str
) -> None:
    langue.choisir(nom)
    heure, appels, partie = [100.0], tracer(monkeypatch), partie_jouee("")
    monkeypatch.setattr("ui.pendules.decompte.heure", lambda: heure[0])
    coups.demander(partie, 0)
    heure[0] += 3
    assert not coups.jouer_personne(partie, (0, 0), Marche.EN_COURS)
    assert (dit(coquille), partie.nb_coups) == (phrase, 0)
    heure[0] += 2
    assert coups.jouer_personne(partie, lire_case("d3"), Marche.EN_COURS)
    assert partie.historique[0].secondes == 5
    assert [appel.accepte for appel in appels] == [False, True]


def test_le_coup_qui_commence_la_partie_est_minute_depuis_qu_on_peut_le_jouer(
    coups: Coups, monkeypatch: pytest.MonkeyPatch
) -> None:
    heure, partie = [10.0], partie_jouee("")
    monkeypatch.setattr("ui.pendules.decompte.heure", lambda: heure[0])
    coups.chronometrer(partie, Marche.PRETE)
    heure[0] += 2.5
    assert coups.jouer_personne(partie, lire_case("d3"), Marche.PRETE)
    assert partie.historique[0].secondes == 2.5


def test_personne_ne_joue_au_tour_d_une_machine(
    coquille: FenetreDessinee, coups: Coups, monkeypatch: pytest.MonkeyPatch
) -> None:
    partie, appels = partie_jouee("d3"), tracer(monkeypatch)
    assert not coups.jouer_personne(partie, lire_case("c3"), Marche.EN_COURS)
    assert dit(coquille) == "C'est à Alpha-Bêta (4) de jouer."
    assert appels == []


def test_une_machine_joue_elle_meme_le_coup_qu_elle_a_choisi(
    qtbot: QtBot, coups: Coups, monkeypatch: pytest.MonkeyPatch
) -> None:
    partie, appels = partie_jouee("d3"), tracer(monkeypatch)
    with qtbot.waitSignal(coups.machine_a_joue) as jouee:
        coups.demander(partie, 0)
    assert isinstance(jouee.args[0], IAalphabeta)
    assert appels == coups_de(partie, entames=1)
    assert partie.historique[1].secondes > 0


def test_une_machine_qui_joue_un_coup_illegal_le_fait_dire(
    qtbot: QtBot, coquille: FenetreDessinee, coups: Coups, monkeypatch: pytest.MonkeyPatch
) -> None:
    partie = partie_jouee("d3")
    monkeypatch.setattr(IAalphabeta, "choisir", lambda *_: (3, 3))
    with qtbot.waitSignal(coups.machine_a_echoue):
        coups.demander(partie, 0)
    assert partie.transcription == "d3"
    assert dit(coquille) == "Ce joueur a échoué : la case d4 est déjà occupée"


def test_une_machine_qui_abandonne_perd_sans_avoir_echoue(
    coups: Coups, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    def abandonner(*_: object) -> None:
        raise Abandon("abandonne la partie")

    monkeypatch.setattr(IAalphabeta, "choisir", abandonner)
    partie = partie_jouee("d3")
    with qtbot.assertNotEmitted(coups.machine_a_echoue), qtbot.waitSignal(coups.machine_a_joue):
        coups.demander(partie, 0)
    assert (partie.entete.decision, partie.nb_coups) == ("B+R", 1)


def test_une_machine_que_l_on_oublie_ne_joue_pas(
    qtbot: QtBot, coquille: FenetreDessinee, coups: Coups, taches: Taches
) -> None:
    partie = partie_jouee("d3")
    coups.demander(partie, 0)
    coups.oublier()
    trouver(coquille, QCheckBox, "noir_ia_max").click()  # any event
    taches.fermer()
    assert partie.transcription == "d3"


def test_essayer_joue_pour_l_un_et_l_autre_camp_sans_personne(
    coquille: FenetreDessinee, coups: Coups, monkeypatch: pytest.MonkeyPatch
) -> None:
    partie, appels = partie_jouee("f5d6c3"), tracer(monkeypatch)
    partie.aller_a(1)
    assert coups.essayer(partie, lire_case("f6")), "aux blancs, qu'une machine a"
    assert dit(coquille) == "Variante : les coups joués avant sont gardés"
    assert coups.essayer(partie, lire_case("e6"))
    assert not coups.essayer(partie, lire_case("a1"))
    assert dit(coquille) == "Un pion en a1 n'encadre aucun pion adverse"
    assert (partie.transcription, appels) == ("f5f6e6", [])


def test_une_passe_se_dit_si_le_coup_suivant_laisse_le_temps_de_la_lire(
    coquille: FenetreDessinee, coups: Coups, messages: Messages, langue: Langue
) -> None:
    partie = partie_jouee("c4b4a1d2d4d3a2c1a4a3b1", taille=4)
    messages.lisible = False
    coups.dire_suite(partie, IAalphabeta())
    assert dit(coquille) == ""
    messages.lisible = True
    coups.dire_suite(partie, IAalphabeta())
    assert dit(coquille) == "Blanc ne peut pas jouer et passe son tour"
