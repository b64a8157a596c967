"""A game that a command is given is the same on the line and in a file."""

from pathlib import Path

from ecosysteme.commandes.parties import lire_partie
from ecosysteme.jeux import lire_jeu


def test_une_partie_se_lit_dans_un_fichier_ou_sur_la_ligne(tmp_path: Path) -> None:
    fichier = tmp_path / "partie.txt"
    for jeu, texte in (("puissance4", "4455 3"), ("nim:tas=12-3", "a12 B3"), ("othello", "F5 D6\n"), ("morpion", "")):
        regles = lire_jeu(jeu)
        fichier.write_text(texte, encoding="utf-8")
        attendue = "".join(texte.split()).lower()
        assert lire_partie(texte, regles).transcription == lire_partie(str(fichier), regles).transcription == attendue
