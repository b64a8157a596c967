import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ecosysteme.classe.etape import ChoixDemande, CoupDemande, EtapeDeSeance, FeuilleDonnee, PositionMontree
from ecosysteme.classe.fichier import LIMITE_SEANCE, ecrire_seance, empreinte, lire_seance, ouvrir_seance
from ecosysteme.classe.seance import Correction
from ecosysteme.fautes import Faute
from ecosysteme.jeux import JEUX, lire_jeu
from ecosysteme.papier.pages_classe import pages_possibles
from tests.ecosysteme.classe.exemples import DEBUT, seance_de_test


def changer(geste: Callable[[Any], object]) -> str:
    """Return the text of the session of the examples, changed."""
    objet = json.loads(ecrire_seance(seance_de_test()))
    geste(objet)
    return json.dumps(objet)


def test_une_seance_revient_entiere(tmp_path: Path) -> None:
    for correction in Correction:
        seance = seance_de_test(correction)
        chemin = tmp_path / "coins.seance"
        chemin.write_text(ecrire_seance(seance), encoding="utf-8")
        assert lire_seance(ecrire_seance(seance)) == ouvrir_seance(chemin) == seance


@pytest.mark.parametrize("nom", JEUX)
def test_une_question_de_chaque_jeu_revient(nom: str) -> None:
    jeu = lire_jeu(nom)
    etat = jeu.etat_initial()
    coup = jeu.ecrire_coup(jeu.coups_legaux(etat)[0])
    etape = EtapeDeSeance("Coup", position=PositionMontree(nom, etat), demande=CoupDemande((coup,)))
    seance = replace(seance_de_test(), etapes=(etape,))
    assert lire_seance(ecrire_seance(seance)) == seance


@pytest.mark.parametrize("nom", JEUX)
def test_une_feuille_a_imprimer_de_chaque_jeu_revient(nom: str) -> None:
    jeu = lire_jeu(nom)
    demande = FeuilleDonnee("Feuille 1", pages_possibles(jeu))
    etape = EtapeDeSeance("Papier", position=PositionMontree(nom, jeu.etat_initial()), demande=demande)
    seance = replace(seance_de_test(), etapes=(etape,))
    assert lire_seance(ecrire_seance(seance)) == seance
    assert len(demande.pages) == (4 if nom in ("morpion", "nim") else 2)


def test_l_empreinte_suit_le_contenu() -> None:
    seance = seance_de_test()
    assert empreinte(seance) == empreinte(seance_de_test()) != empreinte(replace(seance, titre="Autre"))


def _feuille(page: str) -> dict[str, object]:
    return {"genre": "feuille", "feuille": "F", "pages": [page]}


FAUTES: list[tuple[Callable[[Any], object], str]] = [
    (lambda o: o.update(titre=""), "titre : attendu un texte"),
    (lambda o: o.update(titre="x" * 121), "titre : attendu un texte de 120 signes au plus"),
    (lambda o: o.update(langue="FR"), "langue 'FR' impossible"),
    (lambda o: o.update(correction="jamais"), "correction 'jamais' inconnue : attendu tout_de_suite, a_la_fin"),
    (lambda o: o.update(etapes=[]), "aucune étape"),
    (lambda o: o.update(etapes=o["etapes"] * 17), "etapes : attendu une liste de 100 éléments au plus"),
    (lambda o: o.update(etapes=[3]), "étape 1 : attendu un objet JSON"),
    (lambda o: o.update(script="rm"), "champ 'script' inconnu"),
    (lambda o: o["etapes"][0].update(titre=" "), "étape 1 : l'étape n'a pas de titre : attendu celui que l'élève lira"),
    (lambda o: o["etapes"][0].update(texte="x" * 2001), "étape 1 : texte : attendu un texte de 2000 signes"),
    (lambda o: o["etapes"][1].update(jeu="échecs"), "étape 2 : jeu 'échecs' inconnu"),
    (lambda o: o["etapes"][1].update(position="XO"), "étape 2 : "),
    (lambda o: o["etapes"][1].pop("position"), "étape 2 : un coup est demandé sans position"),
    (lambda o: o["etapes"][1]["demande"].update(acceptes=["a1"]), "étape 2 : coup 'a1' impossible : attendu parmi c4"),
    (lambda o: o["etapes"][1]["demande"].update(genre="vote"), "étape 2 : demande 'vote' inconnue : attendu coup, "),
    (lambda o: o["etapes"][1]["demande"].update(coup="d3"), "étape 2 : champ 'coup' inconnu"),
    (lambda o: o["etapes"][2]["demande"].update(choix=["seul"], bons=[]), "étape 3 : il faut au moins deux réponses"),
    (lambda o: o["etapes"][2]["demande"].update(bons=[3]), "étape 3 : bons : attendu un entier de 0 à 2"),
    (lambda o: o["etapes"][2]["demande"].update(bons=[1, 1]), "étape 3 : bons : attendu des rangs différents"),
    (lambda o: o["etapes"][4]["demande"].update(exercice=""), "étape 5 : 0 exercices : attendu un seul"),
    (lambda o: o["etapes"][4]["demande"].update(exercice="X"), "étape 5 : "),
    (lambda o: o["etapes"][4].update(jeu="othello", position=o["etapes"][1]["position"]), "étape 5 : un exercice a sa"),
    (
        lambda o: o["etapes"][5]["demande"].update(feuille=""),
        "étape 6 : la feuille n'a pas de nom",
    ),
    (lambda o: o["etapes"][5]["demande"].update(pages=["arbre"]), "étape 6 : une feuille est à imprimer sans position"),
    (lambda o: o["etapes"][1].update(demande=_feuille("grundy")), "page 'grundy' inconnue : attendu arbre, arbre_res"),
]


@pytest.mark.parametrize(("geste", "raison"), FAUTES)
def test_ce_qui_ne_va_pas_est_nomme(geste: Callable[[Any], object], raison: str) -> None:
    with pytest.raises(Faute, match=raison):
        lire_seance(changer(geste))


def test_personne_ne_joue_dans_une_position_finie() -> None:
    jeu = lire_jeu("morpion")
    etat = jeu.etat_initial()
    for coup in ("a1", "a2", "b1", "b2", "c1"):
        etat = jeu.jouer(etat, jeu.lire_coup(coup))
    etape = EtapeDeSeance("Coup", position=PositionMontree("morpion", etat), demande=CoupDemande(()))
    with pytest.raises(Faute, match="aucun coup n'est possible"):
        ecrire_seance(replace(seance_de_test(), etapes=(etape,)))


def test_ce_qui_ne_se_relirait_pas_ne_s_ecrit_pas() -> None:
    etape = EtapeDeSeance("Choix", position=DEBUT, demande=ChoixDemande(("oui", "oui"), ()))
    with pytest.raises(Faute, match="étape 1 : choix : attendu des textes différents"):
        ecrire_seance(replace(seance_de_test(), etapes=(etape,)))


@pytest.mark.parametrize("texte", ["", "{", "[" * 100_000, '{"format": "othellier-copie", "version": 1}', "\x00"])
def test_un_autre_texte_est_refuse(texte: str) -> None:
    with pytest.raises(Faute):
        lire_seance(texte)


def test_les_mots_n_agissent_pas() -> None:
    lue = lire_seance(changer(lambda o: o["etapes"][0].update(texte="a\x1b[31m\u202eb\nc")))
    assert lue.etapes[0].texte == "a[31mb\nc"


def test_un_fichier_trop_long_n_est_pas_lu(tmp_path: Path) -> None:
    chemin = tmp_path / "long.seance"
    chemin.write_bytes(b" " * (LIMITE_SEANCE + 1))
    with pytest.raises(Faute, match="attendu 4 Mo au plus"):
        ouvrir_seance(chemin)
