import { readCallTimes } from '@harbour-haul/domain/conversation/call-times-note';
import { phoneText } from '@harbour-haul/domain/leads/fields/phone-digits';
import { businessState } from '@harbour-haul/domain/leads/lead-age';
import type { RequestView } from '@harbour-haul/domain/leads/request/request-view';
import { wishedPickup } from '@harbour-haul/domain/leads/request/wished-pickup';
import { hasPickup, junkTypeWords, scheduledTime } from '../request-words.ts';
import type { RequestTexts } from '../texts/request-texts.ts';

/** What the card says of a request, in order. */
export function cardFacts(
  request: RequestView,
  now: Date,
  texts: RequestTexts,
): [label: string, value: string][] {
  const { card, labels, notGiven } = texts;
  const { state, photos } = request;
  const pickup = wishedPickup(request);
  const times = readCallTimes(request.details);
  return [
    state === 'received'
      ? [
          card.contacts[request.preferredContactMethod ?? 'any'],
          times === null ? card.firstContact[businessState(now)] : card.asAsked(times),
        ]
      : [card.howFar, texts.states[state]],
    [labels.junkType, junkTypeWords(request, texts)],
    hasPickup(request)
      ? [labels.scheduledDate, scheduledTime(request, texts)]
      : [labels.preferredDate, unbroken(pickup ? texts.pickup.whole(pickup) : notGiven)],
    [labels.address, unbroken(request.address ?? notGiven)],
    [card.phone, request.phone === null ? notGiven : phoneText(request.phone)],
    ...(photos === 0 ? [] : [[labels.photos, String(photos)] as [string, string]]),
  ];
}

/** Short words with a hyphen, such as "N.-É.", which browsers would break at it. */
const HYPHEN = /(?<=[\p{L}.])-(?=\p{L})/gu;

const POSTAL_CODE = /(?<=\b[A-Z]\d[A-Z]) (?=\d[A-Z]\d\b)/gi;

/** No line ends within a postal code, nor within a word with a hyphen: between word joiners, which nobody sees. */
const unbroken = (text: string) => text.replace(HYPHEN, '\u2060-\u2060').replace(POSTAL_CODE, '\u00a0');
