import { junkTypeLabel } from '@harbour-haul/domain/leads/fields/junk-type';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import { pickupHoursText } from '@harbour-haul/domain/leads/pickups/pickup-hours';
import type { ListColumn } from '@harbour-haul/domain/leads/views/list-columns';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '#components/visually-hidden.tsx';
import { AgeBadge } from '../age-badge.tsx';
import { UnansweredBadge } from '../calls/unanswered-badge.tsx';
import { ClassificationIcon, HazardIcon } from '../lead-badges.tsx';
import { Moment, PhoneLink, ValueOr } from '../lead-cells.tsx';
import { shortDay } from '../lead-dates.ts';
import { moneyText } from '../money-text.ts';
import { LeadState } from '../rows/lead-state.tsx';
import { FollowUpDay } from './follow-up-day.tsx';

/** What a lead's row has in a column. */
export function ColumnCell({ column, lead }: { column: ListColumn; lead: Lead }) {
  return CELLS[column](lead);
}

const CELLS: Record<ListColumn, (lead: Lead) => ReactNode> = {
  phone: ({ phone }) => <PhoneLink phone={phone} />,
  junkType: (lead) => (
    <span className="line">
      <ClassificationIcon lead={lead} />
      <HazardIcon lead={lead} />
      <span className="cut" data-hint={lead.junkType && junkTypeLabel(lead.junkType)}>
        <ValueOr value={lead.junkType && junkTypeLabel(lead.junkType)} missing={junkTypeLabel(null)} />
      </span>
    </span>
  ),
  address: ({ address }) => (
    <span className="cut" data-hint={address}>
      <ValueOr value={address} missing="Not provided" />
    </span>
  ),
  preferredDate: ({ preferredDate }) => <Day day={preferredDate} />,
  scheduledDate: ({ scheduledDate, scheduledHours }) => (
    <span data-hint={scheduledHours && pickupHoursText(scheduledHours)}>
      <Day day={scheduledDate} />
      {scheduledHours && <VisuallyHidden>{`, ${pickupHoursText(scheduledHours)}`}</VisuallyHidden>}
    </span>
  ),
  followUpDate: ({ followUpDate }) => <FollowUpDay day={followUpDate} />,
  status: (lead) => (
    <span className="line">
      <LeadState lead={lead} compact />
      <AgeBadge lead={lead} compact />
      <UnansweredBadge lead={lead} compact />
    </span>
  ),
  estimatedValue: ({ estimatedValue }) => (
    <ValueOr value={estimatedValue !== null && moneyText(estimatedValue)} missing="None" />
  ),
  source: ({ source }) => (
    <span className="cut" data-hint={source}>
      {source}
    </span>
  ),
  createdAt: ({ createdAt }) => <Moment time={createdAt} />,
  updatedAt: ({ updatedAt }) => <Moment time={updatedAt} />,
};

function Day({ day }: { day: string | null }) {
  return <ValueOr value={day && shortDay(day)} missing={shortDay(null)} />;
}
