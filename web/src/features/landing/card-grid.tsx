import { styled } from '@mui/material/styles';
import { color, DESKTOP, SHADOW, TABLET } from '#components/tokens.ts';

/** Cards in one column on a phone, two on a tablet, three on a desktop. */
export const CardGrid = styled('ul')({
  display: 'grid',
  gap: 16,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [TABLET]: { gridTemplateColumns: '1fr 1fr' },
  [DESKTOP]: { gridTemplateColumns: 'repeat(3, 1fr)', gap: 24 },
});

/** One card of the grid. */
export const Card = styled('li')({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  minWidth: 0,
  padding: 24,
  border: `1px solid ${color.hairline}`,
  borderRadius: 12,
  background: color.surface,
  boxShadow: SHADOW,
});
