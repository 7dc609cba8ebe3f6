/** On a phone the three answers need the room of the icon to stand in one line. */
export const questionStyle = { width: '100%', '& .MuiAlert-icon': { display: { xs: 'none', sm: 'flex' } } };

/** The answers to a question about a call, each a thumb's size. */
export const answersStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: { xs: 0.5, sm: 1 },
  mt: 1,
  '& .MuiButton-root': { minHeight: 44, px: { xs: 1.25, sm: 1.75 }, whiteSpace: 'nowrap' },
};
