import type { ChatNote } from '@harbour-haul/domain/chat/notes/chat-note';
import StickyNote2Outlined from '@mui/icons-material/StickyNote2Outlined';
import Box from '@mui/material/Box';
import { clockTime } from '../conversation/message-items.ts';
import { noteColors } from './note-colors.ts';

/** A note among the messages: across the whole width and of its own colour, so that nobody takes it for a message. */
export function NoteBubble({ note: { authorName, content, createdAt } }: { note: ChatNote }) {
  return (
    <Box role="note" aria-label={`Note by ${authorName}`} sx={noteStyle}>
      <Box sx={headStyle}>
        <StickyNote2Outlined aria-hidden="true" sx={{ fontSize: 16 }} />
        <Box component="strong" sx={nameStyle}>
          {authorName}
        </Box>
        <span>Note</span>
        <Box component="time" dateTime={createdAt} sx={{ ml: 'auto', fontVariantNumeric: 'tabular-nums' }}>
          {clockTime(createdAt)}
        </Box>
      </Box>
      <Box dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {content}
      </Box>
    </Box>
  );
}

const noteStyle = {
  my: 1,
  px: 1.5,
  py: 1,
  border: 1,
  borderStyle: 'dashed',
  ...noteColors,
  borderRadius: 1.5,
  fontSize: '0.9375rem',
  lineHeight: 1.5,
};

const headStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.75,
  mb: 0.25,
  fontSize: '0.8125rem',
  whiteSpace: 'nowrap',
};

const nameStyle = { minWidth: 0, fontWeight: 600, overflow: 'hidden', textOverflow: 'ellipsis' };
