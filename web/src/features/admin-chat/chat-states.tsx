import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import ForumOutlined from '@mui/icons-material/ForumOutlined';
import SearchOffOutlined from '@mui/icons-material/SearchOffOutlined';
import Button from '@mui/material/Button';
import { StatePanel } from '#components/state-panel.tsx';
import type { ListMode } from './api/chat-keys.ts';

/** The right side before a conversation is opened. */
export function NoChatOpen() {
  return (
    <StatePanel icon={<ForumOutlined />} title="Select a conversation">
      Choose a conversation to read it, take it over and answer.
    </StatePanel>
  );
}

/** A chat without messages. */
export function NoMessages() {
  return (
    <StatePanel icon={<ForumOutlined />} title="No messages yet">
      What the visitor and the assistant say appears here as they say it.
    </StatePanel>
  );
}

/** A chat that could not be loaded. */
export function ChatUnavailable({ onRetry }: { onRetry: () => void }) {
  return (
    <StatePanel
      icon={<CloudOffOutlined />}
      title="This chat is not available"
      action={<Retry onClick={onRetry} />}
    >
      The server could not be reached, or knows no such chat.
    </StatePanel>
  );
}

/** No list could be loaded. */
export function ListUnavailable({ onRetry }: { onRetry: () => void }) {
  return (
    <StatePanel
      icon={<CloudOffOutlined />}
      title="The conversations are not available"
      action={<Retry onClick={onRetry} />}
    >
      The server could not be reached or did not answer. We keep trying.
    </StatePanel>
  );
}

const EMPTY_LISTS: Record<ListMode, string> = {
  all: 'No conversations yet',
  active: 'No active conversations',
  needs: 'Nobody needs you',
  mine: 'No active conversation is yours',
  unassigned: 'Every active conversation has an owner',
  open: 'No open conversations',
  sent: 'No sent requests',
  snoozed: 'No snoozed conversations',
  closed: 'No closed conversations',
};

/** An empty list of a mode. */
export function NoConversations({ mode, onShowAll }: { mode: ListMode; onShowAll: () => void }) {
  const isAll = mode === 'all';
  return (
    <StatePanel
      icon={<ForumOutlined />}
      title={EMPTY_LISTS[mode]}
      action={
        isAll ? undefined : (
          <Button variant="outlined" onClick={onShowAll}>
            Show all
          </Button>
        )
      }
    >
      When a visitor starts a chat, the conversation appears here by itself.
    </StatePanel>
  );
}

/** No conversation matches the filter, or the search could not be made. */
export function NoneFound({ hasFailed, onClear }: { hasFailed: boolean; onClear: () => void }) {
  return (
    <StatePanel
      icon={<SearchOffOutlined />}
      title="No conversations found"
      action={
        <Button variant="outlined" onClick={onClear}>
          Clear filters
        </Button>
      }
    >
      {hasFailed ? 'The search could not be made just now.' : 'None matches your search and date.'}
    </StatePanel>
  );
}

function Retry({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="contained" onClick={onClick}>
      Try Again
    </Button>
  );
}
