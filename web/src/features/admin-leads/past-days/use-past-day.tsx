import { halifaxToday } from '@harbour-haul/domain/leads/fields/preferred-date';
import { isPastPickup } from '@harbour-haul/domain/leads/pickups/past-pickup';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '#components/confirm-dialog.tsx';
import { dayText } from '../calendar/use-pickup-moves.ts';

/** What a day is saved for: of one lead or of several, and what becomes of it where it is past. */
interface DayTexts {
  what: string;
  consequence: string;
}

interface PastDay {
  /** Runs what saves a day; asks first where it is past and the status is open. */
  check: (planned: { day: string; status: string }, save: () => void) => void;
  question: ReactNode;
}

/** Lets nobody save a day that is past by a slip. Of what is completed or canceled nothing is to come, and nothing is asked. */
export function usePastDay({ what, consequence }: DayTexts): PastDay {
  const [asked, setAsked] = useState<{ day: string; save: () => void } | null>(null);
  const question = asked && (
    <ConfirmDialog
      question={`Save ${what} in the past?`}
      detail={`${dayText(asked.day)} is over. ${consequence}`}
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
    check: (planned, save) => {
      if (isPastPickup(planned, halifaxToday(new Date()))) setAsked({ day: planned.day, save });
      else save();
    },
  };
}
