import { awaitsFirstContact } from '@harbour-haul/domain/leads/awaits-first-contact';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import { ageSince, BUSINESS_DAY_MINUTES } from '@harbour-haul/domain/leads/lead-age';
import { wantsCallBack } from '@harbour-haul/domain/leads/wants-call-back';
import AccessTimeFilled from '@mui/icons-material/AccessTimeFilled';
import ReportOutlined from '@mui/icons-material/ReportOutlined';
import Box from '@mui/material/Box';
import { Badge } from '#components/badges/badge.tsx';
import { useNow } from '#lib/use-now.ts';

/** Younger leads are what everybody is about to answer; a clock on each of them would only be noise. */
const FIRST_MINUTES = 15;
const TICK_MS = 10_000;

interface AgeBadgeProps {
  lead: Lead;
  /** The figure alone, for a row. */
  compact?: boolean;
}

/** How long somebody has waited for their first contact; nothing for who was contacted, or has waited less than 15 min. */
export function AgeBadge({ lead, compact = false }: AgeBadgeProps) {
  const waits = awaitsFirstContact(lead) || wantsCallBack(lead);
  return waits && <WaitingBadge lead={lead} compact={compact} />;
}

/** Only what waits has a clock to follow. */
function WaitingBadge({ lead, compact }: Required<AgeBadgeProps>) {
  const age = ageSince(lead.createdAt, useNow(TICK_MS));
  if (age.minutes < FIRST_MINUTES) return null;
  const isLate = age.tier === 'late';
  const text = ageText(age.minutes);
  return (
    <Box
      component="span"
      role="img"
      aria-label={`Waiting ${text}`}
      data-hint={`No answer yet, for ${text} of business hours (9 AM to 8 PM)`}
      sx={{ display: 'inline-flex', flex: 'none' }}
    >
      <Badge
        tone={isLate ? 'red' : 'amber'}
        icon={isLate ? ReportOutlined : AccessTimeFilled}
        label={compact ? text : `Waiting ${text}`}
      />
    </Box>
  );
}

/** `16 min`, `3 h`, and from a whole business day on `2 d`. */
function ageText(minutes: number): string {
  if (minutes < 60) return `${minutes} min`;
  if (minutes < BUSINESS_DAY_MINUTES) return `${Math.floor(minutes / 60)} h`;
  return `${Math.floor(minutes / BUSINESS_DAY_MINUTES)} d`;
}
