import type { Lead } from '@harbour-haul/domain/leads/lead';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { LeadPicker } from './lead-picker.tsx';
import { MergeDialog } from './merge-dialog.tsx';

interface MergeWithDialogProps {
  lead: Lead;
  /** What is searched for at first. */
  suggested?: string;
  onCancel: () => void;
  /** They are one lead now, this one. */
  onMerged: (kept: Lead) => void;
}

/** Finds the other lead of a person, and makes one of the two. */
export function MergeWithDialog({
  lead,
  suggested = seeming(lead),
  onCancel,
  onMerged,
}: MergeWithDialogProps) {
  const titleId = useId();
  const [other, setOther] = useState<Lead | null>(null);
  if (other) return <MergeDialog leads={[lead, other]} onCancel={onCancel} onMerged={onMerged} />;
  return (
    <Dialog open onClose={onCancel} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{`Merge #${lead.id} with another lead`}</DialogTitle>
      <DialogContent>
        <LeadPicker except={lead.id} suggested={suggested} onPick={setOther} />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button color="inherit" onClick={onCancel}>
          Cancel
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** The lead that it seems to be the same as. */
const seeming = ({ looksLike }: Lead): string => (looksLike === null ? '' : `#${looksLike}`);
