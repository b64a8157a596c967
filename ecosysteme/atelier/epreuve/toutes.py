"""The list of all trials, in the order in which they are told; whoever has Qt adds those of the window."""

from __future__ import annotations

from typing import Final

from ecosysteme.atelier.epreuve.bibliotheques import bibliotheques_abimees, imports_tues
from ecosysteme.atelier.epreuve.ecrits import ecrits_relus, lots
from ecosysteme.atelier.epreuve.epreuve import Epreuve
from ecosysteme.atelier.epreuve.journaux import sauts_d_horloge, voisines
from ecosysteme.atelier.epreuve.lecteurs import epreuves_de_lecture
from ecosysteme.atelier.epreuve.memoire import memoires
from ecosysteme.atelier.epreuve.pieges import bases_piegees, verrous
from ecosysteme.atelier.epreuve.regles import bitboards, dictionnaire, finales
from ecosysteme.atelier.epreuve.signaux import signaux
from ecosysteme.atelier.epreuve.tueries import tournois_tues

EPREUVES: Final = [
    Epreuve("coups, noyaux", bitboards, "un coup faux du moteur"),
    Epreuve("coups, plateaux de 4 à 10", dictionnaire, "un coup faux du plateau"),
    Epreuve("finales", finales, "un score faux du moteur"),
    *epreuves_de_lecture(),
    Epreuve("parties écrites et relues", ecrits_relus, "une partie écrite que nous ne relisons pas"),
    Epreuve("grandes entrées, mémoire bornée", memoires, "un fichier qui remplit la mémoire", 4.0),
    Epreuve("bases piégées", bases_piegees, "une base reçue qui lance un programme", 3.0),
    Epreuve("verrous disputés", verrous, "deux programmes qui jouent une même base", 1.5),
    Epreuve("tournois tués", tournois_tues, "une partie perdue ou jouée deux fois", 3.0),
    Epreuve("bibliothèques abîmées", bibliotheques_abimees, "une bibliothèque qui fait tomber le programme", 2.0),
    Epreuve("imports tués", imports_tues, "une bibliothèque à moitié importée", 2.0),
    Epreuve("horloges qui sautent", sauts_d_horloge, "une partie gardée qui disparaît"),
    Epreuve("parties qui ne s'écrivent pas", voisines, "une partie qui en fait perdre d'autres", 0.5),
    Epreuve("dossiers convertis", lots, "un fichier écrit sur un autre", 1.0),
    Epreuve("signaux", signaux, "une commande sourde, ou un processus qui reste", 8.0),
]
