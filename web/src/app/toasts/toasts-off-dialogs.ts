/**
 * Where a dialog or a sheet fills a phone, toasts stand at the top: their buttons are at its end, those of a calendar in front of
 * another dialog too. A dialog that is the whole screen, or has `data-own-toasts`, has buttons at both ends, and says itself where
 * toasts stand.
 */
export const toastsOffDialogs = {
  '@media (max-width: 899.95px)': {
    ':root:has(.MuiDialog-paper:not(.MuiDialog-paperFullScreen, [data-own-toasts]), .MuiDrawer-paper)': {
      '--toasts-top': '0px !important',
      '--toasts-bottom': 'auto !important',
    },
  },
};
