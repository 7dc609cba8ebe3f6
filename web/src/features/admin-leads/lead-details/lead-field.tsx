import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { memo, useId } from 'react';
import { fieldLabel } from '../field-text.ts';
import type { EditableField } from './lead-values.ts';
import type { LeadForm } from './use-lead-editor.ts';

export interface LeadFieldProps {
  form: LeadForm;
  name: EditableField;
  disabled: boolean;
}

/** The error below a field, once the field was left or a save was tried. */
export function fieldError(form: LeadForm, name: EditableField): string | undefined {
  return form.touched[name] || form.submitCount > 0 ? form.errors[name] : undefined;
}

/** One text of a lead. */
export function LeadField({ form, name, ...rest }: LeadFieldProps & Omit<TextFieldProps, 'form' | 'error'>) {
  const { values, set, touch } = form;
  return (
    <Text name={name} value={values[name]} error={fieldError(form, name)} set={set} touch={touch} {...rest} />
  );
}

type TextProps = Pick<LeadForm, 'set' | 'touch'> & { name: EditableField; error: string | undefined } & Omit<
    TextFieldProps,
    'form' | 'error' | 'name'
  >;

/** Drawn again only for what is its own: typing into one field must not redraw the others. */
const Text = memo(function Text({ name, error, set, touch, ...rest }: TextProps) {
  const id = useId();
  return (
    <TextField
      id={id}
      name={name}
      label={fieldLabel(name)}
      onChange={(event) => set(name, event.target.value)}
      onBlur={() => touch(name)}
      size="small"
      fullWidth
      autoComplete="off"
      {...rest}
      error={error !== undefined}
      helperText={error ?? rest.helperText}
    />
  );
});
