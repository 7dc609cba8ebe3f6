import Box from '@mui/material/Box';
import type { LeadsPage } from '../api/list-leads.ts';
import { BELOW_DESK } from '../list/use-screen.ts';
import { numeral } from '../list-labels.ts';
import { unseenOf, unseenText } from './unseen-leads.ts';
import type { Selection } from './use-selection.ts';

interface SelectionNoticeProps {
  selection: Selection;
  page: LeadsPage | undefined;
}

/** Says at the actions that they reach leads which nobody sees. */
export function SelectionNotice({ selection: { leads }, page }: SelectionNoticeProps) {
  const unseen = unseenText(unseenOf(leads, page).length, page);
  if (unseen === '') return null;
  return (
    <Box role="status" sx={noticeStyle}>
      {`${numeral(leads.length)} selected, ${unseen}`}
    </Box>
  );
}

/** Before the actions, below a desk on a line of its own. */
const noticeStyle = {
  textAlign: 'end',
  fontSize: '0.875rem',
  fontWeight: 600,
  lineHeight: '20px',
  [BELOW_DESK]: { order: 4, flex: '1 0 100%' },
};
