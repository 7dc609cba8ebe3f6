import { parseEmail } from '../parsers/parse-email.ts';
import { SKIP_EMAIL } from '../quick-replies.ts';
import type { ConversationState } from '../state.ts';
import { WORDING } from '../wording.ts';
import { type Fill, filled, retry, type Step, worded } from './step.ts';

/** The e-mail address: for who wants to be answered by it, or as a backup (specification section 4, step 10). */
export const emailStep: Step = {
  ask(state, asking) {
    const wanted = state.slots.preferredContactMethod === 'email';
    const content = asking !== 'again' && !wanted ? WORDING.email.backup : worded(TEXTS, asking);
    return { content, quickReplies: [SKIP_EMAIL] };
  },
  read(text, state) {
    const parsed = parseEmail(text);
    if (parsed.kind === 'ok') return filled({ email: parsed.value });
    if (parsed.kind === 'skip') return { kind: 'fill', fill: withoutEmail(state) };
    if (state.failedTries === 0) return retry(WORDING.email.invalid);
    return { kind: 'fill', fill: withoutEmail(state) };
  },
};

const TEXTS = { ...WORDING.email, edit: WORDING.email.ask };

/** Stops asking. Who wanted an e-mail and gave no address is called instead: the phone number is known. */
export function withoutEmail(state: ConversationState): Fill {
  if (state.slots.email !== null) return { slots: {}, settled: { email: true } };
  if (state.slots.preferredContactMethod !== 'email') {
    return { slots: {}, settled: { email: true }, note: WORDING.email.skipped };
  }
  return {
    slots: { preferredContactMethod: 'phone' },
    settled: { email: true },
    note: WORDING.email.givenUp,
  };
}
