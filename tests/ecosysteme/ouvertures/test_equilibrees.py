from ecosysteme.formats.transcription import lire_transcription
from ecosysteme.jeux.othello import COULEUR_DE
from ecosysteme.moteur.othello.conversion import depuis_pions
from ecosysteme.moteur.othello.symetries import canonique
from ecosysteme.ouvertures.equilibrees import ouvertures_equilibrees

COUPS = 8


def test_les_ouvertures_livrees_sont_legales_et_sans_jumelles() -> None:
    ouvertures = ouvertures_equilibrees()
    assert len(ouvertures) >= 100
    assert {len(ouverture) for ouverture in ouvertures} == {2 * COUPS}
    formes = set()
    for ouverture in ouvertures:
        partie = lire_transcription(ouverture)
        assert partie.transcription == ouverture
        assert len(partie.historique) == COUPS  # no pass
        formes.add(canonique(depuis_pions(partie.etat.plateau, COULEUR_DE[partie.etat.trait]))[0])
    assert len(formes) == len(ouvertures)
