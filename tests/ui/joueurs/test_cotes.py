from dataclasses import fields

from ecosysteme.jeu import PREMIER, SECOND
from ecosysteme.reglages import Reglage
from ui.joueurs.cotes import COTES, CoteJoueur


def test_les_deux_camps_retiennent_la_meme_chose_sous_leur_propre_nom() -> None:
    noir, blanc = COTES[PREMIER], COTES[SECOND]
    reglages: list[tuple[Reglage, Reglage]] = [
        (getattr(noir, champ.name), getattr(blanc, champ.name))
        for champ in fields(CoteJoueur)
        if champ.name != "couleur"
    ]
    for sien, autre in reglages:
        assert sien.nom.replace(noir.couleur, blanc.couleur) == autre.nom
    assert len({reglage.nom for paire in reglages for reglage in paire}) == 2 * len(reglages)
