import type { Lead } from '@harbour-haul/domain/leads/lead';
import { STATUS_LABELS } from '@harbour-haul/domain/leads/lead-status';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '#components/confirm-dialog.tsx';
import type { BulkStatus } from '../bulk/bulk-job.ts';
import { nameOf } from '../lead-name.ts';
import { leadsText, numeral } from '../list-labels.ts';
import { reopenedBy } from './status-doubts.ts';

interface Reopen {
  /** Runs what sets a status for leads; asks first which of them, where some were done. */
  check: (
    status: BulkStatus | undefined,
    leads: readonly Lead[],
    run: (leads: readonly Lead[]) => void,
  ) => void;
  question: ReactNode;
}

interface Asked {
  status: BulkStatus;
  done: readonly Lead[];
  others: readonly Lead[];
  run: (leads: readonly Lead[]) => void;
}

/** Lets nobody open what was completed or canceled by a status that is set for many. @param onCancel hears that nothing is set */
export function useReopen(onCancel: () => void = () => {}): Reopen {
  const [asked, setAsked] = useState<Asked | null>(null);
  const answer = (act: () => void) => () => {
    setAsked(null);
    act();
  };
  return {
    question: asked && (
      <ReopenDialog
        {...asked}
        onLeave={answer(() => asked.run(asked.others))}
        onReopen={answer(() => asked.run([...asked.others, ...asked.done]))}
        onCancel={answer(onCancel)}
      />
    ),
    check: (status, leads, run) => {
      const done = reopenedBy(status, leads);
      const others = leads.filter((lead) => !done.includes(lead));
      if (status === undefined || done.length === 0) run(leads);
      else setAsked({ status, done, others, run });
    },
  };
}

interface ReopenDialogProps extends Asked {
  onLeave: () => void;
  onReopen: () => void;
  onCancel: () => void;
}

function ReopenDialog({ status, done, others, onLeave, onReopen, onCancel }: ReopenDialogProps) {
  const isOne = done.length === 1;
  const reopen = { label: isOne ? 'Reopen it' : 'Reopen them', onPress: onReopen };
  const isMixed = others.length > 0;
  return (
    <ConfirmDialog
      question={`Reopen ${leadsText(done.length)}?`}
      detail={`${namesOf(done)}. As ${STATUS_LABELS[status]} ${isOne ? 'it is' : 'they are'} open again.`}
      color="primary"
      cancel="Go back"
      other={isMixed ? reopen : undefined}
      action={isMixed ? `Only the other ${numeral(others.length)}` : reopen.label}
      onConfirm={isMixed ? onLeave : onReopen}
      onCancel={onCancel}
    />
  );
}

const MAX_NAMED = 5;

function namesOf(leads: readonly Lead[]): string {
  const named = leads.slice(0, MAX_NAMED).map((lead) => `${nameOf(lead)} is ${STATUS_LABELS[lead.status]}`);
  const more = leads.length - named.length;
  return named.join(', ') + (more > 0 ? ` and ${numeral(more)} more` : '');
}
