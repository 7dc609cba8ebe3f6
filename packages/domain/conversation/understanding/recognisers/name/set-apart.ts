import { NAME_PARTICLES } from '../../../lexicon/names/name-words.ts';
import type { SlotName } from '../../../slots.ts';
import type { Mark, Token } from '../../utterance/token.ts';
import { hasKnownGiven } from './name-context.ts';
import { nameRunAt } from './name-run.ts';
import { isCapital } from './name-word.ts';

/** Signs that are said, by people who dictate: "Clarence comma Clarence Cole". */
const SAID_MARKS: ReadonlyMap<string, Mark> = new Map([
  ['comma', ','],
  ['period', '.'],
]);

/** The tokens with the signs that were said or left out: behind a dictated word, and between a "skip" and a name. */
export function setApart(tokens: readonly Token[], asked: SlotName | null): readonly Token[] {
  return tokens.map((token, at) => {
    const mark = token.mark === '' ? (SAID_MARKS.get(tokens[at + 1]?.word ?? '') ?? '') : '';
    if (mark !== '') return { ...token, mark };
    return isSkipBefore(tokens, at, asked) ? { ...token, mark: ',' } : token;
  });
}

/** "Skip Greg Cole" answers the photo and says a name; "Skip Cole" may well be one. */
function isSkipBefore(tokens: readonly Token[], at: number, asked: SlotName | null): boolean {
  const token = tokens[at];
  if (token?.word !== 'skip' || token.mark !== '' || (asked !== 'photo' && asked !== 'name')) return false;
  const run = nameRunAt(tokens, at + 1);
  if (run === null || NAME_PARTICLES.has(tokens[at + 1]?.word ?? '')) return false;
  const isWhole = run.words.length > 1;
  if (hasKnownGiven(run)) return isWhole || asked === 'photo';
  if (asked !== 'photo') return false;
  // "I'll skip na lang"
  return isCapital(token) ? run.capital && isWhole : run.capital || at === 0;
}
