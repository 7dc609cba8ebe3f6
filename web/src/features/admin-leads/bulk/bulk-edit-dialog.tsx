import type { UpdateLeadBody } from '@harbour-haul/contract/leads/fields/update-lead-schema';
import { NO_CHANGES } from '@harbour-haul/contract/leads/update-lead';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type FormEvent, useId, useState } from 'react';
import { UNREADABLE } from '#components/fields/unreadable.ts';
import { leadsText } from '../list-labels.ts';
import { usePastFollowUp } from '../past-days/use-past-follow-up.ts';
import { usePastPickup } from '../past-days/use-past-pickup.ts';
import { useReopen } from '../status-change/use-reopen.tsx';
import { bulkChanges, EMPTY_DRAFT } from './bulk-changes.ts';
import { BulkEditFields } from './bulk-edit-fields.tsx';

interface BulkEditDialogProps {
  leads: readonly Lead[];
  applying: boolean;
  /** Gets which of the leads are to be changed. */
  onApply: (changes: UpdateLeadBody, fields: string, leads: readonly Lead[]) => void;
  onClose: () => void;
}

/** Changes the same fields of all selected leads; empty fields change nothing. */
export function BulkEditDialog({ leads, applying, onApply, onClose }: BulkEditDialogProps) {
  const id = useId();
  /** Updated leads are unselected one by one, so the first count is shown. */
  const [shownCount] = useState(leads.length);
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const [isEmpty, setEmpty] = useState(false);
  const past = usePastPickup(shownCount);
  const pastFollowUp = usePastFollowUp(shownCount);
  const reopen = useReopen();
  const isUnreadable = draft.scheduledDate === UNREADABLE || draft.followUpDate === UNREADABLE;
  const change = (next: typeof draft) => {
    setDraft(next);
    setEmpty(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (applying || isUnreadable) return;
    const { changes, fields } = bulkChanges(draft);
    setEmpty(fields.length === 0);
    if (fields.length > 0)
      past.check({ day: draft.scheduledDate, status: draft.status }, () =>
        pastFollowUp.check({ day: draft.followUpDate, status: draft.status }, () =>
          reopen.check(draft.status || undefined, leads, (chosen) =>
            onApply(changes, fields.join(', '), chosen),
          ),
        ),
      );
  };
  return (
    <Dialog
      open
      onClose={applying ? undefined : onClose}
      fullWidth
      maxWidth="sm"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      slotProps={{ paper: { sx: { '&:focus-visible': { outline: 'none' } } } }}
    >
      <form onSubmit={submit} noValidate>
        <DialogTitle id={`${id}-title`}>{`Bulk Edit: ${leadsText(shownCount)}`}</DialogTitle>
        <DialogContent>
          <DialogContentText id={`${id}-text`} sx={{ mb: 2.5 }}>
            Only what you fill in is changed.
          </DialogContentText>
          <BulkEditFields draft={draft} disabled={applying} onChange={change} />
        </DialogContent>
        {isEmpty && (
          <Alert severity="info" sx={{ mx: 3, mb: 1 }}>
            <AlertTitle>No Changes</AlertTitle>
            {NO_CHANGES}
          </Alert>
        )}
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button color="inherit" onClick={onClose} disabled={applying}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" disabled={applying}>
            {applying ? 'Applying...' : 'Apply to Selected Leads'}
          </Button>
        </DialogActions>
      </form>
      {past.question}
      {pastFollowUp.question}
      {reopen.question}
    </Dialog>
  );
}
