import type { ErasureProgress } from '@harbour-haul/contract/leads/removal/erase-lead';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import Dialog from '@mui/material/Dialog';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { eraseLead } from '../api/erase-lead.ts';
import { forgetLead } from '../api/known-leads.ts';
import { leadKeys } from '../api/lead-keys.ts';
import { EraseQuestion } from './erase-question.tsx';
import { EraseReceipt } from './erase-receipt.tsx';

interface EraseDialogProps {
  lead: Pick<Lead, 'id' | 'name'>;
  onCancel: () => void;
  /** The lead is gone, and the receipt was read. */
  onErased: () => void;
}

/** Asks before a person is removed for good, and then shows the receipt. */
export function EraseDialog({ lead, onCancel, onErased }: EraseDialogProps) {
  const titleId = useId();
  const client = useQueryClient();
  const [progress, setProgress] = useState<ErasureProgress | null>(null);
  const erase = useMutation({
    mutationFn: () => eraseLead(lead.id, setProgress),
    onSuccess: () => {
      forgetLead(client, lead.id);
      return client.invalidateQueries({ queryKey: leadKeys.lists });
    },
  });
  const leave = () => {
    if (erase.isPending) return;
    if (erase.data) onErased();
    else onCancel();
  };
  return (
    <Dialog open onClose={leave} fullWidth maxWidth="xs" role="alertdialog" aria-labelledby={titleId}>
      {erase.data ? (
        <EraseReceipt titleId={titleId} leadId={lead.id} receipt={erase.data} onClose={onErased} />
      ) : (
        <EraseQuestion
          titleId={titleId}
          lead={lead}
          busy={erase.isPending}
          progress={progress}
          error={erase.error}
          onConfirm={() => erase.mutate()}
          onCancel={leave}
        />
      )}
    </Dialog>
  );
}
