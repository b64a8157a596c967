"""What is asked for makes the document of its kind."""

from __future__ import annotations

import pytest

from ecosysteme.papier.fiche import Fiche
from ecosysteme.papier.page import A4, A5, NATURES
from ecosysteme.papier.problemes import Probleme
from ecosysteme.partie import Partie
from tests.papier import fiche_de
from ui.papier.demande import Demande, composer
from ui.socle.langue import Langue


def test_chaque_nature_a_son_document(langue: Langue) -> None:
    fiche = fiche_de()
    probleme = Probleme(fiche.depart, {(2, 3): 0})
    [feuille] = composer(Demande("feuille", fiche)).pages
    assert "Alice" in feuille.textes
    [vierge] = composer(Demande("vierge", fiche)).pages
    assert "Coupe" in vierge.textes, "where it is played is known beforehand"
    assert not {"Alice", "2026-11-22", "c4"} & set(vierge.textes)
    [diagrammes] = composer(Demande("diagrammes", fiche, numeros=(8,))).pages
    assert "Coup 8 : a4" in diagrammes.textes
    [problemes] = composer(Demande("problemes", fiche, problemes=(probleme,), origine="ffo.obf")).pages
    assert "Problèmes de finale : ffo.obf" in problemes.textes
    classe = composer(Demande("classe", fiche, numeros=(20,), profondeur=2))
    assert [page.textes[1] for page in classe.pages] == [
        "Alpha-bêta à la main, position après 20 coups",
        "Alpha-bêta à la main, corrigé, position après 20 coups",
    ]
    autre: Partie = Partie(fiche.jeu, fiche.diagramme(20).etat)
    posee = Fiche.de(autre)
    for nom, entete in (("Feuille 3", "Alpha-bêta à la main, Feuille 3"), ("", "Alpha-bêta à la main")):
        classe = composer(Demande("classe", posee, numeros=(0,), profondeur=2, origine=nom))
        assert classe.pages[0].textes[1] == entete, "a position that was set up is not that of the beginning"
    with pytest.raises(ValueError, match="n'est jugé"):
        composer(Demande("rapport", fiche))


def test_le_format_est_celui_qui_est_demande(langue: Langue) -> None:
    for feuille in (A4, A5):
        assert all(page.format is feuille for page in composer(Demande("feuille", fiche_de(), feuille)).pages)
    assert len(set(NATURES)) == 6
