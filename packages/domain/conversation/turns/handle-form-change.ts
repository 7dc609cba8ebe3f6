import type { Pickup } from '../../pickup-wish/pickup.ts';
import { timeOfDayOf } from '../../pickup-wish/time-of-day.ts';
import type { Slots } from '../slots.ts';
import type { ConversationState, PendingClarification } from '../state.ts';
import type { FormValues, Input, TurnContext } from '../turn.ts';
import { wordingOf } from '../wording/wording.ts';
import { acknowledge, advance } from './advance.ts';
import { isEmpty } from './handle-form.ts';
import { formSlots } from './reading/form-slots.ts';
import type { Turn } from './reply.ts';

type FormChange = Extract<Input, { type: 'form-changed' }>;

/**
 * Takes over what the visitor has changed on the page's form since this conversation knew it: the newest answer wins. What is only
 * on offer here is changed there and stays a question; what was not told here at all is no change. Says what is new as far as people
 * are shown it, and asks again what is open.
 */
export function handleFormChange(state: ConversationState, change: FormChange, context: TurnContext): Turn {
  const silent: Turn = { state, replies: [], effects: [] };
  if (state.lead !== 'collecting') return silent;
  const newer = changedSlots(state.slots, change, context);
  const open = withNewer(state.pending, newer);
  const isOffered = (slot: string) => open?.kind === 'confirm' && slot in open.slots;
  const slots = pick(newer, (slot) => !isEmpty(slot, state.slots) && !isOffered(slot));
  const isNews = open !== null && !isSame(open, state.pending);
  if (Object.keys(slots).length === 0 && !isNews) return silent;
  const note = wordingOf(state).form.changed;
  const turn = advance(state, { slots }, context, { pending: open, note });
  const isShown = isNews || isEmptied(slots) || acknowledge(state.slots, turn.state.slots) !== '';
  // Nobody has tried to answer.
  const after = { ...turn.state, failedTries: state.failedTries };
  return { ...turn, state: after, replies: isShown ? turn.replies : [] };
}

/** What an emptied field leaves unknown; of the junk, the chat's own answer stays. */
const EMPTIED: Partial<Record<keyof FormValues, Partial<Slots>>> = {
  name: { name: null },
  phone: { phone: null },
  address: { address: null, addressOutside: false },
  preferredDate: { pickup: null },
  preferredContactMethod: { preferredContactMethod: null },
  email: { email: null },
  access: { access: null },
  details: { specialInstructions: null },
};

/** The slots that differ by the fields that were changed. */
function changedSlots(known: Slots, { values, names }: FormChange, context: TurnContext): Partial<Slots> {
  const isChanged = (name: string) => names.some((one) => one === name);
  // A day is read with its time.
  const isRead = (name: string) => isChanged(name) || (WHEN.includes(name) && WHEN.some(isChanged));
  const texts = Object.fromEntries(Object.entries(values).filter(([name]) => isRead(name)));
  const { pickup, ...others } = formSlots(texts, known, context);
  const when = pickup && { pickup: changedPickup(pickup, known.pickup ?? pickup, isChanged) };
  const emptied = names.filter((name) => values[name]?.trim() === '').map((name) => EMPTIED[name]);
  const read = Object.assign({ ...others, ...when }, ...emptied) as Partial<Slots>;
  return pick(read, (slot, value) => !isSame(known[slot] ?? null, value));
}

const WHEN: readonly string[] = ['preferredDate', 'when', 'preferredTimeSlot'];

/** Another day leaves the time that was told, and another time the days. */
function changedPickup(form: Pickup, known: Pickup, isChanged: (name: string) => boolean): Pickup {
  const { day, otherDays, asap } = isChanged('preferredDate') || isChanged('when') ? form : known;
  const time = timeOfDayOf(isChanged('preferredTimeSlot') ? form : known);
  // In the order of what is known, by which it is told whether they differ.
  const { otherDays: _, bounds: __, ...order } = known;
  return { ...order, day, asap, ...time, ...(otherDays && { otherDays }) };
}

/**
 * The open question as far as a value would decline it, with the newer values in place of those that it asks for; null where there
 * is none.
 */
function withNewer(pending: PendingClarification | null, newer: Partial<Slots>): PendingClarification | null {
  if (pending?.kind === 'stop' || pending?.kind === 'start-over') return pending;
  if (pending?.kind !== 'confirm') return null;
  const offered = pick(newer, (slot, value) => slot in pending.slots && value !== null);
  return { ...pending, slots: { ...pending.slots, ...offered } };
}

/** Whether something that people are shown is not known any more. */
const isEmptied = (slots: Partial<Slots>): boolean =>
  Object.entries(slots).some(
    ([slot, value]) => value === null && slot !== 'access' && slot !== 'junkConfidence',
  );

function pick(
  slots: Partial<Slots>,
  isWanted: (slot: keyof Slots, value: unknown) => boolean,
): Partial<Slots> {
  const entries = Object.entries(slots) as [keyof Slots, unknown][];
  return Object.fromEntries(entries.filter(([slot, value]) => isWanted(slot, value)));
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
