import {
  ABBREVIATIONS,
  AFTER_JOINING,
  ASKING_WORDS,
  AUXILIARIES,
  CLAUSE_STARTERS,
  CORRECTING_PHRASES,
  CORRECTING_STARTS,
  JOINING_WORDS,
  SUBJECTS,
} from '../../lexicon/clauses/clause-words.ts';
import { dialogueActs } from './dialogue-act.ts';
import type { Span } from './span.ts';
import type { Mark, Token } from './token.ts';
import type { Clause } from './utterance.ts';
import { isWholeNumber } from './whole-number.ts';

const SENTENCE_ENDS: ReadonlySet<Mark> = new Set<Mark>(['.', '!', '?', ';', '\n', '-']);
const PAUSES: ReadonlySet<Mark> = new Set<Mark>([',', ')']);
const DIGITS = /^\d+$/;
const MAX_OPENING = 3;
const ALL_BUT = new Set([
  'any',
  'all',
  'anything',
  'everything',
  'anytime',
  'day',
  'time',
  'nothing',
  'none',
]);

/** Splits tokens at sentence ends, commas and conjunctions, and reads what each clause does. */
export function splitClauses(tokens: readonly Token[]): Clause[] {
  const spans = spansOf(tokens);
  const acts = dialogueActs(tokens, spans);
  const own = spans.map(({ from, to }) => corrects(tokens.slice(from, to)));
  return spans.map(({ from, to }, index) => ({
    from,
    to,
    act: acts[index] ?? 'statement',
    // "The 11th of december actually"
    corrects:
      (spans.length === 1 && CORRECTING_ENDS.has(tokens.at(-1)?.word ?? '')) ||
      own[index] === true ||
      (own[index - 1] === true && isShort(spans[index - 1])),
  }));
}

const CORRECTING_ENDS = new Set(['actually', 'finalement']);

/** "Sorry, january 9": a clause that does nothing else puts the next one right. */
const isShort = (span: Span | undefined) => span !== undefined && span.to - span.from <= MAX_OPENING;

function spansOf(tokens: readonly Token[]): Span[] {
  const spans: Span[] = [];
  let from = 0;
  for (const [index, token] of tokens.entries()) {
    const ends = endsSentence(tokens, index);
    const last = index === tokens.length - 1;
    if (!(last || ends || pauses(tokens, index) || startsClause(tokens, index + 1, from))) continue;
    spans.push({ from, to: index + 1, ends: ends || last ? token.mark || '.' : '' });
    from = index + 1;
  }
  return spans;
}

/** "First tell me: where does it go?" */
const pauses = (tokens: readonly Token[], index: number): boolean => {
  const mark = tokens[index]?.mark ?? '';
  return PAUSES.has(mark) || (mark === ':' && ASKING_WORDS.has(tokens[index + 1]?.word ?? ''));
};

/** "Thurs. Dec 3" */
const SHORT_DAY = /^(?:mon|tues?|wed|thu(?:rs?)?|fri|sat|sun)$/;
const SHORT_MONTH = /^(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)/;

function endsSentence(tokens: readonly Token[], index: number): boolean {
  const { mark, word } = tokens[index] ?? { mark: '', word: '' };
  if (!SENTENCE_ENDS.has(mark)) return false;
  // "St. Margarets", "apt. 4", "J. Roe"; and the list's "1."
  const before = tokens[index - 1]?.word ?? '';
  // "No. 12", but "I can't, so no. Bob here"; "with an e. Ann Cole".
  const isPlainNo = word === 'no' && !/\d/.test(tokens[index + 1]?.word ?? '');
  // "À 10 h. Lucie Gagnon", "at 11 am. Denis Roy"
  const isHour = /^(?:h|am|pm)$/.test(word) && /^\d{1,2}$/.test(before);
  const isLetter = word.length === 1 && !(before === 'a' || before === 'an');
  const isListed = DIGITS.test(word) && (index === 0 || tokens[index - 1]?.mark !== '');
  const isOfDate = SHORT_DAY.test(word) && SHORT_MONTH.test(tokens[index + 1]?.word ?? '');
  const isAbbreviated =
    !isPlainNo && !isHour && (ABBREVIATIONS.has(word) || isLetter || isListed || isOfDate);
  return mark !== '.' || !isAbbreviated || index === tokens.length - 1;
}

function startsClause(tokens: readonly Token[], index: number, from: number): boolean {
  if (index - from < 1) return false;
  const word = tokens[index]?.word ?? '';
  // "Any day but friday" goes on.
  if (word === 'but' && ALL_BUT.has(tokens[index - 1]?.word ?? '')) return false;
  if (CLAUSE_STARTERS.has(word)) return true;
  if (asksBehindNumber(tokens, index, from)) return true;
  // "15 Elm Drive no wait that's the old house"
  if (word === 'no' && tokens[index + 1]?.word === 'wait') return true;
  return JOINING_WORDS.has(word) && AFTER_JOINING.has(tokens[index + 1]?.word ?? '');
}

/** "902 555 7741 how much for a couch?", "9025556630 do you take mattresses too?": a whole number was given before something is asked. */
function asksBehindNumber(tokens: readonly Token[], index: number, from: number): boolean {
  const [word = '', next = ''] = [tokens[index]?.word, tokens[index + 1]?.word];
  const asks = ASKING_WORDS.has(word) || (AUXILIARIES.has(word) && SUBJECTS.has(next)) || INVERTED.test(word);
  if (!asks) return false;
  return isWholeNumber(tokens.slice(from, index).map((token) => token.word));
}
const INVERTED = /-(?:vous|tu)$|^est-ce$|^vous$/;

/** The words of which every way of correcting has one: most clauses have none. */
const CORRECTING_WORDS = new Set(
  [...CORRECTING_STARTS, ...CORRECTING_PHRASES].map((phrase) => phrase.slice(phrase.lastIndexOf(' ') + 1)),
);

function corrects(tokens: readonly Token[]): boolean {
  if (!tokens.some(({ word }) => CORRECTING_WORDS.has(word))) return false;
  const said = ` ${tokens.map(({ word }) => word).join(' ')} `;
  const plain = said.replace(
    /^(?: (?:oh|ah|um|uh|ok|so|and|but|hi|hey|no|mais|pis|puis|et|ben|bon|euh))+(?= )/,
    '',
  );
  return (
    CORRECTING_STARTS.some((start) => said.startsWith(` ${start} `) || plain.startsWith(` ${start} `)) ||
    CORRECTING_PHRASES.some((phrase) => said.includes(` ${phrase} `))
  );
}
