import Box from '@mui/material/Box';
import Portal from '@mui/material/Portal';
import { useEffect, useState } from 'react';
import { type Hint, watchHints } from '#lib/hints/watch-hints.ts';

/** How far a tooltip is from what it names (specification section 9). */
const OFFSET = 4;
/** Where less room is left below, it is shown above. */
const HEIGHT = 40;
const MAX_WIDTH = 320;
/** How near it comes to the sides of the screen. */
const MARGIN = 4;

/**
 * The tooltip of whatever carries `data-hint`, and of buttons with nothing but a drawing on them: one for the whole page, so that a long list pays for none. It repeats what
 * screen readers are told otherwise, and hides from them.
 */
export function HintLayer() {
  const [hint, setHint] = useState<Hint | null>(null);
  useEffect(() => watchHints(document, setHint), []);
  if (!hint) return null;
  return (
    <Portal>
      <Box role="tooltip" aria-hidden="true" sx={tooltipStyle} style={placeOf(hint.anchor)}>
        {hint.text}
      </Box>
    </Portal>
  );
}

/** Below its anchor, or above it at the end of the screen; never beyond the sides. */
function placeOf({ left, width, top, bottom }: DOMRect) {
  const { clientWidth, clientHeight } = document.documentElement;
  const isBelow = bottom + OFFSET + HEIGHT <= clientHeight;
  // A percentage is of its own width, which nothing else here knows.
  const across = `max(${MARGIN}px, min(${left + width / 2}px - 50%, ${clientWidth - MARGIN}px - 100%))`;
  return isBelow
    ? { left: 0, top: bottom + OFFSET, transform: `translateX(${across})` }
    : { left: 0, top: top - OFFSET, transform: `translate(${across}, -100%)` };
}

const tooltipStyle = {
  position: 'fixed',
  zIndex: 'tooltip',
  width: 'max-content',
  maxWidth: `min(${MAX_WIDTH}px, 90vw)`,
  px: 1,
  py: 0.5,
  borderRadius: '6px',
  bgcolor: 'text.primary',
  color: 'background.paper',
  fontSize: '0.8125rem',
  fontWeight: 500,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  boxShadow: 4,
};
