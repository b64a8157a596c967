"""``analyser``: what it reads, what it prints where, and the code that it ends with."""

import json
import signal
import struct
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ecosysteme.__main__ import principal
from ecosysteme.analyse import analyse
from ecosysteme.analyse.analyse import Jugement
from ecosysteme.commandes.analyser import lire_parties
from ecosysteme.jeu import PREMIER
from ecosysteme.moteur.othello.facade import Avis, Moteur
from ecosysteme.plateau import lire_case, nom_case
from ecosysteme.variantes.evaluation import Evaluation, Juge

OUVERTURE = "f5d6c3d3c4f4"
ANALYSER = ["analyser", "--temps", "0.1", "--hash", "1"]


def octets_wthor(*parties: str) -> bytes:
    """Write a ``.wtb`` file of these transcripts."""
    octets = struct.pack("<4xIHHB3x", len(parties), 0, 2024, 8)
    for partie in parties:
        cases = [lire_case(partie[rang : rang + 2]) for rang in range(0, len(partie), 2)]
        octets += bytes(8) + bytes(10 * (ligne + 1) + colonne + 1 for ligne, colonne in cases).ljust(60, b"\0")
    return octets


def test_json_dit_tout_de_chaque_coup_et_de_chaque_joueur(capsys: pytest.CaptureFixture[str]) -> None:
    assert principal([*ANALYSER, OUVERTURE.upper(), "--json"]) == 0
    sortie = capsys.readouterr()
    objet = json.loads(sortie.out)
    assert sortie.err == ""
    assert list(objet) == ["parties", "temps", "taches", "hash", "interrompu"]
    assert (objet["temps"], objet["taches"], objet["hash"], objet["interrompu"]) == (0.1, 1, 1, False)
    (partie,) = objet["parties"]
    assert (partie["partie"], partie["transcription"]) == (1, OUVERTURE)
    assert partie["ouverture"] == {"fr": "Tigre", "en": "Tiger"}
    assert "".join(coup["coup"] for coup in partie["coups"]) == OUVERTURE
    assert [coup["joueur"] for coup in partie["coups"]] == ["Noir", "Blanc"] * 3
    for numero, coup in enumerate(partie["coups"], start=1):
        assert coup["numero"] == numero
        assert coup["perte"] == coup["meilleure_valeur"] - coup["valeur"] >= 0
        assert 0 <= coup["chances"] <= coup["meilleures_chances"] <= 1
        assert (coup["chances"] < coup["meilleures_chances"]) == (coup["perte"] > 0)
        assert (coup["perte"] == 0) == (coup["coup"] in coup["meilleurs"])
        assert coup["profondeur"] >= 1
        assert not coup["exact"]
    for joueur in partie["joueurs"]:
        pertes = [coup["perte"] for coup in partie["coups"] if coup["joueur"] == joueur["joueur"]]
        assert (joueur["coups"], joueur["perte_totale"]) == (3, sum(pertes))
        assert joueur["perte_moyenne"] == sum(pertes) / 3
        assert joueur["part_meilleurs"] == pertes.count(0) / 3
        assert (joueur["precision"], joueur["niveau"]) == (None, None)  # of three moves nothing is said
        assert joueur["gravites"].keys() == {"?!", "?", "??"}


def test_le_tableau_marque_les_fautes_puis_resume(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def juger(coups: list[Any], *_: Any, rappel: Callable[[Jugement, int, int], None], **__: Any) -> None:
        pertes = (0, 4, 12)
        for rang in reversed(range(3)):
            (etat, coup), perte = coups[rang], pertes[rang]
            valeur = 2 - perte if etat.trait == PREMIER else perte - 2
            evaluation = Evaluation(valeur, perte, rang == 2, meilleurs=((2, 3),), profondeur=7, juge=Juge("essai"))
            rappel(Jugement(rang, etat.trait, coup, evaluation), 3 - rang, 3)

    monkeypatch.setattr(analyse, "analyser", juger)
    monkeypatch.setattr("ecosysteme.commandes.analyser.points_attendus", lambda valeur, vides: (valeur + vides) / 100)
    assert principal([*ANALYSER, OUVERTURE[:6]]) == 0
    lignes = [ligne.split() for ligne in capsys.readouterr().out.splitlines()]
    assert ["1", "Noir", "f5", "+2", "+2", "d3", "0", "62", "→", "62", "%", "7"] in lignes
    assert ["2", "Blanc", "d6", "-2", "+2", "d3", "4", "61", "→", "57", "%", "7"] in lignes
    assert ["3", "Noir", "c3", "-10", "+2", "d3", "12", "?", "60", "→", "48", "%", "exact"] in lignes
    assert ["Noir", "2", "6,00", "12", "0", "1", "0", "50", "%", "–", "–"] in lignes
    assert ["Blanc", "1", "4,00", "4", "0", "0", "0", "0", "%", "–", "–"] in lignes


def test_au_dessus_du_dernier_niveau_mesure_il_y_a_tous_les_autres(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def juger(coups: list[Any], *_: Any, rappel: Callable[[Jugement, int, int], None], **__: Any) -> None:
        for rang in reversed(range(len(coups))):
            etat, coup = coups[rang]
            evaluation = Evaluation(0, 0, True, meilleurs=(coup,), profondeur=7, juge=Juge("essai"))
            rappel(Jugement(rang, etat.trait, coup, evaluation), len(coups) - rang, len(coups))

    monkeypatch.setattr(analyse, "analyser", juger)
    assert principal([*ANALYSER, PERDUE]) == 0
    lignes = [ligne.split() for ligne in capsys.readouterr().out.splitlines()]
    assert [ligne[0] for ligne in lignes if ligne[-1:] == ["20+"]] == ["Noir", "Blanc"]


PERDUE = "f5f6e6f4g6d7c3c5d3g4c6c4e8g7f3c7"


def test_chaque_faute_est_expliquee_au_tableau_et_en_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert principal(["analyser", "--temps", "0.01", "--hash", "1", PERDUE, "--json"]) == 0
    (partie,) = json.loads(capsys.readouterr().out)["parties"]
    fautes = [coup for coup in partie["coups"] if coup["gravite"] is not None]
    assert fautes
    assert [coup["explication"] is not None for coup in partie["coups"]] == [coup in fautes for coup in partie["coups"]]
    for coup in fautes:
        dite = coup["explication"]
        assert 1 <= len(dite["phrases"]) <= 2
        assert dite["mieux"] == coup["meilleurs"][0]
        assert len(dite["suite"]) > 6 < len(dite["suite_jouee"])
        sans_cause = all(phrase["certitude"] == "suite" for phrase in dite["phrases"])
        assert sans_cause or dite["score"] >= 1.5
    assert principal(["analyser", "--temps", "0.01", "--hash", "1", PERDUE]) == 0
    sortie = capsys.readouterr().out
    for coup in fautes:
        assert f"{coup['numero']}. {coup['joueur']} {coup['coup']} {coup['gravite']}\n   " in sortie
        for phrase in coup["explication"]["phrases"]:
            assert f"{phrase['phrase'].capitalize()}.\n" in sortie or f" : {phrase['phrase']}.\n" in sortie


def test_ctrl_c_donne_les_coups_juges(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    reflechir = Moteur.reflechir
    appels = iter(range(100))

    def interrompre(self: Moteur, *arguments: Any, **options: Any) -> Avis:
        if next(appels) == 2:
            signal.raise_signal(signal.SIGINT)
            assert options["arret"].wait(60)
        return reflechir(self, *arguments, **options)

    monkeypatch.setattr(Moteur, "reflechir", interrompre)
    assert principal([*ANALYSER, OUVERTURE, "--json"]) == 130
    objet = json.loads(capsys.readouterr().out)
    assert objet["interrompu"]
    assert [coup["coup"] for coup in objet["parties"][0]["coups"]] == ["c4", "f4"]
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_un_fichier_contient_une_partie_par_ligne(tmp_path: Path) -> None:
    fichier = tmp_path / "parties.txt"
    fichier.write_text(f"{OUVERTURE}\n\n1. F5 f6 2. e6\n", encoding="utf-8-sig")
    lues = {numero: partie.transcription for numero, partie in lire_parties(str(fichier)).items()}
    assert lues == {1: OUVERTURE, 2: "f5f6e6"}
    assert list(lire_parties(str(fichier), 2)) == [2]


def test_une_partie_d_un_fichier_wthor_se_choisit(tmp_path: Path, refus: Callable[[list[str]], str]) -> None:
    fichier = tmp_path / "WTH_2024.WTB"
    fichier.write_bytes(octets_wthor("f5f6", OUVERTURE))
    (partie,) = lire_parties(str(fichier), 2).values()
    assert partie.transcription == OUVERTURE
    assert [nom_case(coup) for _, coup in analyse.coups_de(partie)][:2] == ["f5", "d6"]
    assert "contient 2 parties" in refus(["analyser", str(fichier)])
    assert "partie 3 inexistante" in refus(["analyser", str(fichier), "--partie", "3"])
    fichier.write_bytes(octets_wthor("f5f5"))
    assert "partie 1 : coup 2, f5" in refus(["analyser", str(fichier)])
    fichier.write_bytes(b"WTHOR")
    assert "5 octets" in refus(["analyser", str(fichier)])


@pytest.mark.parametrize(
    ("arguments", "phrase"),
    [
        ([" "], "rien à analyser"),
        (["pa"], "coup 1, passe : passe impossible"),
        (["absent.txt"], "absent.txt n'existe pas"),
        (["absent.wtb", "--partie", "3"], "absent.wtb n'existe pas"),
        (["."], "est un dossier"),
        (["f5d6z9"], "'z9' n'est pas un coup, après 2 coups"),
        (["1.f5 d6 2.a1"], "coup 3, a1"),
        ([OUVERTURE, "--partie", "2"], "partie 2 inexistante"),
        ([OUVERTURE, "--partie", "0"], "0 refusé"),
        ([OUVERTURE, "--temps", "0"], "0 refusé"),
        ([OUVERTURE, "--hash", "0"], "0 refusé"),
    ],
)
def test_refus_en_une_phrase(arguments: list[str], phrase: str, refus: Callable[[list[str]], str]) -> None:
    assert phrase in refus(["analyser", *arguments])


def test_une_partie_illisible_d_un_fichier_est_nommee(tmp_path: Path, refus: Callable[[list[str]], str]) -> None:
    fichier = tmp_path / "parties.txt"
    fichier.write_text("f5d6\nf5f6\nf5f5\n")
    assert "ligne 3 : coup 2, f5" in refus(["analyser", str(fichier)])
    fichier.write_text("\n\n")
    assert "ne contient aucune partie" in refus(["analyser", str(fichier)])
