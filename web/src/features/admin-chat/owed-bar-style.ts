/** A line over the field in which a visitor is answered: what is owed to them beside an answer. */
export const owedBarStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  px: 2,
  py: 0.5,
  borderTop: 1,
  borderColor: 'divider',
  fontSize: '0.875rem',
} as const;
