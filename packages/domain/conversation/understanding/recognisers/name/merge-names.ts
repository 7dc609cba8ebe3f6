import { KEPT_TITLES } from '../../../lexicon/names/name-phrases.ts';
import { NAME_PARTICLES } from '../../../lexicon/names/name-words.ts';
import { FAMILY_NAMES, GIVEN_NAMES, NAMES_THAT_ARE_WORDS } from '../../../lexicon/names/packed-names.ts';
import { beginsAlike, soundsAlike } from './spelling/letter-hints.ts';

/** A name found in a message: whole, or the given or the family name alone. */
export interface NamePart {
  value: string;
  from: number;
  to: number;
  strength: number;
  reason: string;
  part: 'whole' | 'given' | 'family';
}

/** How many tokens may stand between the parts of one name: "first name Tim and the last name is Cole". */
const NEAR = 3;
const MIN_SHORT = 3;
const FAR = 12;

/** Joins a first name and the surname said beside it; and "Robert Cole, but everyone calls me Bob" is Bob Cole. */
export function mergedParts(parts: readonly NamePart[], known: string | null): NamePart[] {
  const merged: NamePart[] = [];
  for (const part of parts.toSorted((a, b) => a.from - b.from)) {
    const before = merged.at(-1);
    const joined =
      before === undefined || part.from - before.to > reachOf(before, part) ? null : joinedName(before, part);
    if (joined === null) merged.push(part);
    else merged.splice(-1, 1, joined);
  }
  const whole = merged.filter(({ value }) => value.includes(' '));
  // "Burton Cole, nah put Burton" is Burton Cole.
  const own = merged.filter(
    (part) =>
      part.value.includes(' ') || !whole.some((other) => other.from < part.from && isRepeated(part, other)),
  );
  // A surname alone is a name only where nothing else is known of it.
  return own.map((part) =>
    part.part === 'family' && known === null ? { ...part, strength: Math.min(part.strength, 0.7) } : part,
  );
}

/** "Father Leo from the parish, Leo Cormier", and a surname that is asked about in between. */
const reachOf = (a: NamePart, b: NamePart): number =>
  isRepeated(a, b) || b.part === 'family' || isSlip(a, b) || restates(a, b) ? FAR : NEAR;

/** "Jo Lindqvst.. sry broke my hand. Lindqvist" */
const isSlip = (a: NamePart, b: NamePart): boolean =>
  a.value.includes(' ') && !b.value.includes(' ') && slipsOf(a, b).length === 1;

/** "Call me Big Tim, Tim Cole", "Coach Cole. Tim Cole": the whole name behind a part of it. */
const restates = (a: NamePart, b: NamePart): boolean =>
  b.part === 'whole' &&
  b.value.includes(' ') &&
  !isCallName(b) &&
  !b.reason.startsWith('of a ') &&
  !KEPT_TITLES.has(wordsOf(b)[0] ?? '') &&
  (isCallName(a) || isRepeated(b, a) || !GIVEN_NAMES.has(wordsOf(a)[0] ?? '')) &&
  wordsOf(a).some((word) => wordsOf(b).includes(word));

const isRepeated = (a: NamePart, b: NamePart): boolean =>
  wordsOf(a)
    .filter((word) => !KEPT_TITLES.has(word))
    .every((word) => wordsOf(b).includes(word));

/** "Cole" of "Bob and Jo Cole", "de la Cruz" of "Ana de la Cruz". */
function familyOf(name: string): string {
  const [, ...rest] = name.split(' ');
  // "Thi Hong Nguyen"
  while (rest.length > 1 && (/ (?:and|&|et) /.test(name) || isMiddle(rest[0]?.toLowerCase() ?? '')))
    rest.shift();
  return rest.join(' ');
}

function joinedName(a: NamePart, b: NamePart): NamePart | null {
  const [isSingleA, isSingleB] = [!a.value.includes(' '), !b.value.includes(' ')];
  const value = restates(a, b) ? b.value : joinedValue(a, b, isSingleA, isSingleB);
  if (value === null) return null;
  const repeats = isRepeated(a, b);
  const strength = repeats ? 0.9 : Math.max(a.strength, b.strength);
  // What stands between, and may ask, is no part of the name.
  const from = b.from - a.to > NEAR ? b.from : a.from;
  return { value, from, to: b.to, strength, reason: `${a.reason}, ${b.reason}`, part: 'whole' };
}

function joinedValue(a: NamePart, b: NamePart, isSingleA: boolean, isSingleB: boolean): string | null {
  // "Null. That really is my last name: Priya Null"
  if (b.part === 'family' && isSingleA && endsWithAlso(b, a)) return b.value;
  if (b.part === 'family' && a.part !== 'family' && !isRepeated(b, a))
    return isSingleA ? `${a.value} ${b.value}` : withFamily(a.value, b.value);
  if (a.part === 'family' && b.part !== 'family') return isSingleB ? `${b.value} ${a.value}` : b.value;
  // "Harold Zwiker, sorry, Zwicker"
  const [slip, ...others] = isSingleB && !isSingleA ? slipsOf(a, b) : [];
  if (slip !== undefined && others.length === 0) return a.value.split(' ').with(slip, b.value).join(' ');
  // "Tim Kole srry Tim Cole"
  if (isRespelled(a, b)) return b.value;
  // "Tran Thi Lan but Lan is fine"
  if (isSingleB && !isSingleA && wordsOf(a).slice(1).includes(b.value.toLowerCase())) return a.value;
  // "They call me Bud but put Leonard Cole", "Bob and Jo Cole but put Bob"
  if (INSTEAD.test(b.reason) && !isCallName(b))
    return isSingleB && !isSingleA ? `${b.value} ${familyOf(a.value)}` : b.value;
  // "They call me Johnny but it's John Cole on paper"
  if (isCallName(a) && !isCallName(b) && !isBare(b) && !isSingleB) return b.value;
  // "Zhang Yuhan, call me Yuhan"
  if (isCallName(b) && isSingleB && !isSingleA && wordsOf(a).includes(b.value.toLowerCase())) return a.value;
  // "Joanne, J O A N N E, Theriault"
  if (
    isSingleA &&
    isSingleB &&
    a.to === b.from &&
    isSpelling(a) &&
    b.reason !== a.reason &&
    isBare(a) &&
    isBare(b)
  )
    return a.value.toLowerCase() === b.value.toLowerCase() ? b.value : `${a.value} ${b.value}`;
  // "Bo. Boris Cole"
  if (isSingleA && !isSingleB && a.to === b.from && isBare(a) && isBare(b)) return b.value;
  // "Cole, Tim Cole"
  if (isRepeated(a, b)) return b.value;
  if (b.part === 'family' && isRepeated(b, a)) return a.value;
  if (b.part === 'given' && a.part === 'whole' && isSingleA && isSingleB) return `${b.value} ${a.value}`;
  // "Tim Cole, they call me Bud"
  if (/after "(?:they|people|folks) /.test(b.reason) && !isSingleA) return a.value;
  // "Robert Cole, everyone calls me Bob" is Bob Cole; one whom all call Brick has no such name on paper.
  const isNickname = CALLED_BY_ALL.test(b.reason) && !GIVEN_NAMES.has(b.value.toLowerCase());
  if (isNickname && isSingleB && !isSingleA) return a.value;
  if (isCallName(b) && isSingleB) return isSingleA ? b.value : `${b.value} ${familyOf(a.value)}`;
  return null;
}

/** Whether a name is a first name with the other behind it: "Priya Null" of "Null", but no "Van Dyke". */
const endsWithAlso = (whole: NamePart, family: NamePart): boolean => {
  const words = wordsOf(whole);
  return (
    words.length > 1 && !NAME_PARTICLES.has(words[0] ?? '') && words.at(-1) === family.value.toLowerCase()
  );
};

/** The words of a name that another word puts right; none where the name holds it already. */
const slipsOf = (a: NamePart, b: NamePart): number[] =>
  wordsOf(a).includes(b.value.toLowerCase())
    ? []
    : a.value.split(' ').flatMap((word, index) => (soundsAlike(word, b.value) ? [index] : []));

const isRespelled = (a: NamePart, b: NamePart): boolean => {
  const [before, after] = [wordsOf(a), wordsOf(b)];
  return (
    before.length === after.length &&
    before.length > 1 &&
    before.every((word, at) => soundsAlike(word, after[at] ?? ''))
  );
};

const INSTEAD = /after "(?:but|mais|put it|put me|stick it) /;
const isBare = ({ reason }: NamePart) => !reason.includes('after');

const wordsOf = ({ value }: NamePart) => value.toLowerCase().split(' ');

const isCallName = ({ reason }: NamePart) => /\b(?:calls?|goes|go by|known as)\b/.test(reason);

const CALLED_BY_ALL = /\b(?:calls me|known as)\b/;

const withFamily = (name: string, family: string) => {
  const words = name.split(' ');
  const last = words.at(-1)?.toLowerCase() ?? '';
  if (last === family.toLowerCase()) return name;
  // "Anna Maria, last name Lopez", but "Tim Kohl, last name Cole"
  return isGivenOnly(last) && !soundsAlike(last, family)
    ? `${name} ${family}`
    : `${words.slice(0, -1).join(' ')} ${family}`;
};

const isMiddle = (word: string) =>
  isGivenOnly(word) || (!FAMILY_NAMES.has(word) && !NAME_PARTICLES.has(word) && !word.includes('-'));

const isGivenOnly = (word: string) =>
  !FAMILY_NAMES.has(word) && (GIVEN_NAMES.has(word) || NAMES_THAT_ARE_WORDS.has(word));

/** A part of a name, or one word of it spelled anew, put into the name that is known. */
export function mergedWithKnown(part: NamePart, known: string | null): NamePart {
  if (known === null) return part;
  const words = known.split(' ');
  const isFull = words.length > 1;
  if (part.part === 'family') {
    const given = isFull ? words.slice(0, -1) : words;
    // "Le Vesconte" that is one word
    const particle = given.length > 1 ? (given.at(-1)?.toLowerCase() ?? '') : '';
    if (NAME_PARTICLES.has(particle) && part.value.toLowerCase().startsWith(particle)) given.pop();
    return { ...part, value: [...given, part.value].join(' ') };
  }
  if (part.value.includes(' ') || !isFull) return part;
  const isGiven =
    part.part === 'given' || (GIVEN_NAMES.has(part.value.toLowerCase()) && SHOULD.test(part.reason));
  if (isGiven) return { ...part, value: [part.value, ...words.slice(1)].join(' ') };
  // "It's Doe-Smith"
  const doubled = part.value.toLowerCase().split('-');
  const alike = words.findIndex(
    (word) => soundsAlike(word, part.value) || (doubled.length > 1 && doubled.includes(word.toLowerCase())),
  );
  // "Sam", in full "Samuel"
  const first = words[0]?.toLowerCase() ?? '';
  if (alike < 0 && first.length >= MIN_SHORT && part.value.toLowerCase().startsWith(first))
    return { ...part, value: [part.value, ...words.slice(1)].join(' ') };
  if (alike < 0 && isSpelling(part) && beginsAlike(words[0] ?? '', part.value))
    return { ...part, value: [part.value, ...words.slice(1)].join(' ') };
  return alike < 0 ? part : { ...part, value: words.with(alike, part.value).join(' ') };
}

/** "Came out wrong, should be Leticia" */
const SHOULD = /^after "(?:should|make)/;

const isSpelling = ({ reason }: NamePart) => /spelled out|a hint about a letter/.test(reason);
