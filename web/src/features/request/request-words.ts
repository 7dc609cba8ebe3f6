import { phoneText } from '@harbour-haul/domain/leads/fields/phone-digits';
import { readPickupHours } from '@harbour-haul/domain/leads/pickups/pickup-hours';
import type { RequestView } from '@harbour-haul/domain/leads/request/request-view';
import { requestReference } from '@harbour-haul/domain/notices/request-reference';
import type { RequestTexts } from './texts/request-texts.ts';

/** What is shown of a request, in order. */
export function requestFacts(request: RequestView, texts: RequestTexts): [label: string, value: string][] {
  const { preferredTimeSlot: slot, preferredContactMethod: method, access } = request;
  const { labels, notGiven } = texts;
  return [
    [labels.reference, requestReference(request.id)],
    ...(hasPickup(request)
      ? [[labels.scheduledDate, scheduledTime(request, texts)] as [string, string]]
      : []),
    [labels.name, request.name ?? notGiven],
    [labels.phone, request.phone === null ? notGiven : phoneText(request.phone)],
    [labels.email, request.email ?? notGiven],
    [labels.address, request.address ?? notGiven],
    [labels.junkType, junkTypeWords(request, texts)],
    [labels.access, access === null ? notGiven : texts.accessKinds[access]],
    [labels.preferredDate, requestDay(request.preferredDate, texts)],
    [labels.preferredTimeSlot, slot === null ? texts.anyTime : texts.timeSlots[slot]],
    [labels.preferredContactMethod, method === null ? texts.anyWay : texts.contactMethods[method]],
    [labels.details, texts.details(request.details ?? '') || notGiven],
    [labels.photos, request.photos === 0 ? texts.noPhotos : String(request.photos)],
  ];
}

/** What has to go, in a word. */
export function junkTypeWords({ junkType }: RequestView, { junkTypes, noJunkType }: RequestTexts): string {
  return junkType === null ? noJunkType : junkTypes[junkType];
}

/** Whether a pickup is scheduled. A canceled request keeps its day, which means nothing any more. */
export function hasPickup({ scheduledDate, state }: RequestView): boolean {
  return scheduledDate !== null && state !== 'canceled';
}

/** The scheduled day in words, with the hours where they are promised. */
export function scheduledTime(
  { scheduledDate, scheduledHours }: Pick<RequestView, 'scheduledDate' | 'scheduledHours'>,
  texts: RequestTexts,
): string {
  const day = requestDay(scheduledDate, texts);
  const hours = readPickupHours(scheduledHours);
  return hours ? `${day}, ${texts.hours(hours)}` : day;
}

/** A stored day in words. */
export function requestDay(value: string | null, { day, notGiven }: RequestTexts): string {
  return value === null ? notGiven : day(value);
}
