import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useMutation } from '@tanstack/react-query';
import { useNow } from '#lib/use-now.ts';
import { useMessages } from '../api/messages.ts';
import { useTyping } from '../api/presence.ts';
import { NoMessages } from '../chat-states.tsx';
import { type ChatConsole, useConsoleState } from '../state/chat-console.ts';
import type { ChatSync } from '../state/chat-sync.ts';
import { messageItems } from './message-items.ts';
import { MessageList } from './message-list.tsx';

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
  const typing = useTyping();
  const now = useNow();
  if (messages.phase === 'loading' && session?.seq !== 0) return <SkeletonMessages />;
  const items = messageItems(messages, outgoing ?? [], now);
  return (
    <>
      {items.length === 0 ? (
        <Box sx={{ flex: 1, minHeight: 0, overflowY: 'auto', display: 'flex' }}>
          <NoMessages />
        </Box>
      ) : (
        <MessageList
          items={items}
          adminName={session?.adminName ?? null}
          hasEarlier={messages.log.from > 0}
          loadingEarlier={earlier.isPending}
          onEarlier={() => earlier.mutate()}
          onRetry={() => chat.retrySending()}
          onDiscard={(id) => chat.discard(id)}
        />
      )}
      <Box role="status" sx={typingStyle}>
        {typing.has(chat.id) && 'Visitor is typing…'}
      </Box>
    </>
  );
}

function SkeletonMessages() {
  return (
    <Box
      role="status"
      aria-label="Loading messages…"
      sx={{ flex: 1, minHeight: 0, overflow: 'hidden', p: 2 }}
    >
      {['46%', '62%', '30%', '54%', '40%'].map((width, index) => (
        <Skeleton
          key={width}
          variant="rounded"
          width={width}
          height={48}
          sx={{ mb: 2, ml: index % 2 === 0 ? 0 : 'auto' }}
        />
      ))}
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
