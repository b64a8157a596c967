"""The journal read back: the list, and games as they were left."""

import sqlite3
import sys
from contextlib import closing
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from ecosysteme.entete import Entete, NotreJoueur, Relais
from ecosysteme.fautes import Faute
from ecosysteme.jeu import PREMIER, SECOND
from ecosysteme.journal.journal import Journal
from ecosysteme.journal.lecture import inachevee, lister, relire
from ecosysteme.pendules import Horloge, Pendules, Regle
from ecosysteme.provenance import Origine, Provenance
from ecosysteme.variantes.evaluation import Evaluation
from tests.droits import en_simple_utilisateur
from tests.ecosysteme.journal.parties import NOMS, en_version_1, partie_etudiee, partie_jouee, plat, signer

JEUX = ("othello", "othello:taille=6", "puissance4", "morpion", "nim", "nim:tas=2-3,misere=oui")


@pytest.fixture
def chemin(tmp_path: Path) -> Path:
    """A journal of one studied game of each kind."""
    chemin = tmp_path / "journal.sqlite"
    journal = Journal(chemin)
    for jeu in JEUX:
        journal.noter(signer(partie_etudiee(jeu)))
    assert journal.fermer()
    return chemin


def ecrire(chemin: Path, ordre: str) -> None:
    with closing(sqlite3.connect(chemin)) as lien, lien:
        lien.execute(ordre)


@pytest.mark.parametrize(("numero", "jeu"), list(enumerate(JEUX, start=1)))
def test_une_partie_revient_comme_elle_etait(chemin: Path, numero: int, jeu: str) -> None:
    attendue, relue = partie_etudiee(jeu), relire(chemin, numero)
    assert plat(relue.racine) == plat(attendue.racine)
    assert relue.noeud == attendue.noeud
    assert (relue.jeu.specification, relue.depart) == (jeu, attendue.depart)
    assert (relue.transcription, relue.trait) == (attendue.transcription, attendue.trait)


def test_une_position_de_depart_revient_aussi(tmp_path: Path) -> None:
    avant = partie_jouee(coups=30)
    partie = type(avant)(avant.jeu, avant.etat)
    partie.jouer(partie.jeu.coups_legaux(partie.etat)[0])
    journal = Journal(tmp_path / "journal.sqlite")
    journal.noter(signer(partie))
    assert journal.fermer()
    relue = relire(tmp_path / "journal.sqlite", 1)
    assert (relue.depart, relue.etat) == (partie.depart, partie.etat)


def test_une_partie_relue_sait_qui_l_a_jouee_quand_et_ou(tmp_path: Path) -> None:
    """As it stands in journals that are kept already."""
    chemin, quand = tmp_path / "journal.sqlite", datetime(2026, 11, 19, 15, 30)
    journal = Journal(chemin, horloge=quand.timestamp)
    relais = Relais((NotreJoueur("humain"), NotreJoueur("ia_moteur:niveau=8"), "Edax"))
    journal.noter(signer(partie_jouee(coups=5), ("Ada", relais), Origine.SERIE))
    assert journal.fermer()
    with closing(sqlite3.connect(chemin)) as lien:
        gardes = lien.execute("SELECT premier, second FROM partie").fetchone()
    assert gardes == ("Ada", "joueur:humain\x1fjoueur:ia_moteur:niveau=8\x1fEdax")
    assert [notee.joueurs for notee in lister(chemin)] == [("Ada", relais)]
    relue = relire(chemin, 1)
    assert relue.entete == Entete("Ada", relais, "2026-11-19")
    assert relue.provenance == Provenance(Origine.SERIE).apporter(relue.ligne, relue.numero_libre)


def test_une_partie_relue_garde_tout_son_entete(tmp_path: Path) -> None:
    partie = signer(partie_jouee(coups=5))
    partie.entete = replace(partie.entete, date="2004-12-01", evenement="Open", ecart=-8, autres=(("PC", "GGS"),))
    chemin = tmp_path / "journal.sqlite"
    journal = Journal(chemin)
    journal.noter(partie)
    journal.attendre()
    partie.entete = replace(partie.entete, decision="W+T")  # nothing was played since
    journal.noter(partie)
    assert journal.fermer()
    assert relire(chemin, 1).entete == partie.entete


def test_un_journal_de_la_version_2_se_lit_et_se_complete(chemin: Path) -> None:
    for ordre in ("ALTER TABLE partie DROP COLUMN entete", "PRAGMA user_version = 2"):
        ecrire(chemin, ordre)
    partie = relire(chemin, 1)
    assert partie.entete == Entete(*NOMS)
    journal = Journal(chemin)
    journal.adopter(partie, 1)
    partie.entete = replace(partie.entete, lieu="Cambridge")
    journal.noter(partie)
    assert journal.fermer()
    assert relire(chemin, 1).entete == Entete(*NOMS, lieu="Cambridge")
    assert len(lister(chemin)) == len(JEUX), "les autres y sont"


def test_une_partie_que_d_autres_ont_jouee_n_a_pas_la_date_de_son_arrivee(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "journal.sqlite")
    journal.noter(signer(partie_jouee(coups=5), ("Ada", "Grace")))
    assert journal.fermer()
    assert relire(tmp_path / "journal.sqlite", 1).entete == Entete("Ada", "Grace")


def test_une_date_insensee_ne_coute_que_la_date(chemin: Path) -> None:
    ecrire(chemin, "UPDATE partie SET commencee = 1e300, premier = 'joueur:humain'")
    assert relire(chemin, 1).entete == Entete(NotreJoueur("humain"), NOMS[1])


def test_pas_de_journal_pas_de_parties(tmp_path: Path) -> None:
    assert lister(tmp_path / "absent.sqlite") == []
    with pytest.raises(Faute, match="le journal n'a pas de partie 3"):
        relire(tmp_path / "absent.sqlite", 3)


@pytest.mark.parametrize(
    "ordre",
    [
        "UPDATE noeud SET coup = 'z9' WHERE partie = 1 AND numero = 2",
        "UPDATE noeud SET coup = 'a1' WHERE partie = 1 AND numero = 2",
        "UPDATE noeud SET coup = NULL WHERE partie = 1 AND numero = 2",
        "UPDATE noeud SET parent = 999 WHERE partie = 1 AND numero = 2",
        "UPDATE noeud SET parent = NULL WHERE partie = 1 AND numero = 2",
        "UPDATE noeud SET parent = 5 WHERE partie = 1 AND numero = 2",
        "UPDATE noeud SET glyphe = 'bien' WHERE partie = 1 AND numero = 2",
        "UPDATE noeud SET proprietes = '[1' WHERE partie = 1",
        "UPDATE noeud SET proprietes = '[1]' WHERE partie = 1",
        "UPDATE noeud SET coup = x'ff' WHERE partie = 1 AND numero = 2",
        "DELETE FROM noeud WHERE partie = 1",
        "DELETE FROM noeud WHERE partie = 1 AND numero = 0",
        "UPDATE partie SET jeu = 'dames' WHERE numero = 1",
        "UPDATE partie SET jeu = 7 WHERE numero = 1",
        "UPDATE partie SET depart = 'là' WHERE numero = 1",
        "UPDATE partie SET place = 4000 WHERE numero = 1",
        "UPDATE partie SET place = 'ici' WHERE numero = 1",
    ],
)
def test_ce_qui_n_est_pas_une_partie_se_dit(chemin: Path, ordre: str) -> None:
    ecrire(chemin, ordre)
    with pytest.raises(Faute, match="la partie 1 du journal est illisible"):
        relire(chemin, 1)
    assert len(lister(chemin)) >= len(JEUX) - 1
    assert relire(chemin, 2).nb_coups_total


@pytest.mark.parametrize(
    ("champ", "reste"),
    [
        ("evaluation = 'bien'", None),
        ("evaluation = 9e999", None),
        ("evaluation = 4e9", None),
        ("evaluation = 3.0", Evaluation(3)),
        ("avis = 'oui'", Evaluation(2)),
        ("avis = replace(avis, '\"distance\":9', '\"distance\":1')", Evaluation(2)),
        ("avis = (SELECT avis FROM noeud WHERE partie = 2 AND numero = 1)", Evaluation(2)),
        ("avis = x'ff'", Evaluation(2)),
    ],
)
def test_une_valeur_abimee_ne_coute_qu_elle_meme(chemin: Path, champ: str, reste: Evaluation | None) -> None:
    ecrire(chemin, f"UPDATE noeud SET {champ} WHERE partie = 1 AND numero = 1")
    attendue, relue = partie_etudiee(), relire(chemin, 1)
    attendue.noter(1, reste)
    assert plat(relue.racine) == plat(attendue.racine)


def test_un_journal_de_la_version_1_se_lit_et_se_complete(chemin: Path) -> None:
    en_version_1(chemin)
    attendue = partie_etudiee()
    revue = attendue.racine.suites[0].evaluation
    attendue.noter(1, Evaluation(2))
    assert plat(relire(chemin, 1).racine) == plat(attendue.racine), "lu sans rien y changer"
    journal, partie = Journal(chemin), relire(chemin, 1)
    journal.adopter(partie, 1)
    partie.noter(1, revue)
    journal.noter(signer(partie))
    assert journal.fermer()
    assert plat(relire(chemin, 1).racine) == plat(partie_etudiee().racine)
    assert len(lister(chemin)) == len(JEUX), "les autres y sont"


@pytest.mark.parametrize(
    "champ", ["touchee = 'hier'", "issue = 9", "origine = 'lune'", "premier = x'00'", "coups = '?'"]
)
def test_une_ligne_insensee_n_est_pas_listee(chemin: Path, champ: str) -> None:
    ecrire(chemin, f"UPDATE partie SET {champ} WHERE numero = 1")
    assert [notee.numero for notee in lister(chemin)] == [6, 5, 4, 3, 2]


def test_une_ligne_insensee_n_est_pas_proposee(tmp_path: Path) -> None:
    chemin, partie = tmp_path / "journal.sqlite", partie_jouee(coups=5)
    journal = Journal(chemin)
    journal.noter(signer(partie))
    assert journal.fermer()
    assert [inachevee(chemin)] == lister(chemin)
    ecrire(chemin, "UPDATE partie SET coups = '?'")
    assert inachevee(chemin) is None


def test_les_premieres_parties_sont_les_dernieres_touchees(chemin: Path) -> None:
    ecrire(chemin, "UPDATE partie SET touchee = 'x' WHERE numero = 5")
    assert [notee.numero for notee in lister(chemin, limite=3)] == [6, 4, 3]
    assert [notee.numero for notee in lister(chemin, limite=10)] == [6, 4, 3, 2, 1]


def test_un_texte_illisible_ne_cache_pas_les_autres_parties(chemin: Path) -> None:
    ecrire(chemin, "UPDATE partie SET premier = CAST(x'ff' AS TEXT) WHERE numero = 1")
    noms = {notee.numero: notee.joueurs[0] for notee in lister(chemin)}
    assert noms == {1: "\ufffd", **dict.fromkeys(range(2, 7), NOMS[0])}


def test_une_partie_decidee_revient_finie_avec_ses_pendules(tmp_path: Path) -> None:
    partie = signer(partie_jouee(coups=10))
    partie.pendules = Pendules.reglees(Horloge(60), regle=Regle.STRICTE).presser(PREMIER, 12)
    journal = Journal(tmp_path / "journal.sqlite")
    journal.noter(partie)
    assert journal.attendre()
    partie.abandonner(SECOND)
    journal.noter(partie)
    assert journal.fermer()
    relue = relire(tmp_path / "journal.sqlite", 1)
    assert (relue.issue, relue.decidee, relue.pendules) == (PREMIER, True, partie.pendules)
    (notee,) = lister(tmp_path / "journal.sqlite")
    assert (notee.issue, notee.decision, notee.decidee, notee.scores) == (PREMIER, "B+R", True, partie.scores)
    assert inachevee(tmp_path / "journal.sqlite") is None


def test_une_partie_interrompue_revient_avec_le_temps_qui_reste(tmp_path: Path) -> None:
    partie = signer(partie_jouee(coups=10))
    partie.pendules = Pendules.reglees(Horloge(60)).presser(PREMIER, 61)
    journal = Journal(tmp_path / "journal.sqlite")
    journal.noter(partie)
    assert journal.fermer()
    relue = relire(tmp_path / "journal.sqlite", 1)
    assert (relue.issue, relue.pendules) == (None, partie.pendules)
    assert relue.pendules is not None
    assert relue.pendules.temps(PREMIER).rallonge


def test_une_decision_a_un_noeud_qui_n_est_pas_la_ne_dit_rien(tmp_path: Path) -> None:
    partie = signer(partie_jouee(coups=10))
    partie.abandonner(SECOND)
    partie.decidee_en = 99
    journal = Journal(tmp_path / "journal.sqlite")
    journal.noter(partie)
    assert journal.fermer()
    assert relire(tmp_path / "journal.sqlite", 1).decidee_en is None


def test_une_partie_decidee_apres_un_coup_repris_est_finie(tmp_path: Path) -> None:
    partie = signer(partie_jouee(coups=10))
    partie.annuler()
    partie.annuler()
    partie.abandonner(PREMIER)
    journal = Journal(tmp_path / "journal.sqlite")
    journal.noter(partie)
    assert journal.fermer()
    (notee,) = lister(tmp_path / "journal.sqlite")
    assert (notee.issue, notee.coups) == (SECOND, 8)
    assert inachevee(tmp_path / "journal.sqlite") is None
    assert relire(tmp_path / "journal.sqlite", 1).decidee


@pytest.mark.skipif(sys.platform == "win32", reason="permissions of POSIX")
@pytest.mark.parametrize("mode", [0o777, 0o555], ids=["fichier", "dossier"])
def test_un_journal_qui_ne_peut_pas_etre_ecrit_se_lit_et_est_dit_l_etre(mode: int) -> None:
    with TemporaryDirectory() as nom:
        chemin = Path(nom) / "journal.sqlite"
        journal = Journal(chemin)
        journal.noter(signer(partie_etudiee("othello")))
        assert journal.fermer()
        chemin.chmod(0o444)
        Path(nom).chmod(mode)
        dits = list[str]()
        with en_simple_utilisateur():
            assert [notee.numero for notee in lister(chemin)] == [1]
            assert plat(relire(chemin, 1).racine) == plat(partie_etudiee("othello").racine)
            refuse = Journal(chemin, empeche=lambda message: dits.append(str(message)))
            refuse.noter(signer(partie_jouee()))
            refuse.noter(signer(partie_jouee(coups=5)))
            assert not refuse.attendre()
            assert not refuse.fermer()
        Path(nom).chmod(0o755)
    assert len(dits) == 1
    assert "il est en lecture seule" in dits[0]
