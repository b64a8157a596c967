"""The first steps of Othello."""

from __future__ import annotations

from typing import Final

from ecosysteme.fautes import Message
from ecosysteme.jeu import autre_camp
from ecosysteme.plateau import lignes_retournees, nom_case
from ecosysteme.premiers_pas.etape import But, CoupEssaye, PremierPas, tout_coup
from ecosysteme.premiers_pas.regle import peut_forcer

FIN: Final = 8  # turns: more than what the last step leaves to play


def _lignes(essai: CoupEssaye) -> list[int]:
    """Count the discs that a move turns in each direction."""
    lignes = lignes_retournees(essai.coup, essai.jeu.retournes(essai.avant, essai.coup))  # type: ignore[attr-defined]
    return [len(ligne) for ligne in lignes]


def _coin(essai: CoupEssaye, case: tuple[int, int]) -> bool:
    bout = essai.avant.taille - 1
    return case[0] in (0, bout) and case[1] in (0, bout)


def _longue(essai: CoupEssaye) -> Message | None:
    plus = max(_lignes(essai))
    if plus >= 3:
        return None
    if plus == 1:
        return Message("{case} ne retourne qu'un pion par ligne. Essayez ailleurs.", case=nom_case(essai.coup))
    return Message("{case} ne retourne que deux pions par ligne. Essayez ailleurs.", case=nom_case(essai.coup))


def _en_lignes(nombre: int) -> But:
    def but(essai: CoupEssaye) -> Message | None:
        lignes = len(_lignes(essai))
        if lignes >= nombre:
            return None
        if lignes == 1:
            return Message("{case} ne retourne qu'une ligne. Essayez ailleurs.", case=nom_case(essai.coup))
        return Message("{case} ne retourne que deux lignes. Essayez ailleurs.", case=nom_case(essai.coup))

    return but


def _fait_passer(essai: CoupEssaye) -> Message | None:
    suites = essai.jeu.coups_legaux(essai.apres)
    if not suites or len(essai.avant.plateau) > len(essai.jeu.etat_initial().plateau) + PASSE_JOUES:
        return None  # the second move of the step is free
    return Message(
        "Après {case}, Blanc peut encore jouer en {reponse}.", case=nom_case(essai.coup), reponse=nom_case(suites[0])
    )


def _prend_le_coin(essai: CoupEssaye) -> Message | None:
    if _coin(essai, essai.coup):
        return None
    return Message("{case} n'est pas un coin. Les coins sont tout au bout du plateau.", case=nom_case(essai.coup))


def _garde_le_coin(essai: CoupEssaye) -> Message | None:
    coins = [case for case in essai.jeu.coups_legaux(essai.apres) if _coin(essai, case)]
    if not coins:
        return None
    return Message("Après {case}, Blanc prend le coin {coin}.", case=nom_case(essai.coup), coin=nom_case(coins[0]))


def _laisse_peu(essai: CoupEssaye) -> Message | None:
    jeu = essai.jeu
    ici = len(jeu.coups_legaux(essai.apres))
    moins = min(len(jeu.coups_legaux(jeu.jouer(essai.avant, coup))) for coup in jeu.coups_legaux(essai.avant))
    if ici == moins:
        return None
    return Message(
        "{case} laisse {ici} cases à Blanc. On peut lui en laisser moins.", case=nom_case(essai.coup), ici=ici
    )


def _gagne(essai: CoupEssaye) -> Message | None:
    if peut_forcer(essai.jeu, essai.apres, essai.camp, FIN):
        return None
    if peut_forcer(essai.jeu, essai.apres, autre_camp(essai.camp), FIN):
        return Message("Après {case}, Blanc finit avec plus de pions.", case=nom_case(essai.coup))
    return Message("Après {case}, Blanc peut finir à égalité.", case=nom_case(essai.coup))


PASSE: Final = "d3 e3 f3 e2 f4 g4 d6 c4 c3 d7 c7 b2 d8 b8"
PASSE_JOUES: Final = len(PASSE.split())

ETAPES: Final = (
    PremierPas(
        Message("Retourner un pion"),
        Message(
            "Vous avez les pions noirs. Posez un pion pour coincer un pion blanc entre deux noirs : il devient noir."
        ),
        Message("Jouez sur une case qui porte un rond."),
        Message("Bravo ! Le pion blanc est devenu noir."),
        tout_coup,
        "othello",
    ),
    PremierPas(
        Message("Toute une ligne"),
        Message("Tous les pions blancs qui se suivent entre deux noirs se retournent ensemble."),
        Message("Retournez trois pions d'une même ligne."),
        Message("Bravo ! Toute la ligne s'est retournée."),
        _longue,
        "othello",
        "f5 f6 d3 g5",
    ),
    PremierPas(
        Message("Deux lignes à la fois"),
        Message("Un seul pion peut fermer plusieurs lignes."),
        Message("Retournez deux lignes avec un seul pion."),
        Message("Bravo ! Deux lignes d'un coup."),
        _en_lignes(2),
        "othello",
        "c4 c5",
    ),
    PremierPas(
        Message("Dans tous les sens"),
        Message("Les lignes vont à plat, debout ou en biais."),
        Message("Retournez trois lignes avec un seul pion."),
        Message("Bravo ! Trois lignes d'un coup."),
        _en_lignes(3),
        "othello",
        "c4 c5 f6 e3 e6 d6",
    ),
    PremierPas(
        Message("Une case interdite"),
        Message("Un pion qui ne retourne rien est interdit."),
        Message("Essayez une case vide où rien ne se retourne."),
        Message("Vous voyez : le plateau ne veut pas."),
        tout_coup,
        "othello",
        "f5 d6",
        refusee=True,
    ),
    PremierPas(
        Message("Passer son tour"),
        Message("Qui ne peut rien retourner passe son tour : l'autre joue encore."),
        Message("Faites passer Blanc, puis jouez encore une fois."),
        Message("Bravo ! Vous avez joué deux fois de suite."),
        _fait_passer,
        "othello",
        PASSE,
        coups=2,
    ),
    PremierPas(
        Message("Prendre un coin"),
        Message("Un pion dans un coin ne peut jamais être coincé : il reste à vous."),
        Message("Prenez un coin."),
        Message("Bravo ! Ce coin est à vous jusqu'à la fin."),
        _prend_le_coin,
        "othello",
        "c4 c3 c2 b2 d3 c5",
    ),
    PremierPas(
        Message("Ne pas donner le coin"),
        Message("Un pion mal placé peut ouvrir un coin à l'autre."),
        Message("Jouez sans laisser de coin à Blanc."),
        Message("Bravo ! Blanc n'a pas de coin."),
        _garde_le_coin,
        "othello",
        "d3 c3 f5 f6 e6 d6",
    ),
    PremierPas(
        Message("Laisser peu de choix"),
        Message("Moins l'autre a de cases où jouer, plus c'est difficile pour lui."),
        Message("Laissez à Blanc le moins de cases possible."),
        Message("Bravo ! Blanc n'a presque plus le choix."),
        _laisse_peu,
        "othello",
        "c4 e3 f4 c3 d3 g5",
    ),
    PremierPas(
        Message("Les dernières cases"),
        Message("Quand plus personne ne peut jouer, on compte : qui a le plus de pions gagne."),
        Message("Sur ce petit plateau, choisissez la case qui fait gagner Noir."),
        Message("Gagné ! Comptez : Noir a le plus de pions."),
        _gagne,
        "othello:taille=4",
        "a2 a3 d4 d3 d2 c1 b1 d1",
        coups=3,
    ),
)
