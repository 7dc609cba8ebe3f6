import { wordSet } from '../text/word-set.ts';

/** Kinds of street that are hardly anything else after a name: "Oak Street", "Sackville Dr". */
export const STREET_KINDS = wordSet(`
  st street str strt stret streat steet rd road raod rode ave av avenue aveune avn dr drive drv driv ln lane ct court crt
  cres crescent cresent cresant crest cr blvd boulevard boul bvld hwy highway higway hiway terr terrace ter pkwy parkway
  cir circle trl trail close mews connector promenade esplanade
`);

/** Kinds that are common words besides: they need a house number before the name. */
export const WEAK_STREET_KINDS = wordSet(`
  place pl way row sq square loop run walk gate grove gr rise hill heights hts ridge extension ext alley wharf view court
  crossing cove landing point pt bay path green garden gardens park estates manor towers link line lines turn bend branch
  lookout crossroad crossroads hollow dale glen meadow meadows woods field common commons quay pier side ch trailer
`);

/** "Rue des Pins": kinds that stand before the name. */
export const LEADING_KINDS = wordSet(`
  rue chemin chem avenue ave av boulevard boul allee impasse ruelle promenade montee croissant cote rang place carre
`);

/** "Highway 7", "Route 333". */
export const NUMBERED_ROADS = wordSet('highway hwy higway hiway route rte rt trunk autoroute');

/** Words that stand after a street's kind: "Main St N", "Mount Edward Rd Extension". */
export const STREET_SUFFIXES = wordSet(
  'n s e w north south east west nord sud est ouest ext extension nw ne sw se',
);

/** Within a French name: "des Pins", "de la Mer". */
export const NAME_PARTICLES = wordSet('de du des d la le les l of the aux au saint sainte st ste');

/** Behind a name each of these makes a street of it: "12 Windsor St", "800 Bedford Hwy". */
export const STREET_TYPES = wordSet(`
  st street str rd road ave av avenue dr drive ln lane ct court crt cres
  crescent cr blvd boulevard hwy highway terr terrace ter pl place way cir circle close row sq square trl trail loop
  pkwy parkway run walk gate grove gr rise hill heights hts ridge rue chemin ch route rte connector extension ext
  alley wharf mews lane view
`);
