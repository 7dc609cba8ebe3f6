import { halifaxToday } from '@harbour-haul/domain/leads/fields/preferred-date';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import { isPastPickup, pickupDayOf } from '@harbour-haul/domain/leads/pickups/past-pickup';
import EventOutlined from '@mui/icons-material/EventOutlined';
import { BadgeIcon } from '#components/badges/badge-icon.tsx';
import { useNow } from '#lib/use-now.ts';

interface PastPickupMarkProps {
  lead: Lead;
  /** As narrow as can be, for a row. */
  compact?: boolean;
}

/** Asks of a lead whose pickup day is over whether it was done; nothing for all others. */
export function PastPickupMark({ lead, compact = false }: PastPickupMarkProps) {
  return lead.scheduledDate !== null && <DoneMark lead={lead} compact={compact} />;
}

/** Only what has a day has a clock to follow. */
function DoneMark({ lead, compact }: Required<PastPickupMarkProps>) {
  if (!isPastPickup(pickupDayOf(lead), halifaxToday(useNow()))) return null;
  return (
    <BadgeIcon tone="red" icon={EventOutlined} label="Pickup is past: done?">
      {compact ? '?' : 'done?'}
    </BadgeIcon>
  );
}
