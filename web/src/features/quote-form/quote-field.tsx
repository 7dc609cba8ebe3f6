import type { ChangeEvent, FocusEvent, ReactNode } from 'react';
import { FieldBox } from '#components/fields/field-box.tsx';
import type { QuoteField as FieldName } from './quote-values.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export interface QuoteFieldProps {
  name: FieldName;
  label: string;
  value: string;
  error: string | undefined;
  onChange: (event: ChangeEvent<Control>) => void;
  onBlur: (event: FocusEvent<Control>) => void;
  required?: boolean;
  /** Nothing can be changed at the moment, and the focus stays where it is. */
  isHeld?: boolean;
  /** Attributes of the element itself: autocomplete, input mode, limits. */
  attributes?: Record<string, string | number | undefined>;
  /** The options of a select; without them the field is an input. */
  options?: ReactNode;
  input?: { type?: string; multiline?: boolean; rows?: number };
  onFocus?: () => void;
  /** Beneath the field: what it means, or what follows from what is entered. */
  hint?: ReactNode;
}

const keepValue = () => {};

/** One labelled field, its error tied to it for screen readers. */
export function QuoteField({
  name,
  label,
  error,
  required = true,
  isHeld = false,
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
    // A select knows no `readonly`: it shows the value that it had.
    onChange: isHeld ? keepValue : rest.onChange,
    onBlur: rest.onBlur,
    onFocus: rest.onFocus,
    'aria-required': required || undefined,
    'aria-invalid': error !== undefined || undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
  };
  return (
    <FieldBox>
      <label htmlFor={id}>{label}</label>
      {options && (
        <div data-select="">
          <select {...shared}>{options}</select>
        </div>
      )}
      {!options && input?.multiline && <textarea {...shared} readOnly={isHeld} rows={input.rows} />}
      {!options && !input?.multiline && <input {...shared} readOnly={isHeld} type={input?.type ?? 'text'} />}
      {error && (
        <p data-error="" id={`${id}-error`}>
          {error}
        </p>
      )}
      {hint}
    </FieldBox>
  );
}
