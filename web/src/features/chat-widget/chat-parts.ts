import styled from '@emotion/styled';
import { color } from '#components/tokens.ts';

const BARE = 'button[data-bare]';

/**
 * For what holds such buttons: when their tooltips come (specification section 9), after 700 ms and, within 300 ms of another one, at
 * once. A custom property is what lasts that long on all of them.
 */
export const HINT_DELAYS = {
  '--hint': 0,
  transition: '--hint 0s 300ms allow-discrete',
  [`&:has(${BARE}:hover, ${BARE}:focus-visible)`]: { '--hint': 1, transitionDelay: '700ms' },
};

/** A round button with a drawing in it, a thumb's size; `data-bare` says where its name is shown: `below`, `left` or `right` of it. */
export const IconButton = styled('button')({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: 44,
  height: 44,
  padding: 0,
  border: 0,
  borderRadius: 22,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  svg: {
    width: 24,
    height: 24,
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 2,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  '&:focus-visible': { outline: '3px solid currentColor', outlineOffset: -3 },
  '&::after': {
    content: 'attr(aria-label)',
    position: 'absolute',
    zIndex: 2,
    top: 'calc(100% + 4px)',
    right: 0,
    padding: '4px 8px',
    border: '1px solid transparent',
    borderRadius: 6,
    background: color.text,
    color: color.surface,
    fontSize: '0.8125rem',
    whiteSpace: 'nowrap',
    opacity: 0,
    pointerEvents: 'none',
  },
  '&:not([data-bare=below])::after': { top: 8, right: 'calc(100% + 4px)' },
  '&[data-bare=right]::after': { right: 'auto', left: 'calc(100% + 4px)' },
  // A touch leaves its hover behind.
  '@media (hover: hover)': { '&:is(:hover, :focus-visible)::after': { opacity: 'var(--hint)' } },
  '&[aria-expanded=true]::after': { display: 'none' },
});

/** A button with words; `data-look` is `action` (the one main action of what is shown), `main`, `choice` or `plain`. */
export const TextButton = styled('button')({
  minHeight: 44,
  maxWidth: '100%',
  padding: '8px 16px',
  border: '1px solid transparent',
  borderRadius: 22,
  background: 'none',
  color: color.primary,
  font: 'inherit',
  fontSize: '0.9375rem',
  fontWeight: 600,
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  'a&': { alignContent: 'center', textDecoration: 'none' },
  '&[data-look=main]': { background: color.primary, color: color.onPrimary },
  '&[data-look=action]': { background: color.accent, color: color.onAccent },
  '&[data-look=choice]': { borderColor: color.primary, background: color.surface },
  // A touch leaves its hover behind on the next button in its place.
  '@media (hover: hover)': {
    '&[data-look=action]:hover': { background: color.accentPressed },
    '&[data-look=choice]:hover': { background: color.primary, color: color.onPrimary },
  },
  '&[data-look=plain]': { paddingInline: 8, textDecoration: 'underline', textUnderlineOffset: 3 },
  '&:disabled': { opacity: 0.6, cursor: 'default' },
  '&:focus-visible': { outline: `3px solid ${color.primary}`, outlineOffset: 2 },
});

/** Read out, and not seen. */
export const Spoken = styled('span')({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

/** From here down the window covers the screen. */
export const PHONE = '@media (max-width: 599px)';
export const PHONE_QUERY = '(max-width: 599px)';
