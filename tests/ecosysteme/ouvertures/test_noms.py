"""Opening names: our table is sound, and a game is called by the last of its positions that has a name."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence

import pytest

from ecosysteme.cases import Position
from ecosysteme.formats.transcription import lire_transcription
from ecosysteme.jeux import lire_jeu
from ecosysteme.jeux.othello import COULEUR_DE, EtatOthello
from ecosysteme.moteur.othello.conversion import depuis_pions
from ecosysteme.moteur.othello.symetries import CASES, SYMETRIES, canonique
from ecosysteme.ouvertures.fichier_noms import LANGUES, LangueDesNoms, lire_noms, noms_fournis
from ecosysteme.ouvertures.noms import TableDesNoms, en_cases, nommer, reconnaitre
from ecosysteme.partie import Partie
from ecosysteme.plateau import nom_case

# The one name that means two positions, neither on the way to the other, in French.
HOMONYMES = {"fr": {"Ganglion"}, "en": set[str]()}
# One name in both languages, and two positions: the false friends.
FAUX_AMIS = {"Ganglion", "Ishii", "Maruoka"}


def partie_de(cases: bytes) -> Partie[EtatOthello, Position]:
    return lire_transcription("".join(nom_case(divmod(case, 8)) for case in cases))


def cases_de(transcription: str) -> bytes:
    return en_cases(tour.coup for tour in lire_transcription(transcription).historique)


def nom(transcription: str, langue: LangueDesNoms = "fr") -> str:
    partie = lire_transcription(transcription)
    return nommer(partie.jeu, [tour.coup for tour in partie.historique], langue, partie.depart)


def lignes_de(langue: LangueDesNoms) -> dict[str, list[bytes]]:
    """Return the lines of each name."""
    lignes: dict[str, list[bytes]] = {}
    for cases, noms in noms_fournis():
        for un in noms[langue]:
            lignes.setdefault(un, []).append(cases)
    return lignes


def test_chaque_ligne_est_legale_et_sa_position_distincte() -> None:
    positions = []
    for cases, _ in noms_fournis():
        partie = partie_de(cases)  # which raises for an illegal move
        assert [tour.coup for tour in partie.historique] == [divmod(case, 8) for case in cases]  # no pass
        etat = partie.etat
        positions.append(canonique(depuis_pions(etat.plateau, COULEUR_DE[etat.trait]))[0])
    assert len(set(positions)) == len(positions) >= 150


@pytest.mark.parametrize("langue", LANGUES)
def test_un_nom_va_a_une_position_ou_a_une_suite_de_celle_ci(langue: LangueDesNoms) -> None:
    doubles = set()
    for un, lignes in lignes_de(langue).items():
        premiere = min(lignes, key=len)
        if any(not ligne.startswith(premiere) for ligne in lignes):
            doubles.add(un)
    assert doubles == HOMONYMES[langue]


def test_les_faux_amis_des_deux_langues_sont_connus() -> None:
    francais, anglais = lignes_de("fr"), lignes_de("en")
    communs = francais.keys() & anglais.keys()
    assert {un for un in communs if set(francais[un]) != set(anglais[un])} == FAUX_AMIS
    assert len(communs) >= 15


@pytest.mark.parametrize(
    ("transcription", "francais", "anglais"),
    [
        ("f5d6", "Perpendiculaire", "Perpendicular Opening"),
        ("f5f6", "Diagonale", "Diagonal Opening"),
        ("f5f4", "Parallèle", "Parallel Opening"),
        ("f5d6c3d3c4", "Tigre", "Tiger"),
        ("f5d6c3d3c4f4f6", "Tigre diagonale", "Stephenson"),
        ("f5d6c3d3c4f4f6f3", "Tigre diagonale moderne", "Comp'Oth"),
        ("f5d6c3d3c4f4f6g5", "Tigre diagonale classique", "No-Kung"),
        ("f5d6c3d3c4f4f6b4", "Kung", "Kung"),
        ("f5d6c3d3c4f4e6", "Tigre compacte", "Leader's Tiger"),
        ("f5d6c4d3c5", "Chat", "Cat"),
        ("f5d6c5f4d3", "Cheval", "Horse"),
        ("f5d6c5f4e3c6d3f6e6d7", "Rose", "Rose"),
        ("f5f6e6f4e3", "Diagonale classique", "Cow"),
        ("f5f6e6f4e3d6", "Cheminée", "Chimney"),
        ("f5f6e6f4g5", "Heath", "Heath / Tobidashi"),
        ("f5f6e6f4c3", "Ishii", "Buffalo / Kenichi Variation"),
        ("f5", "", ""),
    ],
)
def test_les_debuts_que_chacun_connait(transcription: str, francais: str, anglais: str) -> None:
    assert (nom(transcription), nom(transcription, "en")) == (francais, anglais)


def test_le_nom_dure_jusqu_au_suivant() -> None:
    assert nom("f5d6c3d3c4f4f6f3") == nom("f5d6c3d3c4f4f6f3d7") == "Tigre diagonale moderne"
    partie = lire_transcription("f5d6c3d3c4f4f6f3d7")
    nommee = reconnaitre(partie.jeu, [tour.coup for tour in partie.historique], "fr")
    assert nommee is not None
    assert nommee.coups == 8


@pytest.mark.parametrize("langue", LANGUES)
def test_les_huit_images_d_un_debut_ont_le_meme_nom(langue: LangueDesNoms) -> None:
    noms = TableDesNoms(noms_fournis())
    for cases, dits in noms_fournis():
        trouvees = {noms.de(bytes(CASES[symetrie][case] for case in cases), langue) for symetrie in SYMETRIES}
        if dits[langue]:
            (trouvee,) = (une for une in trouvees if une is not None and une.coups == len(cases))
            assert trouvee.noms == dits[langue]


def images(transcription: str) -> Sequence[str]:
    cases = cases_de(transcription)
    vues = (bytes(CASES[symetrie][case] for case in cases) for symetrie in SYMETRIES)
    legales = [vue for vue in vues if divmod(vue[0], 8) in partie_de(b"").jeu.coups_legaux(partie_de(b"").etat)]
    return ["".join(nom_case(divmod(case, 8)) for case in vue) for vue in legales]


def test_les_quatre_premiers_coups_menent_au_meme_nom() -> None:
    quatre = images("f5f6e6f4g5")
    assert len(quatre) == 4
    assert {nom(une) for une in quatre} == {"Heath"}


def test_un_autre_ordre_des_coups_ne_change_pas_le_nom() -> None:
    assert nom("f5d6c4d3c3") == nom("f5d6c3d3c4") == "Tigre"
    # From a position that is its own mirror image, f4 and d6 are one move.
    assert nom("f5f6e6d6c5") == nom("f5f6e6f4e3") == "Diagonale classique"


def test_une_recherche_abandonnee_tot_ne_manque_rien() -> None:
    """Follow games to the sixtieth move and look every position up: the index stops as soon as nothing can follow."""
    noms = TableDesNoms(noms_fournis())
    cles = {}
    for cases, dits in noms_fournis():
        etat = partie_de(cases).etat
        cles[canonique(depuis_pions(etat.plateau, COULEUR_DE[etat.trait]))[0]] = dits
    hasard = random.Random(32)
    profondeurs: Counter[int] = Counter()
    for cases, _ in noms_fournis():
        partie = partie_de(cases[: hasard.randint(1, len(cases))])
        while not partie.terminee and partie.nb_coups < 30:
            partie.jouer(hasard.choice(partie.jeu.coups_legaux(partie.etat)))
        attendu, rang = ("", 0)
        for tour in partie.historique:
            rang += tour.coup is not None
            bits = depuis_pions(tour.etat.plateau, COULEUR_DE[tour.etat.trait])
            if (siens := cles.get(canonique(bits)[0])) and siens["fr"]:
                attendu, profondeur = " / ".join(siens["fr"]), rang
        jouees = en_cases(tour.coup for tour in partie.historique)
        trouvee = noms.de(jouees, "fr")
        assert (trouvee.texte if trouvee else "") == attendu
        if trouvee:
            assert trouvee.coups == profondeur
            profondeurs[trouvee.coups] += 1
    assert len(profondeurs) > 10


def test_seul_l_othello_8_x_8_du_depart_usuel_a_des_noms() -> None:
    partie = lire_transcription("f5d6c3d3c4")
    coups = [tour.coup for tour in partie.historique]
    assert nommer(partie.jeu, coups, "fr")
    assert not nommer(partie.jeu, coups[1:], "fr", partie.historique[0].etat)
    assert not nommer(lire_jeu("othello:taille=10"), coups, "fr")
    assert not nommer(lire_jeu("puissance4"), [3, 3], "fr")


def test_une_liste_qui_suit_l_emporte_par_langue_et_par_position() -> None:
    noms = TableDesNoms(noms_fournis(), lire_noms("f5d6c4d3c3;Mon tigre;\nf5d6c3d3c4f4;Plus loin;Further").lignes)
    tigre = cases_de("f5d6c3d3c4")
    francais, anglais = noms.de(tigre, "fr"), noms.de(tigre, "en")
    assert francais is not None
    assert anglais is not None
    assert (francais.texte, anglais.texte) == ("Mon tigre", "Tiger")


def test_de_deux_lignes_qui_se_rejoignent_la_jouee_a_son_nom() -> None:
    noms = TableDesNoms(lire_noms("f5d6c3d3c4;Par c3\nf5d6c4d3c3;Par c4").lignes)

    def dit(transcription: str) -> str:
        trouvee = noms.de(cases_de(transcription), "fr")
        return trouvee.texte if trouvee else ""

    assert dit("f5d6c3d3c4") == "Par c3"
    assert dit("f5d6c4d3c3") == "Par c4"
    (autre,) = {dit(image) for image in images("f5d6c3d3c4")}
    assert autre == "Par c3"


def test_la_liste_est_dans_l_ordre_des_coups() -> None:
    lignes = TableDesNoms(noms_fournis(), lire_noms("f5d6;;Mine").lignes).lignes()
    assert list(lignes) == sorted(cases for cases, _ in noms_fournis())
    assert lignes[bytes((37, 43))] == {"fr": "Perpendiculaire", "en": "Mine"}
    assert lignes[bytes((37, 43, 18))] == {"fr": "Inhumaine"}
