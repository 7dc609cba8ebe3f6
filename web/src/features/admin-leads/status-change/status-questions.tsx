import type { Lead } from '@harbour-haul/domain/leads/lead';
import { STATUS_LABELS } from '@harbour-haul/domain/leads/lead-status';
import { useEffect, useEffectEvent, useState } from 'react';
import { ConfirmDialog } from '#components/confirm-dialog.tsx';
import type { LeadsPage } from '../api/list-leads.ts';
import type { BulkStatus } from '../bulk/bulk-job.ts';
import { whoText } from '../bulk/who-text.ts';
import { leadsText } from '../list-labels.ts';
import { PickupDayDialog } from './pickup-day-dialog.tsx';
import { isMany, undatedBy } from './status-doubts.ts';
import { useReopen } from './use-reopen.tsx';

interface StatusQuestionsProps {
  status: BulkStatus;
  leads: readonly Lead[];
  /** What of the list is on the screen. */
  page: LeadsPage | undefined;
  /** Gets the leads that are to have the status, and the pickup day of those without one; '' for none. */
  onSet: (leads: readonly Lead[], day: string) => void;
  onClose: () => void;
}

/**
 * What is asked before a status is set for many: whether all of them are meant where they are more than are seen, whether what was done is
 * to be opened again, and for which day it is scheduled.
 */
export function StatusQuestions({ status, leads, page, onSet, onClose }: StatusQuestionsProps) {
  const [isSure, setSure] = useState(!isMany(leads));
  const [undated, setUndated] = useState<{ of: readonly Lead[]; count: number } | null>(null);
  const { check, question } = useReopen(onClose);
  const begin = useEffectEvent(() =>
    check(status, leads, (of) => {
      const count = undatedBy(status, of).length;
      if (count === 0) onSet(of, '');
      else setUndated({ of, count });
    }),
  );
  useEffect(() => {
    if (isSure) begin();
  }, [isSure]);
  if (!isSure) {
    return (
      <ConfirmDialog
        question={`Set ${leadsText(leads.length)} to ${STATUS_LABELS[status]}?`}
        detail={`${whoText(leads, page)}.`}
        action="Set Status"
        color="primary"
        onConfirm={() => setSure(true)}
        onCancel={onClose}
      />
    );
  }
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
