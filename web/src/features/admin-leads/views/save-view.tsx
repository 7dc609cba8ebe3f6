import { type LeadViewSettings, MAX_VIEW_NAME } from '@harbour-haul/domain/leads/views/lead-view';
import type { ListColumn } from '@harbour-haul/domain/leads/views/list-columns';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { serverMessage } from '#lib/api-client.ts';
import { useChangeLeadViews } from '../api/use-lead-views.ts';
import type { ListSettings } from '../list/list-settings.ts';
import { shownView } from './shown-view.ts';

interface SaveViewProps {
  settings: ListSettings;
  columns: readonly ListColumn[];
}

/** Saves the list that is shown by a name, for everybody; nothing where that is none to save. */
export function SaveView({ settings, columns }: SaveViewProps) {
  const shown = shownView(settings, columns);
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
    if (!save.isError) return 'All admins see it, with its columns.';
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
