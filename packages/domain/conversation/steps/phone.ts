import { parsePhone } from '../parsers/phone/parse-phone.ts';
import { WORDING } from '../wording.ts';
import { filled, promptText, retry, type Step } from './step.ts';

/** Step 4: the number to call or text. */
export const phoneStep: Step = {
  prompt: (_state, asking) => ({ content: promptText(WORDING.phone, asking), quickReplies: [] }),
  read(text) {
    const parsed = parsePhone(text);
    return parsed.kind === 'ok' ? filled({ phone: parsed.value.display }) : retry(WORDING.phone.invalid);
  },
};
