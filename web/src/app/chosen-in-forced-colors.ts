const CHOSEN =
  '[aria-selected=true], [aria-pressed=true], [aria-current], [data-selected=true], .Mui-selected';

/**
 * What is chosen, pressed or open is drawn by its colours, which a system with colours of its own replaces: there it has a ring in the
 * colour of what is selected, a double one while it has the focus as well.
 */
export const chosenInForcedColors = {
  '@media (forced-colors: active)': {
    [`:is(${CHOSEN})`]: { outline: '3px solid Highlight !important', outlineOffset: -3 },
    [`:is(${CHOSEN}):focus-visible`]: { outlineStyle: 'double !important' },
  },
};
