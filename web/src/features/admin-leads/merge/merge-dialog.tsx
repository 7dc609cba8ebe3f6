import type { Lead } from '@harbour-haul/domain/leads/lead';
import { STATUS_LABELS, statusRules } from '@harbour-haul/domain/leads/lead-status';
import { leadToKeep } from '@harbour-haul/domain/leads/merge/lead-to-keep';
import { mergeLeads } from '@harbour-haul/domain/leads/merge/merge-leads';
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

/** Makes one lead of two; the one whose request is open and further stays unless the other is chosen. */
export function MergeDialog({ leads, onCancel, onMerged }: MergeDialogProps) {
  const titleId = useId();
  const [first, second] = leads;
  const [keptId, setKeptId] = useState(() => leadToKeep(leads).id);
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
        <DialogContentText sx={{ mt: 1, fontWeight: 600 }}>{statusText(kept, other)}</DialogContentText>
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

/** What becomes of the status of the one that stays; nothing where it stays as it is. */
function statusText(kept: Lead, other: Lead): string | null {
  const { status } = mergeLeads({ lead: kept, other }, '', new Date()).lead;
  if (status === kept.status) return null;
  const isReopened = !statusRules(kept.status).open;
  return isReopened
    ? `#${kept.id} is ${STATUS_LABELS[kept.status]}. With the open request of #${other.id} it is open again, as ${STATUS_LABELS[status]}.`
    : `#${kept.id} is ${STATUS_LABELS[status]} then.`;
}
