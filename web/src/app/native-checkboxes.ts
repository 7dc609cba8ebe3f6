/**
 * Checkboxes that are the browser's own, which have no class: in the theme's colours, since what browsers draw in dark mode is a grey
 * of their own. Under a system with colours of its own they stay as that draws them.
 */
export const nativeCheckboxes = {
  'input[type=checkbox]:not([class])': {
    width: 18,
    height: 18,
    margin: 0,
    flex: 'none',
    accentColor: 'var(--mui-palette-primary-main)',
  },
  '@media (forced-colors: none)': {
    'input[type=checkbox]:not([class])': {
      appearance: 'none',
      display: 'grid',
      placeContent: 'center',
      // As strong as the outline of a field.
      border: '1.5px solid color-mix(in srgb, var(--mui-palette-text-secondary) 75%, transparent)',
      borderRadius: 4,
      backgroundColor: 'var(--mui-palette-background-paper)',
      '&:checked, &:indeterminate': {
        borderColor: 'var(--mui-palette-primary-main)',
        backgroundColor: 'var(--mui-palette-primary-main)',
      },
      '&:checked::before, &:indeterminate::before': {
        content: '""',
        width: 11,
        height: 11,
        backgroundColor: 'var(--mui-palette-primary-contrastText)',
      },
      '&:checked::before': { clipPath: 'polygon(14% 44%, 0 65%, 42% 98%, 100% 22%, 82% 6%, 38% 64%)' },
      '&:indeterminate::before': { clipPath: 'inset(40% 5%)' },
      '&:disabled': { opacity: 0.4 },
      '&:focus-visible': { outline: '3px solid var(--mui-palette-primary-main)', outlineOffset: 2 },
    },
  },
};
