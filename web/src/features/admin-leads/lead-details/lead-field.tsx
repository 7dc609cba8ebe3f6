import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useId } from 'react';
import { fieldLabel } from '../field-text.ts';
import type { EditableField } from './lead-values.ts';
import type { LeadForm } from './use-lead-editor.ts';

export interface LeadFieldProps {
  form: LeadForm;
  name: EditableField;
  disabled: boolean;
}

/** What a field shows below itself: its error, once it was left or saving was tried. */
export function fieldError(form: LeadForm, name: EditableField): string | undefined {
  return form.touched[name] || form.submitCount > 0 ? form.errors[name] : undefined;
}

/** One text of a lead. */
export function LeadField({ form, name, disabled, ...rest }: LeadFieldProps & Omit<TextFieldProps, 'form'>) {
  const id = useId();
  const error = fieldError(form, name);
  return (
    <TextField
      id={id}
      name={name}
      label={fieldLabel(name)}
      value={form.values[name]}
      onChange={(event) => form.set(name, event.target.value)}
      onBlur={() => form.touch(name)}
      disabled={disabled}
      size="small"
      fullWidth
      autoComplete="off"
      {...rest}
      error={error !== undefined}
      helperText={error ?? rest.helperText}
    />
  );
}
