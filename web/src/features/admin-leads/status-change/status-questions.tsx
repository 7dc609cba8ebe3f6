import type { Lead } from '@harbour-haul/domain/leads/lead';
import { useEffect, useEffectEvent, useState } from 'react';
import type { BulkStatus } from '../bulk/bulk-job.ts';
import { PickupDayDialog } from './pickup-day-dialog.tsx';
import { undatedBy } from './status-doubts.ts';
import { useReopen } from './use-reopen.tsx';

interface StatusQuestionsProps {
  status: BulkStatus;
  leads: readonly Lead[];
  /** Gets the leads that are to have the status, and the pickup day of those without one; '' for none. */
  onSet: (leads: readonly Lead[], day: string) => void;
  onClose: () => void;
}

/** What is asked before a status is set for many: whether what was done is to be opened again, and for which day it is scheduled. */
export function StatusQuestions({ status, leads, onSet, onClose }: StatusQuestionsProps) {
  const [undated, setUndated] = useState<{ of: readonly Lead[]; count: number } | null>(null);
  const { check, question } = useReopen(onClose);
  const begin = useEffectEvent(() =>
    check(status, leads, (of) => {
      const count = undatedBy(status, of).length;
      if (count === 0) onSet(of, '');
      else setUndated({ of, count });
    }),
  );
  useEffect(() => begin(), []);
  if (!undated) return question;
  return (
    <PickupDayDialog
      count={undated.of.length}
      undated={undated.count}
      onSchedule={(day) => onSet(undated.of, day)}
      onClose={onClose}
    />
  );
}
