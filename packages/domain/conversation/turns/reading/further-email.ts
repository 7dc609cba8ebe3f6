import type { ConversationState } from '../../state.ts';
import { storedOf, type Understanding, withVerdict } from '../../understanding/understand.ts';
import { wordingOf } from '../../wording/wording.ts';

/** "Jo@example.com or ann@example.com, the first one": the other is not wanted. */
const CHOOSES =
  /(?<!\p{L})(?:first|second|last|latter|premi[eè]re?|deuxi[eè]me|derni[eè]re?)(?: one)?[.!]?$/iu;
/** An address that was taken back in its own message is proposed more weakly. */
const MEANT = 0.4;

/**
 * Returns what a message tells of further addresses beside the one that is taken, of which a request has one: "jo@example.com, but if
 * that bounces ann@example.com". Null where there are none.
 */
export function furtherEmailNote(said: Understanding, state: ConversationState): string | null {
  const taken = storedOf(said, 'email');
  if (taken === null || CHOOSES.test(said.message)) return null;
  const others = withVerdict(said, 'email', 'dropped')
    .filter(({ value, strength }) => strength > MEANT && value !== taken.value)
    .map(({ value }) => value);
  return others.length === 0 ? null : wordingOf(state).email.other([...new Set(others)].join(', '));
}
