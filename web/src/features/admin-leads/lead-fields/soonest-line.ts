import { FORM_WISHES } from '@harbour-haul/domain/pickup-wish/form-wishes';
import {
  readPickupLine,
  storedPickupLine,
  withPickupLine,
} from '@harbour-haul/domain/pickup-wish/pickup-line';

/** Whether details wish for the first day that can be. */
export const isSoonest = (details: string): boolean => readPickupLine(details)?.asap ?? false;

/** Returns details that wish so, or no more. */
export const withSoonest = (details: string, wanted: boolean): string =>
  withPickupLine(details, wanted ? FORM_WISHES.asap.en : null) ?? '';

/** Returns the details without the line of that wish, which a tick shows, and which nobody shall type over unseen. */
export const shownDetails = (details: string): string =>
  soonestLine(details) === null ? details : withSoonest(details, false);

/**
 * Returns the details of what was typed over those that were shown.
 * @param before the details with the line, which keeps its place
 */
export function typedDetails(text: string, before: string): string {
  const line = soonestLine(before);
  if (line === null) return text;
  const lines = text === '' ? [] : text.split('\n');
  lines.splice(before.split('\n').indexOf(line), 0, line);
  return lines.join('\n');
}

/** The line that wishes so and says nothing else; null where there is none. */
function soonestLine(details: string): string | null {
  const wish = readPickupLine(details);
  const isAlone = wish?.asap === true && wish.slot === null && wish.time === null && !wish.bounds;
  return isAlone ? storedPickupLine(details) : null;
}
