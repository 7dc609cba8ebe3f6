import { skipEmailReply } from '../quick-replies.ts';
import type { ConversationState } from '../state.ts';
import { onlySends } from '../understanding/recognisers/answers/only-sends.ts';
import { declinesBarely, readDecline } from '../understanding/recognisers/answers/read-decline.ts';
import { refusedMethods } from '../understanding/recognisers/contact/method-mentions.ts';
import { daysRuledOut } from '../understanding/recognisers/pickup/beside/days-ruled-out.ts';
import type { Proposal } from '../understanding/recognisers/proposal.ts';
import { storedOf, type Understanding, withVerdict } from '../understanding/understand.ts';
import { clauseAt } from '../understanding/utterance/utterance.ts';
import { wordingOf } from '../wording/wording.ts';
import { confirm, filled, promptText, retry, type SlotFill, type Step } from './step.ts';

/** The e-mail address: required for contact by e-mail, else a backup (specification section 4, step 10). */
export const emailStep: Step = {
  prompt(state, asking) {
    const wanted = state.slots.preferredContactMethod === 'email';
    const content =
      asking !== 'again' && !wanted ? wordingOf(state).email.backup : promptText(promptTexts(state), asking);
    return { content, quickReplies: [skipEmailReply(wordingOf(state))] };
  },
  read(said, state, { now }) {
    const found = storedOf(said, 'email');
    if (found !== null) return filled({ email: found.value });
    // "Just text me instead"
    const isTurnedDown = refusedMethods(said.utterance).includes('email');
    const named = storedOf(said, 'contactMethod') ?? (isTurnedDown ? faintMethod(said) : null);
    const method = named?.value;
    if (method !== undefined && method !== 'email')
      return { kind: 'fill', fill: { slots: { preferredContactMethod: method }, settled: { email: true } } };
    const [likely] = withVerdict(said, 'email', 'unsure');
    if (likely !== undefined) return confirm({ email: likely.value });
    const { declines } = readDecline(said.utterance);
    // Of the e-mail nothing was said yet.
    if ((!declines || declinesBarely(said.utterance)) && correctsDay(said, state, now))
      return retry(wordingOf(state).email.invalid);
    if (declines || onlySends(said.utterance)) return { kind: 'fill', fill: skipEmail(state) };
    if (state.failedTries === 0) return retry(wordingOf(state).email.invalid);
    return { kind: 'fill', fill: skipEmail(state) };
  },
};

/** "No, not tuesday, thursday"; "thursday" alone may be when the e-mail comes. */
function correctsDay(said: Understanding, { slots }: ConversationState, now: Date): boolean {
  const found = storedOf(said, 'pickup');
  const known = slots.pickup?.day ?? null;
  const day = found?.value.kind === 'pickup' ? found.value.pickup.day : null;
  if (found === null || known === null || day === null || day === known) return false;
  return (
    clauseAt(said.utterance, found.from)?.corrects === true || daysRuledOut(said.utterance, now).length > 0
  );
}

/** "Never mind the email, just text" */
const faintMethod = (said: Understanding): Proposal<'contactMethod'> | null =>
  withVerdict(said, 'contactMethod', 'dropped').find(({ strength }) => strength >= FAINT) ?? null;
const FAINT = 0.4;

function promptTexts(state: ConversationState) {
  const { email } = wordingOf(state);
  return { ...email, edit: email.ask };
}

/** Settles the step without an e-mail. Contact by e-mail becomes a call: the phone number is known. */
export function skipEmail(state: ConversationState): SlotFill {
  if (state.slots.email !== null) return { slots: {}, settled: { email: true } };
  if (state.slots.preferredContactMethod !== 'email') {
    return { slots: {}, settled: { email: true }, note: wordingOf(state).email.skipped };
  }
  return {
    slots: { preferredContactMethod: 'phone' },
    settled: { email: true },
    note: wordingOf(state).email.givenUp,
  };
}
