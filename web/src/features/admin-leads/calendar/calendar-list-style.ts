/** The leads of a day, or of none, as cards below or beside each other. */
export const calendarListStyle = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.75 } as const;

/** One of them. */
export const calendarCardStyle = {
  display: 'grid',
  gap: 0.25,
  p: 1,
  borderRadius: 0.75,
  bgcolor: 'action.hover',
  alignContent: 'start',
} as const;
