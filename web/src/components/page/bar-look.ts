import { color, UPRIGHT_PHONE } from '../tokens.ts';

/** Below the section of the quote form, which passes over it, and above all others. */
const BAR_LEVEL = 5;

/** On a phone held upright, a bar at the bottom of the screen that holds the ways to begin and, at its end, the chat's button. */
export const BAR_LOOK = {
  [UPRIGHT_PHONE]: {
    position: 'fixed',
    zIndex: BAR_LEVEL,
    inset: 'auto 0 0',
    gap: 8,
    // The chat's button has its place at the end.
    padding: '8px 84px calc(8px + env(safe-area-inset-bottom)) 12px',
    borderTop: `1px solid ${color.hairline}`,
    background: color.surface,
    // What has the focus is not covered by the form.
    '&:has(:focus-visible)': { zIndex: 7 },
    // Both in one row of 320 px.
    a: { flex: '1 0 auto', paddingInline: 6, fontSize: '0.9375rem', whiteSpace: 'nowrap' },
  },
} as const;
