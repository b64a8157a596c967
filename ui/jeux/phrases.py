"""The sentences that the window says about a game: how it stands, whose turn, a pass, a refusal, the result.

What a game says in its own words comes from its adapter, see ``adaptateur``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from PySide6.QtCore import QLocale, QObject

from ecosysteme.analyse.bilan import BilanRevue, CoupRevu, Phase
from ecosysteme.conseiller import Conseil
from ecosysteme.jeu import NULLE, PREMIER, SECOND, Camp, CoupQuelconque
from ecosysteme.joueurs import Joueur
from ecosysteme.joueurs.niveaux import FORCES
from ecosysteme.joueurs.recherche import Recherche
from ecosysteme.partie import Partie
from ecosysteme.tournoi.serie import Serie
from ecosysteme.variantes.gravite import Gravite
from ui.jeux.registre import adaptateur_de
from ui.situation import Marche
from ui.socle.langue import accorder, deux_points, points_virgules, translate
from ui.socle.textes import avec_touche


class Phrases(QObject):
    """Says how a game stands, in the language of the moment."""

    def trait(self, partie: Partie) -> str:
        """Say whose turn it is, or who won."""
        camp = partie.trait
        return self.resultat(partie) if camp is None else adaptateur_de(partie.jeu).trait(camp)

    def resultat(self, partie: Partie, camp: Camp | None = None) -> str:
        """Say who won a finished game, and by how much where points count; empty while it goes on.

        ``camp`` is the one of the person to whom it is said, who plays it against a machine.
        """
        if partie.issue is None:
            return ""
        adaptateur = adaptateur_de(partie.jeu)
        if partie.decidee:
            return adaptateur.resultat_decide(partie.issue, partie.resultat, partie.entete.decision, camp)
        if camp is None:
            return adaptateur.resultat(partie.issue, partie.resultat)
        return adaptateur.resultat_pour(camp, partie.issue, partie.resultat)

    def fin(self, partie: Partie, camp: Camp | None = None) -> str:
        """Say the same at the end of a game, and why there is more than what is on the board."""
        phrase = self.resultat(partie, camp)
        return self.tr("{}, cases vides comprises").format(phrase) if self.blocage(partie) else phrase

    def blocage(self, partie: Partie) -> str:
        """Say why a game ended before its board was full; empty for any other end."""
        adaptateur = adaptateur_de(partie.jeu)
        if not adaptateur.points or partie.decidee or sum(partie.resultat) == sum(partie.scores):
            return ""
        return self.tr("Ni {} ni {} ne peut plus jouer : la partie est finie").format(*adaptateur.camps)

    def vous_jouez(self, partie: Partie, camp: Camp) -> str:
        """Say that ``camp`` is the reader's, and where points count how many each side has; at the end, who won."""
        adaptateur = adaptateur_de(partie.jeu)
        points = ""
        if adaptateur.points:
            points = ", ".join(f"{nom} {nombre}" for nom, nombre in zip(adaptateur.camps, partie.scores, strict=True))
        return " · ".join(filter(None, (adaptateur.vous(camp), points, self.resultat(partie))))

    def depart(self, partie: Partie, serie: Serie, noms: Sequence[str], *, reprise: bool) -> str:
        """Say which game of its ``serie`` begins, or goes on (``reprise``), and who of ``noms`` has which camp."""
        debut = self.tr("Partie reprise") if reprise else self.tr("Partie commencée")
        if serie.nombre > 1 and not reprise:
            debut = self.tr("Partie {} sur {}").format(*serie.rang)
        camps = adaptateur_de(partie.jeu).camps
        return ". ".join((debut, points_virgules(*map(deux_points, camps, noms))))

    def arret(self, touche: str) -> str:
        """Say that the game is stopped, and which ``touche`` goes on with it."""
        return self.tr("partie interrompue : {} pour continuer").format(avec_touche(self.tr("Reprendre"), touche))

    def autres_joueurs(self, touche: str, *, machines: bool) -> str:
        """Say that others are ticked than those of a series that was stopped, and what ``touche`` now begins."""
        autre = self.tr("joueurs changés : {} pour une autre partie")
        if machines:
            autre = self.tr("joueurs changés : {} pour une autre série")
        return autre.format(avec_touche(self.tr("Démarrer"), touche))

    def delaissee(self, serie: Serie, touche: str) -> str:
        """Say the same as it happens: what is left of ``serie``, which its players can still go on with."""
        un, plusieurs = self.tr("la partie restante"), self.tr("les {} parties restantes")
        reste = accorder(serie.nombre - serie.faites, un, plusieurs)
        phrase = self.tr("{} laissera {} ; recochez les joueurs de la série pour la reprendre")
        return phrase.format(avec_touche(self.tr("Démarrer"), touche), reste)

    def retrouvee(self, touche: str) -> str:
        """Say that the players of a series that was stopped are ticked again."""
        phrase = self.tr("Les joueurs de la série sont de retour : {} la continue")
        return phrase.format(avec_touche(self.tr("Reprendre"), touche))

    def reprise(self, partie: Partie) -> str:
        """Say how a game ended that changed hands before a series, which does not count it."""
        fin = self.tr("commencée par d'autres joueurs, elle ne compte pas ; la série commence")
        return f"{self.resultat(partie)} – {fin}"

    def gains(self, serie: Serie, noms: Sequence[str]) -> str:
        """Say how many games each of ``noms`` has won in ``serie``, and how many were drawn."""
        gains = [f"{nom} {bilan.resultat.victoires}" for nom, bilan in zip(noms, serie.bilans, strict=True)]
        if serie.par_issue[NULLE]:
            gains.append(self.tr("nulles {}").format(serie.par_issue[NULLE]))
        return ", ".join(gains)

    def quittee(self, serie: Serie, noms: Sequence[str]) -> str:
        """Say what a series of ``noms`` came to that another one follows: its games are in the list, under its name."""
        return self.tr("Nouveau compte ; le précédent : {}").format(self.gains(serie, noms))

    def verdict(self, serie: Serie, noms: Sequence[str]) -> str:
        """Say who of the two ``noms`` won a finished series, in points; empty of a single game, or of more players."""
        if serie.faites < 2 or len(noms) != 2:
            return ""
        comptes = [bilan.resultat.points for bilan in serie.bilans]
        second, premier = sorted(range(2), key=comptes.__getitem__)
        modele = self.tr("{} bat {} : {} à {} en points")
        if comptes[0] == comptes[1]:
            modele, premier, second = self.tr("{} et {} à égalité : {} à {} en points"), 0, 1
        points = (QLocale().toString(comptes[place], "g", 12) for place in (premier, second))
        return modele.format(noms[premier], noms[second], *points)

    def passes(self, partie: Partie) -> str:
        """Say who had to pass since the last move; empty when nobody did."""
        adaptateur = adaptateur_de(partie.jeu)
        return points_virgules(*map(adaptateur.passe, partie.passes_depuis_dernier()))

    def apres_coup(self, partie: Partie) -> str:
        """Say what the last move entailed: passes, a variation that it began; empty for neither."""
        suite = self.tr("Variante : les coups joués avant sont gardés") if partie.ouvre_variante else ""
        return points_virgules(self.passes(partie), suite)

    def empechement(self, partie: Partie, marche: Marche, machine: str | None, *, reprend: bool = False) -> str:
        """Say why nobody may play by hand at this moment; empty when a person may, whose move may still be illegal.

        ``machine`` names the program that has the turn, ``None`` when a person has it. ``reprend``: the button that
        starts goes on with a series, and says so.
        """
        if partie.terminee:
            if marche is Marche.EN_COURS:
                return self.tr("La partie est terminée, la suivante commence.")
            if reprend:
                return self.tr("La partie est terminée : Reprendre pour jouer la suivante.")
            return self.tr("La partie est terminée : Démarrer pour en jouer une autre.")
        if marche is Marche.ARRETEE:
            return self.tr("Partie interrompue : Reprendre pour continuer.")
        if machine is not None:
            if marche is Marche.PRETE:
                bouton = self.tr("Reprendre") if reprend else self.tr("Démarrer")
                return self.tr("C'est à {} de jouer : {} pour continuer.").format(machine, bouton)
            return self.tr("C'est à {} de jouer.").format(machine)
        return ""

    def situation(self, partie: Partie, marche: Marche, machine: str | None, touche: str = "", autre: str = "") -> str:
        """Say how far the game is, in rounds and moves, and what it waits for; ``machine`` as for ``empechement``.

        ``touche`` is the key that starts, ``autre`` what is said instead where this goes on with another game.
        """
        attente = self.trait(partie)
        if autre:
            attente = autre
        elif not partie.terminee and marche is Marche.ARRETEE:
            attente = self.arret(touche)
        elif machine is not None and marche is Marche.EN_COURS:
            attente = self.tr("{} réfléchit…").format(machine)
        elif machine is not None and partie.nb_coups:
            attente = self.tr("en pause : {} pour continuer").format(avec_touche(self.tr("Démarrer"), touche))
        return self.tr("Tour {} · coup {} · {}").format(partie.nb_tours, partie.nb_coups, attente)

    def calcul(self, joueur: str, noeuds: int, secondes: float) -> str:
        """Say what a search cost."""
        nombres = QLocale()
        duree = nombres.toString(1000 * secondes, "f", 0)
        return self.tr("{} · {} nœuds · {} ms").format(joueur, nombres.toString(noeuds), duree)

    def recherche(
        self, partie: Partie, nom: str, joueur: Joueur | None, secondes: float, coup: CoupQuelconque = None
    ) -> str:
        """Say what the player called ``nom`` looked at to play ``coup``; empty for one that does not search."""
        if isinstance(joueur, Recherche):
            return self.calcul(nom, joueur.noeuds, secondes)
        avis = joueur.avis if joueur else None
        return "" if avis is None else self.avis(partie, avis, nom, coup)

    def avis(self, partie: Partie, avis: Conseil, joueur: str = "", coup: CoupQuelconque = None) -> str:
        """Say what the engine or the solver thinks; ``joueur`` names it when it plays, ``coup`` is then its move."""
        return " · ".join(filter(None, (joueur, adaptateur_de(partie.jeu).dire(avis, coup))))

    def analyse(self, fait: int, total: int, reste: float | None) -> str:
        """Say how far an analysis is, and how long it should still take."""
        phrase = self.tr("Analyse : {} / {} coups").format(fait, total)
        if reste is None or fait == total:
            return phrase
        minutes, secondes = divmod(round(reste), 60)
        duree = f"{minutes} min {secondes} s" if minutes else f"{secondes} s"
        encore = self.tr("encore {}").format(duree)
        return f"{phrase} · {encore}"

    def analyse_arretee(self, fait: int, total: int) -> str:
        """Say that somebody stopped an analysis, and how far it came."""
        un, plusieurs = self.tr("{} coup"), self.tr("{} coups")
        return self.tr("Analyse arrêtée : {} sur {}").format(accorder(fait, un, plusieurs), total)

    def deja_juges(self, deja: int, total: int) -> str:
        """Say that an analysis is over, and how many moves it found judged already."""
        if deja == total:
            return self.tr("Tous les coups étaient déjà jugés, avec autant de temps ou plus.")
        un, plusieurs = self.tr("{} coup était déjà jugé"), self.tr("{} coups étaient déjà jugés")
        return self.tr("Analyse finie : {}.").format(accorder(deja, un, plusieurs))

    def bilan(self, partie: Partie, bilans: Mapping[Camp, BilanRevue], *, en_cours: bool = False) -> str:
        """Say what an analysis makes of each player, one line each, and of how many moves, unless it is of all.

        One that is ``en_cours`` tells itself how many moves.
        """
        adaptateur, lignes = adaptateur_de(partie.jeu), []
        joues = Counter(noeud.camp for noeud in partie.historique + partie.defaits if noeud.coup is not None)
        juges = sum(bilan.coups for bilan in bilans.values())
        if 0 < juges < joues.total() and not en_cours:
            lignes.append(self.tr("Jugement partiel : {} / {} coups").format(juges, joues.total()))
        for camp, bilan in bilans.items():
            if bilan.coups:
                part = f" ({bilan.coups} / {joues[camp]})" if bilan.coups < joues[camp] else ""
                lignes.append(self._compte(adaptateur.camp(camp) + part, bilan))
        return "\n".join(lignes)

    def _compter_fautes(self, gravites: Mapping[Gravite, int]) -> str:
        mots = {
            Gravite.IMPRECISION: (self.tr("{} imprécision"), self.tr("{} imprécisions")),
            Gravite.ERREUR: (self.tr("{} erreur"), self.tr("{} erreurs")),
            Gravite.GAFFE: (self.tr("{} gaffe"), self.tr("{} gaffes")),
        }
        return ", ".join(accorder(n, *mots[une]) for une in Gravite if (n := gravites.get(une)))

    def bilan_resolu(self, partie: Partie, revus: Sequence[CoupRevu]) -> str:
        """Say how many moves of each player threw away the result of a solved game, once all were judged."""
        if len(revus) < sum(noeud.coup is not None for noeud in partie.ligne) or not revus:
            return ""
        adaptateur = adaptateur_de(partie.jeu)
        fautes = {
            camp: Counter(revu.gravite for revu in revus if revu.camp == camp and revu.gravite)
            for camp in (PREMIER, SECOND)
        }
        return "\n".join(
            deux_points(adaptateur.camp(camp), self._compter_fautes(siennes) or self.tr("aucune faute"))
            for camp, siennes in fautes.items()
        )

    def _phases(self, bilan: BilanRevue) -> str:
        """Say what a move lost in each third of the game, where there is more than one."""
        noms = {
            Phase.OUVERTURE: self.tr("début"),
            Phase.MILIEU: self.tr("milieu"),
            Phase.FIN: self.tr("fin"),
        }
        parts = [f"{noms[phase]} {_dixiemes(part.perte_moyenne)}" for phase, part in bilan.phases.items()]
        return f" ({', '.join(parts)})" if len(parts) > 1 else ""

    def _compte(self, nom: str, bilan: BilanRevue) -> str:
        dits = [self.tr("{} : perte moyenne {}").format(nom, _dixiemes(bilan.perte_moyenne) + self._phases(bilan))]
        if bilan.precision is not None:
            dits.append(self.tr("précision {}").format(round(bilan.precision)))
        if (niveau := bilan.niveau) is not None:
            dits.append(self.tr("joué comme le niveau {} ({})").format(niveau.niveau, bornes(niveau.bas, niveau.haut)))
        dits += filter(None, [self._compter_fautes(bilan.gravites)])
        if bilan.sans_effet:
            un = self.tr("{} perte qui ne change presque rien")
            plusieurs = self.tr("{} pertes qui ne changent presque rien")
            dits.append(accorder(bilan.sans_effet, un, plusieurs))
        return " · ".join(dits)


def bornes(bas: int, haut: int) -> str:
    """Say between which levels somebody is: the strongest that was measured stands for those above it too."""
    if haut == max(FORCES):
        return translate("Phrases", "{} et plus").format(bas)
    return translate("Phrases", "{} à {}").format(bas, haut)


def _dixiemes(nombre: float) -> str:
    return QLocale().toString(nombre, "f", 1)
