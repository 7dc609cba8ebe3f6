import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { KeyCaps } from './key-caps.tsx';

const KEYS = {
  Everywhere: [
    ['Ctrl K', 'Find leads, chats and actions'],
    ['g l', 'Go to Leads'],
    ['g c', 'Go to Chat'],
    ['F8', 'Go to the notification, and back by Esc'],
    ['?', 'Show these keys'],
  ],
  'In the leads list': [
    ['j', 'Next lead'],
    ['k', 'Previous lead'],
    ['Enter', 'Open the lead'],
    ['x', 'Select the lead'],
    ['e', 'Edit what is selected, or the lead'],
    ['s', 'Set the status of what is selected, or of the lead'],
    ['a', 'Assign what is selected, or the lead'],
    ['/', 'Search'],
  ],
  'In the list, board and calendar': [['c', 'New lead']],
  'In the chat list': [
    ['j', 'Next chat'],
    ['k', 'Previous chat'],
    ['Enter', 'Open the chat'],
    ['x', 'Select the chat'],
    ['/', 'Search'],
  ],
  'In a lead': [
    ['j', 'Next lead'],
    ['k', 'Previous lead'],
    ['Ctrl Enter', 'Save'],
    ['Ctrl Shift Enter', 'Save, and go on to the next lead'],
  ],
  'In a chat': [
    ['r', 'Take it over, or write a reply'],
    ['n', 'Write a note for the team'],
    ['Esc', 'Leave the field'],
    ['Alt N', 'Reply or note, while writing'],
  ],
  'Views of leads': [
    ['v l', 'List'],
    ['v b', 'Board'],
    ['v c', 'Calendar'],
    ['n', 'Next week of the calendar'],
    ['p', 'Previous week of the calendar'],
    ['t', 'This week in the calendar'],
    ['j', 'Next card of the board'],
    ['k', 'Previous card of the board'],
    ['Shift →', 'Move a card to the next column'],
    ['Shift ←', 'Move a card to the previous column'],
    ['Shift →', 'Move a pickup to the next day'],
    ['Shift ←', 'Move a pickup to the day before'],
  ],
} as const;

/** What the keys do. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const titleId = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="md"
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { '&:focus-visible': { outline: 'none' } } } }}
    >
      <DialogTitle id={titleId}>Keyboard shortcuts</DialogTitle>
      {/* Nothing in it has the focus, so that it has it itself: keys scroll it then. */}
      <DialogContent dividers tabIndex={0} sx={{ columnCount: { sm: 2 }, columnGap: 5 }}>
        {Object.entries(KEYS).map(([where, keys]) => (
          <Box key={where} component="section" sx={sectionStyle}>
            <h3>{where}</h3>
            <dl>
              {keys.map(([key, text]) => (
                <div key={text}>
                  <dt>{text}</dt>
                  <dd>
                    <KeyCaps keys={key} />
                  </dd>
                </div>
              ))}
            </dl>
          </Box>
        ))}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}

const sectionStyle = {
  breakInside: 'avoid',
  pb: 1.5,
  '& h3': { m: 0, fontSize: '0.8125rem', color: 'text.secondary' },
  '& dl': { m: 0 },
  '& dl > div': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: 36,
    py: 0.75,
    gap: 2,
    lineHeight: 1.35,
  },
  '& dd': { m: 0 },
};
