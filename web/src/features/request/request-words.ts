import { ACCESS_LABELS } from '@harbour-haul/domain/leads/fields/access';
import { CONTACT_METHOD_LABELS } from '@harbour-haul/domain/leads/fields/contact-method';
import { junkTypeLabel } from '@harbour-haul/domain/leads/fields/junk-type';
import { phoneText } from '@harbour-haul/domain/leads/fields/phone-digits';
import { TIME_SLOT_LABELS } from '@harbour-haul/domain/leads/fields/time-slot';
import type { RequestState, RequestView } from '@harbour-haul/domain/leads/request/request-view';
import { requestReference } from '@harbour-haul/domain/notices/request-reference';

/** How far a request is, as its homeowner reads it. */
export const STATE_WORDS: Record<RequestState, string> = {
  received: 'Received. Our team contacts you as soon as possible.',
  in_progress: 'Our team is working on your quote.',
  scheduled: 'Your pickup is scheduled.',
  completed: 'Done. Thank you!',
  canceled: 'Canceled. Nobody will come.',
};

export const NOT_GIVEN = 'Not given';

/** Days are stored at noon UTC, where it is the same day as in Halifax. */
const DAY = new Intl.DateTimeFormat('en-CA', { dateStyle: 'full', timeZone: 'UTC' });

/** What is shown of a request, in order. */
export function requestFacts(request: RequestView): [label: string, value: string][] {
  const { preferredTimeSlot: slot, preferredContactMethod: method, scheduledDate } = request;
  return [
    ['Reference', requestReference(request.id)],
    ...(scheduledDate === null ? [] : [['Scheduled for', requestDay(scheduledDate)] as [string, string]]),
    ['Name', request.name ?? NOT_GIVEN],
    ['Phone', request.phone === null ? NOT_GIVEN : phoneText(request.phone)],
    ['Email', request.email ?? NOT_GIVEN],
    ['Pickup address', request.address ?? NOT_GIVEN],
    ['What has to go', junkTypeLabel(request.junkType)],
    ['Access', request.access === null ? NOT_GIVEN : ACCESS_LABELS[request.access]],
    ['Preferred date', requestDay(request.preferredDate)],
    ['Part of the day', slot === null ? 'Any time' : TIME_SLOT_LABELS[slot]],
    ['Contact by', method === null ? 'Any way' : CONTACT_METHOD_LABELS[method]],
    ['Details', request.details ?? NOT_GIVEN],
    ['Photos', request.photos === 0 ? 'None yet' : String(request.photos)],
  ];
}

/** A stored day in words. */
export function requestDay(value: string | null): string {
  return value === null ? NOT_GIVEN : DAY.format(new Date(value));
}
