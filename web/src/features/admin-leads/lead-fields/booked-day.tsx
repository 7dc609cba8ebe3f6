import type { Lead } from '@harbour-haul/domain/leads/lead';
import type { CalendarLead } from '@harbour-haul/domain/leads/pickups/calendar-lead';
import { pickupHoursText } from '@harbour-haul/domain/leads/pickups/pickup-hours';
import { overlappingPickups } from '@harbour-haul/domain/leads/pickups/pickup-overlap';
import { areaOfAddress } from '@harbour-haul/domain/site/area-of-address';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useKnownLeads } from '../api/known-leads.ts';
import { useLeadsCalendar } from '../api/use-leads-calendar.ts';
import { calendarDays, readDay } from '../calendar/calendar-days.ts';
import { pickupTime } from '../calendar/pickup-time.ts';
import { useFieldValue } from '../lead-editor/use-form-state.ts';
import type { LeadEntryForm } from '../lead-editor/use-lead-editor.ts';

/**
 * What the pickup day that is chosen holds already, and a warning where its hours are another's too. Two crews may be out, so
 * that nothing is refused.
 */
export function BookedDay({ editor: { base, form } }: { editor: LeadEntryForm }) {
  const scheduledDate = useFieldValue(form, 'scheduledDate');
  const scheduledHours = useFieldValue(form, 'scheduledHours');
  const day = readDay(scheduledDate);
  return day !== null && <DayBookings lead={{ ...base, scheduledDate, scheduledHours }} day={day} />;
}

interface DayBookingsProps {
  /** With the day and the hours that are chosen. */
  lead: Pick<Lead, 'id' | 'status' | 'scheduledDate' | 'scheduledHours'>;
  /** `yyyy-mm-dd` */
  day: string;
}

/** The pickups of a day, and those of them that a lead's hours overlap with. */
export function DayBookings({ lead, day }: DayBookingsProps) {
  const { data, isError } = useLeadsCalendar(day, day);
  const known = useKnownLeads();
  const pickups = data && calendarDays([day], data, known).flatMap((one) => one.pickups);
  const others = pickups?.filter(({ id }) => id !== lead.id);
  const inTheWay = overlappingPickups(lead, others ?? []);
  const shown = firstOf(others ?? [], inTheWay);
  return (
    <Box sx={dayStyle}>
      <p role="status">
        {others ? bookedText(day, others.length) : isError ? FAILED : 'Looking at that day...'}
      </p>
      {others && others.length > 0 && (
        <ul aria-label="Pickups of that day">
          {shown.map((other) => (
            <li key={other.id} data-overlaps={inTheWay.includes(other)}>
              {lineOf(other)}
            </li>
          ))}
          {shown.length < others.length && <li>{`and ${others.length - shown.length} more`}</li>}
        </ul>
      )}
      {inTheWay.length > 0 && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {overlapText(inTheWay)}
        </Alert>
      )}
    </Box>
  );
}

/** So many that what is below them stays in view on a busy day. */
const MAX_LINES = 5;

/** The pickups of a day that are named, in their order: those in the way before any other. */
function firstOf(
  others: readonly CalendarLead[],
  inTheWay: readonly CalendarLead[],
): readonly CalendarLead[] {
  // One line says no less than that there is one more.
  if (others.length <= MAX_LINES + 1) return others;
  const free = others.filter((one) => !inTheWay.includes(one));
  const named = new Set([...inTheWay, ...free].slice(0, MAX_LINES));
  return others.filter((one) => named.has(one));
}

const WEEKDAY = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

const FAILED = 'What that day holds already could not be looked up.';

function bookedText(day: string, count: number): string {
  if (count === 0) return `No other pickup on ${WEEKDAY.format(new Date(day))}.`;
  return `Already on ${WEEKDAY.format(new Date(day))}: ${count} ${count === 1 ? 'pickup' : 'pickups'}`;
}

/** `9:00–11:30 AM · Omar Chen · Halifax` */
function lineOf(pickup: CalendarLead): string {
  const isDone = pickup.status === 'completed' ? 'done' : '';
  return [pickupTime(pickup), nameOf(pickup), areaOfAddress(pickup.address), isDone]
    .filter(Boolean)
    .join(' · ');
}

function overlapText(pickups: readonly CalendarLead[]): string {
  const whose = pickups.map((one) => `${nameOf(one)} (${pickupHoursText(one.scheduledHours ?? '')})`);
  return `These hours overlap with ${whose.join(', ')}. You can save them if another crew is free.`;
}

function nameOf({ id, name }: CalendarLead): string {
  return name ?? `Lead #${id}`;
}

/** Below the day and the hours, as wide as both. */
const dayStyle = {
  gridColumn: '1 / -1',
  mt: -1,
  fontSize: '0.875rem',
  lineHeight: 1.5,
  color: 'text.secondary',
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
  '& p': { m: 0, px: 1.75 },
  '& ul': { m: 0, mt: 0.25, px: 1.75, listStyle: 'none' },
  '& [data-overlaps=true]': { color: 'text.primary', fontWeight: 600 },
};
