import { junkTypeLabel } from '@harbour-haul/domain/leads/fields/junk-type';
import { phoneText } from '@harbour-haul/domain/leads/fields/phone-digits';
import { TIME_SLOT_LABELS } from '@harbour-haul/domain/leads/fields/time-slot';
import { BUSINESS_HOURS, businessState } from '@harbour-haul/domain/leads/lead-age';
import type { RequestView } from '@harbour-haul/domain/leads/request/request-view';
import { NOT_GIVEN, requestDay, STATE_WORDS } from '../request-words.ts';

const OPENS = `${BUSINESS_HOURS.opens} AM`;
const CLOSES = `${BUSINESS_HOURS.closes - 12} PM`;

/** When the team gets in touch about a request that waits for it. Its hours are Halifax's, every day. */
const FIRST_CONTACT: Record<ReturnType<typeof businessState>, string> = {
  before: `Today from ${OPENS}, as soon as our team is there`,
  open: `As soon as possible: our team is there until ${CLOSES} today`,
  after: `Tomorrow from ${OPENS}, as soon as our team is there`,
};

/** What the card says of a request, in order. */
export function cardFacts(request: RequestView, now: Date): [label: string, value: string][] {
  const { state, photos, preferredTimeSlot: slot } = request;
  const day = requestDay(request.scheduledDate ?? request.preferredDate);
  const part = slot === null || request.scheduledDate !== null ? '' : `, ${TIME_SLOT_LABELS[slot]}`;
  return [
    state === 'received'
      ? [howContacted(request), FIRST_CONTACT[businessState(now)]]
      : ['How far it is', STATE_WORDS[state]],
    ['What has to go', junkTypeLabel(request.junkType)],
    [request.scheduledDate === null ? 'Preferred date' : 'Scheduled for', `${day}${part}`],
    ['Pickup address', request.address ?? NOT_GIVEN],
    ['Your phone', request.phone === null ? NOT_GIVEN : phoneText(request.phone)],
    ...(photos === 0 ? [] : [['Photos', String(photos)] as [string, string]]),
  ];
}

function howContacted({ preferredContactMethod: method }: RequestView): string {
  if (method === 'sms') return 'We text you';
  return method === 'email' ? 'We write to you' : 'We call you';
}
