import { usePastDay } from './use-past-day.tsx';

/**
 * Lets nobody save a follow-up for a day that is past by a slip, as `usePastPickup` does of a pickup.
 * @param count of how many leads the day is saved
 */
export function usePastFollowUp(count = 1): ReturnType<typeof usePastDay> {
  return usePastDay(
    count === 1
      ? { what: 'a follow-up', consequence: 'The lead is due at once then, as late.' }
      : { what: `${count} follow-ups`, consequence: 'The leads are due at once then, as late.' },
  );
}
