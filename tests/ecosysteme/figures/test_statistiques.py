import io
import json
from typing import Any

import pytest

from ecosysteme.fautes import imprimable
from ecosysteme.figures import lire_resultat, resultat_de, statistiques
from ecosysteme.formats.transcription import lire_transcription
from ecosysteme.tournoi.serie import Serie

pytest.importorskip("matplotlib")


def joueur(nom: str, *mesures: float) -> dict[str, Any]:
    cles = ("victoires", "nulles", "defaites", "marge_moyenne", "secondes_par_coup")
    return {"specification": nom, **dict(zip(cles, mesures, strict=True))}


RESULTAT = {
    "jeu": "othello:taille=6",
    "parties": 10,
    "elo": {"texte": "+70 [−20 ; +170]"},
    "joueurs": [
        joueur("ia_alphabeta:profondeur=4,egalites=premier", 5, 2, 3, 4.5, 0.02),
        joueur("b", 3, 2, 5, -4.5, 1),
    ],
}


def largeurs(axes: Any) -> list[float]:
    return [barre.get_width() for barre in axes.patches]


def test_chaque_joueur_a_ses_barres() -> None:
    figure: Any = statistiques(RESULTAT)
    parties, marges, temps = figure.axes
    assert largeurs(parties) == [5, 3, 2, 2, 3, 5]
    assert [barre.get_x() for barre in parties.patches] == [0, 0, 5, 3, 7, 5]
    assert (largeurs(marges), largeurs(temps)) == ([4.5, -4.5], [20, 1000])
    assert [nom.get_text() for nom in parties.get_yticklabels()] == ["ia_alphabeta:profondeur=4,e…", "b"]
    assert figure.get_suptitle() == "othello:taille=6 : 10 parties ; Elo du premier : +70 [−20 ; +170]"


def test_sans_points_pas_de_marge() -> None:
    assert len(statistiques({**RESULTAT, "jeu": "nim"}).axes) == 2
    assert len(statistiques({**RESULTAT, "jeu": "dames", "elo": None}).axes) == 3


def test_une_serie_se_dessine_aussi() -> None:
    serie = Serie(("Noir d'abord", "Blanc d'abord"), 2)
    with pytest.raises(ValueError, match="aucune partie finie"):
        statistiques(resultat_de(serie))
    serie.noter(lire_transcription("e6f4e3f6g5d6e7f5c5"))
    parties, marges, _ = statistiques(resultat_de(serie)).axes
    assert largeurs(parties) == [1, 0, 0, 0, 0, 1]
    assert largeurs(marges) == [64, -64]


def test_le_json_d_un_match_se_relit() -> None:
    assert lire_resultat(json.dumps(RESULTAT)) == RESULTAT


@pytest.mark.parametrize(("texte", "phrase"), [
    ("", "pas du JSON"),
    ("[1]", "aucun joueur"),
    ('{"joueurs": []}', "aucun joueur"),
    ('{"joueurs": [1]}', "aucun joueur"),
    ('{"joueurs": [{"victoires": "2"}]}', "le nombre victoires d'un joueur manque"),
])  # fmt: skip
def test_un_autre_texte_est_refuse(texte: str, phrase: str) -> None:
    with pytest.raises(ValueError, match=phrase):
        lire_resultat(texte)


@pytest.mark.parametrize("mots", [r"$\rien{$", "a $x$ b", "\x1b[31m\u202e", "W" * 10_000])
def test_les_mots_d_un_fichier_ne_sont_pas_des_formules(mots: str) -> None:
    joueurs = [joueur(mots, 5, 2, 3, 4.5, 0.02), joueur("b", 3, 2, 5, -4.5, 1)]
    figure: Any = statistiques({"jeu": mots, "parties": mots, "elo": {"texte": mots}, "joueurs": joueurs})
    figure.savefig(io.BytesIO())
    titre, nom = figure.get_suptitle(), figure.axes[0].get_yticklabels()[0].get_text()
    assert titre.startswith(imprimable(mots)[:20])
    assert nom.startswith(imprimable(mots)[:20])
    assert len(titre) <= 120
