import { junkTypeLabel } from '@harbour-haul/domain/leads/fields/junk-type';
import { phoneText } from '@harbour-haul/domain/leads/fields/phone/phone-digits';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { memo } from 'react';
import { AgeBadge } from '../age-badge.tsx';
import { AskedInChatIcon } from '../asked-in-chat-mark.tsx';
import { CallBackBadge } from '../calls/call-back-badge.tsx';
import { UnansweredBadge } from '../calls/unanswered-badge.tsx';
import { AskedAgainIcon, ClassificationIcon, HazardIcon, LooksLikeIcon } from '../lead-badges.tsx';
import { LeadId } from '../lead-cells.tsx';
import { OutsideIcon } from '../outside-badge.tsx';
import { LeadOwnerMark } from '../owner/lead-owner-mark.tsx';
import { LeadLink } from '../rows/lead-link.tsx';
import { LeadState } from '../rows/lead-state.tsx';
import type { LeadRowProps, LeadsViewProps } from '../rows/leads-view-props.ts';
import { SELECTED, SelectLead } from '../rows/select-lead.tsx';
import { LeadItems } from './lead-items.tsx';
import { RowCall } from './row-call.tsx';
import { RowDay } from './row-day.tsx';

/** The leads on a phone: rows of 96 px, so that six are seen at once, and the call a thumb away. */
export function LeadRows(props: LeadsViewProps) {
  if (!props.leads) return <SkeletonItems />;
  return <LeadItems {...props} Item={PhoneRow} itemStyle={rowStyle} sx={listStyle} />;
}

const PhoneRow = memo(function PhoneRow({ unread, ...row }: LeadRowProps) {
  const { lead } = row;
  return (
    <>
      <SelectLead {...row} />
      <Box sx={factsStyle}>
        <span className="line name">
          <LeadLink lead={lead} />
          {!lead.phone && <CallBackBadge lead={lead} />}
          <AskedInChatIcon lead={lead} />
          <AskedAgainIcon lead={lead} />
          <LooksLikeIcon lead={lead} />
          <OutsideIcon lead={lead} />
          <LeadOwnerMark lead={lead} />
        </span>
        <span className="line">
          <LeadState lead={lead} compact />
          <AgeBadge lead={lead} compact />
          <UnansweredBadge lead={lead} compact />
          <HazardIcon lead={lead} />
          <RowDay lead={lead} />
        </span>
        <span className="line quiet">
          <LeadId lead={lead} unread={unread} />
          <ClassificationIcon lead={lead} />
          <span className="cut">{whatOf(lead)}</span>
        </span>
      </Box>
      <RowCall lead={lead} />
    </>
  );
});

/** What is to be taken; of somebody without a name first by which number they are known. */
function whatOf({ name, phone, junkType }: Lead): string {
  if (name !== null || phone === null) return junkTypeLabel(junkType);
  return [phoneText(phone), ...(junkType === null ? [] : [junkTypeLabel(junkType)])].join(' · ');
}

function SkeletonItems() {
  return (
    <Box aria-hidden="true" sx={{ ...listStyle, mt: 6 }}>
      {['first', 'second', 'third', 'fourth', 'fifth'].map((item) => (
        <Box key={item} sx={{ ...rowStyle, display: 'block', px: 2, py: 1.5 }}>
          <Skeleton width="60%" />
          <Skeleton width="40%" />
          <Skeleton width="80%" />
        </Box>
      ))}
    </Box>
  );
}

const listStyle = { border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' };

const rowStyle = {
  display: 'flex',
  alignItems: 'center',
  height: 96,
  pr: 1,
  cursor: 'pointer',
  '& + *': { borderTop: 1, borderColor: 'divider' },
  '&[data-selected=true]': { bgcolor: SELECTED },
};

const factsStyle = {
  flex: 1,
  minWidth: 0,
  display: 'grid',
  gap: '3px',
  fontSize: '0.875rem',
  '& .line': { display: 'flex', alignItems: 'center', gap: 0.75, minWidth: 0, whiteSpace: 'nowrap' },
  '& .name': { fontSize: '1rem', fontWeight: 600 },
  '& .quiet': { color: 'text.secondary' },
  '& .cut, & [data-name]': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
  '& .day': { ml: 'auto', pl: 0.5 },
};
