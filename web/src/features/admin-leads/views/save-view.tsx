import { type LeadViewSettings, MAX_VIEW_NAME } from '@harbour-haul/domain/leads/views/lead-view';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { serverMessage } from '#lib/api-client.ts';
import { useChangeLeadViews } from '../api/use-lead-views.ts';

/** Saves the list that is shown by a name, for everybody. */
export function SaveView({ shown }: { shown: LeadViewSettings }) {
  const [name, setName] = useState('');
  const { save } = useChangeLeadViews();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '' || save.isPending) return;
    save.mutate({ ...shown, name }, { onSuccess: () => setName('') });
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
        error={save.isError}
        helperText={
          save.isError
            ? (serverMessage(save.error) ?? 'Failed to save the view. Please try again.')
            : 'All admins see it, with its columns.'
        }
        fullWidth
        slotProps={{ htmlInput: { maxLength: MAX_VIEW_NAME, autoComplete: 'off' } }}
      />
      <Button type="submit" variant="contained" loading={save.isPending} disabled={name.trim() === ''}>
        Save
      </Button>
    </Box>
  );
}

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
