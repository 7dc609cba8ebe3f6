/** At the top, so that it grows downward and nothing moves while one types, and on a desktop below the notices that stand there. */
export const paletteStyle = {
  position: 'absolute',
  top: { xs: 'min(12vh, 96px)', md: 120 },
  m: 0,
  width: 'calc(100% - 32px)',
  maxHeight: { xs: 'min(560px, 76vh)', md: 'min(560px, 100vh - 152px)' },
  '&:focus-visible': { outline: 'none' },
};

export const inputStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  px: 2,
  flex: 'none',
  borderBottom: 1,
  borderColor: 'divider',
  color: 'text.secondary',
  '& input': {
    flex: 1,
    minWidth: 0,
    height: 56,
    border: 0,
    outline: 'none',
    font: 'inherit',
    fontSize: '1.0625rem',
    color: 'text.primary',
    bgcolor: 'transparent',
  },
};

/** Laid over the list's edge. */
export const progressStyle = { height: 2, mb: '-2px', flex: 'none' };

export const listStyle = {
  overflowY: 'auto',
  px: 1,
  pb: 1,
  '&:empty': { display: 'none' },
  '& .heading': { px: 1, pt: 1.5, pb: 0.5, fontSize: '0.8125rem', fontWeight: 600, color: 'text.secondary' },
  '& [role=option]': {
    display: 'flex',
    alignItems: 'center',
    gap: 1.5,
    minHeight: 40,
    px: 1,
    borderRadius: '8px',
    cursor: 'pointer',
    '&:hover': { bgcolor: 'action.hover' },
    '&[aria-selected=true]': { bgcolor: 'action.selected' },
  },
  '& .label, & .detail': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .label': { flex: '0 1 auto', minWidth: 120, fontWeight: 500 },
  '& .detail': { flex: 1, minWidth: 0, fontSize: '0.875rem', color: 'text.secondary' },
};
