import type { CSSObject } from '@emotion/react';
import { color } from '../tokens.ts';

/** A list whose entries have a tick before them, drawn and not a character: fonts draw that one each in their own way. */
export const TICKED: CSSObject = {
  ul: { display: 'grid', gap: 6, margin: 0, padding: 0, listStyle: 'none' },
  li: { display: 'flex', gap: 10, alignItems: 'baseline' },
  'li::before': {
    content: '""',
    flex: 'none',
    width: 14,
    height: 7,
    borderLeft: `3px solid ${color.primary}`,
    borderBottom: `3px solid ${color.primary}`,
    transform: 'rotate(-45deg) translate(2px, -4px)',
  },
};
