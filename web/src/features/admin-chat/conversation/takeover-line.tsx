import type { ChatNote, TakeoverEvent } from '@harbour-haul/domain/chat/notes/chat-note';
import { takeoverText } from '@harbour-haul/domain/chat/notes/takeover-text';
import Box from '@mui/material/Box';
import { clockTime } from './message-items.ts';

/** Who answers from here on, as a thin line among the messages: `Dana took over, 2:14 PM`. */
export function TakeoverLine({ note, event }: { note: ChatNote; event: TakeoverEvent }) {
  return (
    <Box component="p" sx={lineStyle}>
      <span>{takeoverText(event, note, clockTime(note.createdAt))}</span>
    </Box>
  );
}

const lineStyle = {
  m: 0,
  py: 1,
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  fontSize: '0.8125rem',
  lineHeight: 1.4,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  color: 'text.secondary',
  fontVariantNumeric: 'tabular-nums',
  '&::before, &::after': {
    content: '""',
    flex: 1,
    minWidth: 16,
    borderTop: '1px solid var(--mui-palette-divider)',
  },
};
