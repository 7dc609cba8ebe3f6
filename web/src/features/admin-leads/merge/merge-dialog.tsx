import type { Lead } from '@harbour-haul/domain/leads/lead';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { MergeChoice } from './merge-choice.tsx';
import { useMergeLeads } from './use-merge-leads.ts';

interface MergeDialogProps {
  leads: readonly [Lead, Lead];
  onCancel: () => void;
  /** They are one lead now, this one. */
  onMerged: (kept: Lead) => void;
}

/** Makes one lead of two; the older one stays unless the other is chosen. */
export function MergeDialog({ leads, onCancel, onMerged }: MergeDialogProps) {
  const titleId = useId();
  const [first, second] = leads;
  const [keptId, setKeptId] = useState(Math.min(first.id, second.id));
  const { merging, merge } = useMergeLeads();
  const [kept, other] = first.id === keptId ? [first, second] : [second, first];
  const confirm = async () => {
    const merged = await merge(kept, other);
    if (merged) onMerged(merged.lead);
  };
  return (
    <Dialog
      open
      onClose={merging ? undefined : onCancel}
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { '&:focus-visible': { outline: 'none' } } } }}
    >
      <DialogTitle id={titleId}>Merge two leads</DialogTitle>
      <DialogContent>
        <DialogContentText>
          {`#${kept.id} stays. What it lacks is filled from #${other.id}, the texts of both are kept, and #${other.id} leaves the list. This can be undone.`}
        </DialogContentText>
        <MergeChoice leads={leads} kept={keptId} onKeep={setKeptId} />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button color="inherit" onClick={onCancel} disabled={merging}>
          Cancel
        </Button>
        <Button variant="contained" onClick={() => void confirm()} disabled={merging}>
          {merging ? 'Merging...' : 'Merge Leads'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
