const numbered = (words: string, first: number): [string, number][] =>
  words
    .split(' ')
    .flatMap((word, index) => word.split('/').map((one): [string, number] => [one, first + index]));

/** Numbers in words, from one to twenty and the tens up to fifty (the minutes of a clock); folded. */
export const CARDINALS: ReadonlyMap<string, number> = new Map([
  ...numbered(
    'one/un/une two/deux three/trois four/quatre five/cinq six/six seven eight/huit nine/neuf ten/dix eleven/onze twelve/douze thirteen/treize fourteen/quatorze fifteen/quinze sixteen/seize seventeen eighteen nineteen',
    1,
  ),
  ['twenty', 20],
  ['vingt', 20],
  ['thirty', 30],
  ['trente', 30],
  ['forty', 40],
  ['fourty', 40],
  ['fifty', 50],
]);

/** Ordinals in words; "second" is a unit of time as well, and "first" begins many a phrase. */
export const ORDINALS: ReadonlyMap<string, number> = new Map([
  ...numbered(
    'first/premier/1er second third fourth/forth fifth sixth seventh eighth/eigth ninth/nineth tenth eleventh twelfth/twelth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth/twentyth',
    1,
  ),
  ['thirtieth', 30],
]);
