import { nationalDigits } from '@harbour-haul/domain/leads/fields/phone-digits';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import { isOpen } from '@harbour-haul/domain/leads/lead-state';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { lazyDialog } from '#lib/lazy/lazy-dialog.tsx';
import { useLeadSearch } from '../api/list-leads.ts';

const MergeDialog = lazyDialog(async () => (await import('./merge-dialog.tsx')).MergeDialog);

/** As many as the picker of the merge asks for, so that both ask once. */
const LIMIT = 6;
/** With fewer figures it is no whole number. */
const MIN_DIGITS = 10;

interface SamePhoneNoticeProps {
  lead: Lead;
  onOpen: (id: number) => void;
}

/** Another open lead has the same phone, as stored: whether the two are one job, only a person can say. */
export function SamePhoneNotice({ lead, onOpen }: SamePhoneNoticeProps) {
  const other = useSamePhone(lead);
  /** The one to merge with stays the same while the dialog is open. */
  const [merging, setMerging] = useState<Lead | null>(null);
  const close = () => setMerging(null);
  return (
    <>
      {other && (
        <Alert severity="info" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
          {`Same phone as #${other.id}${other.name === null ? '' : ` (${other.name})`}. Is it one job?`}
          <br />
          <Button color="inherit" onClick={() => onOpen(other.id)} sx={{ ml: -2.5 }}>
            {`Open #${other.id}`}
          </Button>
          <Button color="inherit" onClick={() => setMerging(other)}>
            Merge…
          </Button>
        </Alert>
      )}
      {merging && (
        <MergeDialog
          leads={[lead, merging]}
          onCancel={close}
          onMerged={(kept) => {
            close();
            if (kept.id !== lead.id) onOpen(kept.id);
          }}
        />
      )}
    </>
  );
}

/** The newest other open lead with the same phone, but for the one that a notice names already. */
function useSamePhone(lead: Lead): Lead | undefined {
  const digits = nationalDigits(lead.phone ?? '');
  const isAsked = isOpen(lead) && digits.length >= MIN_DIGITS;
  const { data } = useLeadSearch(isAsked ? digits : '', LIMIT);
  if (!isAsked) return undefined;
  return data?.find(
    (other) =>
      other.id !== lead.id &&
      other.id !== lead.looksLike &&
      isOpen(other) &&
      nationalDigits(other.phone ?? '') === digits,
  );
}
