import { styled } from '@mui/material/styles';
import { color } from '#components/tokens.ts';

/** Lets a keyboard pass over the header; seen only while focused. */
export const SkipLink = styled('a')({
  position: 'absolute',
  zIndex: 20,
  top: 8,
  left: -9999,
  padding: '12px 20px',
  borderRadius: 12,
  background: color.surface,
  '&:focus': { left: 8 },
});
