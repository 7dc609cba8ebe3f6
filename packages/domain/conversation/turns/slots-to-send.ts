import type { Pickup } from '../../pickup-wish/pickup.ts';
import { daysOfPickup, withDays } from '../../pickup-wish/pickup-days.ts';
import { halifaxToday } from '../halifax-today.ts';
import type { Slots } from '../slots.ts';
import type { ConversationState } from '../state.ts';
import type { TurnContext } from '../turn.ts';

/**
 * The slots as they are sent: with an unconfirmed address where there is no other, and without a day that has passed
 * since it was chosen (the server refuses those).
 */
export function slotsToSend({ slots, pending }: ConversationState, { now }: TurnContext): Slots {
  const unconfirmed = pending?.kind === 'outside-address' && slots.address === null ? pending.answer : null;
  return {
    ...slots,
    ...(unconfirmed === null ? {} : { address: unconfirmed.address, addressOutside: true }),
    pickup: dayHasPassed(slots.pickup, now) ? withoutPassed(slots.pickup, now) : slots.pickup,
  };
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
