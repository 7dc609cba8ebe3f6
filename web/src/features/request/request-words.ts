import { readCallTimes, withCallTimesLine } from '@harbour-haul/domain/call-times/call-times-note';
import { phoneText } from '@harbour-haul/domain/leads/fields/phone-digits';
import { readPickupHours } from '@harbour-haul/domain/leads/pickups/pickup-hours';
import type { RequestView } from '@harbour-haul/domain/leads/request/request-view';
import { hasPickup } from '@harbour-haul/domain/leads/request/standing';
import { capital, wishedPickup } from '@harbour-haul/domain/leads/request/wished-pickup';
import { requestReference } from '@harbour-haul/domain/notices/request-reference';
import { withPickupLine } from '@harbour-haul/domain/pickup-wish/pickup-line';
import type { RequestTexts } from './texts/request-texts.ts';

/** What is shown of a request, in order. */
export function requestFacts(
  request: RequestView,
  now: Date,
  texts: RequestTexts,
): [label: string, value: string][] {
  const { labels, notGiven } = texts;
  const pickup = wishedPickup(request);
  const time = pickup && texts.pickup.time(pickup);
  return [
    [labels.reference, requestReference(request.id)],
    ...(hasPickup(request, now)
      ? [[labels.scheduledDate, scheduledTime(request, texts)] as [string, string]]
      : []),
    [labels.name, request.name ?? notGiven],
    [labels.phone, request.phone === null ? notGiven : phoneText(request.phone)],
    [labels.email, request.email ?? notGiven],
    [labels.address, request.address ?? notGiven],
    [labels.junkType, junkTypeWords(request, texts)],
    [labels.access, request.access === null ? notGiven : texts.accessKinds[request.access]],
    [labels.preferredDate, pickup ? texts.pickup.day(pickup) : notGiven],
    [labels.preferredTimeSlot, time === null ? texts.anyTime : capital(time)],
    [labels.preferredContactMethod, contactWords(request, texts)],
    [labels.details, detailsWords(request, texts) || notGiven],
    ...addedFacts(request, texts),
    [labels.photos, request.photos === 0 ? texts.noPhotos : String(request.photos)],
  ];
}

/** What was asked in the chat and nobody has answered yet, and what was added there after the request was sent, a line each. */
function addedFacts(
  { questions = [], saidSince = [] }: RequestView,
  { labels }: RequestTexts,
): [string, string][] {
  const asked = questions.filter((question) => !saidSince.includes(question));
  const facts: [string, readonly string[]][] = [
    [labels.questions, asked],
    [labels.saidSince, saidSince],
  ];
  return facts.filter(([, lines]) => lines.length > 0).map(([label, lines]) => [label, lines.join('\n')]);
}

/** What has to go, in a word. */
export function junkTypeWords({ junkType }: RequestView, { junkTypes, noJunkType }: RequestTexts): string {
  return junkType === null ? noJunkType : junkTypes[junkType];
}

/** How somebody is reached, and when they want to be. */
function contactWords({ preferredContactMethod: method, details }: RequestView, texts: RequestTexts): string {
  const times = readCallTimes(details);
  const way = method === null ? texts.anyWay : texts.contactMethods[method];
  return times === null ? way : texts.contactAt(way, times);
}

/** The details in the page's language, without what stands elsewhere: the pickup beside its day, when to call beside how. */
export function detailsWords(request: Pick<RequestView, 'details'>, texts: RequestTexts): string {
  return texts.details(ownDetails(request));
}

/** The same as they are stored. */
export function ownDetails({ details }: Pick<RequestView, 'details'>): string {
  return withCallTimesLine(withPickupLine(details, null), null) ?? '';
}

/** The scheduled day in words, with the hours where they are promised. */
export function scheduledTime(
  { scheduledDate, scheduledHours }: Pick<RequestView, 'scheduledDate' | 'scheduledHours'>,
  texts: RequestTexts,
): string {
  const day = scheduledDate === null ? texts.notGiven : texts.day(scheduledDate);
  const hours = readPickupHours(scheduledHours);
  return hours ? `${day}, ${texts.hours(hours)}` : day;
}
