"""An external engine as a player: how it is written, and that a fault or a stop leaves it ready for the next game."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from threading import Event, Timer

import pytest

from ecosysteme.arret import Interrompu
from ecosysteme.derouler import derouler
from ecosysteme.jeu import PREMIER, SECOND
from ecosysteme.jeux.othello import Othello
from ecosysteme.joueurs import IAalea, IAexterne, creer_joueur, lire_specification
from ecosysteme.joueurs.externe import PROTOCOLES
from ecosysteme.partie import Partie
from ecosysteme.pendules import Horloge, Pendules, Regle, Temps
from ecosysteme.protocoles import Abandon, MoteurDefaillant, TempsEcoule
from ecosysteme.protocoles.moteur_gtp import MoteurGTP

FAUX = Path(__file__).parents[1] / "protocoles" / "faux_moteur.py"
JEU = Othello()


protocoles = pytest.mark.parametrize("protocole", PROTOCOLES)


def faux(protocole: str, defaut: str = "", options: str = "") -> IAexterne:
    commande = f"{shlex.quote(sys.executable)} {shlex.quote(str(FAUX))} {protocole} {defaut}"
    joueur = creer_joueur(f"externe:{protocole}{options}:{commande}", "B", graine=1)
    assert isinstance(joueur, IAexterne)
    return joueur


@pytest.mark.parametrize(
    ("texte", "options"),
    [
        ("externe:gtp:edax -gtp", {"commande": "edax -gtp"}),
        ("externe: gtp: edax -gtp ", {"commande": "edax -gtp"}),
        ("externe:gtp:temps=1,x=y:z, 'a b'", {"commande": "temps=1,x=y:z, 'a b'"}),
        ("externe:gtp,temps=2,patience=5:C:/edax.exe", {"commande": "C:/edax.exe", "temps": 2.0, "patience": 5.0}),
    ],
)
def test_une_specification_se_lit(texte: str, options: dict[str, object]) -> None:
    assert lire_specification(texte) == (IAexterne, {"protocole": "gtp", **options})


def test_les_options_de_nboard_se_lisent() -> None:
    _, options = lire_specification("externe:nboard,profondeur=8,envoi=set contempt 10;set x y:edax -nboard")
    assert options == {
        "protocole": "nboard",
        "commande": "edax -nboard",
        "profondeur": 8,
        "envoi": "set contempt 10;set x y",
    }


@pytest.mark.parametrize(
    ("texte", "raison"),
    [
        (
            "externe",
            "moteur externe '' : attendu externe:PROTOCOLE.*, protocole gtp ou nboard, par exemple externe:gtp:gtp",
        ),
        ("externe:gtp", "attendu externe:PROTOCOLE"),
        ("externe:gtp: ", "attendu externe:PROTOCOLE"),
        ("externe:uci:stockfish", "moteur externe 'uci:stockfish' : attendu"),
        ("externe:gtp,temps=0:edax", "temps=0 : attendu un nombre de"),
        (
            "externe:gtp,niveau=3:edax",
            "option 'niveau=3' impossible pour externe : attendu nom=…, temps=…, profondeur=…",
        ),
        ("externe:gtp:moteur-absent -x", "programme 'moteur-absent' introuvable"),
        ("externe:gtp,profondeur=3:python3", "profondeur=3 : gtp ne sait pas le dire à un moteur"),
    ],
)
def test_une_specification_fausse_est_refusee_avec_sa_raison(texte: str, raison: str) -> None:
    with pytest.raises(ValueError, match=raison):
        creer_joueur(texte)


@protocoles
def test_il_joue_deux_parties_de_suite_et_de_chaque_cote(protocole: str) -> None:
    joueur, autre = faux(protocole), IAalea(graine=1)
    assert derouler(Partie(JEU), {1: joueur, 2: autre}).terminee
    assert derouler(Partie(JEU), {1: autre, 2: joueur}).terminee
    assert str(joueur).startswith("IA Externe (python")


def test_il_ne_joue_qu_a_othello_sur_8_x_8() -> None:
    with pytest.raises(ValueError, match="ne joue qu'à othello sur 8 × 8"):
        faux("gtp").choisir(Othello(6), Othello(6).etat_initial())


@protocoles
def test_il_se_prepare_hors_de_la_partie_et_dit_son_nom(protocole: str) -> None:
    joueur = faux(protocole)
    assert joueur.nom_annonce == ""
    joueur.preparer(JEU)
    assert joueur.nom_annonce == "Faux moteur"
    joueur.choisir(JEU, JEU.etat_initial())
    assert joueur.demarre
    joueur.fermer()
    assert not joueur.demarre
    with pytest.raises(MoteurDefaillant, match=r"^IA Externe \(python.*\) (refuse boardsize|n'a pas répondu)"):
        faux(protocole, "muet", ",patience=2" if protocole == "nboard" else "").preparer(JEU)


def test_une_nouvelle_partie_est_dite_au_moteur_qui_tourne(monkeypatch: pytest.MonkeyPatch) -> None:
    joueur = faux("gtp")
    joueur.nouvelle_partie()
    assert not joueur.demarre, "elle n'en démarre aucun"
    joueur.preparer(JEU)
    dites: list[bool] = []
    monkeypatch.setattr(MoteurGTP, "nouvelle_partie", lambda _moteur: dites.append(True))
    joueur.nouvelle_partie()
    assert dites == [True]
    joueur.fermer()


def test_nboard_fait_du_temps_par_coup_une_horloge() -> None:
    assert faux("gtp", options=",temps=2").limite_par_coup == 2
    assert faux("gtp").limite_par_coup is faux("nboard", options=",temps=2").limite_par_coup is None


@protocoles
def test_sa_faute_est_dite_avec_son_nom_et_la_partie_suivante_repart_de_rien(protocole: str) -> None:
    joueur = faux(protocole, "illegal")
    for _ in range(2):
        with pytest.raises(MoteurDefaillant, match=r"^IA Externe \(python.*\) joue a1, coup illégal"):
            joueur.choisir(JEU, JEU.etat_initial())
        assert not joueur.demarre


@protocoles
def test_il_s_arrete_quand_on_le_lui_demande_puis_repond_encore(protocole: str) -> None:
    joueur, arret = faux(protocole, "dort", ",patience=600"), Event()
    Timer(0.2, arret.set).start()
    with pytest.raises(Interrompu):
        joueur.choisir(JEU, JEU.etat_initial(), arret)
    assert not joueur.demarre
    reveille = faux(protocole)
    with pytest.raises(Interrompu):
        reveille.choisir(JEU, JEU.etat_initial(), arret)
    assert reveille.choisir(JEU, JEU.etat_initial()) in JEU.coups_legaux(JEU.etat_initial())


def test_arrete_d_avance_il_ne_demarre_pas(tmp_path: Path) -> None:
    """Who asked for the stop may have closed it already: an engine started now would outlive everybody."""
    temoin, arret = tmp_path / "né", Event()
    joueur = creer_joueur(f"externe:gtp:{sys.executable} -c \"open({str(temoin)!r}, 'w')\"", "B")
    arret.set()
    with pytest.raises(Interrompu):
        joueur.choisir(JEU, JEU.etat_initial(), arret)
    assert not temoin.exists()


def test_un_moteur_qui_abandonne_perd_et_n_est_pas_en_faute() -> None:
    las, partie = faux("gtp", "abandonne"), Partie(JEU)
    try:
        derouler(partie, {PREMIER: IAalea("N", graine=1), SECOND: las})
        assert las.demarre, "il peut jouer la partie suivante"
    finally:
        las.fermer()
    assert (partie.issue, partie.entete.decision, partie.nb_coups) == (PREMIER, "B+R", 1)
    with pytest.raises(Abandon, match=r"^IA Externe \(python.*\) abandonne la partie$"):
        las.choisir(JEU, partie.etat)
    las.fermer()


def test_un_moteur_entend_sa_pendule() -> None:
    joueur = faux("gtp", "meurt")
    joueur.horloge = Temps(60.0)
    with pytest.raises(MoteurDefaillant, match="time_left black 60 0"):
        joueur.choisir(JEU, JEU.etat_initial())


@protocoles
def test_qui_dort_perd_au_temps_des_que_sa_pendule_est_finie_et_le_paie(protocole: str) -> None:
    endormi, partie = faux(protocole, "dort", ",patience=30"), Partie(JEU)
    partie.pendules = Pendules.reglees(Horloge(0.1), regle=Regle.STRICTE)
    derouler(partie, {PREMIER: endormi, SECOND: IAalea("B", graine=1)})
    assert (partie.issue, partie.entete.decision, partie.nb_coups) == (SECOND, "W+T", 0)
    assert 0.1 < partie.pendules.comptes[0].depense < 30
    assert not endormi.demarre


def test_sa_patience_ne_borne_plus_qui_a_une_pendule() -> None:
    endormi = faux("gtp", "dort", ",patience=30")
    endormi.horloge = Temps(0.1, limite=0.1)
    with pytest.raises(TempsEcoule, match=r"^IA Externe \(python.*\) n'a pas répondu à \S+ avant la fin de son temps$"):
        endormi.choisir(JEU, JEU.etat_initial())
