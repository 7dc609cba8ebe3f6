/** The theme's colours as CSS variables, for styles that need no theme object (and so cost nothing to compute). */
export const color = {
  primary: 'var(--mui-palette-primary-main)',
  onPrimary: 'var(--mui-palette-primary-contrastText)',
  accent: 'var(--mui-palette-secondary-main)',
  accentPressed: 'var(--mui-palette-secondary-dark)',
  onAccent: 'var(--mui-palette-secondary-contrastText)',
  ground: 'var(--mui-palette-background-default)',
  surface: 'var(--mui-palette-background-paper)',
  text: 'var(--mui-palette-text-primary)',
  quiet: 'var(--mui-palette-text-secondary)',
  hairline: 'var(--mui-palette-divider)',
} as const;

export const SHADOW = 'var(--mui-shadows-1)';

/** From here on there is room for columns. */
export const DESKTOP = '@media (min-width: 900px)';
/** From here on the column is as wide as it gets. */
export const WIDE = '@media (min-width: 1200px)';
/** From here on two cards stand side by side. */
export const TABLET = '@media (min-width: 600px)';
/** Up to here half of a line is too short for a button of three words. */
export const NARROW = '@media (max-width: 374.98px)';
/** Up to here a thumb reaches what is at the bottom of the screen. */
export const PHONE = '@media (max-width: 599px)';
/** A phone held upright; lying, it has no height to give away, and where text is very large neither. */
export const UPRIGHT_PHONE = `${PHONE} and (min-height: 440px) and (min-width: 20em)`;
