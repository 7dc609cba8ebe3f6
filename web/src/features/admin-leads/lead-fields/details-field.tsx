import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { type ComponentProps, useState } from 'react';
import { fieldLabel } from '../field-text.ts';
import { useFormState } from '../lead-editor/use-form-state.ts';
import type { LeadEntryForm } from '../lead-editor/use-lead-editor.ts';
import { LongTextField, type ShownText } from './lead-field.tsx';
import { shownDetails, typedDetails } from './soonest-line.ts';

/** Without the wish for the first day that can be, which has a tick of its own. */
const SHOWN: ShownText = { shown: shownDetails, stored: typedDetails };

/** The text of what there is to say of the junk. */
export const DetailsText = (
  field: Omit<ComponentProps<typeof LongTextField>, 'name' | 'rows' | 'shownAs'>,
) => <LongTextField {...field} name="details" rows={2} shownAs={SHOWN} />;

interface DetailsFieldProps {
  editor: LeadEntryForm;
  locked: boolean;
}

/** What there is to say of the junk: shown where it is present (specification section 2), and otherwise the way to add it. */
export function DetailsField({ editor, locked }: DetailsFieldProps) {
  const { form, base, saving } = editor;
  const [isAdding, setAdding] = useState(false);
  const isEmpty = useFormState(form, ({ values }) => shownDetails(values.details) === '');
  const disabled = locked || saving;
  if (shownDetails(base.details ?? '') !== '' || !isEmpty || isAdding)
    return <DetailsText form={form} disabled={disabled} autoFocus={isAdding} />;
  if (locked) return null;
  return (
    <Button startIcon={<Add />} disabled={disabled} onClick={() => setAdding(true)} sx={{ ml: -1, px: 1 }}>
      {`Add ${fieldLabel('details').toLowerCase()}`}
    </Button>
  );
}
