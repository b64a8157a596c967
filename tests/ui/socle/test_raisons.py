"""The domain's own sentences, from real faults of a real process, are all known to the window."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from ecosysteme.executeurs import ouvriers
from ecosysteme.joueurs.repertoire import MoteurEnregistre
from ecosysteme.tournoi.base import Base
from ecosysteme.tournoi.ouvrier import Consigne, Ouvrier
from ecosysteme.tournoi.plan import Plan, Reglement
from tests.ecosysteme.protocoles.conftest import FAUX
from ui.socle import raisons as tournoi_raisons
from ui.socle.raisons import PHRASES, dire_raison
from ui.tournoi.fichiers import consulter, exporter


def raison(defaut: str) -> str:
    """Play a game against an engine that has a fault, and return what is kept of it."""
    patience = 0.4 if defaut == "dort" else 60
    moteur = f'externe:gtp,patience={patience}:"{sys.executable}" "{FAUX}" gtp {defaut}'
    reglement = Reglement("othello", (moteur, "ia_alea"), 2)
    ouvrier = Ouvrier(Consigne.de(reglement))
    try:
        return ouvrier.jouer(Plan(reglement)[0]).raison
    finally:
        ouvrier.fermer()


@pytest.mark.parametrize(
    ("defaut", "dit"),
    [
        ("illegal", "a1"),
        ("passe", "passe"),
        ("abandonne", "abandonne"),
        ("sottise", "z9"),
        ("meurt", "plus de mémoire"),
        ("dort", "0.4"),
    ],
)
def test_chaque_faute_frequente_se_traduit_avec_ce_qu_elle_dit(
    monkeypatch: pytest.MonkeyPatch, defaut: str, dit: str
) -> None:
    connues: list[str] = []

    def traduire(contexte: str, phrase: str) -> str:
        assert contexte == "Raison"
        connues.append(phrase)
        return phrase if phrase == "IA Externe ({})" else f"[en] {phrase}"

    monkeypatch.setattr(tournoi_raisons, "translate", traduire)
    phrase = raison(defaut)
    assert dire_raison(phrase) == f"[en] {phrase}"
    assert dit in phrase
    assert connues[0].count("{}") >= 1


def reserver(base: Path) -> None:
    """Play in a file where somebody plays."""
    with Base(base) as ici, Base(base) as la, ici.reservee(), la.reservee():
        pass


def s_unir(adresse: str) -> None:
    """Ask for a cluster."""
    with ouvriers(1, adresse):
        pass


@pytest.mark.parametrize(
    "faute",
    [
        lambda _: Reglement("puissance4", ("externe:gtp:cat", "ia_alea"), 2).verifier(),
        lambda _: s_unir("sans port"),
        lambda _: s_unir("tls://127.0.0.1:9"),
        lambda ici: consulter(ici / "absente"),
        lambda ici: consulter(ici),
        lambda ici: consulter(Path(__file__)),
        lambda ici: (ici / "vide").touch() or consulter(ici / "vide"),
        lambda ici: reserver(ici / "prise"),
        lambda ici: exporter(ici / "b", 1, ici / "b.xyz"),
        lambda ici: exporter(ici / "b", 1, ici / "absent" / "b.txt"),
    ],
)
def test_un_refus_ordinaire_se_traduit(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, faute: Callable[[Path], object]
) -> None:
    with Base(tmp_path / "b") as base:
        base.creer(Reglement("othello", ("ia_alea", "ia_max"), 2))
    with pytest.raises(ValueError, match=r".") as refus:
        faute(tmp_path)
    monkeypatch.setattr(tournoi_raisons, "translate", lambda _, source: f"[en] {source}")
    assert dire_raison(str(refus.value)) == f"[en] {refus.value}"


@pytest.mark.parametrize(
    "moteur",
    [
        MoteurEnregistre(),
        MoteurEnregistre(commande="moteur-absent"),
        MoteurEnregistre(commande=f"'{Path(__file__).parent}'"),
        MoteurEnregistre(commande="cat 'x"),
        MoteurEnregistre(nom="a:b", commande="cat"),
        MoteurEnregistre(envoi="a,b", commande="cat"),
    ],
)
def test_le_defaut_d_un_moteur_se_traduit(monkeypatch: pytest.MonkeyPatch, moteur: MoteurEnregistre) -> None:
    monkeypatch.setattr(tournoi_raisons, "translate", lambda _, source: f"[en] {source}")
    defaut = moteur.defaut or moteur.absence
    assert defaut
    assert dire_raison(defaut) == f"[en] {defaut}"


@pytest.mark.parametrize("phrase", PHRASES)
def test_une_phrase_n_en_cache_pas_une_autre(monkeypatch: pytest.MonkeyPatch, phrase: str) -> None:
    monkeypatch.setattr(tournoi_raisons, "translate", lambda _, source: source.replace("{}", "<{}>"))
    exemple = phrase.replace("{}", "x")
    assert dire_raison(exemple) == phrase.replace("{}", "<x>")


def test_le_fautif_se_nomme_dans_la_langue_de_la_fenetre(monkeypatch: pytest.MonkeyPatch) -> None:
    anglais = {"IA Externe ({})": "External engine ({})", "{} a fermé sa sortie": "{} closed its output"}
    monkeypatch.setattr(tournoi_raisons, "translate", lambda _, source: anglais[source])
    assert dire_raison("IA Externe (Mon moteur) a fermé sa sortie") == "External engine (Mon moteur) closed its output"


def test_une_raison_inconnue_reste_ce_qu_elle_est() -> None:
    assert dire_raison("IndexError : {} hors du plateau") == "IndexError : {} hors du plateau"
