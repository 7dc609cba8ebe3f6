import { AGREEING, FILLER, SURE_YES, YES_PHRASES } from '../../../lexicon/answers/agreeing-words.ts';
import { DECLINED, NEGATING, NO_PHRASES, SURE_NO } from '../../../lexicon/answers/declining-words.ts';
import type { Token } from '../../utterance/token.ts';
import type { Utterance } from '../../utterance/utterance.ts';
import { indexPhrases, phraseAt } from '../phrase-index.ts';
import { HeardWords } from './heard-word.ts';

/** What a token does in an answer: agrees surely or by praise, refuses, negates, says nothing, or something else. */
export type AnswerRole = 'yes' | 'praise' | 'no' | 'negation' | 'filler' | 'other';

/** A stretch of an answer with the role of each of its tokens; `to` is exclusive. */
export interface AnswerClause {
  from: number;
  to: number;
  roles: readonly AnswerRole[];
  asks: boolean;
}

const YES = new HeardWords(SURE_YES);
const NO = new HeardWords(SURE_NO);
const PRAISE = new HeardWords(AGREEING);
const YES_INDEX = indexPhrases(YES_PHRASES);
const NO_INDEX = indexPhrases(NO_PHRASES);
/** Ends a clause of an answer. */
const BREAKS: ReadonlySet<string> = new Set(['.', '!', '?', ';', '\n', '-', ',', ')']);
/** Turns to something else, and begins a clause. */
export const CONTRASTS: ReadonlySet<string> = new Set([
  'but',
  'mais',
  'however',
  'except',
  'although',
  'though',
  'sauf',
]);
const THUMBS: Readonly<Record<string, 'yes' | 'no'>> = {
  '👍': 'yes',
  '👌': 'yes',
  '✅': 'yes',
  '✔': 'yes',
  '☑': 'yes',
  '💯': 'yes',
  '🆗': 'yes',
  '🙌': 'yes',
  '🤝': 'yes',
  '👎': 'no',
  '❌': 'no',
  '🚫': 'no',
  '🙅': 'no',
  '✖': 'no',
  '⛔': 'no',
};

/** The yes or no of the thumbs and marks in a message; null without any, and for both. */
export function thumbOf({ text }: Utterance): 'yes' | 'no' | null {
  const shown = Object.keys(THUMBS).filter((thumb) => text.includes(thumb));
  const answers = new Set(shown.map((thumb) => THUMBS[thumb]));
  return answers.size === 1 ? ([...answers][0] ?? null) : null;
}

/** As long as the message is held: it is read as a yes or no, as a refusal, and as an order to send. */
const MEMO = new WeakMap<Utterance, readonly AnswerClause[]>();

/** The clauses of an answer, parted at signs and at "but". */
export function answerClauses(utterance: Utterance): readonly AnswerClause[] {
  const clauses = MEMO.get(utterance) ?? readClauses(utterance);
  MEMO.set(utterance, clauses);
  return clauses;
}

function readClauses({ tokens }: Utterance): AnswerClause[] {
  const clauses: AnswerClause[] = [];
  const roles = rolesOf(tokens);
  let from = 0;
  for (const [index, { mark }] of tokens.entries()) {
    const next = tokens[index + 1];
    if (next !== undefined && !BREAKS.has(mark) && !CONTRASTS.has(next.word)) continue;
    clauses.push({ from, to: index + 1, roles: roles.slice(from, index + 1), asks: mark === '?' });
    from = index + 1;
  }
  return clauses;
}

/** "She says yes", "both of us say send it": whose answer it is says nothing itself. */
function whoSays(tokens: readonly Token[]): number {
  const at = tokens.findIndex(({ word, mark }) => SAYING.has(word) || mark !== '');
  return at > 0 && at <= MAX_SAYING && SAYING.has(tokens[at]?.word ?? '') ? at + 1 : 0;
}

const SAYING = new Set(['say', 'says', 'said']);
const MAX_SAYING = 4;

function rolesOf(tokens: readonly Token[]): AnswerRole[] {
  const roles: AnswerRole[] = Array.from({ length: whoSays(tokens) }, () => 'filler');
  while (roles.length < tokens.length) {
    const at = roles.length;
    const [no, yes] = [phraseAt(tokens, at, NO_INDEX), phraseAt(tokens, at, YES_INDEX)];
    const length = Math.max(no, yes);
    // "That's it" and "all good" agree or decline: what was asked decides, and they are read as praise.
    const role: AnswerRole = no === yes ? 'praise' : no > yes ? 'no' : 'yes';
    if (isStating(tokens, at) || isLetter(tokens, at)) roles.push('filler');
    else if (length === 2 && length === no && denies(tokens, at)) roles.push('negation', 'filler');
    else if (length > 0) roles.push(...Array.from({ length }, () => role));
    else roles.push(roleOf(tokens[at]?.word ?? ''));
  }
  return roles;
}

/** "Y'a trois marches", "y faut sonner", "si je suis pas là", "sur la galerie": begins a French sentence, and is no yes. */
function isStating(tokens: readonly Token[], at: number): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (token === undefined || !STATING.has(token.word)) return false;
  if (token.text.includes("'")) return true;
  if (next === undefined || token.mark !== '') return false;
  // "Ya on the left", "ya a dog", "ya c'est beau"
  return BEHIND_STATING.has(next.word)
    ? token.word !== 'ya' || !ENGLISH_TOO.has(next.word)
    : token.word !== 'ya' && ELIDED.test(next.text);
}

/** "Kathryn, with a K and a y": a letter that is spelled agrees with nothing. */
const isLetter = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.word.length === 1 && SPELLING.has(tokens[at - 1]?.word ?? '');
const SPELLING = new Set(['a', 'an', 'the', 'with', 'letter', 'un', 'avec', 'capital', 'double']);

const STATING = new Set(['y', 'ya', 'si', 'sur']);
const ELIDED = /^(?:[cdjlmnst]|qu)'/i;
const ENGLISH_TOO = new Set('a on six plus possible cest ca la tout'.split(' '));
const BEHIND_STATING = new Set(
  'le la les un une des du de mon ma mes notre nos votre vos son sa ses leur pas plus pus pu a en faut va aura avait est sont ont fait manque reste deux trois quatre cinq six sept huit neuf dix quinze vingt je tu il elle on nous vous ils elles ca cest jai jamais quelquun ben aussi juste encore beaucoup personne cette ce cet possible jsuis chus plein trop tout toujours'.split(
    ' ',
  ),
);

/** "Pas de place pour …": denies what follows, and refuses nothing. */
const denies = (tokens: readonly Token[], at: number): boolean =>
  tokens[at + 1]?.word === 'de' && tokens[at + 1]?.mark === '' && tokens[at + 2] !== undefined;

function roleOf(word: string): AnswerRole {
  if (YES.has(word)) return 'yes';
  if (NO.has(word)) return 'no';
  if (NEGATING.has(word)) return 'negation';
  if (PRAISE.has(word)) return 'praise';
  if (FILLER.has(word) || CONTRASTS.has(word)) return 'filler';
  if (DECLINED.has(word)) return 'other';
  return PRAISE.hasNearly(word) || YES.hasNearly(word) ? 'praise' : 'other';
}
