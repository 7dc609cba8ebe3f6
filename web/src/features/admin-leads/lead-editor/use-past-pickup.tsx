import { halifaxToday } from '@harbour-haul/domain/leads/fields/preferred-date';
import { isPastPickup } from '@harbour-haul/domain/leads/pickups/past-pickup';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '#components/confirm-dialog.tsx';
import { dayText } from '../calendar/use-pickup-moves.ts';

const FOR_ONE = 'Save it to record a pickup that was done; its status can be Completed then.';
const FOR_MANY = 'Save it to record pickups that were done; their status can be Completed then.';

interface PastPickup {
  /** Runs what saves a pickup; asks first where its day is past. */
  check: (pickup: { day: string; status: string }, save: () => void) => void;
  question: ReactNode;
}

/**
 * Lets nobody save a pickup for a day that is past by a slip: it would stand in no list of what is to come.
 * @param count of how many leads the day is saved
 */
export function usePastPickup(count = 1): PastPickup {
  const [asked, setAsked] = useState<{ day: string; save: () => void } | null>(null);
  const question = asked && (
    <ConfirmDialog
      question={`Save ${count === 1 ? 'a pickup' : `${count} pickups`} in the past?`}
      detail={`${dayText(asked.day)} is over. ${count === 1 ? FOR_ONE : FOR_MANY}`}
      action="Save Anyway"
      cancel="Go back"
      onConfirm={() => {
        setAsked(null);
        asked.save();
      }}
      onCancel={() => setAsked(null)}
    />
  );
  return {
    question,
    check: (pickup, save) => {
      if (isPastPickup(pickup, halifaxToday(new Date()))) setAsked({ day: pickup.day, save });
      else save();
    },
  };
}
