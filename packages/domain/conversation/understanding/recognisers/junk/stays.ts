import { clauseAt, type Utterance } from '../../utterance/utterance.ts';

/** Behind a thing they say that it is not to go: "the fridge stays". */
const STAYING = new Set('stay stays stayin staying remain remains remaining reste restent'.split(' '));
/** What may stand between a thing and that: "the fridge is gonna stay". */
const BETWEEN = new Set(
  'is are s will can could should has have to gonna going must just also both all still here that thats it they theyre those these ll definitely please va vont doit'.split(
    ' ',
  ),
);
/** Before a thing they say the same: "we're keeping the piano". */
const KEEPING = new Set('keep keeping garde gardons garder gardez'.split(' '));
/** Before those they say the opposite, or nothing of it: "no room to keep the bed", "where we keep the paint". */
const NOT_KEEPING = new Set(
  'not dont cant cannot wont no nowhere room space without stop never where used didnt couldnt quit tired sick pas'.split(
    ' ',
  ),
);
/** "Keep in mind the couch is wet", "keep the rain off the couch". */
const KEEPING_ELSE = new Set('in mind out off away from getting on telling saying it dry'.split(' '));
const NOT_TO_GO = [
  'part pas',
  'partent pas',
  'va pas partir',
  'y part pas',
  'y reste',
  'y restent',
  'not going',
  'isnt going',
  'arent going',
  'not included',
  'isnt included',
  'not part',
  'isnt part',
  'not to go',
  'not to be taken',
  'already gone',
  'gone already',
  'gone now',
  'got sold',
  'been sold',
  'is sold',
  'are sold',
];
/** "My sister took the futon", "we sold the table": somebody else has it; "I took the doors off" and "you took the old one" are none. */
const TAKEN =
  / (?:(?:sold|(?:gave|giving|given) away)|(?!(?:i|we|you|u|one|nobody|guys|crew|crews|team|truck|to|have|has|ive|weve|just) )[a-z]{2,14} (?:already |just |has |have |ended up |is |are |decided on ){0,2}(?:took|taking|grabbed|claimed)) (?:(?:the|my|our|that|those|old) ){0,3}$/;
const APART = new Set('apart off out down away gone outside'.split(' '));
const REACH_BEHIND = 4;
const REACH_BEFORE = 5;
const MAX_OPINION = 4;

/** Whether the words around a thing say that it is not to go: "leave the fridge", "that's staying". */
export function staysHere(utterance: Utterance, from: number, to: number): boolean {
  const clause = clauseAt(utterance, from);
  const wordsIn = (start: number, end: number) =>
    utterance.tokens.slice(Math.max(0, start), end).map(({ word }) => word);
  if (clause === null) return false;
  const behind = wordsIn(to, Math.max(to, clause.to));
  const before = wordsIn(Math.max(clause.from, from - REACH_BEFORE), from);
  if (isGivenAway(before, behind)) return true;
  if (isStaying(behind) || isKept(before) || isLeft(wordsIn(clause.from, from), behind)) return true;
  const next = to < clause.to ? null : clauseAt(utterance, clause.to);
  // "The sofa, that stays": a short clause speaks of the thing before it.
  if (next === null || next.to - next.from > MAX_OPINION) return false;
  const opinion = wordsIn(next.from, next.to);
  return isStaying(opinion, true) || isKeptThere(opinion);
}

const isGivenAway = (before: readonly string[], behind: readonly string[]): boolean =>
  TAKEN.test(` ${before.join(' ')} `) && !behind.some((word) => APART.has(word));

/** "Please leave the trunk", "take the dresser off": told to the crew; "take it off my hands" is what has to go. */
function isLeft(before: readonly string[], behind: readonly string[]): boolean {
  const said = before.filter((word) => !OPENING.has(word));
  if (said[0] === 'leave') return !behind.some((word) => DOORS.has(word));
  const isOff = behind[0] === 'off' && (behind.length === 1 || LISTS.has(behind[2] ?? behind[1] ?? ''));
  return isOff && ['take', 'leave', 'cross', 'scratch', 'strike', 'keep'].includes(said[0] ?? '');
}

/** "The trunk, we're keeping it" */
const isKeptThere = (words: readonly string[]): boolean =>
  KEEPING.has(words.at(-2) ?? '') &&
  IT.has(words.at(-1) ?? '') &&
  !words.some((word) => NOT_KEEPING.has(word));

const OPENING = new Set(
  'please pls plz actually and but just ok okay oh no so also sorry wait can could you the my that'.split(
    ' ',
  ),
);
const LISTS = new Set('list order request quote load it that please pls'.split(' '));
/** "Leave the gate open", "leave it empty" */
const DOORS = new Set('open closed unlocked locked empty'.split(' '));
const IT = new Set('it that them those one'.split(' '));

function isStaying(words: readonly string[], pointing = false): boolean {
  const at = words.findIndex((word) => !BETWEEN.has(word));
  if (at < 0 || at > REACH_BEHIND || (pointing && at === 0)) return false;
  if (STAYING.has(words[at] ?? '')) return true;
  const start = words.slice(0, at + 4).join(' ');
  return NOT_TO_GO.some((phrase) => ` ${start} `.includes(` ${phrase} `));
}

function isKept(words: readonly string[]): boolean {
  const at = words.findLastIndex((word) => KEEPING.has(word));
  if (at < 0 || words.slice(at + 1).some((word) => KEEPING_ELSE.has(word))) return false;
  return !words.slice(0, at).some((word) => NOT_KEEPING.has(word));
}
