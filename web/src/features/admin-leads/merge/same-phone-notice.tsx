import type { Lead } from '@harbour-haul/domain/leads/lead';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { lazyDialog } from '#lib/lazy/lazy-dialog.tsx';
import { samePhoneText, useSamePhone } from './use-same-phone.ts';

const MergeDialog = lazyDialog(async () => (await import('./merge-dialog.tsx')).MergeDialog);

interface SamePhoneNoticeProps {
  lead: Lead;
  onOpen: (id: number) => void;
}

/**
 * Other open leads have the same phone, as stored: whether they are one job, only a person can say. They are looked for when the sheet
 * is there already, and so stand below what scrolls: nothing that is read or pressed moves away.
 */
export function SamePhoneNotice({ lead, onOpen }: SamePhoneNoticeProps) {
  const others = useSamePhone(lead);
  /** The one to merge with stays the same while the dialog is open. */
  const [merging, setMerging] = useState<Lead | null>(null);
  const close = () => setMerging(null);
  return (
    <>
      {others.map((other) => (
        <Alert key={other.id} severity="info" sx={barStyle}>
          <span>{samePhoneText([other])}</span>
          <span>
            <Button color="inherit" onClick={() => onOpen(other.id)}>
              {`Open #${other.id}`}
            </Button>
            <Button color="inherit" onClick={() => setMerging(other)}>
              Merge…
            </Button>
          </span>
        </Alert>
      ))}
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
