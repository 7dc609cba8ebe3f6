import { halifaxToday } from '../../halifax-today.ts';
import type { Slots } from '../../slots.ts';
import type { ConversationState, StepName } from '../../state.ts';
import { joinNotes } from '../../steps/instructions.ts';
import { withCallTimes } from '../../steps/with-call-times.ts';
import type { TurnContext } from '../../turn.ts';
import { callTimes } from '../../understanding/recognisers/contact/call-times.ts';
import { houseSign } from '../../understanding/recognisers/notes/house-sign.ts';
import { crewNotes } from '../../understanding/recognisers/notes/recognise-notes.ts';
import { otherNumberNote, whoAnswersNote } from '../../understanding/recognisers/phone/other-number-note.ts';
import { otherTimes } from '../../understanding/recognisers/pickup/other-times.ts';
import { claimedTokens, storedOf, type Understanding } from '../../understanding/understand.ts';
import { wordingOf } from '../../wording/wording.ts';

/** What is only likely for the crew stands in what is said of the junk, and tells how to be reached: "I'm deaf, text". */
const ONLY_SURE: ReadonlySet<StepName> = new Set<StepName>(['junk-type', 'contact-method']);

/** Where the place is asked for or put right. */
const FINDING: ReadonlySet<StepName> = new Set<StepName>(['address', 'review']);

/** Where it is asked how somebody is reached, a time is one to call at. */
const REACHING: ReadonlySet<StepName> = new Set<StepName>(['phone', 'contact-method']);

/** "Special instructions: none" */
const NO_NOTES =
  /^(?:(?:the|my|special|crew|les?|des) )*(?:instructions?|notes?|consignes?)(?: sp[ée]ciales?)? ?[:=-]? ?(?:is |are )?(?:none|nothing|nil|no|n\/?a|aucune?s?|rien|non)[.! ]*$/i;

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
  if (NO_NOTES.test(said.message))
    return state.slots.specialInstructions === null ? {} : { specialInstructions: null };
  const seen = seenNotes(said, state);
  const isAsked = REACHING.has(state.step);
  const call = isAsked || seen !== undefined ? callTimes(said, halifaxToday(now), isAsked) : null;
  const times = call === null ? undefined : wordingOf(state).contactMethod.callTimes(call);
  const note =
    otherNumberNote(said) ??
    whoAnswersNote(said, state.slots.name) ??
    (seen === undefined ? times : withCallTimes(seen, call, times));
  const other = namesOneDay(said) ? otherTimes(said.utterance, now) : null;
  const notes = [note, other === null ? undefined : wordingOf(state).pickup.wish(other)];
  const [first, ...rest] = notes.filter((one) => one !== undefined);
  if (first === undefined) return {};
  const specialInstructions = [first, ...rest].reduce(joinNotes, state.slots.specialInstructions);
  return specialInstructions === state.slots.specialInstructions ? {} : { specialInstructions };
}

/** Whether a pickup is stored that holds none of the other days. */
function namesOneDay(said: Understanding): boolean {
  const when = storedOf(said, 'pickup')?.value;
  return when?.kind === 'pickup' && (when.pickup.otherDays ?? []).length === 0;
}
