import type { Lead } from '@harbour-haul/domain/leads/lead';
import { leadToKeep } from '@harbour-haul/domain/leads/merge/lead-to-keep';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useKnownLeads } from '../api/known-leads.ts';
import { MergeChoice } from './merge-choice.tsx';
import { doubtTexts, lostTexts, statusText, takenText } from './merge-words.ts';
import { useMergeLeads } from './use-merge-leads.ts';

interface MergeDialogProps {
  leads: readonly [Lead, Lead];
  onCancel: () => void;
  /** They are one lead now, this one. */
  onMerged: (kept: Lead) => void;
}

/**
 * Makes one lead of two; the one whose request is open and further stays unless the other is chosen. Where one is a finished job, or
 * the two look like different people, it advises against it, and nothing is chosen beforehand.
 */
export function MergeDialog({ leads, onCancel, onMerged }: MergeDialogProps) {
  const titleId = useId();
  const [first, second] = leads;
  const doubts = doubtTexts(leads);
  const isDoubted = doubts.length > 0;
  const [keptId, setKeptId] = useState(() => (isDoubted ? null : leadToKeep(leads).id));
  const { merging, merge } = useMergeLeads();
  const known = useKnownLeads();
  const erased = leads.find(({ id }) => known.get(id) === null);
  const [kept, other] = first.id === keptId ? [first, second] : [second, first];
  const isChosen = keptId !== null;
  const confirm = async () => {
    const merged = await merge(kept, other);
    if (merged) onMerged(merged.lead);
  };
  return (
    <Dialog
      open
      onClose={merging ? undefined : onCancel}
      fullWidth
      maxWidth="md"
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { '&:focus-visible': { outline: 'none' } } } }}
    >
      <DialogTitle id={titleId}>Merge two leads</DialogTitle>
      <DialogContent>
        {erased ? (
          <DialogContentText role="alert">{`Lead #${erased.id} was erased for good.`}</DialogContentText>
        ) : (
          <>
            {doubts.map((text) => (
              <Alert key={text} severity="warning" sx={{ mb: 2 }}>
                {text}
              </Alert>
            ))}
            {isChosen ? (
              <MergeOutcome kept={kept} other={other} />
            ) : (
              <DialogContentText>If they are one job, choose which lead stays.</DialogContentText>
            )}
            <MergeChoice leads={leads} kept={keptId} onKeep={setKeptId} />
          </>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button color="inherit" onClick={onCancel} disabled={merging}>
          {isDoubted ? 'Keep both leads' : 'Cancel'}
        </Button>
        <Button
          variant="contained"
          onClick={() => void confirm()}
          disabled={merging || !isChosen || !!erased}
        >
          {merging ? 'Merging...' : 'Merge Leads'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** What the merge does with which of the two. */
function MergeOutcome({ kept, other }: { kept: Lead; other: Lead }) {
  return (
    <>
      <DialogContentText>{takenText(kept, other)}</DialogContentText>
      {[statusText(kept, other), ...lostTexts(kept, other)]
        .filter((text) => text !== null)
        .map((text) => (
          <DialogContentText key={text} sx={{ mt: 1, fontWeight: 600 }}>
            {text}
          </DialogContentText>
        ))}
    </>
  );
}
