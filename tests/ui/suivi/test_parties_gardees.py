"""The games of a series in a file: what is read back is what was finished."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from zlib import crc32

import pytest

from ecosysteme.jeux.othello import Othello
from ecosysteme.partie import Partie
from ui.joueurs.noms import qui_joue
from ui.suivi import parties_gardees
from ui.suivi.parties_gardees import ajouter, lire
from ui.suivi.parties_jouees import PartieJouee

JEU = Othello(4)


def jouee(rang: int) -> PartieJouee:
    """Return a game in which each takes the first legal move."""
    partie: Partie = Partie(JEU)
    while not partie.terminee:
        partie.jouer(JEU.coups_legaux(partie.etat)[0], 0.125)
    return PartieJouee.de(partie, rang, (qui_joue("ia_max"), qui_joue("ia_min")), entames=2, serie=3)


def test_une_partie_relue_est_celle_qui_fut_finie(tmp_path: Path) -> None:
    avant = jouee(1)
    ajouter(tmp_path / "parties", [avant])
    ajouter(tmp_path / "parties", [jouee(2)])
    relue, _ = lire(tmp_path / "parties", JEU, 3, 2)
    assert relue == replace(avant, fin=relue.fin), "ce nombre n'est que d'un arbre"
    assert relue.rejouer().transcription == avant.rejouer().transcription


def test_les_dernieres_seules_reviennent_et_celles_du_compte(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ajouter(tmp_path / "parties", map(jouee, (1, 2, 3, 2, 4)))
    assert [une.rang for une in lire(tmp_path / "parties", JEU, 1, 3)] == [1, 2, 3]
    monkeypatch.setattr(parties_gardees, "RENDUES", 2)
    assert [une.rang for une in lire(tmp_path / "parties", JEU, 1, 4)] == [3, 4]
    assert lire(tmp_path / "aucune", JEU, 1, 4) == []


def test_une_ligne_abimee_ne_coute_qu_elle_meme(tmp_path: Path) -> None:
    chemin = tmp_path / "parties"
    ajouter(chemin, map(jouee, (1, 2)))
    texte = chemin.read_text()
    dite = json.loads(texte.split(" ", 1)[1].splitlines()[0])
    fausses = list(map(json.dumps, (dite | {"points": 3}, dite | {"issue": 9}, [], 7)))
    sommees = [f"{crc32(fausse.encode()):08x} {fausse}" for fausse in fausses]
    changee = texte.split("\n")[2].replace("a1", "a2", 1)
    chemin.write_text("\n".join(["", *sommees, changee, "\xff", texte.split("\n")[1], texte.split("\n")[2][:-30]]))
    ajouter(chemin, [jouee(3)])
    assert [une.rang for une in lire(chemin, JEU, 1, 3)] == [1, 3]


def test_un_fichier_trop_long_perd_ses_plus_anciennes_parties(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parties_gardees, "LIMITE", 2000)
    for rang in range(1, 20):
        ajouter(tmp_path / "parties", [jouee(rang)])
    assert (tmp_path / "parties").stat().st_size < 5000
    lues = [une.rang for une in lire(tmp_path / "parties", JEU, 1, 19)]
    assert lues == list(range(lues[0], 20))
    assert 1 < lues[0] < 19
