import { wordSet } from '../../text/word-set.ts';
import { isKnownWord } from './recognisers/name/name-run.ts';
import { nameValue } from './recognisers/name/name-value.ts';
import { isCapital, nameWordOf } from './recognisers/name/name-word.ts';
import { soundsAlike } from './recognisers/name/spelling/letter-hints.ts';
import { foldText } from './text/plain-text.ts';
import type { Token } from './utterance/token.ts';
import type { Utterance } from './utterance/utterance.ts';

/** Turns the known word down that follows: "Sarah not Sara", "Sarah instead of Sara". */
const NOT = wordSet('not isnt pas of than');
/** Between the known word and the right one: "not Sara, it's Sarah", "Doe should be Dow". */
const LEADS = wordSet('its it is but should be say read put use wrong has needs to rather cest');
const TURNING = wordSet('should wrong has needs');
const CHANGING = wordSet('change swap switch replace fix correct');
const INTO = wordSet('to with for into by');
const MAX_LEADS = 4;

/** A known name put right, and the tokens that do so. */
export interface SwappedName {
  name: string;
  from: number;
  to: number;
}

/** The known name with the word of it replaced that a message turns down; null where it turns none of them down. */
export function swappedName({ tokens }: Utterance, known: string): SwappedName | null {
  const words = known.split(' ');
  const folded = words.map((word) => foldText(word));
  for (const [at, { word }] of tokens.entries()) {
    const index = folded.indexOf(word);
    const right = index < 0 ? null : rightBeside(tokens, at);
    if (right === null || !isNamed(tokens, right, at, folded)) continue;
    const name = words.with(index, nameValue(tokens.slice(right, right + 1))).join(' ');
    return { name, from: Math.min(at, right), to: Math.max(at, right) + 1 };
  }
  return null;
}

/** The token that is right in place of a known word: before its "not", or behind it. */
function rightBeside(tokens: readonly Token[], at: number): number | null {
  // "Change Sara to Sarah"
  if (CHANGING.has(tokens[at - 1]?.word ?? '') && INTO.has(tokens[at + 1]?.word ?? '')) return at + 2;
  const denied = NOT.has(tokens[at - 1]?.word ?? '');
  const before = at - (['of', 'than'].includes(tokens[at - 1]?.word ?? '') ? 3 : 2);
  if (denied && before >= 0 && nameWordOf(tokens[before] ?? NO_TOKEN, true) !== null) return before;
  let next = at + 1;
  while (next - at <= MAX_LEADS && LEADS.has(tokens[next]?.word ?? '')) next += 1;
  const turned = tokens.slice(at + 1, next).some(({ word }) => TURNING.has(word));
  return (denied || turned) && next < tokens.length ? next : null;
}

/** Whether the right word is one of a name, and stands alone: "Jim Cole not Kohl" is a name of its own. */
function isNamed(tokens: readonly Token[], right: number, wrong: number, known: readonly string[]): boolean {
  const token = tokens[right] ?? NO_TOKEN;
  const kind = nameWordOf(token, true);
  if (kind === null || token.word.length < 2 || known.includes(token.word)) return false;
  // "Call me Billy instead of William" is a name of its own.
  if (tokens[right - 1]?.word === 'me') return false;
  const isBeside = (at: number) => {
    const other = tokens[at];
    return (
      other !== undefined &&
      isCapital(other) &&
      nameWordOf(other, true) !== null &&
      !known.includes(other.word) &&
      at !== wrong
    );
  };
  if ((isBeside(right - 1) && tokens[right - 1]?.mark === '') || (token.mark === '' && isBeside(right + 1)))
    return false;
  return isCapital(token) || isKnownWord(kind) || soundsAlike(token.word, tokens[wrong]?.word ?? '');
}

const NO_TOKEN: Token = { text: '', word: '', mark: '', start: 0, end: 0 };
