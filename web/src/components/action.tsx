import styled from '@emotion/styled';
import { color } from './tokens.ts';

const look = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  minHeight: 48,
  padding: '8px 24px',
  border: '2px solid transparent',
  borderRadius: 12,
  font: 'inherit',
  fontWeight: 600,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: 'background-color 150ms, border-color 150ms',
  '&[data-look=main]': {
    background: color.accent,
    color: color.onAccent,
    '&:hover': { background: color.accentPressed },
  },
  '&[data-look=quiet]': {
    borderColor: color.hairline,
    background: 'transparent',
    color: color.primary,
    '&:hover': { borderColor: color.primary },
  },
  '&:disabled': { opacity: 0.65, cursor: 'default' },
  '&:focus-visible': { outline: `3px solid ${color.primary}`, outlineOffset: 2 },
} as const;

/**
 * A link that looks like a button; `data-look` is `main` (buoy orange, one to a screen) or `quiet`. Lighter than MUI's
 * Button, whose ripple and loading states public pages have no use for.
 */
export const ActionLink = styled('a')(look);

/** A button with the looks of `ActionLink`. */
export const ActionButton = styled('button')(look);
