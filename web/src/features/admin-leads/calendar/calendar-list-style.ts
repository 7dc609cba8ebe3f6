/** Seven days beside each other leave little for each. */
export const TIGHT_DESK = '@media (min-width: 1100px) and (max-width: 1279.95px)';

/** The leads of a day, or of none, as cards below or beside each other. */
export const calendarListStyle = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 0.75,
} as const;

/** One of them. */
export const calendarCardStyle = {
  display: 'grid',
  gap: 0.25,
  p: 1,
  [TIGHT_DESK]: { px: 0.75 },
  borderRadius: 0.75,
  bgcolor: 'action.hover',
  alignContent: 'start',
  // The name is as high to hit as a thumb is wide: a ring around it would lie on the lines beside it.
  '& [data-name]:focus-visible': { outline: 'none' },
  '&:has([data-name]:focus-visible)': {
    outline: '2px solid',
    outlineColor: 'primary.main',
    outlineOffset: -2,
  },
} as const;
