import type { JunkType } from '../../../leads/fields/junk-type.ts';

/** What the types of junk are called in an answer that chooses one: "mostly furniture", "call it other". */
export const JUNK_TYPE_NAMES: ReadonlyMap<string, JunkType> = new Map([
  ['furniture', 'furniture'],
  ['furnitures', 'furniture'],
  ['furnature', 'furniture'],
  ['meubles', 'furniture'],
  ['appliance', 'appliances'],
  ['appliances', 'appliances'],
  ['aplliances', 'appliances'],
  ['electromenagers', 'appliances'],
  ['construction', 'construction'],
  ['demolition', 'construction'],
  ['reno', 'construction'],
  ['renovation', 'construction'],
  ['construction debris', 'construction'],
  ['debris de construction', 'construction'],
  ['yard', 'yard'],
  ['yard waste', 'yard'],
  ['residus de jardin', 'yard'],
  ['garden', 'yard'],
  ['electronics', 'electronics'],
  ['electronic', 'electronics'],
  ['household', 'household'],
  ['household junk', 'household'],
  ['other', 'other'],
  ['others', 'other'],
  ['misc', 'other'],
  ['miscellaneous', 'other'],
  ['autre', 'other'],
]);

/** What French types of a type, and of nothing else; without accents. */
export const FRENCH_TYPE_LABELS: ReadonlySet<string> = new Set([
  ...['meubles', 'meuble', 'des meubles', 'electromenagers', 'des electromenagers', 'electroniques'],
  ...['appareils electroniques', 'des appareils electroniques', 'residus de jardin', 'des residus de jardin'],
  ...['debris de construction', 'des debris de construction', 'rebuts menagers', 'autre', 'autres'],
]);
