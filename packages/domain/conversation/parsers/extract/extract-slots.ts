import type { ContactMethod } from '../../../leads/fields/contact-method.ts';
import type { Pickup } from '../../slots.ts';
import type { PhoneAnswer } from '../../understanding/recognisers/phone/parse-diallable.ts';
import { wordsOf } from '../../understanding/text/plain-text.ts';
import { type CutAddress, cutAddress } from '../address/cut-address.ts';
import { type AddressAnswer, parseAddress } from '../address/parse-address.ts';
import { findContactMethod } from '../contact/find-contact-method.ts';
import { type JunkGuess, MIN_JUNK_CONFIDENCE, parseJunkType } from '../junk/parse-junk-type.ts';
import { findBareName, findIntroducedName } from '../name/find-name.ts';
import { parsePickup } from '../pickup/parse-pickup.ts';
import { cutIntoSegments } from './segments.ts';

/** The slots found in one message, whatever was asked. A slot is absent where the message does not plainly name it. */
export interface ExtractedSlots {
  name?: string;
  phone?: PhoneAnswer;
  address?: AddressAnswer;
  pickup?: Pickup;
  email?: string;
  junk?: JunkGuess;
  contactMethod?: ContactMethod;
}

const CALL_TIME = /^(?:any ?time|whenever)[.!]?$/i;
/** A window without a day is meant where little else is said: "mornings", but not "a night table". */
const MAX_WINDOW_WORDS = 4;

/**
 * Extracts every slot of one message, over several lines or on one: "Jane Roe, 902-555-0148, 12 Oak St Dartmouth B2Y
 * 1A1, tomorrow morning". The text is used up piece by piece, so that no digit is read twice.
 */
export function extractSlots(text: string, context: { now: Date }): ExtractedSlots {
  const { phone, email, segments } = cutIntoSegments(text);
  const { address, others } = cutOutAddress(segments);
  const { pickup, left } = cutOutPickup(phone === null ? others : others.filter(isNoCallTime), context);
  const contactMethod = findContactMethod(others.join(' , '));
  const isDump = phone !== null || email !== null || address !== null || pickup !== null;
  const name = findName(others, left, isDump);
  const junk = findJunk(others.filter((segment) => segment !== name?.segment));
  return {
    ...(name && { name: name.value }),
    ...(phone && { phone }),
    ...(address && { address }),
    ...(pickup && { pickup }),
    ...(email !== null && { email }),
    ...(junk && { junk }),
    ...(contactMethod && { contactMethod }),
  };
}

/** "Call 902-555-0148 anytime" speaks of the call. */
const isNoCallTime = (segment: string) => !CALL_TIME.test(segment);

/** Parts of one address stand together; what is before and after them says something else. */
function cutOutAddress(segments: readonly string[]): { address: AddressAnswer | null; others: string[] } {
  const cuts = segments.map((segment) => ({ segment, cut: cutAddress(segment) }));
  for (let start = 0; start < cuts.length; start += 1) {
    const parts = partsFrom(cuts.slice(start).map(({ cut }) => cut));
    for (let count = parts.length; count > 0; count -= 1) {
      const parsed = parseAddress([
        parts
          .slice(0, count)
          .map(({ address }) => address)
          .join(', '),
      ]);
      if (parsed.kind !== 'ok') continue;
      const around = parts.slice(0, count).flatMap(({ before, after }) => [before, after]);
      const others = [...segments.slice(0, start), ...around, ...segments.slice(start + count)];
      return { address: parsed.value, others: others.filter((other) => other !== '') };
    }
  }
  return { address: null, others: [...segments] };
}

/** The parts that follow each other with nothing else between them. */
function partsFrom(cuts: readonly (CutAddress | null)[]): CutAddress[] {
  const parts: CutAddress[] = [];
  for (const cut of cuts) {
    if (cut === null || (parts.length > 0 && cut.before !== '')) break;
    parts.push(cut);
    if (cut.after !== '') break;
  }
  return parts;
}

function cutOutPickup(
  segments: readonly string[],
  context: { now: Date },
): { pickup: Pickup | null; left: string[] } {
  const dated = segments.filter((segment) => saysWhen(segment, context));
  const left = segments.filter((segment) => !dated.includes(segment));
  const together = parsePickup(dated.join(' '), context);
  if (together.kind === 'ok') return { pickup: together.value, left };
  const [first] = dated.map((segment) => parsePickup(segment, context));
  return { pickup: first?.kind === 'ok' ? first.value : null, left };
}

function saysWhen(segment: string, context: { now: Date }): boolean {
  const parsed = parsePickup(segment, context);
  if (parsed.kind !== 'ok') return false;
  const isShort = wordsOf(segment).length <= MAX_WINDOW_WORDS && parseJunkType(segment).kind === 'retry';
  return parsed.value.day !== null || isShort;
}

function findName(
  others: readonly string[],
  left: readonly string[],
  isDump: boolean,
): { value: string; segment: string } | null {
  for (const segment of others) {
    const value = findIntroducedName(segment);
    if (value !== null) return { value, segment: '' };
  }
  if (!isDump) return null;
  for (const [index, segment] of left.entries()) {
    const value = findBareName(segment, index === 0 && segment === others[0]);
    if (value !== null) return { value, segment };
  }
  return null;
}

function findJunk(segments: readonly string[]): JunkGuess | null {
  const parsed = parseJunkType(segments.join(' , '));
  return parsed.kind === 'ok' && parsed.value.confidence >= MIN_JUNK_CONFIDENCE ? parsed.value : null;
}
