import { nationalDigits } from '@harbour-haul/domain/leads/fields/phone/phone-digits';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import type { LeadEvent } from '@harbour-haul/domain/leads/lead-event';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { lazyDialog } from '#lib/lazy/lazy-dialog.tsx';
import { samePhoneText, useSamePhone } from './use-same-phone.ts';

const MergeDialog = lazyDialog(async () => (await import('./merge-dialog.tsx')).MergeDialog);
const MergeWithDialog = lazyDialog(async () => (await import('./merge-with-dialog.tsx')).MergeWithDialog);

interface SamePhoneNoticeProps {
  lead: Lead;
  /** Of its timeline, as far as it is loaded. */
  events: readonly LeadEvent[];
  onOpen: (id: number) => void;
}

/**
 * Other open leads have the same phone, as stored: whether they are one job, only a person can say. They are looked for when the sheet
 * is there already, and so stand below what scrolls: nothing that is read or pressed moves away.
 */
export function SamePhoneNotice({ lead, events, onOpen }: SamePhoneNoticeProps) {
  const others = useSamePhone(lead, events);
  /** Those to merge with stay the same while the dialog is open. */
  const [merging, setMerging] = useState<readonly Lead[]>([]);
  const dialog = {
    onCancel: () => setMerging([]),
    onMerged: (kept: Lead) => {
      setMerging([]);
      if (kept.id !== lead.id) onOpen(kept.id);
    },
  };
  const [first, second] = merging;
  return (
    <>
      {others.length > 0 && (
        <Alert severity="info" sx={barStyle}>
          <span>{samePhoneText(others)}</span>
          <span>
            {others.map(({ id }) => (
              <Button key={id} color="inherit" onClick={() => onOpen(id)}>
                {`Open #${id}`}
              </Button>
            ))}
            <Button color="inherit" onClick={() => setMerging(others)}>
              Merge…
            </Button>
          </span>
        </Alert>
      )}
      {first && !second && <MergeDialog leads={[lead, first]} {...dialog} />}
      {second && <MergeWithDialog lead={lead} suggested={nationalDigits(lead.phone ?? '')} {...dialog} />}
    </>
  );
}

const barStyle = {
  borderRadius: 0,
  py: 0,
  px: { xs: 2, sm: 3 },
  overflowWrap: 'anywhere',
  // Beside its text, which is one line with the buttons there.
  '& .MuiAlert-icon': { alignItems: { sm: 'center' } },
  '& .MuiAlert-message': {
    flex: 1,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
  },
};
