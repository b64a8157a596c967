"""Questions about a position: what counts, what is told apart, what is said where nothing is found."""

from __future__ import annotations

from pathlib import Path
from threading import Event

import pytest

from ecosysteme.arret import Interrompu
from ecosysteme.bibliotheque.bibliotheque import Bibliotheque
from ecosysteme.bibliotheque.filtres import FiltreDeParties
from ecosysteme.jeux.othello import Othello
from ecosysteme.partie import Partie
from tests.ui.bibliotheque.livres import TIGRE, remplir
from ui.bibliotheque.question import (
    QuestionALaBibliotheque,
    ReponseDeLaBibliotheque,
    parties_de_la,
    repondre,
)


@pytest.fixture
def bibliotheque(tmp_path: Path) -> Bibliotheque:
    return Bibliotheque(remplir(tmp_path / "bibliotheque"))


def jouer(transcription: str) -> Partie:
    partie: Partie = Partie(Othello())
    for rang in range(0, len(transcription), 2):
        partie.jouer(partie.jeu.lire_coup(transcription[rang : rang + 2]))
    return partie


def demander(
    bibliotheque: Bibliotheque, transcription: str, *, interversions: bool = False, **filtre: object
) -> ReponseDeLaBibliotheque:
    voulu = FiltreDeParties(**filtre)  # type: ignore[arg-type]
    return repondre(
        bibliotheque, Event(), QuestionALaBibliotheque.de(jouer(transcription), voulu, interversions=interversions)
    )


def joues(reponse: ReponseDeLaBibliotheque) -> list[tuple[str, int]]:
    coups = reponse.comptee.coups.items()
    return [(Othello().ecrire_coup(divmod(case, 8)), suivies.parties) for case, suivies in coups]


def test_les_parties_jouees_ici_et_celles_venues_autrement_sont_comptees_a_part(bibliotheque: Bibliotheque) -> None:
    ici = demander(bibliotheque, TIGRE)
    assert joues(ici) == [("f4", 11), ("b3", 1)]
    assert (ici.comptee.toutes.parties, ici.toutes.toutes.parties, ici.total) == (12, 13, 12)
    partout = demander(bibliotheque, TIGRE, interversions=True)
    assert joues(partout) == [("f4", 12), ("b3", 1)]
    assert (partout.total, [partie.ici for partie in partout.parties].count(False)) == (13, 1)


def test_les_programmes_ne_comptent_que_demandes(bibliotheque: Bibliotheque) -> None:
    assert joues(demander(bibliotheque, TIGRE, programmes=True)) == [("f4", 12), ("b3", 1), ("g5", 1)]


def test_sans_rien_elle_dit_ce_que_chaque_filtre_cache(bibliotheque: Bibliotheque) -> None:
    reponse = demander(bibliotheque, TIGRE + "g5", depuis=2015)
    assert (reponse.total, dict(reponse.sans)) == (0, {}), "ensemble les deux cachent la partie"
    assert dict(demander(bibliotheque, TIGRE + "g5").sans) == {"humains": 1}
    assert dict(demander(bibliotheque, TIGRE, depuis=2020).sans) == {"annees": 12}
    assert dict(demander(bibliotheque, "f5d6c4d3c3b3").sans) == {"ordre": 1}


def test_hors_des_parties_elle_dit_depuis_quand(bibliotheque: Bibliotheque) -> None:
    reponse = demander(bibliotheque, TIGRE + "f4c2", interversions=True)
    assert (reponse.avant, dict(reponse.sans)) == ((12, 1), {})
    assert demander(bibliotheque, TIGRE).avant is None


def test_les_parties_viennent_par_pages(bibliotheque: Bibliotheque, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ui.bibliotheque.question.PAGE", 5)
    question = QuestionALaBibliotheque.de(jouer(TIGRE), FiltreDeParties(), interversions=False)
    premieres, total = parties_de_la(bibliotheque, question, 0)
    suivantes, _ = parties_de_la(bibliotheque, question, 5)
    assert (len(premieres), len(suivantes), total) == (5, 5, 12)
    annees = [partie.annee for partie in (*premieres, *suivantes)]
    assert annees == sorted(annees, reverse=True)


def test_une_question_annulee_s_arrete(bibliotheque: Bibliotheque) -> None:
    arret = Event()
    arret.set()
    with pytest.raises(Interrompu):
        repondre(bibliotheque, arret, QuestionALaBibliotheque.de(jouer(TIGRE), FiltreDeParties(), interversions=False))


def test_une_position_posee_n_a_pas_de_ligne(bibliotheque: Bibliotheque) -> None:
    etat = jouer(TIGRE).etat
    question = QuestionALaBibliotheque.de(Partie(Othello(), etat), FiltreDeParties(), interversions=False)
    assert question.ligne is None
    assert repondre(bibliotheque, Event(), question).comptee.toutes.parties == 13, "d'où qu'elles viennent"
