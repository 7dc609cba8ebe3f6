import type { Lead } from '@harbour-haul/domain/leads/lead';
import { BUSINESS_DAY_MINUTES, type LeadAge, leadAge } from '@harbour-haul/domain/leads/lead-age';
import AccessTimeFilled from '@mui/icons-material/AccessTimeFilled';
import AccessTimeOutlined from '@mui/icons-material/AccessTimeOutlined';
import ReportOutlined from '@mui/icons-material/ReportOutlined';
import { Badge, type BadgeTone } from '#components/badge.tsx';
import { useNow } from '#lib/use-now.ts';

const LOOKS: Record<LeadAge['tier'], { tone: BadgeTone; icon: typeof ReportOutlined }> = {
  soon: { tone: 'green', icon: AccessTimeOutlined },
  due: { tone: 'amber', icon: AccessTimeFilled },
  late: { tone: 'red', icon: ReportOutlined },
};

/** Often enough for five minutes not to be missed. */
const TICK_MS = 10_000;

/** How long a lead has waited for its first contact; nothing for one that was contacted. */
export function AgeBadge({ lead }: { lead: Lead }) {
  const age = leadAge(lead, useNow(TICK_MS));
  if (age === null) return null;
  const title = `No answer yet, for ${ageText(age.minutes)} of business hours (9 AM to 8 PM)`;
  return <Badge {...LOOKS[age.tier]} label={`Waiting ${ageText(age.minutes)}`} title={title} />;
}

/** `4 min`, `3 h`, and from a whole business day on `2 d`. */
function ageText(minutes: number): string {
  if (minutes < 60) return `${minutes} min`;
  if (minutes < BUSINESS_DAY_MINUTES) return `${Math.floor(minutes / 60)} h`;
  return `${Math.floor(minutes / BUSINESS_DAY_MINUTES)} d`;
}
