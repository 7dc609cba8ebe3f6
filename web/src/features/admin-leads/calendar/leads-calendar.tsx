import { halifaxToday } from '@harbour-haul/domain/leads/fields/preferred-date';
import { daysLater } from '@harbour-haul/domain/leads/overview/halifax-days';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type ReactNode, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { StaleAlert } from '#components/stale-alert.tsx';
import { useKeys } from '#lib/keys/use-keys.ts';
import { useNow } from '#lib/use-now.ts';
import { useKnownLeads } from '../api/known-leads.ts';
import { useLeadsCalendar } from '../api/use-leads-calendar.ts';
import type { LeadsViewsProps } from '../list/leads-list-view.tsx';
import { LoadFailure } from '../list/leads-states.tsx';
import { BELOW_DESK } from '../list/use-screen.ts';
import { type LeadRun, useViewSteps } from '../list/use-view-steps.ts';
import { CalendarBar } from './calendar-bar.tsx';
import { type CalendarDay, calendarDays, readDay, weekOf } from './calendar-days.ts';
import { DaySection } from './day-section.tsx';

interface LeadsCalendarProps extends LeadsViewsProps {
  /** What changes to another view. */
  views: ReactNode;
}

/** A week of scheduled pickups and follow-ups: beside each other on a desk, one day below the other where there is less room. */
export function LeadsCalendar({ onOpen, onStep, openId, details, views }: LeadsCalendarProps) {
  const [query, setQuery] = useSearchParams();
  const today = halifaxToday(useNow());
  const shown = readDay(query.get('day')) ?? today;
  const week = useMemo(() => weekOf(shown), [shown]);
  const [first, last] = [week[0] ?? shown, week.at(-1) ?? shown];
  const { data, isError, refetch } = useLeadsCalendar(first, last);
  const known = useKnownLeads();
  const days = useMemo(() => data && calendarDays(week, data, known), [data, known, week]);
  const go = (day: string) =>
    setQuery(
      (now) => {
        const next = new URLSearchParams(now);
        if (week.includes(today) ? day === shown : weekOf(day).includes(today)) next.delete('day');
        else next.set('day', day);
        return next;
      },
      { replace: true },
    );
  const steps = {
    onPrevious: () => go(daysLater(first, -7)),
    onNext: () => go(daysLater(first, 7)),
    onToday: () => go(today),
  };
  const leadSteps = useViewSteps(
    openId,
    useMemo(() => [runOf(days ?? [])], [days]),
    onStep,
  );
  useKeys({ p: steps.onPrevious, n: steps.onNext, t: steps.onToday });
  return (
    <>
      <CalendarBar days={days} first={first} last={last} views={views} {...steps} />
      {isError && data && <StaleAlert what="The calendar" onRetry={() => void refetch()} />}
      {isError && !data ? (
        <LoadFailure onRetry={() => void refetch()} />
      ) : (
        <Box aria-busy={!days} sx={weekStyle}>
          {days
            ? days.map((day) => <DaySection key={day.day} {...day} today={today} onOpen={onOpen} />)
            : week.map((day) => (
                <Skeleton key={day} variant="rounded" sx={{ height: { xs: 96, lg: 360 } }} />
              ))}
        </Box>
      )}
      {data?.hasMoreFollowUps && (
        <Typography variant="body2" sx={{ mt: 1.5 }}>
          There are more follow-ups this week than are shown here.
        </Typography>
      )}
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
        Stops are in the order of their route: by the hour, then to the nearest neighbourhood in a straight
        line. Roads and bridges are not looked at.
      </Typography>
      {details(undefined, leadSteps)}
    </>
  );
}

/** The week from its first stop to its last follow-up; who is visited and called is passed once. */
function runOf(days: readonly CalendarDay[]): LeadRun {
  const shown = days.flatMap(({ pickups, followUps }) => [...pickups, ...followUps]);
  const leads = [...new Map(shown.map((lead) => [lead.id, lead])).values()];
  return { leads, total: leads.length };
}

const weekStyle = {
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  gap: 1,
  alignItems: 'stretch',
  [BELOW_DESK]: { gridTemplateColumns: 'minmax(0, 1fr)' },
};
