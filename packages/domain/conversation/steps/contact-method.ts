import { parseContactMethod } from '../parsers/parse-contact-method.ts';
import { CONTACT_REPLIES } from '../quick-replies.ts';
import { WORDING } from '../wording.ts';
import { filled, retry, type Step, worded } from './step.ts';

/** Who has no preference is called, as the specification has it where nothing is said. */
const NO_PREFERENCE =
  /\b(?:any|anything|anyhow|either|whichever|whatever|both|no preference|don'?t (?:care|mind)|doesn'?t matter|n'importe)\b/i;

/** Step 7: how the person wants to be answered. */
export const contactMethodStep: Step = {
  ask: (_state, asking) => ({
    content: worded(WORDING.contactMethod, asking),
    quickReplies: CONTACT_REPLIES,
  }),
  read(text) {
    const parsed = parseContactMethod(text);
    if (parsed.kind === 'ok') return filled({ preferredContactMethod: parsed.value });
    if (NO_PREFERENCE.test(text)) return filled({ preferredContactMethod: 'phone' });
    return retry(WORDING.contactMethod.unrecognised);
  },
};
