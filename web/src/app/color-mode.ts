import { COLORS_SELECTOR } from '#lib/colors/page-colors.ts';
import { createSiteTheme } from '#theme.ts';

/** What a user may choose; `system` is what the device is set to. */
export const COLOR_MODES = [
  { mode: 'system', label: 'Colours of this device' },
  { mode: 'light', label: 'Light colours' },
  { mode: 'dark', label: 'Dark colours' },
] as const;

/** The site's look, dark by an attribute of the page, since a user of the console may choose. */
export const adminTheme = createSiteTheme(COLORS_SELECTOR, {
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        // Its fields scroll between the title and the buttons.
        '& > form': { display: 'flex', flexDirection: 'column', minHeight: 0 },
        [theme.breakpoints.down('sm')]: {
          '&:not(.MuiDialog-paperFullScreen)': { margin: 16 },
          '&.MuiDialog-paperFullWidth:not(.MuiDialog-paperFullScreen)': { width: 'calc(100% - 32px)' },
        },
      }),
    },
  },
  // In dark a shadow shows no edge: whatever opens over the page has a line around it.
  MuiPopover: {
    styleOverrides: { paper: ({ theme }) => ({ border: `1px solid ${theme.vars?.palette.divider}` }) },
  },
  // In dark MUI darkens the colour nearly to black, a hole in what it stands on; a tint of the surface stands out from it.
  MuiAlert: {
    styleOverrides: {
      root: ({ theme, ownerState: { color, severity = 'success' } }) => {
        const own = `var(--mui-palette-${color ?? severity}-main)`;
        return theme.applyStyles('dark', {
          backgroundColor: `color-mix(in srgb, ${own} 12%, ${theme.vars?.palette.background.paper})`,
          border: `1px solid color-mix(in srgb, ${own} 45%, transparent)`,
        });
      },
    },
  },
  // A button that does not fit stands in a line of its own; its words stay in one line.
  MuiDialogActions: { styleOverrides: { root: { flexWrap: 'wrap', rowGap: 8 } } },
});
