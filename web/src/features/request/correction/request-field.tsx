import type { ReactNode } from 'react';
import { FieldBox } from '#components/fields/field-box.tsx';

interface RequestFieldProps {
  name: string;
  label: string;
  error: string | undefined;
  /** As wide as the form. */
  wide?: boolean;
  /** The control, with the attributes that tie it to label and error. */
  children: (attributes: FieldAttributes) => ReactNode;
}

export interface FieldAttributes {
  id: string;
  name: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

/** A labelled control of the correction. */
export function RequestField({ name, label, error, wide = false, children }: RequestFieldProps) {
  const id = `request-${name}`;
  const errorId = `${id}-error`;
  return (
    <FieldBox data-wide={wide ? '' : undefined}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        name,
        'aria-invalid': error !== undefined,
        'aria-describedby': error === undefined ? undefined : errorId,
      })}
      {error !== undefined && (
        <p data-error="" id={errorId}>
          {error}
        </p>
      )}
    </FieldBox>
  );
}
