import type { Lead } from '@harbour-haul/domain/leads/lead';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { clearPendingCall, usePendingCall } from './pending-call.ts';
import { calledName, useRecordCall } from './use-record-call.ts';

/** Asks in a lead how the call of it ended. */
export function CallQuestion({ lead }: { lead: Lead }) {
  const isAsked = usePendingCall()?.id === lead.id;
  return isAsked && <Question lead={lead} />;
}

/** Asks over a list how the last call ended, at the thumb. */
export function ListCallQuestion() {
  const lead = usePendingCall();
  if (!lead) return null;
  return (
    <Box sx={overStyle}>
      <Question key={lead.id} lead={lead} />
    </Box>
  );
}

function Question({ lead }: { lead: Lead }) {
  const { record, isPending } = useRecordCall(lead);
  return (
    <Alert role="group" severity="info" aria-label="How the call ended" sx={{ width: '100%' }}>
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

const answersStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  mt: 1,
  '& .MuiButton-root': { minHeight: 44, px: 1.75, whiteSpace: 'nowrap' },
};

/** Above the list's own sticky parts, below its dialogs and the toasts. */
const overStyle = {
  position: 'fixed',
  zIndex: 'appBar',
  insetInline: 0,
  bottom: 'max(16px, env(safe-area-inset-bottom))',
  mx: 'auto',
  width: 'min(100% - 32px, 440px)',
  borderRadius: 1,
  boxShadow: 8,
  bgcolor: 'background.paper',
};
