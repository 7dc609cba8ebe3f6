import styled from '@emotion/styled';
import { color } from './tokens.ts';

/** Takes what is offered in the place of what was typed, or leaves it. */
export const TakeButton = styled('button')({
  display: 'block',
  minHeight: 44,
  maxWidth: '100%',
  marginTop: 8,
  padding: '8px 16px',
  border: `1px solid ${color.primary}`,
  borderRadius: 22,
  background: 'none',
  color: color.primary,
  font: 'inherit',
  fontSize: '0.9375rem',
  fontWeight: 600,
  lineHeight: 1.3,
  textAlign: 'left',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '@media (hover: hover)': { '&:hover': { background: color.primary, color: color.onPrimary } },
  '&:focus-visible': { outline: `3px solid ${color.primary}`, outlineOffset: 2 },
});
