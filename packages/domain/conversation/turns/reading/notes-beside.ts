import { halifaxToday } from '../../halifax-today.ts';
import type { Slots } from '../../slots.ts';
import type { ConversationState, StepName } from '../../state.ts';
import { joinNotes } from '../../steps/instructions.ts';
import type { TurnContext } from '../../turn.ts';
import { callTimes } from '../../understanding/recognisers/contact/call-times.ts';
import { houseSign } from '../../understanding/recognisers/notes/house-sign.ts';
import { crewNotes } from '../../understanding/recognisers/notes/recognise-notes.ts';
import { otherNumberNote } from '../../understanding/recognisers/phone/other-number-note.ts';
import { claimedTokens, storedOf, type Understanding } from '../../understanding/understand.ts';
import { wordingOf } from '../../wording/wording.ts';

/** What is only likely for the crew stands in what is said of the junk, and tells how to be reached: "I'm deaf, text". */
const ONLY_SURE: ReadonlySet<StepName> = new Set<StepName>(['junk-type', 'contact-method']);

/** Where the place is asked for or put right. */
const FINDING: ReadonlySet<StepName> = new Set<StepName>(['address', 'review']);

/** Where it is asked how somebody is reached, a time is one to call at. */
const REACHING: ReadonlySet<StepName> = new Set<StepName>(['phone', 'contact-method']);

/** What to mind on the spot, and how the house looks. */
function seenNotes(said: Understanding, { step }: ConversationState): string | undefined {
  const isFinding = FINDING.has(step) || storedOf(said, 'address') !== null;
  const sign = isFinding ? houseSign(said.message) : null;
  const notes = crewNotes(said.utterance, claimedTokens(said), ONLY_SURE.has(step))?.notes;
  return notes === undefined || sign === null ? (notes ?? sign ?? undefined) : joinNotes(notes, sign);
}

/** Returns what a message tells the crew or the team beside its answer: "it's on the third floor", "call after 5". */
export function notesBeside(
  said: Understanding,
  state: ConversationState,
  { now }: TurnContext,
): Partial<Slots> {
  if (state.step === 'instructions') return {};
  const call = REACHING.has(state.step) ? callTimes(said, halifaxToday(now)) : null;
  const seen = seenNotes(said, state);
  const times = call === null ? undefined : wordingOf(state).contactMethod.callTimes(call);
  const note = otherNumberNote(said) ?? (seen === undefined ? times : withCallTimes(seen, call, times));
  if (note === undefined) return {};
  const specialInstructions = joinNotes(state.slots.specialInstructions, note);
  return specialInstructions === state.slots.specialInstructions ? {} : { specialInstructions };
}

/** What may stand before the time in a note that is of calls alone. */
const CALL_ME =
  /^(?:please |just |but |and )?(?:call|text|phone|ring|appelez|textez)(?:[ -](?:me|us|moi|nous))?(?: only| seulement)? $/i;

/** "Call me only after 5" is a note for the crew, and when to call: the team and its visitor are shown it as that. */
function withCallTimes(crew: string, call: string | null, times = ''): string {
  const isOfCalls = (line: string) =>
    call !== null && line.endsWith(call) && CALL_ME.test(line.slice(0, -call.length));
  return crew
    .split('\n')
    .map((line) => (isOfCalls(line) ? times : line))
    .join('\n');
}
