"""Every reader given damaged inputs: it must read them, or refuse with a ``ValueError`` that says why."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial
from importlib.resources import files
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Event
from typing import Final

import numpy as np

from ecosysteme.atelier.epreuve.epreuve import Epreuve
from ecosysteme.classe.copie import CopieEleve, ReponseEleve, ecrire_copie, lire_copie
from ecosysteme.classe.etape import ChoixDemande, CoupDemande, EtapeDeSeance, ExerciceDonne, PositionMontree
from ecosysteme.classe.fichier import ecrire_seance, lire_seance
from ecosysteme.classe.seance import Correction, SeanceDeClasse
from ecosysteme.exercices.paquet import ecrire_paquet, exercices_fournis, lire_paquet
from ecosysteme.fautes import Message, citer
from ecosysteme.formats.ggf import lire_ggf
from ecosysteme.formats.obf import lire_obf
from ecosysteme.formats.position import lire_position
from ecosysteme.formats.reconnaitre import reconnaitre
from ecosysteme.formats.transcription import lire_transcription
from ecosysteme.formats.wthor import lire_wthor
from ecosysteme.jeux import lire_jeu
from ecosysteme.joueurs import lire_specification
from ecosysteme.joueurs.repertoire import MoteurEnregistre, ecrire_moteurs, lire_moteurs
from ecosysteme.livre.edax import ecrire_edax, lire_edax
from ecosysteme.livre.egaroucid import ecrire_egaroucid, lire_egaroucid
from ecosysteme.moteur.puissance4.livre import Etage, LivrePuissance4
from ecosysteme.ouvertures.fichier_noms import lire_noms
from ecosysteme.ouvertures.livre import Livre
from ecosysteme.serveur.gtp import ServeurGTP
from ecosysteme.serveur.nboard import ServeurNBoard
from ecosysteme.serveur.penseur import PenseurMoteur
from ecosysteme.tournoi.base import Base
from ecosysteme.tournoi.exports import FORMATS_DE_PARTIES, en_json, lire_tableau
from ecosysteme.tournoi.fiche import PartieFinie
from ecosysteme.tournoi.plan import Reglement
from ecosysteme.tournoi.rapport import rediger

TRANSCRIPTION: Final = "f5d6c3d3c4f4f6f3e6e7"
PLATEAU: Final = "-" * 27 + "OX------XO" + "-" * 27 + " X"
GGF: Final = (
    "(;GM[Othello]PC[x]DT[2003]PB[a]PW[b]RE[2]TI[5:00]TY[8]BO[8 "
    "---------------------------O*------*O--------------------------- *]B[d3//0.01]W[c3]B[c4];)"
)
SGF: Final = "(;FF[4]GM[2]SZ[8]PB[a]PW[b];B[fe];W[df]C[bien](;B[cc])(;B[cd]))"
NOMS_D_OUVERTURES: Final = "coups;français;anglais\nf5d6c3;Tigre;Tiger|Tigers\nf5f6;Diagonale;\n# mienne\n"
REGLEMENT: Final = Reglement("othello", ("ia_alea", "ia_max"), 40, graine=4, sprt=(-5.0, 5.0))
# What readers have stumbled over: bytes that end texts, open lists, look like numbers, or are other people's digits.
MORCEAUX: Final = (
    b"\x00", b"\xff\xfe", b"\n", b";", b"[" * 50, b"(;" * 50, b"]", b"}", b'"', b"-", b"9" * 5000, b"nan", b"1e999",
    "\u0663".encode(), b"\x1b[31m", b"null", b"<script>", b",", b":", b"\\",
)  # fmt: skip

QUAND: Final = "2026-01-31T10:30:00"
COPIE: Final = CopieEleve("a", "b", "c", QUAND, QUAND, (ReponseEleve("d3", True, 2.0), ReponseEleve()))

LireOctets = Callable[[bytes], object]


def _texte(lire: Callable[[str], object]) -> LireOctets:
    return lambda octets: lire(octets.decode("utf-8", "replace"))


MESSAGE: Final = Message("{chemin} non écrit : {erreur}", chemin="x", erreur=citer("y"))


def _seance() -> str:
    debut = PositionMontree("othello", lire_jeu("othello").etat_initial())
    etapes = (
        EtapeDeSeance("coup", "texte", debut, CoupDemande(("d3",)), "dit"),
        EtapeDeSeance("choix", demande=ChoixDemande(("oui", "non"), (0,))),
        EtapeDeSeance("exercice", demande=ExerciceDonne(exercices_fournis()[0])),
    )
    return ecrire_seance(SeanceDeClasse("titre", "auteur", "fr", Correction.A_LA_FIN, etapes))


def lecteurs() -> dict[str, tuple[bytes, LireOctets]]:
    """Return the readers, by name, each with an input that it reads."""
    joueur = "externe:gtp,temps=2,nom=x:moteur -gtp -level 20"
    moteurs = ecrire_moteurs((MoteurEnregistre.depuis(joueur), MoteurEnregistre.depuis("externe:nboard:autre")))
    livre = files("ecosysteme.ouvertures").joinpath("livre.npz").read_bytes()
    livre_puissance4 = LivrePuissance4([Etage(np.array([0], np.uint64), np.array([1], np.int8))])
    return {
        "transcription": (TRANSCRIPTION.encode(), _texte(lire_transcription)),
        "position": (PLATEAU.encode(), _texte(lire_position)),
        "séance de classe": (_seance().encode(), _texte(lire_seance)),
        "copie d'élève": (ecrire_copie(COPIE).encode(), _texte(lire_copie)),
        "obf": (f"{PLATEAU}; D3:+0; C4:-2; % début\n".encode() * 3, _texte(lire_obf)),
        "ggf": (GGF.encode(), _texte(lire_ggf)),
        "reconnaître": (f"{SGF}\n".encode(), reconnaitre),
        "reconnaître ggf": (GGF.encode(), reconnaitre),
        "wthor": (_wthor(), lire_wthor),
        "joueur": (joueur.encode(), _texte(lire_specification)),
        "jeu": (b"nim:tas=3-4-5,maximum=2,misere=oui", _texte(lire_jeu)),
        "moteurs": (moteurs.encode(), _texte(lire_moteurs)),
        "message": (MESSAGE.en_json().encode(), _texte(Message.depuis_json)),
        "règlement": (REGLEMENT.en_json().encode(), _texte(Reglement.depuis_json)),
        "livre d'othello": (livre, Livre.lire),
        "livre d'Egaroucid": (ecrire_egaroucid(Livre.lire(livre)), lire_egaroucid),
        "livre d'Edax": (ecrire_edax(Livre.lire(livre)), lire_edax),
        "exercices": (ecrire_paquet(exercices_fournis()[:3]).encode(), _texte(lire_paquet)),
        "noms d'ouvertures": (NOMS_D_OUVERTURES.encode(), _texte(lire_noms)),
        "livre de puissance 4": (livre_puissance4.octets(), LivrePuissance4.lire),
    }


def _wthor() -> bytes:
    """Return a database of one game, which is over before its first move."""
    entete = bytes((20, 26, 11, 22)) + (1).to_bytes(4, "little") + bytes((0, 0, 198, 7, 8, 0, 0, 0))
    return entete + bytes(68)


def abimer(source: random.Random, octets: bytes) -> bytes:
    """Damage an input in one to four places: bytes changed, lost, doubled, put in, or all that follows lost."""
    abimes = bytearray(octets)
    for _ in range(source.randint(1, 4)):
        debut = source.randrange(len(abimes) + 1)
        fin = min(len(abimes), debut + source.choice((1, 1, 2, 8, 64)))
        geste = source.randrange(5)
        if geste == 0:
            abimes[debut:fin] = source.randbytes(fin - debut)
        elif geste == 1:
            del abimes[debut:fin]
        elif geste == 2:
            abimes[debut:debut] = abimes[debut:fin] * source.choice((1, 2, 100))
        elif geste == 3:
            abimes[debut:debut] = source.choice(MORCEAUX)
        else:
            del abimes[debut:]
    return bytes(abimes)


def eprouver_lecteur(exemple: bytes, lire: LireOctets, source: random.Random) -> Iterator[str]:
    """Give a reader its example, then damaged ones."""
    lire(exemple)
    while True:
        octets = abimer(source, exemple)
        try:
            lire(octets)
        except ValueError:
            yield ""
        except Exception as erreur:
            yield f"{type(erreur).__name__} : {erreur} sur {octets[:300]!r}"
        else:
            yield ""


def bases(source: random.Random) -> Iterator[str]:
    """Damage a file of tournaments, its bytes or its cells, and read all of it."""
    with TemporaryDirectory(prefix="othellier-") as dossier:
        saine, essai = Path(dossier, "saine.sqlite"), Path(dossier, "essai.sqlite")
        with Base(saine) as base:
            numero = base.creer(REGLEMENT, ["f5 d6", "f5 f6"])
            base.ajouter(numero, [_fiche(rang) for rang in range(30)])
        while True:
            if source.random() < 0.5:
                essai.write_bytes(abimer(source, saine.read_bytes()))
            else:
                essai.write_bytes(saine.read_bytes())
                _changer_une_case(source, essai)
            try:
                _tout_lire(essai)
            except ValueError:
                yield ""
            except Exception as erreur:
                yield f"{type(erreur).__name__} : {erreur}"
            else:
                yield ""


def _fiche(rang: int) -> PartieFinie:
    premier = rang % 2
    return PartieFinie(
        rang, premier, 1 - premier, "1/2", "f5 d6", "f5 d6 c3 d3", ((12,), (34,)), 1, (40, 24), (4.5, 6.0), 1.7e9
    )  # fmt: skip


def _changer_une_case(source: random.Random, fichier: Path) -> None:
    nombres = (None, -1, 2, 99, 1 << 62, 1.5, float("inf"))
    valeurs = (*nombres, "x", "", "[" * 3000, b"\xff", "<script>", "1 -2", "\x1b[31m")
    with closing(sqlite3.connect(fichier)) as lien, lien:
        table = source.choice(("partie", "partie", "tournoi", "inscrit", "ouverture"))
        colonnes = [rangee[1] for rangee in lien.execute(f"PRAGMA table_info({table})")]
        ordre = f"UPDATE OR IGNORE {table} SET {source.choice(colonnes)} = ?"
        try:
            lien.execute(ordre, (source.choice(valeurs),))
        except sqlite3.IntegrityError:  # a cell that the table itself guards
            lien.rollback()


def _tout_lire(fichier: Path) -> None:
    with Base(fichier, creer=False) as base:
        numero = base.dernier()
        base.cree(numero)
        en_json(lire_tableau(base, numero))
        for ecrire in (rediger, *FORMATS_DE_PARTIES.values()):
            if "<script>" in "".join(ecrire(base, numero)) and ecrire is rediger:
                raise AssertionError("la page est vivante")


LIGNES: Final = {
    "gtp": ("boardsize 8", "play b f5", "undo", "showboard", "time_left b 1 0", "komi 6.5", "12 known_command play"),
    "nboard": ("nboard 2", "set depth 1", f"set game {GGF}", "move d3", "ping 3", "set contempt 0", "learn"),
}


def serveur(protocole: str, source: random.Random) -> Iterator[str]:
    """Send damaged lines to our server: it never falls, and GTP answers each that is not empty."""
    recues: list[str] = []
    fabrique = ServeurGTP if protocole == "gtp" else ServeurNBoard
    session = fabrique(PenseurMoteur(niveau=1, taches=1, hash=1), recues.append)
    while True:
        ligne = abimer(source, source.choice(LIGNES[protocole]).encode()).decode("utf-8", "replace")
        ligne = ligne.replace("\n", " ").replace("\r", " ")
        recues.clear()
        try:
            session.obeir(ligne, Event())
        except Exception as erreur:
            yield f"{type(erreur).__name__} : {erreur} sur {ligne[:300]!r}"
            continue
        dite = any(map(str.isalnum, ligne.partition("#")[0]))
        muette = protocole == "gtp" and dite and not recues
        yield f"sans réponse : {ligne[:300]!r}" if muette else ""


def epreuves_de_lecture() -> tuple[Epreuve, ...]:
    """Return the trials of every reader: many are quick, and held for long."""
    risque = "un fichier reçu qui fait tomber le programme"
    tous = [
        Epreuve(f"entrées abîmées : {nom}", partial(eprouver_lecteur, *quoi), risque, 0.25)
        for nom, quoi in lecteurs().items()
    ]
    lignes = "un programme voisin qui fait tomber le nôtre"
    serveurs = [Epreuve(f"lignes abîmées : {nom}", partial(serveur, nom), lignes, 0.25) for nom in LIGNES]
    return (*tous, Epreuve("bases abîmées", bases, "une base reçue qui fait tomber le programme", 2.0), *serveurs)
