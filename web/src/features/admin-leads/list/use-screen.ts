import useMediaQuery from '@mui/material/useMediaQuery';

/** Below it a table would leave a name too little room. */
export const BELOW_DESK = '@media (max-width: 1099.95px)';
/** Below it the toolbar has no room for the actions of a selection beside all else. */
export const BELOW_ONE_LINE = '@media (max-width: 1359.95px)';
/** Below it the filters take a line of their own, and the bars above the leads stand closer, alike in every view. */
export const TIGHT = '@media (max-width: 767.95px)';
const BELOW_BROAD_DESK = '@media (max-width: 1279.95px)';
const BELOW_WIDE_DESK = '@media (max-width: 1599.95px)';
export const PHONE = '@media (max-width: 599.95px)';

/**
 * What the list fits itself to: rows on a phone, cards on a tablet, a table on a desk, with its status beside the quick filters on
 * a broad one, and with all of its filters on a wide one.
 */
export type Screen = 'phone' | 'tablet' | 'desk' | 'broad-desk' | 'wide-desk';

export function useScreen(): Screen {
  const isPhone = useMediaQuery(PHONE, { noSsr: true });
  const isBelowDesk = useMediaQuery(BELOW_DESK, { noSsr: true });
  const isBelowBroadDesk = useMediaQuery(BELOW_BROAD_DESK, { noSsr: true });
  const isBelowWideDesk = useMediaQuery(BELOW_WIDE_DESK, { noSsr: true });
  if (isPhone) return 'phone';
  if (isBelowDesk) return 'tablet';
  if (isBelowBroadDesk) return 'desk';
  return isBelowWideDesk ? 'broad-desk' : 'wide-desk';
}
