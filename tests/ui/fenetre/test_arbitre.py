"""The clocks of the window: they run, stop, fall, are claimed and added to, with a time that the test moves."""

from __future__ import annotations

from collections.abc import Callable
from threading import Event

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QDialog, QMessageBox
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from ecosysteme.jeu import PREMIER, SECOND
from ecosysteme.joueurs import IAalea
from ecosysteme.protocoles import Abandon
from tests.fenetre import PATIENCE, cocher, jouer, message, presser
from ui.fenetre.affichage import Affichage
from ui.situation import Marche, Situation
from ui.socle.chargeur import trouver
from ui.socle.textes import BoiteDeMessage


@pytest.fixture
def maintenant(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    maintenant = [1000.0]
    monkeypatch.setattr("ui.pendules.decompte.heure", lambda: maintenant[0])
    return maintenant


@pytest.fixture
def avancer(fenetre: ApplicationIHM, maintenant: list[float]) -> Callable[[float], None]:
    """Let the time pass, looked at each second."""

    def passer(secondes: float) -> None:
        for _ in range(int(secondes)):
            maintenant[0] += 1
            fenetre.decompte.regarder()

    return passer


def regler(fenetre: ApplicationIHM, reglage: str, regle: str = "mondiale") -> None:
    widgets = fenetre.widgets
    widgets.regle_temps.setCurrentIndex(widgets.regle_temps.findData(regle))
    widgets.choix_pendule.activated.emit(widgets.choix_pendule.findData(reglage))


def cadrans(fenetre: ApplicationIHM) -> tuple[str, str]:
    return fenetre.widgets.noir.pendule.text(), fenetre.widgets.blanc.pendule.text()


def commencer(qtbot: QtBot, fenetre: ApplicationIHM, regle: str, adversaire: str = "blanc_humain") -> None:
    cocher(qtbot, fenetre, "noir_humain", adversaire)
    regler(fenetre, "1:00", regle)
    presser(qtbot, fenetre, "demarrer")


def test_elle_attend_demarrer_puis_compte_chacun_son_tour(
    qtbot: QtBot, fenetre: ApplicationIHM, avancer: Callable[[float], None]
) -> None:
    cocher(qtbot, fenetre, "noir_humain", "blanc_humain")
    regler(fenetre, "1:00")
    avancer(30)
    assert cadrans(fenetre) == ("1:00", "1:00")
    presser(qtbot, fenetre, "demarrer")
    avancer(10)
    assert cadrans(fenetre) == ("0:50", "1:00")
    jouer(qtbot, fenetre, "d3")
    avancer(5)
    assert cadrans(fenetre) == ("0:50", "0:55")
    assert fenetre.partie_en_cours.entete.cadence == "1:00//2:00"


def test_choisie_avant_le_premier_coup_elle_vaut_pour_cette_partie_ensuite_pour_la_prochaine(
    qtbot: QtBot, fenetre: ApplicationIHM, avancer: Callable[[float], None]
) -> None:
    cocher(qtbot, fenetre, "noir_humain", "blanc_humain")
    presser(qtbot, fenetre, "demarrer")
    avancer(20)
    regler(fenetre, "5:00")
    assert (cadrans(fenetre), message(fenetre)) == (("5:00", "5:00"), "")
    avancer(10)
    jouer(qtbot, fenetre, "d3")
    avancer(3)
    assert cadrans(fenetre) == ("4:50", "4:57")
    assert fenetre.partie_en_cours.entete.cadence == "5:00//2:00"
    regler(fenetre, "1:00")
    assert cadrans(fenetre) == ("4:50", "4:57")
    assert "prochaine partie" in message(fenetre)


def test_choisie_pendant_qu_une_machine_pense_au_premier_coup_elle_l_interroge_de_nouveau(
    qtbot: QtBot, fenetre: ApplicationIHM, monkeypatch: pytest.MonkeyPatch
) -> None:
    horloges, reponse = list[object](), Event()

    def penser(self: IAalea, *_: object) -> object:
        horloges.append(self.horloge)
        reponse.wait(PATIENCE / 1000)
        raise Abandon("abandonne la partie")

    monkeypatch.setattr(IAalea, "choisir", penser)
    cocher(qtbot, fenetre, "noir_ia_alea", "blanc_humain")
    presser(qtbot, fenetre, "demarrer")
    qtbot.waitUntil(lambda: horloges == [None], timeout=PATIENCE)
    regler(fenetre, "5:00")
    reponse.set()
    qtbot.waitUntil(lambda: len(horloges) == 2, timeout=PATIENCE)
    assert horloges[1] is not None


def test_arreter_suspend_et_fait_payer_et_annuler_ne_rend_rien(
    qtbot: QtBot, fenetre: ApplicationIHM, avancer: Callable[[float], None]
) -> None:
    commencer(qtbot, fenetre, "mondiale")
    avancer(10)
    presser(qtbot, fenetre, "arreter")
    avancer(100)
    assert cadrans(fenetre) == ("0:50", "1:00")
    presser(qtbot, fenetre, "demarrer")
    avancer(10)
    jouer(qtbot, fenetre, "d3")
    avancer(5)
    fenetre.widgets.action_annuler.trigger()
    assert cadrans(fenetre) == ("0:40", "0:55")


def test_la_regle_stricte_finit_la_partie_a_la_chute(
    qtbot: QtBot, fenetre: ApplicationIHM, avancer: Callable[[float], None]
) -> None:
    commencer(qtbot, fenetre, "stricte")
    avancer(60)
    partie = fenetre.partie_en_cours
    assert (partie.issue, partie.resultat, fenetre.situation.marche) == (SECOND, (0, 64), Marche.PRETE)
    assert fenetre.widgets.noir.etat_pendule.text() == "tombé"


def test_la_rallonge_puis_la_seconde_chute(
    qtbot: QtBot, fenetre: ApplicationIHM, avancer: Callable[[float], None]
) -> None:
    commencer(qtbot, fenetre, "mondiale")
    avancer(65)
    dit = fenetre.widgets.barre_etat.currentMessage().replace("\xa0", " ")
    assert dit == "Noir a dépassé son temps : deux minutes de rallonge, 31 pions au plus"
    assert (cadrans(fenetre)[0], fenetre.widgets.noir.etat_pendule.text()) == ("1:55", "en rallonge")
    jouer(qtbot, fenetre, "d3")
    avancer(70)  # White's flag falls too: Black, who fell first, keeps the cap
    assert fenetre.widgets.blanc.etat_pendule.text() == "en rallonge"
    pendules = fenetre.partie_en_cours.pendules
    jouer(qtbot, fenetre, "c3")
    avancer(116)
    assert pendules is not None
    assert pendules.premiere == PREMIER
    assert fenetre.partie_en_cours.issue == SECOND


def test_au_japon_une_personne_reclame(qtbot: QtBot, fenetre: ApplicationIHM, avancer: Callable[[float], None]) -> None:
    commencer(qtbot, fenetre, "japonaise")
    assert not fenetre.widgets.action_reclamer.isEnabled()
    avancer(62)
    assert not fenetre.partie_en_cours.terminee
    fenetre.widgets.action_reclamer.trigger()
    assert fenetre.partie_en_cours.resultat == (31, 33)


def test_une_machine_reclame_d_elle_meme(
    qtbot: QtBot, fenetre: ApplicationIHM, avancer: Callable[[float], None]
) -> None:
    commencer(qtbot, fenetre, "japonaise", "blanc_ia_alea")
    avancer(61)
    assert fenetre.partie_en_cours.issue == SECOND


def test_quinze_secondes_pour_l_autre(qtbot: QtBot, fenetre: ApplicationIHM, avancer: Callable[[float], None]) -> None:
    commencer(qtbot, fenetre, "mondiale")
    avancer(10)
    fenetre.widgets.action_ajouter_temps.trigger()
    assert cadrans(fenetre) == ("0:50", "1:15")


def test_une_boite_ouverte_contre_une_machine_arrete_la_pendule(
    qtbot: QtBot, fenetre: ApplicationIHM, avancer: Callable[[float], None]
) -> None:
    commencer(qtbot, fenetre, "mondiale", "blanc_ia_alea")
    QApplication.sendEvent(fenetre, QEvent(QEvent.Type.WindowBlocked))
    avancer(20)
    assert cadrans(fenetre)[0] == "1:00"
    QApplication.sendEvent(fenetre, QEvent(QEvent.Type.WindowUnblocked))
    avancer(20)
    assert cadrans(fenetre)[0] == "0:40"


@pytest.mark.parametrize(
    ("adversaire", "reste"), [("blanc_ia_alea", "0:40"), ("blanc_humain", "0:20")], ids=["machine", "personne"]
)
@pytest.mark.parametrize("action", ["enregistrer_sous", "regles", "imprimer_feuille", "abandonner"])
def test_qui_lit_une_autre_fenetre_ne_paie_que_face_a_une_personne(
    qtbot: QtBot,
    fenetre: ApplicationIHM,
    avancer: Callable[[float], None],
    action: str,
    adversaire: str,
    reste: str,
) -> None:
    commencer(qtbot, fenetre, "mondiale", adversaire)
    avancer(10)
    fenetre.widgets.trouver(QAction, f"action_{action}").trigger()
    qtbot.waitUntil(lambda: isinstance(QApplication.activeWindow(), QDialog), timeout=PATIENCE)
    avancer(20)
    boite = QApplication.activeWindow()
    assert boite is not None
    boite.close()
    fenetre.activateWindow()  # a window manager would
    qtbot.waitUntil(lambda: QApplication.activeWindow() is fenetre, timeout=PATIENCE)
    avancer(10)
    assert cadrans(fenetre)[0] == reste


def test_la_machine_dort_et_la_partie_est_suspendue(
    qtbot: QtBot, fenetre: ApplicationIHM, maintenant: list[float], avancer: Callable[[float], None]
) -> None:
    commencer(qtbot, fenetre, "mondiale")
    avancer(10)
    maintenant[0] += 3600
    fenetre.decompte.regarder()
    assert fenetre.situation.marche is Marche.ARRETEE
    assert cadrans(fenetre)[0] == "0:50"
    assert "a dormi" in fenetre.widgets.barre_etat.currentMessage()


def test_deux_machines_paient_ce_qu_elles_ont_reflechi(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    cocher(qtbot, fenetre, "noir_ia_min", "blanc_ia_min")
    fenetre.widgets.cadence.setValue(0)
    regler(fenetre, "1:00", "stricte")
    presser(qtbot, fenetre, "demarrer")
    qtbot.waitUntil(lambda: fenetre.partie_en_cours.terminee, timeout=PATIENCE)
    partie = fenetre.partie_en_cours
    assert partie.pendules is not None
    for camp in (PREMIER, SECOND):
        paye = partie.pendules.comptes[camp - 1].depense
        assert paye == pytest.approx(sum(tour.secondes for tour in partie.historique if tour.camp == camp))


def test_la_partie_que_le_drapeau_a_finie_annulee_puis_reprise_est_reperdue_aussitot(
    qtbot: QtBot, fenetre: ApplicationIHM, avancer: Callable[[float], None]
) -> None:
    commencer(qtbot, fenetre, "stricte")
    jouer(qtbot, fenetre, "d3")
    avancer(60)
    fin = message(fenetre)
    partie = fenetre.partie_en_cours
    fenetre.widgets.action_annuler.trigger()
    assert not partie.terminee
    presser(qtbot, fenetre, "demarrer")
    qtbot.waitUntil(lambda: partie.terminee)
    assert (partie.entete.decision, partie.nb_coups, fenetre.situation.marche) == ("B+T", 1, Marche.PRETE)
    assert message(fenetre) == fin


def test_la_chute_que_le_coup_revele_se_dit(
    qtbot: QtBot, fenetre: ApplicationIHM, maintenant: list[float], avancer: Callable[[float], None]
) -> None:
    commencer(qtbot, fenetre, "mondiale")
    avancer(58)
    maintenant[0] += 3
    jouer(qtbot, fenetre, "d3")
    qtbot.waitUntil(lambda: "deux minutes de rallonge" in fenetre.widgets.barre_etat.currentMessage())
    assert not fenetre.partie_en_cours.terminee


def test_le_coup_joue_trop_tard_perd_la_partie_et_ne_s_annonce_pas(
    qtbot: QtBot,
    fenetre: ApplicationIHM,
    maintenant: list[float],
    avancer: Callable[[float], None],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    annonces = list[bool]()
    monkeypatch.setattr(Affichage, "annoncer_coup", lambda _, passes=True: annonces.append(passes))
    commencer(qtbot, fenetre, "stricte")
    jouer(qtbot, fenetre, "d3")
    avancer(58)
    maintenant[0] += 3
    jouer(qtbot, fenetre, "c3")
    partie = fenetre.partie_en_cours
    assert (partie.entete.decision, partie.transcription, fenetre.situation.marche) == ("B+T", "d3", Marche.PRETE)
    assert annonces.count(False) == 1, "a move is announced before what comes of it"


def test_une_machine_assise_apres_la_chute_reclame_au_tour_suivant(
    qtbot: QtBot, fenetre: ApplicationIHM, avancer: Callable[[float], None]
) -> None:
    commencer(qtbot, fenetre, "japonaise")
    avancer(61)
    assert not fenetre.partie_en_cours.terminee
    cocher(qtbot, fenetre, "blanc_ia_alea")
    jouer(qtbot, fenetre, "d3")
    qtbot.waitUntil(lambda: fenetre.partie_en_cours.decidee, timeout=PATIENCE)
    assert (fenetre.partie_en_cours.issue, fenetre.partie_en_cours.resultat) == (SECOND, (31, 33))


def test_apres_le_sommeil_un_coup_joue_avant_que_la_pendule_batte_ne_perd_pas(
    qtbot: QtBot, fenetre: ApplicationIHM, maintenant: list[float], avancer: Callable[[float], None]
) -> None:
    commencer(qtbot, fenetre, "stricte")
    avancer(10)
    maintenant[0] += 3600
    jouer(qtbot, fenetre, "d3")
    assert (fenetre.partie_en_cours.transcription, cadrans(fenetre)[0]) == ("d3", "0:50")


def test_le_sommeil_suspend_la_partie_meme_pendant_une_analyse(
    qtbot: QtBot,
    fenetre: ApplicationIHM,
    maintenant: list[float],
    avancer: Callable[[float], None],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    commencer(qtbot, fenetre, "mondiale")
    avancer(10)
    monkeypatch.setattr(fenetre.assistance, "arreter_analyse", lambda: True)  # one runs
    maintenant[0] += 3600
    fenetre.decompte.regarder()
    assert fenetre.situation.marche is Marche.ARRETEE


def test_une_machine_qui_abandonne_arrete_la_pendule_et_paie_son_tour(
    qtbot: QtBot,
    fenetre: ApplicationIHM,
    maintenant: list[float],
    avancer: Callable[[float], None],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pense = Event()

    def penser() -> None:
        maintenant[0] += 3
        pense.set()

    def abandonner(*_: object) -> None:
        pense.wait()
        raise Abandon("abandonne la partie")

    monkeypatch.setattr(IAalea, "choisir", abandonner)
    fenetre.reflexion.commencee.connect(penser)
    commencer(qtbot, fenetre, "japonaise", "blanc_ia_alea")
    jouer(qtbot, fenetre, "d3")
    partie = fenetre.partie_en_cours
    qtbot.waitUntil(lambda: partie.terminee, timeout=PATIENCE)
    dit = fenetre.widgets.barre_etat.currentMessage()
    avancer(120)
    assert (partie.entete.decision, fenetre.decompte.court, cadrans(fenetre)) == ("B+R", False, ("1:00", "0:57"))
    assert fenetre.widgets.barre_etat.currentMessage() == dit


def test_une_question_repondue_apres_la_chute_ne_compte_pas_la_partie_une_seconde_fois(
    qtbot: QtBot, fenetre: ApplicationIHM, avancer: Callable[[float], None]
) -> None:
    commencer(qtbot, fenetre, "stricte")
    jouer(qtbot, fenetre, "d3")
    fenetre.widgets.action_abandonner.trigger()
    avancer(60)  # between two people the time runs on while somebody is asked
    partie = fenetre.partie_en_cours
    assert partie.entete.decision == "B+T"
    dites = list[Situation]()
    fenetre.situation_changee.connect(dites.append)
    trouver(fenetre, BoiteDeMessage, "boite_abandon").button(QMessageBox.StandardButton.Yes).click()
    assert (dites, partie.entete.decision) == ([], "B+T"), "nothing has changed"
