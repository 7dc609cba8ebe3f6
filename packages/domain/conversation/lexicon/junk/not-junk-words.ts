import { wordSet } from '../../../text/word-set.ts';

/** Behind a thing's name these make it a street. */
export const STREET_WORDS = wordSet(
  `street st str ave avenue av rd road lane ln dr crescent cres crt blvd boulevard hwy highway pkwy parkway terr terrace ct circle cir trail trl`,
);

/** So do these, where house number or capitals say so. */
export const STREET_WORDS_WRITTEN =
  wordSet(`drive way place pl court run row hill park square close gate walk loop point cove lake harbour harbor bay
  beach island hills heights head brook river plains falls village corner mills bank passage landing valley estates`);

/** Before a thing's name these make it a street in French. */
export const FRENCH_STREET_WORDS = wordSet('rue chemin avenue boulevard route allee rang');

/** Everyday French words that are one or two letters away from a thing's name: "souvent" is no solvent, "aide" no acid. */
export const FRENCH_NOT_MISSPELT =
  wordSet(`aide bateau blanche boisson donne donnee donnees donner capot carnet celle certain certaine changer charge chasse chaussee chine compter
  comptait comporte comparer completer concerne concernee copie couche dehors drame declaration dynamique dynamisme eviter exactement exclusif
  exploite foyer groupe hiver jouent jouer joue jouit lancer lancee lancent libre lien ligne lire livrer magasin medecin medecine medicale
  mexicaine mobilite monsieur paiement paient parlement payer peint peintre plainte plante poisson poussent placement purement quil quils realiser
  reclamer remarque remarquer revu riche routier serieuse souvent statut suffit teint telle tente tient tirer titre toile tomber tourne traiter vaste
  vehicule versement`);

/** Behind a thing's name these make it something that stays: a room, a person, a firm, a pest, a service. */
export const NOT_THE_THING =
  wordSet(`disons room rooms floor store shop company business guy guys man lady woman people person owner building buildings house apartment apt
  condo bug bugs tennis delivery repair repairs installation installer shopping sale price prices cost factory club league team lover maker worker salesman driver doctor hospital school church hotel motel
  mall restaurant type types category question questions pizza size number code hole space side area level line city town county`);

/** A hint goes on through these: "hoarder house", "whole home". */
export const DWELLINGS = wordSet('house home apartment apt condo building buildings');

/** Words that bring a name in. */
export const NAME_CUES = wordSet('name names im called is me mr mrs ms miss dr monsieur madame appelle nom');
