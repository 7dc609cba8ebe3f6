import type { ConversationState } from '../state.ts';
import { titleCaseName } from '../understanding/recognisers/name/name-case.ts';
import {
  capitalRun,
  givenNameAlone,
  nameByCapitals,
} from '../understanding/recognisers/name/whole-answer.ts';
import { normalizeText } from '../understanding/text/plain-text.ts';
import { storedOf, type Understanding, withVerdict } from '../understanding/understand.ts';
import { wordingOf } from '../wording/wording.ts';
import { confirm, filled, isRepeated, promptText, retry, type Step } from './step.ts';

const MAY_BE_A_NAME = /^\p{L}[\p{L}\p{M} .'&+-]{1,48}$/u;

/** "I'd rather not say" is none, however often. */
const SPEAKS =
  /^(?:i|i['’]?[a-z]{1,2}|no|not|none|why|what|you|do|don['’]?t|we|it|my|the|is|prefer|rather) /i;

/** Step 3: the name for the quote. */
export const nameStep: Step = {
  prompt: (state, asking) => ({ content: promptText(wordingOf(state).name, asking), quickReplies: [] }),
  read(said, state) {
    const found = storedOf(said, 'name')?.value ?? null;
    const name = wholeName(said, found) ?? found;
    if (name !== null) return filled({ name });
    const alone = givenNameAlone(said.utterance);
    if (alone !== null) return filled({ name: titleCaseName(alone) });
    const [likely] = withVerdict(said, 'name', 'unsure');
    if (likely !== undefined) return confirm({ name: likely.value });
    const run = holdsElse(said) ? null : capitalRun(said.utterance);
    if (run !== null) return confirm({ name: run });
    // Names are odd: the same answer a second time is accepted.
    const written = normalizeText(said.message);
    if (isRepeated(said, state) && MAY_BE_A_NAME.test(written) && !SPEAKS.test(written))
      return filled({ name: titleCaseName(written) });
    return retry(retryText(written, state));
  },
};

/** "Quinn Reply": all of an answer with capitals is the name, where nothing else is read in it. */
function wholeName(said: Understanding, found: string | null): string | null {
  const whole = holdsElse(said) ? null : nameByCapitals(said.utterance);
  const isRest = found === null || whole?.startsWith(found) === true || said.message.includes('(');
  return isRest ? whole : null;
}

const holdsElse = ({ verdicts }: Understanding) =>
  verdicts.some(({ proposal, verdict }) => verdict === 'stored' && proposal.slot !== 'name');

function retryText(name: string, state: ConversationState): string {
  if (name.length < 2) return wordingOf(state).name.tooShort;
  return wordingOf(state).name.notAName;
}
