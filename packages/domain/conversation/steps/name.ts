import { titleCaseName } from '../understanding/recognisers/name/name-case.ts';
import { normalizeText } from '../understanding/text/plain-text.ts';
import { storedOf, withVerdict } from '../understanding/understand.ts';
import { WORDING } from '../wording.ts';
import { confirm, filled, isRepeated, promptText, retry, type Step } from './step.ts';

const MAY_BE_A_NAME = /^\p{L}[\p{L}\p{M} .'&+-]{1,48}$/u;

/** Step 3: the name for the quote. */
export const nameStep: Step = {
  prompt: (_state, asking) => ({ content: promptText(WORDING.name, asking), quickReplies: [] }),
  read(said, state) {
    const found = storedOf(said, 'name');
    if (found !== null) return filled({ name: found.value });
    const [likely] = withVerdict(said, 'name', 'unsure');
    if (likely !== undefined) return confirm({ name: likely.value });
    // Names are odd: the same answer a second time is accepted.
    const name = normalizeText(said.message);
    if (isRepeated(said, state) && MAY_BE_A_NAME.test(name)) return filled({ name: titleCaseName(name) });
    return retry(retryText(name));
  },
};

function retryText(name: string): string {
  if (name.length < 2) return WORDING.name.tooShort;
  return WORDING.name.notAName;
}
