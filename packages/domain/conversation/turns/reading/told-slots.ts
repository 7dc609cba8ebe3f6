import type { Slots } from '../../slots.ts';
import type { ConversationState } from '../../state.ts';
import type { TurnContext } from '../../turn.ts';
import { understand } from '../../understanding/understand.ts';
import { readUpdates } from './slot-updates.ts';

/** What people tell a person of the team, too: whom to call, where, what and when. Notes are asked for all the same. */
const TOLD = [
  'junkType',
  'junkConfidence',
  'junkClassificationSource',
  'junkText',
  'name',
  'phone',
  'address',
  'addressOutside',
  'pickup',
  'preferredContactMethod',
  'email',
] as const satisfies readonly (keyof Slots)[];

/** Longer talks begin with what has passed since. */
const MAX_TEXTS = 30;

/**
 * Returns the slots that messages to somebody else fill. They answered no question of the assistant, so that nothing is read as
 * an answer: a value has to say by itself what it is, in a clause that states it. A known value gives way to nothing but a
 * correction, and what would need a question back is left to the question itself.
 */
export function toldSlots(
  before: ConversationState,
  texts: readonly string[],
  context: TurnContext,
): Partial<Slots> {
  let told: Partial<Slots> = {};
  for (const text of texts.slice(-MAX_TEXTS)) {
    const known = { ...before.slots, ...told };
    told = {
      ...told,
      ...valuesIn(text, { ...before, slots: known, pending: null, editing: false }, context),
    };
  }
  return told;
}

function valuesIn(text: string, state: ConversationState, context: TurnContext): Partial<Slots> {
  const { slots: known } = state;
  const said = understand(text.toWellFormed().trim(), { asked: null, known, now: context.now });
  // Of the step of the notes only what is put right is more than a note.
  const corrected = readUpdates(said, { ...state, step: 'instructions' }, null, context).slots;
  const stated = readUpdates(said, { ...state, step: 'name' }, null, context).slots;
  const added = Object.entries(stated).filter(([name]) => isEmpty(known, name));
  const found: Partial<Slots> = { ...Object.fromEntries(added), ...withoutJunk(corrected) };
  return Object.fromEntries(Object.entries(found).filter(([name]) => TOLD.some((one) => one === name)));
}

/** What belongs to a type or an address is as empty as that. */
function isEmpty({ junkType, address, ...others }: Slots, name: string): boolean {
  if (name.startsWith('junk')) return junkType === null;
  if (name.startsWith('address')) return address === null;
  return name in others && others[name as keyof typeof others] === null;
}

/** A load that people talk about is not a load that they change. */
function withoutJunk(slots: Partial<Slots>): Partial<Slots> {
  return Object.fromEntries(Object.entries(slots).filter(([name]) => !name.startsWith('junk')));
}
