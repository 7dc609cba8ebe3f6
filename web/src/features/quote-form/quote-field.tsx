import styled from '@emotion/styled';
import type { ChangeEvent, FocusEvent, ReactNode } from 'react';
import { color } from '#components/tokens.ts';
import type { QuoteField as FieldName } from './quote-values.ts';

/**
 * Looks like the app's fields without their code, a third of the form's. The label stands above: one that floats inside
 * would cover text typed before hydration.
 */
const Field = styled('div')({
  minWidth: 0,
  label: { display: 'block', marginBottom: 6, fontWeight: 600 },
  'input, select, textarea': {
    display: 'block',
    width: '100%',
    minHeight: 48,
    padding: '10px 14px',
    // Strong enough to find the field by (3:1).
    border: '1px solid color-mix(in srgb, var(--mui-palette-text-secondary) 75%, transparent)',
    borderRadius: 12,
    background: color.surface,
    color: color.text,
    font: 'inherit',
    appearance: 'none',
    '&:hover': { borderColor: color.text },
    '&:focus': { outline: `2px solid ${color.primary}`, outlineOffset: -2 },
    '&[aria-invalid=true]': { borderColor: 'var(--mui-palette-error-main)' },
  },
  textarea: { resize: 'vertical' },
  select: { paddingRight: 40, textOverflow: 'ellipsis' },
  '[data-select]': { position: 'relative' },
  '[data-select]::after': {
    content: '""',
    position: 'absolute',
    top: 'calc(50% - 7px)',
    right: 17,
    width: 9,
    height: 9,
    borderRight: '2px solid',
    borderBottom: '2px solid',
    transform: 'rotate(45deg)',
    pointerEvents: 'none',
  },
  '[data-error]': { marginTop: 4, color: 'var(--mui-palette-error-main)', fontSize: '0.875rem' },
});

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export interface QuoteFieldProps {
  name: FieldName;
  label: string;
  value: string;
  error: string | undefined;
  onChange: (event: ChangeEvent<Control>) => void;
  onBlur: (event: FocusEvent<Control>) => void;
  required?: boolean;
  /** Attributes of the element itself: autocomplete, input mode, limits. */
  attributes?: Record<string, string | number | undefined>;
  /** The options of a select; without them the field is an input. */
  options?: ReactNode;
  input?: { type?: string; multiline?: boolean; rows?: number };
  onFocus?: () => void;
  /** Beneath the field: what it means, or what follows from what is entered. */
  hint?: ReactNode;
}

/** One labelled field, its error tied to it for screen readers. */
export function QuoteField({
  name,
  label,
  error,
  required = true,
  options,
  input,
  hint,
  ...rest
}: QuoteFieldProps) {
  const id = `quote-${name}`;
  const shared = {
    ...rest.attributes,
    id,
    name,
    value: rest.value,
    onChange: rest.onChange,
    onBlur: rest.onBlur,
    onFocus: rest.onFocus,
    'aria-required': required || undefined,
    'aria-invalid': error !== undefined || undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
  };
  return (
    <Field>
      <label htmlFor={id}>{label}</label>
      {options && (
        <div data-select="">
          <select {...shared}>{options}</select>
        </div>
      )}
      {!options && input?.multiline && <textarea {...shared} rows={input.rows} />}
      {!options && !input?.multiline && <input {...shared} type={input?.type ?? 'text'} />}
      {error && (
        <p data-error="" id={`${id}-error`}>
          {error}
        </p>
      )}
      {hint}
    </Field>
  );
}
