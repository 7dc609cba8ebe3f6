import { createTheme, type ThemeOptions } from '@mui/material/styles';
import { baseline, FONT_STACK } from '#theme-baseline.ts';

const INK = '#10262C';
const BUOY_ORANGE = '#F6A03C';
const NIGHT = '#0E1B1F';

/** The site's only shadow; `shadows[0]` is none, every other elevation is this one. */
const SHADOW = '0 1px 2px #10262C0F, 0 8px 24px #10262C14';
/** MUI wants a shadow for each of 25 elevations. */
const SHADOWS = Array.from({ length: 25 }, (_, elevation) => (elevation === 0 ? 'none' : SHADOW));

const light = {
  primary: { main: '#0B5563', light: '#3A7783', dark: '#083E49', contrastText: '#FFFFFF' },
  /** Buoy orange with ink on it: for the one main action of a screen. */
  secondary: { main: BUOY_ORANGE, light: '#F8B566', dark: '#E58A1F', contrastText: INK },
  success: { main: '#1C7347', contrastText: '#FFFFFF' },
  warning: { main: '#8A5200', contrastText: '#FFFFFF' },
  error: { main: '#B3261E', contrastText: '#FFFFFF' },
  info: { main: '#1F5FA8', contrastText: '#FFFFFF' },
  text: { primary: INK, secondary: '#5A6B70' },
  background: { default: '#FBF8F3', paper: '#FFFFFF' },
  divider: '#10262C24',
};

const dark = {
  primary: { main: '#6FC3CF', light: '#98D6DF', dark: '#4BA3B0', contrastText: NIGHT },
  secondary: { main: BUOY_ORANGE, light: '#F8B566', dark: '#E58A1F', contrastText: INK },
  success: { main: '#6CCB9A', contrastText: NIGHT },
  warning: { main: '#F2B661', contrastText: NIGHT },
  error: { main: '#F2958D', contrastText: NIGHT },
  info: { main: '#8AB8F0', contrastText: NIGHT },
  text: { primary: '#E8F1F2', secondary: '#A6B7BB' },
  background: { default: NIGHT, paper: '#14262B' },
  divider: '#E8F1F229',
};

const FOCUS_RING = { outline: '3px solid var(--mui-palette-primary-main)', outlineOffset: 2 };

const heading = { fontWeight: 700, lineHeight: 1.15, letterSpacing: '-0.02em', textWrap: 'balance' };

/**
 * The one look of site and admin (design, "Look"): tokens as CSS variables.
 * @param colorSchemeSelector what makes it dark
 * @param components the look of components that the site does not have
 */
export const createSiteTheme = (
  colorSchemeSelector: 'media' | `[${string}]`,
  components: ThemeOptions['components'] = {},
) =>
  createTheme({
    cssVariables: { colorSchemeSelector },
    colorSchemes: { light: { palette: light }, dark: { palette: dark } },
    shape: { borderRadius: 12 },
    spacing: 8,
    shadows: SHADOWS as never,
    typography: {
      fontFamily: FONT_STACK,
      h1: { ...heading, fontSize: 'clamp(2.25rem, 1.6rem + 2.8vw, 3.5rem)' },
      h2: { ...heading, fontSize: 'clamp(1.75rem, 1.4rem + 1.5vw, 2.5rem)' },
      h3: { ...heading, fontSize: '1.375rem', lineHeight: 1.25 },
      h4: { ...heading, fontSize: '1.25rem', lineHeight: 1.3 },
      h5: { ...heading, fontSize: '1.125rem', lineHeight: 1.35 },
      h6: { ...heading, fontSize: '1rem', lineHeight: 1.4 },
      button: { textTransform: 'none', fontWeight: 600 },
    },
    components: {
      MuiCssBaseline: { styleOverrides: baseline },
      MuiButtonBase: {
        defaultProps: { disableRipple: true },
        styleOverrides: { root: { '&:focus-visible': FOCUS_RING } },
      },
      MuiButton: {
        defaultProps: { disableElevation: true },
        styleOverrides: { root: { minHeight: 44, paddingInline: 20, borderRadius: 12 } },
      },
      MuiIconButton: { styleOverrides: { root: { minWidth: 44, minHeight: 44 } } },
      MuiOutlinedInput: {
        styleOverrides: {
          root: ({ theme: own }) => ({
            minHeight: 48,
            backgroundColor: own.vars?.palette.background.paper,
            // Strong enough to find the field by (3:1); hairlines are for what need not be found.
            '& fieldset': {
              borderColor: 'color-mix(in srgb, var(--mui-palette-text-secondary) 75%, transparent)',
            },
          }),
        },
      },
      MuiFormHelperText: { styleOverrides: { root: { marginInline: 0, fontSize: '0.875rem' } } },
      // Menus and the choices of a select stand at the end of the body, outside of what they belong to.
      MuiMenu: {
        defaultProps: { slotProps: { root: { role: 'region', 'aria-label': 'Choices' } } },
      },
      MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
      ...components,
    },
  });

/** Light and dark by the device's setting, so that prerendered pages need no script to be in the right colours. */
export const theme = createSiteTheme('media');
