import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import ForumOutlined from '@mui/icons-material/ForumOutlined';
import SearchOffOutlined from '@mui/icons-material/SearchOffOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { StatePanel } from '#components/state-panel.tsx';
import { leadsSearchPath } from '#lib/admin-paths.ts';
import { countText } from '#lib/count-text.ts';
import { useAnyChat } from './api/any-chat.ts';
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

/** A chat that was erased with its person, while it was open here. */
export function ErasedChat() {
  return (
    <StatePanel icon={<ForumOutlined />} title="This chat was erased">
      It was erased for good with its person, and with what was written here and not sent.
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

const AS_A_CHAT_BEGINS = 'When a visitor starts a chat, the conversation appears here by itself.';

/** What an empty list is called, and when something comes to stand there. */
const EMPTY_LISTS: Record<ListMode, { title: string; text: string }> = {
  all: { title: 'No conversations yet', text: AS_A_CHAT_BEGINS },
  active: { title: 'No active conversations', text: AS_A_CHAT_BEGINS },
  needs: {
    title: 'Nobody needs you',
    text: 'A conversation appears here when its visitor asks for a person, waits for your answer, or comes back from a snooze.',
  },
  mine: {
    title: 'No active conversation is yours',
    text: 'Conversations of nobody that you take over, and those that you are given, appear here.',
  },
  unassigned: { title: 'Every active conversation has an owner', text: AS_A_CHAT_BEGINS },
  open: {
    title: 'No open conversations',
    text: 'Conversations that the assistant holds, and whose request is not sent, appear here.',
  },
  sent: {
    title: 'No sent requests',
    text: 'Conversations whose visitor has sent their request appear here.',
  },
  snoozed: {
    title: 'No snoozed conversations',
    text: 'Conversations that you or a colleague snooze are here until their time.',
  },
  closed: {
    title: 'No closed conversations',
    text: 'Conversations that the team closes, or that end by themselves, appear here.',
  },
};

interface NoConversationsProps {
  mode: ListMode;
  /** How many conversations of other lists need somebody, as the tab above says. */
  needs: number;
  onShowNeeds: () => void;
  onShowAll: () => void;
}

/** An empty list of a mode, and the way to the conversations that its tab counts, or to all where there are any. */
export function NoConversations({ mode, needs, onShowNeeds, onShowAll }: NoConversationsProps) {
  const isElsewhere = needs > 0 && mode !== 'needs';
  const isPart = mode !== 'all';
  const showAll = useAnyChat(isPart && !isElsewhere) && isPart && (
    <Button variant="outlined" onClick={onShowAll}>
      Show all
    </Button>
  );
  return (
    <StatePanel
      icon={<ForumOutlined />}
      title={EMPTY_LISTS[mode].title}
      action={
        isElsewhere ? (
          <Button variant="contained" onClick={onShowNeeds}>
            {needs === 1 ? 'Show the one that needs you' : `Show the ${countText(needs)} that need you`}
          </Button>
        ) : (
          showAll || undefined
        )
      }
    >
      {EMPTY_LISTS[mode].text}
    </StatePanel>
  );
}

interface NoneFoundProps {
  /** What is looked for; no text or no day where that is empty. */
  filter: { search: string; day: string };
  hasFailed: boolean;
  onClear: () => void;
  /** Looks for the same in all conversations; not there where that is what was done. */
  onAll: (() => void) | undefined;
}

/** No conversation matches the filter, or the search could not be made. */
export function NoneFound({ filter, hasFailed, onClear, onAll }: NoneFoundProps) {
  const text = filter.search.trim();
  const sought = [text && 'search', filter.day && 'date'].filter(Boolean).join(' and ');
  const none = onAll ? 'None in this list matches' : 'None matches';
  return (
    <StatePanel
      icon={<SearchOffOutlined />}
      title="No conversations found"
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
          {onAll && (
            <Button variant="contained" onClick={onAll}>
              Look in all
            </Button>
          )}
          <Button variant="outlined" onClick={onClear}>
            Clear filters
          </Button>
          {/* Who wrote by the form has no conversation. */}
          {text && (
            <Button variant="outlined" component={RouterLink} to={leadsSearchPath(text)}>
              Search the leads
            </Button>
          )}
        </Box>
      }
    >
      {hasFailed ? 'The search could not be made just now.' : `${none} your ${sought}.`}
    </StatePanel>
  );
}

/** Below what a search found that may have missed chats: the server looks at the newest ones of a word (0209). */
export function SearchedPartly() {
  return (
    <Typography
      role="status"
      variant="body2"
      color="textSecondary"
      sx={{ px: 2, py: 1.5, textAlign: 'center' }}
    >
      So many conversations have these words that only the newest were searched. A rarer word finds older
      ones.
    </Typography>
  );
}

function Retry({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="contained" onClick={onClick}>
      Try Again
    </Button>
  );
}
