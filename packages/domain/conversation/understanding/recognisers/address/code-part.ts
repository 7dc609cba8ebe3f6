import { wordSet } from '../../../../text/word-set.ts';
import type { Utterance } from '../../utterance/utterance.ts';
import { readAddress } from './merge-mentions.ts';

const CODE_NAMES = wordSet('postal zip postcode code');
const STARTING = wordSet('start starts starting begins begin first beginning');
const ENDING = wordSet('end ends ending last finishes final second');
const RULING_OUT = wordSet('not isnt instead than');
/** A part of a postal code: "7", "1A9", "B3H", or a letter that is no word. */
const PART = /^(?=.*\d)[a-z\d]{1,3}$|^[b-hj-z]$/;
const CODE = /^[A-Z]\d[A-Z]\d[A-Z]\d$/;
/** All of a code says more than a part. */
const WHOLE = /\b[a-z]\d[a-z] ?\d[a-z]\d\b/;
const HALF = 3;

/** Whether a message speaks of the postal code, and of no other. */
const namesCode = ({ tokens }: Utterance): boolean =>
  tokens.some(({ word }) => word !== 'code' && CODE_NAMES.has(word));

/**
 * The known address with a part of its postal code put right: "the postal code ends in 7 not 1", "last half of the zip is
 * 1Y9", "5 instead of 3 in the postal code". Null where a message says nothing of the kind.
 */
export function withCodePart(utterance: Utterance, known: string): string | null {
  if (!namesCode(utterance)) return null;
  const before = readAddress(known).mention.postalCode;
  const words = utterance.tokens.map(({ word }) => word);
  if (before === null || WHOLE.test(words.join(' '))) return null;
  const isRuledOut = (at: number) =>
    [at - 1, at - 2].some((index) => RULING_OUT.has(words[index] ?? '')) && words[at - 1] !== 'its';
  const parts = words.flatMap((word, at) => (PART.test(word) ? [{ value: word.toUpperCase(), at }] : []));
  const right = parts.find(({ at }) => !isRuledOut(at))?.value;
  const wrong = parts.find(({ at }) => isRuledOut(at))?.value;
  if (right === undefined) return null;
  const code = codeWith(before.replace(' ', ''), right, wrong, words);
  return CODE.test(code) ? known.replace(before, `${code.slice(0, HALF)} ${code.slice(HALF)}`) : null;
}

function codeWith(code: string, right: string, wrong: string | undefined, words: readonly string[]): string {
  if (words.some((word) => ENDING.has(word))) return `${code.slice(0, -right.length)}${right}`;
  if (words.some((word) => STARTING.has(word))) return `${right}${code.slice(right.length)}`;
  const isOne = wrong !== undefined && code.split(wrong).length === 2 && wrong.length === right.length;
  return isOne ? code.replace(wrong, right) : '';
}
