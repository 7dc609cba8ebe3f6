import SyncProblem from '@mui/icons-material/SyncProblem';
import Box from '@mui/material/Box';
import { type ChatConsole, useConsoleState } from '../state/chat-console.ts';

/** Shows that the console polls because sockets do not get through; a short loss of the socket is not shown. */
export function LiveNotice({ chatConsole }: { chatConsole: ChatConsole }) {
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

const noticeStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  mx: 2,
  mb: 1,
  fontSize: '0.875rem',
  color: 'warning.main',
};
