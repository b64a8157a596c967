"""A game played with the mouse in a Matplotlib window: real clicks and answers, on a backend without a screen."""

from __future__ import annotations

from threading import Event
from typing import Any

import pytest

from ecosysteme import figures
from ecosysteme.arret import Interrompu
from ecosysteme.figures import PartieFenetre
from ecosysteme.jeux import lire_jeu
from ecosysteme.jeux.othello import Othello
from ecosysteme.joueurs import Humain, IAalea, IAmax, Joueur
from ecosysteme.protocoles import MoteurDefaillant

pytest.importorskip("matplotlib")

from matplotlib import pyplot

from tests.fenetre_simulee import Geste, clic, fermer

pytestmark = pytest.mark.usefixtures("fenetres")


def humains() -> tuple[Joueur, Joueur]:
    return Humain(), Humain("B")


def cliquer(fenetre: PartieFenetre, *cases: tuple[int, int]) -> None:
    for case in cases:
        clic(*case)(fenetre.figure.canvas)


def dit(fenetre: PartieFenetre) -> str:
    """Return what the figure says, which is what the object says that it does."""
    assert fenetre.axes.get_xlabel().strip() == fenetre.phrase
    return fenetre.phrase


def test_deux_personnes_jouent_a_la_souris_jusqu_a_la_fin(fenetres: list[Geste]) -> None:
    fenetres.extend(clic(*Othello().lire_coup(nom)) for nom in ("e6", "f4", "e3", "f6", "g5", "d6", "e7", "f5", "c5"))
    titres: list[str] = []
    fenetres.append(lambda canevas: titres.append(canevas.figure.axes[0].get_title()))
    partie = figures.jouer(Othello(), humains())
    assert partie.transcription == "e6f4e3f6g5d6e7f5c5"
    assert titres == ["Noir 64, Blanc 0 : Noir gagne"]
    assert not pyplot.get_fignums()


def test_un_clic_refuse_dit_pourquoi_et_ne_change_rien() -> None:
    fenetre = PartieFenetre(Othello(), humains())
    for case, raison in (((0, 0), "Un pion en a1 n'encadre aucun pion adverse."), ((3, 3), "est déjà occupée.")):
        cliquer(fenetre, case)
        assert dit(fenetre).endswith(raison)
    cliquer(fenetre, (-2, 0))
    clic(2, 3, bouton=3)(fenetre.figure.canvas)
    assert fenetre.partie.nb_coups == 0
    cliquer(fenetre, (2, 3))
    assert dit(fenetre) == "Noir joue d3."
    assert fenetre.partie.transcription == "d3"


def test_la_machine_repond_sans_que_la_fenetre_attende(fenetres: list[Geste]) -> None:
    fenetres.extend([clic(2, 3), lambda canevas: phrases.append(canevas.figure.axes[0].get_xlabel())])
    phrases: list[str] = []
    partie = figures.jouer(Othello(), (Humain(), IAmax("B", graine=1)))
    assert partie.nb_coups == 2
    assert phrases == [f"Blanc (IA Max) joue {partie.transcription[2:]}."]


def test_deux_machines_jouent_seules() -> None:
    partie = figures.jouer(Othello(4), (IAalea(graine=3), IAalea("B", graine=3)))
    assert partie.terminee


class Pensive(Joueur):
    """Thinks until it is told to stop."""

    nom = libelle = "Pensive"

    def __init__(self) -> None:
        super().__init__("B")
        self.fermee = False

    def choisir(self, jeu: Any, etat: Any, arret: Event | None = None) -> Any:
        assert arret is not None
        arret.wait()
        raise Interrompu

    def fermer(self) -> None:
        self.fermee = True


def test_pendant_qu_une_machine_reflechit_la_fenetre_repond_et_se_ferme() -> None:
    pensive = Pensive()
    fenetre = PartieFenetre(Othello(), (Humain(), pensive))
    cliquer(fenetre, (2, 3))
    assert dit(fenetre) == "Noir joue d3.\nBlanc réfléchit…"
    fenetre.relever()
    cliquer(fenetre, (2, 2))
    assert dit(fenetre) == "Blanc réfléchit : ce n'est pas à vous de jouer."
    fermer(fenetre.figure.canvas)
    assert pensive.fermee
    fenetre.attendre()
    cliquer(fenetre, (2, 2))
    assert fenetre.partie.transcription == "d3"


@pytest.mark.parametrize("faute", [MoteurDefaillant("le moteur est mort"), ValueError("le moteur est mort")])
def test_une_machine_qui_echoue_se_dit_dans_la_figure(faute: Exception) -> None:
    class Morte(Joueur):
        nom = libelle = "Morte"

        def choisir(self, jeu: Any, etat: Any, arret: Event | None = None) -> Any:
            raise faute

    fenetre = PartieFenetre(Othello(), (Morte(), Humain("B")))
    fenetre.attendre()
    assert dit(fenetre) == "Noir (Morte) : le moteur est mort. Partie arrêtée."
    cliquer(fenetre, (2, 3))
    assert fenetre.partie.nb_coups == 0


def test_une_passe_et_la_fin_se_disent() -> None:
    """White passes after a3, and black ends the game at once."""
    jeu = Othello(4)
    fenetre = PartieFenetre(jeu, humains())
    cliquer(fenetre, *(jeu.lire_coup(nom) for nom in ("b1", "c1", "d1", "a1", "a3")))
    assert dit(fenetre) == "Noir joue a3.\nBlanc ne peut pas jouer et passe son tour."
    cliquer(fenetre, jeu.lire_coup("d4"))
    assert dit(fenetre).endswith("\nPartie terminée.")
    cliquer(fenetre, (0, 0))
    assert dit(fenetre) == "La partie est terminée : fermez la fenêtre."


@pytest.mark.parametrize(("specification", "clics", "transcription"), [
    ("puissance4", [(5, 3), (0, 3), (2, 6)], "447"),  # anywhere in the column
    ("morpion", [(0, 0), (2, 1)], "a1b3"),
    ("nim:tas=1-3", [(1, 1), (2, 0), (2, 1)], "b2a1b1"),  # the object that is clicked and those above it
    ("nim:tas=2-30", [(28, 1)], "b29"),  # drawn as bars
])  # fmt: skip
def test_chaque_jeu_se_joue_ou_l_on_clique(
    specification: str, clics: list[tuple[int, int]], transcription: str
) -> None:
    fenetre = PartieFenetre(lire_jeu(specification), humains())
    cliquer(fenetre, *clics)
    assert fenetre.partie.transcription == transcription


def test_un_objet_deja_pris_n_est_pas_un_coup() -> None:
    fenetre = PartieFenetre(lire_jeu("nim:tas=1-3"), humains())
    cliquer(fenetre, (0, 0))
    assert dit(fenetre) == "Il faut prendre au moins un objet."


def test_sans_fenetre_possible_c_est_une_phrase() -> None:
    pyplot.switch_backend("agg")
    for essai in (lambda: figures.jouer(Othello(), humains()), lambda: figures.ouvrir("Essai")):
        with pytest.raises(ValueError, match="Matplotlib n'ouvre pas de fenêtre avec agg"):
            essai()
    assert not pyplot.get_fignums()


def test_un_joueur_qui_ne_connait_pas_le_jeu_est_refuse_avant_la_fenetre() -> None:
    from ecosysteme.joueurs import creer_joueur

    with pytest.raises(ValueError, match="10"):
        PartieFenetre(Othello(10), (Humain(), creer_joueur("ia_moteur", "B")))
    assert not pyplot.get_fignums()


def test_chaque_pion_est_pose_par_le_retourner_de_son_joueur(monkeypatch: pytest.MonkeyPatch) -> None:
    poses: list[tuple[type[Joueur], str]] = []
    retourner = Joueur.retourner

    def noter(joueur: Joueur, plateau: Any, position: Any) -> Any:
        poses.append((type(joueur), joueur.couleur))
        return retourner(joueur, plateau, position)

    monkeypatch.setattr(Joueur, "retourner", noter)
    fenetre = PartieFenetre(Othello(), (Humain(), IAmax("B", graine=1)))
    cliquer(fenetre, (2, 3))
    fenetre.attendre()
    assert poses == [(Humain, "N"), (IAmax, "B")]
