"""What a list says of each game and of each position, and how it is searched."""

from __future__ import annotations

from threading import Event

import pytest

from ecosysteme.arret import Interrompu
from ecosysteme.entete import Entete
from ecosysteme.formats.enregistrement import Enregistrement
from ecosysteme.formats.plusieurs_fichiers import plier
from ecosysteme.formats.reconnaitre import Lecture
from tests.positions import partie_jouee
from tests.ui.documents.parties import DEUX_POSITIONS, TROIS, lire
from ui.documents.contenus import ContenuParties, ContenuPositions, contenu_de
from ui.jeux.ouvertures import nom_de_la_ligne
from ui.socle.langue import Langue, translate


def test_une_partie_dit_qui_quand_ou_le_resultat_et_sa_longueur(langue: Langue) -> None:
    contenu = contenu_de(lire(TROIS))
    assert isinstance(contenu, ContenuParties)
    assert contenu.titres() == ("Noir", "Blanc", "Écart", "Date", "Épreuve", "Coups")
    assert contenu.ligne(1) == ("Bob", "Carol", "+6", "2019-05-04", "GGS", "5")
    assert contenu.aide(1) == nom_de_la_ligne(contenu.elements[1].compacte().cases) != ""
    langue.choisir("en")
    assert contenu.titres()[:3] == ("Black", "White", "Margin")


def test_un_nom_que_wthor_ne_donne_pas_se_dit_par_son_numero_dans_la_langue(langue: Langue) -> None:
    entete = Entete("n° 346", "???", evenement="n° 7")
    contenu = contenu_de(Lecture("wthor", [Enregistrement(partie_jouee("f5d6"), entete)] * 2))
    assert contenu.ligne(0)[:5] == ("n° 346", "???", "", "", "n° 7")
    langue.choisir("en")
    assert contenu.ligne(0)[0] == translate("Documents", "n° {}").format(346)


def test_une_position_dit_le_trait_les_cases_vides_et_le_score(langue: Langue) -> None:
    contenu = contenu_de(lire(DEUX_POSITIONS))
    assert isinstance(contenu, ContenuPositions)
    assert contenu.ligne(0) == ("1", "Noir", "60", "+1", "le départ")
    assert contenu.ligne(1) == ("2", "Blanc", "60", "0", "à l'envers")


def test_on_cherche_sans_accents_ni_capitales() -> None:
    contenu = contenu_de(lire(TROIS))
    assert [plier("ÈVE") in plie for plie in contenu.plies] == [True, False, True]
    assert all("ggs" in plie and "2019" in plie for plie in contenu.plies)


def test_une_longue_liste_s_interrompt() -> None:
    arret = Event()
    arret.set()
    with pytest.raises(Interrompu):
        contenu_de(lire(TROIS), arret)
