"""What the commands share to print and to stop."""

import json
import unicodedata

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ecosysteme.atelier.epreuve.toutes import EPREUVES
from ecosysteme.commandes.epreuve import TITRES
from ecosysteme.commandes.sortie import (
    commencer_liste_json,
    dire,
    ecrire_json,
    finir_liste_json,
    imprimer,
    progression,
    suivre_liste_json,
)
from ecosysteme.formats import Json


def test_json_lisible_et_relisible(capsys: pytest.CaptureFixture[str]) -> None:
    ecrire_json({"nœuds": 3, "joueur": "IA Alpha-Bêta"})
    sortie = capsys.readouterr().out
    assert "IA Alpha-Bêta" in sortie
    assert json.loads(sortie) == {"nœuds": 3, "joueur": "IA Alpha-Bêta"}


def test_tableau_mots_a_gauche_nombres_a_droite(capsys: pytest.CaptureFixture[str]) -> None:
    imprimer(("Joueur", "Victoires"), [("[b]max", "7"), ("hasard", "12")])
    lignes = [ligne.strip() for ligne in capsys.readouterr().out.splitlines() if ligne.strip()]
    assert lignes[-2].split() == ["[b]max", "7"]  # a player's name is no markup
    assert len(lignes[-2]) == len(lignes[-1]) == len("Joueur   Victoires")


def test_progression_muette_hors_d_un_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    with progression() as barre:
        barre.advance(barre.add_task("parties", total=2))
    assert capsys.readouterr() == ("", "")


def test_un_tableau_etroit_coupe_entre_les_mots(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    chiffres = ["1000", "1000", "1000", "1000,5", "+10,25", "200000,00 µs", "400000,00 µs"]
    imprimer(("Joueur", *"abcdefg"), [("ia_alphabeta: profondeur=12, graine=123456", *chiffres)])
    sortie = capsys.readouterr().out
    assert all(mot in sortie for mot in ("ia_alphabeta:", "profondeur=12,", "graine=123456", *chiffres))
    assert max(map(len, sortie.splitlines())) <= 80


def test_un_fichier_recoit_chaque_rangee_sur_une_ligne(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("COLUMNS", raising=False)
    monkeypatch.setattr("os.isatty", lambda _: False)
    mots = "entrées abîmées : transcription " * 10
    imprimer(("Épreuve", "Essais"), [(mots, "12")])
    assert [*mots.split(), "12"] in [ligne.split() for ligne in capsys.readouterr().out.splitlines()]


def test_dans_un_terminal_les_mots_de_chaque_colonne_se_partagent_la_place(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    imprimer(TITRES, [(e.nom, e.risque, "1 234", "0", "12,3") for e in EPREUVES])
    sortie = capsys.readouterr().out
    assert all(mot in sortie.split() for e in EPREUVES for mot in f"{e.nom} {e.risque}".split())
    assert max(map(len, sortie.splitlines())) <= 80


def test_une_liste_dite_peu_a_peu_est_l_objet_entier(capsys: pytest.CaptureFixture[str]) -> None:
    elements: list[Json] = [{"a": [1, 2]}, {"é": "b"}, 3]
    ecrire_json({"liste": elements, "nombre": 3, "juste": True})
    entier = capsys.readouterr().out
    commencer_liste_json("liste")
    for debut, fin in ((0, 2), (2, 2), (2, 3)):
        suivre_liste_json(elements[debut:fin], debut)
    finir_liste_json({"nombre": 3, "juste": True})
    assert capsys.readouterr().out == entier
    commencer_liste_json("liste")  # nothing could be done before Ctrl+C
    suivre_liste_json([], 0)
    finir_liste_json({"nombre": 0})
    assert json.loads(capsys.readouterr().out) == {"liste": [], "nombre": 0}


def agissants(texte: str) -> list[str]:
    """Return what a terminal would obey in a text of several lines."""
    return [signe for signe in texte if signe != "\n" and unicodedata.category(signe)[0] == "C"]


@given(st.text() | st.sampled_from(["\x1b[31m", "\x9b1m", "\u202e", "\u061c", "\U000e0041", "\ue000", "[bold]x[/]"]))
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_un_terminal_n_obeit_a_rien_de_ce_qui_est_dit(capsys: pytest.CaptureFixture[str], texte: str) -> None:
    ecrit = {"nom": texte, texte: [texte]}
    dire(texte)
    dire(texte, erreur=True)
    imprimer(("Joueur",), [(texte,)])
    sorties = capsys.readouterr()
    assert agissants(sorties.out + sorties.err) == []
    ecrire_json(ecrit)
    sortie = capsys.readouterr().out
    assert agissants(sortie) == []
    assert json.loads(sortie) == json.loads(json.dumps(ecrit))


def test_ce_qui_se_dit_garde_ses_lignes_et_ses_crochets(capsys: pytest.CaptureFixture[str]) -> None:
    dire("un [bold]nom[/bold]\ndeux\x1b[2J")
    assert capsys.readouterr().out == "un [bold]nom[/bold]\ndeux\\x1b[2J\n"
