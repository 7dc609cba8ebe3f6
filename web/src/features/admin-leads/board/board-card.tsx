import { junkTypeLabel } from '@harbour-haul/domain/leads/fields/junk-type';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import { areaOfAddress } from '@harbour-haul/domain/site/area-of-address';
import MoreVert from '@mui/icons-material/MoreVert';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { memo } from 'react';
import { AgeBadge } from '../age-badge.tsx';
import { AskedInChatLine } from '../asked-in-chat-mark.tsx';
import { CallBackBadge } from '../calls/call-back-badge.tsx';
import { UnansweredBadge } from '../calls/unanswered-badge.tsx';
import { fieldText } from '../field-text.ts';
import { AskedAgainIcon, HazardIcon, LeftIcon, LooksLikeIcon } from '../lead-badges.tsx';
import { PhoneLink } from '../lead-cells.tsx';
import { nameOf } from '../lead-name.ts';
import { LeadOwnerMark } from '../owner/lead-owner-mark.tsx';
import { LeadLink } from '../rows/lead-link.tsx';
import { FollowUpDay } from '../table/follow-up-day.tsx';
import { PickupLine } from './pickup-line.tsx';

/** A lead on the board. It has no listeners itself: those of the board find it by `data-card`. */
export const BoardCard = memo(function BoardCard({ lead, today }: { lead: Lead; today: string }) {
  const { id, followUpDate, estimatedValue } = lead;
  return (
    <li data-card={id} draggable>
      <span className="top">
        <LeadLink lead={lead} />
        <IconButton size="small" data-move="" aria-label={`Move ${nameOf(lead)} to`}>
          <MoreVert fontSize="small" />
        </IconButton>
      </span>
      <AskedInChatLine lead={lead} />
      <CallBackBadge lead={lead} />
      {lead.name === null && lead.phone !== null && (
        <span>
          <PhoneLink phone={lead.phone} />
        </span>
      )}
      <span className="quiet">
        {[junkTypeLabel(lead.junkType), areaOfAddress(lead.address)].filter(Boolean).join(' · ')}
      </span>
      <PickupLine lead={lead} today={today} />
      {followUpDate && (
        <span>
          Follow up: <FollowUpDay lead={lead} />
        </span>
      )}
      <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75 }}>
        <span className="quiet">#{id}</span>
        {estimatedValue !== null && <span>{fieldText('estimatedValue', estimatedValue)}</span>}
        <AgeBadge lead={lead} compact />
        <UnansweredBadge lead={lead} compact />
        <LeftIcon lead={lead} />
        <AskedAgainIcon lead={lead} />
        <LooksLikeIcon lead={lead} />
        <HazardIcon lead={lead} />
        <LeadOwnerMark lead={lead} />
      </Box>
    </li>
  );
});
