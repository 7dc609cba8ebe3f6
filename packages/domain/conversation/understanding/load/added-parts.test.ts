import { expect, it } from '@jest/globals';
import { addedParts } from './added-parts.ts';

const KNOWN = 'an old matress, a frige and some half full paint cans';

it.each([
  [KNOWN, `${KNOWN}, rug`, 'rug'],
  [KNOWN, `${KNOWN}, my mattress, rug`, 'rug'],
  [KNOWN, `${KNOWN}, my mattress`, ''],
  ['un vieux matela', 'un vieux matela, matelas', ''],
  [KNOWN, 'a couch', 'a couch'],
  [null, 'a couch', 'a couch'],
])('addedParts: to %j, %j adds %j', (known, text, added) => {
  expect(addedParts(known, text)).toBe(added);
});
