import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { memo, useId } from 'react';
import { fieldLabel } from '../field-text.ts';
import type { LeadForm } from '../lead-editor/lead-form.ts';
import type { EditorField } from '../lead-editor/lead-values.ts';
import { useFieldError, useFieldValue } from '../lead-editor/use-form-state.ts';

export interface LeadFieldProps {
  form: LeadForm;
  name: EditorField;
  disabled: boolean;
}

/** A text that is not shown as it is stored. */
export interface ShownText {
  shown: (stored: string) => string;
  stored: (typed: string, before: string) => string;
}

type LeadTextProps = LeadFieldProps &
  Omit<TextFieldProps, 'form' | 'error' | 'name'> & { shownAs?: ShownText | undefined };

const AS_STORED: ShownText = { shown: (stored) => stored, stored: (typed) => typed };

/** One text of a lead. Typing into it redraws it alone. */
export const LeadField = memo(function LeadField({
  form,
  name,
  shownAs = AS_STORED,
  ...rest
}: LeadTextProps) {
  const id = useId();
  const value = useFieldValue(form, name);
  const error = useFieldError(form, name);
  return (
    <TextField
      id={id}
      name={name}
      label={fieldLabel(name)}
      value={shownAs.shown(value)}
      onChange={(event) => form.set(name, shownAs.stored(event.target.value, form.state.values[name]))}
      onBlur={() => form.touch(name)}
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

interface LongTextFieldProps extends LeadFieldProps {
  rows: keyof typeof STYLES;
  autoFocus?: boolean;
  shownAs?: ShownText;
}

/** A text of a lead that may have many lines; `rows` is how many there is room for at least. */
export function LongTextField({ rows, ...field }: LongTextFieldProps) {
  return <LeadField {...field} multiline rows={rows} slotProps={PARTS} sx={STYLES[rows]} />;
}

const areaStyle = (rows: number) => ({
  '& textarea': { fieldSizing: 'content', minHeight: `${rows}lh`, maxHeight: '14lh', resize: 'vertical' },
});

const STYLES = { 1: areaStyle(1), 2: areaStyle(2), 4: areaStyle(4) };
