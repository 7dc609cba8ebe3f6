import styled from '@emotion/styled';
import { color } from '../tokens.ts';

/**
 * A label, its control, and what is said of it, on public pages. Looks like the app's fields without their code, a third
 * of a form's. The label stands above: one that floats inside would cover text typed before hydration. A select stands in
 * a `data-select`, and an error has `data-error`.
 */
export const FieldBox = styled('div')({
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
    '&[aria-invalid=true]': {
      borderColor: 'var(--mui-palette-error-main)',
      outlineColor: 'var(--mui-palette-error-main)',
    },
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
