"""``tournoi``: what it prints where, what it leaves in the file, and the code that it ends with."""

from __future__ import annotations

import json
import os
import shlex
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from ecosysteme.__main__ import principal
from ecosysteme.tournoi.base import Base
from ecosysteme.tournoi.deroulement import Deroulement, TournoiEnPanne
from ecosysteme.tournoi.exports import lire_tableau
from ecosysteme.tournoi.plan import Reglement
from tests.ecosysteme.protocoles.conftest import FAUX

RACINE = Path(__file__).parents[3]
LONGTEMPS = 600  # s, more than any test lasts
JOUEURS = ["ia_alea", "ia_max", "ia_alphabeta:profondeur=1"]
COURT = ["tournoi", *JOUEURS, "--jeu", "othello:taille=6", "-n", "24", "--graine", "5"]


@pytest.fixture
def base(tmp_path: Path) -> list[str]:
    return ["--base", str(tmp_path / "b.sqlite")]


def test_le_tableau_et_sa_reproduction(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    resultats: list[dict[str, Any]] = []
    for rang, taches in enumerate(("1", "2")):
        fichier = str(tmp_path / f"{rang}.sqlite")
        assert principal([*COURT, "--base", fichier, "--taches", taches, "--json"]) == 0
        sortie = capsys.readouterr()
        assert sortie.err == ""
        resultats.append(json.loads(sortie.out))
        assert resultats[rang].pop("base") == fichier
        assert resultats[rang].pop("par_heure") > 0
        assert resultats[rang].pop("secondes") > 0
        assert resultats[rang].pop("processeur") > 0
    assert resultats[0] == resultats[1]
    assert resultats[0]["parties"] == 24
    assert sum(joueur["points"] for joueur in resultats[0]["joueurs"]) == 24
    assert principal(["tournoi", "--base", str(tmp_path / "0.sqlite"), "--reprendre"]) == 0
    texte = capsys.readouterr().out
    for mot in ("1. ", "ia_alphabeta: profondeur=1", "24 parties sur 24, toutes-rondes ; graine 5."):
        assert mot in texte


@pytest.mark.usefixtures("sans_processus")
def test_le_tableau_nomme_un_moteur_externe_comme_on_l_a_nomme(
    base: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    moteur = f"externe:gtp,nom=Mon moteur:{shlex.join([sys.executable, str(FAUX), 'gtp'])}"
    assert principal(["tournoi", moteur, "ia_alea", "-n", "2", *base]) == 0
    sortie = capsys.readouterr().out
    assert ". Mon moteur" in sortie
    assert "Elo de Mon moteur :" in sortie
    assert "externe" not in sortie


@pytest.mark.usefixtures("sans_processus")
def test_le_journal_du_protocole_se_range_par_moteur_et_se_lit_par_partie(
    base: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    moteur = f"externe:gtp,nom=Mon moteur:{shlex.join([sys.executable, str(FAUX), 'gtp'])}"
    (pris := tmp_path / "pris").touch()
    refuse = ["tournoi", moteur, "ia_alea", "-n", "2", *base, "--journal-protocole", str(pris)]
    assert principal(refuse) == 2
    assert not Path(base[1]).exists()
    assert principal([*refuse[:-1], str(tmp_path / "journal")]) == 0
    capsys.readouterr()
    (fichier,) = (tmp_path / "journal" / "tournoi-1").iterdir()
    tout = [ligne[24:] for ligne in fichier.read_text(encoding="utf-8").splitlines()]
    lignes = [ligne for ligne in tout if ligne[0] != "!"]  # its complaints come by another way, some after the end
    assert fichier.name.startswith("1-Mon-moteur-")
    assert lignes[0] == f"# partie 1 : noir {moteur}, blanc ia_alea"
    assert f"# partie 2 : noir ia_alea, blanc {moteur}" in lignes
    assert lignes[-1].startswith("# partie 2 finie : ")
    assert sum("genmove" in ligne for ligne in lignes if ligne[0] == ">") > 40


@pytest.mark.usefixtures("sans_processus")
def test_match_sprt_et_fichiers(tmp_path: Path, base: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    rapport, parties, classement = tmp_path / "r.html", tmp_path / "p.txt", tmp_path / "c.csv"
    commande = ["tournoi", "ia_max", "ia_alphabeta:profondeur=3", "--format", "match", "--jeu", "othello:taille=6"]
    options = ["-n", "500", "--graine", "1", "--sprt", "-200", "-20", "--ouvertures", "hasard:8"]
    fichiers = ["--rapport", str(rapport), "--parties-vers", str(parties), "--classement-vers", str(classement)]
    assert principal([*commande, *options, *fichiers, *base]) == 0
    sortie = capsys.readouterr().out
    assert "SPRT (H0 -200, H1 -20 Elo)" in sortie
    assert "H0 acceptée" in sortie
    assert "Elo de ia_max :" in sortie
    assert rapport.read_text(encoding="utf-8").startswith("<!DOCTYPE html>")
    assert len(classement.read_text(encoding="utf-8").splitlines()) == 3
    with Base(base[1]) as ouverte:
        jouees = len(list(ouverte.issues(1)))
    assert len(parties.read_text(encoding="utf-8").splitlines()) == jouees < 500


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
@pytest.mark.parametrize("coups", [1, 2])
def test_ctrl_c_met_en_pause_et_dit_comment_reprendre(base: list[str], coups: int) -> None:
    long = ["tournoi", "ia_alea", "ia_alphabeta:profondeur=2", "-n", "2000", "--graine", "5", *base]
    programme = "import sys; from ecosysteme.__main__ import principal; sys.exit(principal(sys.argv[1:]))"
    environnement = {**os.environ, "PYTHONPATH": str(RACINE)}
    with subprocess.Popen(
        [sys.executable, "-c", programme, *long],
        stderr=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env=environnement,
    ) as lance:
        _attendre_des_parties(Path(base[1]))
        for _ in range(coups):
            lance.send_signal(signal.SIGINT)
            time.sleep(0.1)
        sortie, erreurs = lance.communicate(timeout=LONGTEMPS)
    assert lance.returncode == 130
    assert "Traceback" not in erreurs
    assert erreurs.startswith("Pause demandée")
    assert f"othellier tournoi --base {base[1]} --reprendre --numero 1 le continue." in erreurs
    assert "Joueur" in sortie
    with Base(base[1]) as ouverte:
        assert 0 < len(list(ouverte.issues(1))) < 2000


def _attendre_des_parties(fichier: Path) -> None:
    limite = time.monotonic() + LONGTEMPS
    while time.monotonic() < limite:
        if fichier.exists():
            with Base(fichier) as base:
                if base.numeros() and any(True for _ in base.issues(1)):
                    return
        time.sleep(0.05)


@pytest.mark.usefixtures("sans_processus")
def test_reprendre_refuse_un_autre_reglement(
    base: list[str], capsys: pytest.CaptureFixture[str], refus: Callable[[list[str]], str]
) -> None:
    assert principal([*COURT, *base]) == 0
    capsys.readouterr()
    phrase = refus(["tournoi", "ia_alea", "ia_min", "-n", "20", "--reprendre", *base])
    assert "le tournoi 1 de" in phrase
    assert "joueurs ia_alea ia_min au lieu de ia_alea ia_max ia_alphabeta:profondeur=1" in phrase
    assert "parties 20 au lieu de 24" in phrase
    assert principal([*COURT, *base, "--reprendre"]) == 0  # the same, said again


def test_une_panne_se_dit_et_le_tournoi_attend(
    base: list[str],
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    refus: Callable[[list[str]], str],
) -> None:
    def tomber(*_: Any) -> Any:
        raise TournoiEnPanne("un processus meurt chaque fois qu'il joue la partie 3")

    with monkeypatch.context() as pannes:
        pannes.setattr(Deroulement, "derouler", tomber)
        assert principal([*COURT, *base]) == 1
    assert "Tournoi 1 panne : un processus meurt" in capsys.readouterr().err
    assert "--reprendre le continue" in refus([*COURT, *base])
    assert principal(["tournoi", "--reprendre", *base]) == 0


@pytest.mark.parametrize(
    ("arguments", "phrase"),
    [
        (["ia_alea"], "deux joueurs au moins"),
        (["ia_alea", "humain"], "humain n'y a pas sa place"),
        (["ia_alea", "ia_moteur", "--jeu", "othello:taille=6"], "8 × 8"),
        (["ia_alea", "ia_max", "--format", "coupe"], "format 'coupe' inconnu"),
        (["ia_alea", "ia_max", "--sprt", "10", "0"], "le plus petit d'abord"),
        (["ia_alea", "ia_max", "--ouvertures", "rien.txt"], "ouvertures 'rien.txt' introuvables"),
        (["ia_alea", "ia_max", "--arbitrage", "99"], "--arbitrage 99 refusé"),
        (["ia_alea", "ia_max", "--parties-vers", "p.obf"], "parties en .obf : attendu .csv, .txt, .ggf"),
        (["ia_alea", "ia_max", "--parties-vers", "p.ggf", "--jeu", "othello:taille=6"], "GGF n'écrit que"),
        (["ia_alea", "ia_max", "--parties-vers", "p.pgn", "--jeu", "morpion"], "PGN n'écrit que"),
        (["ia_alea", "ia_max", "--classement-vers", "c.csv", "--rapport", "c.csv"], "recevrait --rapport et"),
        (["ia_alea", "ia_max", "--rapport", "/nulle/part/r.html"], "n'existe pas"),
        (
            ["ia_alea", "ia_max", "--rapport", "r.csv", "--parties-vers", "R.csv"],
            "recevrait --rapport et --parties-vers",
        ),
        (["--reprendre"], "n'existe pas"),
    ],
)
def test_refus_en_une_phrase_et_sans_fichier(
    arguments: list[str], phrase: str, base: list[str], refus: Callable[[list[str]], str]
) -> None:
    assert phrase in refus(["tournoi", *arguments, *base])
    assert not Path(base[1]).exists()


@pytest.mark.parametrize("nom", ["--rapport", "--parties-vers"])
def test_la_base_n_est_pas_un_fichier_a_ecrire(nom: str, tmp_path: Path, refus: Callable[[list[str]], str]) -> None:
    base = tmp_path / "t.csv"
    phrase = refus(["tournoi", "ia_alea", "ia_max", "--base", str(base), nom, str(tmp_path / "T.CSV")])
    assert f"recevrait --base et {nom}" in phrase
    assert not base.exists()


def test_une_grappe_qui_ne_repond_pas(base: list[str], refus: Callable[[list[str]], str]) -> None:
    pytest.importorskip("distributed")
    assert "attendu tcp://HÔTE:PORT" in refus([*COURT, *base, "--grappe", "n'importe quoi"])
    assert not Path(base[1]).exists()


@pytest.mark.parametrize(
    "commande",
    [["tournoi", "ia_alea", "ia_min"], ["match", "--noir", "ia_alea", "--blanc", "ia_min"], ["tournoi", "--reprendre"]],
)
@pytest.mark.usefixtures("sans_processus")
def test_un_refus_ne_change_rien_au_tournoi_qui_se_joue(
    base: list[str], capsys: pytest.CaptureFixture[str], refus: Callable[[list[str]], str], commande: list[str]
) -> None:
    fichier = Path(base[1])
    assert principal([*COURT, *base]) == 0
    capsys.readouterr()
    avant = fichier.read_bytes()
    with Base(fichier) as ouverte, ouverte.reservee():
        assert "se joue déjà" in refus([*commande, *base])
    assert fichier.read_bytes() == avant


@pytest.mark.usefixtures("sans_processus")
def test_le_numero_choisit_le_tournoi(
    base: list[str], capsys: pytest.CaptureFixture[str], refus: Callable[[list[str]], str]
) -> None:
    autre = ["tournoi", "ia_alea", "ia_min", "--jeu", "othello:taille=6", "-n", "2", "--graine", "1"]
    assert principal([*COURT, *base]) == principal([*autre, *base]) == 0
    capsys.readouterr()
    choix: list[tuple[list[str], int]] = [([], 2), (["--numero", "1"], 1)]
    for options, numero in choix:
        assert principal(["tournoi", "--reprendre", *options, "--json", *base]) == 0
        assert json.loads(capsys.readouterr().out)["numero"] == numero
    assert "pas de tournoi 3" in refus(["tournoi", "--reprendre", "--numero", "3", *base])
    assert "--numero va avec --reprendre" in refus([*autre, "--numero", "1", *base])


@pytest.mark.usefixtures("sans_processus")
def test_un_fichier_recu_ne_lance_aucun_programme(
    tmp_path: Path, base: list[str], refus: Callable[[list[str]], str], capsys: pytest.CaptureFixture[str]
) -> None:
    temoin = tmp_path / "lance"
    ecrit = f"import sys; open({str(temoin)!r}, 'w').close(); exec(open({str(FAUX)!r}).read())"
    joueurs = ("ia_alea", f"externe:gtp:{shlex.join([sys.executable, '-c', ecrit, 'gtp'])}")
    for tour in range(2):
        with Base(base[1]) as recue:
            recue.creer(Reglement("othello", joueurs, 2, graine=tour))
    phrase = refus(["tournoi", "--reprendre", *base])
    assert "--confiance l'accepte" in phrase
    assert not temoin.exists()
    assert principal(["tournoi", "--reprendre", "--confiance", *base]) == 0
    assert temoin.exists()
    assert principal(["tournoi", "--reprendre", "--numero", "1", *base]) == 0  # what was accepted is known
    assert "2 parties sur 2" in capsys.readouterr().out


@pytest.mark.usefixtures("sans_processus")
def test_un_moteur_absent_se_dit_et_le_tournoi_l_attend(
    tmp_path: Path, base: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    moteur = tmp_path / "moteur.py"
    joueur = f"externe:gtp:{shlex.join([sys.executable, str(moteur), 'gtp'])}"
    assert principal(["tournoi", joueur, "ia_max", "-n", "4", "--json", *base]) == 1
    sortie = capsys.readouterr()
    assert "n'a pas pu commencer, 3 fois de suite" in sortie.err
    assert "--reprendre --numero 1 le continue" in sortie.err
    assert json.loads(sortie.out)["parties"] == 0
    moteur.write_bytes(FAUX.read_bytes())
    assert principal(["tournoi", "--reprendre", "--json", *base]) == 0
    assert [joueur["forfaits"] for joueur in json.loads(capsys.readouterr().out)["joueurs"]] == [0, 0]


def test_sans_la_fenetre_le_rapport_est_en_francais(
    monkeypatch: pytest.MonkeyPatch, base: list[str], refus: Callable[[list[str]], str]
) -> None:
    monkeypatch.setattr("ecosysteme.commandes.tournoi.PAROLES", {"fr": None})
    assert "langue en : attendu fr" in refus([*COURT, *base, "--langue", "en"])
    assert not Path(base[1]).exists()


@pytest.mark.usefixtures("sans_processus")
def test_reprendre_avec_plus_de_parties_allonge_le_tournoi(
    base: list[str], capsys: pytest.CaptureFixture[str], refus: Callable[[list[str]], str]
) -> None:
    assert principal([*COURT, *base]) == 0
    with Base(base[1]) as ouverte:
        jouees = list(ouverte.fiches(1))
    capsys.readouterr()
    assert principal(["tournoi", "--reprendre", "-n", "36", "--json", *base]) == 0
    assert json.loads(capsys.readouterr().out)["parties"] == 36
    with Base(base[1]) as ouverte:
        assert list(ouverte.fiches(1))[:24] == jouees
        assert ouverte.plan(1).reglement.parties == 36
        assert lire_tableau(ouverte, 1).complet


@pytest.mark.usefixtures("sans_processus")
def test_les_forfaits_sont_comptes_et_se_rejouent_a_la_demande(
    tmp_path: Path, base: list[str], capsys: pytest.CaptureFixture[str], refus: Callable[[list[str]], str]
) -> None:
    rapport = tmp_path / "r.html"
    assert principal([*COURT, *base]) == 0
    with closing(sqlite3.connect(base[1])) as lien, lien:
        lien.execute("UPDATE partie SET fautif = 1, issue = 2, raison = 'panne' WHERE premier = 2")
        ((perdues,),) = lien.execute("SELECT count(*) FROM partie WHERE fautif = 1")
    capsys.readouterr()
    assert principal(["tournoi", "--reprendre", "--rapport", str(rapport), *base]) == 0
    texte = capsys.readouterr().out
    assert f"Parties perdues par forfait : {perdues} ;" in texte
    assert "Forfaits" in texte
    assert f"<td>{perdues}</td>" in rapport.read_text(encoding="utf-8")
    assert "--forfaits va avec --reprendre" in refus([*COURT, *base, "--forfaits"])
    assert principal(["tournoi", "--reprendre", "--forfaits", *base]) == 0
    texte = capsys.readouterr().out
    assert "24 parties sur 24" in texte
    assert "orfait" not in texte


@pytest.mark.usefixtures("sans_processus")
def test_redire_les_joueurs_vaut_accord(base: list[str], refus: Callable[[list[str]], str]) -> None:
    joueurs = ("ia_alea", f"externe:gtp,nom=Redit:{shlex.join([sys.executable, str(FAUX), 'gtp'])}")
    with Base(base[1]) as recue:
        recue.creer(Reglement("othello", joueurs, 2))
    assert "--confiance" in refus(["tournoi", "--reprendre", *base])
    assert principal(["tournoi", "--reprendre", *joueurs, *base]) == 0


@pytest.mark.skipif(sys.platform == "win32", reason="limits of POSIX")
@pytest.mark.usefixtures("sans_processus")
def test_un_disque_plein_est_une_panne_qui_dit_comment_reprendre(
    base: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    import resource

    assert principal([*COURT, *base]) == 0
    capsys.readouterr()
    long = ["tournoi", "ia_alea", "ia_max", "--jeu", "othello:taille=4", "-n", "3000", "--graine", "5", *base]
    habituelles = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (150_000, habituelles[1]))
    try:
        assert principal(long) == 1
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, habituelles)
    erreurs = capsys.readouterr().err
    with Base(base[1]) as ouverte:
        gardees = len(list(ouverte.issues(2)))
    assert 0 < gardees < 3000
    assert f"{gardees} parties sur 3000" in erreurs
    assert "disque" in erreurs
    assert "--help" not in erreurs
    assert "--reprendre --numero 2 le continue" in erreurs


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
@pytest.mark.usefixtures("sans_processus")
def test_un_rapport_qui_ne_s_ecrit_pas_est_une_panne_apres_le_tableau(
    base: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert principal([*COURT, *base, "--rapport", "/dev/full"]) == 1
    ecrit = capsys.readouterr()
    assert ecrit.err == "Erreur : /dev/full non écrit : le disque est plein.\n"
    assert "24 parties sur 24" in ecrit.out


@pytest.mark.usefixtures("sans_processus")
def test_la_pendule_est_du_reglement_et_se_redit(base: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    commande = ["tournoi", "ia_alea", "ia_max", "-n", "2", "--jeu", "othello:taille=4", "--graine", "1", *base]
    assert principal([*commande, "--pendule", "5+1", "--regle", "stricte"]) == 0
    assert "Pendule 5:00/0:01, règle stricte." in capsys.readouterr().out
    assert principal(["tournoi", "--reprendre", "--pendule", "5:00/0:01", "--json", *base]) == 0
    reglement = json.loads(capsys.readouterr().out)["reglement"]
    assert (reglement["pendule"], reglement["regle"]) == ("5:00/0:01", "stricte")
    assert principal(["tournoi", "--reprendre", "--pendule", "3:00", *base]) == 2
    assert "pendule" in capsys.readouterr().err
