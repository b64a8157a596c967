"""What is said of a text that is read down to a fault."""

from __future__ import annotations

import pickle

from ecosysteme.fautes import Faute, Message
from ecosysteme.formats.enregistrement import Enregistrement
from ecosysteme.formats.partie_compacte import PartieCompacte
from ecosysteme.formats.reprise import SUITE, Ignore, laisser, partielle

RAISON = Message("ce n'est pas un coup")


def test_la_faute_et_ce_qui_la_suit_sont_a_leur_place() -> None:
    faute, suite = laisser("f5 zz d6 ;)", (3, 5), RAISON)
    assert (faute, suite) == (Ignore(3, 2, "zz", RAISON), Ignore(6, 2, "d6", SUITE))


def test_ce_qui_ferme_un_texte_n_est_pas_nomme() -> None:
    assert laisser("f5 zz ;)\n", (3, 5), RAISON) == (Ignore(3, 2, "zz", RAISON),)
    assert laisser("f5", (2, 2), RAISON) == (Ignore(2, 0, "", RAISON),)


def test_elle_voyage_entre_deux_processus_avec_ce_qui_est_lu() -> None:
    parties = [Enregistrement(PartieCompacte(bytes([37])))]
    faute = pickle.loads(pickle.dumps(partielle(Faute(RAISON), parties, "f5 zz", (3, 5))))
    assert [partie.nb_coups for partie in faute.enregistrements] == [1]
    assert (str(faute), faute.ignores[0].texte) == (str(RAISON), "zz")
