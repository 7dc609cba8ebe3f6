import { styled } from '@mui/material/styles';
import { color, DESKTOP, TABLET } from '#components/tokens.ts';

/**
 * Cards in one column on a phone and in three from a tablet on, since they come by threes; in fewer where text is large.
 * `data-tight` has two and three from the start.
 */
export const CardGrid = styled('ul')({
  display: 'grid',
  gap: 28,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '&[data-tight]': { gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))', gap: 12 },
  [TABLET]: { '&, &[data-tight]': { gridTemplateColumns: 'repeat(auto-fit, minmax(max(10rem, 30%), 1fr))' } },
  [DESKTOP]: { '&, &[data-tight]': { gap: 24 } },
});

/** One card of the grid. */
export const Card = styled('li')({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: 10,
  minWidth: 0,
  p: { color: color.quiet },
});
