import { junkTypeLabel } from '../../leads/fields/junk-type.ts';
import { junkReplies } from '../junk-replies.ts';
import { wordsOf } from '../parsers/text/plain-text.ts';
import { filled } from '../steps/step.ts';
import { classifiedJunk, readJunkLoad } from '../understanding/junk-load.ts';
import { listOf, WORDING } from '../wording.ts';
import type { ClarificationHandler } from './clarification.ts';

/** "About the same", "both", "all of it": no type outweighs the others. */
const NO_PREFERENCE =
  /\b(?:both|all|same|equal(?:ly)?|even|half|mix(?:ed|ture)?|everything|not sure|don'?t know|dunno|no idea|either|any)\b/i;
const ORDINALS: readonly (readonly [string, number])[] = [
  ['first', 0],
  ['1st', 0],
  ['second', 1],
  ['2nd', 1],
  ['last', -1],
];

/** Several types of junk were named: the largest share is the lead's type. */
export const whichJunkClarification: ClarificationHandler<'which-junk'> = {
  prompt({ candidates }, again) {
    const types = candidates.map(({ junkType }) => junkType);
    const labels = listOf(types.map((type) => junkTypeLabel(type).toLowerCase()));
    return {
      content: again ? WORDING.junkType.severalAgain : WORDING.junkType.several(labels),
      quickReplies: junkReplies(types),
    };
  },
  read(said, { candidates, text: load }, state) {
    const text = said.message;
    const [named, ...further] = readJunkLoad(said, { wholeMessage: false })?.candidates ?? [];
    if (named !== undefined && further.length === 0) return filled(classifiedJunk(named, load));
    const picked = candidates.at(ordinal(text) ?? candidates.length);
    if (picked !== undefined) return filled(classifiedJunk(picked, load));
    const [first] = candidates;
    // There is no third prompt: the type that was named first is taken.
    if (first !== undefined && (NO_PREFERENCE.test(text) || state.failedTries > 0)) {
      return filled(classifiedJunk(first, load));
    }
    return null;
  },
};

function ordinal(text: string): number | null {
  const words = wordsOf(text);
  return ORDINALS.find(([word]) => words.includes(word))?.[1] ?? null;
}
