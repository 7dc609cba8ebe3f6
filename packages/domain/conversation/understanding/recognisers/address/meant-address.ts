import { DISOWNED_PLACE_WORDS, TAKING_BACK_WORDS } from '../../../lexicon/geography/address-words.ts';
import type { Piece } from '../pieces.ts';
import type { AddressMention } from '../proposal.ts';
import type { AddressPart } from './address-part.ts';
import { joinMentions, mergeMentions } from './merge-mentions.ts';

/** The parts of an address that stand together in a message. */
export interface AddressGroup {
  parts: AddressPart[];
  value: AddressMention;
  /** Token indices; `to` is exclusive. */
  from: number;
  to: number;
}

/** How far behind an address it is said whose it is: "no listen to me, that's the old one". */
const MAX_SAID = 9;
const POINTING = new Set(['thats', 'that', 'is', 'was', 'cest', 'its']);

/** What all of them say together, and those that have a share in it. */
export interface MeantAddress {
  value: AddressMention;
  groups: ReadonlySet<AddressGroup>;
}

/**
 * The one address that a message with several stretches of address means: later ones complete the first, put it right
 * behind a word that takes back, or take its place where it was said to be an old one. Null where a single one stands.
 */
export function meantAddress(groups: readonly AddressGroup[], pieces: readonly Piece[]): MeantAddress | null {
  const [first, ...later] = groups;
  if (first === undefined || later.length === 0) return null;
  const shared = new Set([first]);
  let value = first.value;
  let before = first;
  for (const group of later) {
    const next = nextValue(value, group.value, wordsSince(before, group, pieces));
    if (next === null) continue;
    value = next;
    before = group;
    shared.add(group);
  }
  return shared.size === 1 ? null : { value, groups: shared };
}

/** Null where what is said later is another address, and the first stays. */
function nextValue(
  known: AddressMention,
  said: AddressMention,
  between: readonly string[],
): AddressMention | null {
  if (said.street !== null && (isDisowned(between) || isWhereItIs(between))) return said;
  if (takesBack(between))
    return isWhole(known, said) && !isRenumbered(known, said) ? said : mergeMentions(known.address, said);
  if (adds(known, said)) return joinMentions([known, said]);
  if (
    said.street !== null &&
    said.houseNumber === null &&
    known.houseNumber !== null &&
    known.street !== null
  )
    return withoutCrossing(known, said);
  if (said.street === null) return isOtherCode(known, said) ? mergeMentions(known.address, said) : null;
  if (isHouseThere(known, said)) return mergeMentions(said.address, { ...known, street: null });
  if (known.street === null) return adds(said, known) ? joinMentions([said, known]) : said;
  // "There's an Oak St in Dartmouth too, 27 Oak Street Dartmouth"
  const isExact = known.houseNumber === null && said.houseNumber !== null;
  return said.complete && (!known.complete || isExact) ? said : null;
}

/** "160 Oak Street, corner of Elm Road, Dartmouth": another street tells the way; what follows it belongs to the house. */
function withoutCrossing(known: AddressMention, said: AddressMention): AddressMention | null {
  const rest = { ...said, street: null };
  return adds(known, rest) ? mergeMentions(known.address, rest) : null;
}

/** "B3M 1A9, my brother says it's B3M 1B2": an address has one code, and the later one was thought over. */
const isOtherCode = (known: AddressMention, said: AddressMention): boolean =>
  said.postalCode !== null && said.place === null && said.unit === null && known.postalCode !== null;

/** The post's name for where a highway's house is. */
const RURAL = /^(?:r\.? ?r|rural)\b/i;
/** "Apt 4 Oak Terrace, 26 Oak Terrace", "on Oak in Bedford, 26 Oak Drive": the house is named behind its street. */
const isHouseThere = (known: AddressMention, said: AddressMention): boolean =>
  known.houseNumber === null &&
  said.houseNumber !== null &&
  (known.unit === null || said.unit === null) &&
  known.street !== null &&
  (` ${said.street?.toLowerCase()} `.startsWith(` ${known.street.toLowerCase()} `) ||
    RURAL.test(known.street));

/** "84 Oak Terrace Dartmouth, sorry, 48 Oak Terrace": the place is not said again. */
const isRenumbered = (known: AddressMention, said: AddressMention): boolean =>
  said.place === null && known.place !== null && said.street?.toLowerCase() === known.street?.toLowerCase();

/** Nothing of what was said before is needed. */
const isWhole = (known: AddressMention, said: AddressMention): boolean =>
  said.complete && said.houseNumber !== null && (known.unit === null || said.unit !== null);

function wordsSince(before: AddressGroup, group: AddressGroup, pieces: readonly Piece[]): string[] {
  const [from, to] = [before.parts.at(-1)?.to ?? 0, group.parts[0]?.from ?? 0];
  return pieces.slice(from, to).map(({ word }) => word);
}

function isDisowned(between: readonly string[]): boolean {
  const at = between.slice(0, MAX_SAID).findIndex((word) => POINTING.has(word));
  return at >= 0 && between.slice(at + 1, at + 5).some((word) => DISOWNED_PLACE_WORDS.has(word));
}

/** "I live at 4 Oak Street but the stuff is at 9 Elm Road" */
const isWhereItIs = (between: readonly string[]): boolean =>
  between.length <= MAX_SAID &&
  /^(?:at|on|in|mine|ours|home)$/.test(between.at(-1) ?? '') &&
  between.some((word) => word === 'but' || word === 'mais') &&
  between.some((word) => ARE.has(word));
const ARE = new Set(['is', 'are', 's', 'est', 'sont', 'its', 'theyre', 'thats']);

/** "No" alone takes back as well, but not in "no 12". */
const takesBack = (between: readonly string[]): boolean =>
  between.some((word) => TAKING_BACK_WORDS.has(word)) || /^non?$/.test(between.at(-1) ?? '');

/** "160 Oak Drive in Dartmouth, 160 Oak, B2V 1Z8" names one house twice. */
const isSameHouse = (known: AddressMention, part: AddressMention): boolean =>
  known.street?.toLowerCase().startsWith(part.street?.toLowerCase() ?? '') === true &&
  part.houseNumber !== null &&
  part.houseNumber === known.houseNumber;

function adds(known: AddressMention, part: AddressMention): boolean {
  if (part.street !== null && !isSameHouse(known, part)) return false;
  const isNew = (key: 'unit' | 'postalCode' | 'place' | 'houseNumber') =>
    part[key] !== null && known[key] === null;
  const isSame =
    part.houseNumber === null || known.houseNumber === null || part.houseNumber === known.houseNumber;
  return (
    isSame &&
    (isNew('unit') ||
      isNew('postalCode') ||
      (known.street !== null && isNew('houseNumber')) ||
      (isNew('place') && known.postalCode === null))
  );
}
