import { wordSet } from '../../../../text/word-set.ts';
import { SURE_NO } from '../../../lexicon/answers/declining-words.ts';
import { DROPPED_TITLES } from '../../../lexicon/names/name-phrases.ts';
import { FORMS_OF_ADDRESS, NAME_PARTICLES, NOT_A_NAME_ALONE } from '../../../lexicon/names/name-words.ts';
import type { Token } from '../../utterance/token.ts';
import type { NamePart } from './merge-names.ts';
import { hasKnownGiven, isPlaceRun } from './name-context.ts';
import { isKnownWord, nameRunAt } from './name-run.ts';
import { isDotted, nameValue } from './name-value.ts';
import { isCapital } from './name-word.ts';
import { isNearlyAnAnswer } from './near-answers.ts';
import { letterHintAt } from './spelling/letter-hints.ts';

/** Before a name that is put in two parts, and behind it. */
const AROUND = wordSet(
  'hi hello hey ok okay yes sure its it is im i am this my the name names put please thanks thank you sir',
);
const ENDS: ReadonlySet<string> = new Set(['.', '!', '?', '\n']);
const PAUSES = new Set([',', '.', ';', '-', '\n']);

interface Part {
  tokens: readonly Token[];
  to: number;
  given: boolean;
  known: boolean;
  /** Its first word is an everyday one as well: "May", "Rose". */
  word: boolean;
  single: boolean;
  capital: boolean;
}

/**
 * The name of an answer that is nothing but its two parts with a sign between: "ROE, JANE", "van den Berg, Piet", "Dave.
 * Langille."; or that of its last sentence: "No photo. ROE, JANE". Null for any other answer.
 */
export function listedName(tokens: readonly Token[]): NamePart | null {
  const end = tokens.findLastIndex(
    (token, at) => at < tokens.length - 1 && ENDS.has(token.mark) && !isDotted(token),
  );
  return listedFrom(tokens, 0) ?? (end < 0 ? null : listedFrom(tokens, end + 1));
}

function listedFrom(tokens: readonly Token[], from: number): NamePart | null {
  let start = from;
  while (start < tokens.length && AROUND.has(tokens[start]?.word ?? '')) start += 1;
  const first = partAt(tokens, start, true);
  const mark = first === null ? '' : (tokens[first.to - 1]?.mark ?? '');
  const second = first === null ? null : partAt(tokens, first.to, false);
  if (first === null || second === null || !PAUSES.has(mark) || isRepeated(first, second)) return null;
  let end = letterHintAt(tokens, second.to)?.to ?? second.to;
  while (end < tokens.length && AROUND.has(tokens[end]?.word ?? '')) end += 1;
  // "Roe, Jane. 902 555 0181": the sentence ends with the name.
  const isSentence = mark === ',' && ENDS.has(tokens[second.to - 1]?.mark ?? '');
  if (end < tokens.length && !isSentence) return null;
  const read = orderOf(first, second, mark);
  if (read === null) return null;
  const value = nameValue(read.parts.flatMap(unpaused));
  const reason = 'given and family name apart';
  return { value, from: start, to: second.to, strength: read.strength, reason, part: 'whole' };
}

/** Which of two parts is the given name, and how sure that is. */
function orderOf(a: Part, b: Part, mark: string): { parts: Part[]; strength: number } | null {
  const isGivenFirst = a.given && a.single && b.single && !b.given;
  if (isGivenFirst) return { parts: [a, b], strength: b.capital || b.known ? 0.6 : 0.25 };
  // "Dale. Leblanc."
  if (mark === '.' && a.word && a.single && b.single && b.known) return { parts: [a, b], strength: 0.6 };
  // "MacIsaac. Ronald."
  if (mark === '.' && a.single && b.single && a.known && !a.given && b.given && b.capital)
    return { parts: [b, a], strength: 0.9 };
  // "1. Jane 2. Roe"
  if (mark === ';' && a.single && b.single) return { parts: [a, b], strength: 0.6 };
  // "Tim\nCole"
  if (mark === '\n' && b.single)
    return { parts: [a, b], strength: (a.capital && b.capital) || b.known ? 0.6 : 0.25 };
  if (mark !== ',' || (a.given && !a.known && !b.single) || !a.single) return null;
  if (b.given && !b.single && !a.capital && b.capital) return null;
  if (b.given) return { parts: [b, a], strength: a.given ? 0.2 : 0.6 };
  if (a.word) return { parts: [a, b], strength: 0.2 };
  return a.capital && b.capital ? { parts: [b, a], strength: 0.45 } : { parts: [b, a], strength: 0.25 };
}

function partAt(tokens: readonly Token[], from: number, isFirst: boolean): Part | null {
  let at = from;
  while (at < from + 2 && NAME_PARTICLES.has(tokens[at]?.word ?? '') && tokens[at]?.mark === '') at += 1;
  const isFamily = isFirst && at > from;
  const run = nameRunAt(tokens, isFamily ? at : from);
  if (run === null || isPlaceRun(tokens, run)) return null;
  const parts = tokens.slice(from, run.to).filter(({ word }) => !DROPPED_TITLES.has(word));
  if (parts.some(isNoName)) return null;
  const given = (isFirst ? run.words[0] === 'given' : hasKnownGiven(run)) && !isFamily;
  const known = run.words.some(isKnownWord);
  const single = run.words.length === 1;
  return {
    tokens: parts,
    to: run.to,
    given,
    known,
    word: run.words[0] === 'word',
    single,
    capital: run.capital,
  };
}

const isNoName = (token: Token) =>
  FORMS_OF_ADDRESS.has(token.word) ||
  NOT_A_NAME_ALONE.has(token.word) ||
  isNearlyAnAnswer(token.word) ||
  // "Skp, tim cole"
  (SURE_NO.has(token.word) && !isCapital(token));

const isRepeated = (a: Part, b: Part) =>
  a.tokens.some(({ word }) => b.tokens.some((other) => other.word === word));

/** The dot behind an initial stays; that between the parts is none of it. */
const unpaused = ({ tokens }: Part): Token[] =>
  tokens.map((token) => (token.mark === '.' && !isCapital(token) ? { ...token, mark: '' } : token));
