import { readCallTimes } from '@harbour-haul/domain/call-times/call-times-note';
import { phoneText } from '@harbour-haul/domain/leads/fields/phone/phone-digits';
import { businessState } from '@harbour-haul/domain/leads/lead-age';
import type { RequestView } from '@harbour-haul/domain/leads/request/request-view';
import { hasPickup, standingOf } from '@harbour-haul/domain/leads/request/standing';
import { wishedPickup } from '@harbour-haul/domain/leads/request/wished-pickup';
import { detailsWords, junkTypeWords, scheduledTime } from '../request-words.ts';
import type { RequestTexts } from '../texts/request-texts.ts';

/** What the card says of a request, in order. */
export function cardFacts(
  request: RequestView,
  now: Date,
  texts: RequestTexts,
): [label: string, value: string][] {
  const { card, labels, notGiven } = texts;
  const { photos, access } = request;
  const standing = standingOf(request, now);
  const details = detailsWords(request, texts);
  const pickup = wishedPickup(request);
  const times = readCallTimes(request.details);
  return [
    standing === 'received'
      ? [
          card.contacts[request.preferredContactMethod ?? 'any'],
          times === null ? card.firstContact[businessState(now)] : card.asAsked(times),
        ]
      : [card.howFar, texts.states[standing]],
    [labels.junkType, junkTypeWords(request, texts)],
    hasPickup(request, now)
      ? [labels.scheduledDate, scheduledTime(request, texts)]
      : [labels.preferredDate, unbroken(pickup ? texts.pickup.whole(pickup) : notGiven)],
    [labels.address, unbroken(request.address ?? notGiven)],
    ...given(labels.access, access && texts.accessKinds[access]),
    [card.person, personWords(request) || notGiven],
    ...given(labels.details, details),
    ...given(labels.photos, photos === 0 ? null : String(photos)),
  ];
}

const given = (label: string, value: string | null): [string, string][] =>
  value === null || value === '' ? [] : [[label, value]];

/** Who asked, and at what number and address: on one line, where there is room for it. */
function personWords({ name, phone, email }: RequestView): string {
  const number =
    phone === null ? null : phoneText(phone).replaceAll(' ', '\u00a0').replaceAll('-', JOINED_HYPHEN);
  return [name, number, email].filter((part) => part !== null).join(', ');
}

/** Short words with a hyphen, such as "N.-É.", which browsers would break at it. */
const HYPHEN = /(?<=[\p{L}.])-(?=\p{L})/gu;

/** No line ends at it. */
export const JOINED_HYPHEN = '\u2060-\u2060';

const POSTAL_CODE = /(?<=\b[A-Z]\d[A-Z]) (?=\d[A-Z]\d\b)/gi;

/** No line ends within a postal code, nor within a word with a hyphen: between word joiners, which nobody sees. */
const unbroken = (text: string) => text.replace(HYPHEN, JOINED_HYPHEN).replace(POSTAL_CODE, '\u00a0');
