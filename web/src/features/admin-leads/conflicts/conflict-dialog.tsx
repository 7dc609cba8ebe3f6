import type { Lead } from '@harbour-haul/domain/leads/lead';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useMyId } from '#lib/team/use-my-id.ts';
import { fieldLabel } from '../field-text.ts';
import { momentDay, momentTime } from '../lead-dates.ts';
import type { EditorField, LeadValues } from '../lead-editor/lead-values.ts';
import { ConflictChoice } from './conflict-choice.tsx';
import { whose } from './conflict-options.ts';
import { type Choice, type Choices, changedBy, fieldConflicts, theirChanges } from './field-conflicts.ts';

interface ConflictDialogProps {
  base: Lead;
  mine: LeadValues;
  theirs: Lead;
  /** What has followed theirs before. */
  taken: readonly EditorField[];
  onSettle: (choices: Choices) => void;
  onCancel: () => void;
}

/** Shows whose change came between, and lets the admin choose, field by field, what the lead shall be. */
export function ConflictDialog({ base, mine, theirs, taken, onSettle, onCancel }: ConflictDialogProps) {
  const titleId = useId();
  const [choices, setChoices] = useState<Choices>({});
  const conflicts = fieldConflicts(base, mine, theirs);
  const others = [...new Set([...taken, ...theirChanges(base, theirs)])].filter((name) =>
    conflicts.every(({ field }) => field !== name),
  );
  const chosen = conflicts.every(({ field }) => choices[field]);
  const myId = useMyId();
  const who = changedBy(theirs, myId);
  const isOwn = who === 'you';
  const when = `${momentDay(theirs.updatedAt)} ${momentTime(theirs.updatedAt)}`;
  const chooseAll = (choice: Choice) =>
    setChoices(Object.fromEntries(conflicts.map(({ field }) => [field, choice])));
  return (
    <Dialog open onClose={onCancel} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>This lead was changed meanwhile</DialogTitle>
      <DialogContent dividers>
        <DialogContentText sx={{ overflowWrap: 'anywhere' }}>
          {isOwn
            ? `While you were editing here, you saved other changes elsewhere on ${when}. `
            : `While you were editing, ${who} saved other changes on ${when}. `}
          {conflicts.length > 0 ? 'Please choose what shall stand.' : 'They are in other fields than yours.'}
        </DialogContentText>
        {conflicts.length > 1 && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
            <Button variant="outlined" onClick={() => chooseAll('mine')}>
              {isOwn ? 'Keep all that is typed here' : 'Keep all of yours'}
            </Button>
            <Button variant="outlined" onClick={() => chooseAll('theirs')}>
              {isOwn ? 'Take all saved elsewhere' : `Take all of ${whose(who)}`}
            </Button>
          </Box>
        )}
        {conflicts.map((conflict) => (
          <ConflictChoice
            key={conflict.field}
            conflict={conflict}
            who={isOwn ? null : who}
            choice={choices[conflict.field] ?? null}
            onChoose={(choice) => setChoices((now) => ({ ...now, [conflict.field]: choice }))}
          />
        ))}
        {others.length > 0 && (
          <DialogContentText sx={{ mt: 2 }}>
            {`${isOwn ? 'Shown as you saved it elsewhere' : `Taken from ${who} as it is`}: ${others.map(fieldLabel).join(', ')}.`}
          </DialogContentText>
        )}
      </DialogContent>
      <DialogActions sx={{ px: { xs: 1.5, sm: 3 }, py: 1.5 }}>
        <Button color="inherit" onClick={onCancel}>
          Back to editing
        </Button>
        <Button variant="contained" onClick={() => onSettle(choices)} disabled={!chosen}>
          Save Changes
        </Button>
      </DialogActions>
    </Dialog>
  );
}
