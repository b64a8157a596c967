"""Who played a game, whom the boxes or the one who opens it names, and whether it is to be kept."""

from datetime import date
from functools import partial
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Final

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QSpinBox, QTableWidget
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from ecosysteme.entete import NotreJoueur, Participant, Relais
from ecosysteme.jeu import PREMIER, SECOND
from ecosysteme.jeux import creer_jeu
from ecosysteme.journal.lecture import lister, relire
from ecosysteme.partie import Partie
from ecosysteme.provenance import Origine
from ecosysteme.variantes.edition import annoter
from tests.ecosysteme.journal.parties import jouer_au_hasard, partie_jouee, plat, signer
from tests.fenetre import PATIENCE, choisir, cliquer, cocher, coups_legaux, jouer, presser
from tests.moteurs_externes import faux
from tests.ui.journal.journaux import garder
from ui.fenetre.attribution import Attribution, apporter, relayes, reprenable
from ui.joueurs.moteurs_memoire import enregistrer_moteurs
from ui.joueurs.noms import dire_qui, nommer_joueurs
from ui.socle.chargeur import trouver
from ui.socle.memoire import Memoire
from ui.suivi.parties_jouees import PartieJouee

HUMAIN, ALEA, MAX, MIN = map(NotreJoueur, ("humain", "ia_alea", "ia_max", "ia_min"))
EUX: Final = ("Rose", "Tamenori")


def test_les_boites_disent_qui_joue_jusqu_au_dernier_coup() -> None:
    assis = {PREMIER: "humain", SECOND: "ia_alea"}
    attribution, partie = Attribution(assis.__getitem__), Partie(creer_jeu("othello"))
    attribution.suivre(partie)
    assert (partie.entete.joueurs, partie.provenance.origine) == ((HUMAIN, ALEA), Origine.FENETRE)
    assert partie.entete.date == date.today().isoformat()
    jouer_au_hasard(partie, 3, Random(1))
    assis[PREMIER] = "ia_max"
    attribution.suivre(partie)
    assert (partie.entete.joueurs, partie.provenance.origine) == ((MAX, ALEA), Origine.SERIE)
    assis[SECOND] = "ia_min"  # for another game
    partie.annuler()
    attribution.suivre(partie)
    assert partie.entete.joueurs == (MAX, ALEA)
    assert not partie.provenance.apportee
    assert partie.provenance.intacte is None


def test_une_partie_est_du_jour_de_son_premier_coup(monkeypatch: pytest.MonkeyPatch) -> None:
    """The window stays open over midnight."""
    attribution, partie, dates = Attribution(lambda _: "humain"), Partie(creer_jeu("othello")), list[str]()
    for jour, coup in ((25, ""), (26, "f5"), (27, "d6")):
        monkeypatch.setattr("ui.fenetre.attribution.date", SimpleNamespace(today=partial(date, 2026, 11, jour)))
        attribution.suivre(partie)
        if coup:
            partie.jouer(partie.jeu.lire_coup(coup))
            attribution.jouer(partie)
        dates.append(partie.entete.date)
    assert dates == ["2026-11-25", "2026-11-26", "2026-11-26"]


def test_qui_prend_un_camp_se_joint_a_qui_y_a_joue() -> None:
    assis = {PREMIER: "humain", SECOND: "ia_alea"}
    attribution, partie = Attribution(assis.__getitem__), Partie(creer_jeu("othello"))
    for coup, premier, attendus in (
        ("f5", "humain", (HUMAIN, ALEA)),
        ("d6", "humain", (HUMAIN, ALEA)),
        ("c3", "ia_max", (Relais((HUMAIN, MAX)), ALEA)),
    ):
        assis[PREMIER] = premier
        partie.jouer(partie.jeu.lire_coup(coup))
        attribution.jouer(partie)
        assert partie.entete.joueurs == attendus
    assert relayes(partie) == (PREMIER,)
    assert not attribution.a_d_autres(partie)
    assis[SECOND] = "ia_min"
    assert attribution.a_d_autres(partie)
    assert partie.provenance.origine is Origine.FENETRE, "une personne y a joué"


def test_une_partie_apportee_est_une_copie_jusqu_a_ce_qu_on_y_travaille() -> None:
    attribution, partie = Attribution(lambda _: "humain"), signer(partie_jouee(coups=4), ("Rose", ""))
    entete = partie.entete
    apporter(partie)
    attribution.suivre(partie)
    assert partie.provenance.d_autrui
    assert partie.provenance.intacte is not None
    jouer_au_hasard(partie, 1, Random(1))
    attribution.suivre(partie)
    apporter(partie)  # left, and gone back to
    assert partie.provenance.intacte is None
    assert partie.entete == entete


def test_ce_qui_commence_ici_n_est_pas_apporte() -> None:
    attribution, commencee, posee = Attribution(lambda _: "humain"), partie_jouee(coups=4), Partie(creer_jeu("nim"))
    attribution.suivre(commencee)
    for partie in (commencee, posee):
        apporter(partie, sienne=True)
        assert not partie.provenance.apportee


@pytest.mark.parametrize(
    ("joueurs", "origine", "coups", "attendu"),
    [
        ((HUMAIN, ALEA), Origine.FENETRE, 5, True),
        (("edax", Relais(("Ada", HUMAIN))), Origine.FENETRE, 5, True),
        (("edax", "Ada"), Origine.FENETRE, 5, False),
        (("edax", "rhino"), Origine.SERIE, 5, True),
        ((HUMAIN, ALEA), Origine.FENETRE, 200, False),
    ],
)
def test_on_reprend_une_partie_des_notres_qui_n_est_pas_finie(
    joueurs: tuple[Participant, Participant], origine: Origine, coups: int, attendu: bool
) -> None:
    assert reprenable(signer(partie_jouee(coups=coups), joueurs, origine)) is attendu


def test_une_partie_ouverte_n_est_gardee_que_changee_et_sous_ses_noms(
    qtbot: QtBot, fenetre: ApplicationIHM, fichier_memoire: Path
) -> None:
    """A list of three thousand games is looked through without three thousand entries in the journal."""
    journal, chemin = fenetre.salles.journal.journal, fichier_memoire.with_name("journal.sqlite")
    cocher(qtbot, fenetre, "noir_humain", "blanc_humain")
    for graine in range(3):
        fenetre.ouvrir_partie(signer(partie_jouee(coups=9, graine=graine), EUX))
    sans_nom = partie_jouee(coups=4)
    fenetre.ouvrir_partie(sans_nom)
    assert journal.attendre()
    assert lister(chemin) == []
    sans_nom.modifier(annoter(sans_nom.racine, 2, commentaire="!"))
    fenetre.partie()
    fenetre.ouvrir_partie(signer(partie_jouee(coups=9), EUX))
    trouver(fenetre, QAction, "action_mode_analyser").trigger()
    cliquer(qtbot, fenetre, coups_legaux(fenetre)[0])  # tried: a variation of theirs
    trouver(fenetre, QAction, "action_mode_jouer").trigger()
    cliquer(qtbot, fenetre, coups_legaux(fenetre)[0])  # played: another game
    assert journal.attendre()
    assert [(notee.joueurs, notee.coups) for notee in lister(chemin)] == [
        ((HUMAIN, HUMAIN), 1),
        (EUX, 10),
        (("", ""), 4),
    ]


def test_un_coup_essaye_dans_une_partie_sans_noms_ne_la_donne_pas_a_qui_est_coche(
    qtbot: QtBot, fenetre: ApplicationIHM, fichier_memoire: Path
) -> None:
    journal, chemin = fenetre.salles.journal.journal, fichier_memoire.with_name("journal.sqlite")
    cocher(qtbot, fenetre, "noir_humain", "blanc_ia_alea")
    fenetre.ouvrir_partie(partie_jouee(coups=9))
    trouver(fenetre, QAction, "action_mode_analyser").trigger()
    cliquer(qtbot, fenetre, coups_legaux(fenetre)[0])
    assert journal.attendre()
    assert [(notee.joueurs, notee.coups) for notee in lister(chemin)] == [(("", ""), 10)]


def test_ce_qui_est_note_dans_une_partie_regardee_est_garde(
    qtbot: QtBot, fenetre: ApplicationIHM, fichier_memoire: Path
) -> None:
    journal, chemin = fenetre.salles.journal.journal, fichier_memoire.with_name("journal.sqlite")
    choisir(fenetre, "jeu", "morpion")
    cocher(qtbot, fenetre, "noir_ia_alea", "blanc_ia_alea")
    presser(qtbot, fenetre, "demarrer")
    qtbot.waitUntil(lambda: fenetre.situation.serie.jouees == 1)
    fenetre.revue.ouvrir(PartieJouee.de(fenetre.partie_en_cours, 1, ("Aléatoire", "Aléatoire")))
    regardee = fenetre.partie_montree
    assert journal.attendre()
    assert len(lister(chemin)) == 1
    regardee.modifier(annoter(regardee.racine, 1, commentaire="au centre"))
    fenetre.revue.change.emit()
    assert journal.attendre()
    assert [notee.coups for notee in lister(chemin)] == [regardee.nb_coups_total] * 2


def test_un_joueur_a_le_meme_nom_dans_le_journal_dans_un_fichier_et_quand_on_relit(
    qtbot: QtBot, fenetre: ApplicationIHM, fichier_memoire: Path
) -> None:
    journal, chemin = fenetre.salles.journal.journal, fichier_memoire.with_name("journal.sqlite")
    choisir(fenetre, "jeu", "morpion")
    cocher(qtbot, fenetre, "noir_ia_alphabeta", "blanc_ia_alea")
    trouver(fenetre, QSpinBox, "noir_profondeur").setValue(2)
    presser(qtbot, fenetre, "demarrer")
    qtbot.waitUntil(lambda: fenetre.situation.serie.jouees == 1)
    noms = ("Alpha-Bêta (2)", "Aléatoire")

    def ecrits() -> tuple[str, str]:
        entete = nommer_joueurs(fenetre.partie_montree.entete)
        return str(entete.noir), str(entete.blanc)

    assert ecrits() == noms
    trouver(fenetre, QTableWidget, "parties_jouees").cellActivated.emit(0, 0)  # it is looked at again
    assert fenetre.revue.partie is not None
    assert ecrits() == noms
    assert journal.attendre()
    assert [tuple(map(dire_qui, notee.joueurs)) for notee in lister(chemin)] == [noms]


NOUS: Final = (HUMAIN, HUMAIN)


def test_deux_humains_gardent_leurs_noms_du_fichier_au_journal(
    qtbot: QtBot, fenetre: ApplicationIHM, fichier_memoire: Path, tmp_path: Path
) -> None:
    """The file calls them as the boxes do: that does not make it a game of nobody's."""
    journal, chemin = fenetre.salles.journal.journal, fichier_memoire.with_name("journal.sqlite")
    cocher(qtbot, fenetre, "noir_humain", "blanc_humain")
    jouer(qtbot, fenetre, "f5d6c3d3")
    documents, ou = fenetre.salles.documents, tmp_path / "nous.sgf"
    documents.ecrire(ou)
    qtbot.waitUntil(ou.exists, timeout=PATIENCE)
    jouee = fenetre.partie_montree
    documents.ouvrir([ou])
    qtbot.waitUntil(lambda: fenetre.partie_montree is not jouee, timeout=PATIENCE)
    assert fenetre.partie_montree.entete.joueurs == ("Humain", "Humain")
    trouver(fenetre, QAction, "action_glyphe_fort").trigger()
    assert journal.attendre()
    assert [notee.joueurs for notee in lister(chemin)] == [("Humain", "Humain"), NOUS]


@pytest.mark.parametrize(
    ("noms", "coups", "recul", "attendues"),
    [
        (("Ada", "Émile"), 5, 0, [(NOUS, 1), (("Ada", "Émile"), 5)]),
        (
            (HUMAIN, ALEA),
            200,
            3,
            [(NOUS, 1), ((HUMAIN, ALEA), 60)],
        ),
        (
            (HUMAIN, ALEA),
            5,
            2,
            [(NOUS, 1), ((HUMAIN, ALEA), 5)],
        ),
        (
            (HUMAIN, ALEA),
            5,
            0,
            [((HUMAIN, Relais((ALEA, HUMAIN))), 6)],
        ),
        (NOUS, 5, 2, [(NOUS, 4)]),
        (
            ("edax", HUMAIN),
            5,
            0,
            [((Relais(("edax", HUMAIN)), HUMAIN), 6)],
        ),
    ],
    ids=[
        "d'autrui",
        "finie",
        "en arrière, à un autre",
        "relayée",
        "la sienne",
        "programme parti",
    ],
)
def test_seule_la_sienne_se_continue_quand_elle_n_est_pas_finie(
    qtbot: QtBot,
    fenetre: ApplicationIHM,
    fichier_memoire: Path,
    noms: tuple[Participant, Participant],
    coups: int,
    recul: int,
    attendues: list[tuple[tuple[Participant, Participant], int]],
) -> None:
    """A game of the journal that others played, or that is over, stays as it is: one plays another, from there."""
    chemin = fichier_memoire.with_name("journal.sqlite")
    notee = partie_jouee(coups=coups)
    garder(chemin, notee, noms=noms)
    cocher(qtbot, fenetre, "noir_humain", "blanc_humain")
    fenetre.salles.journal.ouvrir(1)
    qtbot.waitUntil(lambda: fenetre.partie_en_cours.nb_coups == notee.nb_coups)
    cocher(qtbot, fenetre, "noir_humain", "blanc_humain")  # whoever played it was ticked
    fenetre.parcours.aller_a(notee.nb_coups - recul)
    cliquer(qtbot, fenetre, coups_legaux(fenetre)[0])
    assert fenetre.salles.journal.journal.attendre()
    assert [(notee.joueurs, notee.coups) for notee in lister(chemin)] == attendues


@pytest.mark.parametrize(
    ("noms", "assis"),
    [
        ((NotreJoueur("ia_alphabeta:profondeur=3"), HUMAIN), ("ia_alphabeta:profondeur=3", "humain")),
        ((HUMAIN, Relais((HUMAIN, MAX))), ("humain", "ia_max")),
        ((HUMAIN, "Sain"), ("humain", faux("Sain").specification)),
        ((HUMAIN, "parti"), ("humain", "ia_min")),
        ((HUMAIN, NotreJoueur("ia_du_futur")), ("humain", "ia_min")),
    ],
)
def test_la_partie_a_soi_que_l_on_rouvre_rassoit_ses_joueurs(
    qtbot: QtBot,
    fenetre: ApplicationIHM,
    fichier_memoire: Path,
    memoire: Memoire,
    noms: tuple[Participant, Participant],
    assis: tuple[str, str],
) -> None:
    """Else a machine would play for the person whom the game is waiting for."""
    enregistrer_moteurs(memoire, [faux("Sain")])
    garder(fichier_memoire.with_name("journal.sqlite"), partie_jouee(coups=4), noms=noms)
    cocher(qtbot, fenetre, "noir_ia_alea", "blanc_ia_min")
    fenetre.salles.journal.ouvrir(1)
    qtbot.waitUntil(lambda: fenetre.partie_en_cours.nb_coups == 4)
    assert [fenetre.situation.joueurs[camp].bilan.nom for camp in (1, 2)] == list(assis)


def test_qui_echange_les_camps_retrouve_le_sien_apres_une_coupure(
    qtbot: QtBot, fenetre: ApplicationIHM, fichier_memoire: Path
) -> None:
    """The person who has White now has not played for it yet, and Black's first move was theirs."""
    chemin = fichier_memoire.with_name("journal.sqlite")
    cocher(qtbot, fenetre, "noir_humain", "blanc_ia_min")
    cliquer(qtbot, fenetre, coups_legaux(fenetre)[0])
    qtbot.waitUntil(lambda: fenetre.partie_en_cours.nb_coups == 2, timeout=PATIENCE)
    presser(qtbot, fenetre, "arreter")
    fenetre.echanger_joueurs()
    presser(qtbot, fenetre, "demarrer")
    qtbot.waitUntil(lambda: fenetre.partie_en_cours.nb_coups == 3, timeout=PATIENCE)
    assert fenetre.salles.journal.journal.attendre()
    [notee] = lister(chemin)
    assert notee.joueurs == (
        Relais((HUMAIN, MIN)),
        Relais((MIN, HUMAIN)),
    )
    laissee = fenetre.partie_en_cours
    fenetre.ouvrir_partie(partie_jouee(coups=4))
    cocher(qtbot, fenetre, "noir_humain", "blanc_ia_alea")
    trouver(fenetre, QAction, "action_partie_quittee").trigger()
    assert fenetre.partie_en_cours is laissee
    assert [fenetre.situation.joueurs[camp].bilan.nom for camp in (1, 2)] == ["ia_min", "humain"]
    table = trouver(fenetre, QTableWidget, "statistiques")

    def joues() -> list[str]:
        return [cellule.text() for ligne in range(2) if (cellule := table.item(ligne, 6)) is not None]

    qtbot.waitUntil(lambda: joues() == ["0", "0"], timeout=PATIENCE)  # it is painted a moment later


def test_ce_qu_on_annule_dans_une_partie_ouverte_s_annule_au_journal(
    qtbot: QtBot, fenetre: ApplicationIHM, fichier_memoire: Path
) -> None:
    """Nothing but its comment made it somebody's work: without it, the journal must not keep the comment either."""
    journal, chemin = fenetre.salles.journal.journal, fichier_memoire.with_name("journal.sqlite")
    partie = partie_jouee(coups=4)
    fenetre.ouvrir_partie(partie)
    for nom in ("glyphe_fort", "annuler_edition"):
        trouver(fenetre, QAction, f"action_{nom}").trigger()
        assert journal.attendre()
        [notee] = lister(chemin)
        assert plat(relire(chemin, notee.numero).racine) == plat(partie.racine), nom


def test_l_entete_dit_la_pendule_que_la_partie_a(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    cocher(qtbot, fenetre, "noir_humain", "blanc_humain")
    pendule, cadences = fenetre.widgets.choix_pendule, list[tuple[str, str]]()

    def dites() -> tuple[str, str]:
        entete = fenetre.partie_en_cours.entete
        return entete.cadence, entete.regle

    for reglage in ("5:00", ""):
        pendule.activated.emit(pendule.findData(reglage))
        cadences.append(dites())
    jouer(qtbot, fenetre, "d3")
    cadences.append(dites())
    assert cadences == [("5:00//2:00", "World Othello"), ("", ""), ("", "")]
