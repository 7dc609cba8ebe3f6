import { openFollowUp } from '@harbour-haul/domain/leads/follow-up';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import EventOutlined from '@mui/icons-material/EventOutlined';
import { BadgeIcon } from '#components/badges/badge-icon.tsx';
import { useNow } from '#lib/use-now.ts';
import { daysSince } from './lead-dates.ts';

/** Marks a lead that should have been followed up before today, where no column says so; nothing for all others. */
export function LateFollowUp({ lead }: { lead: Lead }) {
  const day = openFollowUp(lead);
  return day !== null && <LateMark day={day} />;
}

/** Only what has a day has a clock to follow. */
function LateMark({ day }: { day: string }) {
  const late = daysSince(day, useNow());
  if (late <= 0) return null;
  const label = `Follow-up ${late} ${late === 1 ? 'day' : 'days'} late`;
  return (
    <BadgeIcon tone="red" icon={EventOutlined} label={label}>
      {late} d
    </BadgeIcon>
  );
}
