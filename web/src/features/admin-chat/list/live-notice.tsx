import SyncProblem from '@mui/icons-material/SyncProblem';
import Box from '@mui/material/Box';
import type { Desk } from './desk.ts';
import { useStore } from './use-store.ts';

/** Says that news come by looking for them; a short loss of the socket is nobody's business. */
export function LiveNotice({ desk }: { desk: Desk }) {
  const { polling } = useStore(desk.live);
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
