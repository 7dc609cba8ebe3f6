import type { ConversationState } from '../state.ts';
import { joinPhoneFragments, readPhoneFragment } from '../understanding/recognisers/phone/phone-fragments.ts';
import { storedOf, type Understanding } from '../understanding/understand.ts';
import { wordingOf } from '../wording/wording.ts';
import { filled, promptText, retry, type Step, type StepResult } from './step.ts';

/** From how many messages one number is joined. */
const MAX_PARTS = 4;

/** Step 4: the number to call or text, possibly over several messages. */
export const phoneStep: Step = {
  prompt: (state, asking) => ({ content: promptText(wordingOf(state).phone, asking), quickReplies: [] }),
  read(said, state) {
    const found = storedOf(said, 'phone');
    return found === null ? readFragment(said, state) : filled({ phone: found.value });
  },
};

function readFragment(said: Understanding, state: ConversationState): StepResult {
  const fragment = readPhoneFragment(said.utterance);
  if (fragment === null) return retry(wordingOf(state).phone.invalid);
  const phoneParts = [...(state.phoneParts ?? []), fragment].slice(-MAX_PARTS);
  const joined = joinPhoneFragments(phoneParts);
  if (joined !== null) return filled({ phone: joined });
  return { kind: 'retry', content: wordingOf(state).phone.invalid, phoneParts };
}
