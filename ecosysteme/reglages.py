"""Every setting, declared once: its name, default, bounds and one sentence.

The window stores them, the command line documents and checks them, the players take their options from them.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from ecosysteme.cases import TAILLE_STANDARD
from ecosysteme.fautes import Faute, Message, choix

ValeurReglage = int | float | str | bool


@dataclass(frozen=True)
class Reglage:
    """One setting: numbers have bounds, ``choix`` and ``nombres`` list the accepted values where they are few."""

    nom: str
    defaut: ValeurReglage
    phrase: str
    minimum: float | None = None
    maximum: float | None = None
    choix: tuple[str, ...] = ()
    nombres: tuple[int, ...] = ()

    def lire(self, texte: str) -> ValeurReglage:
        """Read a value written by a user; raise ``ValueError`` saying what is accepted.

        >>> PROFONDEUR.lire("6")
        6
        """
        try:
            valeur = self._convertir(texte.strip())
        except (ValueError, KeyError):
            valeur = None
        if valeur is None or not self.accepte(valeur):
            raise Faute("{nom}={texte} : attendu {attendu}", nom=self.nom, texte=texte, attendu=self.attendu())
        return valeur

    def _convertir(self, texte: str) -> ValeurReglage:
        if isinstance(self.defaut, bool):
            return {"oui": True, "true": True, "non": False, "false": False}[texte.lower()]
        return type(self.defaut)(texte)

    def ecrire(self, valeur: ValeurReglage) -> str:
        """Write a value as ``lire`` reads it."""
        return ("non", "oui")[valeur] if isinstance(valeur, bool) else str(valeur)

    def accepte(self, valeur: ValeurReglage) -> bool:
        """Tell whether ``valeur`` is of the right type, and lies within the bounds and choices."""
        types = (int, float) if type(self.defaut) is float else (type(self.defaut),)
        if type(valeur) not in types:
            return False
        if isinstance(valeur, str):
            return not self.choix or valeur in self.choix
        if self.nombres:
            return valeur in self.nombres
        return (self.minimum is None or valeur >= self.minimum) and (self.maximum is None or valeur <= self.maximum)

    def attendu(self) -> Message:
        """Say in words which values are accepted."""
        if self.choix or self.nombres:
            return choix(*(self.choix or self.nombres))
        if isinstance(self.defaut, str):
            return Message("un texte")
        if isinstance(self.defaut, bool):
            return Message("oui ou non")
        nature = Message("un entier") if isinstance(self.defaut, int) else Message("un nombre")
        if self.minimum is None:
            return nature
        if self.maximum is None:
            return Message("{nature} au moins égal à {minimum:g}", nature=nature, minimum=self.minimum)
        return Message(
            "{nature} de {minimum:g} à {maximum:g}", nature=nature, minimum=self.minimum, maximum=self.maximum
        )


def lire_options(texte: str, reglages: Iterable[Reglage], nom: str) -> dict[str, ValeurReglage]:
    """Read ``option=valeur,option=valeur``, what follows the colon in the specification of a player or a game.

    Raises ``ValueError`` for an option that ``nom`` does not have, for one given twice, and as ``Reglage.lire``.

    >>> lire_options("profondeur=6,graine=1", [PROFONDEUR, GRAINE], "ia_alphabeta")
    {'profondeur': 6, 'graine': 1}
    """
    connues = {reglage.nom: reglage for reglage in reglages}
    options: dict[str, ValeurReglage] = {}
    for option in filter(None, (morceau.strip() for morceau in texte.split(","))):
        cle, egal, valeur = option.partition("=")
        if cle.strip() not in connues or not egal:
            attendues = ", ".join(f"{cle}=…" for cle in connues) or Message("aucune option")
            raise Faute(
                "option {option!r} impossible pour {nom} : attendu {attendues}",
                option=option,
                nom=nom,
                attendues=attendues,
            )
        if cle.strip() in options:
            raise Faute("option {cle} donnée deux fois pour {nom}", cle=cle.strip(), nom=nom)
        options[cle.strip()] = connues[cle.strip()].lire(valeur)
    return options


PROFONDEUR: Final = Reglage("profondeur", 4, "Profondeur de recherche, en demi-coups.", 1, 60)
GRAINE: Final = Reglage("graine", 0, "Graine du hasard : la même donne la même partie.", 0)
EGALITES: Final = Reglage(
    "egalites", "hasard", "Entre coups de même valeur : au hasard, ou le premier.", choix=("hasard", "premier")
)
NOMBRE_PARTIES: Final = Reglage("nombre_parties", 1, "Parties d'une série IA contre IA.", 1, 100_000)
# Of each kind in ``othellier chances``: two lots at least, one to learn from and one to measure.
PARTIES_DE_TOURNOI: Final = Reglage("parties", 1500, "Parties de tournoi entre personnes, au plus.", 40, 1_000_000)
PARTIES_PAR_CLASSE: Final = Reglage(
    "par_classe", 400, "Parties des niveaux contre eux-mêmes, pour chaque classe de joueurs.", 40, 1_000_000
)
ALTERNER: Final = Reglage("alterner_couleurs", True, "Échanger les couleurs à chaque partie de la série.")
PENDULE: Final = Reglage("pendule", "", "Pendules des parties de la fenêtre, « noire | blanche » ; vide : sans.")
REGLE_TEMPS: Final = Reglage(
    "regle_temps", "mondiale", "Ce que coûte le temps dépassé.", choix=("mondiale", "stricte", "japonaise")
)
OUVERTURES: Final = Reglage("ouvertures", "", "D'où partent les parties d'une série : equilibrees, hasard, un fichier.")
GRAINE_OUVERTURES: Final = Reglage(
    "graine_ouvertures", 0, "Graine des ouvertures d'une série ; 0 : tirée à chaque série.", 0, 999_999
)
CADENCE: Final = Reglage("cadence", 200, "Pause entre deux coups de machines, en millisecondes.", 0, 2000)
TEMPS: Final = Reglage("temps", 1.0, "Temps de réflexion du moteur, en secondes par coup.", 0.01, 3600.0)
NIVEAU_PLEIN: Final = 30
NIVEAU: Final = Reglage(
    "niveau", NIVEAU_PLEIN, f"Force du moteur, de 1 (débutant) à 29 ; {NIVEAU_PLEIN} : que le temps.", 1, NIVEAU_PLEIN
)
NIVEAU_NOIR: Final = replace(NIVEAU, nom="niveau_noir", defaut=8)  # in the window: what a club beginner enjoys
NIVEAU_BLANC: Final = replace(NIVEAU_NOIR, nom="niveau_blanc")
TEMPS_NOIR: Final = replace(TEMPS, nom="temps_noir", minimum=0.1, maximum=60.0)  # what a box of one decimal holds
TEMPS_BLANC: Final = replace(TEMPS_NOIR, nom="temps_blanc")
TEMPS_ANALYSE: Final = Reglage("temps_analyse", 0.2, "Secondes par coup d'une analyse dans la fenêtre.", 0.1, 60.0)
INDICES: Final = Reglage("indices", False, "Montrer ce que vaut chaque coup légal.")
RAISON_D_ABORD: Final = Reglage("raison_d_abord", False, "Dire pourquoi on perd avant de répondre à une erreur.")
ELAGAGE: Final = Reglage("elagage", True, "Élagage probable (Multi-ProbCut) du moteur ; sans, il est plus faible.")
POIDS: Final = Reglage("poids", "livres", "Évaluation du moteur : livres, disques (elle les compte) ou un fichier.")
PROFONDEUR_MOTEUR: Final = replace(
    PROFONDEUR, nom="profondeur_max", defaut=60, phrase="Profondeur du moteur, en demi-coups ; 60 : sans limite."
)
NOEUDS: Final = Reglage("noeuds", 0, "Nœuds visités par coup du moteur ; 0 : sans limite.", 0)
TEMPS_PARTIE: Final = Reglage(
    "temps_partie",
    0.0,
    "Secondes du moteur pour toute la partie, à la place du temps par coup ; 0 : le temps par coup.",
    0,
    86_400,
)
GESTION: Final = Reglage(
    "gestion", True, "Donner au moteur, sur le temps de la partie, plus aux coups difficiles ; sans, autant à chacun."
)
PONDER: Final = Reglage(
    "ponder", False, f"Réfléchir aussi pendant le tour de l'adversaire, au niveau {NIVEAU_PLEIN} et sans autre limite."
)
PONDER_NOIR: Final = replace(PONDER, nom="ponder_noir")
PONDER_BLANC: Final = replace(PONDER, nom="ponder_blanc")
NIVEAU_LIVRE: Final = 20  # the levels below err on purpose: a book would hide it
LIVRE: Final = Reglage("livre", True, f"Jouer les coups du livre d'ouvertures, à partir du niveau {NIVEAU_LIVRE}.")
VARIETE: Final = Reglage("variete", 1, "Pions que le moteur peut perdre à chaque coup du livre pour varier.", 0, 8)
ACCUEIL_VU: Final = Reglage("accueil_vu", False, "La page du premier lancement a été montrée.")
LANGUE: Final = Reglage("langue", "fr", "Langue de la fenêtre.", choix=("fr", "en"))
PLATEAU: Final = Reglage(
    "plateau", "vert", "Plateau d'Othello de la fenêtre.", choix=("vert", "bois", "bleu", "papier", "contraste")
)
PIONS: Final = Reglage("pions", "ombres", "Pions d'Othello de la fenêtre.", choix=("ombres", "plats", "lettres"))
ORIENTATION: Final = Reglage(
    "orientation",
    "droite",
    "Côté d'où se voient les plateaux carrés de la fenêtre.",
    choix=(
        "droite",
        "quart_droite",
        "demi_tour",
        "quart_gauche",
        "miroir",
        "haut_bas",
        "diagonale",
        "antidiagonale",
    ),
)
THEME: Final = Reglage("theme", "clair", "Couleurs de la fenêtre.", choix=("clair", "sombre"))
NOUVEAUTES: Final = Reglage("nouveautes", False, "Demander s'il existe une nouvelle version.")
DERNIERE_DEMANDE: Final = Reglage("derniere_demande", "", "Jour où une nouvelle version fut demandée.")
COMMANDES_RECENTES: Final = Reglage("commandes_recentes", "", "Dernières commandes choisies par leurs mots.")
TOUCHES: Final = Reglage("touches", "", "Raccourcis que l'on a changés, en JSON : le nom de l'entrée, sa touche.")
MODE: Final = Reglage("mode", "jouer", "Ce que la fenêtre montre à côté du plateau.")


def premiers_pas(jeu: str) -> Reglage:
    """Return how many of the first steps of ``jeu`` were done."""
    return Reglage(f"premiers_pas_{jeu}", 0, "Étapes réussies des premiers pas de ce jeu.", 0)


COUPS_LEGAUX: Final = Reglage("coups_legaux", True, "Montrer les coups légaux sur l'othellier.")
SONS: Final = Reglage("sons", False, "Entendre les coups.")
VOLUME: Final = Reglage("volume", "moyen", "Volume des sons.", choix=("faible", "moyen", "fort"))
ANIMATIONS: Final = Reglage("animations", True, "Animer les pions.")
REPERES_RETOURNES: Final = Reglage("reperes_retournes", False, "Entourer les pions que le dernier coup a retournés.")
REPERES_STABLES: Final = Reglage("reperes_stables", False, "Marquer les pions stables, prouvés tels.")
REPERES_NUMEROS: Final = Reglage("reperes_numeros", False, "Numéroter les pions dans l'ordre des coups.")
REPERES_SUIVANT: Final = Reglage("reperes_suivant", False, "Montrer le coup suivant de la partie.")
COMMENTAIRE_MATCHS: Final = Reglage("commentaire_matchs", True, "Faire juger les parties entre programmes.")
A_MON_NIVEAU: Final = Reglage(
    "a_mon_niveau", False, "Faire jouer le moteur, contre une personne, au niveau de celle-ci."
)
LECON: Final = Reglage(
    "lecon", "sans", "Dire les erreurs d'une personne pendant sa partie.", choix=("sans", "douce", "normale", "stricte")
)
JEU: Final = Reglage("jeu", "othello", "Jeu auquel on joue.")
TAILLE: Final = Reglage(
    "taille", TAILLE_STANDARD, "Cases par côté de l'othellier : 4, 6, 8 ou 10.", 4, 10, nombres=(4, 6, 8, 10)
)
COINS: Final = Reglage("coins", 0, "Coins de l'othellier donnés à Noir avant la partie, en handicap.", 0, 4)
TAS_NOMBRE: Final = 10
TAS_MAX: Final = 99
TAS: Final = Reglage("tas", "3-4-5", f"Tas du nim : 1 à {TAS_NOMBRE} nombres d'objets, de 1 à {TAS_MAX}.")
MAXIMUM_NIM: Final = Reglage("maximum", 0, "Objets pris à la fois au nim, au plus ; 0 : sans limite.", 0, TAS_MAX)
MISERE: Final = Reglage("misere", False, "Au nim, qui prend le dernier objet perd.")
JOUEUR_NOIR: Final = Reglage("joueur_noir", "humain", "Joueur coché pour Noir, comme sur la ligne de commande.")
PROFONDEUR_NOIR: Final = replace(PROFONDEUR, nom="profondeur_noir")
PROFONDEUR_BLANC: Final = replace(PROFONDEUR, nom="profondeur_blanc")
JOUEUR_BLANC: Final = Reglage("joueur_blanc", "ia_alphabeta:profondeur=4", "Joueur coché pour Blanc.")
TACHES: Final = Reglage("taches", 1, "Fils d'exécution d'une recherche du moteur.", 1, 64)
PATIENCE: Final = Reglage(
    "patience", 60.0, "Secondes sans réponse après lesquelles un moteur externe a tort, sans pendule.", 0.1, 3600
)
ENVOI: Final = Reglage("envoi", "", "Lignes envoyées à un moteur externe à son départ, séparées par « ; ».")
NOM_MOTEUR: Final = Reglage("nom", "", "Nom donné à un moteur externe.")
NOEUDS_EN_SERIE: Final = Reglage(
    "noeuds_en_serie", 400_000, "Positions regardées pour un coup, dans l'analyse en série.", 1_000, 1_000_000_000
)
NOEUDS_APPROFONDIS: Final = replace(NOEUDS_EN_SERIE, nom="noeuds_approfondis", defaut=4_000_000)
REPRISE_EN_SERIE: Final = Reglage("reprise_en_serie", False, "Reprendre l'analyse en série au démarrage.")
HASH: Final = Reglage("hash", 64, "Mémoire de la table du moteur, en Mo.", 1, 65_536)
FORMAT_PAPIER: Final = Reglage("format_papier", "A4", "Format des feuilles.", choix=("A4", "A5"))
COTE_PLATEAU: Final = Reglage("cote_plateau", 1024, "Grand côté de l'image du plateau, en pixels.", 64, 8192)
COTE_ANIMATION: Final = replace(COTE_PLATEAU, nom="cote_animation", defaut=480, phrase="Grand côté, en pixels.")
DUREE_ANIMATION: Final = Reglage("duree_animation", 700, "Durée de chaque coup, en millisecondes.", 20, 10_000)
