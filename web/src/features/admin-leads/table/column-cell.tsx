import { junkTypeLabel } from '@harbour-haul/domain/leads/fields/junk-type';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import { isUndated } from '@harbour-haul/domain/leads/pickups/calendar-lead';
import { pickupHoursText } from '@harbour-haul/domain/leads/pickups/pickup-hours';
import { plannedDay } from '@harbour-haul/domain/leads/pickups/planned-day';
import { wishedPickup } from '@harbour-haul/domain/leads/request/wished-pickup';
import type { ListColumn } from '@harbour-haul/domain/leads/views/list-columns';
import type { ReactNode } from 'react';
import { useNow } from '#lib/use-now.ts';
import { AgeBadge } from '../age-badge.tsx';
import { LateFollowUp } from '../late-follow-up.tsx';
import { ClassificationIcon, HazardIcon } from '../lead-badges.tsx';
import { Moment, PhoneLink, ValueOr } from '../lead-cells.tsx';
import { briefDay, shortDay } from '../lead-dates.ts';
import { moneyText } from '../money-text.ts';
import { PastPickupMark } from '../past-pickup-mark.tsx';
import { LeadState } from '../rows/lead-state.tsx';
import { FollowUpDay } from './follow-up-day.tsx';

interface ColumnCellProps {
  column: ListColumn;
  lead: Lead;
  /** All that the row has. */
  columns: readonly ListColumn[];
}

/** What a lead's row has in a column. */
export function ColumnCell({ column, lead, columns }: ColumnCellProps) {
  return CELLS[column](lead, columns);
}

const CELLS: Record<ListColumn, (lead: Lead, columns: readonly ListColumn[]) => ReactNode> = {
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
  preferredDate: (lead, columns) =>
    columns.includes('scheduledDate') ? <Day day={lead.preferredDate} /> : <WishOrPickup lead={lead} />,
  scheduledDate: ({ scheduledDate, scheduledHours }) => (
    <span data-hint={scheduledHours && pickupHoursText(scheduledHours)}>
      <Day day={scheduledDate} />
      <Hours hours={scheduledHours} />
    </span>
  ),
  followUpDate: (lead) => <FollowUpDay lead={lead} />,
  status: (lead, columns) => (
    <span className="line">
      <LeadState lead={lead} compact />
      <PastPickupMark lead={lead} />
      <AgeBadge lead={lead} compact />
      {!columns.includes('followUpDate') && <LateFollowUp lead={lead} />}
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

/** The wished day, or the pickup once it is scheduled, each by its name: who looks where a lead stands wants to know when the truck goes. */
function WishOrPickup({ lead }: { lead: Lead }) {
  const now = useNow();
  const { preferredDate, scheduledHours } = lead;
  const planned = plannedDay(lead);
  // The wish would look like the day that the status promises.
  if (isUndated(lead))
    return (
      <span className="cut" data-hint={`Scheduled without a day. Wished: ${shortDay(preferredDate)}`}>
        No day yet
      </span>
    );
  if (planned === null)
    return wishedPickup(lead)?.asap ? <Asap day={preferredDate} /> : <Wish day={preferredDate} />;
  const hours = scheduledHours ? `, ${pickupHoursText(scheduledHours)}` : '';
  const hint = `Scheduled for ${shortDay(planned)}${hours}. Wished: ${shortDay(preferredDate)}`;
  return (
    <span className="cut" data-hint={hint}>
      {`Pickup ${briefDay(planned, now)}`}
      <Hours hours={scheduledHours} />
    </span>
  );
}

/** Of who wishes any day soon the first would look as late as it is past. */
function Asap({ day }: { day: string | null }) {
  return (
    <span
      className="cut"
      data-hint={`The customer wants it as soon as possible, from ${shortDay(day)}. No pickup is scheduled.`}
    >
      <span className="what">Wants it </span>
      ASAP
    </span>
  );
}

/** The day alone where there is no room for more, as specification section 2 writes it. */
function Wish({ day }: { day: string | null }) {
  if (day === null) return <Day day={day} />;
  return (
    <span className="cut" data-hint={`The customer wants ${shortDay(day)}. No pickup is scheduled.`}>
      <span className="what">Wants </span>
      {shortDay(day)}
    </span>
  );
}

/** The hours of a pickup, seen where there is room for them, and read out everywhere. */
function Hours({ hours }: { hours: string | null }) {
  return hours && <span className="hours">{`, ${pickupHoursText(hours)}`}</span>;
}

function Day({ day }: { day: string | null }) {
  return <ValueOr value={day && shortDay(day)} missing={shortDay(null)} />;
}
