"""The sentences that the window says about a game: how it stands, whose turn, a pass, a refusal, the result."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from enum import Enum, auto
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QLocale, QObject

from ecosysteme.analyse import Resume
from ecosysteme.jeu import NULLE, PREMIER, SECOND, Camp
from ecosysteme.joueurs import IAmoteur, Joueur
from ecosysteme.joueurs.recherche import Recherche
from ecosysteme.partie import Partie
from ecosysteme.plateau import nom_case
from ui.plateau_indices import signe

if TYPE_CHECKING:
    from ecosysteme.moteur.facade import Avis

COUPS_DE_LA_LIGNE = 6


class Marche(Enum):
    """How a game goes: ready, a person's click begins or goes on; running; stopped, only the button goes on."""

    PRETE = auto()
    EN_COURS = auto()
    ARRETEE = auto()


class Phrases(QObject):
    """Words a game in the language of the moment; changes nothing."""

    def trait(self, partie: Partie[Any, Any]) -> str:
        """Say whose turn it is, or who won."""
        camp = partie.trait
        if camp is None:
            return self.resultat(partie)
        return self.tr("Trait aux Noirs") if camp == PREMIER else self.tr("Trait aux Blancs")

    def resultat(self, partie: Partie[Any, Any]) -> str:
        """Say who won a finished game and by how much; empty while it goes on."""
        plus, moins = sorted(partie.scores, reverse=True)
        if partie.issue is None:
            return ""
        if partie.issue == NULLE:
            return self.tr("Partie nulle, {} à {}").format(plus, moins)
        gagne = self.tr("Noir gagne {} à {}") if partie.issue == PREMIER else self.tr("Blanc gagne {} à {}")
        return gagne.format(plus, moins)

    def passes(self, partie: Partie[Any, Any]) -> str:
        """Say who had to pass since the last move; empty when nobody did."""
        return " ; ".join(self._passe(camp) for camp in partie.passes_depuis_dernier())

    def _passe(self, camp: Camp) -> str:
        if camp == PREMIER:
            return self.tr("Noir ne peut pas jouer et passe son tour")
        return self.tr("Blanc ne peut pas jouer et passe son tour")

    def refus(self, partie: Partie[Any, Any], case: tuple[int, int], marche: Marche, machine: str | None) -> str:
        """Say why choosing ``case`` plays nothing; empty for a legal move of a person.

        ``machine`` names the program that has the turn, ``None`` when a person has it.
        """
        if partie.terminee:
            if marche is Marche.EN_COURS:
                return self.tr("La partie est terminée, la suivante commence.")
            return self.tr("La partie est terminée : Démarrer pour en jouer une autre.")
        if marche is Marche.ARRETEE:
            return self.tr("Partie interrompue : Démarrer pour continuer.")
        if machine is not None:
            if marche is Marche.PRETE:
                return self.tr("C'est à {} de jouer : Démarrer pour continuer.").format(machine)
            return self.tr("C'est à {} de jouer.").format(machine)
        return "" if case in partie.jeu.coups_legaux(partie.etat) else self._illegal(partie, case)

    def _illegal(self, partie: Partie[Any, Any], case: tuple[int, int]) -> str:
        nom = partie.jeu.ecrire_coup(case)
        if case in partie.etat.plateau:
            return self.tr("{} est déjà occupée").format(nom)
        return self.tr("Un pion en {} n'encadrerait aucun pion adverse").format(nom)

    def situation(self, partie: Partie[Any, Any], marche: Marche, machine: str | None) -> str:
        """Say how far the game is and what it waits for; ``machine`` as for ``refus``."""
        attente = self.trait(partie)
        if not partie.terminee and marche is Marche.ARRETEE:
            attente = self.tr("partie interrompue : Démarrer pour continuer")
        elif machine is not None and marche is Marche.EN_COURS:
            attente = self.tr("{} réfléchit…").format(machine)
        elif machine is not None and partie.nb_coups:
            attente = self.tr("en pause : Démarrer pour continuer")
        return self.tr("Coup {} · {}").format(partie.nb_coups, attente)

    def calcul(self, joueur: str, noeuds: int, secondes: float) -> str:
        """Say what a search cost."""
        nombres = QLocale()
        duree = nombres.toString(1000 * secondes, "f", 0)
        return self.tr("{} · {} nœuds · {} ms").format(joueur, nombres.toString(noeuds), duree)

    def recherche(self, nom: str, joueur: Joueur | None, secondes: float, coup: Any = None) -> str:
        """Say what the player called ``nom`` looked at to play ``coup``; empty for one that does not search."""
        if isinstance(joueur, Recherche):
            return self.calcul(nom, joueur.noeuds, secondes)
        if isinstance(joueur, IAmoteur) and joueur.avis is not None:
            note = joueur.avis.coups.get(coup)
            if note is None or coup == joueur.avis.meilleur:
                return self.avis(joueur.avis, nom)
            # A level that errs on purpose: the best line is not the one that it took.
            return self.avis(replace(joueur.avis, score=note.score, ligne=(coup,)), nom)
        return ""

    def avis(self, avis: Avis, joueur: str = "") -> str:
        """Say what the engine thinks: depth, value, best line, speed; ``joueur`` names it when it plays."""
        profondeur = self.tr("prof. {}").format(avis.profondeur)
        if avis.exact:
            profondeur = self.tr("prof. {}, exact").format(avis.profondeur)
        elif avis.certitude < 100:
            profondeur = f"{profondeur} ({avis.certitude} %)"
        coups = avis.ligne[:COUPS_DE_LA_LIGNE]
        ligne = " ".join(nom_case(coup) if coup else self.tr("passe") for coup in coups)
        if len(avis.ligne) > COUPS_DE_LA_LIGNE:
            ligne += " …"
        return " · ".join(filter(None, (joueur, profondeur, signe(avis.score), ligne, self._vitesse(avis))))

    def _vitesse(self, avis: Avis) -> str:
        """Say how many nodes a second, as soon as there was time to tell."""
        par_seconde = avis.noeuds_par_seconde
        if avis.secondes < 0.01:
            return ""
        unite, nombre = ("M", par_seconde / 1e6) if par_seconde >= 1e6 else ("k", par_seconde / 1e3)
        decimales = 1 if nombre < 10 else 0
        return self.tr("{} nœuds/s").format(f"{QLocale().toString(nombre, 'f', decimales)} {unite}")

    def analyse(self, fait: int, total: int, reste: float | None) -> str:
        """Say how far an analysis is, and how long it should still take."""
        phrase = self.tr("Analyse : {} / {} coups").format(fait, total)
        if reste is None or fait == total:
            return phrase
        minutes, secondes = divmod(round(reste), 60)
        duree = f"{minutes} min {secondes} s" if minutes else f"{secondes} s"
        encore = self.tr("encore {}").format(duree)
        return f"{phrase} · {encore}"

    def bilan(self, resumes: Mapping[Camp, Resume]) -> str:
        """Say what an analysis makes of each player, one line each."""
        noms = {PREMIER: self.tr("Noir"), SECOND: self.tr("Blanc")}
        return "\n".join(self._compte(noms[camp], resume) for camp, resume in resumes.items() if resume.coups)

    def _compte(self, nom: str, resume: Resume) -> str:
        perte = QLocale().toString(resume.perte_moyenne, "f", 1)
        phrase = self.tr("{} : perte moyenne {} · erreurs {} · gaffes {}")
        return phrase.format(nom, perte, resume.erreurs, resume.gaffes)
