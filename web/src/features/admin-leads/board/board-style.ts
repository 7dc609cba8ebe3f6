/** From here on all seven columns fit beside each other, as narrow as the days of the calendar. */
const ALL_FIT = '@media (min-width: 1280px)';
/** Between that and a phone, where one column is the whole of what is seen, the next ones are cut. */
const CUT = '@media (min-width: 600px) and (max-width: 1279.95px)';
const FADE_PX = 40;

/** Columns beside each other; on a phone one at a time, from which one swipes to the next. */
export const boardStyle = {
  display: 'flex',
  alignItems: { xs: 'flex-start', sm: 'stretch' },
  gap: 1,
  overflowX: 'auto',
  scrollSnapType: { xs: 'x mandatory', sm: 'none' },
  pb: 1,
  fontSize: '0.875rem',
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums',
  '@keyframes board-edge': {
    '0%, 90%': { maskSize: '100% 100%' },
    '100%': { maskSize: `calc(100% + ${FADE_PX}px) 100%` },
  },
  // What is cut fades out, until the strip is scrolled to its end: the mask grows then, with its fade beyond the edge.
  '@supports (animation-timeline: scroll())': {
    [CUT]: {
      maskImage: `linear-gradient(to right, #000 calc(100% - ${FADE_PX}px), transparent)`,
      maskRepeat: 'no-repeat',
      maskSize: `calc(100% + ${FADE_PX}px) 100%`,
      animation: 'board-edge linear both',
      animationTimeline: 'scroll(self inline)',
    },
  },
  '& > section': {
    // On a tablet a part of the next column is seen, or nobody would look for more.
    flex: { xs: '0 0 100%', sm: '1 0 calc((100% - 24px) / 3.4)', md: '1 0 180px' },
    [ALL_FIT]: { flex: '1 1 0' },
    minWidth: 0,
    scrollSnapAlign: 'start',
    p: 1,
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
    bgcolor: 'background.paper',
  },
  '& > [data-target=true]': { borderStyle: 'dashed', borderColor: 'primary.main' },
  '& > [data-over=true]': { bgcolor: 'color-mix(in srgb, var(--mui-palette-primary-main) 10%, transparent)' },
  '& h3': { m: 0, mb: 1, px: 0.5, fontSize: '0.9375rem', fontWeight: 600 },
  '& .quiet': { color: 'text.secondary', fontWeight: 400 },
  '& li > [data-tone]': { justifySelf: 'start' },
  '& .late': { color: 'error.main', fontWeight: 600, justifySelf: 'start' },
  '& p': { m: 0, px: 0.5 },
  '& ul': {
    listStyle: 'none',
    m: 0,
    p: 0,
    display: 'grid',
    gap: 0.75,
    maxHeight: { sm: '68vh' },
    overflowY: 'auto',
  },
  '& li': {
    position: 'relative',
    display: 'grid',
    gap: 0.25,
    p: 1,
    minWidth: 0,
    borderRadius: 0.75,
    bgcolor: 'action.hover',
    cursor: 'grab',
    // A long press takes hold of the card, and marks no text.
    '@media (pointer: coarse)': { userSelect: 'none', WebkitTouchCallout: 'none' },
    overflowWrap: 'anywhere',
    '&:focus-within': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
  },
  // The way to other columns is a thumb's size, in the corner of its card.
  '& .top': { pr: 3.5 },
  '& [data-move]': { position: 'absolute', top: 0, right: 0, color: 'text.secondary' },
  '& [data-name]': {
    color: 'inherit',
    fontWeight: 600,
    textDecoration: 'none',
    minWidth: 0,
    WebkitUserDrag: 'none',
    // Its card is outlined then.
    '&:focus-visible': { outline: 'none' },
  },
};
