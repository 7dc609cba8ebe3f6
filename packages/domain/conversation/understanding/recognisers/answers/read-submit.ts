import {
  CHANGING,
  CLOSING_PHRASES,
  HOLD_PHRASES,
  NO_HOLD_PHRASES,
} from '../../../lexicon/answers/sending-words.ts';
import { readUtterance } from '../../utterance/read-utterance.ts';
import type { Token } from '../../utterance/token.ts';
import { textBetween, type Utterance } from '../../utterance/utterance.ts';
import { indexPhrases, phraseAt } from '../phrase-index.ts';
import { type AnswerClause, answerClauses, CONTRASTS } from './answer-words.ts';
import { readYesNo } from './read-yes-no.ts';
import { isUnsentAt, sentTokens } from './sent-words.ts';

/** What a message at the recap wishes: to send at once or once it is changed, to hold back, or neither. */
export interface SubmitWish {
  wish: 'submit' | 'submit-changed' | 'hold' | null;
  reason: string;
  /** The last thing said asks for sending: what stands before may put something right. */
  endsSo: boolean;
  /** The stretches that say something else, and may have to be read first. */
  rest: readonly { from: number; to: number }[];
}

/** The reason of a wish that is said in words of sending, and not only by finding all good. */
export const ASKS_FOR_SENDING = 'asks for sending';

const HOLDS = indexPhrases(HOLD_PHRASES);
const CLOSES = indexPhrases(CLOSING_PHRASES);
const HOLDS_NOTHING = indexPhrases(NO_HOLD_PHRASES);
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

/** Reads at the recap whether to send. A word that holds back anywhere wins: nothing is sent against it. */
export function readSubmit(utterance: Utterance): SubmitWish {
  const { tokens } = utterance;
  const yesNo = readYesNo(utterance);
  const endsSo = endsWithSending(utterance);
  // "A call is better after all. Send it": what was thought over is another thing.
  const holds = holdsIn(tokens).filter((hold) => !(endsSo && hold === 'after all'));
  const clauses = answerClauses(utterance);
  const [held = refusedAfterAsking(clauses, tokens)] = holds;
  const read = clauses.map((clause) => readWish(clause, tokens));
  const wishes = read.map(({ wish }) => wish);
  const turns = clauses.flatMap(({ from }, index) => (wishes[index] === 'other' ? [] : [from]));
  const isMoment = holds.every((hold) => MOMENT.test(hold));
  if (isMoment && endsSo && adds(tokens, turns))
    return { wish: 'submit-changed', reason: 'sends with what it adds', endsSo, rest: yesNo.rest };
  // "Wait, that's saturday? Ok then submit": the moment was for what is asked.
  const isOver = holds.every((hold) => COUNTED.test(hold)) || clauses.some(({ asks }) => asks);
  if (held !== null && isMoment && isOver && endsSo)
    return { wish: 'submit', reason: 'sends after a moment', endsSo, rest: yesNo.rest };
  if (held !== null) return { wish: 'hold', reason: `holds back at "${held}"`, endsSo, rest: yesNo.rest };
  const rest = read.flatMap((clause) => clause.rest ?? []);
  const sends = wishes.includes('send');
  if (changes(tokens, turns)) {
    const wish = endsSo || (sends && yesNo.answer !== 'yes') ? 'submit-changed' : null;
    return { wish, reason: 'something is to be changed', endsSo, rest: yesNo.rest };
  }
  if (sends) return { wish: 'submit', reason: ASKS_FOR_SENDING, endsSo, rest };
  const settled = clauses.every(isSettled);
  if (yesNo.answer === 'yes' && rest.length === 0)
    return { wish: 'submit', reason: 'a plain yes', endsSo, rest };
  // "Nope, looks good": nothing is to be changed.
  if (settled && (wishes.includes('praise') || closes(tokens)))
    return { wish: 'submit', reason: 'nothing to change', endsSo, rest };
  // "The number ends in 55, then submit"
  if (endsSo) return { wish: 'submit-changed', reason: 'sends what stands before', endsSo, rest };
  return { wish: null, reason: 'no wish to send', endsSo, rest };
}

/** "Submit? Nope", "send it? no": the no to a question of their own; null without. */
function refusedAfterAsking(clauses: readonly AnswerClause[], tokens: readonly Token[]): string | null {
  const asked = clauses.findIndex(
    ({ from, to, asks }) => asks && sentTokens(tokens.slice(from, to)).includes(true),
  );
  const behind = asked < 0 ? [] : clauses.slice(asked + 1);
  const isSent = behind.some(({ from, to }) => sentTokens(tokens.slice(from, to)).includes(true));
  const isDenied = behind.some(({ roles }) => roles.includes('no') || roles.includes('negation'));
  return isDenied && !isSent ? 'no' : null;
}

interface ClauseWish {
  wish: 'send' | 'praise' | 'none' | 'other';
  rest: { from: number; to: number } | null;
}

function readWish(clause: AnswerClause, tokens: readonly Token[]): ClauseWish {
  const { from, to, roles } = clause;
  const own = tokens.slice(from, to);
  const other: ClauseWish = { wish: 'other', rest: { from, to } };
  if (clause.asks && ASKING.has(own[0]?.word ?? '')) return other;
  const sent = sentTokens(own);
  const others = own.flatMap(({ word }, index) =>
    roles[index] === 'other' && sent[index] !== true && !WISHING.has(word) ? [index] : [],
  );
  if (sent.includes(true)) {
    if (own.some((_token, index) => isUnsentAt(own, index))) return other;
    return sentWish(clause, own, sent, others);
  }
  if (others.length > 0) return other;
  const agrees = roles.some((role) => role === 'praise' || role === 'yes');
  return { wish: agrees && !roles.includes('negation') ? 'praise' : 'none', rest: null };
}

/** "Jesus just send it" sends; "send it and call me after 5" does and says more; "send it to my wife" asks for another thing. */
function sentWish(
  { from, to }: AnswerClause,
  own: readonly Token[],
  sent: readonly boolean[],
  others: readonly number[],
): ClauseWish {
  const end = sent.lastIndexOf(true) + 1;
  const behind = others.filter((index) => index >= end);
  if (others.length - behind.length > MAX_BEFORE) return { wish: 'other', rest: { from, to } };
  if (behind.length === 0) return { wish: 'send', rest: null };
  if (JOINING.has(own[end]?.word ?? '')) return { wish: 'send', rest: { from: from + end, to } };
  const elsewhere = own.slice(sent.indexOf(true)).some(({ word }) => ELSEWHERE.has(word));
  return behind.length > 1 || elsewhere
    ? { wish: 'other', rest: { from, to } }
    : { wish: 'send', rest: { from: from + end, to } };
}

/** How many words of another kind may stand before: "would you kindly", "jesus just". */
const MAX_BEFORE = 2;
const JOINING = new Set(
  'and et so because plus also before while avant gotta got i im ive ill have its thats'.split(' '),
);
const ELSEWHERE = new Set(
  'to for tomorrow tonight monday tuesday wednesday thursday friday saturday sunday next when if demain lundi mardi mercredi jeudi vendredi samedi dimanche'.split(
    ' ',
  ),
);

/** "One sec... back. Send", "wait, it's 14, then send": a moment is over when the last thing said is to send. */
const COUNTED = /^(?:just )?(?:a|one) (?:sec|second|minute|moment)$/;
const MOMENT = /^(?:wait|hold on|hold up|hang on|(?:just )?(?:a|one) \w+)$/;

/** "There's a rug too", "chuck in the lamp", "it's not 4, it's 14" */
const adds = (tokens: readonly Token[], turns: readonly number[]): boolean =>
  changes(tokens, turns) || tokens.some(({ word }) => ADDING.has(word));
const ADDING = new Set('too also forgot chuck throw toss plus extra another not changed'.split(' '));

/** Whether something is to be changed, and not "nothing to change"; "but" at one of `turns` only turns to the good. */
const changes = (tokens: readonly Token[], turns: readonly number[] = []): boolean =>
  tokens.some(
    ({ word }, at) =>
      CHANGING.has(word) && !(CONTRASTS.has(word) && turns.includes(at)) && !isWondering(tokens, at),
  ) && !NO_CHANGE.test(wordsOf(tokens));

/** "Who actually sees this?" */
const isWondering = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.word === 'actually' &&
  tokens.slice(Math.max(0, at - 2), at).some(({ word, mark }) => ASKING.has(word) && mark === '');

const NO_CHANGE =
  /\b(?:nothing|before (?:i|we) change|(?:done|finished|stop|enough|quit) (?:changing|editing|correcting|fixing)|rien|aucun|aucune|dont change|dont need to change|wouldnt change|(?:no|any|without|sans|zero) (?:more |further |other )?(?:changes?|changements?|mistakes?|corrections?|edits?|modifications?))\b/;

/** "Make it friday, and then send it", "add a rug and off it goes": whether the last thing asked for is to send. */
function endsWithSending({ tokens, ...rest }: Utterance): boolean {
  const joints: ((token: Token) => boolean)[] = [({ word }) => THEN.has(word), ({ word }) => LAST.has(word)];
  // "It's Roe with an o. Submit"
  const sentence = ({ mark }: Token) => BREAKS.has(mark);
  return [...joints, sentence].some((isJoint) => {
    const at = tokens.slice(0, -1).findLastIndex(isJoint);
    if (at < 0 || (at === 0 && isJoint !== sentence)) return false;
    const last = readSubmit(readUtterance(textBetween({ tokens, ...rest }, at + 1, tokens.length)));
    // "Call me instead. Otherwise fine" finds the rest good, and asks for no sending.
    const isPraise = tokens[at]?.word === 'otherwise' && last.reason !== ASKS_FOR_SENDING;
    return last.wish === 'submit' && last.rest.length === 0 && !isPraise;
  });
}

const BREAKS = new Set<string>(['.', ',', '!', ';', '\n']);
const LAST = new Set(['and', 'et']);
const THEN = new Set(['then', 'otherwise', 'puis', 'ensuite']);

/** "That's all", "nothing else": asked what to change, it sends. */
const closes = (tokens: readonly Token[]): boolean =>
  tokens.some((_token, at) => phraseAt(tokens, at, CLOSES) > 0);

const WISHING = new Set(
  'have permission my want would like id ill will can could lets let us me youre your wish gonna going need you go ahead press click button hit time voudrais veux peux pouvez vous tu nous allons feel free able'.split(
    ' ',
  ),
);

const isSettled = ({ roles, asks }: AnswerClause) =>
  !asks && !roles.includes('other') && !(roles.includes('negation') && roles.includes('praise'));

/** The phrases that hold back. */
function holdsIn(tokens: readonly Token[]): string[] {
  const holds: string[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    // "Do I need to be home?" holds nothing back.
    if (ASKING_OF_SELF.has(tokens[at - 1]?.word ?? '') && tokens[at]?.word === 'i') continue;
    const harmless = phraseAt(tokens, at, HOLDS_NOTHING);
    if (harmless > 0) {
      at += harmless - 1;
      continue;
    }
    const length = phraseAt(tokens, at, HOLDS);
    if (length > 0 && !(tokens[at]?.word === 'before' && isSentBefore(tokens, at)))
      holds.push(wordsOf(tokens.slice(at, at + length)));
    else if (isUnsentAt(tokens, at)) holds.push(tokens[at]?.word ?? '');
  }
  return holds;
}

const ASKING_OF_SELF = new Set(['do', 'will', 'would', 'should', 'did']);

/** "Send it before I lose my nerve": behind a word of sending in the same breath, "before" urges. */
function isSentBefore(tokens: readonly Token[], at: number): boolean {
  let from = at;
  while (from > 0 && (tokens[from - 1]?.mark ?? '') === '') from -= 1;
  const own = tokens.slice(from, at);
  const sent = sentTokens(own);
  return own.some((_token, index) => sent[index] === true && !isUnsentAt(own, index));
}

const wordsOf = (tokens: readonly Token[]) => tokens.map(({ word }) => word).join(' ');
