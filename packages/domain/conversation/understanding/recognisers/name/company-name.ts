import { COMPANY_WORDS, SURE_COMPANY_WORDS } from '../../../lexicon/names/name-phrases.ts';
import type { Token } from '../../utterance/token.ts';
import { type NameRun, nameRunAt } from './name-run.ts';
import { nameValue } from './name-value.ts';
import { isCapital, writtenName } from './name-word.ts';

const MAX_WORDS = 6;
const COMPANY_PART = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}'.&+-]*$/u;
/** Little words inside: "Sisters of Charity", "Oak & Sons". */
const INSIDE = new Set(['of', 'the', 'and', '&', 'de', 'du', 'des', 'la', 'le']);

/** The name of a company that begins at a token: "Oak Property Management", "Cole & Sons Ltd". */
export function companyAt(tokens: readonly Token[], start: number): NameRun | null {
  const estate = estateAt(tokens, start);
  if (estate !== null) return estate;
  let end = 0;
  let lower = 0;
  for (let at = start; at < Math.min(tokens.length, start + MAX_WORDS); at += 1) {
    const token = tokens[at];
    if (token === undefined || !COMPANY_PART.test(writtenName(token).replace(/^&$/, 'and'))) break;
    if (!isCapital(token) && !INSIDE.has(token.word)) lower += 1;
    const isLast = SURE_COMPANY_WORDS.has(token.word) || (COMPANY_WORDS.has(token.word) && isCapital(token));
    if (isLast && at > start) end = at + 1;
    if (token.mark !== '' && token.mark !== '.') break;
  }
  const [first] = tokens.slice(start, start + 1);
  if (end === 0 || first === undefined || INSIDE.has(first.word)) return null;
  const parts = tokens.slice(start, end);
  const capital = parts.every(
    (token) => isCapital(token) || INSIDE.has(token.word) || /^\d/.test(token.word),
  );
  if (!capital && lower < parts.length) return null;
  return { from: start, to: end, value: nameValue(parts), words: ['unknown', 'unknown'], capital };
}

/** "Estate of Gerald Fougere": whose house is cleared, and who is written to. */
function estateAt(tokens: readonly Token[], start: number): NameRun | null {
  const at = tokens[start]?.word === 'the' ? start + 1 : start;
  if (tokens[at]?.word !== 'estate' || tokens[at + 1]?.word !== 'of') return null;
  const run = nameRunAt(tokens, at + 2);
  return run && { ...run, from: start, value: `Estate of ${run.value}`, words: ['unknown', ...run.words] };
}
