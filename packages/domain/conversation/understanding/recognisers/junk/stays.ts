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
  'not going',
  'isnt going',
  'arent going',
  'not included',
  'isnt included',
  'not part',
  'isnt part',
  'not to go',
  'not to be taken',
];
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
  if (isStaying(behind) || isKept(wordsIn(Math.max(clause.from, from - REACH_BEFORE), from))) return true;
  const next = to < clause.to ? null : clauseAt(utterance, clause.to);
  // "The sofa, that stays": a short clause speaks of the thing before it.
  return next !== null && next.to - next.from <= MAX_OPINION && isStaying(wordsIn(next.from, next.to), true);
}

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
