import type { ErasureProgress } from '@harbour-haul/contract/leads/removal/erase-lead';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { type FormEvent, useId, useState } from 'react';
import { serverMessage } from '#lib/api-client.ts';

interface EraseQuestionProps {
  titleId: string;
  lead: Pick<Lead, 'id' | 'name'>;
  busy: boolean;
  /** What is gone so far, where one request was not enough. */
  progress: ErasureProgress | null;
  error: unknown;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Says what goes; the lead's number has to be typed, so that no stray click does it. */
export function EraseQuestion({
  titleId,
  lead,
  busy,
  progress,
  error,
  onConfirm,
  onCancel,
}: EraseQuestionProps) {
  const [typed, setTyped] = useState('');
  const fieldId = useId();
  const confirmed = typed.trim().replace(/^#/, '') === String(lead.id);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (confirmed && !busy) onConfirm();
  };
  return (
    <form onSubmit={submit} noValidate>
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {`Erase ${lead.name ?? `lead #${lead.id}`} for good?`}
      </DialogTitle>
      <DialogContent>
        <DialogContentText>
          For a privacy request. All that is kept of this person is removed at once, cannot be restored, and
          is not in the trash afterwards:
        </DialogContentText>
        <Box component="ul" sx={{ mt: 1, mb: 2.5, pl: 3, '& li': { mb: 0.5 } }}>
          <li>this lead, and every other lead of the same visitor, with notes and timelines</li>
          <li>their chats, with every message</li>
          <li>their photos</li>
          <li>exports that are still kept and may hold them</li>
        </Box>
        <DialogContentText sx={{ mb: 2.5 }}>
          Leads of other visitors stay, also with the same phone and address, unless they were merged with
          this one.
        </DialogContentText>
        {Boolean(error) && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {serverMessage(error) ??
              'It could not be erased. Please try again: what is already gone stays gone.'}
          </Alert>
        )}
        {progress && (
          <Alert severity="info" role="status" sx={{ mb: 2 }}>
            {`Removed so far: ${progressText(progress)}. There is more.`}
          </Alert>
        )}
        <TextField
          id={fieldId}
          label={`Type #${lead.id} to confirm`}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          fullWidth
          autoComplete="off"
          autoFocus
        />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button color="inherit" onClick={onCancel} disabled={busy}>
          Cancel
        </Button>
        <Button type="submit" color="error" variant="contained" disabled={!confirmed || busy}>
          {busy ? 'Erasing...' : 'Erase for Good'}
        </Button>
      </DialogActions>
    </form>
  );
}

function progressText({ leads, sessions, messages, photos }: ErasureProgress): string {
  return `${leads} lead(s), ${sessions} chat(s), ${messages} message(s), ${photos} photo(s)`;
}
