import { CONNECTING_WORDS } from '../../../lexicon/geography/address-words.ts';
import type { Piece } from '../pieces.ts';
import type { AddressPart } from './address-part.ts';

const MAX_GAP = 7;
const SINGLE = new Set<AddressPart['kind']>(['house', 'street', 'postal', 'unit', 'box']);

/** The parts that stand together as one address: with nothing but connecting words between, and none of them twice. */
export function groupParts(parts: readonly AddressPart[], pieces: readonly Piece[]): AddressPart[][] {
  const groups: AddressPart[][] = [];
  for (const part of parts) {
    const group = groups.at(-1);
    if (group !== undefined && joins(group, part, pieces)) group.push(part);
    else if (part.kind !== 'province') groups.push([part]);
  }
  return groups;
}

function joins(group: readonly AddressPart[], part: AddressPart, pieces: readonly Piece[]): boolean {
  const last = group.at(-1);
  if (last === undefined || part.from - last.to > MAX_GAP) return false;
  if (pieces[part.from - 1]?.mark === '?' || pieces[last.to - 1]?.mark === '?') return false;
  const isConflict =
    SINGLE.has(part.kind) && group.some(({ kind, value }) => kind === part.kind && value !== part.value);
  if (isConflict && !isSecondUnit(group, part)) return false;
  return pieces.slice(last.to, part.from).every(({ word }) => CONNECTING_WORDS.has(word));
}

/** "Building B, apt 4" are both needed. */
function isSecondUnit(group: readonly AddressPart[], part: AddressPart): boolean {
  const units = group.filter(({ kind }) => kind === 'unit');
  return (
    part.kind === 'unit' &&
    units.length === 1 &&
    units[0]?.written !== part.written &&
    /[a-z] /i.test(part.value + (units[0]?.value ?? ''))
  );
}
