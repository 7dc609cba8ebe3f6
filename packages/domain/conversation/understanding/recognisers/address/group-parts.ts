import { CONNECTING_WORDS } from '../../../lexicon/geography/address-words.ts';
import type { Piece } from '../pieces.ts';
import type { AddressPart } from './address-part.ts';

const MAX_GAP = 7;
const MAX_UNITS = 2;
const SINGLE = new Set<AddressPart['kind']>(['house', 'street', 'postal', 'unit', 'box']);

/** The parts that stand together as one address: with nothing but connecting words between, and none of them twice. */
export function groupParts(
  parts: readonly AddressPart[],
  pieces: readonly Piece[],
  isNegated: (part: AddressPart) => boolean = () => false,
): AddressPart[][] {
  const groups: AddressPart[][] = [];
  for (const [index, part] of parts.entries()) {
    const group = groups.at(-1);
    const other =
      beginsOther(group, part, parts[index + 1]) || isMeantInstead(group, part, parts[index + 1], isNegated);
    if (group !== undefined && !other && joins(group, part, pieces)) group.push(part);
    else if (part.kind !== 'province') groups.push([part]);
  }
  return groups;
}

/** A house number whose own street follows belongs to no street before it. */
const beginsOther = (
  group: readonly AddressPart[] | undefined,
  part: AddressPart,
  next: AddressPart | undefined,
): boolean =>
  part.kind === 'house' &&
  next?.kind === 'street' &&
  next.from === part.to &&
  group?.some(({ kind }) => kind === 'street') === true;

/** "Not Truro, 12 Oak Street, Halifax": what is ruled out is no part of the address behind it. */
const isMeantInstead = (
  group: readonly AddressPart[] | undefined,
  part: AddressPart,
  next: AddressPart | undefined,
  isNegated: (part: AddressPart) => boolean,
): boolean =>
  part.kind === 'house' && next?.kind === 'street' && !isNegated(part) && group?.some(isNegated) === true;

function joins(group: readonly AddressPart[], part: AddressPart, pieces: readonly Piece[]): boolean {
  const last = group.at(-1);
  const between = last === undefined ? [] : pieces.slice(last.to, part.from).filter(isNoLetter);
  if (last === undefined || between.length > MAX_GAP) return false;
  const isAsked = pieces[part.from - 1]?.mark === '?' || pieces[last.to - 1]?.mark === '?';
  // "Do you come to 12 Oak Street? Halifax"
  if (isAsked && !(part.kind === 'place' && last.to === part.from)) return false;
  const isConflict =
    SINGLE.has(part.kind) && group.some(({ kind, value }) => kind === part.kind && value !== part.value);
  if (isConflict && !isSecondUnit(group, part)) return false;
  return between.every(({ word }) => CONNECTING_WORDS.has(word));
}

/** "Building B, apt 4" are both needed. */
function isSecondUnit(group: readonly AddressPart[], part: AddressPart): boolean {
  const units = group.filter(({ kind }) => kind === 'unit');
  return (
    part.kind === 'unit' &&
    units.length > 0 &&
    units.length <= MAX_UNITS &&
    units[0]?.written !== part.written &&
    /[a-z]{3}/i.test(part.value + (units[0]?.value ?? ''))
  );
}

/** Letters alone spell out what was just said: "7 Tulip, T-U-L-I-P". */
const isNoLetter = ({ word }: Piece): boolean => !/^[a-z]$/.test(word);
