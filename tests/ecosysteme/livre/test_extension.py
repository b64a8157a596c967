import random
import subprocess
import sys
from pathlib import Path
from threading import Event

import pytest

from ecosysteme.livre.demande import DemandeDExtension, lire_inachevee
from ecosysteme.livre.extension import AvanceeExtension, corriger, etendre, remonter
from ecosysteme.livre.rangement import modifier
from ecosysteme.livre.regles import DEPART, coups_legaux, jouer, plateau_de
from ecosysteme.moteur.othello.conversion import Bits
from ecosysteme.moteur.othello.symetries import canonique, modeles
from ecosysteme.ouvertures.livre import Livre
from ecosysteme.ouvertures.livre_personnel import lire_les_livres
from ecosysteme.ouvertures.note_livre import NoteLivre, SourceLivre
from tests.ecosysteme.livre.faux import FauxMoteur, opinion
from tests.ecosysteme.livre.positions import LIGNE, LOIN, atteintes, demande


def test_une_position_hors_du_livre_y_entre_avec_ses_suites(tmp_path: Path) -> None:
    chemin, vues = tmp_path / "livre.npz", list[AvanceeExtension]()
    assert not lire_les_livres(chemin).livre.juge(canonique(LOIN)[0])
    bilan = etendre(chemin, demande(), "essai", [FauxMoteur()], Event(), vues.append)
    assert not bilan.annule
    assert bilan.neuves == 30
    assert [vue.faites for vue in vues] == list(range(1, 31))
    assert vues[0].coups == (24, 24), "la position d'abord, puis ses suites"
    assert all(24 < premier <= dernier for premier, dernier in (vue.coups for vue in vues[1:]))
    relu = lire_les_livres(chemin).livre
    assert len(relu) == 30
    assert set(relu.notes(plateau_de(LOIN), "N")) == {divmod(case, 8) for case in coups_legaux(LOIN)}
    assert sorted(fichier.name for fichier in tmp_path.iterdir()) == [
        "livre.npz",
        "livre.npz.extension",
        "livre.npz.verrou",
    ]


def test_arretee_elle_garde_tout_et_reprend_sans_rien_rejuger(tmp_path: Path) -> None:
    entiere = etendre(tmp_path / "entier.npz", demande(60), "essai", [FauxMoteur()], Event())
    chemin, vues = tmp_path / "livre.npz", list[Bits]()
    for patience in (25, 20, 10**9):
        moteur, arret = FauxMoteur(patience), Event()
        bilan = etendre(chemin, demande(60), "essai", [moteur], arret)
        vues += moteur.vues
        assert lire_inachevee(chemin) == (demande(60) if patience < 60 else None)
        assert len(bilan.range_.livre) == len(vues)
    assert len(vues) == len(set(vues)) <= 60
    assert bilan.range_.livre.notes(plateau_de(LOIN), "N") == entiere.range_.livre.notes(plateau_de(LOIN), "N")
    assert not Path(f"{chemin}.journal").exists()


def test_le_livre_grandit_pendant_qu_elle_juge(tmp_path: Path) -> None:
    chemin, rangees = tmp_path / "livre.npz", list[int]()

    def suivre(avancee: AvanceeExtension) -> None:
        rangees.append(avancee.rangees)
        assert len(lire_les_livres(chemin).livre) == avancee.rangees == avancee.faites

    etendre(chemin, demande(), "essai", [FauxMoteur()], Event(), suivre, periode=0.0)
    assert rangees == list(range(1, 31))
    d_un_trait = etendre(tmp_path / "autre.npz", demande(), "essai", [FauxMoteur()], Event()).range_.livre
    assert_memes(lire_les_livres(chemin).livre, d_un_trait)


def test_tuee_elle_laisse_un_livre_et_reprend_la(tmp_path: Path) -> None:
    chemin, jugees = tmp_path / "livre.npz", 25
    commande = [sys.executable, "-m", "tests.ecosysteme.livre.extension_a_tuer", str(chemin), str(jugees)]
    assert subprocess.run(commande, check=False).returncode != 0
    gardees = len(lire_les_livres(chemin).livre)
    assert 0 < gardees <= jugees
    moteur = FauxMoteur()
    bilan = etendre(chemin, demande(60), "essai", [moteur], Event())
    assert 60 - jugees <= len(moteur.vues) <= 60 - gardees, "ce qui est gardé n'est pas jugé de nouveau"
    entier = etendre(tmp_path / "entier.npz", demande(60), "essai", [FauxMoteur()], Event()).range_.livre
    assert_memes(bilan.range_.livre, entier)


def assert_memes(un: Livre, autre: Livre) -> None:
    assert {nom: tableau.tolist() for nom, tableau in un.tableaux.items()} == {
        nom: tableau.tolist() for nom, tableau in autre.tableaux.items()
    }


def test_un_livre_abime_ecarte_au_passage_est_dit_a_la_fin(tmp_path: Path) -> None:
    chemin = tmp_path / "livre.npz"
    chemin.write_bytes(b"rien")
    bilan = etendre(chemin, demande(), "essai", [FauxMoteur()], Event(), periode=0.0)
    assert bilan.range_.ecarte is not None
    assert bilan.range_.ecarte.read_bytes() == b"rien"


def test_annulee_ou_au_bout_de_son_temps_cela_se_dit(tmp_path: Path) -> None:
    arret = Event()
    arret.set()
    assert etendre(tmp_path / "a.npz", demande(), "essai", [FauxMoteur()], arret).annule
    bilan = etendre(tmp_path / "b.npz", demande(secondes=0.0), "essai", [FauxMoteur()], Event())
    assert not bilan.annule
    assert bilan.neuves == 0


def test_ce_que_le_livre_sait_n_est_pas_juge_et_de_nouveau_demande_il_grandit_d_autant(tmp_path: Path) -> None:
    chemin, vues = tmp_path / "livre.npz", list[Bits]()
    for fois in (1, 2, 3):
        moteur = FauxMoteur()
        bilan = etendre(chemin, demande(10), "essai", [moteur], Event())
        vues += moteur.vues
        assert len(moteur.vues) == 10
        assert len(bilan.range_.livre) == 10 * fois
    assert len(set(vues)) == 30


def test_un_journal_d_un_autre_moteur_est_recommence(tmp_path: Path) -> None:
    chemin = tmp_path / "livre.npz"
    for ligne in ("# livre autre\n", "# livre essai\nillisible\n"):
        Path(f"{chemin}.journal").write_text(ligne)
        assert etendre(chemin, demande(9 if "autre" in ligne else 12), "essai", [FauxMoteur()], Event()).neuves


def test_une_partie_se_range_jusqu_au_milieu(tmp_path: Path) -> None:
    moteur = FauxMoteur()
    bilan = etendre(tmp_path / "livre.npz", demande(partie=True), "essai", [moteur], Event())
    livre = bilan.range_.livre
    assert all(livre.juge(canonique(bits)[0]) for bits, _ in LIGNE)
    assert 0 < len(moteur.vues) <= len(LIGNE)


def test_une_partie_finie_n_a_rien_a_etendre(tmp_path: Path) -> None:
    finie = next(bits for bits in atteintes(random.Random(2), 900) if not coups_legaux((bits[1], bits[0])))
    with pytest.raises(ValueError, match="terminée"):
        etendre(tmp_path / "l.npz", DemandeDExtension((finie[1], finie[0])), "essai", [FauxMoteur()], Event())


def test_deux_extensions_ne_vont_pas_ensemble(tmp_path: Path) -> None:
    class Gourmand(FauxMoteur):
        def oublier(self) -> None:
            with pytest.raises(ValueError, match="en cours"):
                etendre(tmp_path / "livre.npz", demande(), "essai", [FauxMoteur()], Event())

    assert etendre(tmp_path / "livre.npz", demande(1), "essai", [Gourmand()], Event()).neuves == 1


def test_une_valeur_remonte_la_ligne_avec_son_signe() -> None:
    ligne = LIGNE[:6]
    positions = [*(bits for bits, _ in ligne), LIGNE[6][0]]
    livre = Livre(
        {
            forme: {case: NoteLivre(-20, 5) for case in set(modeles(forme, coups_legaux(forme)).values())}
            for forme in (canonique(bits)[0] for bits in positions)
        }
    )
    corrige = corriger(livre, LIGNE[6][0], LIGNE[6][1], 9, ligne)
    for (bits, case), suivante in zip(ligne, positions[1:], strict=True):
        meilleure = max(corrige.coups(plateau_de(suivante), "N").values())
        assert corrige.notes(plateau_de(bits), "N")[divmod(case, 8)].valeur == -meilleure
    rendu = corriger(corrige, LIGNE[6][0], LIGNE[6][1], None, ligne)
    assert rendu.notes(plateau_de(LIGNE[6][0]), "N") == livre.notes(plateau_de(LIGNE[6][0]), "N")


def test_une_valeur_de_quelqu_un_arrete_celle_qui_remonte() -> None:
    (bits, case), apres = LIGNE[0], LIGNE[1][0]
    forme = canonique(apres)[0]
    livre = Livre({DEPART: {19: NoteLivre(0, 5)}, forme: {min(coups_legaux(forme)): NoteLivre(4, 7)}})
    assert remonter(livre, [(bits, case)]).notes_de(DEPART) == {19: NoteLivre(-4, 7)}
    tenu = corriger(livre, bits, case, 1)
    assert remonter(tenu, [(bits, case)]).notes_de(DEPART) == {19: NoteLivre(1, 0, SourceLivre.MOI)}
    assert remonter(Livre({forme: {1: NoteLivre(4, 7)}}), [(bits, case)]).notes_de(DEPART) == {}


def test_l_extension_a_les_valeurs_de_ses_suites(tmp_path: Path) -> None:
    chemin = tmp_path / "livre.npz"
    modifier(chemin, lambda livre: livre)
    livre = etendre(chemin, demande(40), "essai", [FauxMoteur()], Event()).range_.livre
    for (ligne, colonne), note in livre.notes(plateau_de(LOIN), "N").items():
        case = 8 * ligne + colonne
        suite = jouer(LOIN, case)
        assert suite is not None
        suivantes = livre.coups(plateau_de(suite[0]), "N")
        assert note.valeur == (-max(suivantes.values()) if suivantes else opinion(LOIN, case, note.profondeur))
