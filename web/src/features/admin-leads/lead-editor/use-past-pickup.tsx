import { halifaxToday } from '@harbour-haul/domain/leads/fields/preferred-date';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '#components/confirm-dialog.tsx';
import { dayText } from '../calendar/use-pickup-moves.ts';
import { isPastPickup } from './past-pickup.ts';

interface PastPickup {
  /** Runs what saves a pickup; asks first where its day is past. */
  check: (pickup: { day: string; status: string }, save: () => void) => void;
  question: ReactNode;
}

/** Lets nobody save a pickup for a day that is past by a slip: it would stand in no list of what is to come. */
export function usePastPickup(): PastPickup {
  const [asked, setAsked] = useState<{ day: string; save: () => void } | null>(null);
  const question = asked && (
    <ConfirmDialog
      question="Save a pickup in the past?"
      detail={`${dayText(asked.day)} is over. Save it to record a pickup that was done; its status can be Completed then.`}
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
