import { storedOf, type Understanding, withVerdict } from '../../../understanding/understand.ts';
import { textBetween } from '../../../understanding/utterance/utterance.ts';

const MAX_LETTERS = 200;
/** Before or between the two: there is something to pick up at either. */
const AS_WELL =
  /(?<!\p{L})(?:and|&|plus|also|then|rest|other|others|half|some|second|two|several|both|deux|plusieurs|et|puis|aussi|reste|autres?|moitié)(?!\p{L})/iu;
/** An address where nothing is to be picked up, or one that is put right. */
const NOT_THERE =
  /(?<!\p{L})(?:mailing|billing|postal address|live|lives|moved|moving|office|not|no|wait|instead|actually|sorry|i mean|meant|between|corner|near|across|behind|habite|facturation|déménag\p{L}*|plutôt|désolée?|non|pas|entre|près)(?!\p{L})/iu;

/**
 * Returns what a message tells of a second place for the pickup, as written: "some is at 12 Elm St and the rest at 40 Oak Ave". The
 * lead has one address, so the team reads of the other in the notes. Null where there is none.
 */
export function otherAddressNote(said: Understanding): string | null {
  const stored = storedOf(said, 'address');
  const { houseNumber } = stored?.value ?? {};
  if (stored === null || houseNumber == null || NOT_THERE.test(said.message)) return null;
  const other = withVerdict(said, 'address', 'dropped').find(
    ({ value }) => value.houseNumber !== null && value.street !== null && value.houseNumber !== houseNumber,
  );
  if (other === undefined) return null;
  const [first, second] = stored.from < other.from ? [stored, other] : [other, stored];
  const before = textBetween(said.utterance, 0, first.from);
  const between = textBetween(said.utterance, first.to, second.to);
  const whole = said.message.replaceAll(/\s+/g, ' ').trim();
  if (!AS_WELL.test(between) && !AS_WELL.test(before)) return null;
  return whole.length <= MAX_LETTERS ? whole : textBetween(said.utterance, other.from, other.to);
}
