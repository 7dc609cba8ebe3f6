import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import { HALIFAX } from '@harbour-haul/domain/leads/fields/preferred-date';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import { DateTime } from 'luxon';
import { Fragment } from 'react';
import { useNow } from '#lib/use-now.ts';
import { sessionNumber, type Transcript } from './transcript.ts';
import { TranscriptMessage } from './transcript-message.tsx';

/** Specification section 9. */
export const SCROLL_HEIGHT = 400;

/** All messages in a scroller; those of several chats have a divider where each chat begins. */
export function TranscriptMessages({ transcript: { sessions, messages } }: { transcript: Transcript }) {
  const now = useNow();
  const byId = new Map(sessions.map((session) => [session.id, session]));
  return (
    // Focusable, so that it can be scrolled by keyboard.
    <Box role="region" aria-label="Messages" tabIndex={0} sx={areaStyle}>
      <Box component="ol" sx={listStyle}>
        {messages.map((message, index) => {
          const session = byId.get(message.sessionId);
          const begins = messages[index - 1]?.sessionId !== message.sessionId;
          return (
            <Fragment key={message.id}>
              {session && begins && <SessionDivider session={session} />}
              <TranscriptMessage message={message} now={now} />
            </Fragment>
          );
        })}
      </Box>
    </Box>
  );
}

function SessionDivider({ session: { id, createdAt, status } }: { session: ChatSession }) {
  const createdText = DateTime.fromISO(createdAt, { zone: HALIFAX, locale: 'en' }).toFormat(
    'MMM d, yyyy, h:mm a',
  );
  return (
    // A separator's text is not read out; an item's is.
    <li title={id}>
      <Divider role="presentation" sx={dividerStyle}>
        {`${sessionNumber(id)} · ${createdText} · ${status === 'active' ? 'Active' : 'Closed'}`}
      </Divider>
    </li>
  );
}

const areaStyle = {
  height: SCROLL_HEIGHT,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
};

const listStyle = { m: 0, p: 2, display: 'flex', flexDirection: 'column', gap: 2, listStyle: 'none' };

const dividerStyle = {
  typography: 'body2',
  color: 'text.secondary',
  fontVariantNumeric: 'tabular-nums',
  '& .MuiDivider-wrapper': { flex: 'none', maxWidth: '80%', whiteSpace: 'normal', textAlign: 'center' },
};
