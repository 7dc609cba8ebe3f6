import { openFollowUp } from '@harbour-haul/domain/leads/follow-up';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import Box from '@mui/material/Box';
import { useNow } from '#lib/use-now.ts';
import { ValueOr } from '../lead-cells.tsx';
import { daysSince, shortDay } from '../lead-dates.ts';

/** When to ask again: a day to come, `Today`, or how late it is; where nobody has to any more, the day alone. */
export function FollowUpDay({ lead }: { lead: Lead }) {
  const now = useNow();
  const day = lead.followUpDate;
  if (day === null) return <ValueOr value={null} missing={shortDay(null)} />;
  const late = openFollowUp(lead) === null ? -1 : daysSince(day, now);
  if (late < 0) return shortDay(day);
  return (
    <Box
      component="span"
      data-hint={shortDay(day)}
      sx={{ fontWeight: 600, color: late > 0 ? 'error.main' : 'text.primary' }}
    >
      {late === 0 ? 'Today' : `${late} ${late === 1 ? 'day' : 'days'} late`}
    </Box>
  );
}
