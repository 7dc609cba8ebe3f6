import type { Lead } from '@harbour-haul/domain/leads/lead';
import { type FieldsWith, fieldsWith, LEAD_FIELDS } from '@harbour-haul/domain/leads/lead-fields';

/** What visitors set and no admin changes: nothing else shows it. */
export type VisitorField = FieldsWith<'admin', false> &
  (FieldsWith<'form', object | 'hidden'> | FieldsWith<'chat', true>);

type Place = 'haul' | 'contact' | 'more';

/** Where on the sheet each of them stands. A further field does not compile without a place. */
const PLACES: { readonly [F in VisitorField]: Place } = {
  hazards: 'haul',
  openQuestions: 'haul',
  language: 'contact',
  marketingConsent: 'more',
  firstTouch: 'more',
  lastTouch: 'more',
  visitorId: 'more',
  sessionId: 'more',
};

/** What is nothing to ask for where it is missing: it is left out then. */
const SHOWN_WHEN_KNOWN: readonly VisitorField[] = ['hazards', 'openQuestions', 'language'];

/** The fields of a lead that stand at a place, in the order of the table of fields. */
export function factsAt(place: Place, lead: Lead): VisitorField[] {
  return fieldsWith('admin', false).filter(
    (name): name is VisitorField =>
      (LEAD_FIELDS[name].form !== null || LEAD_FIELDS[name].chat) &&
      PLACES[name as VisitorField] === place &&
      (lead[name] !== null || !SHOWN_WHEN_KNOWN.includes(name as VisitorField)),
  );
}
