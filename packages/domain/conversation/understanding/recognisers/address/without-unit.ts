import { wordSet } from '../../../../text/word-set.ts';
import type { Token } from '../../utterance/token.ts';
import type { Utterance } from '../../utterance/utterance.ts';
import { piecesOfText } from '../pieces.ts';
import { readAddress } from './merge-mentions.ts';
import { mentionOf } from './write-address.ts';

const UNITS = wordSet('unit units apt apts apartment appt appartement app suite condo flat');
const DENYING = wordSet('no not isnt without pas aucun sans');
const REMOVING = wordSet(
  'remove removed delete deleted drop lose skip scratch forget erase enleve enlever enlevez out off',
);
const BETWEEN = wordSet('a an any the that my such un une le la de d l dappartement');
const MAX_BETWEEN = 3;
const NUMBER = wordSet('number numbers no num nr numero');
const FOLLOWING = wordSet(
  'its it is this thats here there just only please pls thanks sorry anymore any at all whole cest svp house because since',
);

/**
 * The known address without its unit: "no unit, it's a house", "take out the apartment number", "remove unit 5". Null where
 * there is none, or a message gives it up in no such words.
 */
export function withoutUnit({ tokens }: Utterance, known: string): string | null {
  if (!tokens.some(({ word }) => UNITS.has(word) || word === 'dappartement')) return null;
  const { text, parts } = readAddress(known);
  const unit = parts.find(({ kind }) => kind === 'unit')?.value.toLowerCase();
  if (unit === undefined || !tokens.some((_, at) => isGivenUp(tokens, at, unit))) return null;
  const left = parts.filter(({ kind }) => kind !== 'unit');
  return left.length === 0 ? null : mentionOf(left, text, piecesOfText(text)).address;
}

/** Whether the word here denies or removes a unit, and nothing of it goes on: "no unit 6", "no apartment buzzer". */
function isGivenUp(tokens: readonly Token[], at: number, unit: string): boolean {
  const wordAt = (index: number) => tokens[index]?.word ?? '';
  if (tokens[at]?.mark !== '') return false;
  const removes = REMOVING.has(wordAt(at));
  if (!removes && !DENYING.has(wordAt(at))) return false;
  let label = at + 1;
  while (label - at <= MAX_BETWEEN && BETWEEN.has(wordAt(label)) && !wordAt(label).startsWith('dapp'))
    label += 1;
  if (!UNITS.has(wordAt(label)) && wordAt(label) !== 'dappartement') return false;
  let last = label;
  if (NUMBER.has(wordAt(last + 1))) last += 1;
  if (removes && wordAt(last + 1) === unit) last += 1;
  // "It's not the apartment number, that's the gate code" tells two things apart; "remove it from the address" does not.
  if (!removes && tokens.slice(at + 1, label).some(({ word }) => word === 'the')) return false;
  if (removes && wordAt(last + 1) === 'from') return true;
  const { mark = '' } = tokens[last] ?? {};
  return last === tokens.length - 1 || (mark !== '' && mark !== '-') || FOLLOWING.has(wordAt(last + 1));
}
