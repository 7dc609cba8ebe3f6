import styled from '@emotion/styled';
import { DESKTOP, WIDE } from '#components/tokens.ts';

/**
 * A request and what can be done with it: below each other, how far it is and the ways on first, which would else lie a screen further
 * down on a phone; on a desktop what was asked for on the left, and the others beside it.
 */
export const RequestLayout = styled('div')({
  marginTop: 20,
  [DESKTOP]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(288px, 352px)',
    // As high as what stands on the right; the last row has what the left has beyond that.
    gridTemplateRows: 'repeat(4, auto) 1fr',
    columnGap: 48,
    alignItems: 'start',
    marginTop: 32,
    '> *': { gridColumn: 2 },
    '> dl': { gridColumn: 1, gridRow: '1 / -1' },
  },
  [WIDE]: { columnGap: 72 },
});
