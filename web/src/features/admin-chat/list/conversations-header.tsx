import Refresh from '@mui/icons-material/Refresh';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import SwapVert from '@mui/icons-material/SwapVert';
import SyncProblem from '@mui/icons-material/SyncProblem';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { memo, useState } from 'react';
import { describedHint } from '#lib/hints/described-hint.ts';
import type { ListMode, SortOrder } from '../api/chat-keys.ts';
import { useSessionList } from '../api/session-list.ts';
import { ConsoleSettingsDialog } from '../settings/console-settings-dialog.tsx';
import { type ChatConsole, useConsoleState } from '../state/chat-console.ts';

interface ConversationsHeaderProps {
  chatConsole: ChatConsole;
  mode: ListMode;
  sort: SortOrder;
  onSort: (sort: SortOrder) => void;
}

/** The column's heading, order, refresh and settings, and the notice of polling. */
export const ConversationsHeader = memo(function ConversationsHeader(props: ConversationsHeaderProps) {
  const { chatConsole, mode, sort, onSort } = props;
  const { isRefreshing } = useSessionList(mode, sort);
  const [isConfiguring, setConfiguring] = useState(false);
  const isLatest = sort === 'latest';
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', pl: 2, pr: 0.5, pt: 1 }}>
        <Typography component="h3" variant="h4" noWrap sx={titleStyle}>
          Conversations
        </Typography>
        <Button
          color="inherit"
          size="small"
          startIcon={<SwapVert />}
          {...describedHint(ORDER_HINTS[mode === 'needs' ? 'wait' : 'activity'][sort])}
          onClick={() => onSort(isLatest ? 'oldest' : 'latest')}
          sx={{ px: 1.25, '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } } }}
        >
          {isLatest ? 'Latest' : 'Oldest'}
        </Button>
        <IconButton
          aria-label="Refresh conversations"
          aria-busy={isRefreshing}
          onClick={() => void chatConsole.lists.refresh()}
        >
          <Refresh sx={isRefreshing ? spinStyle : undefined} />
        </IconButton>
        <IconButton aria-label="Chat settings" onClick={() => setConfiguring(true)}>
          <SettingsOutlined />
        </IconButton>
      </Box>
      <LiveNotice chatConsole={chatConsole} />
      {isConfiguring && <ConsoleSettingsDialog onClose={() => setConfiguring(false)} />}
    </>
  );
});

/** By what a list is in order: under Needs you by how long each has waited. */
const ORDER_HINTS = {
  activity: { latest: 'Latest activity first', oldest: 'Oldest activity first' },
  wait: { latest: 'Shortest wait first', oldest: 'Longest wait first' },
} as const;

/** Shows that the console polls because sockets do not get through; a short loss of the socket is not shown. */
function LiveNotice({ chatConsole }: { chatConsole: ChatConsole }) {
  const { polling } = useConsoleState(chatConsole, ({ live }) => live);
  return (
    <Box role="status" sx={polling ? noticeStyle : undefined}>
      {polling && (
        <>
          <SyncProblem aria-hidden="true" fontSize="small" />
          The live connection does not get through. Looking for news every 4 seconds.
        </>
      )}
    </Box>
  );
}

const titleStyle = { flex: 1, minWidth: 0, fontSize: { xs: '1.125rem', md: '1.25rem' } };

const spinStyle = {
  animation: 'turn 900ms linear infinite',
  '@keyframes turn': { to: { transform: 'rotate(360deg)' } },
};

const noticeStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  mx: 2,
  mb: 1,
  fontSize: '0.875rem',
  color: 'warning.main',
};
