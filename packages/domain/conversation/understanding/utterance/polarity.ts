import {
  AFTER_PSEUDO_NEGATION,
  ANYMORE,
  BEFORE_TAKING_BACK,
  DETERMINERS,
  JUDGED_BY_NO,
  NEGATION_ENDS,
  NEGATION_PHRASES,
  NEGATIONS,
  NEW_SUBJECTS,
  THINKING,
} from '../../lexicon/clauses/clause-words.ts';
import type { Token } from './token.ts';
import type { Clause, Polarity } from './utterance.ts';

/** How many words a negation reaches, as NegEx has it (Chapman et al. 2001: a window of six). */
const REACH = 6;
/** A "no" before one of these answers and negates nothing: "no it's the blue one". */
const AFTER_ANSWERING_NO = new Set(
  'i im its it thats that the my we make just only you please because but sorry wait is theres there'.split(
    ' ',
  ),
);

/** "Wouldn't mind friday", "don't hesitate to call" */
const HARMLESS = new Set(['mind', 'hesitate', 'hurt', 'object']);

const WONDERING = new Set(['how', 'exactly', 'combien']);

/** "Oh no sorry, I meant ...". */
const BEFORE_ANSWERING_NO = new Set('oh ah um uh uhh hmm well and but ok okay shoot jeez ohh ahh'.split(' '));
/** "In Bedford no sorry Halifax": wherever it stands, such a "no" takes back what was said before. */
const TAKING_BACK = new Set([
  'sorry',
  'wait',
  'listen',
  'actually',
  'hold',
  'hang',
  'scratch',
  'seriously',
  'honestly',
  'kidding',
]);

const ORDERING = new Set('make change put call my its it use spell add im id i'.split(' '));
const REACHING = new Set('call text email phone ring message then'.split(' '));
const GOOD = new Set('good fine best better great easier easiest ok okay perfect'.split(' '));
const FIGURES = /^\d/;
const COUNTS = /^(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|some|several|another)$/;
const PICTURES = new Set('photo photos pic pics picture pictures'.split(' '));
const isCapital = (token: Token | undefined) => /^\p{Lu}/u.test(token?.text ?? '');
const SAME = new Set(['same', 'that', 'this', 'meme']);
const STANDING_ALONE = new Set(['mine', 'ours', 'yours', 'theirs', 'hers']);

/** Returns how each token is meant: asked in questions, negated behind a "not" up to where that no longer reaches. */
export function polarityOfTokens(tokens: readonly Token[], clauses: readonly Clause[]): Polarity[] {
  const polarity = tokens.map((): Polarity => 'asserted');
  for (const clause of clauses) {
    const isAsked = clause.act === 'question' || clause.act === 'request';
    if (isAsked) polarity.fill('asked', clause.from, clause.to);
    const reach = reachOf(tokens, clause);
    for (let index = clause.from; index < clause.to; index += 1) {
      const length = negationAt(tokens, index, reach);
      if (length > 0) negate(polarity, tokens, index + length, clause.to);
    }
  }
  return polarity;
}

/** What a negation in a clause depends on, found once a clause: a clause of a thousand words stays linear. */
interface ClauseReach {
  to: number;
  /** The first token that opens no answer. */
  opensTo: number;
  /** The last "anymore"; -1 for none. */
  anymore: number;
  /** Whether it ends in "instead": what is named takes the place of something else. */
  isInstead: boolean;
}

function reachOf(tokens: readonly Token[], { from, to }: Clause): ClauseReach {
  const words = tokens.slice(from, to).map(({ word }) => word);
  const content = words.findIndex((word) => !BEFORE_ANSWERING_NO.has(word));
  const anymore = words.findLastIndex((word) => ANYMORE.has(word));
  return {
    to,
    opensTo: content < 0 ? to : from + content,
    anymore: anymore < 0 ? -1 : from + anymore,
    isInstead: words.findLast((word) => !COURTESIES.has(word)) === 'instead',
  };
}

/** The number of words of the negation that begins here; 0 for none. */
function negationAt(
  tokens: readonly Token[],
  index: number,
  { to, opensTo, anymore, isInstead }: ClauseReach,
): number {
  const word = tokens[index]?.word ?? '';
  const next = index + 1 < to ? (tokens[index + 1]?.word ?? '') : '';
  // "Same time but next wednesday"
  const isSame = next === 'but' && SAME.has(tokens[index - 1]?.word ?? '');
  if (NEGATION_PHRASES.includes(`${word} ${next}`)) return isSame ? 0 : 2;
  if (!NEGATIONS.has(word) || AFTER_PSEUDO_NEGATION.has(next)) return 0;
  if (word !== 'never' && HARMLESS.has(next)) return 0;
  // "I don't know how many boxes": there are some.
  if (next === 'know' && WONDERING.has(tokens[index + 2]?.word ?? '')) return 0;
  // "All fine except make it Teddy"
  if (word === 'except' && ORDERING.has(next)) return 0;
  // "Aoife Ní Bhriain"
  if (word === 'ni' && tokens[index]?.text.startsWith('N')) return 0;
  // "No, a text is good", without its comma
  const named = next === 'a' || next === 'the' ? index + 2 : index + 1;
  if (
    word === 'no' &&
    REACHING.has(tokens[named]?.word ?? '') &&
    named + 2 < to &&
    tokens[named + 1]?.word === 'is' &&
    GOOD.has(tokens[named + 2]?.word ?? '')
  )
    return 0;
  // "If not call"
  if (word === 'not' && tokens[index - 1]?.word === 'if' && REACHING.has(next)) return 0;
  if (word === 'no' && JUDGED_BY_NO.has(next)) return 0;
  const before = tokens[index - 1]?.word ?? '';
  // "No. 64 Evans Avenue"
  if (word === 'no' && tokens[index]?.mark === '.' && FIGURES.test(next)) return 0;
  // "Text, or actually no call me"
  if (word === 'no' && REACHING.has(next) && BEFORE_TAKING_BACK.has(before)) return 0;
  // "90 no 902 555 0148", "0134 wait no 0143", "14 Pine Street, uh no 41", "8 am no 11 am"
  const isClock = CLOCKS.has(before) && FIGURES.test(tokens[index - 2]?.word ?? '');
  const takesBack =
    isClock || FIGURES.test(before) || TAKING_BACK.has(before) || BEFORE_TAKING_BACK.has(before);
  if (word === 'no' && FIGURES.test(next) && takesBack) return 0;
  // "I don't need the couch anymore" is what has to go, and "not the couch anymore" what stays.
  if (anymore >= index && !(word === 'not' && NAMING.has(next))) return 0;
  const opens = index <= opensTo;
  // "No email me instead"
  const answers =
    word === 'no' && (TAKING_BACK.has(next) || (opens && (isInstead || AFTER_ANSWERING_NO.has(next))));
  return answers ? 0 : 1;
}

const COURTESIES = new Set(['please', 'pls', 'plz', 'thanks', 'then']);
const CLOCKS = new Set(['am', 'pm', 'h', 'oclock']);
const NAMING = new Set(['the', 'my', 'that', 'those', 'our']);
const HAS_TO = new Set(['has', 'needs', 'must', 'should', 'gotta']);

function negate(polarity: Polarity[], tokens: readonly Token[], start: number, end: number): void {
  let named = false;
  for (let index = start; index < Math.min(end, start + REACH); index += 1) {
    const word = tokens[index]?.word ?? '';
    // "Any day but it has to be after 4"
    if (index === start && word === 'it' && HAS_TO.has(tokens[index + 1]?.word ?? '')) return;
    // "Not the afternoon the morning": the second "the" begins what is meant.
    if (NEGATION_ENDS.has(word) || (named && DETERMINERS.has(word))) return;
    if (named && NEW_SUBJECTS.has(word)) return;
    // "One cooler not working and one freezer"
    if (named && tokens[index - 1]?.word === 'and' && COUNTS.test(word)) return;
    if (!DETERMINERS.has(word) && !THINKING.has(word)) named = true;
    polarity[index] = 'negated';
    // "At my mother's, not mine: 12 Oak Street": a colon ends it, and so does what stands for the whole thing.
    if (tokens[index]?.mark === ':' || STANDING_ALONE.has(word)) return;
    // "No photo Greg Cole", but "no photo of it"
    if (PICTURES.has(word) && isCapital(tokens[index + 1])) return;
  }
}
