import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import * as RadixToast from '@radix-ui/react-toast';

const enter = keyframes`from { opacity: 0; transform: translateY(12px) }`;
const leave = keyframes`to { opacity: 0 }`;
const swipeOut = keyframes`
  from { transform: translateX(var(--radix-toast-swipe-end-x)) }
  to { transform: translateX(110%); opacity: 0 }
`;

/** The place of toasts: along the bottom of a phone, in the bottom right corner of a desktop. */
export const ToastViewport = styled(RadixToast.Viewport)(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.snackbar,
  // A window that stands in their place sets these to move them aside.
  top: 'var(--toasts-top, auto)',
  right: 'var(--toasts-right, 0)',
  bottom: 'var(--toasts-bottom, 0)',
  width: '100%',
  maxWidth: 432,
  margin: 0,
  padding: theme.spacing(2),
  paddingBottom: `max(${theme.spacing(2)}, env(safe-area-inset-bottom))`,
  listStyle: 'none',
  // An empty viewport must not cover what lies below it.
  pointerEvents: 'none',
  '&:focus-visible': { outline: 'none' },
}));

/** The card of one toast. */
export const ToastRoot = styled(RadixToast.Root)(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    pointerEvents: 'auto',
    display: 'grid',
    gridTemplateColumns: '24px minmax(0, 1fr) auto',
    columnGap: theme.spacing(1.5),
    alignItems: 'start',
    padding: theme.spacing(1.75, 1, 1.75, 1.75),
    color: palette.text.primary,
    backgroundColor: palette.background.paper,
    border: `1px solid ${palette.divider}`,
    borderLeft: `4px solid ${palette.primary.main}`,
    borderRadius: 12,
    boxShadow: '0 8px 28px rgb(6 24 30 / 22%)',
    fontFamily: theme.typography.fontFamily,
    overflowWrap: 'anywhere',
    touchAction: 'pan-y',
    '& > svg': { color: palette.primary.main },
    '&[data-variant="success"]': { borderLeftColor: palette.success.main },
    '&[data-variant="success"] > svg': { color: palette.success.main },
    '&[data-variant="warning"]': { borderLeftColor: palette.warning.main },
    '&[data-variant="warning"] > svg': { color: palette.warning.main },
    '&[data-variant="destructive"]': { borderLeftColor: palette.error.main },
    '&[data-variant="destructive"] > svg': { color: palette.error.main },
    '&:focus-visible': { outline: `3px solid ${palette.primary.main}`, outlineOffset: 2 },
    '&[data-state="open"]': { animation: `${enter} 180ms ease-out` },
    '&[data-state="closed"]': { animation: `${leave} 120ms ease-in` },
    '&[data-swipe="move"]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
    '&[data-swipe="cancel"]': { transform: 'none', transition: 'transform 150ms ease-out' },
    '&[data-swipe="end"]': { animation: `${swipeOut} 120ms ease-out` },
    '@media (prefers-reduced-motion: reduce)': {
      '&[data-state], &[data-swipe]': { animation: 'none', transition: 'none' },
    },
  };
});

export const ToastTitle = styled(RadixToast.Title)(({ theme }) => ({
  fontWeight: 650,
  fontSize: theme.typography.pxToRem(15),
  lineHeight: 1.6,
}));

export const ToastDescription = styled(RadixToast.Description)(({ theme }) => ({
  color: (theme.vars ?? theme).palette.text.secondary,
  fontSize: theme.typography.pxToRem(15),
  lineHeight: 1.5,
}));

/** What can be done about a toast, such as Undo: a thumb's size, flush with the text above it. */
export const ToastButton = styled(RadixToast.Action)(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    minWidth: 44,
    minHeight: 44,
    margin: theme.spacing(0, 0, -1, -1.5),
    padding: theme.spacing(0, 1.5),
    border: 0,
    borderRadius: 12,
    background: 'none',
    color: palette.primary.main,
    font: 'inherit',
    fontSize: theme.typography.pxToRem(15),
    fontWeight: 650,
    cursor: 'pointer',
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': { outline: `3px solid ${palette.primary.main}` },
  };
});

/** A thumb's size to hit, a small cross to see. */
export const ToastClose = styled(RadixToast.Close)(({ theme }) => ({
  width: 44,
  height: 44,
  margin: '-10px 0',
  border: 0,
  borderRadius: 12,
  background: 'none',
  color: (theme.vars ?? theme).palette.text.secondary,
  font: 'inherit',
  fontSize: 24,
  lineHeight: 1,
  cursor: 'pointer',
  '&:hover': { color: (theme.vars ?? theme).palette.text.primary },
  '&:focus-visible': { outline: `3px solid ${(theme.vars ?? theme).palette.primary.main}` },
}));
