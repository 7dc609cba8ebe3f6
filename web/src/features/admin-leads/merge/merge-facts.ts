import { junkTypeLabel } from '@harbour-haul/domain/leads/fields/junk-type';
import { phoneText } from '@harbour-haul/domain/leads/fields/phone/phone-digits';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import { allPhotoPaths } from '@harbour-haul/domain/leads/lead-photos';
import { pickupHoursText } from '@harbour-haul/domain/leads/pickups/pickup-hours';
import { wishedPickup } from '@harbour-haul/domain/leads/request/wished-pickup';
import { describeWish } from '@harbour-haul/domain/pickup-wish/english-pickup';
import { fieldText, photosText } from '../field-text.ts';
import { momentDay, momentTime, shortDay } from '../lead-dates.ts';
import { moneyText } from '../money-text.ts';

/** What two leads say of the same: their texts in the order of the leads, null for nothing. */
export interface ComparedFact {
  label: string;
  values: readonly (string | null)[];
  differs: boolean;
}

/** What two leads are compared by, first who they are; what neither says is left out. */
export function comparedFacts(leads: readonly [Lead, Lead]): ComparedFact[] {
  return FACTS.map(([label, read]) => ({ label, values: leads.map((lead) => read(lead) || null) }))
    .filter(({ values }) => values.some((value) => value !== null))
    .map((fact) => ({ ...fact, differs: fact.values[0] !== fact.values[1] && fact.label !== CREATED }));
}

/** Of any two leads another moment: to mark it says nothing. */
const CREATED = 'Created';

const FACTS: readonly (readonly [label: string, read: (lead: Lead) => string | null])[] = [
  ['Name', ({ name }) => name],
  ['Phone', ({ phone }) => phone && phoneText(phone)],
  ['Email', ({ email }) => email],
  ['Address', ({ address }) => address],
  ['Junk Type', ({ junkType }) => junkType && junkTypeLabel(junkType)],
  ['Wished', wishText],
  ['Access', ({ access }) => access && fieldText('access', access)],
  ['Contact by', ({ preferredContactMethod: by }) => by && fieldText('preferredContactMethod', by)],
  ['Photos', photoCount],
  ['Pickup', pickupText],
  ['Follow-up', ({ followUpDate }) => followUpDate && shortDay(followUpDate)],
  ['Value', ({ estimatedValue }) => (estimatedValue === null ? null : moneyText(estimatedValue))],
  ['Details', ({ details }) => details],
  ['Notes', ({ notes }) => notes],
  [CREATED, ({ createdAt }) => `${momentDay(createdAt)} ${momentTime(createdAt)}`],
];

function wishText(lead: Lead): string | null {
  const wish = wishedPickup(lead);
  return wish && describeWish(wish);
}

function photoCount(lead: Lead): string | null {
  const { length } = allPhotoPaths(lead);
  return length === 0 ? null : photosText(length);
}

function pickupText({ scheduledDate, scheduledHours }: Lead): string | null {
  if (scheduledDate === null) return null;
  return [shortDay(scheduledDate), scheduledHours && pickupHoursText(scheduledHours)]
    .filter(Boolean)
    .join(', ');
}
