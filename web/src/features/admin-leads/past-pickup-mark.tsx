import { halifaxToday } from '@harbour-haul/domain/leads/fields/preferred-date';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import { isPastPickup, pickupDayOf } from '@harbour-haul/domain/leads/pickups/past-pickup';
import Box from '@mui/material/Box';
import { Badge } from '#components/badges/badge.tsx';
import { useNow } from '#lib/use-now.ts';

interface PastPickupMarkProps {
  lead: Pick<Lead, 'status' | 'scheduledDate'>;
}

/** Asks of a lead whose pickup day is over whether it was done, in a word that is always whole; nothing for all others. */
export function PastPickupMark({ lead }: PastPickupMarkProps) {
  return lead.scheduledDate !== null && <DoneMark lead={lead} />;
}

/** Only what has a day has a clock to follow. */
function DoneMark({ lead }: PastPickupMarkProps) {
  if (!isPastPickup(pickupDayOf(lead), halifaxToday(useNow()))) return null;
  return (
    <Box component="span" role="img" aria-label={PAST} data-hint={PAST} sx={wholeStyle}>
      <Badge tone="red" label="Done?" />
    </Box>
  );
}

const PAST = 'Pickup is past: done?';

/** What stands beside it is cut. */
const wholeStyle = { display: 'inline-flex', flex: 'none' };
