import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import type { ChatMessage } from '@harbour-haul/domain/chat/messages/chat-message';
import type { ChatNote } from '@harbour-haul/domain/chat/notes/chat-note';
import { eventText } from '@harbour-haul/domain/chat/notes/event-text';
import { HALIFAX } from '@harbour-haul/domain/leads/fields/preferred-date';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import { DateTime } from 'luxon';
import { Fragment } from 'react';
import { PhotoThumbnail } from '#components/photo-thumbnail.tsx';
import { RelativeTimeText } from '#components/relative-time-text.tsx';
import { RELAY_REASON } from '#components/relay-mark.tsx';
import { SENDER_LABELS } from '#lib/chat/sender-labels.ts';
import { describedHint } from '#lib/hints/described-hint.ts';
import { useNow } from '#lib/use-now.ts';
import {
  isRelayed,
  RELAY_NOTE,
  senderText,
  sessionNumber,
  type Transcript,
  transcriptLines,
} from './transcript.ts';

/** Specification section 9. */
export const SCROLL_HEIGHT = 400;

/** All messages in a scroller; those of several chats have a divider where each chat begins. */
export function TranscriptMessages({ transcript }: { transcript: Transcript }) {
  const now = useNow();
  const { sessions, messages } = transcript;
  const byId = new Map(sessions.map((session) => [session.id, session]));
  const lines = transcriptLines(transcript);
  const begins = new Set(messages.filter(beginsChat).map(({ id }) => id));
  return (
    // Focusable, so that it can be scrolled by keyboard.
    <Box role="region" aria-label="Messages" tabIndex={0} sx={areaStyle}>
      {isRelayed(messages) && (
        <Box component="p" {...describedHint(RELAY_REASON)} sx={relayStyle}>
          {RELAY_NOTE}
        </Box>
      )}
      <Box component="ol" sx={listStyle}>
        {lines.map((line) => {
          if ('note' in line) return <NoteItem key={line.note.id} note={line.note} />;
          const { message } = line;
          const session = byId.get(message.sessionId);
          return (
            <Fragment key={message.id}>
              {session && begins.has(message.id) && <SessionDivider session={session} />}
              <TranscriptMessage message={message} now={now} />
            </Fragment>
          );
        })}
      </Box>
    </Box>
  );
}

function beginsChat({ sessionId }: ChatMessage, index: number, messages: readonly ChatMessage[]): boolean {
  return messages[index - 1]?.sessionId !== sessionId;
}

/** The moment itself, in Halifax: what was agreed when is looked up by it. */
export function exactTime(time: string): string {
  const moment = DateTime.fromISO(time, { zone: HALIFAX, locale: 'en' });
  return moment.isValid ? moment.toFormat('MMM d, h:mm a') : '';
}

/**
 * What was noted beside the messages: of the team, marked as no part of the conversation; of a takeover and of the end, who answers
 * from here on, as the console has it (`Dana took over, Nov 20, 2:14 PM`).
 */
function NoteItem({ note }: { note: ChatNote }) {
  const text = eventText(note, exactTime(note.createdAt));
  if (text === null) {
    return (
      <Box component="li" sx={noteStyle}>
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
          <strong>{note.authorName}</strong>
          {` · Note, for the team alone · ${exactTime(note.createdAt)}`}
        </Box>
        <Box dir="auto" sx={{ whiteSpace: 'pre-wrap' }}>
          {note.content}
        </Box>
      </Box>
    );
  }
  return (
    <li>
      <Divider role="presentation" sx={dividerStyle}>
        {text}
      </Divider>
    </li>
  );
}

function SessionDivider({ session: { id, createdAt, status } }: { session: ChatSession }) {
  const createdText = DateTime.fromISO(createdAt, { zone: HALIFAX, locale: 'en' }).toFormat(
    'MMM d, yyyy, h:mm a',
  );
  return (
    // A separator's text is not read out; an item's is.
    <li {...describedHint(id)}>
      <Divider role="presentation" sx={dividerStyle}>
        {`${sessionNumber(id)} · ${createdText} · ${status === 'active' ? 'Active' : 'Closed'}`}
      </Divider>
    </li>
  );
}

/** One message: the visitor's on the right, the assistant's and the team's on the left. */
function TranscriptMessage({ message, now }: { message: ChatMessage; now: Date }) {
  const { sender, content, image, timestamp } = message;
  return (
    <Box component="li" data-sender={sender} sx={rowStyle}>
      <Box sx={{ typography: 'body2', color: 'text.secondary', mb: 0.25 }}>
        <strong>{senderText(message)}</strong>
        {` · ${exactTime(timestamp)} · `}
        <RelativeTimeText time={timestamp} now={now} />
      </Box>
      <Box className="bubble">
        {content && <Box sx={{ whiteSpace: 'pre-wrap' }}>{content}</Box>}
        {image !== null && (
          <Box sx={{ mt: content ? 1 : 0 }}>
            <PhotoThumbnail photo={image} alt={`Sent by ${SENDER_LABELS[sender].toLowerCase()}`} />
          </Box>
        )}
      </Box>
    </Box>
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

/** Across the whole width and of another colour, as in the console: nobody takes it for a message. */
const noteStyle = {
  px: 1.5,
  py: 1,
  border: 1,
  borderStyle: 'dashed',
  borderColor: 'secondary.main',
  borderRadius: 1.5,
  bgcolor: 'color-mix(in srgb, var(--mui-palette-secondary-main) 16%, var(--mui-palette-background-paper))',
  overflowWrap: 'anywhere',
  '& strong': { fontWeight: 600, color: 'text.primary' },
};

const relayStyle = { typography: 'body2', color: 'text.secondary', m: 0, px: 2, pt: 1.5 };

const listStyle = { m: 0, p: 2, display: 'flex', flexDirection: 'column', gap: 2, listStyle: 'none' };

const dividerStyle = {
  typography: 'body2',
  color: 'text.secondary',
  fontVariantNumeric: 'tabular-nums',
  '& .MuiDivider-wrapper': { flex: 'none', maxWidth: '80%', whiteSpace: 'normal', textAlign: 'center' },
};

/** Rows out of sight are not laid out: a long chat opens as fast as a short one. */
const rowStyle = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 72px',
  overflowWrap: 'anywhere',
  '& strong': { fontWeight: 600, color: 'text.primary' },
  '& > .bubble': {
    maxWidth: 'min(480px, 88%)',
    px: 1.75,
    py: 1.25,
    borderRadius: '4px 16px 16px 16px',
    bgcolor: 'action.hover',
  },
  '&[data-sender=admin] > .bubble': {
    bgcolor: 'color-mix(in srgb, var(--mui-palette-secondary-main) 18%, transparent)',
  },
  '&[data-sender=user]': { alignItems: 'flex-end' },
  '&[data-sender=user] > .bubble': {
    borderRadius: '16px 4px 16px 16px',
    bgcolor: 'color-mix(in srgb, var(--mui-palette-primary-main) 14%, transparent)',
  },
};
