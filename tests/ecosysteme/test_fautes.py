"""A fault keeps its template and its values, wherever it travels; and no source says a finished sentence any more."""

from __future__ import annotations

import ast
import copy
import errno
import json
import pickle
import traceback
import unicodedata
from functools import cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecosysteme.fautes import CITATION, RAISONS, Faute, FauteDeType, Message, choix, citer, decrire, imprimable, mot
from ecosysteme.joueurs import Humain, lire_specification
from ecosysteme.plateau import Plateau, verifier_position
from ecosysteme.reglages import PROFONDEUR
from tests.modeles import arbres, champs, creations, litteraux, phrases_finies, porteuses

ANGLAIS = {
    "{nom}={texte} : attendu {attendu}": "{nom}={texte}: expected {attendu}",
    "{nature} de {minimum:g} à {maximum:g}": "{nature} from {minimum:g} to {maximum:g}",
    "un entier": "an integer",
}


def test_une_faute_est_une_valueerror_qui_dit_sa_phrase_et_garde_son_modele() -> None:
    with pytest.raises(ValueError, match=r"^taille 5 impossible : attendu 4, 6, 8 ou 10$") as levee:
        Plateau(5)
    assert isinstance(levee.value, Faute)
    assert levee.value.message == Message("taille {taille!r} impossible : attendu 4, 6, 8 ou 10", taille=5)
    pas_une_position: Any = "a1"
    with pytest.raises(TypeError, match="attendu un couple d'entiers") as levee_de_type:
        verifier_position(pas_une_position)
    assert isinstance(levee_de_type.value, FauteDeType)


def test_une_phrase_se_traduit_avec_celles_qu_elle_contient() -> None:
    with pytest.raises(Faute) as levee:
        PROFONDEUR.lire("900")
    assert str(levee.value) == "profondeur=900 : attendu un entier de 1 à 60"
    assert levee.value.message.dire(ANGLAIS.__getitem__) == "profondeur=900: expected an integer from 1 to 60"


def test_une_valeur_est_ecrite_quand_elle_est_donnee() -> None:
    tas = [3, 4]
    faute = Faute("tas {tas!r}, {part:.1f} {{%}}", tas=tas, part=0.25)
    tas.append(5)
    assert str(faute) == "tas [3, 4], 0.2 {%}"


@pytest.mark.parametrize("modele", ["{texte}", "{texte!r}"])
def test_d_un_texte_sans_fin_un_message_garde_le_debut(modele: str) -> None:
    message = Message(modele, texte="\x1b" * 10**6)
    assert len(str(message)) < 4 * CITATION + 4
    assert "…" in str(message)[-2:]


def test_ce_qui_vient_d_ailleurs_n_est_jamais_un_modele() -> None:
    """The words of an engine may hold braces, and a value that is missing is a mistake of the programmer."""
    assert str(Message("répond {mot}", mot=citer("{1} {x!r}"))) == "répond {1} {x!r}"
    with pytest.raises(KeyError):
        Message("coup {rang}", range=3)


TEXTES = st.text(max_size=8)
MESSAGES = st.recursive(
    st.builds(citer, TEXTES),
    lambda petits: st.builds(lambda un, autre: Message("a {un!r} {{}} {autre}", un=un, autre=autre), TEXTES, petits),
    max_leaves=4,
)


@given(MESSAGES)
def test_un_message_voyage_entre_processus_et_dort_dans_un_fichier(message: Message) -> None:
    faute = pickle.loads(pickle.dumps(Faute("refus : {raison}", raison=message)))
    assert isinstance(faute, Faute)
    assert faute.message.valeurs == {"raison": message}
    assert Message.depuis_json(message.en_json()) == copy.copy(message) == message
    assert hash(Message.depuis_json(message.en_json())) == hash(message)


@pytest.mark.parametrize(
    "texte",
    ["", "abandonne la partie", "[]", '"ab"', "[1, {}]", '["{x}", {}]', '["{x}", {"x": 3}]', '["{", {}]', '["{x}", 3]'],
)
def test_un_texte_qui_n_est_pas_un_message_est_refuse(texte: str) -> None:
    with pytest.raises(Faute, match="n'est pas un message"):
        Message.depuis_json(texte)


def test_toute_exception_a_sa_phrase() -> None:
    assert str(decrire(Faute("coup {rang}", rang=3))) == "coup 3"
    assert str(decrire(FileNotFoundError(errno.ENOENT, "No such file", "a/b"))) == (
        "a/b : ce fichier ou ce dossier n'existe pas"
    )
    assert str(decrire(OSError(errno.ENOSPC, "No space left"))) == "le disque est plein"
    assert str(decrire(OSError(99_999, "Odd"))) == "Odd"
    assert str(decrire(OSError("AF_UNIX path too long"))) == "AF_UNIX path too long"
    assert str(decrire(ZeroDivisionError())) == "ZeroDivisionError"
    # The sentence around a refusal of the system already names the file.
    refus = PermissionError(errno.EACCES, "Permission denied", "a/b")
    assert str(Faute("{chemin} non écrit : {erreur}", chemin="a/b", erreur=refus)) == (
        "a/b non écrit : la permission est refusée"
    )
    assert all(str(raison) for raison in RAISONS.values())


def test_une_valeur_se_remplace_dans_une_autre_phrase() -> None:
    avant = Message("{mieux} gagnait, {joue} perd", mieux="a8", joue="d2")
    apres = avant.avec("mieux", Message("un autre coup"))
    assert (str(avant), str(apres)) == ("a8 gagnait, d2 perd", "un autre coup gagnait, d2 perd")


def test_deux_messages_ne_se_confondent_pas() -> None:
    assert Message("{x}", x=1) == Message("{x}", x="1") != Message("{x}", x=2)
    assert Message("{x}", x="a") != Message("{y}", y="a")
    assert Message("a") != "a"
    assert repr(choix("a", "b")) == "Message('{premiers} ou {dernier}', {'premiers': 'a', 'dernier': 'b'})"


# What the sources may not write.


@cache
def noms() -> frozenset[str]:
    return porteuses(arbres().values())


def test_aucune_phrase_finie_dans_l_ecosysteme() -> None:
    dites = {f: list(phrases_finies(arbre, noms())) for f, arbre in arbres().items() if f.startswith("ecosysteme")}
    assert len(dites) > 100
    assert {fichier: phrases for fichier, phrases in dites.items() if phrases} == {}


@pytest.mark.parametrize(
    ("ligne", "reproche"),
    [
        ('raise ValueError("taille impossible")', "ValueError au lieu de Faute"),
        ('raise ValueError(f"taille {taille} impossible") from None', "ValueError au lieu de Faute"),
        ('faute = TypeError("pas une position")', "TypeError au lieu de Faute"),
        ('raise OSError("disque plein")', "OSError au lieu de Faute"),
        ('raise Faute(f"taille {taille} impossible")', "pas un texte écrit là"),
        ("raise MoteurDefaillant(str(erreur))", "pas un texte écrit là"),
        ('Message("a" + "b")', "pas un texte écrit là"),
        ('Message("{}".format(3))', "pas un texte écrit là"),
        ('raise Faute("taille {taille}")', "pas celles du modèle"),
        ('raise TropDeNoeuds("taille", taille=4)', "pas celles du modèle"),
    ],
)
def test_une_phrase_finie_est_vue(ligne: str, reproche: str) -> None:
    (dit,) = phrases_finies(ast.parse(ligne), noms())
    assert reproche in dit


@pytest.mark.parametrize(
    "ligne",
    [
        'raise Faute("taille {taille!r} impossible", taille=taille)',
        'raise Faute("un" if n == 1 else "plusieurs")',
        "raise Faute(message)",
        "raise Faute(self.refuser(coup))",
        "raise ValueError",
    ],
)
def test_une_faute_bien_ecrite_passe(ligne: str) -> None:
    assert list(phrases_finies(ast.parse(ligne), noms())) == []


def test_un_modele_se_lit_sans_ambiguite() -> None:
    """A name has one value, written in one way; and nothing is formatted by another value."""
    for arbre in arbres().values():
        for modele in (modele for creation in creations(arbre, noms()) for modele in litteraux(creation)):
            uniques = set(champs(modele))
            assert len({nom for nom, _, _ in uniques}) == len(uniques), modele
            assert all(nom.isidentifier() and "{" not in precision for nom, _, precision in uniques), modele


@given(st.text())
def test_ce_qui_vient_d_ailleurs_est_toujours_montrable(texte: str) -> None:
    phrases = (
        str(Faute("le moteur dit {texte}", texte=texte)),
        str(citer(texte)),
        str(decrire(OSError(2, "?", texte))),
        str(Message.depuis_json(Message("{texte}", texte=texte).en_json())),
        str(Message.depuis_json(json.dumps(["{a}", {"a": texte}]))),
    )
    for phrase in phrases:
        assert not any(unicodedata.category(signe) in ("Cc", "Cs", "Zl", "Zp") for signe in phrase)
        assert imprimable(phrase) == phrase


@pytest.mark.parametrize("signe", ["\x1b[31m", "\n", "\x9b", "\u202e", "\udcff"])
def test_un_signe_qui_agit_s_ecrit(signe: str) -> None:
    assert imprimable(f"é {signe}") == f"é {signe.encode('unicode_escape').decode()}"
    with pytest.raises(Faute, match="ne se voit pas"):
        lire_specification(f"externe:gtp,nom=a{signe}:programme")


@pytest.mark.parametrize("signe", ["\u061c", "\u00ad", "\u180e", "\ufff9", "\U000e0041", "\ue000", "\x85", "\u2028"])
def test_ce_qui_agit_se_reconnait_a_sa_categorie(signe: str) -> None:
    assert imprimable(f"a{signe}b") == f"a{signe.encode('unicode_escape').decode()}b"


@given(st.text())
def test_un_mot_n_a_rien_qui_agit_ni_qui_deborde(texte: str) -> None:
    dit = mot(texte)
    assert mot(dit) == dit
    nu = dit.removeprefix("\u2068").removesuffix("\u2069")
    assert len(nu) <= 60
    assert all(unicodedata.category(signe) not in ("Cc", "Cf", "Cs", "Co", "Zl", "Zp") for signe in nu)


def test_un_mot_de_droite_a_gauche_est_isole() -> None:
    assert mot("\u05d0\u05d1 38") == "\u2068\u05d0\u05d1 38\u2069"
    assert mot("\u202eA\u2067B\u061c") == "AB"


def test_une_trace_dit_que_c_est_une_valueerror() -> None:
    with pytest.raises(ValueError, match="occupée") as prise:
        Humain("N").retourner(Plateau(), (3, 3))
    assert traceback.format_exception_only(prise.value) == [
        "ecosysteme.fautes.FauteValueError: la case d4 est déjà occupée\n"
    ]
    copie = pickle.loads(pickle.dumps(prise.value))
    assert type(copie) is Faute
    assert str(copie) == str(prise.value)
