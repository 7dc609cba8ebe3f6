import { withCallTimesLine } from '@harbour-haul/domain/call-times/call-times-note';
import { ownLine } from '@harbour-haul/domain/leads/details/chat-lines';
import { type FactLine, readFactLine } from '@harbour-haul/domain/leads/details/fact-lines';
import { isLaterHeading } from '@harbour-haul/domain/leads/merge/entry-heading';
import type { RequestView } from '@harbour-haul/domain/leads/request/request-view';
import { withDays } from '@harbour-haul/domain/pickup-wish/pickup-days';
import { readPickupLine, withPickupLine } from '@harbour-haul/domain/pickup-wish/pickup-line';
import { timeOfDayOf } from '@harbour-haul/domain/pickup-wish/time-of-day';
import type { RequestTexts } from './texts/request-texts.ts';

/** A line of the details as it is stored, and as its homeowner reads it: null where it is for the team alone. */
interface DetailsLine {
  stored: string;
  shown: string | null;
}

/**
 * The details of a request without what stands elsewhere: the pickup beside its day, when to call beside how. What the homeowner
 * wrote is theirs; what the server has written of a later request is in the page's words.
 */
export function detailsLines({ details }: Pick<RequestView, 'details'>, texts: RequestTexts): DetailsLine[] {
  const lines = withCallTimesLine(withPickupLine(details, null), null)?.split('\n') ?? [];
  const start = lines.findIndex(isLaterHeading);
  return lines.map((stored, index) => {
    const isLater = start >= 0 && index > start;
    const later = isLater ? (factWords(stored, texts) ?? pickupWords(stored, texts)) : null;
    const own = ownLine(stored);
    return { stored, shown: later ?? (own === null ? null : texts.details(own)) };
  });
}

/** What a later request says of a field; null where a line is something else, or the day, which the language has a rule for. */
function factWords(line: string, texts: RequestTexts): string | null {
  const fact = readFactLine(line);
  if (fact === null || fact.field === 'preferredDate') return null;
  return texts.fact(texts.labels[fact.field], valueWords(fact, texts));
}

/** What it says of its pickup, in the chat's words; those of the form are its visitor's. */
function pickupWords(line: string, { fact, labels, pickup: words }: RequestTexts): string | null {
  const said = line.includes(': ') ? readPickupLine(line) : null;
  if (said === null) return null;
  const { days = [] } = said;
  const pickup = withDays({ ...timeOfDayOf(said), asap: said.asap, day: null }, days);
  const time = days.length === 0 && !said.asap ? words.time(pickup) : null;
  return time === null
    ? fact(labels.preferredDate, words.whole(pickup))
    : fact(labels.preferredTimeSlot, time);
}

function valueWords({ field, value }: FactLine, texts: RequestTexts): string {
  const known = (words: Readonly<Record<string, string>>) =>
    Object.hasOwn(words, value) ? (words[value] ?? value) : value;
  switch (field) {
    case 'junkType':
      return known(texts.junkTypes);
    case 'access':
      return known(texts.accessKinds);
    case 'preferredContactMethod':
      return known(texts.contactMethods);
    case 'preferredTimeSlot':
      return known(texts.timeSlots);
    default:
      return value;
  }
}
