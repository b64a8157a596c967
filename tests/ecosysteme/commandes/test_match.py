"""``match``: what it prints where, and the code that it ends with."""

import csv
import io
import json
import re
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, Executor, Future
from contextlib import contextmanager
from math import log10
from pathlib import Path
from threading import Timer
from typing import Any

import pytest

from ecosysteme import executeurs
from ecosysteme.__main__ import principal
from ecosysteme.formats.enregistrement import Enregistrement
from ecosysteme.formats.reconnaitre import reconnaitre
from ecosysteme.joueurs import IAalea
from ecosysteme.tournoi.base import Base
from tests.ecosysteme.tournoi.conftest import SurPlace

MATCH = ["match", "--noir", "ia_alea", "--blanc", "ia_max", "--taille", "4"]

LONGTEMPS = 60  # s that a Ctrl+C which waited for a search would take

NIM = ["match", "--premier", "ia_moteur", "--second", "ia_alea", "--jeu", "nim:tas=3-4-5,misere=oui"]


@pytest.fixture
def jouer_par(monkeypatch: pytest.MonkeyPatch) -> Callable[[Executor], None]:
    """Have the games played by an executor of the test's, instead of processes."""

    def installer(executeur: Executor) -> None:
        @contextmanager
        def ouvrir(taches: int, adresse: str | None = None) -> Iterator[tuple[Executor, int]]:
            yield executeur, taches

        monkeypatch.setattr(executeurs, "ouvriers", ouvrir)

    return installer


def sans_temps(texte: str) -> dict[str, Any]:
    """Read a result of ``match --json`` and set aside what no seed can fix."""
    resultat: dict[str, Any] = json.loads(texte)
    for joueur in resultat["joueurs"]:
        assert 0 <= joueur.pop("secondes_par_coup") <= joueur.pop("secondes_max") <= joueur.pop("secondes")
    return resultat


@pytest.mark.usefixtures("sans_processus")
def test_match_json_reproductible(capsys: pytest.CaptureFixture[str]) -> None:
    resultats = []
    for graine in ("7", "7", "8"):
        assert principal([*MATCH, "-n", "20", "--graine", graine, "--json"]) == 0
        sortie = capsys.readouterr()
        assert sortie.err == ""
        resultats.append(sans_temps(sortie.out))
    assert resultats[0] == resultats[1]
    assert resultats[0]["joueurs"] != resultats[2]["joueurs"]
    noir, blanc = resultats[0]["joueurs"]
    assert noir["victoires"] + noir["nulles"] + noir["defaites"] == resultats[0]["parties"] == 20
    assert (noir["victoires"], noir["marge_moyenne"]) == (blanc["defaites"], -blanc["marge_moyenne"])
    assert (noir["specification"], blanc["nom"], resultats[0]["graine"]) == ("ia_alea", "IA Max", 7)
    assert (noir["depassements"], noir["fautes"], resultats[0]["ouvertures"]) == (0, [], None)
    assert resultats[0]["debuts"] == {}  # only games of 8 by 8 squares have names
    score = noir["points"] / 20
    assert resultats[0]["elo"]["score"] == score
    assert resultats[0]["elo"]["difference"] == pytest.approx(400 * log10(score / (1 - score)))


@pytest.mark.usefixtures("sans_processus")
def test_match_alterne_ou_non(capsys: pytest.CaptureFixture[str]) -> None:
    """On 4 × 4 the colour decides between equals: swapping must change the account of a fixed pair of players."""
    duel = ["match", "--taille", "4", "-n", "2", "--json"]
    for joueur in ("--noir", "--blanc"):
        duel += [joueur, "ia_alphabeta:profondeur=2,egalites=premier"]
    comptes = []
    for option in ("--alterner", "--sans-alterner"):
        assert principal([*duel, option]) == 0
        noir = sans_temps(capsys.readouterr().out)["joueurs"][0]
        comptes.append((noir["victoires"], noir["defaites"]))
    assert comptes[0] == (1, 1)
    assert comptes[1] in {(2, 0), (0, 2)}


@pytest.mark.usefixtures("sans_processus")
def test_match_en_mots(capsys: pytest.CaptureFixture[str]) -> None:
    assert principal([*MATCH, "-n", "1"]) == 0
    sortie = capsys.readouterr()
    assert "ia_alea" in sortie.out
    assert "1 partie ; couleurs alternées ; graine " in sortie.out
    assert sortie.err == ""


def test_deux_taches_donnent_le_meme_resultat_qu_une(capsys: pytest.CaptureFixture[str]) -> None:
    resultats = []
    for taches in ("1", "2"):
        assert (
            principal([*MATCH, "-n", "9", "--graine", "7", "--taches", taches, "--ouvertures", "hasard:4", "--json"])
            == 0
        )
        resultats.append(sans_temps(capsys.readouterr().out))
        assert resultats[-1].pop("taches") == int(taches)
    assert resultats[0] == resultats[1]
    assert sum(resultats[0]["elo"]["paires"]) == 4


@pytest.mark.usefixtures("sans_processus")
def test_un_fichier_d_ouvertures(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The same player on both sides: each opening is worth a point to each."""
    fichier = tmp_path / "debuts.txt"
    fichier.write_text("\ufefff5d6c3  # tigre\nf5f6e6\n", encoding="utf-8")
    joueur = "ia_alphabeta:profondeur=1,egalites=premier"
    egaux = ["match", "--noir", joueur, "--blanc", joueur, "-n", "4", "--ouvertures", str(fichier)]
    assert principal([*egaux, "--json"]) == 0
    assert sans_temps(capsys.readouterr().out)["elo"]["paires"] == [0, 0, 2, 0, 0]
    assert principal(egaux) == 0
    assert "score 50,0 % ; probabilité d'être le plus fort 50,0 %" in capsys.readouterr().out


def test_les_parties_perdues_par_faute_sont_dites(
    monkeypatch: pytest.MonkeyPatch, jouer_par: Callable[[Executor], None], capsys: pytest.CaptureFixture[str]
) -> None:
    jouer_par(SurPlace())
    monkeypatch.setattr(IAalea, "choisir", lambda *_: (0, 0))
    assert principal([*MATCH, "-n", "6"]) == 0
    sortie = capsys.readouterr().out
    assert "ia_alea : 6 partie(s) perdue(s) par faute." in sortie
    assert "partie 1, après le départ : IA Aléatoire a joué un coup illégal" in sortie
    assert "Elo de ia_max : > +" in sortie, "qui mène est nommé"


class Mourant(SurPlace):
    """Workers that die of the game of rank 2, ``fois`` times; what they had finished before is there."""

    def __init__(self, fois: int) -> None:
        self.fois = fois

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        _, lot, _ = args
        if self.fois and 2 in (appariement.rang for appariement in lot):
            self.fois -= 1
            mort: Future[Any] = Future()
            mort.set_exception(BrokenExecutor())
            return mort
        return super().submit(fn, *args, **kwargs)


def test_un_processus_mort_ne_coute_que_sa_partie_qui_est_rejouee(
    jouer_par: Callable[[Executor], None], capsys: pytest.CaptureFixture[str]
) -> None:
    resultats = []
    for fois in (0, 1):
        jouer_par(Mourant(fois))
        assert principal([*MATCH, "-n", "6", "--graine", "7", "--json"]) == 0
        sortie = capsys.readouterr()
        assert sortie.err == ""
        resultats.append(sans_temps(sortie.out))
    assert resultats[0] == resultats[1]
    assert resultats[0]["parties"] == 6


def test_une_partie_qui_tue_chaque_fois_laisse_le_compte_des_autres(
    jouer_par: Callable[[Executor], None], capsys: pytest.CaptureFixture[str]
) -> None:
    jouer_par(Mourant(1000))
    assert principal([*MATCH, "-n", "6", "--json"]) == 1
    sortie = capsys.readouterr()
    assert "match arrêté, un processus meurt chaque fois qu'il joue la partie 3" in sortie.err
    resultat = json.loads(sortie.out)
    assert (resultat["parties"], resultat["interrompu"]) == (5, True)


class Interrompu(SurPlace):
    """Somebody presses Ctrl+C while a search that nothing stops is in progress, after so many games."""

    def __init__(self, parties: int) -> None:
        self.restantes = parties

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        self.restantes -= 1
        if self.restantes >= 0:
            return super().submit(fn, *args, **kwargs)
        signal.raise_signal(signal.SIGINT)
        sans_fin: Future[Any] = Future()
        sans_fin.set_running_or_notify_cancel()
        garde = Timer(LONGTEMPS, sans_fin.set_exception, [AssertionError("Ctrl+C a attendu la recherche")])
        garde.daemon = True
        garde.start()
        return sans_fin


def test_ctrl_c_donne_le_resultat_des_parties_finies_sans_attendre_les_autres(
    jouer_par: Callable[[Executor], None], capsys: pytest.CaptureFixture[str]
) -> None:
    jouer_par(Interrompu(5))
    assert principal([*MATCH, "-n", "1000", "--taches", "1", "--json"]) == 130
    sortie = capsys.readouterr()
    assert sortie.err == ""
    resultat = sans_temps(sortie.out)
    assert resultat["interrompu"]
    assert 1 <= resultat["parties"] < 1000
    for joueur in resultat["joueurs"]:
        assert sum(joueur[cle] for cle in ("victoires", "nulles", "defaites")) == resultat["parties"]
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_un_match_interrompu_reprend_ou_il_en_etait(
    tmp_path: Path, jouer_par: Callable[[Executor], None], capsys: pytest.CaptureFixture[str]
) -> None:
    """The seed too, which nobody gave; once it is over, the same command plays another match."""
    fichier = tmp_path / "m.sqlite"
    jouer_par(Interrompu(3))
    assert principal([*MATCH, "-n", "30", "--base", str(fichier), "--json"]) == 130
    graine = json.loads(capsys.readouterr().out)["graine"]
    with Base(fichier) as base:
        commencees = {fiche.rang: fiche for fiche in base.fiches(1)}
    assert 0 < len(commencees) < 30
    jouer_par(SurPlace())
    assert principal([*MATCH, "-n", "30", "--base", str(fichier), "--json"]) == 0
    resultat = json.loads(capsys.readouterr().out)
    assert (resultat["parties"], resultat["graine"]) == (30, graine)
    with Base(fichier) as base:
        assert base.numeros() == [1]
        assert {fiche.rang: fiche for fiche in base.fiches(1) if fiche.rang in commencees} == commencees
    assert principal([*MATCH, "-n", "30", "--base", str(fichier)]) == 0
    with Base(fichier) as base:
        assert base.numeros() == [1, 2]


@pytest.mark.parametrize(
    ("arguments", "phrase"),
    [
        (["match", "--noir", "humain", "--blanc", "ia_alea"], "humain n'y a pas sa place"),
        (["match", "--noir", "ia_alphabeta:profondeur=0", "--blanc", "ia_alea"], "profondeur=0 : attendu un entier"),
        ([*MATCH, "--ouvertures", "rien.txt"], "ouvertures 'rien.txt' introuvables : attendu un fichier"),
        ([*MATCH, "--ouvertures", "hasard:99"], "hasard=99 : attendu un entier de 1 à 20"),
        ([*MATCH, "--ouvertures", "hasard:1"], "hasard:1 : 1 ouverture(s) différente(s) seulement, il en faut 50"),
        ([*MATCH, "--ouvertures", "hasard:4", "--sans-alterner"], "--sans-alterner n'y a pas sa place"),
        ([*MATCH, "--taches", "0"], "--taches 0 refusé"),
        (["match", "--noir", "ia_moteur", "--blanc", "ia_max", "--taille", "6"], "que sur 8 × 8, pas sur 6 × 6"),
        (["match", "--noir", "ia_moteur:poids=typo.npz", "--blanc", "ia_max"], "poids 'typo.npz' illisibles"),
        ([*NIM, "--ouvertures", "equilibrees"], "à nim les ouvertures se tirent au sort, attendu hasard:PLIS"),
        ([*NIM, "--ouvertures", __file__], "à nim les ouvertures se tirent au sort, attendu hasard:PLIS"),
        ([*NIM, "--taille", "6"], "option 'taille=6' impossible pour nim"),
    ],
)
def test_refus_en_une_phrase(arguments: list[str], phrase: str, refus: Callable[[list[str]], str]) -> None:
    assert phrase in refus(arguments)


@pytest.mark.parametrize(
    ("jeu", "hasard"), [("puissance4", "4"), ("morpion", "2"), ("nim:tas=5-7-9", "1"), ("othello:taille=4", "4")]
)
@pytest.mark.usefixtures("sans_processus")
def test_un_match_a_chaque_jeu(jeu: str, hasard: str, capsys: pytest.CaptureFixture[str]) -> None:
    joueurs = ["--premier", "ia_alphabeta:profondeur=3", "--second", "ia_alea", "--jeu", jeu]
    assert principal(["match", *joueurs, "-n", "8", "--graine", "1", "--ouvertures", f"hasard:{hasard}", "--json"]) == 0
    resultat = sans_temps(capsys.readouterr().out)
    assert (resultat["jeu"], resultat["parties"]) == (jeu, 8)
    assert [joueur["fautes"] for joueur in resultat["joueurs"]] == [[], []]
    assert resultat["joueurs"][0]["points"] >= 4


@pytest.mark.usefixtures("sur_des_fils")
def test_la_pendule_et_les_chutes_sont_dites(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first one's moves take ten seconds of an invented clock, which no other process would have."""
    heure = [0.0]
    monkeypatch.setattr("ecosysteme.derouler.perf_counter", lambda: heure[0])
    choisir = IAalea.choisir

    def traine(self: IAalea, jeu: Any, etat: Any, arret: Any = None) -> Any:
        heure[0] += 10.0
        return choisir(self, jeu, etat, arret)

    monkeypatch.setattr(IAalea, "choisir", traine)
    arguments = [*MATCH, "-n", "2", "--graine", "1", "--pendule", "0:15", "--regle", "stricte"]
    assert principal([*arguments, "--json"]) == 0
    resultat = json.loads(capsys.readouterr().out)
    assert (resultat["pendule"], resultat["regle"]) == ("0:15", "stricte")
    lent, vif = resultat["joueurs"]
    assert (lent["chutes"], lent["defaites"], lent["secondes"], vif["chutes"]) == (2, 2, 40.0, 0)
    assert [faute["raison"] for faute in lent["fautes"]] == ["temps", "temps"]
    assert principal(arguments) == 0
    dit = capsys.readouterr().out
    assert "pendule 0:15, règle stricte" in dit
    assert "ia_alea : 40,0 s de réflexion en tout, 2 partie(s) perdue(s) au temps." in dit
    assert principal([*MATCH, "-n", "8", "--graine", "1", "--pendule", "0:15"]) == 0
    assert re.search(r"ia_alea : \d partie\(s\) finie\(s\) en rallonge, résultat plafonné", capsys.readouterr().out)


@pytest.mark.usefixtures("sans_processus")
def test_une_regle_ou_une_pendule_qui_ne_va_pas_est_refusee(capsys: pytest.CaptureFixture[str]) -> None:
    for dites in (["--pendule", "5:00", "--regle", "japonaise"], ["--pendule", "bientôt"]):
        assert principal([*MATCH, *dites]) == 2
    assert "bientôt" in capsys.readouterr().err


def debut_de(lue: Enregistrement) -> str:
    """Return the first eight moves of a game that was read."""
    partie = lue.partie
    partie.aller_a(8)
    return partie.transcription


@pytest.mark.usefixtures("sans_processus")
@pytest.mark.parametrize("suffixe", [".sgf", ".ggf", ".csv", ".txt"])
def test_toutes_les_parties_sortent_et_se_relisent(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, suffixe: str
) -> None:
    sortie = tmp_path / f"parties{suffixe}"
    jouer = ["match", "--noir", "ia_alea", "--blanc", "ia_max", "-n", "6", "--ouvertures", "hasard:8", "--graine", "3"]
    assert principal([*jouer, "--sortie", str(sortie), "--json"]) == 0
    premier = json.loads(capsys.readouterr().out)["joueurs"][0]
    texte = sortie.read_text(encoding="utf-8-sig")
    if suffixe == ".csv":
        rangees = list(csv.DictReader(io.StringIO(texte)))
        noirs = [rangee["premier"] == "ia_alea" for rangee in rangees]
        points = [float(rangee["resultat"]) for rangee in rangees]
        debuts = [rangee["ouverture"] for rangee in rangees]
    elif suffixe == ".txt":
        assert [" ia_alea contre" in ligne for ligne in texte.splitlines()] == [True, False] * 3
        return
    else:
        lues = reconnaitre(sortie.read_bytes()).enregistrements
        noirs = [str(lue.entete.noir) == "ia_alea" for lue in lues]
        points = [(0.5 if not (ecart := lue.ecart() or 0) else float(ecart > 0)) for lue in lues]
        debuts = [debut_de(lue) for lue in lues]
    assert noirs == [True, False] * 3
    assert (debuts[::2], len(set(debuts))) == (debuts[1::2], 3)
    assert sum(point if noir else 1 - point for noir, point in zip(noirs, points, strict=True)) == premier["points"]


@pytest.mark.parametrize(
    ("options", "phrase"),
    [
        (["--sortie", "parties.doc"], "attendu .csv, .txt, .ggf, .sgf"),
        (["--sortie", "parties.ggf", "--taille", "6"], "GGF n'écrit que des parties d'othello sur 8 × 8"),
        (["--sortie", "nulle/part/parties.sgf"], "nulle"),
        (["--sortie", "m.sgf", "--base", "m.sgf"], "--base"),
    ],
)
def test_une_sortie_impossible_est_refusee_avant_de_jouer(
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    options: list[str],
    phrase: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    assert principal(["match", "--noir", "ia_alea", "--blanc", "ia_max", "-n", "2", *options]) == 2
    assert phrase in " ".join(capsys.readouterr().err.split())
    assert not list(tmp_path.iterdir())
