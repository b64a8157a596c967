"""The names of players."""

from itertools import repeat

import pytest

from ecosysteme.entete import Entete, NotreJoueur, Relais
from ecosysteme.jeux.morpion import Morpion
from ecosysteme.jeux.nim import Nim
from ecosysteme.jeux.puissance4 import Puissance4
from ecosysteme.reglages import NIVEAU_PLEIN
from ui.joueurs.noms import dire_nom, dire_qui, nommer, nommer_joueurs, nommer_tous, qui_joue
from ui.socle.langue import Langue


@pytest.mark.parametrize(
    ("specification", "nom"),
    [
        ("ia_alphabeta:profondeur=6", "Alpha-Bêta (6)"),
        ("externe:gtp:/opt/moteurs/edax.exe -level 3", "edax"),
        ("externe:nboard,patience=3:moteur", "moteur"),
        ("externe:gtp:'pas fini", "'pas fini"),
        ("externe:gtp,nom=Edax 5,temps=1:edax -gtp", "Edax 5"),
        ("ia_du_futur", "ia_du_futur"),
    ],
)
def test_un_joueur_a_un_nom_court_ou_le_sien(specification: str, nom: str) -> None:
    assert nommer(specification) == nom


def test_les_homonymes_se_distinguent() -> None:
    rhinos = ("externe:gtp:rhino -l 1", "externe:gtp:rhino -l 3")
    assert nommer_tous(["ia_max", *rhinos]) == ["Max", "rhino -l 1", "rhino -l 3"]
    assert nommer_tous(["ia_alea", "ia_max", "ia_alea"]) == ["Aléatoire n° 1", "Max", "Aléatoire n° 2"]
    assert nommer_tous(["ia_alea", "ia_alea:graine=2"]) == ["ia_alea", "ia_alea:graine=2"]


def test_qui_connait_le_jeu_par_coeur_n_a_pas_de_temps() -> None:
    plein = f"ia_moteur:niveau={NIVEAU_PLEIN},temps=2.0"
    for jeu, nom in ((Nim(), "Moteur (max)"), (Morpion(), "Moteur (max)"), (Puissance4(), "Moteur (2 s)")):
        assert nommer(plein, jeu) == nom
        assert nommer_tous(["ia_max", plein], repeat(jeu)) == ["Max", nom]
    assert nommer(plein) == "Moteur (2 s)"
    assert nommer("ia_moteur:niveau=5,temps=2.0", Nim()) == "Moteur (5)"


def test_un_joueur_garde_se_nomme_dans_la_langue_de_qui_le_lit(langue: Langue) -> None:
    gardes = list(map(qui_joue, ("humain", "ia_moteur:niveau=8", "externe:gtp,nom=Edax 5,temps=1:/chez/moi/edax -gtp")))
    assert gardes[2] == "Edax 5"  # its command is nobody's business
    ecrits = ["humain", "Moteur (8)", "n° 346 bis", ""]  # by somebody, or by an older version
    assert list(map(dire_qui, [*gardes, *ecrits])) == ["Humain", "Moteur (8)", "Edax 5", *ecrits]
    langue.choisir("en")
    assert list(map(dire_qui, [*gardes, *ecrits])) == ["Human", "Engine (8)", "Edax 5", *ecrits]
    assert dire_qui(NotreJoueur("ia_du_futur")) == "ia_du_futur"
    assert dire_qui(Relais((gardes[0], gardes[1]))) == "Human, then Engine (8)"
    assert dire_qui(Relais(("", "Ada", gardes[1]))) == "?, then Ada, then Engine (8)"
    assert (dire_nom("n° 346"), dire_nom("")) == ("No. 346", "?")


def test_un_fichier_nomme_les_notres_et_garde_les_autres_tels_quels(langue: Langue) -> None:
    """A mere number is found again by whoever opens the file, in another language too."""
    langue.choisir("en")
    relais = Relais((NotreJoueur("humain"), "Ada"))
    ecrit = nommer_joueurs(Entete("n° 346", relais, evenement="Finale"))
    assert ecrit == Entete("n° 346", "Human, then Ada", evenement="Finale")
