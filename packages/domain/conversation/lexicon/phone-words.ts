import { wordSet } from '../../text/word-set.ts';

/** English and French number words by what they add: digits, teens, tens. */
export const DIGIT_WORDS: Readonly<Record<string, number>> = {
  zero: 0,
  oh: 0,
  o: 0,
  nought: 0,
  one: 1,
  un: 1,
  two: 2,
  deux: 2,
  three: 3,
  trois: 3,
  four: 4,
  quatre: 4,
  five: 5,
  cinq: 5,
  six: 6,
  seven: 7,
  sept: 7,
  eight: 8,
  huit: 8,
  nine: 9,
  neuf: 9,
  niner: 9,
};
export const TEEN_WORDS: Readonly<Record<string, number>> = {
  ten: 10,
  dix: 10,
  eleven: 11,
  onze: 11,
  twelve: 12,
  douze: 12,
  thirteen: 13,
  treize: 13,
  fourteen: 14,
  quatorze: 14,
  fifteen: 15,
  quinze: 15,
  sixteen: 16,
  seize: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
};
export const TENS_WORDS: Readonly<Record<string, number>> = {
  twenty: 20,
  vingt: 20,
  thirty: 30,
  trente: 30,
  forty: 40,
  fourty: 40,
  quarante: 40,
  fifty: 50,
  cinquante: 50,
  sixty: 60,
  soixante: 60,
  seventy: 70,
  septante: 70,
  huitante: 80,
  nonante: 90,
  eighty: 80,
  ninety: 90,
};
/** "Double four", "triple five". */
export const REPEATING_WORDS: Readonly<Record<string, number>> = {
  double: 2,
  triple: 3,
  treble: 3,
  quadruple: 4,
};
/** What a dictating person's words are heard as, between other spoken digits. */
export const SOUNDS_LIKE_DIGIT: Readonly<Record<string, number>> = {
  to: 2,
  too: 2,
  for: 4,
  fore: 4,
  won: 1,
  ate: 8,
  tree: 3,
};

/** Words between the groups of one number. */
export const BETWEEN_GROUPS = wordSet(`
  dash hyphen tiret dot point space then and plus area code the comma is puis espace uh um brackets bracket followed by
  parenthesis close open
`);
export const EXTENSION_WORDS = wordSet('x ext extn extension poste local xt press dial');

/** Those that say nothing else, and what may stand between a number and one of them. */
export const LONG_EXTENSION_WORDS = wordSet('ext extn extension xtn press dial');
export const BEFORE_EXTENSION = wordSet(`
  and my the is its im i am on at with an a work office line desk main direct then ask for dial press enter use you need
  thats that will want try front reception but my number no use our we youll
`);
/** Said of an area code that comes behind its number: "with a 902 in front". */
export const AREA_BEHIND_WORDS = wordSet(` codes 
  with a in front area code is the and of it before first thats that its my starts prefix put ahead at beginning dial
  indicatif regional avec devant local here ns oh uh um sorry forgot cell phone number well course obviously naturally always but
`);

/** What leads a number in, taken into its span. Verbs stay out: "text me at" says how to be contacted. */
export const PHONE_LEAD_IN = wordSet(`
  my number phone cell mobile cellphone telephone tel is its are at the no num best contact home work numero cellulaire
  mon mes est le on here heres thats that ph area code fone nbr
`);

/** Said of a number that should be called. */
export const MEANT_WORDS = wordSet(`
  best cell mobile cellphone preferred prefer better use call reach text instead new correct right primary main mine actually
  current now rather try works good always cellulaire meilleur mieux fastest first personal direct
`);
/** Said of one that should not, or that is somebody else's. */
export const OTHER_WORDS = wordSet(`
  old work office landline home fax backup alternate alternative second secondary other emergency husband husbands wife wifes
  landlord landlords tenant son sons daughter daughters mom moms dad dads friend friends neighbour neighbours neighbor brother
  sister his her their partner partners previous former ancien bureau maison travail pager house wrong mistake typo
  boss assistant otherwise voicemail
`);
/** Said of one that is of no use. */
export const DEAD_WORDS = wordSet(`
  dont never not wrong disconnected stop isnt cancelled canceled broken dead ignore forget anymore longer lost changed remove
  delete doesnt wont cant scratch old pas
`);
/** Takes back what was said just before. */
export const CORRECTING_WORDS = wordSet(
  'wait sorry actually oops correction mean meant rather no nope scratch instead pardon non',
);
