import { parsePhone } from '../parsers/parse-phone.ts';
import { WORDING } from '../wording.ts';
import { filled, retry, type Step, worded } from './step.ts';

/** Step 4: the number to call or text. */
export const phoneStep: Step = {
  ask: (_state, asking) => ({ content: worded(WORDING.phone, asking), quickReplies: [] }),
  read(text) {
    const parsed = parsePhone(text);
    return parsed.kind === 'ok' ? filled({ phone: parsed.value.display }) : retry(WORDING.phone.invalid);
  },
};
