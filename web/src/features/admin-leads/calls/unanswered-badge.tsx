import type { Lead } from '@harbour-haul/domain/leads/lead';
import { isOpen } from '@harbour-haul/domain/leads/lead-state';
import PhoneMissedOutlined from '@mui/icons-material/PhoneMissedOutlined';
import { Badge } from '#components/badges/badge.tsx';
import { BadgeIcon } from '#components/badges/badge-icon.tsx';
import { useNow } from '#lib/use-now.ts';
import { unansweredText } from './unanswered-text.ts';

interface UnansweredBadgeProps {
  lead: Lead;
  /** The shape and how often, for a row. */
  compact?: boolean;
}

/** Days change in it, and no minutes. */
const TICK_MS = 60_000;

/** How often somebody was called in vain, of a lead that is open; nothing for all others. */
export function UnansweredBadge({ lead, compact = false }: UnansweredBadgeProps) {
  return lead.unanswered > 0 && isOpen(lead) && <CallsBadge lead={lead} compact={compact} />;
}

/** Only what was called in vain has a clock to follow. */
function CallsBadge({ lead, compact }: Required<UnansweredBadgeProps>) {
  const text = unansweredText(lead, useNow(TICK_MS));
  if (!compact) return <Badge tone="amber" icon={PhoneMissedOutlined} label={text} />;
  return (
    <BadgeIcon tone="amber" icon={PhoneMissedOutlined} label={text}>
      {lead.unanswered > 1 && `×${lead.unanswered}`}
    </BadgeIcon>
  );
}
