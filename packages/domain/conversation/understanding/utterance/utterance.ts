import { endOf, type Token } from './token.ts';

/** What a clause does in the dialogue. */
export type DialogueAct =
  /** States something: an answer, or a fact that was not asked for. */
  | 'statement'
  /** Asks for information: "are you licensed?", "what does a couch cost". */
  | 'question'
  /** Asks for a value to be used: "can you come friday?", "how about monday", "would 2 pm work". */
  | 'request'
  /** Greets, thanks, apologises or comments, and states nothing. */
  | 'small-talk';

/**
 * How what a token says is meant. Only `asserted` values are stored: `asked` ones are confirmed first, `negated` ("not
 * friday") and `replaced` ones ("friday, no wait, monday") are dropped.
 */
export type Polarity = 'asserted' | 'negated' | 'replaced' | 'asked';

/** A stretch of tokens that says one thing; `to` is exclusive. */
export interface Clause {
  from: number;
  to: number;
  act: DialogueAct;
  /** Begins with a word that takes something back or puts it right: "actually", "no wait", "sorry". */
  corrects: boolean;
}

/** A message as every later stage reads it. */
export interface Utterance {
  /** Tidied; tokens are offsets into it. */
  text: string;
  tokens: readonly Token[];
  clauses: readonly Clause[];
  /** One for every token. */
  polarity: readonly Polarity[];
}

const LEADING = /^[\s"'([{<«“*_~>.,;:!?-]+(?=.)/;
const TRAILING = /[\s"'\]}>»”*_~.,;:!?…-]/;

/** The tokens' words between two indices, joined by spaces. */
export function wordsBetween(utterance: Utterance, from: number, to: number): string {
  return utterance.tokens
    .slice(from, to)
    .map(({ word }) => word)
    .join(' ');
}

/** The same with a space around each, for patterns of whole words: ` just the ` and ` ` for none. */
export function spacedWords({ tokens }: Pick<Utterance, 'tokens'>, from: number, to: number): string {
  return ` ${tokens
    .slice(from, to)
    .map(({ word }) => `${word} `)
    .join('')}`;
}

/** The message as written between two token indices, without the punctuation at its ends. */
export function textBetween({ text, tokens }: Utterance, from: number, to: number): string {
  const first = tokens[from];
  const last = tokens[to - 1];
  if (first === undefined || last === undefined) return '';
  const led = text.slice(first.start, last.end).replace(LEADING, '');
  return led.slice(0, endOf(led, TRAILING));
}

/** The clause that a token belongs to. */
export function clauseAt({ clauses }: Pick<Utterance, 'clauses'>, token: number): Clause | null {
  let low = 0;
  let high = clauses.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((clauses[middle]?.to ?? 0) <= token) low = middle + 1;
    else high = middle;
  }
  const clause = clauses[low];
  return clause !== undefined && clause.from <= token ? clause : null;
}

/** The polarity of a span: that of its first token that is not asserted, else asserted. */
export function polarityOf({ polarity }: Utterance, from: number, to: number): Polarity {
  return polarity.slice(from, to).find((meant) => meant !== 'asserted') ?? 'asserted';
}
