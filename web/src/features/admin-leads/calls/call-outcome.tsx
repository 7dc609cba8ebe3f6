import type { Lead } from '@harbour-haul/domain/leads/lead';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { calledName } from '#components/calls/use-record-call.ts';
import { clearPendingCall } from './pending-call.ts';
import { answersStyle, questionStyle } from './question-style.ts';
import { useNotedCall } from './use-noted-call.ts';

interface CallOutcomeProps {
  lead: Lead;
  /** Gets the lead once it is noted that its customer was reached. */
  onReached?: (called: Lead) => void;
}

/** Asks how the call of a lead ended, and notes it. */
export function CallOutcome({ lead, onReached }: CallOutcomeProps) {
  const { record, isPending } = useNotedCall(lead, onReached);
  return (
    <Alert
      ref={bringIntoView}
      role="group"
      severity="info"
      aria-label="How the call ended"
      sx={questionStyle}
    >
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

/** It may have been asked for where it is out of sight. */
function bringIntoView(question: HTMLElement | null): void {
  question?.scrollIntoView?.({ block: 'nearest' });
}
