import type { Lead } from '@harbour-haul/domain/leads/lead';
import ReplayOutlined from '@mui/icons-material/ReplayOutlined';
import { Badge } from '#components/badge.tsx';
import { momentDay, momentTime } from './lead-dates.ts';

/** Marks a lead with repeat requests; nothing for all others. */
export function AskedAgainBadge({ lead }: { lead: Pick<Lead, 'askedAgain' | 'askedAgainAt'> }) {
  if (lead.askedAgain === 0) return null;
  const times = lead.askedAgain === 1 ? '' : ` ×${lead.askedAgain}`;
  const last =
    lead.askedAgainAt && `Last on ${momentDay(lead.askedAgainAt)} ${momentTime(lead.askedAgainAt)}`;
  return (
    <Badge tone="purple" icon={ReplayOutlined} label={`Asked again${times}`} title={last ?? undefined} />
  );
}
