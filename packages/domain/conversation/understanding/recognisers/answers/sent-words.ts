import { COURTESY_WORDS } from '../../../lexicon/answers/courtesy-words.ts';
import { SEND_PHRASES, SENDING, SENT_THINGS } from '../../../lexicon/answers/sending-words.ts';
import type { Token } from '../../utterance/token.ts';
import { indexPhrases, phraseAt } from '../phrase-index.ts';
import { HeardWords } from './heard-word.ts';

/** "Boots" are no "books", and a "suit" is no "subit". */
const MIN_SLIP_LENGTH = 6;
const SEND = new HeardWords(SENDING, MIN_SLIP_LENGTH);
const SENDS = indexPhrases(SEND_PHRASES);
const NEGATIONS = new Set('not dont never wont cant pas ne shouldnt didnt havent isnt without'.split(' '));
const REACH = 4;

/** Which tokens ask for sending: "send it in", "go ahead". A thing sent that is not the request asks for another. */
export function sentTokens(tokens: readonly Token[]): boolean[] {
  const sent = tokens.map(() => false);
  for (let at = 0; at < tokens.length; at += 1) {
    const single = SEND.hasNearly(tokens[at]?.word ?? '') ? 1 : 0;
    const length = Math.max(phraseAt(tokens, at, SENDS), movedOn(tokens, at), single);
    if (length === 0) continue;
    let to = at + length;
    while (SENT_THINGS.has(tokens[to]?.word ?? '')) to += 1;
    const word = tokens[at]?.word ?? '';
    const isAside = to === at + length && to < tokens.length && !mayFollow(tokens, to) && length === 1;
    const before = tokens[at - 1]?.word ?? '';
    const isNoun =
      length === 1 &&
      (COUNTED.has(before) || isRoom(tokens, at) || (THINGS.has(word) && DETERMINERS.has(before)));
    const toMe = (tokens[at + length]?.word ?? '') === 'me' && !/^(?:book|sign)/.test(word);
    if (!isAside && !toMe && !isNoun) sent.fill(true, at, to);
    at = to - 1;
  }
  return sent;
}

/** "Pop it through", "sling her over": whatever sets it on its way. */
function movedOn(tokens: readonly Token[], at: number): number {
  const [verb = '', it = '', way = ''] = tokens.slice(at, at + 3).map(({ word }) => word);
  return MOVING.has(verb) && IT.has(it) && WAYS.has(way) ? 3 : 0;
}

const MOVING = new Set(
  'pop pass run zip ping whiz bung sling chuck slide shove push put fling lob whack bang wing kick roll fire shoot beam pump get run punch whip'.split(
    ' ',
  ),
);
const IT = new Set('it her er this em them that'.split(' '));
const WAYS = new Set('through thru along over across onward forward'.split(' '));

/** "The request", "my order": named, and not asked for. */
const THINGS = new Set(
  'request book process place lock post schedule file fire order finish confirm'.split(' '),
);
const DETERMINERS = new Set('the my this that a your our whole'.split(' '));

/** "Pas de place pour le camion": room, unless something is placed. */
const isRoom = (tokens: readonly Token[], at: number) =>
  tokens[at]?.word === 'place' && !PLACED.has(tokens[at + 1]?.word ?? '');
const PLACED = new Set('it this that the my our an any anything yet now order request'.split(' '));

/** "Une valise", "ma place": a thing, and nothing that is to be sent. */
const COUNTED = new Set('un une des du ma mon mes cette nos notre'.split(' '));

/** May follow a word of sending at once. */
const FOLLOWING = new Set(['and', 'ahead', 'if', 'because', 'when', 'so', 'to', 'lol']);
/** "Submit before I change my mind" urges; "book before friday" says when. */
const mayFollow = (tokens: readonly Token[], at: number) => {
  const word = tokens[at]?.word ?? '';
  const urges = word === 'before' && /^(?:i|we)$/.test(tokens[at + 1]?.word ?? '');
  return urges || FOLLOWING.has(word) || COURTESY_WORDS.has(word);
};

/** Whether the word of sending at a token is turned round: "please don't you send". A sign ends what a negation reaches. */
export function isUnsentAt(tokens: readonly Token[], index: number): boolean {
  if (!SEND.has(tokens[index]?.word ?? '') || isRoom(tokens, index)) return false;
  for (let at = index - 1; at >= Math.max(0, index - REACH); at -= 1) {
    const before = tokens[at];
    if (before === undefined || before.mark !== '') return false;
    if (NEGATIONS.has(before.word)) return true;
  }
  return false;
}
