import json
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from threading import Event

import pytest

from ecosysteme.__main__ import principal
from ecosysteme.atelier.bancs.jugement import PositionJugee
from ecosysteme.cases import Position
from ecosysteme.commandes.banc import jugement
from ecosysteme.commandes.banc.moteur import positions_publiques
from ecosysteme.formats.obf import PositionNotee, ecrire_obf
from ecosysteme.formats.position import lire_position
from ecosysteme.interruption import interruptible
from ecosysteme.jeux.othello import EtatOthello
from ecosysteme.plateau import nom_case

NOTEES = positions_publiques()[:3]  # 16 empty squares, each legal move with its exact score


def ecrire(chemin: Path, notees: Sequence[PositionNotee]) -> str:
    chemin.write_text(ecrire_obf(notees), encoding="utf-8")
    return str(chemin)


def rejuge(coups: Mapping[Position, int]) -> PositionNotee:
    return PositionNotee(NOTEES[0].etat, None, coups)


def mesurer(capsys: pytest.CaptureFixture[str], *options: str) -> dict[str, object]:
    assert principal(["banc", "jugement", *options, "--hash", "4", "--json"]) == 0
    objet: dict[str, object] = json.loads(capsys.readouterr().out)
    return objet


def test_une_recherche_au_bout_est_sans_erreur(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    fichier = ecrire(tmp_path / "exactes.obf", NOTEES)
    objet = mesurer(capsys, fichier, "--profondeur", "20", "--positions", "2")
    assert [objet[nom] for nom in ("erreur", "ecart_type", "biais", "perte", "meilleur")] == [0, 0, 0, 0, 1]
    assert objet["profondeur"] == 20
    assert isinstance(lignes := objet["positions"], list)
    assert [ligne["attendu"] for ligne in lignes] == [notee.score for notee in NOTEES[:2]]
    assert objet["noeuds"] == sum(ligne["noeuds"] for ligne in lignes) / 2 > 0


def test_mesures_d_une_recherche_qui_se_trompe(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Scores made up: the truth of the move that the engine chooses is set two discs under that of all others."""
    fichier = ecrire(tmp_path / "une.obf", NOTEES[:1])
    seule = mesurer(capsys, fichier, "--profondeur", "4")["positions"]
    assert isinstance(seule, list)
    choisi, score = seule[0]["coup"], seule[0]["score"]
    faux = {case: 10 - 2 * (nom_case(case) == choisi) for case in NOTEES[0].coups}
    objet = mesurer(capsys, ecrire(tmp_path / "fausse.obf", [rejuge(faux)]), "--profondeur", "4")
    assert (objet["perte"], objet["meilleur"], objet["ecart_type"]) == (2, 0, 0)
    assert (objet["biais"], objet["erreur"]) == (score - 10, abs(score - 10))


def test_sans_elagage_visite_plus_de_noeuds(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    commande = (ecrire(tmp_path / "une.obf", NOTEES[:1]), "--profondeur", "9")
    avec, sans = mesurer(capsys, *commande), mesurer(capsys, *commande, "--sans-elagage")
    assert isinstance(avec["noeuds"], float)
    assert isinstance(sans["noeuds"], float)
    assert avec["noeuds"] < sans["noeuds"]
    assert (avec["elagage"], sans["elagage"]) == (True, False)


def test_texte(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert principal(["banc", "jugement", ecrire(tmp_path / "une.obf", NOTEES[:1]), "--profondeur", "16"]) == 0
    sortie = capsys.readouterr().out
    assert "Erreur : 0,00 pion" in sortie
    assert "meilleur coup : 100,0 %" in sortie


def test_refus(refus: Callable[[list[str]], str], tmp_path: Path) -> None:
    premier, *autres = NOTEES[0].coups
    libre = next((x, y) for x in range(8) for y in range(8) if (x, y) not in NOTEES[0].etat.plateau
                 and (x, y) not in NOTEES[0].coups)  # fmt: skip
    incomplete = ecrire(tmp_path / "incomplete.obf", [NOTEES[1], rejuge(dict.fromkeys(autres, 0))])
    illegale = ecrire(tmp_path / "illegale.obf", [rejuge({**NOTEES[0].coups, libre: 0})])
    nom = nom_case(premier)
    assert f"position 2 : {nom} sans score, attendu celui de chaque coup légal" in refus(
        ["banc", "jugement", incomplete]
    )
    attendu = f"position 1 : {nom_case(libre)} a un score sans être un coup légal"
    assert attendu in refus(["banc", "jugement", illegale])
    assert "n'existe pas" in refus(["banc", "jugement", str(tmp_path / "absent.obf")])
    (tmp_path / "faux.obf").write_text("-" * 64 + " X; G8:+99;\n")
    assert "n'est pas un score" in refus(["banc", "jugement", str(tmp_path / "faux.obf")])
    (tmp_path / "vide.obf").write_text("")
    assert "aucune" in refus(["banc", "jugement", str(tmp_path / "vide.obf")])
    passe = tmp_path / "passe.obf"
    passe.write_text("OOOOOOOO" * 7 + "OOOOOOX- X; --:-60;\n")
    assert "doit passer" in refus(["banc", "jugement", str(passe)])


def test_rien_n_est_fait_des_positions_avant_la_premiere_jugee(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    faites: list[str] = []

    def lire(texte: str) -> EtatOthello:
        faites.append(texte)
        return lire_position(texte)

    def juger(_: Callable[[Event], PositionJugee]) -> PositionJugee:
        raise KeyboardInterrupt

    monkeypatch.setattr("ecosysteme.formats.obf.lire_position", lire)
    monkeypatch.setattr(jugement, "interruptible", juger)
    fichier = tmp_path / "finies.obf"
    fichier.write_text("".join(f"{ligne} --:-127;\n" for ligne in ecrire_obf(NOTEES).splitlines()), encoding="utf-8")
    assert principal(["banc", "jugement", str(fichier)]) == 130
    assert len(faites) == 1, "la première seule, au moment de la juger"


def test_interrompu_rend_ce_qui_est_juge(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    appels = iter(range(2))

    def arreter(travail: Callable[[Event], PositionJugee]) -> PositionJugee:
        if next(appels) == 1:
            raise KeyboardInterrupt
        return interruptible(travail)

    monkeypatch.setattr(jugement, "interruptible", arreter)
    fichier = ecrire(tmp_path / "exactes.obf", NOTEES)
    assert principal(["banc", "jugement", fichier, "--profondeur", "4", "--json"]) == 130
    assert len(json.loads(capsys.readouterr().out)["positions"]) == 1
