"""The page: well-formed, complete, and nothing of it comes from elsewhere."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from ecosysteme.fautes import Message
from ecosysteme.tournoi import rapport
from ecosysteme.tournoi.base import Base
from ecosysteme.tournoi.deroulement import Deroulement
from ecosysteme.tournoi.plan import Reglement
from ecosysteme.tournoi.rapport import rediger


class Lecteur(HTMLParser):
    """Checks that what is opened is closed, and keeps the words."""

    SEULES = ("meta", "br")

    def __init__(self) -> None:
        super().__init__()
        self.ouvertes: list[str] = []
        self.mots: list[str] = []
        self.comptes: dict[str, int] = {}

    def handle_starttag(self, tag: str, attrs: Any) -> None:
        assert not {"src", "href"} & dict(attrs).keys()
        self.comptes[tag] = self.comptes.get(tag, 0) + 1
        if tag not in self.SEULES:
            self.ouvertes.append(tag)

    def handle_startendtag(self, tag: str, attrs: Any) -> None:
        self.comptes[tag] = self.comptes.get(tag, 0) + 1

    def handle_endtag(self, tag: str) -> None:
        assert self.ouvertes.pop() == tag

    def handle_data(self, data: str) -> None:
        self.mots.append(data)


def lire(base: Base) -> Lecteur:
    lecteur = Lecteur()
    lecteur.feed("".join(rediger(base, base.dernier())))
    assert lecteur.ouvertes == []
    return lecteur


def test_la_page_dit_tout(entier: Path) -> None:
    with Base(entier) as base:
        lecteur = lire(base)
        fiches = list(base.fiches(1))
    texte = "\n".join(lecteur.mots)
    for titre in ("Classement", "Tableau croisé", "Elo au fil des parties", "Joueurs", "Ouvertures", "Parties"):
        assert titre in lecteur.mots
    assert all(fiche.transcription in lecteur.mots for fiche in fiches)
    assert lecteur.comptes["svg"] == 1
    assert lecteur.comptes["polygon"] == 3  # the interval of each player
    assert "toutes-rondes, 40 parties sur 40 ; graine 11 ; sans ouvertures" in texte


def test_un_tournoi_vide_ou_a_peine_commence_a_sa_page(tmp_path: Path, sur_place: Any) -> None:
    """Its players are commands of somebody else: no sign of theirs is taken for HTML."""
    etrange = Reglement("othello", ("ia_alea", "externe:gtp:<b>moteur</b> & co"), 10, "match", sprt=(0.0, 50.0))
    with Base(tmp_path / "b.sqlite") as base:
        base.creer(etrange)
        lecteur = lire(base)
        assert "externe:gtp:<b>moteur</b> & co" in lecteur.mots
        assert "b" not in lecteur.comptes
        reglement = Reglement("othello:taille=6", ("ia_alea", "ia_max"), 30, "match", sprt=(0.0, 50.0))
        Deroulement(base, base.creer(reglement), sur_place).derouler()
        assert lire(base).comptes["svg"] == 2
        assert "pas de verdict" in "".join(lire(base).mots)
        base.creer(Reglement("morpion", ("ia_alea", "ia_max"), 2, "match", alterner=False))
        assert "couleurs fixes" in "".join(lire(base).mots)


def test_une_page_reste_lisible(entier: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rapport, "PARTIES_MONTREES", 5)
    with Base(entier) as base:
        texte = "".join(lire(base).mots)
    assert "Seules les 5 premières parties" in texte


def test_la_page_se_dit_dans_une_autre_langue(entier: Path) -> None:
    """Every sentence passes through ``dire``, and numbers follow."""

    def dire(message: Message) -> str:
        return "en" if str(message) == "fr" else "§"

    with Base(entier) as base:
        texte = "".join(rediger(base, base.dernier(), dire=dire))
        francais = "".join(rediger(base, base.dernier()))
    assert texte.startswith('<!DOCTYPE html><html lang="en">')
    assert not re.search(r"\d,\d", re.sub(r'points="[^"]*"|<style>.*?</style>', "", texte, flags=re.DOTALL))
    for mot in ("Classement", "Joueur", "Mobilité", "graine", "Commencé", "Remarque", "Début"):
        assert mot in francais
        assert mot not in texte
