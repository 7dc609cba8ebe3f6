import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import ForumOutlined from '@mui/icons-material/ForumOutlined';
import SearchOffOutlined from '@mui/icons-material/SearchOffOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** The right side before a conversation was chosen. */
export function NoChatOpen() {
  return (
    <Panel icon={<ForumOutlined />} title="Select a conversation">
      Choose a conversation to read it, take it over and answer.
    </Panel>
  );
}

/** A chat in which nothing was said. */
export function NoMessages() {
  return (
    <Panel icon={<ForumOutlined />} title="No messages yet">
      What the visitor and the assistant say appears here as they say it.
    </Panel>
  );
}

/** A chat of which nothing could be loaded. */
export function ChatUnavailable({ onRetry }: { onRetry: () => void }) {
  return (
    <Panel
      icon={<CloudOffOutlined />}
      title="This chat is not available"
      action={<Retry onClick={onRetry} />}
    >
      The server could not be reached, or knows no such chat.
    </Panel>
  );
}

/** No list could be loaded. */
export function ListUnavailable({ onRetry }: { onRetry: () => void }) {
  return (
    <Panel
      icon={<CloudOffOutlined />}
      title="The conversations are not available"
      action={<Retry onClick={onRetry} />}
    >
      The server could not be reached or did not answer. We keep trying.
    </Panel>
  );
}

/** A list without conversations: why, and what comes next. */
export function NoConversations({ mode, onShowAll }: { mode: 'active' | 'all'; onShowAll: () => void }) {
  const isAll = mode === 'all';
  return (
    <Panel
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
    </Panel>
  );
}

/** Conversations there are, but none that is asked for. */
export function NoneFound({ onClear }: { onClear: () => void }) {
  return (
    <Panel
      icon={<SearchOffOutlined />}
      title="No conversations found"
      action={
        <Button variant="outlined" onClick={onClear}>
          Clear filters
        </Button>
      }
    >
      None that is loaded matches your search and date.
    </Panel>
  );
}

function Retry({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="contained" onClick={onClick}>
      Try Again
    </Button>
  );
}

interface PanelProps {
  icon: ReactNode;
  title: string;
  children: ReactNode;
  action?: ReactNode;
}

function Panel({ icon, title, children, action }: PanelProps) {
  return (
    <Box sx={{ m: 'auto', px: 3, py: 5, maxWidth: 420, textAlign: 'center' }}>
      <Box aria-hidden="true" sx={{ color: 'primary.main', '& > svg': { fontSize: 44 } }}>
        {icon}
      </Box>
      <Typography component="h4" variant="h5" sx={{ mt: 1 }}>
        {title}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.75 }}>
        {children}
      </Typography>
      {action && <Box sx={{ mt: 2.5 }}>{action}</Box>}
    </Box>
  );
}
