import { parseName } from '../parsers/parse-name.ts';
import { WORDING } from '../wording.ts';
import { filled, retry, type Step, worded } from './step.ts';

const RETRIES = {
  empty: WORDING.name.empty,
  'too-short': WORDING.name.tooShort,
  'not-a-name': WORDING.name.notAName,
};

/** Step 3: who asks for the quote. */
export const nameStep: Step = {
  ask: (_state, asking) => ({ content: worded(WORDING.name, asking), quickReplies: [] }),
  read(text) {
    const parsed = parseName(text);
    if (parsed.kind === 'ok') return filled({ name: parsed.value });
    return retry(parsed.kind === 'skip' ? WORDING.name.empty : RETRIES[parsed.reason]);
  },
};
