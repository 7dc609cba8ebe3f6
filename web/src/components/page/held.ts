import { keyframes } from '@emotion/react';

const hidden = keyframes({ 'from, to': { visibility: 'hidden' } });

/** Hides what a script is to show, for four seconds and no longer: a connection may stall for ever. */
export const HELD = { animation: `${hidden} 4s` } as const;
