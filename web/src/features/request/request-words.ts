import { readCallTimes } from '@harbour-haul/domain/call-times/call-times-note';
import { phoneText } from '@harbour-haul/domain/leads/fields/phone/phone-digits';
import { readPickupHours } from '@harbour-haul/domain/leads/pickups/pickup-hours';
import { requestReference } from '@harbour-haul/domain/leads/request/request-reference';
import type { RequestView } from '@harbour-haul/domain/leads/request/request-view';
import { hasPickup } from '@harbour-haul/domain/leads/request/standing';
import { capital, wishedPickup } from '@harbour-haul/domain/leads/request/wished-pickup';
import { detailsLines } from './details-lines.ts';
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

/** The details as their homeowner reads them. */
export function detailsWords(request: Pick<RequestView, 'details'>, texts: RequestTexts): string {
  const shown = detailsLines(request, texts).map((line) => line.shown);
  return shown.filter((line) => line !== null).join('\n');
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
