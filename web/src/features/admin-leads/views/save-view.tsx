import { type LeadViewSettings, MAX_VIEW_NAME } from '@harbour-haul/domain/leads/views/lead-view';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { serverMessage } from '#lib/api-client.ts';
import { useChangeLeadViews } from '../api/use-lead-views.ts';
import { type ShownLeads, shownView } from './shown-view.ts';

/** Saves the list that is shown by a name, for everybody; nothing where that is none to save. */
export function SaveView({ leads }: { leads: ShownLeads }) {
  const shown = shownView(leads);
  return shown && <ViewForm shown={shown} />;
}

function ViewForm({ shown }: { shown: LeadViewSettings }) {
  const [name, setName] = useState('');
  const { save } = useChangeLeadViews();
  const tooMany = name.trim().length - MAX_VIEW_NAME;
  const cannotSave = name.trim() === '' || tooMany > 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (cannotSave || save.isPending) return;
    save.mutate({ ...shown, name }, { onSuccess: () => setName('') });
  };
  const helperText = () => {
    if (tooMany > 0) return `At most ${MAX_VIEW_NAME} characters: ${tooMany} too many.`;
    if (!save.isError) return HELP[shown.mode ?? 'list'];
    return serverMessage(save.error) ?? 'Failed to save the view. Please try again.';
  };
  return (
    <Box component="form" onSubmit={submit} sx={formStyle}>
      <TextField
        label="Save this list as"
        size="small"
        value={name}
        onChange={(event) => {
          setName(event.target.value);
          save.reset();
        }}
        error={save.isError || tooMany > 0}
        helperText={helperText()}
        fullWidth
        slotProps={{ htmlInput: { autoComplete: 'off' } }}
      />
      <Button type="submit" variant="contained" loading={save.isPending} disabled={cannotSave}>
        Save
      </Button>
    </Box>
  );
}

const HELP = {
  list: 'All admins see it, with its columns.',
  board: 'All admins see it, as a board.',
  calendar: 'All admins see it, as the calendar.',
};

const formStyle = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: 1,
  pt: 2,
  borderTop: 1,
  borderColor: 'divider',
  '& .MuiOutlinedInput-root': { minHeight: 44 },
};
