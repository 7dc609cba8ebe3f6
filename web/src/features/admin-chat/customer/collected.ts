import type { ChatCustomer } from '@harbour-haul/domain/chat/chat-customer';
import { CONTACT_METHOD_LABELS } from '@harbour-haul/domain/leads/fields/contact-method';
import { junkTypeLabel } from '@harbour-haul/domain/leads/fields/junk-type';
import { phoneText } from '@harbour-haul/domain/leads/fields/phone/phone-digits';
import { HALIFAX } from '@harbour-haul/domain/leads/fields/preferred-date';
import { TIME_SLOT_LABELS } from '@harbour-haul/domain/leads/fields/time-slot';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import { pickupHoursText } from '@harbour-haul/domain/leads/pickups/pickup-hours';
import { plannedDay } from '@harbour-haul/domain/leads/pickups/planned-day';
import { LANGUAGE_LABELS } from '@harbour-haul/domain/site/language';
import { DateTime } from 'luxon';

/** Something that the assistant asks for, and what it has of it; null for nothing yet. */
export interface Collected {
  label: string;
  value: string | null;
}

/** Returns what the assistant has so far, in the order in which it asks. */
export function collected(customer: ChatCustomer | null, lead: Lead | undefined): Collected[] {
  const junkType = lead?.junkType ?? customer?.junkType ?? null;
  const method = lead?.preferredContactMethod;
  const language = lead?.language ?? customer?.language;
  return [
    { label: 'Junk', value: junkType && junkTypeLabel(junkType) },
    { label: 'Name', value: lead?.name ?? saidName(customer) },
    { label: 'Phone', value: lead?.phone ? phoneText(lead.phone) : null },
    { label: 'Address', value: lead?.address ?? null },
    { label: 'Preferred', value: pickupText(customer, lead) },
    { label: 'Contact by', value: method ? (CONTACT_METHOD_LABELS[method] ?? method) : null },
    ...(language === 'fr' ? [{ label: 'Language', value: LANGUAGE_LABELS.fr }] : []),
  ];
}

/** The pickup that the team has planned, which counts more than what was wished; null where none is. */
export function plannedPickup(lead: Lead): string | null {
  const day = dayText(plannedDay(lead));
  if (day === null || lead.scheduledHours === null) return day;
  return `${day}, ${pickupHoursText(lead.scheduledHours)}`;
}

/** A name that is known by another lead was not said here. */
function saidName(customer: ChatCustomer | null): string | null {
  return customer === null || customer.nameFromLead !== undefined ? null : customer.name;
}

/** As the visitor said it in the chat, as long as there is no lead yet: that takes their phone. */
function pickupText(customer: ChatCustomer | null, lead: Lead | undefined): string | null {
  const date = lead?.preferredDate ?? customer?.pickupDay;
  const timeSlot = lead?.preferredTimeSlot ?? customer?.pickupSlot;
  const slot = timeSlot ? TIME_SLOT_LABELS[timeSlot] : null;
  const parts = [dayText(date ?? null), slot].filter((part) => part !== null);
  return parts.length > 0 ? parts.join(', ') : null;
}

function dayText(date: string | null): string | null {
  const day = date === null ? null : DateTime.fromISO(date, { zone: HALIFAX, locale: 'en' });
  return day?.isValid ? day.toFormat('ccc, MMM d') : null;
}
