import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { VisuallyHidden } from '#components/visually-hidden.tsx';
import { MessageBubble } from './message-bubble.tsx';
import type { MessageItem, ShownMessage } from './message-items.ts';
import { PlainRows } from './plain-rows.tsx';
import { VirtualRows } from './virtual-rows.tsx';

export interface MessageListProps {
  items: readonly MessageItem[];
  adminName: string | null;
  hasEarlier: boolean;
  loadingEarlier: boolean;
  onEarlier: () => void;
  onRetry: () => void;
  onDiscard: (clientMessageId: string) => void;
}

/** Beyond so many rows only the visible ones are in the page. */
const MAX_PLAIN_ROWS = 150;

/** The messages of a chat in a scroller, held at its end unless the admin has scrolled up. */
export function MessageList(props: MessageListProps) {
  const { items, adminName, hasEarlier, loadingEarlier, onEarlier, onRetry, onDiscard } = props;
  const isLong = items.length > MAX_PLAIN_ROWS;
  const Rows = isLong ? VirtualRows : PlainRows;
  const last = items.findLast((item): item is ShownMessage => item.kind === 'message');
  return (
    <>
      <Rows
        items={items}
        top={hasEarlier && <EarlierButton loading={loadingEarlier} onClick={onEarlier} />}
        renderItem={(item) =>
          item.kind === 'day' ? (
            <DayLine label={item.label} />
          ) : (
            <MessageBubble item={item} adminName={adminName} onRetry={onRetry} onDiscard={onDiscard} />
          )
        }
      />
      {/* Scrolling a long chat mounts and unmounts rows, which is no news: its last message is read out here. */}
      {isLong && last && (
        <VisuallyHidden role="status">
          {last.sender === 'user' ? `Visitor: ${last.content}` : ''}
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

function DayLine({ label }: { label: string }) {
  return (
    <Box sx={{ textAlign: 'center', py: 1, fontSize: '0.8125rem', fontWeight: 600, color: 'text.secondary' }}>
      {label}
    </Box>
  );
}
