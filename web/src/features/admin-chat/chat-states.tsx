import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import ForumOutlined from '@mui/icons-material/ForumOutlined';
import SearchOffOutlined from '@mui/icons-material/SearchOffOutlined';
import Button from '@mui/material/Button';
import { StatePanel } from '#components/state-panel.tsx';

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

/** An empty list of a mode. */
export function NoConversations({ mode, onShowAll }: { mode: 'active' | 'all'; onShowAll: () => void }) {
  const isAll = mode === 'all';
  return (
    <StatePanel
      icon={<ForumOutlined />}
      title={isAll ? 'No conversations yet' : 'No active conversations'}
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

/** No loaded conversation matches the filter. */
export function NoneFound({ onClear }: { onClear: () => void }) {
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
      None that is loaded matches your search and date.
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
