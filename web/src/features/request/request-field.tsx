import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color } from '#components/tokens.ts';

const Field = styled('div')({
  label: { display: 'block', marginBottom: 6, fontWeight: 600 },
  'input, select, textarea': {
    boxSizing: 'border-box',
    width: '100%',
    minHeight: 48,
    padding: '10px 14px',
    border: `1px solid ${color.quiet}`,
    borderRadius: 12,
    background: color.surface,
    color: color.text,
    font: 'inherit',
    lineHeight: 1.5,
    '&:focus-visible': { outline: `2px solid ${color.primary}`, outlineOffset: 1 },
    '&[aria-invalid=true]': { borderColor: 'var(--mui-palette-error-main)' },
  },
  textarea: { minHeight: 96, resize: 'vertical' },
});

const ErrorText = styled('p')({ color: 'var(--mui-palette-error-main)', fontSize: '0.875rem' });

interface RequestFieldProps {
  name: string;
  label: string;
  error: string | undefined;
  /** The control, with the attributes that tie it to label and error. */
  children: (attributes: FieldAttributes) => ReactNode;
}

export interface FieldAttributes {
  id: string;
  name: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

/** A labelled control, plain enough to need none of MUI's. */
export function RequestField({ name, label, error, children }: RequestFieldProps) {
  const id = `request-${name}`;
  const errorId = `${id}-error`;
  return (
    <Field>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        name,
        'aria-invalid': error !== undefined,
        'aria-describedby': error === undefined ? undefined : errorId,
      })}
      {error !== undefined && <ErrorText id={errorId}>{error}</ErrorText>}
    </Field>
  );
}
