import type { Slots } from '../../slots.ts';
import type { ConversationState, StepName } from '../../state.ts';
import { joinNotes } from '../../steps/instructions.ts';
import { crewNotes } from '../../understanding/recognisers/notes/recognise-notes.ts';
import { otherNumberNote } from '../../understanding/recognisers/phone/other-number-note.ts';
import { claimedTokens, type Understanding } from '../../understanding/understand.ts';

/** What is only likely for the crew stands in what is said of the junk, and tells how to be reached: "I'm deaf, text". */
const ONLY_SURE: ReadonlySet<StepName> = new Set<StepName>(['junk-type', 'contact-method']);

/** Returns what a message tells the crew beside its answer, such as "it's on the third floor". */
export function notesBeside(said: Understanding, state: ConversationState): Partial<Slots> {
  if (state.step === 'instructions') return {};
  const note =
    otherNumberNote(said) ?? crewNotes(said.utterance, claimedTokens(said), ONLY_SURE.has(state.step))?.notes;
  if (note === undefined) return {};
  const specialInstructions = joinNotes(state.slots.specialInstructions, note);
  return specialInstructions === state.slots.specialInstructions ? {} : { specialInstructions };
}
