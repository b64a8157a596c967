"""A game taken down: its moves numbered, its positions, the marked ones, the numbers that are typed."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecosysteme.entete import Entete
from ecosysteme.formats.sgf.dessins import Dessins, Figure
from ecosysteme.formats.transcription import lire_transcription
from ecosysteme.jeu import PREMIER, SECOND
from ecosysteme.jeux.othello import Othello
from ecosysteme.papier.fiche import Fiche, lire_numeros
from ecosysteme.pendules import Horloge, Pendules, Regle
from ecosysteme.variantes.edition import annoter
from tests.positions import partie_jouee

COURTE = "e6f4e3f6g5d6e7f5c5"


def test_les_coups_se_numerotent_sans_les_passes() -> None:
    partie = lire_transcription("b1c1d3a1a3a2d4c4b4a4d2d1", taille=4)
    fiche = Fiche.de(partie)
    assert [rang for rang, tour in enumerate(fiche.tours) if tour.coup is None] == [4]
    assert [note.numero for note in fiche.coups] == list(range(1, partie.nb_coups + 1))
    for note in fiche.coups:
        assert fiche.jeu.jouer(note.avant, note.coup) == note.noeud.etat
        assert note.camp == fiche.jeu.trait(note.avant)
    assert fiche.issue == partie.issue


def test_ce_qui_est_defait_est_note_aussi() -> None:
    partie = lire_transcription(COURTE)
    entiere = Fiche.de(partie)
    partie.aller_a(2)
    assert Fiche.de(partie) == entiere
    partie.annuler()
    partie.jouer((5, 5))  # f6
    assert len(entiere.coups) == 9, "what was taken down does not change any more"


def test_les_diagrammes_sont_les_positions_apres_les_coups() -> None:
    fiche = Fiche.de(lire_transcription(COURTE))
    depart, premier, dernier = map(fiche.diagramme, (0, 1, 9))
    assert depart.etat == Othello().etat_initial()
    assert depart.dernier is None
    assert premier.etat == fiche.coups[1].avant
    assert premier.dernier == fiche.coups[0]
    assert dernier.etat == fiche.etat
    for numero in (-1, 10):
        with pytest.raises(ValueError, match=f"coup {numero} inexistant : la partie en compte 9"):
            fiche.diagramme(numero)


def test_les_positions_marquees_le_sont_dans_tout_l_arbre() -> None:
    partie = lire_transcription("f5d6c3")
    partie.aller_a(1)
    partie.jouer((5, 5))  # f6, a variation
    variante, ligne = partie.noeud.numero, partie.racine.suites[0].numero
    partie.modifier(annoter(partie.racine, variante, marque=True, commentaire="plus calme", glyphe="!"))
    partie.modifier(annoter(partie.racine, ligne, marque=True))
    partie.aller_a(0)
    fiche = Fiche.de(partie)
    lus = [(marque.dernier and marque.dernier.numero, marque.commentaire, marque.glyphe) for marque in fiche.marques]
    assert lus == [(1, "", ""), (2, "plus calme", "!")]
    assert fiche.marques[1].dernier is not None
    assert fiche.jeu.ecrire_coup(fiche.marques[1].dernier.coup) == "f6"
    assert Fiche.de(lire_transcription("f5")).marques == ()


def test_un_diagramme_porte_ce_qui_est_dessine_sur_sa_position() -> None:
    partie = partie_jouee("f5d6c3")
    dessine = annoter(partie.racine, partie.historique[1].numero, marque=True, proprietes=(("CR", ("a1", "z9")),))
    partie.modifier(dessine)
    fiche = Fiche.de(partie)
    attendu = Dessins({(0, 0): Figure.ROND})
    assert [fiche.diagramme(numero).dessins for numero in range(4)] == [Dessins(), Dessins(), attendu, Dessins()]
    assert [diagramme.dessins for diagramme in fiche.marques] == [attendu]


def test_une_fiche_vide_garde_ou_l_on_joue() -> None:
    vide = Fiche.de(lire_transcription(COURTE), Entete("Alice", "Bob", "2026", "Coupe", lieu="Paris")).vide()
    assert (vide.coups, vide.noms, vide.etat) == ((), ("", ""), Othello().etat_initial())
    assert vide.entete == Entete(evenement="Coupe", lieu="Paris")


def test_ce_qui_est_dit_remplace_ce_qui_etait_su() -> None:
    fiche = Fiche.de(lire_transcription(COURTE), Entete("Alice", "Bob", lieu="Paris"))
    assert fiche.avec(Entete(blanc="Carole")).entete == Entete("Alice", "Carole", lieu="Paris")


def test_les_numeros_se_lisent_dans_l_ordre_et_une_fois() -> None:
    assert lire_numeros("34, 20,8-10 ,9", 60) == (8, 9, 10, 20, 34)
    assert lire_numeros(" ", 60) == ()
    assert lire_numeros("0-2", 2) == (0, 1, 2)


@pytest.mark.parametrize("texte", ["61", "3-2", "a", "-5", "5-", "1.5", "²", "99999", "1-2-3"])
def test_d_autres_numeros_sont_refuses(texte: str) -> None:
    with pytest.raises(ValueError, match="attendu des numéros de coups"):
        lire_numeros(texte, 60)


@given(st.text(alphabet="0123456789,- a²", max_size=12))
def test_toute_saisie_donne_des_coups_qui_existent_ou_un_refus(texte: str) -> None:
    try:
        numeros = lire_numeros(texte, 60)
    except ValueError:
        return
    assert list(numeros) == sorted(set(numeros))
    assert all(0 <= numero <= 60 for numero in numeros)


def test_une_fiche_dit_comment_la_partie_a_ete_decidee() -> None:
    partie = partie_jouee("d3c3")
    partie.pendules = Pendules.reglees(Horloge(60), regle=Regle.STRICTE)
    partie.depenser(PREMIER, 60)
    fiche = Fiche.de(partie)
    assert (fiche.issue, fiche.resultat) == (SECOND, (0, 64))
    assert (fiche.vide().issue, fiche.vide().resultat) == (None, (2, 2))
    partie.annuler()
    assert Fiche.de(partie).issue is None
