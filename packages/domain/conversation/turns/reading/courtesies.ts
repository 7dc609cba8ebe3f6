import { COURTESY_WORDS } from '../../lexicon/answers/courtesy-words.ts';
import { wordSet } from '../../lexicon/word-set.ts';
import { isPlain, readYesNo } from '../../understanding/recognisers/answers/read-yes-no.ts';
import type { Understanding } from '../../understanding/understand.ts';

const THANKING = wordSet('thanks thank thx thnx tx ty tysm cheers merci appreciate appreciated');

/** Whether a message thanks, and gives no value beside it. */
export const isThanks = ({ utterance, verdicts }: Understanding): boolean =>
  utterance.tokens.some(({ word }) => THANKING.has(word)) &&
  !verdicts.some(({ verdict }) => verdict === 'stored');

const FAREWELL = wordSet(
  'bye goodbye byebye cya ciao later night day evening weekend good nice great have one a see',
);

/** Whether a message does nothing but take leave: "thank you, bye" calls nothing off. */
export const isFarewell = ({ utterance: { tokens } }: Understanding): boolean =>
  tokens.length > 0 &&
  tokens.every(({ word }) => FAREWELL.has(word) || THANKING.has(word) || COURTESY_WORDS.has(word));

/** Whether a message is a yes and says no more. */
export function agrees({ utterance }: Understanding): boolean {
  const said = readYesNo(utterance);
  return said.answer === 'yes' && isPlain(said);
}
