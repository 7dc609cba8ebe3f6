import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { fieldLabel } from '../field-text.ts';
import { useFormState } from '../lead-editor/use-form-state.ts';
import type { LeadEntryForm } from '../lead-editor/use-lead-editor.ts';
import { LongTextField } from './lead-field.tsx';

interface DetailsFieldProps {
  editor: LeadEntryForm;
  locked: boolean;
}

/** What there is to say of the junk: shown where it is present (specification section 2), and otherwise the way to add it. */
export function DetailsField({ editor, locked }: DetailsFieldProps) {
  const { form, base, saving } = editor;
  const [isAdding, setAdding] = useState(false);
  const isEmpty = useFormState(form, ({ values }) => values.details === '');
  const disabled = locked || saving;
  if (base.details !== null || !isEmpty || isAdding)
    return <LongTextField form={form} disabled={disabled} name="details" rows={2} autoFocus={isAdding} />;
  if (locked) return null;
  return (
    <Button startIcon={<Add />} disabled={disabled} onClick={() => setAdding(true)} sx={{ ml: -1, px: 1 }}>
      {`Add ${fieldLabel('details').toLowerCase()}`}
    </Button>
  );
}
