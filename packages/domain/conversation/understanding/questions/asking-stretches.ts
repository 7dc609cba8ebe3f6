import {
  AFTER_BARE_YOU,
  AFTER_WH,
  ASKING_PHRASES,
  AUXILIARIES,
  BARE_STARTS,
  BARE_TOPICS,
  LITTLE_WORDS,
  NOUN_AUXILIARIES,
  NOUN_STARTS,
  QUESTION_OPENERS,
  SUBJECTS,
  WH_WORDS,
} from '../../lexicon/questions/asking-words.ts';
import { WORD_CLASSES } from '../../lexicon/questions/word-classes.ts';
import type { CanonicalWord } from '../phrases/canonical-words.ts';
import { PhraseIndex } from '../phrases/phrase-index.ts';

/** How a stretch shows that it asks: by its words, by its question mark alone, or as a bare topic ("price"). */
export type Sign = 'words' | 'mark' | 'topic';

export interface Asking {
  sign: Sign;
  /** The index of the canonical word that the question begins with. */
  from: number;
}

const PHRASES = new PhraseIndex<'asks'>(
  [{ label: 'asks', weight: 1, phrases: ASKING_PHRASES.replaceAll('\n', ' ').trim().replace(/,$/, '') }],
  WORD_CLASSES,
);
/** "I don't know how much it weighs" states. */
const UNKNOWING = new Set(
  'believe know asked sure idea remember matter depend forget forgot see whatever'.split(' '),
);
/** "So this part is free, right" */
const TAGS = new Set('right correct eh hein yeah'.split(' '));
const MIN_TAGGED = 4;
/** "Is on the second floor", "are two chairs": no question of newcomers. */
const AFTER_STATING = new Set(
  'on in at by near behind around about beside two three four five six some a'.split(' '),
);
/** "Do not", "do it", "do both" order. */
const ORDERED = new Set(
  'not it this that these them both only just front side whatever what mine'.split(' '),
);
const MAX_BARE_WORDS = 6;
/** "It doesn't matter how you reach me", "peu importe comment vous me rejoignez": whoever leaves it open asks nothing. */
const NO_MATTER =
  /^(?:(?:it|that|i|we|really|honestly|ca|cela) ){0,2}(?:(?:does|do) not (?:really )?(?:matter|care|mind)|no matter|peu importe|(?:me|nous) derange pas) (?:how|which|comment|quel|quelle)(?: (?!(?:but|mais|et|and|how|combien) )[^ ]{1,20}){0,9}$/;

/**
 * How a stretch asks; null for one that states.
 * @param inFrench the index of the word that it begins to ask with in French; -1 where it does not
 */
export function askingOf(words: readonly CanonicalWord[], marked: boolean, inFrench: number): Asking | null {
  const said = words.map(({ word }) => word);
  const opened = openedAt(said);
  if (opened === said.length || NO_MATTER.test(said.slice(opened).join(' '))) return null;
  if (asksAt(said, opened, true)) return { sign: 'words', from: opened };
  const phrase = PHRASES.find(words).toSorted((a, b) => a.from - b.from)[0];
  const inner = said.findIndex((_, index) => index > opened && asksInside(said, index));
  const starts = [phrase?.from ?? -1, withNoun(said, inner), inFrench].filter((index) => index >= 0);
  if (starts.length > 0) return { sign: 'words', from: Math.min(...starts) };
  if (DO_YOURS.test(said.slice(opened).join(' '))) return { sign: 'words', from: opened };
  if (asksWhetherHard(said.slice(opened), marked)) return { sign: 'words', from: opened };
  if (marked && said[opened] === 'you' && SERVING.has(said[opened + 1] ?? ''))
    return { sign: 'words', from: opened };
  if (asksWeakly(said, opened)) return { sign: marked ? 'words' : 'mark', from: opened };
  if (asksBarely(said.slice(opened), marked)) return { sign: 'topic', from: opened };
  return marked ? { sign: 'mark', from: opened } : null;
}

/** The index of the first word that is no opener; all of them are where it is the length. */
function openedAt(said: readonly string[]): number {
  const index = said.findIndex((word, at) => !QUESTION_OPENERS.has(word) || asksAt(said, at, true));
  return index < 0 ? said.length : index;
}

function asksAt(said: readonly string[], index: number, first: boolean): boolean {
  const [word = '', next = '', third = ''] = said.slice(index, index + 3);
  if (word === 'which' && (next === 'is' || next === 'are')) return false;
  if (next === 'ever') return false;
  // "And what is left of the fence"
  if (word === 'what' && (LEFT.has(next) || (LEFT.has(third) && said[index + 3] === 'of'))) return false;
  // "Y est fin", for "il est fin"
  if (word === 'why' && next === 'est') return false;
  // "Why you need my number", as newcomers ask
  if (word === 'why' && first && (next === 'you' || next === 'they')) return true;
  if (WH_WORDS.has(word)) {
    return (
      AFTER_WH.has(next) ||
      (first && said.length === index + 1) ||
      (AUXILIARIES.has(third) && !SUBJECTS.has(next))
    );
  }
  if (!AUXILIARIES.has(word)) return false;
  if (word === 'do' && (next === 'it' || next === 'this' || next === 'that')) return false;
  if (word === 'have' && next !== 'you') return false;
  // "Were does it all go"
  if (word === 'were' && (next === 'does' || next === 'do' || next === 'will')) return true;
  // "Were all good", without its apostrophe
  if (word === 'were' && next === 'all') return false;
  const subject = next === 'not' ? third : next;
  if ((word === 'are' || word === 'is') && (next === 'two' || next === 'some')) return false;
  if (word === 'has' && subject === 'the') return false;
  return SUBJECTS.has(subject) || (first && NOUN_AUXILIARIES.has(word) && NOUN_STARTS.has(subject));
}

/** "Which phone number did I give you": from its asking word on. */
function withNoun(said: readonly string[], inner: number): number {
  const at = said.findLastIndex((word, index) => index < inner && (word === 'which' || word === 'what'));
  return at >= 0 && inner - at <= MAX_NOUN ? at : inner;
}
const MAX_NOUN = 3;

/** "You have to lift it", "you go around back": for whoever comes. */
const TELLS_THE_CREW =
  /^(?:(?:have|got) to|(?:come|go) (?:in|into|around|round|through|down|up|past|by|along|over|behind))$/;

const LEFT = new Set(['left', 'remain', 'remains', 'remaining']);

/** Within a sentence an inversion asks only behind a word that is no subject: "I have a couch do you take those". */
function asksInside(said: readonly string[], index: number): boolean {
  const word = said[index] ?? '';
  if (!asksAt(said, index, false)) return false;
  const before = said[index - 1] ?? '';
  if (said.slice(Math.max(0, index - 3), index).some((other) => UNKNOWING.has(other))) return false;
  if (word === 'who' && said[0] === 'if') return true;
  // "La fin de semaine qui vient"
  if (word === 'qui') return ASKED_WHO.has(before);
  // "Can't find the button where do I put it"
  if (word === 'where' && ASKED_OF_SELF.test(said.slice(index + 1, index + 3).join(' '))) return true;
  if (WH_WORDS.has(word)) return !(word === 'when' || word === 'where' || word === 'who' || word === 'which');
  return (
    !(SUBJECTS.has(before) || WH_WORDS.has(before) || AUXILIARIES.has(before)) && index + 2 < said.length
  );
}

const ASKED_OF_SELF = /^(?:do|can|should|could) (?:i|we)$/;
const ASKED_WHO = new Set('est qui moi nous savoir sais demande mais et pis a avec'.split(' '));

/** "Is parking a problem", "le stationnement est un problème?": no order and no statement ends so. */
function asksWhetherHard(said: readonly string[], marked: boolean): boolean {
  const [first = ''] = said;
  return (
    said.length >= MIN_HARD && HARD.has(said.at(-1) ?? '') && (marked || first === 'is' || first === 'are')
  );
}
/** "Do your guys carry it up" */
const DO_YOURS =
  /^(?:do|does) (?:your|the(?= (?:go|come|carry|lift|need|have|pick|work|show) )) (?!(?:thing|magic|best|worst|job|work|stuff)(?: |$))/;
/** "You also move furniture?" */
const SERVING = new Set('also take move provide clean charge accept send work offer'.split(' '));
const HARD = new Set(['problem', 'issue', 'probleme']);
const MIN_HARD = 3;

/** "Is HST included", "do your guys go upstairs": statements of newcomers and orders begin so too. */
function asksWeakly(said: readonly string[], index: number): boolean {
  const [word = '', next = ''] = said.slice(index, index + 2);
  const last = said.at(-1) ?? '';
  if (TAGS.has(last) && said.length - index >= MIN_TAGGED) return true;
  if (said.length >= MIN_TAGGED && AUXILIARIES.has(said.at(-2) ?? '') && SUBJECTS.has(last)) return true;
  if (word === 'do') return !(NOUN_STARTS.has(next) || ORDERED.has(next)) || next === 'your';
  return word === 'does' || ((word === 'is' || word === 'are') && !AFTER_STATING.has(next));
}

function asksBarely(said: readonly string[], marked: boolean): boolean {
  const [first = '', second = ''] = said;
  if (said.length > MAX_BARE_WORDS) return false;
  if (BARE_STARTS.has(first) && (first === 'any' ? said.some((word) => BARE_TOPICS.has(word)) : marked))
    return true;
  // "U a computer or what"
  if (first === 'you' && second === 'a' && AFTER_BARE_YOU.has(said[2] ?? '')) return true;
  if (first === 'you' && AFTER_BARE_YOU.has(second)) return !TELLS_THE_CREW.test(said.slice(1, 3).join(' '));
  return (
    said.some((word) => BARE_TOPICS.has(word)) &&
    said.every((word) => BARE_TOPICS.has(word) || LITTLE_WORDS.has(word))
  );
}
