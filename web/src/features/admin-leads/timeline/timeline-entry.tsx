import { junkTypeLabel } from '@harbour-haul/domain/leads/fields/junk-type';
import type { LeftStep } from '@harbour-haul/domain/leads/fields/left-step';
import type { CallOutcome, FieldChange, LeadEvent } from '@harbour-haul/domain/leads/lead-event';
import { displayName } from '@harbour-haul/domain/users/display-name';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { VisuallyHidden } from '#components/visually-hidden.tsx';
import { ordinal } from '../calls/unanswered-text.ts';
import { fieldLabel, fieldText } from '../field-text.ts';
import { momentDay, momentTime } from '../lead-dates.ts';

interface TimelineEntryProps {
  event: LeadEvent;
  /** How often it happened in a row; it is told of the last time. */
  times: number;
}

/** One thing that happened to a lead: what, who, when, and of a change each field before and after. */
export function TimelineEntry({ event, times }: TimelineEntryProps) {
  return (
    <Box component="li" sx={entryStyle}>
      <Typography component="div" sx={{ fontWeight: 600 }}>
        {times === 1 ? eventText(event) : `${eventText(event)} ${times} times, the last one:`}
      </Typography>
      <Typography component="div" variant="body2" color="textSecondary">
        {eventActor(event)}
        {' · '}
        <time dateTime={event.at}>{`${momentDay(event.at)} ${momentTime(event.at)}`}</time>
      </Typography>
      {'changes' in event && event.changes.length > 0 && (
        <Box component="ul" sx={changesStyle}>
          {event.changes.map((change) => (
            <Change key={change.field} change={change} />
          ))}
        </Box>
      )}
      {said(event) && (
        <Typography variant="body2" sx={{ mt: 0.5, whiteSpace: 'pre-wrap' }}>
          {said(event)}
        </Typography>
      )}
    </Box>
  );
}

function Change({ change: { field, from, to } }: { change: FieldChange }) {
  return (
    <li>
      <strong>{fieldLabel(field)}</strong>
      {': '}
      <VisuallyHidden>from </VisuallyHidden>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {fieldText(field, from)}
      </Box>
      <span aria-hidden="true"> → </span>
      <VisuallyHidden> to </VisuallyHidden>
      {fieldText(field, to)}
    </li>
  );
}

/** A dot on a line that runs down to the next entry. */
const entryStyle = {
  position: 'relative',
  pl: 3,
  pb: 2,
  overflowWrap: 'anywhere',
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    top: 7,
    width: 10,
    height: 10,
    borderRadius: '50%',
    bgcolor: 'primary.main',
  },
  '&:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    left: 4.5,
    top: 21,
    bottom: -3,
    width: '1px',
    bgcolor: 'divider',
  },
};

const changesStyle = {
  m: 0,
  mt: 0.5,
  p: 0,
  listStyle: 'none',
  typography: 'body2',
  '& li': { whiteSpace: 'pre-wrap' },
  '& strong': { fontWeight: 600 },
};

/** What an entry of the timeline says happened, without who did it. */
function eventText(event: LeadEvent): string {
  switch (event.type) {
    case 'created':
      // Who called has asked a person, who wrote it down.
      return `${event.by === null ? 'Asked for a quote' : 'Entered'} (${[event.source, event.junkType && junkTypeLabel(event.junkType)].filter(Boolean).join(', ')})`;
    case 'changed':
      return 'Changed';
    case 'owned':
      return `Given to ${displayName(event.ownerId)}, whose chat it comes from`;
    case 'left_chat':
      return LEFT_TEXTS[event.step];
    case 'called':
      return calledText(event);
    case 'exported':
      return 'Exported';
    case 'corrected':
      return 'Corrected by the customer';
    case 'canceled':
      return 'Canceled by the customer';
    case 'asked_again':
      return 'Asked again';
    case 'merged':
      return `Merged lead #${event.otherId} into this one`;
    case 'unmerged':
      return `Separated lead #${event.otherId} again`;
    case 'merged_into':
      return `Merged into lead #${event.otherId}`;
    case 'unmerged_from':
      return `Separated from lead #${event.otherId} again`;
    case 'deleted':
      return 'Moved to the trash';
    case 'restored':
      return 'Restored from the trash';
    case 'noticed':
      return 'Noted what the customer did';
    case 'released':
      return 'Found not suspicious';
    case 'more':
      return `Changed or asked again ${event.count} more time(s)`;
  }
}

const LEFT_TEXTS: Record<LeftStep, string> = {
  address: 'Stopped before giving the address',
  pickup: 'Stopped before giving a pickup date',
  'contact-method': 'Stopped before saying how to be contacted',
  instructions: 'Stopped before giving special instructions',
  review: 'Stopped at the summary, before sending it',
};

/** `Called, no answer (2nd time)`; the first time goes without saying. */
function calledText({ outcome, unanswered = 1 }: { outcome?: CallOutcome; unanswered?: number }): string {
  if (outcome === undefined) return 'Called';
  return unanswered > 1 ? `${CALL_TEXTS[outcome]} (${ordinal(unanswered)} time)` : CALL_TEXTS[outcome];
}

const CALL_TEXTS: Record<CallOutcome, string> = {
  reached: 'Called, reached',
  'no-answer': 'Called, no answer',
  'taken-back': 'Took back what was noted of the call',
};

/** What the homeowner said in words of their own. */
function said(event: LeadEvent): string | null {
  if (event.type === 'asked_again' || event.type === 'more') return event.details;
  return event.type === 'corrected' ? event.note : null;
}

/** Who did it: an admin by name, else the visitor, but for what happens by itself. */
function eventActor({ type, by }: LeadEvent): string {
  if (type === 'owned') return 'Automatically';
  return by === null ? 'Visitor' : displayName(by);
}
