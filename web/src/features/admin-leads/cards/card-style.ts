import { SELECTED } from '../rows/select-lead.tsx';

export const gridStyle = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
};

export const cardStyle = {
  display: 'grid',
  alignContent: 'start',
  gap: 0.75,
  fontSize: '0.9375rem',
  px: 2,
  pt: 0.5,
  pb: 1.5,
  cursor: 'pointer',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  '&:has([data-name]:focus-visible)': { borderColor: 'primary.main' },
  '&[data-selected=true]': { borderColor: 'primary.main', bgcolor: SELECTED },
  '& .select': { ml: -1.5, width: 44, minHeight: 44, display: 'grid', placeItems: 'center' },
  '& .marks': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 },
  '& .marks:empty': { display: 'none' },
  // What is longer than a narrow card, `No answer, 2nd time, yesterday 12:44 PM`, goes on in a second line.
  '& .marks > *': { minWidth: 0, whiteSpace: 'normal' },
};

/** The number and the status: what else there is to see, such as calls that nobody answered, has a line of its own below the name. */
export const headStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  minHeight: 44,
  '& > .marks': { ml: 'auto', justifyContent: 'flex-end' },
};

export const factsStyle = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 2,
  rowGap: 0.25,
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, overflowWrap: 'anywhere' },
};
