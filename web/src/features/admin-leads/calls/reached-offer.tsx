import { halifaxToday } from '@harbour-haul/domain/leads/fields/preferred-date';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import { statusRules } from '@harbour-haul/domain/leads/lead-status';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { calledName } from '#components/calls/use-record-call.ts';
import { useNow } from '#lib/use-now.ts';
import { useKnownLeads } from '../api/known-leads.ts';
import { leadValues } from '../lead-editor/lead-values.ts';
import { offeredStatus } from '../lead-editor/status-offer.ts';
import { useSetStatus } from '../lead-editor/use-set-status.ts';
import { answersStyle, questionStyle } from './question-style.ts';

interface ReachedOfferProps {
  /** As it was when its customer was reached. */
  lead: Lead;
  onDone: () => void;
}

/** Offers the status that follows from a call; nothing where the status says it already, or the lead has changed since. */
export function ReachedOffer({ lead, onDone }: ReachedOfferProps) {
  const setStatus = useSetStatus();
  const known = useKnownLeads().get(lead.id);
  const offer = offeredStatus(lead, leadValues(lead), halifaxToday(useNow()));
  if (!offer || known === null || (known && known.version > lead.version)) return null;
  const { status } = offer;
  return (
    <Alert role="group" severity="info" aria-label="Status after the call" sx={questionStyle}>
      <span role="status">{`${capitalised(calledName(lead))} is still ${statusRules(lead.status).label}.`}</span>
      <Box sx={answersStyle}>
        <Button
          variant="contained"
          onClick={() => {
            onDone();
            setStatus({ lead, status });
          }}
        >
          {`Set to ${statusRules(status).label}`}
        </Button>
        <Button color="inherit" onClick={onDone}>
          {`Keep ${statusRules(lead.status).label}`}
        </Button>
      </Box>
    </Alert>
  );
}

const capitalised = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
