"""Lines learned by a simulated student, who forgets as the model of memory says, through the whole room."""

from __future__ import annotations

import random
from datetime import timedelta
from pathlib import Path
from statistics import mean

from ecosysteme.formats.partie_compacte import JEU
from ecosysteme.partie import Partie
from ecosysteme.repertoire.cartes import CartesRepertoire, ConnuesDuJour
from ecosysteme.repertoire.positions import PositionsTenues, positions_de
from ecosysteme.repertoire.repertoire import Repertoire
from ecosysteme.repertoire.seance import MomentDeLigne, SeanceDeRepertoire
from tests.ecosysteme.carnet.test_repetition import Heure
from tests.ecosysteme.repertoire.fabrique import coups, explorateur_de
from tests.tailles import taille

NOM = "Vingt lignes"
DEVINEE = 0.25  # how often the right move of a position never seen is found
LIGNES, NOS_COUPS = taille(10, 20), 7


def des_lignes() -> PositionsTenues:
    """Return lines of seven moves of ours, of which the first is the same."""
    source, repertoire = random.Random(4), Repertoire(NOM, 1)
    debut = coups("f5d6")
    while len((positions := positions_de(repertoire)).lignes) < LIGNES:
        partie = Partie(JEU)
        for coup in debut:
            partie.jouer(coup)
        while partie.nb_coups < 2 * NOS_COUPS - 1:
            partie.jouer(source.choice(partie.etat.coups))
        repertoire = repertoire.avec([tour.coup for tour in partie.historique if tour.coup is not None])
    return positions


def apprendre(
    positions: PositionsTenues, cartes: CartesRepertoire, heure: Heure, graine: int, jours: int
) -> list[float]:
    """Have a student drill each day, and return how many lines were known whole before each session."""
    eleve, tirage, sues = random.Random(graine), random.Random(graine + 1), []
    cartes.synchroniser(NOM, positions.cartes)
    for _ in range(jours + 1):
        jour = cartes.du_jour(NOM)
        sues.append(jour.lignes_sues(positions.lignes))
        if jour.dues:
            seance = SeanceDeRepertoire(positions, jour.dues, explorateur_de({}), tirage)
            _suivre(seance, cartes, jour, eleve)
        heure.instant += timedelta(days=1)
    return sues


def _suivre(seance: SeanceDeRepertoire, cartes: CartesRepertoire, jour: ConnuesDuJour, eleve: random.Random) -> None:
    dites: set[str] = set()  # told today: seldom forgotten at once
    while not seance.terminee:
        match seance.moment:
            case MomentDeLigne.AUTOMATIQUE:
                seance.avancer()
            case MomentDeLigne.QUESTION:
                sue = 0.9 if seance.cle in dites else jour.retrouvables[seance.cle] or DEVINEE
                juste = eleve.random() < sue
                autres = [coup for coup in seance.partie.etat.coups if coup not in seance.attendus]
                reponse = seance.repondre(seance.attendus[0] if juste or not autres else autres[0])
                dites.add(reponse.cle)
                if reponse.note is not None:
                    cartes.repondre(NOM, reponse.cle, reponse.note, "")
            case MomentDeLigne.MANQUEE:
                seance.montrer()
            case MomentDeLigne.BOUT | MomentDeLigne.HORS:
                seance.nouvelle_ligne()


def test_les_lignes_sont_sues_au_trentieme_jour(tmp_path: Path) -> None:
    positions = des_lignes()
    assert len(positions.lignes) == LIGNES
    assert 4 * LIGNES < len(positions.cartes) < 6 * LIGNES
    au_trentieme = []
    for graine in range(taille(1, 4)):
        heure = Heure()
        cartes = CartesRepertoire(tmp_path / str(graine), heure)
        sues = apprendre(positions, cartes, heure, graine, 30)
        assert sues[0] == 0
        au_trentieme.append(sues[30])
    assert mean(au_trentieme) >= 0.8 * LIGNES
