import styled from '@emotion/styled';
import { color } from '#components/tokens.ts';

/**
 * A round button with a drawing in it, a thumb's size; `data-bare` says where its name is shown, `below`, `left` or `right` of it, as the
 * page does of all such buttons (`name-bare-icons.ts`).
 */
export const IconButton = styled('button')({
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
