import type { Lead } from '@harbour-haul/domain/leads/lead';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { clearPendingCall } from './pending-call.ts';
import { calledName, useRecordCall } from './use-record-call.ts';

/** Asks how the call of a lead ended, and notes it. */
export function CallOutcome({ lead }: { lead: Lead }) {
  const { record, isPending } = useRecordCall(lead);
  return (
    <Alert role="group" severity="info" aria-label="How the call ended" sx={questionStyle}>
      <span role="status">{`Did you reach ${calledName(lead)}?`}</span>
      <Box sx={answersStyle}>
        <Button variant="contained" disabled={isPending} onClick={() => record('reached')}>
          Reached
        </Button>
        <Button variant="outlined" disabled={isPending} onClick={() => record('no-answer')}>
          No answer
        </Button>
        <Button color="inherit" disabled={isPending} onClick={clearPendingCall}>
          Not called
        </Button>
      </Box>
    </Alert>
  );
}

/** On a phone its three answers need the room of the icon to stand in one line. */
const questionStyle = { width: '100%', '& .MuiAlert-icon': { display: { xs: 'none', sm: 'flex' } } };

const answersStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: { xs: 0.5, sm: 1 },
  mt: 1,
  '& .MuiButton-root': { minHeight: 44, px: { xs: 1.25, sm: 1.75 }, whiteSpace: 'nowrap' },
};
