import styled from '@emotion/styled';
import { color } from './tokens.ts';

/** Takes what is offered in the place of what was typed, or leaves it. */
export const TakeButton = styled('button')({
  display: 'block',
  minHeight: 44,
  padding: '8px 0',
  border: 0,
  background: 'none',
  color: color.primary,
  font: 'inherit',
  fontSize: '0.9375rem',
  fontWeight: 600,
  textAlign: 'left',
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
});
