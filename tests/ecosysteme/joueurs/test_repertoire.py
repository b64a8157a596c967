"""The engines that somebody keeps: each is a player of the command line, and a memory of any kind gives no surprise."""

from __future__ import annotations

import json
import shlex
import shutil
import sys
from dataclasses import replace
from threading import Event, Timer

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecosysteme.arret import Interrompu
from ecosysteme.joueurs import creer_joueur, lire_specification
from ecosysteme.joueurs.externe import PROTOCOLES
from ecosysteme.joueurs.repertoire import (
    MoteurEnregistre,
    appeler,
    ecrire_moteurs,
    essayer,
    homonymes,
    lire_moteurs,
    retrouver,
)
from ecosysteme.protocoles import MoteurDefaillant
from tests.ecosysteme.protocoles.conftest import FAUX, RHINO

EDAX = MoteurEnregistre("Edax 5", "edax -gtp -level 5", temps=0.5)
ENREGISTRE = MoteurEnregistre("Rhino", "gtp-rhino -l 3")

mots = st.text(st.characters(exclude_characters=",:", exclude_categories=["C", "Z"]), max_size=8)
moteurs = st.builds(
    MoteurEnregistre,
    nom=mots,
    commande=st.sampled_from(["edax", "edax -l 'a,b:c'", "C:/edax.exe x=1"]),
    protocole=st.sampled_from(list(PROTOCOLES)),
    temps=st.none() | st.floats(0.01, 3600),
    profondeur=st.none() | st.integers(1, 60),
    patience=st.floats(0.1, 3600),
    envoi=mots,
)


@given(moteurs)
def test_un_moteur_est_un_joueur_et_un_joueur_un_moteur(moteur: MoteurEnregistre) -> None:
    assert moteur.defaut is None
    relu = MoteurEnregistre.depuis(moteur.specification)
    if moteur.protocole == "gtp":
        moteur = replace(moteur, profondeur=None)  # kept for who comes back to the other one, but never said
    assert relu == moteur


@given(st.lists(moteurs))
def test_ce_qui_est_retenu_revient(liste: list[MoteurEnregistre]) -> None:
    assert lire_moteurs(ecrire_moteurs(liste)) == tuple(liste)


@pytest.mark.parametrize(
    "texte",
    ["", "{", "3", "null", '{"nom": "x"}', "[1, null, [], {}]", '[{"commande": "x", "protocole": []}]', "[" * 10**5],
)
def test_une_memoire_abimee_ne_donne_personne(texte: str) -> None:
    assert lire_moteurs(texte) == ()


def test_une_memoire_d_une_autre_version_donne_ce_qui_se_comprend() -> None:
    lus = [
        {"commande": "a", "protocole": "gtp", "nom": 3, "temps": "vite", "patience": None, "couleur": "bleu"},
        {"commande": "b", "protocole": "uci"},
        {"commande": "c", "protocole": "nboard", "temps": -1, "profondeur": 8, "envoi": "set contempt 3"},
        {"commande": "d", "protocole": "gtp", "temps": float("nan"), "patience": float("inf")},
    ]
    assert lire_moteurs(json.dumps(lus)) == (
        MoteurEnregistre(commande="a"),
        MoteurEnregistre(commande="c", protocole="nboard", profondeur=8, envoi="set contempt 3"),
        MoteurEnregistre(commande="d"),
    )


@pytest.mark.parametrize(
    ("moteur", "raison"),
    [
        (MoteurEnregistre("x"), "attendu la ligne de commande"),
        (MoteurEnregistre("x", "edax 'oups"), "un guillemet n'est pas fermé"),
        (MoteurEnregistre("a,b", "edax"), "le nom 'a,b' : ni virgule ni deux-points"),
        (MoteurEnregistre("a", "edax", envoi="set a:b"), "les lignes envoyées 'set a:b' : ni virgule"),
        (MoteurEnregistre("a", "edax", temps=0.0), "temps=0.0 : attendu un nombre"),
    ],
)
def test_ce_qui_ne_peut_pas_s_ecrire_est_refuse_avec_sa_raison(moteur: MoteurEnregistre, raison: str) -> None:
    assert raison in str(moteur.defaut)
    assert not moteur.absence, "une chose à la fois"


def test_un_programme_absent_n_est_pas_une_faute_d_ecriture() -> None:
    moteur = MoteurEnregistre("x", "moteur-absent -l 3")
    assert not moteur.defaut
    assert str(moteur.absence) == "programme 'moteur-absent' introuvable"
    assert not MoteurEnregistre("x", shlex.quote(sys.executable)).absence


def test_il_porte_son_nom_ou_celui_de_son_programme() -> None:
    assert EDAX.appellation == "Edax 5"
    assert replace(EDAX, nom="", commande="'/opt/mes moteurs/edax-4.6' -gtp").appellation == "edax-4.6"
    assert replace(EDAX, nom="", commande="C:/edax/wEdax.exe -gtp").appellation == "wEdax"
    assert homonymes([EDAX, ENREGISTRE, replace(ENREGISTRE, nom="Edax 5")]) == {"Edax 5"}
    joueur = creer_joueur(f"externe:gtp,nom=Mon moteur:{shlex.quote(sys.executable)}")
    assert str(joueur) == "IA Externe (Mon moteur)"


def test_on_le_retrouve_meme_renomme_ou_regle_autrement() -> None:
    liste = [ENREGISTRE, EDAX]
    assert retrouver(liste, EDAX.specification) is EDAX
    assert retrouver(liste, replace(EDAX, temps=2.0).specification) is EDAX
    assert retrouver(liste, replace(EDAX, nom="Autre", temps=2.0).specification) is EDAX
    assert retrouver(liste, "externe:gtp:zebra") is retrouver(liste, "ia_alea") is retrouver(liste, "sottise") is None
    with pytest.raises(ValueError, match="attendu un moteur externe"):
        MoteurEnregistre.depuis("ia_alea")


def test_choisir_un_programme_garde_les_arguments() -> None:
    autre = replace(EDAX, commande=EDAX.avec_programme("/opt/mes moteurs/edax"))
    _, options = lire_specification(autre.specification)
    assert shlex.split(str(options["commande"])) == ["/opt/mes moteurs/edax", "-gtp", "-level", "5"]
    assert MoteurEnregistre(commande="'oups").avec_programme("edax") == "edax"


def test_deux_moteurs_du_meme_nom_se_distinguent() -> None:
    un, deux = "externe:gtp,nom=Edax:edax -l 1", "externe:gtp,nom=Edax:edax -l 2"
    assert appeler([un, "ia_alea"]) == ["Edax", "ia_alea"]
    assert appeler([un, deux]) == [un, deux]
    assert appeler([un, un, "externe:gtp:edax", "joueur du futur"]) == [
        "Edax n° 1",
        "Edax n° 2",
        "externe:gtp:edax",
        "joueur du futur",
    ]


def specification(protocole: str, *arguments: str, options: str = "") -> str:
    return f"externe:{protocole}{options}:{shlex.join([sys.executable, str(FAUX), protocole, *arguments])}"


@pytest.mark.parametrize("protocole", PROTOCOLES)
def test_l_essai_dit_le_nom_le_coup_et_le_temps(protocole: str) -> None:
    essai = essayer(specification(protocole), Event())
    assert (essai.nom, essai.coup) == ("Faux moteur", "d3")
    assert essai.secondes > 0


@pytest.mark.skipif(shutil.which(RHINO) is None, reason="demande gtp-rhino (paquet Debian grhino)")
def test_l_essai_d_un_vrai_moteur() -> None:
    essai = essayer(f"externe:gtp:{RHINO} -l 3", Event())
    assert essai.nom == "GTP GRhino"
    assert essai.coup in ("c4", "d3", "e6", "f5")


def test_l_essai_echoue_avec_sa_raison_et_s_annule() -> None:
    with pytest.raises(MoteurDefaillant, match=r"code 3.*plus de mémoire"):
        essayer(specification("gtp", "meurt"), Event())
    with pytest.raises(ValueError, match="introuvable"):
        essayer("externe:gtp:moteur-absent", Event())
    with pytest.raises(ValueError, match="attendu un moteur externe"):
        essayer("ia_alea", Event())
    arret = Event()
    Timer(0.2, arret.set).start()
    with pytest.raises(Interrompu):
        essayer(specification("nboard", "dort", options=",patience=600"), arret)
