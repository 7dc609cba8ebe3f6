import { titleCaseName } from '../parsers/name/name-case.ts';
import { parseName } from '../parsers/name/parse-name.ts';
import { normalizeText } from '../parsers/text/plain-text.ts';
import { WORDING } from '../wording.ts';
import { filled, promptText, retry, type Step } from './step.ts';

const RETRY_TEXTS = {
  empty: WORDING.name.empty,
  'too-short': WORDING.name.tooShort,
  'not-a-name': WORDING.name.notAName,
};

const MAY_BE_A_NAME = /^\p{L}[\p{L}\p{M} .'&+-]{1,48}$/u;

/** Step 3: the name for the quote. */
export const nameStep: Step = {
  prompt: (_state, asking) => ({ content: promptText(WORDING.name, asking), quickReplies: [] }),
  read(text, state) {
    const parsed = parseName(text);
    if (parsed.kind === 'ok') return filled({ name: parsed.value });
    // Names are odd: the same answer a second time is accepted.
    const name = normalizeText(text);
    if (text === state.refused && MAY_BE_A_NAME.test(name)) return filled({ name: titleCaseName(name) });
    return retry(parsed.kind === 'skip' ? WORDING.name.empty : RETRY_TEXTS[parsed.reason]);
  },
};
