"""Games between programs as a neutral judge sees them, with a judge that says what the test wants."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from ecosysteme.entete import Entete, NotreJoueur, Participant
from ecosysteme.jeux.othello import Othello
from ecosysteme.partie import Partie
from ecosysteme.variantes.evaluation import Evaluation, Juge
from ecosysteme.variantes.noeud import Noeud
from tests.fenetre import PATIENCE
from tests.positions import partie_jouee
from tests.ui.situations import situation_de
from ui.fenetre.affichage import CADENCE_ANIMEE
from ui.fenetre.commentaire import Commentaire
from ui.reflexion.arbitre import ArbitreNeutre
from ui.situation import Marche
from ui.socle.langue import Langue
from ui.socle.messages import Messages
from ui.widgets.fenetre import FenetreDessinee

FORT = NotreJoueur("ia_moteur")
COUPS = ("f5", "d6", "c3", "d3", "c4", "f4")


class FauxArbitre(ArbitreNeutre):
    """Keeps what it is asked until the test answers."""

    def __init__(self) -> None:
        super().__init__(None)  # type: ignore[arg-type]
        self.demandes: list[tuple[Partie, Noeud]] = []
        self.fermetures = 0

    @property
    def occupe(self) -> bool:
        return bool(self.demandes)

    def demander(self, partie: Partie, noeud: Noeud) -> None:
        self.demandes.append((partie, noeud))

    def fermer(self) -> None:
        self.demandes.clear()
        self.fermetures += 1

    def repondre(self, valeur: float, *, exact: bool = False) -> str:
        """Say what the move that it was asked about is worth; return that move."""
        ((partie, noeud),) = self.demandes
        self.demandes.clear()
        self.dit.emit(partie, noeud.numero, Evaluation(valeur, exact=exact, juge=Juge("essai", 1)))
        coup: str = partie.jeu.ecrire_coup(noeud.coup)
        return coup


@pytest.fixture
def arbitre() -> FauxArbitre:
    return FauxArbitre()


@pytest.fixture
def commentaire(
    coquille: FenetreDessinee, messages: Messages, arbitre: FauxArbitre, langue: Langue
) -> Iterator[Commentaire]:
    coquille.widgets.action_commentaire_matchs.setChecked(True)
    commentaire = Commentaire(coquille, messages, arbitre)
    commentaire.commencer(True)
    yield commentaire
    commentaire.fermer()


def de_machines(coups: Sequence[str] = COUPS, blanc: Participant = FORT) -> Partie:
    partie: Partie = partie_jouee("".join(coups))
    partie.entete = Entete(FORT, blanc)
    return partie


def suivre(commentaire: Commentaire, partie: Partie, **champs: Any) -> None:
    commentaire.suivre(situation_de(partie, **{"cadence": CADENCE_ANIMEE, **champs}))


def ligne(coquille: FenetreDessinee) -> str:
    return coquille.widgets.barre_etat.currentMessage().replace("\xa0", " ").replace("\u202f", " ")


def jouer(commentaire: Commentaire, partie: Partie, coup: str) -> None:
    partie.jouer(partie.jeu.lire_coup(coup))
    suivre(commentaire, partie)


def test_le_dernier_coup_est_juge_d_abord_puis_ceux_qui_manquent(
    commentaire: Commentaire, arbitre: FauxArbitre
) -> None:
    partie = de_machines(COUPS[:3])
    suivre(commentaire, partie)
    assert arbitre.repondre(1) == "c3"
    assert arbitre.demandes[0][1].coup == partie.jeu.lire_coup("d6")
    jouer(commentaire, partie, "d3")
    assert [arbitre.repondre(valeur) for valeur in (2, 3, 4)] == ["d6", "d3", "f5"]
    assert not arbitre.demandes
    assert [noeud.evaluation and noeud.evaluation.valeur for noeud in partie.ligne] == [4, 2, 1, 3]


def test_ce_qui_est_note_est_annonce_a_la_fenetre(qtbot: QtBot, commentaire: Commentaire, arbitre: FauxArbitre) -> None:
    suivre(commentaire, de_machines(["f5"]))
    with qtbot.waitSignal(commentaire.change, timeout=PATIENCE):
        arbitre.repondre(0)


def test_une_cadence_illisible_attend_la_fin_ou_l_arret(commentaire: Commentaire, arbitre: FauxArbitre) -> None:
    partie = de_machines()
    suivre(commentaire, partie, cadence=CADENCE_ANIMEE - 1)
    assert not arbitre.demandes
    suivre(commentaire, partie, cadence=CADENCE_ANIMEE - 1, marche=Marche.ARRETEE)
    assert arbitre.repondre(0) == "f4"
    arbitre.demandes.clear()
    partie.abandonner(1)
    suivre(commentaire, partie, cadence=0)
    assert arbitre.repondre(0) == "c4"


@pytest.mark.parametrize("blanc", ["Ada", "", NotreJoueur("humain")])
def test_une_partie_ou_joue_une_personne_n_est_pas_jugee(
    commentaire: Commentaire, arbitre: FauxArbitre, blanc: Participant
) -> None:
    suivre(commentaire, de_machines(blanc=blanc))
    assert not arbitre.demandes


def test_un_autre_jeu_ni_une_partie_qu_une_personne_reprend_ne_sont_juges(
    commentaire: Commentaire, arbitre: FauxArbitre
) -> None:
    petite = Partie(Othello(6), entete=Entete(FORT, FORT))
    petite.jouer(petite.etat.coups[0])
    suivre(commentaire, petite)
    suivre(commentaire, de_machines(), cadence=None)
    assert not arbitre.demandes


def test_sans_la_preference_ni_le_moteur_rien_n_est_demande(
    coquille: FenetreDessinee, messages: Messages, commentaire: Commentaire, arbitre: FauxArbitre
) -> None:
    action = coquille.widgets.action_commentaire_matchs
    suivre(commentaire, de_machines())
    action.setChecked(False)
    assert (arbitre.demandes, arbitre.fermetures) == ([], 1)
    suivre(commentaire, de_machines())
    assert not arbitre.demandes
    action.setChecked(True)
    assert arbitre.repondre(0) == "f4"
    froid = FauxArbitre()
    sans_moteur = Commentaire(coquille, messages, froid)
    suivre(sans_moteur, de_machines())
    assert not froid.demandes
    sans_moteur.fermer()


def test_une_revue_n_est_pas_ecrasee(commentaire: Commentaire, arbitre: FauxArbitre) -> None:
    partie = de_machines(["f5"])
    suivre(commentaire, partie)
    revue = Evaluation(3, perte=0, juge=Juge("revue", 9))
    partie.noter(partie.noeud.numero, revue)
    arbitre.repondre(-8)
    assert partie.noeud.evaluation == revue


def test_un_basculement_est_dit_sous_le_plateau(
    coquille: FenetreDessinee, commentaire: Commentaire, arbitre: FauxArbitre, langue: Langue
) -> None:
    partie = de_machines(COUPS[:2])
    suivre(commentaire, partie)
    assert [arbitre.repondre(valeur) for valeur in (1, 1)] == ["d6", "f5"]
    assert not ligne(coquille)
    jouer(commentaire, partie, "c3")
    arbitre.repondre(-5)
    assert ligne(coquille) == "c3 : Noir passe de 60 à 11 %"
    langue.choisir("en")
    jouer(commentaire, partie, "d3")
    commentaire.attente.stop()
    arbitre.repondre(6)
    assert ligne(coquille) == "d3: White drops from 89 to 7%"


def test_sous_une_autre_partie_la_ligne_s_en_va_et_elle_seule(
    coquille: FenetreDessinee, commentaire: Commentaire, arbitre: FauxArbitre, messages: Messages
) -> None:
    partie = de_machines(COUPS[:2])
    suivre(commentaire, partie)
    arbitre.repondre(1)
    arbitre.repondre(1)
    jouer(commentaire, partie, "c3")
    arbitre.repondre(-5)
    suivre(commentaire, partie)
    assert ligne(coquille).startswith("c3 : Noir passe")
    suivre(commentaire, de_machines(["f5"]))
    assert not ligne(coquille)
    messages.prevenir("Une nouvelle d'ailleurs")
    suivre(commentaire, partie)
    assert ligne(coquille) == "Une nouvelle d'ailleurs"


def test_a_la_fin_le_resultat_prend_la_place_de_la_ligne(
    coquille: FenetreDessinee, commentaire: Commentaire, arbitre: FauxArbitre
) -> None:
    partie = de_machines(["f5", "d6"])
    suivre(commentaire, partie)
    arbitre.repondre(0)
    arbitre.repondre(0)
    jouer(commentaire, partie, "c3")
    arbitre.repondre(3)
    assert ligne(coquille).startswith("c3 : Blanc")
    partie.abandonner(1)
    suivre(commentaire, partie)
    assert not ligne(coquille)


def test_une_ligne_a_la_fois_le_plus_grand_attend(
    coquille: FenetreDessinee, commentaire: Commentaire, arbitre: FauxArbitre
) -> None:
    partie = de_machines(["f5", "d6"])
    suivre(commentaire, partie)
    arbitre.repondre(0)
    arbitre.repondre(0)
    for coup, valeur in (("c3", 3), ("d3", -3), ("c4", -1), ("f4", -3)):
        jouer(commentaire, partie, coup)
        arbitre.repondre(valeur)
    assert ligne(coquille).startswith("c3 : Blanc"), "la première est dite aussitôt"
    assert commentaire.attente.isActive()
    commentaire.attente.stop()
    commentaire.attente.timeout.emit()
    assert ligne(coquille).startswith("d3 : Noir")
    commentaire.attente.stop()
    commentaire.attente.timeout.emit()
    assert ligne(coquille).startswith("d3 : Noir"), "les autres sont oubliées"
    assert not commentaire.attente.isActive()


def test_un_resultat_prouve_est_dit_et_ce_qu_il_etait(
    coquille: FenetreDessinee, commentaire: Commentaire, arbitre: FauxArbitre
) -> None:
    partie = de_machines(["f5"])
    suivre(commentaire, partie)
    arbitre.repondre(2)
    dites = []
    for coup, valeur in (("d6", 2), ("c3", 0), ("d3", -2), ("c4", 0)):
        jouer(commentaire, partie, coup)
        arbitre.repondre(valeur, exact=True)  # told at once: the bar says it already
        dites.append(ligne(coquille))
    assert dites == [
        "d6 : le gain de Noir est prouvé",
        "c3 : la nulle est prouvée, Noir gagnait",
        "d3 : le gain de Blanc est prouvé, la partie était nulle",
        "c4 : la nulle est prouvée, Blanc gagnait",
    ]


def test_la_preuve_du_contraire_dit_ce_que_l_on_croyait(
    coquille: FenetreDessinee, commentaire: Commentaire, arbitre: FauxArbitre
) -> None:
    partie = de_machines(["f5"])
    suivre(commentaire, partie)
    arbitre.repondre(5)
    jouer(commentaire, partie, "d6")
    arbitre.repondre(-2, exact=True)
    assert ligne(coquille) == "d6 : le gain de Blanc est prouvé, Noir avait 89 %"


def test_ce_qui_est_vieux_ou_d_une_partie_finie_n_est_plus_dit(
    coquille: FenetreDessinee, commentaire: Commentaire, arbitre: FauxArbitre
) -> None:
    partie = de_machines()
    suivre(commentaire, partie)
    assert [arbitre.repondre(valeur) for valeur in (0, 0, 0, 0, 40, 0)] == list(COUPS[::-1])
    assert not ligne(coquille)
    jouer(commentaire, partie, partie.jeu.ecrire_coup(partie.etat.coups[0]))
    partie.abandonner(2)
    arbitre.repondre(40)
    assert not ligne(coquille)


def test_un_coup_dont_le_precedent_est_juge_plus_tard_bascule_aussi(
    coquille: FenetreDessinee, commentaire: Commentaire, arbitre: FauxArbitre
) -> None:
    partie = de_machines(COUPS[:3])
    suivre(commentaire, partie)
    assert [arbitre.repondre(-6) for _ in range(2)] == ["c3", "d6"]
    assert not ligne(coquille)
    assert arbitre.repondre(0) == "f5"
    assert ligne(coquille).startswith("d6 : Noir passe de 50 à ")


def test_ce_qui_ne_tient_qu_au_trait_n_est_pas_dit_et_le_reste_une_fois(
    coquille: FenetreDessinee, commentaire: Commentaire, arbitre: FauxArbitre
) -> None:
    partie = de_machines(["f5"])
    suivre(commentaire, partie)
    arbitre.repondre(3)
    for coup, valeur in (("d6", -3), ("c3", 3), ("d3", -12)):
        jouer(commentaire, partie, coup)
        arbitre.repondre(valeur)
        assert bool(ligne(coquille)) is (coup == "d3"), "deux coups avant, Noir était mieux"
    commentaire.attente.stop()
    coquille.widgets.barre_etat.clearMessage()
    jouer(commentaire, partie, "c4")
    arbitre.repondre(-10)
    assert not ligne(coquille), "déjà dit"
