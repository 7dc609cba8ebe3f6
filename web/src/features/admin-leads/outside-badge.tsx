import { COMMUNITIES } from '@harbour-haul/domain/conversation/lexicon/geography/communities';
import { OUTSIDE_PLACES } from '@harbour-haul/domain/conversation/lexicon/geography/outside-places';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import { statusRules } from '@harbour-haul/domain/leads/lead-status';
import { type KnownPlaces, placeOutside } from '@harbour-haul/domain/site/place-outside';
import WrongLocationOutlined from '@mui/icons-material/WrongLocationOutlined';
import { Badge } from '#components/badges/badge.tsx';
import { BadgeIcon } from '#components/badges/badge-icon.tsx';

const PLACES: KnownPlaces = { inside: Object.values(COMMUNITIES).flat(), outside: OUTSIDE_PLACES };
const LABEL = 'Outside our area';

interface OutsideProps {
  lead: Pick<Lead, 'address' | 'status'>;
}

/** Marks an open lead whose address lies beyond the served areas, by form or chat; nothing for all others. */
export function OutsideBadge({ lead }: OutsideProps) {
  const place = outsideOf(lead);
  return place && <Badge tone="amber" icon={WrongLocationOutlined} label={LABEL} title={place} />;
}

/** The same for a row. */
export function OutsideIcon({ lead }: OutsideProps) {
  const place = outsideOf(lead);
  return place && <BadgeIcon tone="amber" icon={WrongLocationOutlined} label={LABEL} detail={place} />;
}

function outsideOf({ address, status }: OutsideProps['lead']): string | null {
  return address === null || !statusRules(status).open ? null : placeOutside(address, PLACES);
}
