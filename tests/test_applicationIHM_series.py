"""The controller's states: series, swapped colours, people who step in, machines that fail, walks through the past."""

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QCheckBox, QLabel, QSlider, QSpinBox, QTableWidget, QToolButton
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from ecosysteme.entete import Entete
from ecosysteme.jeu import CoupQuelconque
from ecosysteme.joueurs import Humain, IAalea
from ecosysteme.partie import Partie
from ecosysteme.tournoi.serie import Serie
from ecosysteme.variantes.parcours import branches
from tests.fenetre import PATIENCE, choisir, cliquer, cocher, coups_legaux, jouer, message, plateau, presser
from tests.positions import partie_jouee
from tests.traces import Appel, coups_de, tracer
from ui.situation import Marche
from ui.socle.chargeur import trouver
from ui.widgets.barre_etat import BarreEtat
from ui.widgets.courbes import VueCourbes

DIRECTS = Qt.FindChildOption.FindDirectChildrenOnly
FIN = "e6f4e3f6g5d6e7f5c5"  # black takes everything in nine moves


def regler(
    qtbot: QtBot, fenetre: ApplicationIHM, noir: str, blanc: str, parties: int, cadence: int = 0, taille: int = 4
) -> None:
    choisir(fenetre, "taille", taille)
    cocher(qtbot, fenetre, f"noir_{noir}", f"blanc_{blanc}")
    trouver(fenetre, QSpinBox, "nombre_parties").setValue(parties)
    trouver(fenetre, QSlider, "cadence").setValue(cadence)


def attendre(qtbot: QtBot, condition: Any) -> None:
    qtbot.waitUntil(condition, timeout=PATIENCE)


def comptes(fenetre: ApplicationIHM) -> list[tuple[str, int]]:
    return [(bilan.nom, bilan.parties) for bilan in fenetre.situation.serie.bilans]


def lignes(fenetre: ApplicationIHM) -> list[str]:
    """Write the main line of the game, then its variations, each from where it leaves another."""
    partie = fenetre.partie_en_cours
    return [
        "".join(partie.jeu.ecrire_coup(noeud.coup) for noeud in branche.noeuds if noeud.coup is not None)
        for branche in branches(partie.racine)
    ]


def coches(fenetre: ApplicationIHM) -> list[str]:
    return [occupant.specification for occupant in fenetre.situation.joueurs.values()]


def situation(fenetre: ApplicationIHM) -> str:
    return next(
        texte
        for label in trouver(fenetre, BarreEtat, "barre_etat").findChildren(QLabel)
        if "Tour " in (texte := label.text())
    )


def test_une_serie_de_machines_joue_chaque_coup_par_retourner(
    qtbot: QtBot, fenetre: ApplicationIHM, monkeypatch: pytest.MonkeyPatch
) -> None:
    appels = tracer(monkeypatch)
    regler(qtbot, fenetre, "ia_max", "ia_min", parties=2)
    attendus: list[Appel] = []
    noter = fenetre._serie.serie.noter

    def observer(partie: Any, depuis: Any, entames: int) -> None:
        attendus.extend(coups_de(partie))
        noter(partie, depuis, entames)

    monkeypatch.setattr(fenetre._serie.serie, "noter", observer)
    fenetre.demarrer()
    attendre(qtbot, lambda: fenetre.situation.marche is Marche.PRETE)
    assert len(attendus) > 10
    assert appels == attendus


def test_les_couleurs_alternent_et_chacun_garde_son_compte(
    qtbot: QtBot, fenetre: ApplicationIHM, monkeypatch: pytest.MonkeyPatch
) -> None:
    regler(qtbot, fenetre, "ia_max", "ia_min", parties=4)
    noirs: list[tuple[str, Any]] = []
    noter = Serie.noter

    def observer(serie: Serie, partie: Any, depuis: Any, entames: int) -> None:
        noir = fenetre.situation.joueurs[1]
        noirs.append((noir.specification, partie.issue))
        assert str(noir.joueur) == {"ia_max": "IA Max", "ia_min": "IA Min"}[noir.specification]
        noter(serie, partie, depuis, entames)

    monkeypatch.setattr(Serie, "noter", observer)
    fenetre.demarrer()
    attendre(qtbot, lambda: fenetre.situation.marche is Marche.PRETE)
    assert [noir for noir, _ in noirs] == ["ia_max", "ia_min", "ia_max", "ia_min"]
    victoires = sum(issue == (1 if noir == "ia_max" else 2) for noir, issue in noirs)
    blanc = fenetre.situation.joueurs[2]
    assert (blanc.bilan.nom, blanc.bilan.resultat.victoires) == ("ia_max", victoires)
    assert coches(fenetre) == ["ia_min", "ia_max"], "les cases disent qui a joué la dernière"
    fenetre.demarrer()
    assert coches(fenetre) == ["ia_min", "ia_max"], "et la suite commence ainsi"
    assert fenetre.situation.joueurs[1].bilan.nom == "ia_min"
    fenetre.arreter()


def test_echanger_les_joueurs_garde_les_comptes_et_change_les_deux_couleurs(
    qtbot: QtBot, fenetre: ApplicationIHM
) -> None:
    regler(qtbot, fenetre, "ia_max", "ia_min", parties=2)
    fenetre.demarrer()
    attendre(qtbot, lambda: fenetre.situation.marche is Marche.PRETE)
    trouver(fenetre, QAction, "action_echanger").trigger()
    assert comptes(fenetre) == [("ia_max", 2), ("ia_min", 2)]
    assert [str(fenetre.situation.joueurs[camp].joueur) for camp in (1, 2)] == ["IA Max", "IA Min"], (
        "la série les avait échangés"
    )
    assert [occupant.bilan.nom for occupant in fenetre.situation.joueurs.values()] == coches(fenetre)


def test_qui_revient_a_sa_place_retrouve_son_compte(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    regler(qtbot, fenetre, "ia_max", "ia_min", parties=2)
    fenetre.demarrer()
    attendre(qtbot, lambda: fenetre.situation.marche is Marche.PRETE)
    for noir in ("noir_ia_alea", "noir_ia_min"):
        cocher(qtbot, fenetre, noir)
        assert comptes(fenetre) == [("ia_max", 2), ("ia_min", 2)], "jusqu'à ce qu'une autre partie commence"


@pytest.mark.parametrize("arretee", [False, True], ids=["en route", "arrêtée"])
def test_cocher_pendant_une_serie_la_finit_et_en_commence_une_autre(
    qtbot: QtBot, fenetre: ApplicationIHM, arretee: bool
) -> None:
    """The pairing of a series is fixed: nobody inherits its game nor its accounts."""
    regler(qtbot, fenetre, "ia_max", "ia_min", parties=50)
    fenetre.demarrer()
    attendre(qtbot, lambda: fenetre.situation.serie.faites >= 1)
    trouver(fenetre, QSlider, "cadence").setValue(300)
    attendre(qtbot, lambda: fenetre.partie_en_cours.nb_coups == 2)
    faites, laissee = fenetre.situation.serie.faites, fenetre.partie_en_cours
    if arretee:
        fenetre.arreter()
    cocher(qtbot, fenetre, "blanc_ia_alea")
    if arretee:
        assert [parties for _, parties in comptes(fenetre)] == [faites] * 2
        fenetre.demarrer()
    assert fenetre.partie_en_cours is not laissee
    assert fenetre.partie_en_cours.nb_coups == 0
    assert [parties for _, parties in comptes(fenetre)] == [0, 0]
    assert (fenetre.situation.serie.jouees, fenetre.situation.serie.nombre) == (0, 50)
    qtbot.waitUntil(lambda: "Série quittée à la partie" in message(fenetre))
    assert trouver(fenetre, QTableWidget, "parties_jouees").rowCount() == faites
    fenetre.arreter()


@pytest.mark.parametrize("finies", [0, 1])
def test_changer_un_joueur_d_une_serie_arretee_dit_ce_que_demarrer_fera(
    qtbot: QtBot, fenetre: ApplicationIHM, finies: int
) -> None:
    regler(qtbot, fenetre, "ia_max", "ia_min", parties=50)
    trouver(fenetre, QSlider, "cadence").setValue(0 if finies else 300)
    presser(qtbot, fenetre, "demarrer")
    attendre(qtbot, lambda: fenetre.situation.serie.faites >= finies)
    trouver(fenetre, QSlider, "cadence").setValue(300)
    attendre(qtbot, lambda: fenetre.partie_en_cours.nb_coups == 2)
    presser(qtbot, fenetre, "arreter")
    partie, faites, bouton = fenetre.partie_en_cours, fenetre.situation.serie.faites, fenetre.widgets.bouton_demarrer
    cocher(qtbot, fenetre, "blanc_ia_alea")
    qtbot.waitUntil(lambda: f"Démarrer (F5) laissera les {50 - faites} parties restantes" in message(fenetre))
    assert (bouton.text(), "joueurs changés : Démarrer (F5)" in situation(fenetre)) == ("Démarrer", True)
    cliquer(qtbot, fenetre, coups_legaux(fenetre)[0])
    assert "Joueurs changés" in message(fenetre)
    cocher(qtbot, fenetre, "blanc_ia_min")
    qtbot.waitUntil(lambda: "de retour : Reprendre (F5) la continue" in message(fenetre))
    assert (bouton.text(), "Reprendre (F5) pour continuer" in situation(fenetre)) == ("Reprendre", True)
    presser(qtbot, fenetre, "demarrer")
    resume = trouver(fenetre, QLabel, "resume_serie")
    qtbot.waitUntil(lambda: resume.text().startswith(f"Partie {faites + 1} sur 50"))
    assert fenetre.partie_en_cours is partie
    presser(qtbot, fenetre, "arreter")
    cocher(qtbot, fenetre, "blanc_ia_alea")
    presser(qtbot, fenetre, "demarrer")
    qtbot.waitUntil(lambda: resume.text().startswith("Partie 1 sur 50"))
    assert (fenetre.partie_en_cours.nb_coups, dict(comptes(fenetre))) == (0, {"ia_max": 0, "ia_alea": 0})
    presser(qtbot, fenetre, "arreter")


def test_une_serie_finie_en_laisse_commencer_une_comptee_a_partir_de_un(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    regler(qtbot, fenetre, "ia_max", "ia_min", parties=2)
    fenetre.demarrer()
    attendre(qtbot, lambda: fenetre.situation.marche is Marche.PRETE)
    trouver(fenetre, QSlider, "cadence").setValue(1000)
    fenetre.demarrer()
    assert [parties for _, parties in comptes(fenetre)] == [0, 0]
    resume = trouver(fenetre, QLabel, "resume_serie")
    qtbot.waitUntil(lambda: resume.text().startswith("Partie 1 sur 2"))
    fenetre.arreter()


def test_le_nombre_de_parties_se_change_en_route(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    regler(qtbot, fenetre, "ia_max", "ia_min", parties=50)
    fenetre.demarrer()
    attendre(qtbot, lambda: fenetre.situation.serie.faites >= 2)
    trouver(fenetre, QSpinBox, "nombre_parties").setValue(3)
    attendre(qtbot, lambda: fenetre.situation.marche is Marche.PRETE)
    assert fenetre.situation.serie.faites < 50


def test_deux_machines_cochees_en_route_jouent_la_serie_demandee(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    choisir(fenetre, "taille", 4)
    fenetre.demarrer()
    boite = trouver(fenetre, QSpinBox, "nombre_parties")
    boite.setValue(3)
    trouver(fenetre, QSlider, "cadence").setValue(0)
    cocher(qtbot, fenetre, "noir_ia_max", "blanc_ia_min")
    attendre(qtbot, lambda: fenetre.situation.marche is Marche.PRETE)
    assert fenetre.situation.serie.faites == 3


def test_un_humain_qui_entre_dans_une_serie_garde_sa_couleur(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    regler(qtbot, fenetre, "ia_max", "ia_min", parties=2, cadence=40)  # slow enough to step into the second game
    fenetre.demarrer()
    attendre(qtbot, lambda: fenetre.situation.serie.faites == 1 and not fenetre.partie_en_cours.terminee)
    cocher(qtbot, fenetre, "blanc_humain")  # the lower boxes, which have Black in the second game
    assert isinstance(fenetre.situation.joueurs[1].joueur, Humain)
    assert trouver(fenetre, QCheckBox, "blanc_humain").isChecked()
    assert comptes(fenetre) == [("humain", 0), ("ia_max", 0)]


def test_la_reponse_d_une_machine_remplacee_ne_joue_pas_pour_l_humain(
    qtbot: QtBot, fenetre: ApplicationIHM, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ui.fenetre.coups.DELAI_FACE_A_HUMAIN", 3_600_000)
    cocher(qtbot, fenetre, "noir_ia_alea", "blanc_humain")
    fenetre.demarrer()

    def retenue() -> bool:
        return any(minuterie.isActive() for minuterie in fenetre.reflexion.findChildren(QTimer, "", DIRECTS))

    attendre(qtbot, retenue)  # the answer is known, and waits for its hour
    cocher(qtbot, fenetre, "noir_humain")
    assert not retenue()
    assert fenetre.partie_en_cours.nb_coups == 0


@pytest.mark.parametrize("coup", [(0, 0), None, "d3"], ids=["illégal", "rien", "texte"])
def test_une_machine_qui_joue_n_importe_quoi_arrete_la_partie(
    qtbot: QtBot, fenetre: ApplicationIHM, monkeypatch: pytest.MonkeyPatch, coup: CoupQuelconque
) -> None:
    monkeypatch.setattr(IAalea, "choisir", lambda *_: coup)
    regler(qtbot, fenetre, "ia_alea", "ia_max", parties=1)
    fenetre.demarrer()
    attendre(qtbot, lambda: fenetre.situation.marche is Marche.ARRETEE)
    assert "a échoué" in trouver(fenetre, BarreEtat, "barre_etat").currentMessage()
    assert fenetre.partie_en_cours.nb_coups == 0


def test_une_machine_qui_se_casse_arrete_la_partie(
    qtbot: QtBot, fenetre: ApplicationIHM, monkeypatch: pytest.MonkeyPatch
) -> None:
    def casser(*_: Any) -> Any:
        raise ZeroDivisionError("au milieu")

    monkeypatch.setattr(IAalea, "choisir", casser)
    regler(qtbot, fenetre, "ia_alea", "ia_max", parties=1)
    fenetre.demarrer()
    attendre(qtbot, lambda: "au milieu" in trouver(fenetre, BarreEtat, "barre_etat").currentMessage())
    assert fenetre.situation.marche is Marche.ARRETEE


def test_arreter_entre_deux_parties_puis_continuer(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    regler(qtbot, fenetre, "ia_max", "ia_min", parties=3)
    fenetre.demarrer()
    attendre(qtbot, lambda: fenetre.situation.serie.faites >= 1)
    trouver(fenetre, QSlider, "cadence").setValue(200)
    attendre(qtbot, lambda: fenetre.situation.entre_parties or fenetre.situation.marche is Marche.PRETE)
    fenetre.arreter()
    faites = fenetre.situation.serie.faites
    qtbot.wait(900)
    assert fenetre.partie_en_cours.terminee, "rien ne repart de soi-même"
    trouver(fenetre, QSlider, "cadence").setValue(0)
    fenetre.demarrer()
    attendre(qtbot, lambda: fenetre.situation.marche is Marche.PRETE)
    assert fenetre.situation.serie.faites == max(3, faites)


def test_une_partie_arretee_refuse_les_clics_et_dit_comment_continuer(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    cocher(qtbot, fenetre, "noir_humain", "blanc_humain")
    jouer(qtbot, fenetre, "f5")
    fenetre.arreter()
    assert "Reprendre (F5) pour continuer" in situation(fenetre)
    cliquer(qtbot, fenetre, coups_legaux(fenetre)[0])
    assert fenetre.partie_en_cours.nb_coups == 1
    fenetre.demarrer()
    cliquer(qtbot, fenetre, coups_legaux(fenetre)[0])
    assert fenetre.partie_en_cours.nb_coups == 2
    assert "interrompue" not in situation(fenetre)


def test_les_phrases_suivent_l_etat(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    cocher(qtbot, fenetre, "noir_humain", "blanc_humain")
    jouer(qtbot, fenetre, FIN)
    assert "Noir gagne 64 à 0" in situation(fenetre)
    fenetre.parcours.annuler()
    assert "gagne" not in situation(fenetre) + trouver(fenetre, BarreEtat, "barre_etat").currentMessage()


def test_revoir_le_passe_met_les_machines_en_attente(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    regler(qtbot, fenetre, "ia_max", "ia_min", parties=1, cadence=100, taille=8)
    fenetre.demarrer()
    attendre(qtbot, lambda: fenetre.partie_en_cours.nb_coups >= 4)
    vue = trouver(fenetre, VueCourbes, "")
    qtbot.mouseClick(vue, Qt.MouseButton.LeftButton, pos=vue.point(1).toPoint())
    assert fenetre.partie_en_cours.nb_coups == 1
    assert fenetre.situation.marche is Marche.PRETE
    qtbot.wait(300)
    assert fenetre.partie_en_cours.nb_coups == 1
    fenetre.demarrer()
    attendre(qtbot, lambda: fenetre.partie_en_cours.nb_coups >= 3)


def test_les_options_d_affichage_agissent_aussitot(fenetre: ApplicationIHM) -> None:
    assert plateau(fenetre).vue.marques
    trouver(fenetre, QAction, "action_coups_legaux").trigger()
    assert not plateau(fenetre).vue.marques


def test_le_cout_d_une_recherche_est_dit(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    regler(qtbot, fenetre, "ia_alphabeta", "ia_min", parties=1)
    fenetre.demarrer()
    textes = [label.text() for label in trouver(fenetre, BarreEtat, "barre_etat").findChildren(QLabel)]
    attendre(
        qtbot,
        lambda: any(
            "nœuds" in label.text() for label in trouver(fenetre, BarreEtat, "barre_etat").findChildren(QLabel)
        ),
    )
    assert not any("nœuds" in texte for texte in textes)
    fenetre.arreter()
    fenetre.generer()
    textes = [label.text() for label in trouver(fenetre, BarreEtat, "barre_etat").findChildren(QLabel)]
    assert not any("nœuds" in texte for texte in textes), "un autre plateau n'a encore rien coûté"


def test_changer_de_taille_pendant_qu_une_machine_reflechit_ne_laisse_rien(
    qtbot: QtBot, fenetre: ApplicationIHM
) -> None:
    trouver(fenetre, QSpinBox, "noir_profondeur").setValue(20)
    regler(qtbot, fenetre, "ia_minmax", "ia_min", parties=1, taille=8)
    fenetre.demarrer()
    choisir(fenetre, "taille", 6)
    attendre(qtbot, lambda: not fenetre.situation.occupe)
    assert fenetre.partie_en_cours.depart.taille == 6
    assert (fenetre.partie_en_cours.nb_coups, fenetre.situation.marche) == (0, Marche.PRETE)


def test_rien_ne_bat_plus_apres_la_fermeture(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    trouver(fenetre, QAction, "action_en").trigger()
    fenetre.close()
    qtbot.waitUntil(lambda: not [minuterie for minuterie in fenetre.findChildren(QTimer) if minuterie.isActive()])


@pytest.mark.parametrize("change", ["joueurs", "nombre", "alterner"])
def test_une_serie_reglee_autrement_commence_a_un(qtbot: QtBot, fenetre: ApplicationIHM, change: str) -> None:
    regler(qtbot, fenetre, "ia_max", "ia_min", parties=2)
    fenetre.demarrer()
    attendre(qtbot, lambda: fenetre.situation.marche is Marche.PRETE)
    if change == "joueurs":
        cocher(qtbot, fenetre, "blanc_ia_alea")
    elif change == "nombre":
        trouver(fenetre, QSpinBox, "nombre_parties").setValue(3)
    else:
        trouver(fenetre, QCheckBox, "alterner_couleurs").click()
    presser(qtbot, fenetre, "demarrer")
    nombre = 3 if change == "nombre" else 2
    qtbot.waitUntil(lambda: f"sur {nombre}" in trouver(fenetre, QLabel, "resume_serie").text())
    attendre(qtbot, lambda: fenetre.situation.marche is Marche.PRETE)
    serie = fenetre.situation.serie
    assert (serie.jouees, serie.faites, serie.nombre) == (nombre, nombre, nombre)
    assert [parties for _, parties in comptes(fenetre)] == [nombre, nombre]


def test_une_partie_de_personnes_finie_n_entre_pas_dans_la_serie_des_machines(
    qtbot: QtBot, fenetre: ApplicationIHM
) -> None:
    cocher(qtbot, fenetre, "noir_humain", "blanc_humain")
    jouer(qtbot, fenetre, FIN)
    cocher(qtbot, fenetre, "noir_ia_max", "blanc_ia_min")
    trouver(fenetre, QSpinBox, "nombre_parties").setValue(50)
    trouver(fenetre, QSlider, "cadence").setValue(500)
    presser(qtbot, fenetre, "demarrer")
    resume = trouver(fenetre, QLabel, "resume_serie")
    qtbot.waitUntil(lambda: resume.text().startswith("Partie 1 sur 50"))
    assert comptes(fenetre) == [("ia_max", 0), ("ia_min", 0)]


def test_la_revanche_garde_les_comptes(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    cocher(qtbot, fenetre, "noir_humain", "blanc_humain")
    jouer(qtbot, fenetre, FIN)
    presser(qtbot, fenetre, "demarrer")
    jouer(qtbot, fenetre, FIN)
    assert comptes(fenetre) == [("humain", 2), ("humain", 2)]


def test_un_clic_en_relisant_garde_la_suite_et_le_dit(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    cocher(qtbot, fenetre, "noir_humain", "blanc_humain")
    jouer(qtbot, fenetre, FIN)
    trouver(fenetre, QAction, "action_debut").trigger()
    jouer(qtbot, fenetre, "d3c3")
    assert fenetre.partie_en_cours.transcription == "d3c3"
    fenetre.parcours.annuler()
    jouer(qtbot, fenetre, "c5")
    assert "Variante : les coups joués avant sont gardés" in message(fenetre)
    for _ in range(2):
        qtbot.keyClick(fenetre, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert fenetre.partie_en_cours.nb_coups == 0
    trouver(fenetre, QAction, "action_fin").trigger()
    assert fenetre.partie_en_cours.transcription == "d3c5", "en avant suit la branche d'où l'on vient"
    assert lignes(fenetre) == [FIN, "d3c3", "c5"]


def test_la_machine_qui_repond_laisse_lire_que_la_suite_est_gardee(
    qtbot: QtBot, fenetre: ApplicationIHM, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ui.fenetre.coups.DELAI_FACE_A_HUMAIN", 0)
    cocher(qtbot, fenetre, "noir_humain", "blanc_ia_min")
    jouer(qtbot, fenetre, "d3")
    attendre(qtbot, lambda: fenetre.partie_en_cours.nb_coups == 2)
    avant = fenetre.partie_en_cours.transcription
    qtbot.mouseClick(trouver(fenetre, QToolButton, "bouton_annuler"), Qt.MouseButton.LeftButton)
    jouer(qtbot, fenetre, "c4")
    attendre(qtbot, lambda: fenetre.partie_en_cours.nb_coups == 2)
    assert "Variante : les coups joués avant sont gardés" in message(fenetre)
    assert lignes(fenetre) == [avant, fenetre.partie_en_cours.transcription]


@pytest.mark.parametrize("arretee", [False, True], ids=["en route", "arrêtée"])
def test_une_partie_cedee_a_une_machine_finit_avant_la_serie(
    qtbot: QtBot, fenetre: ApplicationIHM, arretee: bool
) -> None:
    """The hand-over goes on with the person's position, and the series of the machines is their own."""
    choisir(fenetre, "jeu", "morpion")
    cocher(qtbot, fenetre, "noir_humain", "blanc_ia_min")
    cliquer(qtbot, fenetre, (1, 1))
    attendre(qtbot, lambda: fenetre.partie_en_cours.nb_coups == 2)
    debut = fenetre.partie_en_cours
    if arretee:
        fenetre.arreter()
    trouver(fenetre, QSpinBox, "nombre_parties").setValue(4)
    trouver(fenetre, QSlider, "cadence").setValue(150)  # the pause after a game is four times as long
    cocher(qtbot, fenetre, "noir_ia_max")
    if arretee:
        presser(qtbot, fenetre, "demarrer")
    attendre(qtbot, lambda: fenetre.situation.entre_parties)
    assert fenetre.partie_en_cours is debut, "la machine a pris la suite de la personne"
    assert debut.terminee
    assert "ne compte pas" in message(fenetre)
    assert (fenetre.situation.serie.jouees, fenetre.situation.serie.nombre) == (0, 4)
    assert trouver(fenetre, QTableWidget, "parties_jouees").model().index(0, 0).data() == "–"
    trouver(fenetre, QSlider, "cadence").setValue(0)
    attendre(qtbot, lambda: fenetre.situation.marche is Marche.PRETE)
    assert comptes(fenetre) == [("ia_max", 4), ("ia_min", 4)]
    serie = fenetre.situation.serie
    assert (serie.jouees, serie.faites) == (4, 4)
    numeros = trouver(fenetre, QTableWidget, "parties_jouees").model()
    assert [numeros.index(rang, 0).data() for rang in range(5)] == ["4", "3", "2", "1", "–"]


def test_une_seule_partie_cedee_compte_toujours(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    choisir(fenetre, "jeu", "morpion")
    cocher(qtbot, fenetre, "noir_humain", "blanc_ia_min")
    cliquer(qtbot, fenetre, (1, 1))
    cocher(qtbot, fenetre, "noir_ia_max")
    attendre(qtbot, lambda: fenetre.situation.marche is Marche.PRETE)
    assert fenetre.situation.serie.jouees == 1


def test_une_serie_d_ouvertures_les_joue_deux_fois_et_ne_les_compte_a_personne(
    qtbot: QtBot, fenetre: ApplicationIHM, monkeypatch: pytest.MonkeyPatch
) -> None:
    regler(qtbot, fenetre, "ia_max", "ia_min", parties=4)
    choisir(fenetre, "ouvertures", "hasard")
    finies: list[Partie] = []
    noter = fenetre.revue.noter

    def observer(partie: Partie, *comment: Any) -> None:
        finies.append(partie)
        noter(partie, *comment)

    monkeypatch.setattr(fenetre.revue, "noter", observer)
    fenetre.demarrer()
    attendre(qtbot, lambda: len(finies) == 4)
    debuts = [partie.transcription[:4] for partie in finies]
    assert (debuts[0], debuts[2]) == (debuts[1], debuts[3])
    assert debuts[0] != debuts[2]
    bilans = fenetre.situation.serie.bilans
    assert sum(bilan.releve.coups for bilan in bilans) == sum(partie.nb_coups - 2 for partie in finies)
    assert [sum(bilan.resultat.paires) for bilan in bilans] == [2, 2]
    assert all("hasard:2" in partie.entete.commentaire for partie in finies)


def test_une_serie_d_ouvertures_ne_part_pas_du_moment_qu_on_regardait(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    """A turning point of the game before was looked at: the openings are played from the first move all the same."""
    regler(qtbot, fenetre, "ia_max", "ia_alea", parties=1)
    presser(qtbot, fenetre, "demarrer")
    attendre(qtbot, lambda: fenetre.situation.serie.jouees == 1)
    fenetre.parcours.aller_a(3)
    trouver(fenetre, QSpinBox, "nombre_parties").setValue(2)
    choisir(fenetre, "ouvertures", "hasard")
    presser(qtbot, fenetre, "demarrer")
    attendre(qtbot, lambda: fenetre.situation.serie.jouees == 2)
    partie = fenetre.partie_en_cours
    assert partie.depart == partie.jeu.etat_initial()
    assert "hasard:2" in partie.entete.commentaire


def test_un_fichier_d_ouvertures_disparu_se_dit_et_rien_ne_commence(
    qtbot: QtBot, fenetre: ApplicationIHM, tmp_path: Path
) -> None:
    regler(qtbot, fenetre, "ia_max", "ia_min", parties=2, taille=8)
    fichier = tmp_path / "debuts.txt"
    fichier.write_text("f5\n", encoding="utf-8")
    fenetre._match.ouvertures.lire_fichier(fichier)
    attendre(qtbot, lambda: fenetre._match.ouvertures.choix == str(fichier))
    fichier.unlink()
    fenetre.demarrer()
    assert "introuvables" in message(fenetre)
    assert not fenetre.partie_en_cours.nb_coups


@pytest.mark.parametrize("coups", [0, 2])
def test_deux_machines_sur_une_partie_ouverte_en_commencent_une_a_elles(
    qtbot: QtBot, fenetre: ApplicationIHM, coups: int
) -> None:
    regler(qtbot, fenetre, "ia_max", "ia_min", parties=2, taille=8)
    choisir(fenetre, "ouvertures", "hasard")
    autre = partie_jouee("f5d6c3d3c4")
    autre.entete = Entete("Ada", "Grace", evenement="Tournoi", ecart=12)
    autre.aller_a(coups)
    avant = autre.racine
    fenetre.ouvrir_partie(autre)
    fenetre.demarrer()
    attendre(qtbot, lambda: fenetre.situation.serie.jouees == 1)
    partie = fenetre.partie_en_cours
    assert partie is not autre
    assert (autre.racine, autre.entete.joueurs, autre.entete.ecart) == (avant, ("Ada", "Grace"), 12)
    assert (partie.entete.evenement, partie.entete.ecart) == ("", None)
    assert set(map(str, partie.entete.joueurs)) == {"ia_max", "ia_min"}
    depuis_le_depart = coups == 0
    assert ("hasard:8" in partie.entete.commentaire) is depuis_le_depart, "d'une position, sans ouverture"
    assert (fenetre.situation.serie.ouvertures is not None) is depuis_le_depart


@pytest.mark.parametrize("parties", [1, 5])
def test_une_personne_apprend_pourquoi_elle_ne_joue_qu_une_partie(
    qtbot: QtBot, fenetre: ApplicationIHM, parties: int
) -> None:
    regler(qtbot, fenetre, "humain", "ia_max", parties=parties)
    fenetre.demarrer()
    assert ("entre deux programmes" in message(fenetre)) is (parties > 1)


class Tailles(QObject):
    """Notes each size that a widget is given."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.vues: list[QSize] = []

    def eventFilter(self, objet: QObject, evenement: QEvent) -> bool:
        if isinstance(evenement, QResizeEvent):
            self.vues.append(evenement.size())
        return False


def test_le_plateau_ne_bouge_pas_quand_le_trait_change_de_cote(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    """What is shown lays the window out at once: a third line under a name pushed the board down, and it came back."""
    regler(qtbot, fenetre, "ia_alphabeta", "ia_max", 1, taille=6)
    presser(qtbot, fenetre, "demarrer")
    attendre(qtbot, lambda: fenetre.partie_en_cours.nb_coups > 1)
    tailles = Tailles(fenetre)
    plateau(fenetre).installEventFilter(tailles)
    attendre(qtbot, lambda: fenetre.partie_en_cours.terminee)
    assert tailles.vues == []
