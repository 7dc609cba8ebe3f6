import { usePastDay } from './use-past-day.tsx';

const FOR_ONE = 'Save it to record a pickup that was done; its status can be Completed then.';
const FOR_MANY = 'Save it to record pickups that were done; their status can be Completed then.';

/**
 * Lets nobody save a pickup for a day that is past by a slip: it would stand in no list of what is to come.
 * @param count of how many leads the day is saved
 */
export function usePastPickup(count = 1): ReturnType<typeof usePastDay> {
  return usePastDay(
    count === 1
      ? { what: 'a pickup', consequence: FOR_ONE }
      : { what: `${count} pickups`, consequence: FOR_MANY },
  );
}
