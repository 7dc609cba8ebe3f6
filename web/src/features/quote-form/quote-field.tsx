import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import type { ChangeEvent, FocusEvent, ReactNode } from 'react';
import { color } from '#components/tokens.ts';
import type { QuoteField as FieldName } from './quote-values.ts';

/** The label stands above its field: one that floats inside would cover text typed before hydration. */
const Label = styled(FormLabel)({
  marginBottom: 6,
  color: color.text,
  fontWeight: 600,
  '&.Mui-focused, &.Mui-error': { color: color.text },
});

const Input = styled(OutlinedInput)({
  // Focused before hydration, the field has no class yet that says so.
  '&:focus-within fieldset.MuiOutlinedInput-notchedOutline': { borderColor: color.primary, borderWidth: 2 },
  '&.Mui-error:focus-within fieldset.MuiOutlinedInput-notchedOutline': {
    borderColor: 'var(--mui-palette-error-main)',
  },
  '& .MuiNativeSelect-icon': { right: 12 },
  '& input, & select': { minHeight: 48, boxSizing: 'border-box', paddingBlock: 11, lineHeight: 1.5 },
});

export interface QuoteFieldProps {
  name: FieldName;
  label: string;
  value: string;
  error: string | undefined;
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => void;
  onBlur: (event: FocusEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => void;
  required?: boolean;
  /** Attributes of the element itself: autocomplete, input mode, limits. */
  attributes?: Record<string, string | number | undefined>;
  /** The options of a select; without them the field is an input. */
  options?: ReactNode;
  input?: Pick<OutlinedInputProps, 'type' | 'multiline' | 'rows'>;
}

/** One labelled field, its error tied to it for screen readers. */
export function QuoteField({ name, label, error, required = true, options, ...rest }: QuoteFieldProps) {
  const id = `quote-${name}`;
  const shared = {
    id,
    name,
    value: rest.value,
    onChange: rest.onChange,
    onBlur: rest.onBlur,
    inputProps: {
      ...rest.attributes,
      'aria-required': required,
      'aria-describedby': error ? `${id}-error` : undefined,
    },
  };
  return (
    <FormControl fullWidth error={error !== undefined}>
      <Label htmlFor={id}>{label}</Label>
      {options ? (
        <NativeSelect {...shared} input={<Input />}>
          {options}
        </NativeSelect>
      ) : (
        <Input {...shared} {...rest.input} />
      )}
      {error && <FormHelperText id={`${id}-error`}>{error}</FormHelperText>}
    </FormControl>
  );
}
