import { storedOf, type Understanding } from '../../../understanding/understand.ts';

const FLOOR =
  /(?<!\p{L})(?:(?:\d{1,2}(?:st|nd|rd|th)|ground|top|first|second|third|fourth|fifth|sixth) flo+r|\d{1,2}(?:er?|[èe]me) [ée]tage|(?:premier|deuxi[èe]me|troisi[èe]me|quatri[èe]me) [ée]tage|rez-de-chauss[ée]e)(?!\p{L})/iu;

/**
 * "22 Elm Lane apt 4 3rd floor Halifax": the floor that stands within an address and is no part of it; undefined for none.
 * @param noted what is noted of the message besides
 */
export function floorNote(said: Understanding, noted: string | undefined): string | undefined {
  const address = storedOf(said, 'address');
  const floor = address === null ? undefined : FLOOR.exec(said.message)?.[0];
  if (floor === undefined) return undefined;
  const written = `${JSON.stringify(address?.value)} ${noted ?? ''}`.toLowerCase();
  return written.includes(floor.toLowerCase()) ? undefined : floor;
}
