import json

import pytest

from ecosysteme.__main__ import principal
from ecosysteme.atelier.bancs import arbitre
from tests.ecosysteme.commandes.banc.conftest import MesurerUneFois


def test_json_et_phrase(capsys: pytest.CaptureFixture[str], mesurer_une_fois: MesurerUneFois) -> None:
    mesurer_une_fois(arbitre, "mesurer_gene")
    commande = ["banc", "juge", "--positions", "2", "--secondes", "0.05", "--graine", "2"]
    assert principal([*commande, "--json"]) == 0
    objet = json.loads(capsys.readouterr().out)
    assert [len(objet[nom]) for nom in ("sans", "avec")] == [2, 2]
    assert objet["rapport"] > 0
    assert principal(commande) == 0
    assert "des nœuds sans lui" in capsys.readouterr().out
