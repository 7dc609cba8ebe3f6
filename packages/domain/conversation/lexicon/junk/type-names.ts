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
  ['yard', 'yard'],
  ['garden', 'yard'],
  ['electronics', 'electronics'],
  ['electronic', 'electronics'],
  ['household', 'household'],
  ['other', 'other'],
  ['others', 'other'],
  ['misc', 'other'],
  ['miscellaneous', 'other'],
  ['autre', 'other'],
]);
