import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import type { ChatNote } from '@harbour-haul/domain/chat/notes/chat-note';
import { eventText } from '@harbour-haul/domain/chat/notes/event-text';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '#components/visually-hidden.tsx';
import { useNow } from '#lib/use-now.ts';
import { useMessages } from '../api/messages.ts';
import { useNotes } from '../api/notes.ts';
import { useTyping } from '../api/presence.ts';
import { SkeletonMessages } from '../chat-skeletons.tsx';
import { ErasedChat, NoMessages } from '../chat-states.tsx';
import { NoteBubble } from '../notes/note-bubble.tsx';
import { NotesUnavailable } from '../notes/notes-unavailable.tsx';
import { isErased } from '../session-facts.ts';
import { shortName } from '../session-names.ts';
import { type ChatConsole, useConsoleState } from '../state/chat-console.ts';
import type { ChatSync } from '../state/chat-sync.ts';
import { EventLine } from './event-line.tsx';
import { MessageBubble } from './message-bubble.tsx';
import { clockTime, type MessageItem, messageItems, type ShownMessage } from './message-items.ts';
import { PlainRows } from './message-rows.tsx';
import { VirtualRows } from './virtual-rows.tsx';

interface ChatMessagesProps {
  chatConsole: ChatConsole;
  chat: ChatSync;
  session: ChatSession | undefined;
}

/** The messages of a chat, and whether the visitor is typing. */
export function ChatMessages({ chatConsole, chat, session }: ChatMessagesProps) {
  const messages = useMessages(chat.id);
  const outgoing = useConsoleState(chatConsole, (state) => state.outgoing.get(chat.id));
  const earlier = useMutation({ mutationFn: () => chat.loadEarlier() });
  const isGone = session !== undefined && isErased(session);
  const { notes, hasFailed, retry } = useNotes(isGone ? undefined : session);
  const typing = useTyping();
  const now = useNow();
  if (isGone) return <Alone panel={<ErasedChat />} />;
  if (messages.phase === 'loading' && session?.seq !== 0) return <SkeletonMessages />;
  const items = messageItems(messages, now, { outgoing, notes, user: chatConsole.user });
  return (
    <>
      {items.length === 0 ? (
        <Alone panel={<NoMessages />} />
      ) : (
        <MessageList
          items={items}
          visitorName={shortName(session)}
          hasEarlier={messages.log.from > 0}
          loadingEarlier={earlier.isPending}
          onEarlier={() => earlier.mutate()}
          onRetry={session && chatConsole.holds(session) ? () => chat.retrySending() : undefined}
          onDiscard={(id) => chat.discard(id)}
        />
      )}
      {hasFailed && <NotesUnavailable onRetry={retry} />}
      <Box role="status" sx={typingStyle}>
        {typing.has(chat.id) && `${shortName(session)} is typing…`}
      </Box>
    </>
  );
}

/** What stands where there is no message. */
function Alone({ panel }: { panel: ReactNode }) {
  return <Box sx={{ flex: 1, minHeight: 0, overflowY: 'auto', display: 'flex' }}>{panel}</Box>;
}

interface MessageListProps {
  items: readonly MessageItem[];
  visitorName: string;
  hasEarlier: boolean;
  loadingEarlier: boolean;
  onEarlier: () => void;
  onRetry: (() => void) | undefined;
  onDiscard: (clientMessageId: string) => void;
}

/** Beyond so many rows only the visible ones are in the page. */
const MAX_PLAIN_ROWS = 150;

/** The messages of a chat in a scroller, held at its end unless the admin has scrolled up. */
function MessageList(props: MessageListProps) {
  const { items, visitorName, hasEarlier, loadingEarlier, onEarlier, onRetry, onDiscard } = props;
  const isLong = items.length > MAX_PLAIN_ROWS;
  const Rows = isLong ? VirtualRows : PlainRows;
  const last = items.findLast((item): item is ShownMessage => item.kind === 'message');
  return (
    <>
      <Rows
        items={items}
        top={hasEarlier && <EarlierButton loading={loadingEarlier} onClick={onEarlier} />}
        renderItem={(item) => {
          if (item.kind === 'day') return <DayLine label={item.label} />;
          if (item.kind === 'note') return <NoteRow note={item.note} />;
          return <MessageBubble {...{ item, visitorName, onRetry, onDiscard }} />;
        }}
      />
      {/* Scrolling a long chat mounts and unmounts rows, which is no news: its last message is read out here. */}
      {isLong && last && (
        <VisuallyHidden role="status">
          {last.sender === 'user' ? `${visitorName}: ${last.content}` : ''}
        </VisuallyHidden>
      )}
    </>
  );
}

function EarlierButton({ loading, onClick }: { loading: boolean; onClick: () => void }) {
  return (
    <Box sx={{ textAlign: 'center', py: 1 }}>
      <Button size="small" variant="outlined" loading={loading} onClick={onClick}>
        Load earlier messages
      </Button>
    </Box>
  );
}

/** What an admin has noted, or what the server has of a takeover and of the end. */
function NoteRow({ note }: { note: ChatNote }) {
  const text = eventText(note, clockTime(note.createdAt));
  return text === null ? <NoteBubble note={note} /> : <EventLine text={text} />;
}

function DayLine({ label }: { label: string }) {
  return (
    <Box sx={{ textAlign: 'center', py: 1, fontSize: '0.8125rem', fontWeight: 600, color: 'text.secondary' }}>
      {label}
    </Box>
  );
}

/** Of a fixed height, so that the layout does not shift when it is filled. */
const typingStyle = {
  px: 2,
  height: 24,
  bgcolor: 'background.default',
  fontSize: '0.875rem',
  color: 'primary.main',
  fontWeight: 600,
};
