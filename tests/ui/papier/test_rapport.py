"""The report of an analysis: accounts, curve, moves, key moments."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import pytest
from PySide6.QtGui import QFontMetricsF

from ecosysteme.analyse.bilan import CoupRevu
from ecosysteme.chances import points_attendus
from ecosysteme.experts import ConseillerOthello
from ecosysteme.explication import Certitude, Phrase, Pourquoi
from ecosysteme.fautes import Message
from ecosysteme.jeu import PREMIER
from ecosysteme.jeux.morpion import Morpion
from ecosysteme.jeux.othello import Othello
from ecosysteme.papier.fiche import Fiche
from ecosysteme.papier.page import A4, A5, Dessin, Format, Polyligne, Texte
from ecosysteme.papier.planche import svg_planche
from ecosysteme.papier.releve import dessiner_position
from ecosysteme.partie import Partie
from ecosysteme.variantes.evaluation import Evaluation, Juge
from tests.papier import dans_la_page, de_classe, fiche_de, texte_de
from ui.papier.mise_en_page import GOUTTIERE
from ui.papier.peinture import SERRE, UNITES, police_de
from ui.papier.rapport import composer_rapport, expliquer_rapport
from ui.socle.langue import Langue, pour_cent

PERTES = {10: 24, 21: 12, 40: 2}  # by number of the move; the others lose nothing


def jugee(fiche: Fiche, depuis: int = 1, pertes: Mapping[int, int] = PERTES) -> Fiche:
    """Judge each move, from one on, to be worth its number to who plays it, less what it lost."""
    tours = {tour.numero: tour for tour in fiche.tours}
    for note in fiche.coups[depuis - 1 :]:
        perte, legaux = pertes.get(note.numero, 0), fiche.jeu.coups_legaux(note.avant)
        autres = tuple(coup for coup in legaux if coup != note.coup)[:1] if perte else (note.coup,)
        valeur = note.numero - perte if note.camp == PREMIER else perte - note.numero
        evaluation = Evaluation(valeur, perte, meilleurs=autres, profondeur=10, juge=Juge("essai"))
        tours[note.noeud.numero] = replace(note.noeud, evaluation=evaluation)
    return replace(fiche, tours=tuple(tours.values()))


def evaluation(fiche: Fiche, numero: int) -> Evaluation:
    dite = fiche.coups[numero - 1].noeud.evaluation
    assert dite is not None
    return dite


@pytest.mark.parametrize("feuille", [A4, A5])
def test_chaque_coup_a_sa_valeur_et_ce_qu_il_perd(langue: Langue, feuille: Format) -> None:
    fiche = jugee(fiche_de())
    premiere, *_, derniere = composer_rapport(fiche, feuille).pages
    haut = texte_de(premiere, "21").y
    meilleur = fiche.jeu.ecrire_coup(evaluation(fiche, 21).meilleurs[0])
    ligne = {texte.texte for texte in de_classe(premiere, Texte) if texte.y == haut}
    assert {"21", "f6", "+9", "−12", "?", meilleur} <= ligne
    assert "−24" in premiere.textes
    haut = texte_de(premiere, "22").y
    assert {"22", "−22"} <= {texte.texte for texte in de_classe(premiere, Texte) if texte.y == haut}, "pour Noir aussi"
    assert "pour Noir" in premiere.textes
    assert {"imprécisions", "erreurs", "gaffes", "Alice", "Bob", "Blanc gagne 33 à 31"} <= set(premiere.textes)
    assert dans_la_page(premiere)
    assert dans_la_page(derniere)


def test_le_bilan_compte_les_erreurs_de_chacun(langue: Langue) -> None:
    page = composer_rapport(jugee(fiche_de()), A4).pages[0]
    # Alice played the odd moves: one error of 12 discs. Bob: a blunder of 24, and 2 discs.
    alice = [texte for texte in page.textes if texte in ("0,40", "0,87", "97 %", "93 %")]
    assert alice == ["0,40", "0,87", "97 %", "93 %"]


@pytest.mark.parametrize("feuille", [A4, A5])
def test_le_niveau_et_sa_fourchette_tiennent_dans_leur_colonne(langue: Langue, feuille: Format) -> None:
    pages = composer_rapport(jugee(fiche_de(), pertes={10: 24, 20: 14, 22: 14, 31: 12}), feuille).pages
    niveau = texte_de(pages[0], "20 (20 à 20)")
    large = QFontMetricsF(police_de(niveau)).horizontalAdvance("20 (19 à 21)") * SERRE / UNITES
    assert large <= niveau.largeur


def test_le_bilan_compte_chaque_gravite(langue: Langue) -> None:
    page = composer_rapport(jugee(fiche_de(), pertes={10: 24, 20: 14, 22: 14, 31: 12}), A4).pages[0]
    colonnes = {}
    for titre in ("imprécisions", "erreurs", "gaffes", "précision", "niveau"):
        rang = page.textes.index(titre)
        colonnes[titre] = page.textes[rang + 1 : rang + 3]  # Alice, then Bob
    assert (colonnes.pop("précision"), colonnes.pop("niveau")) == (("92", "74"), ("20 (20 à 20)", "17 (15 à 18)"))
    assert colonnes == {"imprécisions": ("1", "0"), "erreurs": ("0", "2"), "gaffes": ("0", "1")}


def test_la_courbe_est_en_chances_et_les_pions_en_tirets(langue: Langue) -> None:
    fiche = jugee(fiche_de())
    page = composer_rapport(fiche, A4).pages[0]
    pions, courbe = de_classe(page, Polyligne)
    assert (pions.tirets, courbe.tirets) == (True, False)
    assert len(courbe.points) == len(courbe.ronds) == len(pions.points) == 60
    haut, bas = (texte_de(page, pour_cent(part)) for part in (1, 0))
    haute, hauteur = haut.y + haut.hauteur / 2, bas.y - haut.y
    for numero in (1, 2, 30, 59):
        valeur = evaluation(fiche, numero).valeur
        vides = 64 - sum(fiche.jeu.scores(fiche.coups[numero - 1].noeud.etat))
        attendu = haute + hauteur * (1 - points_attendus(valeur, vides))
        assert courbe.points[numero - 1][1] == pytest.approx(attendu)
        assert pions.points[numero - 1][1] == pytest.approx(haute + hauteur * (1 - valeur / 64) / 2)
    assert [texte_de(page, portee).y for portee in ("+64", "−64")] == [haut.y, bas.y]
    abscisses = [x for x, _ in courbe.points]
    assert abscisses == sorted(abscisses)


def test_la_courbe_numerote_les_moments_cles(langue: Langue) -> None:
    fiche = jugee(fiche_de(), pertes={9: 30, 10: 24, 20: 14, 21: 12, 30: 25})
    page = composer_rapport(fiche, A4).pages[0]
    courbe = de_classe(page, Polyligne)[1]
    marques = [texte for texte in de_classe(page, Texte) if texte.gras and texte.largeur == 8]
    milieux = [texte.x + 4 for texte in marques]
    assert [texte.texte for texte in marques] == ["1", "2", "?", "?", "3"]
    assert milieux == pytest.approx([courbe.points[numero - 1][0] for numero in (9, 10, 20, 21, 30)])


def test_les_fautes_montrent_la_position_d_avant(langue: Langue) -> None:
    fiche = jugee(fiche_de())
    page = composer_rapport(fiche, A4).pages[-1]
    titres = [texte for texte in page.textes if " · Coup" in texte]
    assert titres == ["1 · Coup 10 : d2 ??", "2 · Coup 21 : f6 ?"], "errors only, in the order of the game"
    assert "Moments clés" in page.textes
    note, dite = fiche.coups[9], evaluation(fiche, 10)
    planche = dessiner_position(fiche.jeu, note.avant, reperes={dite.meilleurs[0]: "etoile", note.coup: "croix"})
    assert svg_planche(planche) in [dessin.svg for dessin in de_classe(page, Dessin)]
    assert any("× joué : d2 (−14)" in texte and "(+10)" in texte for texte in page.textes)


def test_les_moments_cles_passent_avant_les_autres_fautes(langue: Langue) -> None:
    """A page has six boards: the moment of who lost least is one of them."""
    graves = dict.fromkeys(range(2, 24, 2), 30)
    page = composer_rapport(jugee(fiche_de(), pertes=graves | {25: 12}), A4).pages[-1]
    assert "Moments clés et autres fautes" in page.textes
    titres = [texte for texte in page.textes if "Coup " in texte]
    assert len(titres) == 6
    assert sum(" · Coup" in titre for titre in titres) == 3
    assert titres[-1].startswith("3 · Coup 25")


CLASSE = Phrase(Certitude.PROUVE, Message("{mieux} faisait nulle, {joue} perd", mieux="c4", joue="d2"))
FAIT = Phrase(
    Certitude.SANS_DOUTE, Message("{joue} laisse {n} à {adv}, {mieux} {m}", joue="f6", n=9, adv="", mieux="", m=2)
)


@pytest.mark.parametrize("feuille", [A4, A5])
def test_chaque_faute_dit_pourquoi_avec_sa_certitude(langue: Langue, feuille: Format) -> None:
    raisons = {numero: Pourquoi((CLASSE, FAIT), {}, {}, (3, 2), (), ()) for numero in (10, 21)}
    page = composer_rapport(jugee(fiche_de()), feuille, raisons).pages[-1]
    legendes = [texte for texte in de_classe(page, Texte) if "× joué" in texte.texte]
    assert len(legendes) == 2
    for legende in legendes:
        assert legende.texte.split("\n")[1:] == [
            "Prouvé : c4 faisait nulle, d2 perd.",
            "Sans doute : f6 laisse 9 à ,  2.",
        ]
        assert legende.lignes == 4
        assert legende.largeur == pytest.approx((feuille.utile * (1 - GOUTTIERE)) / 2), "toute la largeur"
    assert dans_la_page(page)
    langue.choisir("en")
    page = composer_rapport(jugee(fiche_de()), feuille, raisons).pages[-1]
    assert any("Proved: " in texte for texte in page.textes)


def test_de_longues_raisons_prennent_la_place_d_une_rangee(langue: Langue) -> None:
    fiche = jugee(fiche_de(), pertes=dict.fromkeys(range(2, 14, 2), 30))
    longue = replace(FAIT, message=Message("{joue} laisse {n}", joue="f6 " * 80, n=2))
    courte, avec = ({2: Pourquoi((phrase,), {}, {}, (3, 2), (), ())} for phrase in (CLASSE, longue))
    nombres = [len(composer_rapport(fiche, A4, raisons).pages) for raisons in ({}, courte, avec)]
    assert nombres == [2, 2, 3]
    pages = composer_rapport(fiche, A4, avec).pages
    assert len([1 for page in pages for texte in page.textes if "× joué" in texte]) == 6
    assert all(map(dans_la_page, pages))


def test_les_raisons_sont_celles_des_fautes_que_le_rapport_montre(monkeypatch: pytest.MonkeyPatch) -> None:
    demandes: list[tuple[int, object]] = []

    def expliquer(coup: CoupRevu, joueurs: object, *_: object) -> Pourquoi | None:
        demandes.append((coup.numero, joueurs))
        return None if coup.numero == 10 else Pourquoi((CLASSE,), {}, {}, (3, 2), (), ())

    monkeypatch.setattr("ui.papier.rapport.expliquer_revu", expliquer)
    fiche = jugee(fiche_de())
    assert list(expliquer_rapport(fiche, ConseillerOthello(Othello()))) == [21]
    assert demandes == [(10, fiche.entete.joueurs), (21, fiche.entete.joueurs)]


def test_une_analyse_arretee_imprime_ce_qu_elle_a_dit(langue: Langue) -> None:
    [page] = composer_rapport(jugee(fiche_de(), depuis=46), A4).pages
    assert "46" in page.textes
    assert "45" not in page.textes
    with pytest.raises(ValueError, match="aucun coup de cette partie n'est jugé"):
        composer_rapport(fiche_de(), A4)


def test_un_jeu_qui_ne_s_analyse_pas_le_dit(langue: Langue) -> None:
    with pytest.raises(ValueError, match="n'existe que pour Othello"):
        composer_rapport(Fiche.de(Partie(Morpion())), A4)
