import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { fieldLabel } from '../field-text.ts';
import { conflictOptions } from './conflict-options.ts';
import type { Choice, FieldConflict } from './field-conflicts.ts';

interface ConflictChoiceProps {
  conflict: FieldConflict;
  /** Who changed it otherwise; null for whoever chooses. */
  who: string | null;
  choice: Choice | null;
  onChoose: (choice: Choice) => void;
}

/** One conflicting field with both texts, of which one is chosen; of a free text also both, below each other. */
export function ConflictChoice({ conflict, who, choice, onChoose }: ConflictChoiceProps) {
  const { field } = conflict;
  const id = useId();
  return (
    <FormControl fullWidth sx={{ mt: 2.5 }}>
      <FormLabel id={id} sx={{ fontWeight: 600, color: 'text.primary' }}>
        {fieldLabel(field)}
      </FormLabel>
      <RadioGroup
        aria-labelledby={id}
        value={choice ?? ''}
        onChange={(_event, value) => onChoose(value as Choice)}
        sx={groupStyle}
      >
        {conflictOptions(conflict, who).map(({ value, title, text, name }) => (
          <FormControlLabel
            key={value}
            value={value}
            control={<Radio slotProps={{ input: { 'aria-label': name } }} />}
            sx={value === 'both' ? bothStyle : optionStyle}
            label={<Option title={title} text={text} />}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}

function Option({ title, text }: { title: string; text: string }) {
  return (
    <>
      <Box component="span" sx={{ display: 'block', color: 'text.secondary', typography: 'body2' }}>
        {title}
      </Box>
      <Box component="span" sx={{ display: 'block', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {text}
      </Box>
    </>
  );
}

const groupStyle = {
  display: 'grid',
  gap: 1,
  mt: 1,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
};

const optionStyle = {
  m: 0,
  py: 1,
  pr: 2,
  alignItems: 'flex-start',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  '&:has(:checked)': { borderColor: 'primary.main' },
  '& .MuiFormControlLabel-label': { minWidth: 0, maxHeight: 220, overflow: 'auto', pt: 1 },
};

/** Below both of them. */
const bothStyle = { ...optionStyle, gridColumn: '1 / -1' };
