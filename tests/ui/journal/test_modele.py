"""The list of games: what a line says, and what a search finds."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from ecosysteme.entete import NotreJoueur
from ecosysteme.journal.lecture import PartieNotee, lister
from ecosysteme.provenance import Origine
from tests.ecosysteme.journal.parties import partie_jouee
from tests.ui.journal.journaux import JEUDI, JOUR, garder
from ui.joueurs.noms import qui_joue
from ui.journal.modele import NOMMEES, ColonneJournal, ModeleParties
from ui.socle.langue import Langue, deux_points


def textes(modele: ModeleParties, *colonnes: ColonneJournal) -> list[tuple[str, ...]]:
    return [
        tuple(str(modele.index(ligne, colonne).data()) for colonne in colonnes) for ligne in range(modele.rowCount())
    ]


@pytest.fixture
def parties(tmp_path: Path) -> list[PartieNotee]:
    chemin = tmp_path / "journal.sqlite"
    garder(chemin, partie_jouee("othello:taille=6"), quand=JEUDI - 2 * JOUR, origine=Origine.SERIE)
    garder(chemin, partie_jouee("nim:tas=1-2-3,maximum=2,misere=oui"), quand=JEUDI - JOUR, noms=("", "Ève"))
    garder(chemin, partie_jouee(coups=7), quand=JEUDI)
    return lister(chemin)


@pytest.fixture
def modele(parties: list[PartieNotee], langue: Langue) -> ModeleParties:
    modele = ModeleParties()
    modele.remplir(modele.ecrire(parties, JEUDI))
    return modele


def test_les_joueurs_d_une_boite_se_disent_dans_la_langue_du_moment(tmp_path: Path, langue: Langue) -> None:
    chemin = tmp_path / "journal.sqlite"
    garder(chemin, partie_jouee(coups=7), quand=JEUDI, noms=("Ada", qui_joue("ia_alea")))
    for nom, joueurs in (("fr", "Ada – Aléatoire"), ("en", "Ada – Random")):
        langue.choisir(nom)
        modele = ModeleParties()
        modele.remplir(modele.ecrire(lister(chemin), JEUDI))
        assert textes(modele, ColonneJournal.JOUEURS) == [(joueurs,)]


def test_la_premiere_case_se_lit_comme_la_ligne(qtbot: QtBot, modele: ModeleParties) -> None:
    lue = modele.index(0, ColonneJournal.DATE).data(Qt.ItemDataRole.AccessibleTextRole)
    assert lue == f"15:30, Othello, Ada – Émile, {deux_points('Coups', '7')}, inachevée"


def test_chaque_partie_est_une_ligne(modele: ModeleParties, parties: list[PartieNotee]) -> None:
    _, nim, petit = parties
    plus, moins = max(petit.scores), min(petit.scores)
    assert textes(modele, ColonneJournal.DATE, ColonneJournal.JEU, ColonneJournal.JOUEURS, ColonneJournal.COUPS)[
        :2
    ] == [
        ("15:30", "Othello", "Ada – Émile", "7"),
        ("hier 15:30", "Nim 1-2-3, 2 au plus, misère", "? – Ève", str(nim.coups)),
    ]
    assert textes(modele, ColonneJournal.JEU, ColonneJournal.RESULTAT)[2][0] == "Othello 6 × 6"
    assert f"{plus} à {moins}" in textes(modele, ColonneJournal.RESULTAT)[2][0]
    assert textes(modele, ColonneJournal.RESULTAT)[0] == ("inachevée",)
    titres = [modele.headerData(colonne, Qt.Orientation.Horizontal) for colonne in ColonneJournal]
    assert titres == ["Date", "Jeu", "Joueurs", "Ouverture", "Coups", "Résultat"]


@pytest.mark.parametrize(
    ("voulu", "lignes"),
    [
        ("", [0, 1, 2]),
        ("  ", [0, 1, 2]),
        ("emile", [0, 2]),
        ("ÉMILE othello", [0, 2]),
        ("othello emile 6", [2]),
        ("hier", [1]),
        ("serie", [2]),
        ("inachevee", [0]),
        ("rien de tel", []),
    ],
)
def test_une_recherche_garde_ce_qui_a_tous_les_mots(modele: ModeleParties, voulu: str, lignes: list[int]) -> None:
    toutes = [modele.partie(ligne).numero for ligne in range(modele.rowCount())]
    modele.chercher(voulu)
    assert [modele.partie(ligne).numero for ligne in range(modele.rowCount())] == [toutes[ligne] for ligne in lignes]
    assert modele.total == 3
    assert modele.lignes_de(set(toutes[:1])) == ([0] if 0 in lignes else [])


@pytest.mark.parametrize(("nom", "voulu"), [("fr", "niveau 8"), ("en", "level 8"), ("fr", "moteur 8")])
def test_un_niveau_se_trouve_comme_la_carte_des_joueurs_le_dit(langue: Langue, nom: str, voulu: str) -> None:
    langue.choisir(nom)
    modele = ModeleParties()
    niveau = NotreJoueur("ia_moteur:niveau=8,temps=1.0")
    notee = PartieNotee(1, "othello", (niveau, "b"), Origine.FENETRE, JEUDI, JEUDI, 3, 1, (2, 1), None)
    modele.remplir(modele.ecrire([notee], JEUDI))
    modele.chercher(voulu)
    assert modele.rowCount() == 1


def test_un_jeu_inconnu_garde_ses_propres_mots(langue: Langue) -> None:
    modele = ModeleParties()
    notee = PartieNotee(1, "go:taille=19", ("a", "b"), Origine.FENETRE, JEUDI, JEUDI, 3, 1, (2, 1), None)
    (ligne,) = modele.ecrire([notee], JEUDI)
    assert ligne.textes[ColonneJournal.JEU] == "go:taille=19"
    assert ligne.textes[ColonneJournal.RESULTAT] == "2 - 1"


def test_une_ouverture_n_est_demandee_que_d_une_ligne_en_vue(
    qtbot: QtBot, modele: ModeleParties, parties: list[PartieNotee], langue: Langue
) -> None:
    numeros = [partie.numero for partie in parties]
    with qtbot.waitSignal(modele.sans_nom) as demande:
        assert textes(modele, ColonneJournal.OUVERTURE) == [("",)] * 3
    assert demande.args == [numeros[:1]], "l'Othello sur 6 × 6 et Nim n'ont pas d'ouvertures"
    modele.nommer({numeros[0]: "Tigre"})
    assert textes(modele, ColonneJournal.OUVERTURE)[0] == ("Tigre",)
    modele.remplir(modele.ecrire(parties, JEUDI))
    assert textes(modele, ColonneJournal.OUVERTURE)[0] == ("Tigre",), "la même partie, relue, garde son nom"
    langue.choisir("en")
    with qtbot.waitSignal(modele.sans_nom):
        assert textes(modele, ColonneJournal.OUVERTURE)[0] == ("",)


def test_une_recherche_lit_les_ouvertures_de_toutes_les_parties(qtbot: QtBot) -> None:
    modele = ModeleParties()
    parties = [
        PartieNotee(rang, "othello", ("a", "b"), Origine.FENETRE, JEUDI, JEUDI, 3, None, (3, 1), None)
        for rang in range(1, 2 * NOMMEES)
    ]
    modele.remplir(modele.ecrire(parties, JEUDI))
    demandes: list[list[int]] = []
    modele.sans_nom.connect(demandes.append)
    modele.chercher("tigre")
    qtbot.waitUntil(lambda: len(demandes) == 1)
    assert demandes[0] == [partie.numero for partie in parties[:NOMMEES]]
    assert modele.rowCount() == 0
    with qtbot.waitSignal(modele.trouvees):
        modele.nommer({3: "Tigre diagonale"})
    modele.chercher("tigre")
    assert [modele.partie(ligne).numero for ligne in range(modele.rowCount())] == [3]
    qtbot.waitUntil(lambda: len(demandes) == 2)
    with qtbot.assertNotEmitted(modele.trouvees):
        modele.nommer({NOMMEES + 1: "Heath"})
    modele.chercher("heath")
    assert modele.rowCount() == 1


def test_les_lignes_vues_en_dernier_sont_nommees_d_abord(qtbot: QtBot) -> None:
    modele = ModeleParties()
    parties = [
        PartieNotee(rang, "othello", ("a", "b"), Origine.FENETRE, JEUDI, JEUDI, 3, None, (3, 1), None)
        for rang in range(1, 4 * NOMMEES)
    ]
    modele.remplir(modele.ecrire(parties, JEUDI))
    demandes: list[list[int]] = []
    modele.sans_nom.connect(demandes.append)
    textes(modele, ColonneJournal.OUVERTURE)
    qtbot.waitUntil(lambda: len(demandes) == 1)
    assert demandes[0] == [partie.numero for partie in reversed(parties[-NOMMEES:])]
    textes(modele, ColonneJournal.OUVERTURE)
    modele.nommer({})
    qtbot.waitUntil(lambda: len(demandes) == 2)
    assert len(demandes[1]) == NOMMEES
    assert not set(demandes[0]) & set(demandes[1])


def test_une_ligne_s_en_va_seule_et_revient_a_sa_place(
    qtbot: QtBot, modele: ModeleParties, parties: list[PartieNotee]
) -> None:
    numeros = [partie.numero for partie in parties]
    modele.chercher("emile")
    with qtbot.assertNotEmitted(modele.modelReset), qtbot.waitSignal(modele.rowsRemoved) as partie:
        modele.retirer(numeros[:1])
    assert partie.args is not None
    assert list(partie.args)[1:] == [0, 0]
    assert modele.total == 2
    assert not modele.remettre([99])
    assert modele.remettre(numeros[:1])
    modele.chercher("")
    assert [modele.partie(rang).numero for rang in range(3)] == numeros
    modele.remplir(modele.ecrire(parties[1:], JEUDI))
    assert not modele.remettre(numeros[:1]), "relue depuis, la liste ne sait plus où elle était"
