import { junkTypeLabel } from '@harbour-haul/domain/leads/fields/junk-type';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import { pickupHoursText } from '@harbour-haul/domain/leads/pickups/pickup-hours';
import { plannedDay } from '@harbour-haul/domain/leads/pickups/planned-day';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { AgeBadge } from '../age-badge.tsx';
import { AskedInChatBadge } from '../asked-in-chat-mark.tsx';
import { CallBackBadge } from '../calls/call-back-badge.tsx';
import { UnansweredBadge } from '../calls/unanswered-badge.tsx';
import { LateFollowUp } from '../late-follow-up.tsx';
import { AskedAgainBadge, ClassificationBadge, HazardBadge, LooksLikeBadge } from '../lead-badges.tsx';
import { LeadId, Moment, PhoneLink, ValueOr } from '../lead-cells.tsx';
import { shortDay } from '../lead-dates.ts';
import { OutsideBadge } from '../outside-badge.tsx';
import { LeadOwnerMark } from '../owner/lead-owner-mark.tsx';
import { PastPickupMark } from '../past-pickup-mark.tsx';
import { LeadLink } from '../rows/lead-link.tsx';
import { LeadState } from '../rows/lead-state.tsx';
import type { LeadRowProps, LeadsViewProps } from '../rows/leads-view-props.ts';
import { SelectLead } from '../rows/select-lead.tsx';
import { cardStyle, factsStyle, gridStyle, headStyle } from './card-style.ts';
import { LeadItems } from './lead-items.tsx';

/** The leads on a tablet or a narrow desk: a card each, with all that the table's row says. */
export function LeadCards(props: LeadsViewProps) {
  if (!props.leads) return <SkeletonCards />;
  return <LeadItems {...props} Item={LeadCard} itemStyle={cardStyle} sx={gridStyle} />;
}

const LeadCard = memo(function LeadCard({ unread, ...row }: LeadRowProps) {
  const { lead } = row;
  return (
    <>
      <Box sx={headStyle}>
        <SelectLead {...row} />
        <LeadId lead={lead} unread={unread} />
        <Box className="marks">
          <LeadState lead={lead} />
        </Box>
      </Box>
      <Typography component="h3" variant="h6" sx={{ overflowWrap: 'anywhere', fontWeight: 600 }}>
        <LeadLink lead={lead} />
      </Typography>
      <Box className="marks">
        <CallBackBadge lead={lead} />
        <AgeBadge lead={lead} />
        <UnansweredBadge lead={lead} />
        <LateFollowUp lead={lead} />
        <PastPickupMark lead={lead} />
      </Box>
      <Box className="marks">
        <ValueOr value={lead.junkType && junkTypeLabel(lead.junkType)} missing={junkTypeLabel(null)} />
        <ClassificationBadge lead={lead} />
        <HazardBadge lead={lead} />
        <AskedInChatBadge lead={lead} />
        <AskedAgainBadge lead={lead} />
        <LooksLikeBadge lead={lead} />
        <OutsideBadge lead={lead} />
        <LeadOwnerMark lead={lead} />
      </Box>
      <Box component="dl" sx={factsStyle}>
        <dt>Phone</dt>
        <dd>
          <PhoneLink phone={lead.phone} />
        </dd>
        <CardDay lead={lead} />
        <dt>Created</dt>
        <dd>
          <Moment time={lead.createdAt} />
        </dd>
      </Box>
    </>
  );
});

/** The pickup once it is scheduled, with its hours; the wish before. */
function CardDay({ lead }: { lead: Lead }) {
  const planned = plannedDay(lead);
  const day = planned ?? lead.preferredDate;
  const hours = planned !== null && lead.scheduledHours ? `, ${pickupHoursText(lead.scheduledHours)}` : '';
  return (
    <>
      <dt>{planned === null ? 'Preferred' : 'Pickup'}</dt>
      <dd>
        <ValueOr value={day && `${shortDay(day)}${hours}`} missing={shortDay(null)} />
      </dd>
    </>
  );
}

function SkeletonCards() {
  return (
    <Box aria-hidden="true" sx={gridStyle}>
      {['first', 'second', 'third', 'fourth'].map((card) => (
        <Box key={card} sx={{ ...cardStyle, height: 204 }}>
          <Skeleton width="35%" />
          <Skeleton width="60%" height={28} />
          <Skeleton width="75%" />
          <Skeleton width="55%" />
          <Skeleton width="70%" />
        </Box>
      ))}
    </Box>
  );
}
