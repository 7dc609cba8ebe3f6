import { CONTACT_METHODS, type ContactMethod } from '../../leads/fields/contact-method.ts';
import { contactReplies } from '../quick-replies.ts';
import { onlySends } from '../understanding/recognisers/answers/only-sends.ts';
import { refusedMethods } from '../understanding/recognisers/contact/method-mentions.ts';
import { storedOf, withVerdict } from '../understanding/understand.ts';
import type { Wording } from '../wording/english.ts';
import { wordingOf } from '../wording/wording.ts';
import { confirm, filled, isRepeated, promptText, retry, type Step, type StepResult } from './step.ts';

/** Step 7: the preferred contact method. */
export const contactMethodStep: Step = {
  prompt: (state, asking) => ({
    content: promptText(wordingOf(state).contactMethod, asking),
    quickReplies: contactReplies(wordingOf(state)),
  }),
  read(said, state) {
    const found = storedOf(said, 'contactMethod');
    if (found !== null) return filled({ preferredContactMethod: found.value });
    // "It's jo@example.ca" where one asks how to write or call.
    const email = storedOf(said, 'email')?.value;
    if (email !== undefined) return filled({ preferredContactMethod: 'email', email });
    const [likely] = withVerdict(said, 'contactMethod', 'unsure');
    if (likely !== undefined) return confirm({ preferredContactMethod: likely.value });
    const refused = refusedMethods(said.utterance);
    if (refused.length > 0) return withoutRefused(refused, isRepeated(said, state), wordingOf(state));
    // The specification's default.
    if (isRepeated(said, state) || onlySends(said.utterance))
      return filled({ preferredContactMethod: 'phone' });
    return retry(wordingOf(state).contactMethod.unrecognised);
  },
};

/** "No email": asks for one of the others, or whether the last one left is meant; said again, the first of them is taken. */
function withoutRefused(
  refused: readonly ContactMethod[],
  isSaidAgain: boolean,
  wording: Wording,
): StepResult {
  const left = CONTACT_METHODS.filter((method) => !refused.includes(method));
  const [last] = left;
  const { ways, without, unrecognised } = wording.contactMethod;
  if (last === undefined) return retry(unrecognised);
  if (isSaidAgain) return filled({ preferredContactMethod: last });
  if (left.length === 1) return confirm({ preferredContactMethod: last });
  const notBy = refused.map((method) => ways[method].refused);
  const offered = left.map((method) => ways[method].offered);
  const content = without(wording.listOf(notBy, 'or'), wording.listOf(offered, 'or'));
  return { kind: 'retry', content, quickReplies: contactReplies(wording, left) };
}
