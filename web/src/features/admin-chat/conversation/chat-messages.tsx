import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useNow } from '#lib/use-now.ts';
import { NoMessages } from '../chat-states.tsx';
import type { ChatConsole } from '../state/chat-console.ts';
import type { OpenChat } from '../state/open-chat.ts';
import { useStore } from '../state/use-store.ts';
import { messageItems } from './message-items.ts';
import { MessageList } from './message-list.tsx';

interface ChatMessagesProps {
  chatConsole: ChatConsole;
  chat: OpenChat;
  session: ChatSession | undefined;
}

/** The messages of a chat, and whether the visitor is typing. */
export function ChatMessages({ chatConsole, chat, session }: ChatMessagesProps) {
  const state = useStore(chat.store);
  const typing = useStore(chatConsole.typing);
  const now = useNow();
  if (state.phase === 'loading' && session?.seq !== 0) return <SkeletonMessages />;
  const items = messageItems(state, now);
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
          hasEarlier={state.log.from > 0}
          loadingEarlier={state.loadingEarlier}
          onEarlier={() => void chat.loadEarlier()}
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
