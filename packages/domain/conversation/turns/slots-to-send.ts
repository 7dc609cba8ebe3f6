import type { Pickup } from '../../pickup-wish/pickup.ts';
import { daysOfPickup, withDays } from '../../pickup-wish/pickup-days.ts';
import { halifaxToday } from '../halifax-today.ts';
import type { Slots } from '../slots.ts';
import type { ConversationState } from '../state.ts';
import type { TurnContext } from '../turn.ts';
import { knownSlots } from './hear.ts';

/**
 * The slots as they are sent: with what a person was told, with an unconfirmed address where there is no other, and without a day that has passed
 * since it was chosen (the server refuses those).
 */
export function slotsToSend(state: ConversationState, { now }: TurnContext): Slots {
  const { pending } = state;
  const slots = { ...knownSlots(state), ...partOfAddress(state) };
  const unconfirmed = pending?.kind === 'outside-address' && slots.address === null ? pending.answer : null;
  return {
    ...slots,
    ...(unconfirmed === null ? {} : { address: unconfirmed.address, addressOutside: true }),
    pickup: dayHasPassed(slots.pickup, now) ? withoutPassed(slots.pickup, now) : slots.pickup,
  };
}

/** What a person was told of an address is saved before it is whole: they may be about to end the chat. */
function partOfAddress(state: ConversationState): Partial<Slots> {
  const { heard, addressParts } = state;
  const isOpen = heard !== undefined && knownSlots(state).address === null && addressParts.length > 0;
  return isOpen ? { address: addressParts.join(', ') } : {};
}

/** Whether a chosen day lies before today in Halifax. */
export function dayHasPassed(pickup: Pickup | null, now: Date): pickup is Pickup {
  return pickup !== null && pickup.day !== null && pickup.day < halifaxToday(now);
}

/** Whether all days that were chosen do. */
export const haveDaysPassed = (pickup: Pickup | null, now: Date): pickup is Pickup =>
  dayHasPassed(pickup, now) && daysOfPickup(pickup).every((day) => day < halifaxToday(now));

/** "As soon as possible" moves along to today; any other day is asked for again. */
function withoutPassed(pickup: Pickup, now: Date): Pickup | null {
  const left = daysOfPickup(pickup).filter((day) => day >= halifaxToday(now));
  if (left.length > 0) return withDays(pickup, left);
  return pickup.asap ? { ...pickup, day: halifaxToday(now) } : null;
}
