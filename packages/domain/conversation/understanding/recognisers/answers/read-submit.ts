import {
  CHANGING,
  HOLD_PHRASES,
  NO_HOLD_PHRASES,
  SEND_PHRASES,
  SENDING,
  SENT_THINGS,
} from '../../../lexicon/answers/sending-words.ts';
import type { Token } from '../../utterance/token.ts';
import type { Utterance } from '../../utterance/utterance.ts';
import { indexPhrases, phraseAt } from '../phrase-index.ts';
import { type AnswerClause, type AnswerRole, answerClauses } from './answer-words.ts';
import { HeardWords } from './heard-word.ts';
import { readYesNo } from './read-yes-no.ts';

/** What a message at the recap wishes: to send, to hold back, or neither. */
export interface SubmitWish {
  wish: 'submit' | 'hold' | null;
  reason: string;
  /** The stretches that say something else, and may have to be read first. */
  rest: readonly { from: number; to: number }[];
}

const SEND = new HeardWords(SENDING);
const SENDS = indexPhrases(SEND_PHRASES);
const HOLDS = indexPhrases(HOLD_PHRASES);
const HOLDS_NOTHING = indexPhrases(NO_HOLD_PHRASES);
const NEGATIONS = new Set('not dont never wont cant pas ne shouldnt didnt havent isnt without'.split(' '));
const ASKING = new Set([
  'do',
  'does',
  'did',
  'what',
  'when',
  'how',
  'why',
  'will',
  'is',
  'are',
  'where',
  'who',
  'should',
  'has',
  'was',
  'whats',
  'quand',
  'comment',
]);
const REACH = 4;

/** Reads at the recap whether to send. A word that holds back anywhere wins: nothing is sent against it. */
export function readSubmit(utterance: Utterance): SubmitWish {
  const { tokens } = utterance;
  const yesNo = readYesNo(utterance);
  const held = holdAt(tokens);
  if (held !== null) return { wish: 'hold', reason: `holds back at "${held}"`, rest: yesNo.rest };
  if (
    tokens.some(({ word }) => CHANGING.has(word)) &&
    !/\bnothing\b|\bno (?:changes?|mistakes?|corrections?|edits?)\b|\brien\b|\baucun|dont change|dont need to change|wouldnt change/.test(
      wordsOf(tokens),
    )
  )
    return { wish: null, reason: 'something is to be changed', rest: yesNo.rest };
  const clauses = answerClauses(utterance);
  const wishes = clauses.map((clause) => wishOf(clause, tokens));
  const rest = clauses.flatMap(({ from, to }, index) => (wishes[index] === 'other' ? [{ from, to }] : []));
  if (wishes.includes('send')) return { wish: 'submit', reason: 'asks for sending', rest };
  const settled = clauses.every(isSettled);
  if (yesNo.answer === 'yes' && rest.length === 0) return { wish: 'submit', reason: 'a plain yes', rest };
  // "Nope, looks good": nothing is to be changed.
  if (settled && wishes.includes('praise')) return { wish: 'submit', reason: 'nothing to change', rest };
  return { wish: null, reason: 'no wish to send', rest };
}

type ClauseWish = 'send' | 'praise' | 'none' | 'other';

function wishOf(clause: AnswerClause, tokens: readonly Token[]): ClauseWish {
  const own = tokens.slice(clause.from, clause.to);
  const asks = clause.asks && ASKING.has(own[0]?.word ?? '');
  if (asks) return 'other';
  const sent = sentTokens(own);
  const others = clause.roles.filter(
    (role, index) => isOther(role) && !sent[index] && !WISHING.has(own[index]?.word ?? ''),
  );
  if (sent.includes(true)) return others.length <= 2 && !isNegatedSend(own) ? 'send' : 'other';
  if (others.length > 0) return 'other';
  const agrees = clause.roles.some((role) => role === 'praise' || role === 'yes');
  return agrees && !clause.roles.includes('negation') ? 'praise' : 'none';
}

const isOther = (role: AnswerRole) => role === 'other';

/** Which tokens ask for sending: "send it in", "go ahead". A thing sent that is not the request asks for another. */
function sentTokens(tokens: readonly Token[]): boolean[] {
  const sent = tokens.map(() => false);
  for (let at = 0; at < tokens.length; at += 1) {
    const length = Math.max(phraseAt(tokens, at, SENDS), SEND.hasNearly(tokens[at]?.word ?? '') ? 1 : 0);
    if (length === 0) continue;
    let to = at + length;
    while (SENT_THINGS.has(tokens[to]?.word ?? '')) to += 1;
    const word = tokens[at]?.word ?? '';
    const isAside =
      to === at + length && to < tokens.length && !FOLLOWING.has(tokens[to]?.word ?? '') && length === 1;
    const toMe = (tokens[at + length]?.word ?? '') === 'me' && !/^(?:book|sign)/.test(word);
    if (!isAside && !toMe) sent.fill(true, at, to);
    at = to - 1;
  }
  return sent;
}

/** May follow a word of sending at once. */
const FOLLOWING = new Set([
  'and',
  'ahead',
  'if',
  'because',
  'when',
  'so',
  'thanks',
  'thank',
  'to',
  'cheers',
  'lol',
  'buddy',
  'sir',
]);
const WISHING = new Set(
  'want would like id ill will can could lets let us me youre your wish gonna going need you go ahead press click button hit time voudrais veux peux pouvez vous tu nous allons feel free able'.split(
    ' ',
  ),
);

const isNegatedSend = (tokens: readonly Token[]) =>
  tokens.some(({ word }, index) => SEND.has(word) && isNegatedAt(tokens, index));

/** "Please don't you send": a negation reaches a few words, up to a sign. */
function isNegatedAt(tokens: readonly Token[], index: number): boolean {
  for (let at = index - 1; at >= Math.max(0, index - REACH); at -= 1) {
    const before = tokens[at];
    if (before === undefined || before.mark !== '') return false;
    if (NEGATIONS.has(before.word)) return true;
  }
  return false;
}

const isSettled = ({ roles, asks }: AnswerClause) =>
  !asks && !roles.includes('other') && !(roles.includes('negation') && roles.includes('praise'));

/** The first phrase that holds back; null for none. */
function holdAt(tokens: readonly Token[]): string | null {
  for (let at = 0; at < tokens.length; at += 1) {
    const harmless = phraseAt(tokens, at, HOLDS_NOTHING);
    if (harmless > 0) {
      at += harmless - 1;
      continue;
    }
    const length = phraseAt(tokens, at, HOLDS);
    if (length > 0) return wordsOf(tokens.slice(at, at + length));
    if (SEND.has(tokens[at]?.word ?? '') && isNegatedAt(tokens, at)) return tokens[at]?.word ?? '';
  }
  return null;
}

const wordsOf = (tokens: readonly Token[]) => tokens.map(({ word }) => word).join(' ');
