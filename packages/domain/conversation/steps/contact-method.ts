import { CONTACT_REPLIES } from '../quick-replies.ts';
import { storedOf, withVerdict } from '../understanding/understand.ts';
import { WORDING } from '../wording.ts';
import { confirm, filled, isRepeated, promptText, retry, type Step } from './step.ts';

/** Step 7: the preferred contact method. */
export const contactMethodStep: Step = {
  prompt: (_state, asking) => ({
    content: promptText(WORDING.contactMethod, asking),
    quickReplies: CONTACT_REPLIES,
  }),
  read(said, state) {
    const found = storedOf(said, 'contactMethod');
    if (found !== null) return filled({ preferredContactMethod: found.value });
    // "It's jo@example.ca" where one asks how to write or call.
    const email = storedOf(said, 'email')?.value;
    if (email !== undefined) return filled({ preferredContactMethod: 'email', email });
    const [likely] = withVerdict(said, 'contactMethod', 'unsure');
    if (likely !== undefined) return confirm({ preferredContactMethod: likely.value });
    // The specification's default.
    if (isRepeated(said, state)) return filled({ preferredContactMethod: 'phone' });
    return retry(WORDING.contactMethod.unrecognised);
  },
};
