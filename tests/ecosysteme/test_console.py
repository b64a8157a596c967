"""The console game, played from written answers: nobody's terminal is needed."""

import builtins
import io
import re
import shlex
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from threading import Event, current_thread, main_thread
from typing import Any

import pytest

from ecosysteme.arret import Interrompu
from ecosysteme.cases import Position
from ecosysteme.console import jouer, lire_au_terminal
from ecosysteme.jeu import PREMIER
from ecosysteme.jeux import creer_jeu, lire_jeu
from ecosysteme.jeux.othello import EtatOthello, Othello
from ecosysteme.joueurs import IAmax
from ecosysteme.journal.journal import Journal
from ecosysteme.journal.lecture import lister, relire
from ecosysteme.partie import Partie
from ecosysteme.pendules import Horloge, Pendules, Regle
from ecosysteme.plateau import Plateau
from ecosysteme.provenance import Origine
from ecosysteme.tournoi.serie import creer_adversaires
from tests.traces import Appel, coups_de, tracer


class Terminal:
    """Answers what was written beforehand, an exception being raised, and keeps what was shown."""

    def __init__(self, *reponses: str | BaseException) -> None:
        self.reponses: Iterator[str | BaseException] = iter(reponses)
        self.montre: list[str] = []

    def lire(self, question: str) -> str:
        self.montre.append(question)
        reponse = next(self.reponses)
        if isinstance(reponse, BaseException):
            raise reponse
        return reponse

    def jouer(self, noir: str = "humain", blanc: str = "humain", taille: int = 4, **options: Any) -> Partie:
        joueurs = creer_adversaires(noir, blanc, graine=1)
        jeu, pendules = options.get("jeu") or creer_jeu("othello", taille=taille), options.get("pendules")
        return jouer(jeu, joueurs, self.lire, self.montre.append, pendules=pendules)

    @property
    def texte(self) -> str:
        return "\n".join(self.montre)


# On 4 × 4, with a pass of each colour.
PARTIE_AVEC_PASSES = "d3d2d1d4b4b1a1c4c1a2a3a4"


def test_partie_entiere_avec_des_reponses_fausses() -> None:
    coups = [PARTIE_AVEC_PASSES[rang : rang + 2] for rang in range(0, len(PARTIE_AVEC_PASSES), 2)]
    terminal = Terminal("z9", "", "é€", "a1", "b2", "?", "c", *(f"  {coup.upper()} " for coup in coups))
    partie = terminal.jouer()
    assert partie.transcription == PARTIE_AVEC_PASSES
    assert "'z9' n'est pas une case : attendu une lettre et un nombre, de a1 à d4." in terminal.texte
    assert "Rien n'a été tapé : attendu un coup, par exemple b1" in terminal.texte
    assert "Un pion en a1 n'encadre aucun pion adverse" in terminal.texte
    assert "La case b2 est déjà occupée" in terminal.texte
    assert "Coups possibles : b1, a2, d3, c4." in terminal.texte
    for nom in ("Noir", "Blanc"):
        assert terminal.montre.count(f"{nom} ne peut pas jouer et passe son tour.") == 1
    assert terminal.montre[-2] == "Blanc gagne, 10 à 6."


def test_chaque_coup_est_joue_par_retourner_et_le_refus_le_fait_rejouer(monkeypatch: pytest.MonkeyPatch) -> None:
    """The report's path: one call a move, none for a pass, and its ``ValueError`` makes the person play again."""
    appels = tracer(monkeypatch)
    coups = [PARTIE_AVEC_PASSES[rang : rang + 2] for rang in range(0, len(PARTIE_AVEC_PASSES), 2)]
    terminal = Terminal(*coups[:4], "b2", *coups[4:])
    partie = terminal.jouer()
    assert any(trait.coup is None for trait in partie.historique)
    assert appels.pop(4) == Appel("N", (1, 1), False)
    assert appels == coups_de(partie)
    assert terminal.texte.count("La case b2 est déjà occupée ; c donne les coups possibles.") == 1


def test_une_machine_surveillee_joue_elle_meme_son_coup(monkeypatch: pytest.MonkeyPatch) -> None:
    class Etourdie(IAmax):
        """Turns its discs itself, as a student's player may."""

        def retourner(self, plateau: Plateau, position: Position) -> list[Position]:
            joues.append(position)
            return super().retourner(plateau, position)

    joues: list[Position] = []
    appels = tracer(monkeypatch)
    partie = jouer(Othello(4), (Etourdie(), Etourdie()), Terminal().lire, lambda texte: None)
    assert appels == coups_de(partie)
    assert joues == [appel.position for appel in appels]


def test_les_tours_sont_comptes_a_l_ecran() -> None:
    """A round is black's turn and white's, passes included: the machine's moves are drawn too."""
    coups = [PARTIE_AVEC_PASSES[rang : rang + 2] for rang in range(0, len(PARTIE_AVEC_PASSES), 2)]
    terminal = Terminal(*coups)
    partie = terminal.jouer()
    tours = [int(tour) for tour in re.findall(r"Tour (\d+)\.", terminal.texte)]
    assert tours == sorted(tours)
    assert tours[:4] == [1, 1, 2, 2]
    assert (tours[-1], partie.nb_tours, len(partie.historique)) == (7, 7, 14)


def test_premier_ecran() -> None:
    """The report's drawing, the scores and the turn, before anything is asked."""
    terminal = Terminal("q")
    terminal.jouer()
    assert (
        "  A B C D\n1 . # . .\n2 # B N .\n3 . N B #\n4 . . # .\n\nTour 1. Noir 2, Blanc 2. À Noir de jouer."
        in terminal.texte
    )


def test_annuler_revient_au_coup_precedent_de_la_personne() -> None:
    """Against a machine its answer goes too; what was taken back can be played again, or replaced."""
    terminal = Terminal("a", "c2", "annuler", "r", "r", "a", "b3", "q")
    partie = terminal.jouer(blanc="ia_max:egalites=premier", taille=6)
    assert terminal.texte.count("Aucun de vos coups n'est à annuler.") == 1
    assert terminal.texte.count("Le coup c2 est annulé") == 2
    assert terminal.texte.count("Coups rejoués.") == 1
    assert terminal.texte.count("Aucun coup annulé n'est à rejouer.") == 1
    assert partie.transcription.startswith("b3")
    assert partie.nb_coups == 2
    assert not partie.defaits


def test_la_personne_a_les_blancs_et_n_annule_pas_le_coup_de_la_machine() -> None:
    terminal = Terminal("a", EOFError())
    partie = terminal.jouer("ia_max:egalites=premier", "humain")
    assert "Aucun de vos coups n'est à annuler." in terminal.texte
    assert partie.nb_coups == 1
    assert not partie.defaits


@pytest.mark.parametrize("sortie", ["q", "Quitter", EOFError(), KeyboardInterrupt()])
def test_quitter_garde_les_coups(sortie: str | BaseException) -> None:
    terminal = Terminal("b1", sortie)
    partie = terminal.jouer()
    assert (partie.nb_coups, partie.terminee) == (1, False)
    assert terminal.montre[-2].strip() == "Partie quittée."
    assert terminal.montre[-1] == "Coups joués : b1"


def test_ctrl_c_pendant_la_reflexion(monkeypatch: pytest.MonkeyPatch) -> None:
    """The machine's turn is left as politely as the person's."""

    def interrompre(self: Othello, etat: EtatOthello, coup: tuple[int, int]) -> EtatOthello:
        raise KeyboardInterrupt

    monkeypatch.setattr(Othello, "jouer", interrompre)
    terminal = Terminal()
    assert not terminal.jouer("ia_max", "ia_max").terminee
    assert "Partie quittée." in terminal.texte


def test_ctrl_c_arrete_une_recherche_qui_ne_rend_pas_la_main(monkeypatch: pytest.MonkeyPatch) -> None:
    def penser(self: IAmax, jeu: Any, etat: Any, arret: Event | None = None) -> Any:
        assert current_thread() is not main_thread()  # where a compiled search would not let the signal in
        signal.raise_signal(signal.SIGINT)
        assert arret is not None
        assert arret.wait(60)
        raise Interrompu

    monkeypatch.setattr(IAmax, "choisir", penser)
    terminal = Terminal("d3")
    assert terminal.jouer("humain", "ia_max", taille=8).nb_coups == 1
    assert terminal.montre[-2:] == ["\nPartie quittée.", "Coups joués : d3"]


@pytest.mark.parametrize(
    ("jeu", "regle"),
    [
        ("othello", "retourne les pions adverses qu'il encadre"),
        ("puissance4", "quatre pions alignés"),
        ("morpion", "Trois signes alignés"),
        ("nim", "Prendre des objets, tous dans le même tas ; qui prend le dernier objet gagne."),
        (
            "nim:maximum=3,misere=oui",
            "Prendre de 1 à 3 objets, tous dans le même tas ; qui prend le dernier objet perd.",
        ),
        ("nim:maximum=1", "Prendre un objet, tous"),
    ],
)
def test_l_aide_donne_les_regles(jeu: str, regle: str) -> None:
    terminal = Terminal("?", "q")
    terminal.jouer(jeu=lire_jeu(jeu))
    assert regle in terminal.texte
    assert "l'aide et les règles du jeu" in terminal.texte


def test_le_journal_a_chaque_coup_et_ce_qui_fut_annule(tmp_path: Path) -> None:
    chemin = tmp_path / "journal.sqlite"
    journal = Journal(chemin)
    gardes: list[int] = []

    class Attentif(Terminal):
        """Looks into the file before each answer."""

        def lire(self, question: str) -> str:
            assert journal.attendre()
            gardes.append(lister(chemin)[0].coups if lister(chemin) else 0)
            return super().lire(question)

    terminal = Attentif("b1", "a3", "a", "a1", "q")
    partie = jouer(
        creer_jeu("othello", taille=4),
        creer_adversaires("humain", "humain"),
        terminal.lire,
        terminal.montre.append,
        journal,
    )
    assert journal.fermer()
    assert gardes == [0, 1, 2, 2, 2]
    (notee,) = lister(chemin)
    assert (notee.joueurs, notee.origine, notee.issue) == (("Humain", "Humain"), Origine.CONSOLE, None)
    relue = relire(chemin, notee.numero)
    assert relue.transcription == partie.transcription == "b1a1"
    relue.aller_a(1)
    assert [relue.jeu.ecrire_coup(suite.coup) for suite in relue.noeud.suites] == ["a3", "a1"]


def test_une_longue_reponse_est_citee_en_abrege() -> None:
    terminal = Terminal("f5" * 40, "q")
    terminal.jouer()
    assert f"'{('f5' * 40)[:39]}…' n'est pas une case" in terminal.texte


def test_un_seul_tas_se_passe_de_lettre() -> None:
    terminal = Terminal("x", "2", "q")
    partie = terminal.jouer(jeu=lire_jeu("nim:tas=9"))
    assert "'x' n'est pas un coup : attendu un nombre d'objets, comme 1 ou a1." in terminal.texte
    assert partie.transcription == "a2"


def test_machines_entre_elles() -> None:
    terminal = Terminal()
    partie = terminal.jouer("ia_alea", "ia_max")
    assert partie.terminee
    assert "Tapez ?" not in terminal.texte
    assert terminal.texte.count(" joue ") == partie.nb_coups


def test_partie_nulle(monkeypatch: pytest.MonkeyPatch) -> None:
    plateau = Plateau.depuis_texte("NNNN\nNNNN\nBBBB\nBBBB")
    monkeypatch.setattr(Othello, "etat_initial", lambda self: EtatOthello(plateau, PREMIER))
    terminal = Terminal()
    terminal.jouer()
    assert terminal.montre[-1] == "Partie nulle, 8 à 8."


def test_un_moteur_externe_defaillant_arrete_la_partie_sans_la_perdre() -> None:
    terminal = Terminal()
    programme = "import sys; sys.exit('plus de mémoire')"
    terminal.jouer(noir="ia_alea", blanc=f'externe:gtp:{shlex.quote(sys.executable)} -c "{programme}"', taille=8)
    assert "s'est arrêté (code 1) : plus de mémoire.\nPartie arrêtée." in terminal.texte
    assert terminal.montre[-1].startswith("Coups joués : ")


def test_une_partie_de_puissance_4_avec_des_reponses_fausses() -> None:
    coups = ["4", "4", "4", "4", "4", "4"]
    terminal = Terminal(*coups, "4", "8", "x", "", "-1", "é", "1", "2", "1", "2", "1", "2", "1")
    partie = terminal.jouer(jeu=lire_jeu("puissance4"))
    assert "La colonne 4 est pleine ; c donne les coups possibles." in terminal.texte
    assert "'8' n'est pas une colonne : attendu un chiffre de 1 à 7." in terminal.texte
    assert "Rien n'a été tapé : attendu un coup, par exemple 1" in terminal.texte
    assert "1 2 3 4 5 6 7\n\nTour 1. À Rouge de jouer." in terminal.texte
    assert partie.transcription == "4444441212121"
    assert terminal.montre[-3:] == ["", "Rouge gagne.", "Coups joués : 4444441212121"]
    assert terminal.montre[-4].endswith("1 2 3 4 5 6 7")


def test_une_partie_de_morpion_nulle() -> None:
    terminal = Terminal("b2", "B2", "d1", "a1", "c1", "a3", "a2", "c2", "b1", "b3", "c3")
    terminal.jouer(jeu=lire_jeu("morpion"))
    assert "La case b2 est déjà occupée" in terminal.texte
    assert "'d1' n'est pas une case" in terminal.texte
    assert "  A B C\n1 . . .\n2 . X .\n3 . . .\n\nTour 1. À O de jouer." in terminal.texte
    assert terminal.montre[-2] == "Partie nulle."


@pytest.mark.parametrize(("misere", "fin"), [("non", "Second gagne."), ("oui", "Premier gagne.")])
def test_une_partie_de_nim(misere: str, fin: str) -> None:
    terminal = Terminal("a2", "a1", "a1", "b9", "c1", "b", "?", "a", "b2", "q")
    partie = terminal.jouer(jeu=lire_jeu(f"nim:tas=3-2,misere={misere}"))
    assert "Le tas a est vide" in terminal.texte
    assert "Le tas b n'a que 2 objets, pas 9" in terminal.texte
    annonce = "Qui prend le dernier objet perd.\n" * (misere == "oui")
    assert f"a  |||  3\nb  ||   2\n{annonce}\nTour 1. À Premier de jouer." in terminal.texte
    assert f"qui prend le dernier objet {'perd' if annonce else 'gagne'}.\n\nUn coup s'écrit" in terminal.texte
    assert "Un coup s'écrit comme" in terminal.texte
    assert "Le coup a1 est annulé" in terminal.texte
    assert partie.transcription == "a2b2"
    assert not partie.terminee
    terminal = Terminal("a3", "b2")
    terminal.jouer(jeu=lire_jeu(f"nim:tas=3-2,misere={misere}"))
    assert terminal.montre[-2] == fin


@pytest.mark.parametrize("jeu", ["puissance4", "morpion", "nim", "nim:tas=21,maximum=3,misere=oui"])
@pytest.mark.parametrize("sortie", [EOFError(), KeyboardInterrupt(), "q"])
def test_on_quitte_tous_les_jeux_poliment(jeu: str, sortie: str | BaseException) -> None:
    terminal = Terminal("c", sortie)
    assert not terminal.jouer(jeu=lire_jeu(jeu)).terminee
    assert "Coups possibles : " in terminal.texte
    assert terminal.montre[-1].strip() == "Partie quittée."


@pytest.mark.parametrize("jeu", ["morpion", "nim"])
def test_le_moteur_joue_aux_jeux_resolus(jeu: str) -> None:
    terminal = Terminal()
    partie = terminal.jouer("ia_moteur", "ia_alphabeta:profondeur=2", jeu=lire_jeu(jeu))
    assert partie.terminee
    assert partie.issue != 2
    assert "IA Moteur (parfait)" in terminal.texte
    assert "(1 s)" not in terminal.texte, "il n'a pas besoin de réfléchir"


def test_une_entree_fermee_ou_disparue_est_une_fin(monkeypatch: pytest.MonkeyPatch) -> None:
    def disparue(question: str) -> str:
        raise OSError("le terminal n'est plus là")

    fermee = io.StringIO("4")
    fermee.close()
    for entree in (None, fermee, io.StringIO("")):
        monkeypatch.setattr(sys, "stdin", entree)
        with pytest.raises(EOFError):
            lire_au_terminal("Coup : ")
    monkeypatch.setattr(sys, "stdin", io.StringIO("4\n"))
    assert lire_au_terminal("Coup : ") == "4"
    monkeypatch.setattr(builtins, "input", disparue)
    with pytest.raises(EOFError):
        lire_au_terminal("Coup : ")


PENDULES = Pendules.reglees(Horloge(60), regle=Regle.STRICTE)


@pytest.fixture
def heure(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The time, which stands still unless a test moves it."""
    heure = [0.0]
    for module in ("console", "derouler"):
        monkeypatch.setattr(f"ecosysteme.{module}.perf_counter", lambda: heure[0])
    return heure


class TerminalLent(Terminal):
    """Every answer takes ten seconds."""

    def __init__(self, heure: list[float], *reponses: str) -> None:
        super().__init__(*reponses)
        self.heure = heure

    def lire(self, question: str) -> str:
        self.heure[0] += 10.0
        return super().lire(question)


def test_l_invite_dit_le_temps_et_reprendre_un_coup_n_en_rend_pas(heure: list[float]) -> None:
    terminal = TerminalLent(heure, "z9", "d3", "a", "d3", "q")
    partie = terminal.jouer(pendules=PENDULES)
    invites = [ligne for ligne in terminal.montre if "▸" in ligne]
    assert invites == ["Noir 1:00 ▸ ", "Noir 0:50 ▸ ", "Blanc 1:00 ▸ ", "Noir 0:40 ▸ ", "Blanc 0:50 ▸ "]
    assert (partie.entete.cadence, partie.entete.regle) == ("1:00", "0-64")


def test_un_drapeau_qui_tombe_pendant_la_frappe_se_voit_a_la_reponse(heure: list[float]) -> None:
    terminal = TerminalLent(heure, *["?"] * 6, "d3")
    partie = terminal.jouer(pendules=PENDULES)
    assert (partie.nb_coups, partie.entete.decision) == (0, "W+T")
    assert terminal.montre[-1] == "Noir a épuisé son temps : Blanc gagne, 16 à 0."
    terminal = TerminalLent(heure, *["?"] * 6, "a")
    assert terminal.jouer(pendules=PENDULES).entete.decision == "W+T", "une commande non plus ne sauve pas"
    for refusee in ("a1", "z9", "", "c"):
        terminal = TerminalLent(heure, *["?"] * 5, refusee, "d3")
        assert terminal.jouer(pendules=PENDULES).entete.decision == "W+T"
        assert sum("▸" in ligne for ligne in terminal.montre) == 6, "personne n'est plus interrogé"


def test_ce_qui_est_refuse_ne_se_paie_qu_une_fois(heure: list[float]) -> None:
    terminal = TerminalLent(heure, "a", "r", "a", "d3", "q")
    partie = terminal.jouer(pendules=PENDULES)
    invites = [ligne for ligne in terminal.montre if "▸" in ligne]
    assert invites == ["Noir 1:00 ▸ ", "Noir 0:50 ▸ ", "Noir 0:40 ▸ ", "Noir 0:30 ▸ ", "Blanc 1:00 ▸ "]
    assert partie.pendules is not None
    assert partie.pendules.temps(PREMIER).reste == 20


def test_la_rallonge_se_dit_une_fois(heure: list[float]) -> None:
    terminal = TerminalLent(heure, *["?"] * 6, "d3", "d2", "q")
    terminal.jouer(pendules=Pendules.reglees(Horloge(60)))
    assert terminal.montre.count("Noir a épuisé son temps : la rallonge commence.") == 1
    assert "Noir 1:50 (rallonge) ▸ " in terminal.montre


def test_la_pause_arrete_la_pendule(heure: list[float]) -> None:
    terminal = TerminalLent(heure, "pause", "", "q")
    terminal.jouer(pendules=PENDULES)
    assert [ligne for ligne in terminal.montre if "▸" in ligne] == ["Noir 1:00 ▸ ", "Noir 0:50 ▸ "]


def test_abandonner_finit_la_partie() -> None:
    terminal = Terminal("d3", "abandon")
    partie = terminal.jouer()
    assert (partie.entete.decision, partie.nb_coups) == ("B+R", 1)
    assert "Blanc abandonne : Noir gagne." in terminal.montre


def test_une_nulle_se_propose_et_se_repond() -> None:
    terminal = Terminal("nulle", "non", "nulle", "o")
    partie = terminal.jouer()
    assert "Blanc refuse la nulle." in terminal.montre
    assert (partie.issue, partie.decidee) == (0, True)
    assert terminal.montre[-1] == "Partie nulle, d'un commun accord."


def test_une_machine_repond_par_ce_qu_elle_pense(monkeypatch: pytest.MonkeyPatch) -> None:
    assert Terminal("nulle").jouer(blanc="ia_max").issue == 0, "2 à 2 : elle n'a encore rien pensé"
    monkeypatch.setattr(IAmax, "opinion", 1.0)
    terminal = Terminal("nulle", "q")
    terminal.jouer(blanc="ia_max")
    assert "Blanc refuse la nulle." in terminal.montre


def test_au_japon_le_temps_se_reclame(heure: list[float]) -> None:
    regle = Pendules.reglees(Horloge(60), regle=Regle.JAPONAISE)
    terminal = TerminalLent(heure, "réclamer", *["?"] * 6, "d3", "réclamer")
    partie = terminal.jouer(pendules=regle)
    assert "Rien à réclamer : personne n'a dépassé son temps." in terminal.montre
    assert "Noir a épuisé son temps : l'adversaire peut réclamer la partie." in terminal.montre
    assert (partie.nb_coups, partie.resultat) == (1, (7, 9))
