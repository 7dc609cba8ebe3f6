import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { memo, useId } from 'react';
import { fieldLabel } from '../field-text.ts';
import type { EditorField } from '../lead-editor/lead-values.ts';
import type { LeadForm } from '../lead-editor/use-lead-editor.ts';

export interface LeadFieldProps {
  form: LeadForm;
  name: EditorField;
  disabled: boolean;
}

/** The error below a field, once the field was left or a save was tried. */
export function fieldError(form: LeadForm, name: EditorField): string | undefined {
  return form.touched[name] || form.submitCount > 0 ? form.errors[name] : undefined;
}

/** One text of a lead. */
export function LeadField({ form, name, ...rest }: LeadFieldProps & Omit<TextFieldProps, 'form' | 'error'>) {
  const { values, set, touch } = form;
  return (
    <Text name={name} value={values[name]} error={fieldError(form, name)} set={set} touch={touch} {...rest} />
  );
}

type TextProps = Pick<LeadForm, 'set' | 'touch'> & { name: EditorField; error: string | undefined } & Omit<
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

/**
 * The browser's own text area, which grows with its text by style alone: MUI's measures itself by script at every key.
 * Where the style is not known, it shows its rows and can be pulled higher.
 */
const PARTS = { input: { inputComponent: 'textarea' } } as const;

/** A text of a lead that may have many lines; `rows` is how many there is room for at least. */
export function LongTextField({ rows, ...field }: LeadFieldProps & { rows: keyof typeof STYLES }) {
  return <LeadField {...field} multiline rows={rows} slotProps={PARTS} sx={STYLES[rows]} />;
}

const areaStyle = (rows: number) => ({
  '& textarea': { fieldSizing: 'content', minHeight: `${rows}lh`, maxHeight: '14lh', resize: 'vertical' },
});

const STYLES = { 1: areaStyle(1), 2: areaStyle(2), 4: areaStyle(4) };
