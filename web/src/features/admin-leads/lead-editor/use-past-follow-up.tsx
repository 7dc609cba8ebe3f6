import { halifaxToday } from '@harbour-haul/domain/leads/fields/preferred-date';
import { isPastPickup } from '@harbour-haul/domain/leads/pickups/past-pickup';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '#components/confirm-dialog.tsx';
import { dayText } from '../calendar/use-pickup-moves.ts';

interface PastFollowUp {
  /** Runs what saves a follow-up; asks first where its day is past. */
  check: (followUp: { day: string; status: string }, save: () => void) => void;
  question: ReactNode;
}

/**
 * Lets nobody save a follow-up for a day that is past by a slip, as `usePastPickup` does of a pickup.
 * @param count of how many leads the day is saved
 */
export function usePastFollowUp(count = 1): PastFollowUp {
  const [asked, setAsked] = useState<{ day: string; save: () => void } | null>(null);
  const question = asked && (
    <ConfirmDialog
      question={`Save ${count === 1 ? 'a follow-up' : `${count} follow-ups`} in the past?`}
      detail={`${dayText(asked.day)} is over. ${count === 1 ? 'The lead is' : 'The leads are'} due at once then, as late.`}
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
    check: (followUp, save) => {
      // Of what is completed or canceled no follow-up is due, as no pickup of it is to come.
      if (isPastPickup(followUp, halifaxToday(new Date()))) setAsked({ day: followUp.day, save });
      else save();
    },
  };
}
