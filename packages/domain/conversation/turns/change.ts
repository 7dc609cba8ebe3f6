import { CHANGEABLE, type ChangeSlot } from '../changeable-slot.ts';
import type { ConversationState } from '../state.ts';
import type { Fill } from '../steps/step.ts';
import { STEPS } from '../steps/steps.ts';
import type { TurnContext } from '../turn.ts';
import { WORDING } from '../wording.ts';
import { advance } from './advance.ts';
import { askAgain, goToStep, retryStep } from './ask.ts';
import type { SaidBesides } from './said-besides.ts';
import { takeReading } from './take-reading.ts';
import type { Turn } from './turn.ts';

/** Corrects a fact: at once where the new value came along, else by asking for it. */
export function change(
  state: ConversationState,
  { slot, rest }: { slot: ChangeSlot; rest: string },
  besides: SaidBesides,
  context: TurnContext,
): Turn {
  const { step } = CHANGEABLE[slot];
  if (slot === 'photo') {
    return askAgain(state, WORDING.photo.edit, [{ type: 'choose-photo' }]);
  }
  if (rest.trim() === '') return goToStep(state, step, null);
  const there = goToStep(state, step, null).state;
  const reading = STEPS[step].read(rest, { ...there, editing: true }, context);
  if (reading.kind === 'fill') {
    const fill: Fill = {
      ...reading.fill,
      slots: { ...besides.slots, ...added(state, slot, rest, reading.fill.slots) },
    };
    return advance(state, fill, context);
  }
  if (reading.kind === 'retry') return retryStep(there, reading.content, reading.addressParts);
  return takeReading(there, reading, context);
}

/** More instructions join those that are known. */
function added(
  state: ConversationState,
  slot: ChangeSlot,
  rest: string,
  slots: Fill['slots'],
): Fill['slots'] {
  const { specialInstructions: known } = state.slots;
  if (slot !== 'instructions' || known === null || !slots.specialInstructions) return slots;
  return known.includes(rest) ? {} : { specialInstructions: `${known}\n${slots.specialInstructions}` };
}
