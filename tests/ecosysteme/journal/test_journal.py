"""The journal of a process: what is handed to it is found again, whatever happens to its file."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, suppress
from pathlib import Path
from random import Random

import pytest

from ecosysteme.fautes import Faute, Message
from ecosysteme.jeu import PREMIER, SECOND
from ecosysteme.journal import fichier
from ecosysteme.journal import journal as salle
from ecosysteme.journal.journal import JOUR, JOURS, Journal
from ecosysteme.journal.lecture import inachevee, lister, relire
from ecosysteme.partie import Partie
from ecosysteme.pendules import Horloge, Pendules, Regle
from ecosysteme.provenance import Origine
from ecosysteme.variantes.edition import annoter
from tests.ecosysteme.journal.parties import NOMS, jouer_au_hasard, partie_etudiee, partie_jouee, plat, signer

Ouvrir = Callable[[], Journal]


@pytest.fixture
def chemin(tmp_path: Path) -> Path:
    return tmp_path / "journal.sqlite"


@pytest.fixture
def dits() -> list[Message]:
    """What the journal said went wrong."""
    return []


@pytest.fixture
def heure() -> list[float]:
    """The clock of the journals, s: what it shows is its only item."""
    return [1_800_000_000.0]


@pytest.fixture
def ouvrir(chemin: Path, dits: list[Message], heure: list[float]) -> Iterator[Ouvrir]:
    """Make a journal, as another process would; all are closed at the end."""
    faits: list[Journal] = []

    def faire() -> Journal:
        faits.append(Journal(chemin, dits.append, lambda: heure[0]))
        return faits[-1]

    yield faire
    for journal in faits:
        journal.fermer()


def noter(journal: Journal, *parties: Partie) -> None:
    for partie in parties:
        journal.noter(signer(partie))
    assert journal.attendre()


def test_chaque_coup_est_la_des_qu_il_est_confirme(ouvrir: Ouvrir, chemin: Path) -> None:
    journal, partie, hasard = ouvrir(), partie_jouee(coups=0), Random(3)
    while partie.trait is not None:
        jouer_au_hasard(partie, 1, hasard)
        noter(journal, partie)
        assert plat(relire(chemin, 1).racine) == plat(partie.racine)
    (notee,) = lister(chemin)
    assert (notee.coups, notee.issue, notee.scores) == (partie.nb_coups, partie.issue, partie.resultat)
    assert (notee.joueurs, notee.origine, journal.numero(partie)) == (NOMS, Origine.FENETRE, 1)


def test_les_coups_des_machines_sont_ecrits_ensemble(
    ouvrir: Ouvrir, chemin: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A fast series plays thousands of moves a minute: they wait for each other, not for the one who asks."""
    monkeypatch.setattr(salle, "REPIT", 1e6)
    transactions: list[object] = []

    def compter(lien: sqlite3.Connection) -> AbstractContextManager[None]:
        transactions.append(lien)
        return fichier.transaction(lien)

    monkeypatch.setattr(salle, "transaction", compter)
    journal, partie, hasard = ouvrir(), partie_jouee(coups=0), Random(3)
    while partie.trait is not None:
        jouer_au_hasard(partie, 1, hasard)
        journal.noter(signer(partie, origine=Origine.SERIE))
    assert journal.attendre()
    assert plat(relire(chemin, 1).racine) == plat(partie.racine)
    assert len(transactions) <= 2  # a purge, and the game


def test_une_partie_sans_coup_ni_mot_n_est_pas_une_partie(ouvrir: Ouvrir, chemin: Path) -> None:
    journal, partie = ouvrir(), partie_jouee(coups=0)
    noter(journal, partie)
    assert not chemin.exists()
    assert journal.numero(partie) is None
    partie.modifier(annoter(partie.racine, 0, commentaire="à jouer demain"))
    noter(journal, partie)
    assert [notee.coups for notee in lister(chemin)] == [0]


def test_une_partie_perdue_au_temps_avant_le_premier_coup_est_gardee_et_se_relit(ouvrir: Ouvrir, chemin: Path) -> None:
    journal, partie = ouvrir(), partie_jouee(coups=0)
    partie.pendules = Pendules.reglees(Horloge(60), regle=Regle.STRICTE)
    partie.entete = partie.pendules.annoncer(partie.entete)
    assert not partie.depenser(PREMIER, 60)
    noter(journal, partie)
    (notee,) = lister(chemin)
    assert (notee.coups, notee.issue, notee.decision) == (0, SECOND, "W+T")
    relue = relire(chemin, notee.numero)
    assert (relue.issue, relue.resultat, relue.pendules) == (SECOND, (0, 64), partie.pendules)
    assert (relue.entete.regle, relue.entete.cadence) == ("0-64", "1:00")


def test_plusieurs_parties_a_la_fois_chacune_sous_son_numero(ouvrir: Ouvrir, chemin: Path) -> None:
    journal, parties = ouvrir(), [partie_jouee(jeu, 4) for jeu in ("othello", "puissance4", "morpion", "nim")]
    for _ in range(3):
        for partie in parties:
            jouer_au_hasard(partie, 1, Random(1))
            journal.noter(signer(partie, origine=Origine.SERIE))
    assert journal.attendre()
    assert [relire(chemin, numero).transcription for numero in range(1, 5)] == [un.transcription for un in parties]


def test_l_etat_suivant_d_une_partie_ne_prend_la_place_que_du_sien(
    ouvrir: Ouvrir, chemin: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two states of a game, in a row, wait behind another game."""
    monkeypatch.setattr(salle, "REPIT", 1e6)
    journal, autre, partie = ouvrir(), partie_jouee(coups=4), partie_jouee(coups=4, graine=2)
    journal.noter(signer(autre, origine=Origine.SERIE))
    for _ in range(2):
        jouer_au_hasard(partie, 1, Random(1))
        journal.noter(signer(partie, origine=Origine.SERIE))
    assert journal.attendre()
    assert [notee.coups for notee in lister(chemin)] == [6, 4]


def test_seul_ce_qui_change_touche_une_partie(ouvrir: Ouvrir, chemin: Path, heure: list[float]) -> None:
    journal, ancienne, recente = ouvrir(), partie_jouee(coups=6), partie_jouee(coups=9, graine=2)
    noter(journal, ancienne, recente)
    heure[0] += 60
    ancienne.aller_a(2)  # looked at, not played
    noter(journal, ancienne)
    assert [notee.numero for notee in lister(chemin)] == [2, 1]
    assert relire(chemin, 1).nb_coups == 2
    ancienne.aller_a(6)
    jouer_au_hasard(ancienne, 1, Random(1))
    noter(journal, ancienne)
    assert [(notee.numero, notee.touchee - notee.commencee) for notee in lister(chemin)] == [(1, 60.0), (2, 0.0)]


def test_reprise_par_un_autre_processus_et_jamais_melee(ouvrir: Ouvrir, chemin: Path) -> None:
    """Two windows go on with one game: who resumed it has it, the other's becomes a game of its own."""
    premiere, partie = ouvrir(), partie_jouee(coups=10)
    noter(premiere, partie)
    seconde, reprise = ouvrir(), relire(chemin, 1)
    seconde.adopter(reprise, 1)
    jouer_au_hasard(reprise, 1, Random(1))
    noter(seconde, reprise)
    jouer_au_hasard(partie, 2, Random(2))
    noter(premiere, partie)
    assert (seconde.numero(reprise), premiere.numero(partie)) == (1, 2)
    assert plat(relire(chemin, 1).racine) == plat(reprise.racine)
    assert plat(relire(chemin, 2).racine) == plat(partie.racine)


def test_la_derniere_touchee_est_la_premiere_meme_ecrite_au_meme_instant(
    ouvrir: Ouvrir, chemin: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What waits to be written together is touched one after the other, though the clock gives one moment for all."""
    journal, parties = ouvrir(), [partie_jouee(coups=3, graine=graine) for graine in range(2)]
    noter(journal, *parties)
    monkeypatch.setattr(salle, "REPIT", 3600.0)
    for partie in reversed(parties):
        jouer_au_hasard(partie, 1, Random(4))
        journal.noter(signer(partie, origine=Origine.SERIE))
    assert journal.attendre()
    assert [notee.numero for notee in lister(chemin)] == [1, 2]


def test_supprimer_puis_rendre_ou_rejouer(ouvrir: Ouvrir, chemin: Path) -> None:
    journal, parties = ouvrir(), [partie_jouee(coups=5, graine=graine) for graine in range(3)]
    noter(journal, *parties)
    journal.supprimer([1, 2])
    assert journal.attendre()
    assert [notee.numero for notee in lister(chemin)] == [3]
    assert sorted(notee.numero for notee in lister(chemin, supprimees=True)) == [1, 2]
    journal.rendre([1])
    jouer_au_hasard(parties[1], 1, Random(1))  # it was still on a board, and is played on
    noter(journal, parties[1])
    assert sorted(notee.numero for notee in lister(chemin)) == [1, 2, 3]


def rouvrir(ouvrir: Ouvrir) -> Journal:
    """Begin another session, which looks for what may be forgotten."""
    journal = ouvrir()
    journal.verifier()
    assert journal.attendre()
    return journal


def supprimees(chemin: Path) -> list[int]:
    return [notee.numero for notee in lister(chemin, supprimees=True)]


def test_une_partie_supprimee_est_oubliee_apres_trente_jours_de_jeu(
    ouvrir: Ouvrir, chemin: Path, heure: list[float]
) -> None:
    journal = ouvrir()
    noter(journal, partie_jouee(coups=5))
    journal.supprimer([1])
    assert journal.attendre()
    for jour in range(JOURS):
        assert supprimees(chemin) == [1], jour
        journal.fermer()
        heure[0] += JOUR
        journal = rouvrir(ouvrir)
        noter(journal, partie_jouee(coups=5, graine=jour))
    journal.fermer()
    heure[0] += 1
    journal = rouvrir(ouvrir)
    assert supprimees(chemin) == []
    noter(journal, partie_jouee(coups=5, graine=99))
    assert min(notee.numero for notee in lister(chemin)) == 2  # the number is not given again


@pytest.mark.parametrize("saut", [-400 * JOUR, 40 * JOUR, 400 * JOUR])
def test_une_horloge_qui_saute_n_efface_rien_et_ne_cache_pas_la_derniere_partie(
    ouvrir: Ouvrir, chemin: Path, heure: list[float], saut: float
) -> None:
    journal = ouvrir()
    for jour in range(JOURS + 5):  # many days of play before
        heure[0] += JOUR
        noter(journal, partie_jouee(coups=5, graine=jour))
    journal.supprimer([1, 2])
    journal.fermer()
    heure[0] += saut
    for graine in (101, 102, 103):
        journal = rouvrir(ouvrir)
        noter(journal, partie_jouee(coups=6, graine=graine))
        journal.fermer()
    assert supprimees(chemin) == [2, 1]
    heure[0] -= saut
    journal = rouvrir(ouvrir)
    laissee = partie_jouee(coups=7, graine=200)
    noter(journal, laissee)
    numero = journal.numero(laissee)
    journal.fermer()
    assert supprimees(chemin) == [2, 1]
    notee = inachevee(chemin)
    assert notee is not None
    assert notee.numero == numero == lister(chemin)[0].numero


def test_seule_la_derniere_partie_de_la_fenetre_est_proposee(ouvrir: Ouvrir, chemin: Path) -> None:
    def proposee(journal: Journal) -> int | None:
        assert journal.fermer()
        notee = inachevee(chemin)
        return None if notee is None else notee.numero

    journal, premiere, seconde = ouvrir(), partie_jouee(coups=5), partie_jouee(coups=7, graine=2)
    noter(journal, premiere, seconde)
    for origine in (Origine.SERIE, Origine.CONSOLE):
        journal.noter(signer(partie_jouee(coups=9), origine=origine))
    assert journal.attendre()
    assert inachevee(chemin) is None  # the window is open: it is played
    assert proposee(journal) == 2
    journal = ouvrir()
    journal.ecarter([2])
    assert proposee(journal) is None  # not one of before either: they would come back one after the other
    journal = ouvrir()
    journal.adopter(seconde, 2)
    jouer_au_hasard(seconde, 1, Random(1))
    noter(journal, seconde)
    assert proposee(journal) == 2
    journal = ouvrir()
    journal.adopter(seconde, 2)
    jouer_au_hasard(seconde, 100, Random(1))
    noter(journal, seconde)
    assert proposee(journal) is None  # over
    journal = ouvrir()
    journal.supprimer([2])
    assert proposee(journal) == 1
    assert len(lister(chemin)) == 3


def test_un_journal_abime_est_mis_de_cote_et_la_partie_y_est_entiere(
    ouvrir: Ouvrir, chemin: Path, dits: list[Message]
) -> None:
    chemin.write_bytes(b"plus rien de lisible " * 500)
    journal, partie = ouvrir(), partie_etudiee()
    noter(journal, partie)
    assert plat(relire(chemin, 1).racine) == plat(partie.racine)
    (reste,) = [autre for autre in chemin.parent.iterdir() if "abime" in autre.name]
    assert reste.read_bytes() == b"plus rien de lisible " * 500
    phrase = "le journal {} est abîmé : il est mis de côté sous le nom {}, parties retrouvées : 0"
    assert [str(dit) for dit in dits] == [phrase.format(chemin, reste.name)]


def test_abime_pendant_la_partie(ouvrir: Ouvrir, chemin: Path, dits: list[Message]) -> None:
    journal, partie = ouvrir(), partie_jouee(coups=20)
    noter(journal, partie)
    with closing(sqlite3.connect(chemin)) as lien:
        lien.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    octets = chemin.read_bytes()
    chemin.write_bytes(octets[:100] + bytes(len(octets) - 100))  # the same file, whose pages were lost
    jouer_au_hasard(partie, 1, Random(1))
    noter(journal, partie)
    assert [notee.coups for notee in lister(chemin)] == [21]
    assert len(dits) == 1


def test_un_dommage_qu_un_lecteur_rencontre(ouvrir: Ouvrir, chemin: Path, dits: list[Message]) -> None:
    """Reading may meet a page that writing never touches; a journal that is whole is not set aside for a rumour."""
    journal = ouvrir()
    noter(journal, *(partie_jouee(graine=graine) for graine in range(20)))
    journal.verifier(en_entier=True)
    assert journal.attendre()
    assert not dits
    journal.fermer()
    octets = bytearray(chemin.read_bytes())
    octets[8 * 4096 : 9 * 4096] = b"\xff" * 4096
    chemin.write_bytes(octets)
    journal = ouvrir()
    journal.verifier(en_entier=True)
    assert journal.attendre()
    assert len(dits) == 1
    assert 15 <= len(lister(chemin)) < 20  # those that the page did not hold are found again


def test_un_journal_occupe_attend_son_tour(
    ouvrir: Ouvrir, chemin: Path, dits: list[Message], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fichier, "PATIENCE", 0.0)
    journal, partie = ouvrir(), partie_jouee(coups=4)
    noter(journal, partie)
    with closing(sqlite3.connect(chemin, isolation_level=None)) as autre:
        autre.execute("BEGIN EXCLUSIVE")
        for _ in range(3):
            jouer_au_hasard(partie, 1, Random(1))
            journal.noter(signer(partie))
            assert not journal.attendre()
        assert [str(dit) for dit in dits] == [
            f"cette partie n'est pas gardée : le journal {chemin} ne peut pas être utilisé : il est occupé par un "
            "autre programme. Que faire : fermer cet autre programme, puis jouer un coup"
        ]
    jouer_au_hasard(partie, 1, Random(1))
    noter(journal, partie)
    assert [(notee.numero, notee.coups) for notee in lister(chemin)] == [(1, 8)]


def test_un_disque_plein_puis_libere(
    ouvrir: Ouvrir, chemin: Path, dits: list[Message], monkeypatch: pytest.MonkeyPatch
) -> None:
    pages = [12]

    def a_l_etroit(chemin: Path) -> sqlite3.Connection:
        lien = fichier.ouvrir(chemin)
        lien.execute(f"PRAGMA max_page_count = {pages[0]}")
        return lien

    monkeypatch.setattr(salle, "ouvrir", a_l_etroit)
    journal, parties = ouvrir(), [partie_jouee(graine=graine) for graine in range(20)]
    for partie in parties:
        journal.noter(signer(partie))
        journal.attendre()
    assert "n'est pas gardée" in str(dits[0])
    assert "le disque est plein. Que faire : libérer de la place" in str(dits[0])
    assert journal.empechement == dits[0]
    gardees = len(lister(chemin))
    assert 0 < gardees < len(parties)
    pages[0] = 10_000
    partie = partie_jouee(graine=99)
    noter(journal, partie)
    assert len(lister(chemin)) == 21
    assert len(dits) == 1
    assert journal.empechement is None


def test_qui_le_demande_apprend_que_tout_est_garde_de_nouveau(
    chemin: Path, dits: list[Message], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fichier, "PATIENCE", 0.0)
    etats: list[Message | None] = []
    journal = Journal(chemin, dits.append, empeche=etats.append)
    noter(journal, partie_jouee(coups=4))
    with closing(sqlite3.connect(chemin, isolation_level=None)) as autre:
        autre.execute("BEGIN EXCLUSIVE")
        journal.noter(signer(partie_jouee(coups=5)))
        assert not journal.attendre()
    journal.reessayer()
    assert journal.attendre()
    assert [etat is None for etat in etats] == [False, True]
    assert dits == []
    assert journal.fermer()
    assert len(lister(chemin)) == 2


def test_un_journal_plus_recent_est_laisse_en_paix(ouvrir: Ouvrir, chemin: Path, dits: list[Message]) -> None:
    with closing(fichier.ouvrir(chemin)) as lien:
        lien.executescript("ALTER TABLE partie ADD COLUMN nouveau; PRAGMA user_version = 99")
    octets, journal = chemin.read_bytes(), ouvrir()
    journal.noter(signer(partie_jouee(coups=5)))
    assert not journal.attendre()
    assert not journal.fermer()
    assert chemin.read_bytes() == octets
    assert "une version plus récente" in str(dits[0])


def test_un_journal_efface_ou_remplace_pendant_la_partie(ouvrir: Ouvrir, chemin: Path) -> None:
    journal, partie = ouvrir(), partie_jouee(coups=5)
    noter(journal, partie)
    for reste in list(chemin.parent.glob("journal.sqlite*")):
        reste.unlink()
    jouer_au_hasard(partie, 1, Random(1))
    noter(journal, partie)
    assert [notee.coups for notee in lister(chemin)] == [6]


def test_une_partie_qui_ne_s_ecrit_pas_n_arrete_pas_les_autres(
    ouvrir: Ouvrir, chemin: Path, dits: list[Message], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A fault of ours in one game: it is told once, and the games that follow are kept."""
    journal, malade = ouvrir(), partie_jouee("morpion", coups=3)
    monkeypatch.setattr(malade.jeu, "ecrire_coup", lambda coup: 1 // 0)
    for _ in range(2):
        jouer_au_hasard(malade, 1, Random(1))
        journal.noter(signer(malade))
        assert not journal.attendre()
    journal.noter(signer(partie_jouee(coups=5)))
    assert not journal.attendre(), "celle-là est gardée, la malade ne l'est toujours pas"
    assert [notee.coups for notee in lister(chemin)] == [5]
    assert ["n'est pas gardée" in str(dit) for dit in dits] == [True]
    monkeypatch.undo()
    assert journal.fermer()
    assert sorted(notee.coups for notee in lister(chemin)) == [5, 5]


def test_une_partie_qui_ne_s_ecrit_pas_ne_coute_rien_a_ses_voisines(
    ouvrir: Ouvrir, chemin: Path, dits: list[Message], monkeypatch: pytest.MonkeyPatch
) -> None:
    """All in one batch, as the games of a fast series are."""
    journal, malade = ouvrir(), partie_jouee("morpion", coups=3)
    monkeypatch.setattr(malade.jeu, "ecrire_coup", lambda coup: 1 // 0)
    with closing(fichier.ouvrir(chemin)) as autre:
        autre.execute("BEGIN IMMEDIATE")  # until then, all of it waits
        for partie in (partie_jouee(coups=5), malade, partie_jouee(coups=6, graine=2)):
            journal.noter(signer(partie, origine=Origine.SERIE))
        autre.execute("ROLLBACK")
    assert not journal.attendre()
    assert not journal.fermer()
    assert sorted(notee.coups for notee in lister(chemin)) == [5, 6]
    assert len(dits) == 1


def test_un_nom_casse_ne_coute_que_ses_demi_caracteres(ouvrir: Ouvrir, chemin: Path, dits: list[Message]) -> None:
    journal = ouvrir()
    journal.noter(signer(partie_jouee(coups=5), ("\ud800Ada", "Émile")))
    assert journal.attendre()
    assert [notee.joueurs for notee in lister(chemin)] == [("?Ada", "Émile")]
    assert not dits


@pytest.mark.parametrize("octet", range(100))
def test_un_octet_de_l_entete_abime_ne_laisse_personne_sans_journal(
    ouvrir: Ouvrir, chemin: Path, dits: list[Message], octet: int
) -> None:
    """Whatever it becomes: the journal is read as before, or set aside with a sentence of ours; a game is kept."""
    journal = ouvrir()
    noter(journal, partie_jouee(coups=5))
    journal.fermer()
    sain = chemin.read_bytes()
    for valeur in sorted({0, 1, 3, 5, 127, 255, sain[octet] ^ 1} - {sain[octet]}):
        for reste in list(chemin.parent.iterdir()):
            reste.unlink()
        chemin.write_bytes(sain[:octet] + bytes([valeur]) + sain[octet + 1 :])
        dits.clear()
        journal, partie = ouvrir(), partie_jouee(coups=9, graine=2)
        journal.noter(signer(partie))
        assert journal.attendre(), (valeur, *map(str, dits))
        assert plat(relire(chemin, journal.numero(partie) or 0).racine) == plat(partie.racine)
        assert all("est abîmé : il est mis de côté sous le nom" in str(dit) for dit in dits)
        assert dits or len(lister(chemin)) == 2, valeur
        journal.fermer()


def test_fermer_ecrit_ce_qui_attend(ouvrir: Ouvrir, chemin: Path) -> None:
    journal, parties = ouvrir(), [partie_jouee(graine=graine) for graine in range(50)]
    for partie in parties:
        journal.noter(signer(partie, origine=Origine.SERIE))
    assert journal.fermer()
    assert len(lister(chemin)) == 50


@pytest.mark.parametrize("graine", range(24))
def test_un_journal_ronge_n_arrete_jamais_rien(ouvrir: Ouvrir, chemin: Path, dits: list[Message], graine: int) -> None:
    """Bytes changed anywhere: the game that is played is kept, or a sentence says why not, and nothing is raised."""
    journal, hasard = ouvrir(), Random(graine)
    noter(journal, *(partie_jouee(coups=8, graine=rang) for rang in range(4)))
    journal.fermer()
    octets = bytearray(chemin.read_bytes())
    for _ in range(hasard.choice((1, 20, 2000))):
        octets[hasard.randrange(len(octets))] = hasard.randrange(256)
    chemin.write_bytes(octets[: hasard.choice((len(octets), hasard.randrange(len(octets))))])
    journal, partie = ouvrir(), partie_jouee(coups=9)
    journal.verifier(en_entier=True)
    journal.noter(signer(partie))
    if not journal.attendre():  # what tells a journal from another file, or its version, was changed
        assert "n'est pas gardée" in str(dits[-1])
        return
    assert plat(relire(chemin, journal.numero(partie) or 0).racine) == plat(partie.racine)
    for notee in lister(chemin):
        with suppress(Faute):  # of the games before, one may have lost a move; the others are read
            relire(chemin, notee.numero)
