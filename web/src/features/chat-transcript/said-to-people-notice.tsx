import type { LeadEvent } from '@harbour-haul/domain/leads/lead-event';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router-dom';
import { chatPath } from '#lib/admin-paths.ts';
import { saidToPeople } from './said-to-people.ts';
import { useTranscript } from './transcript-query.ts';

interface SaidToPeopleNoticeProps {
  visitorId: string;
  sessionId: string;
  /** The timeline of the lead; undefined until it is known. */
  events: readonly LeadEvent[] | undefined;
}

/** That a visitor has told people what has changed nothing in their lead. */
export function SaidToPeopleNotice({ visitorId, sessionId, events }: SaidToPeopleNoticeProps) {
  const { data } = useTranscript(visitorId, sessionId);
  if (!data || !events) return null;
  const { count, names } = saidToPeople(data.messages, events);
  if (count === 0) return null;
  const whom = names.length > 0 ? new Intl.ListFormat('en-CA').format(names) : 'the team';
  const [messages, they] = count === 1 ? ['1 message', 'it says'] : [`${count} messages`, 'they say'];
  return (
    <Alert severity="info" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
      {`The visitor wrote ${messages} to ${whom} that changed nothing in this lead. What ${they} stands in the chat.`}
      <br />
      <Button component={RouterLink} to={chatPath(sessionId)} color="inherit" sx={{ ml: -2.5 }}>
        Read in the chat
      </Button>
    </Alert>
  );
}
