import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import * as RadixToast from '@radix-ui/react-toast';
import { color, DESKTOP } from '../tokens.ts';

const enter = keyframes`from { opacity: 0; transform: translateY(12px) }`;
const leave = keyframes`to { opacity: 0 }`;
const swipeOut = keyframes`
  from { transform: translateX(var(--radix-toast-swipe-end-x)) }
  to { transform: translateX(110%); opacity: 0 }
`;

/**
 * The place of toasts: along the bottom of a phone, and on a desktop in the middle of its top, where page, lead and chat have a
 * heading's empty space and nothing is read, written or pressed. With `data-aside` they keep off what stands there on public
 * pages, the end of a form or of the chat: they come below the header of a phone, and in the bottom left corner of a desktop.
 */
export const ToastViewport = styled(RadixToast.Viewport)({
  position: 'fixed',
  zIndex: 1400,
  // What stands in their place sets these to move them aside.
  top: 'var(--toasts-top, auto)',
  right: 0,
  bottom: 'var(--toasts-bottom, 0)',
  width: 'calc(100% - var(--toasts-start, 0px))',
  maxWidth: 432,
  margin: 0,
  padding: 8,
  paddingBottom: 'max(8px, env(safe-area-inset-bottom))',
  listStyle: 'none',
  // An empty viewport must not cover what lies below it.
  pointerEvents: 'none',
  // F8 brings the focus to all of them: the first is what is seen of it.
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible > :first-of-type': { outline: `3px solid ${color.primary}`, outlineOffset: 2 },
  [DESKTOP]: { top: 0, bottom: 'auto', left: 0, maxWidth: 592, marginInline: 'auto', paddingBlock: 8 },
  '&[data-aside]': {
    // Close to the header of the chat: what is said there last is as high as a small phone's list.
    top: '3.75rem',
    paddingTop: 4,
    bottom: 'auto',
    [DESKTOP]: {
      top: 'auto',
      right: 'auto',
      bottom: 0,
      maxWidth: 432,
      marginInline: 0,
      padding: 16,
    },
  },
});

/** How wide the words of a toast are at least beside its button: on a phone some three of them, on a desktop half of the toast. */
const MIN_WORDS = 'max(150px, 50%)';

/**
 * What a toast says, and what can be done about it: beside each other, so that it is no higher than the header of a desktop, and than
 * a row of a phone's list. A button that would leave the words no room stands below them.
 */
export const ToastContent = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 16,
  '& > div': { flex: `1 1 ${MIN_WORDS}`, minWidth: 0 },
});

/** The card of one toast. */
export const ToastRoot = styled(RadixToast.Root)({
  pointerEvents: 'auto',
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr) auto',
  columnGap: 8,
  alignItems: 'start',
  padding: '10px 0 10px 10px',
  [DESKTOP]: { columnGap: 12, padding: '14px 8px 14px 14px' },
  color: color.text,
  backgroundColor: color.surface,
  border: `1px solid ${color.hairline}`,
  borderLeft: `4px solid ${color.primary}`,
  borderRadius: 12,
  boxShadow: '0 8px 28px rgb(6 24 30 / 22%)',
  overflowWrap: 'anywhere',
  touchAction: 'pan-y',
  '&[hidden]': { display: 'none' },
  '& > svg': { color: color.primary },
  '&[data-variant="success"]': { borderLeftColor: 'var(--mui-palette-success-main)' },
  '&[data-variant="success"] > svg': { color: 'var(--mui-palette-success-main)' },
  '&[data-variant="warning"]': { borderLeftColor: 'var(--mui-palette-warning-main)' },
  '&[data-variant="warning"] > svg': { color: 'var(--mui-palette-warning-main)' },
  '&[data-variant="destructive"]': { borderLeftColor: 'var(--mui-palette-error-main)' },
  '&[data-variant="destructive"] > svg': { color: 'var(--mui-palette-error-main)' },
  '&:focus-visible': { outline: `3px solid ${color.primary}`, outlineOffset: 2 },
  '&[data-state="open"]': { animation: `${enter} 180ms ease-out` },
  '&[data-state="closed"]': { animation: `${leave} 120ms ease-in` },
  '&[data-swipe="move"]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
  '&[data-swipe="cancel"]': { transform: 'none', transition: 'transform 150ms ease-out' },
  '&[data-swipe="end"]': { animation: `${swipeOut} 120ms ease-out` },
  '@media (prefers-reduced-motion: reduce)': {
    '&[data-state], &[data-swipe]': { animation: 'none', transition: 'none' },
  },
});

/** In one line with what follows it on a phone. */
const said = {
  display: 'inline',
  fontSize: '0.9375rem',
  lineHeight: 1.5,
  [DESKTOP]: { display: 'block' },
};

export const ToastTitle = styled(RadixToast.Title)({
  ...said,
  fontWeight: 650,
  '&::after': { content: '"  "', whiteSpace: 'pre-wrap' },
});

export const ToastDescription = styled(RadixToast.Description)({ ...said, color: color.quiet });

/** What can be done about a toast, such as Undo: a thumb's size, flush with the text above it or beside it. */
export const ToastButton = styled(RadixToast.Action)({
  minWidth: 44,
  minHeight: 44,
  margin: '-10px 0 -10px -12px',
  padding: '0 12px',
  border: 0,
  borderRadius: 12,
  background: 'none',
  color: color.primary,
  font: 'inherit',
  fontSize: '0.9375rem',
  fontWeight: 650,
  cursor: 'pointer',
  whiteSpace: 'nowrap',
  '& + &': { marginLeft: 0 },
  '&:hover': { textDecoration: 'underline' },
  '&:focus-visible': { outline: `3px solid ${color.primary}` },
});

/** Two of them stay together, beside the words or below. */
export const ToastButtons = styled('span')({ display: 'flex', flexWrap: 'wrap' });

/** A thumb's size to hit, a small cross to see. */
export const ToastClose = styled(RadixToast.Close)({
  width: 44,
  height: 44,
  margin: '-10px 0',
  border: 0,
  borderRadius: 12,
  background: 'none',
  color: color.quiet,
  font: 'inherit',
  fontSize: 24,
  lineHeight: 1,
  cursor: 'pointer',
  '&:hover': { color: color.text },
  '&:focus-visible': { outline: `3px solid ${color.primary}` },
});
