"""The question of newer versions, to a real server on this machine: asked by whoever wishes it, and never else."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import date

import pytest
from PySide6.QtWidgets import QStatusBar
from pytestqt.qtbot import QtBot

from ecosysteme.distribution.nouveaute import OCTETS
from ecosysteme.reglages import DERNIERE_DEMANDE, NOUVEAUTES
from tests.ui.aide.serveur import ServeurDeVersions, servir
from ui.aide import nouveautes
from ui.aide.nouveautes import Nouveautes
from ui.socle.chargeur import trouver
from ui.socle.memoire import Memoire
from ui.socle.messages import Messages
from ui.widgets.fenetre import FenetreDessinee

pytestmark = pytest.mark.usefixtures("langue")


@pytest.fixture
def serveur(monkeypatch: pytest.MonkeyPatch) -> Iterator[ServeurDeVersions]:
    monkeypatch.setattr(nouveautes, "version", lambda _: "1.0.0")
    with servir() as serveur:
        yield serveur


@pytest.fixture
def ouvrir(
    coquille: FenetreDessinee, memoire: Memoire, messages: Messages, serveur: ServeurDeVersions
) -> Iterator[Callable[[], Nouveautes]]:
    """Opens what asks, and lets it do what it does at the start."""
    ouverts: list[Nouveautes] = []

    def ouvrir() -> Nouveautes:
        ouverts.append(Nouveautes(coquille, memoire, messages, serveur.adresse))
        ouverts[-1].au_depart()
        return ouverts[-1]

    yield ouvrir
    for ouvert in ouverts:
        ouvert.fermer()


def conclure(qtbot: QtBot, demande: Nouveautes) -> str:
    qtbot.waitUntil(lambda: demande.phrase not in ("", "Demande en cours…"))
    return demande.phrase


def test_rien_n_est_demande_sans_permission(
    qtbot: QtBot, serveur: ServeurDeVersions, ouvrir: Callable[[], Nouveautes], memoire: Memoire
) -> None:
    assert not memoire.lire(NOUVEAUTES)
    muette = ouvrir()
    muette.permettre(False)
    serveur.corps = b"1.0.0"
    assert muette.phrase == ""
    muette.permettre(True)  # the first request is this one's
    conclure(qtbot, muette)
    assert len(serveur.demandes) == 1


def test_une_version_plus_recente_se_dit(
    qtbot: QtBot, coquille: FenetreDessinee, serveur: ServeurDeVersions, ouvrir: Callable[[], Nouveautes]
) -> None:
    serveur.corps = b"1.1.0\n"
    demande = ouvrir()
    demande.permettre(True)
    assert conclure(qtbot, demande) == "Othellier 1.1.0 est sorti ; ceci est la version 1.0.0."
    qtbot.waitUntil(lambda: trouver(coquille, QStatusBar, "barre_etat").currentMessage() == demande.phrase)
    [champs] = serveur.demandes
    assert champs["User-Agent"] == "Othellier"
    assert champs["Accept-Language"] == "*"
    assert not {"Cookie", "Referer", "From"} & set(champs)


def test_elle_est_posee_une_fois_par_jour(
    qtbot: QtBot, serveur: ServeurDeVersions, ouvrir: Callable[[], Nouveautes], memoire: Memoire
) -> None:
    serveur.corps = b"1.0.0\n"
    memoire.ecrire(NOUVEAUTES, True)
    assert conclure(qtbot, ouvrir()) == "Aucune version plus récente que 1.0.0."
    assert memoire.lire(DERNIERE_DEMANDE) == date.today().isoformat()
    assert ouvrir().phrase == ""
    memoire.ecrire(DERNIERE_DEMANDE, "2026-01-01")
    conclure(qtbot, ouvrir())
    assert len(serveur.demandes) == 2


@pytest.mark.parametrize(
    ("code", "corps", "dit"),
    [
        (200, b"<html>Bienvenue !</html>", "attendu un numéro comme 1.2.0"),
        (200, b"1" * 50 * OCTETS, "est trop long"),
        (404, b"1.1.0", "ne répond pas"),
        (200, b"\xff\xfe\x00", "attendu un numéro comme 1.2.0"),
    ],
)
def test_toute_reponse_est_supportee(
    qtbot: QtBot, serveur: ServeurDeVersions, ouvrir: Callable[[], Nouveautes], code: int, corps: bytes, dit: str
) -> None:
    serveur.code, serveur.corps = code, corps
    demande = ouvrir()
    demande.permettre(True)
    assert dit in conclure(qtbot, demande)


def test_une_redirection_sans_fin_finit(
    qtbot: QtBot, serveur: ServeurDeVersions, ouvrir: Callable[[], Nouveautes]
) -> None:
    serveur.code, serveur.champs = 302, {"Location": "encore/"}  # below the last one: each is another path
    demande = ouvrir()
    demande.permettre(True)
    assert "ne répond pas" in conclure(qtbot, demande)
    # Qt asks a second time, by itself, for what a connection that closes may have lost: paths count, not requests.
    assert len(set(serveur.chemins)) == nouveautes.REDIRECTIONS + 1


def test_un_serveur_muet_est_quitte(
    qtbot: QtBot, serveur: ServeurDeVersions, ouvrir: Callable[[], Nouveautes], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(nouveautes, "PATIENCE", 1)
    serveur.parler.clear()
    demande = ouvrir()
    demande.permettre(True)
    assert "ne répond pas" in conclure(qtbot, demande)
    demande.permettre(True)
    demande.permettre(False)  # while it waits
    assert demande.phrase == ""


def test_sans_la_bibliotheque_du_reseau_il_n_y_a_rien_a_demander(
    coquille: FenetreDessinee,
    memoire: Memoire,
    messages: Messages,
    serveur: ServeurDeVersions,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(nouveautes, "RESEAU", "PySide6.QtAbsente")
    demande = Nouveautes(coquille, memoire, messages, serveur.adresse)
    demande.permettre(True)
    assert (demande.adresse, demande.phrase, serveur.demandes) == ("", "", [])


def test_sans_serveur_ni_adresse_rien_ne_casse(
    qtbot: QtBot, coquille: FenetreDessinee, memoire: Memoire, messages: Messages, serveur: ServeurDeVersions
) -> None:
    memoire.ecrire(NOUVEAUTES, True)
    sans = Nouveautes(coquille, memoire, messages, "")
    assert not sans.permis
    sans.permettre(True)
    assert sans.phrase == ""
    adresse = serveur.adresse
    serveur.server_close()
    serveur.shutdown()
    personne = Nouveautes(coquille, memoire, messages, adresse)
    personne.permettre(True)
    assert "ne répond pas" in conclure(qtbot, personne)
