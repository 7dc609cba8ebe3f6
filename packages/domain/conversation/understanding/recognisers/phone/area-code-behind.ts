import { parseDiallable } from '../../../../leads/fields/phone/parse-diallable.ts';
import { AREA_BEHIND_WORDS } from '../../../lexicon/phone-words.ts';
import type { Piece } from '../pieces.ts';
import { type DigitGroup, digitGroupsOf } from './digit-groups.ts';
import type { FoundNumber } from './find-numbers.ts';

const LOCAL = 7;
const AREA = 3;
const MAX_BETWEEN = 9;
const MAX_GROUPS = 60;
const LOCAL_AREAS = new Set(['902', '782']);
const AREA_CUES = new Set(['area', 'code', 'codes', 'front', 'prefix', 'before', 'devant', 'indicatif']);

/** "555-0138, area code 782", "555-0112 with a 902 in front": seven digits, then three that belong before them. */
export function numbersWithAreaBehind(pieces: readonly Piece[]): FoundNumber[] {
  const groups = digitGroupsOf(pieces).slice(0, MAX_GROUPS);
  for (let at = 0; at < groups.length; at += 1) {
    const local = runOf(groups, at, LOCAL, pieces);
    const area = local === null ? null : runOf(groups, local.next, AREA, pieces);
    const own = local === null ? null : ownArea(pieces, local);
    if (own !== null) return [own];
    if (local === null || area === null || !isBehind(pieces, local, area)) continue;
    const national = `${area.digits}${local.digits}`;
    const answer = parseDiallable(national, null);
    if (answer === null) continue;
    const to = endOf(pieces, area.to);
    return [{ answer, from: local.from, to, national, spoken: local.spoken }];
  }
  return [];
}

/** "555 0132, local": of the province. */
function ownArea(pieces: readonly Piece[], { digits, from, to, spoken }: Run): FoundNumber | null {
  const isOwn = pieces.slice(to, to + 3).some(({ word }) => word === 'local');
  const answer = isOwn ? parseDiallable(`902${digits}`, null) : null;
  return answer === null ? null : { answer, from, to, national: `902${digits}`, spoken };
}

interface Run extends DigitGroup {
  /** The group behind. */
  next: number;
}

/** Groups that stand together and are this many digits in all, without a comma between. */
function runOf(
  groups: readonly DigitGroup[],
  at: number,
  length: number,
  pieces: readonly Piece[],
): Run | null {
  const first = groups[at];
  if (first === undefined) return null;
  let digits = '';
  for (let index = at; index < groups.length; index += 1) {
    const group = groups[index] as DigitGroup;
    const before = groups[index - 1];
    if (
      index > at &&
      (before?.to !== group.from || [',', '.', ';'].includes(pieces[group.from - 1]?.mark ?? ''))
    )
      return null;
    digits += group.digits;
    if (digits.length === length)
      return { digits, from: first.from, to: group.to, spoken: first.spoken, next: index + 1 };
    if (digits.length > length) return null;
  }
  return null;
}

/** A comma, or words that say that it is an area code; that of another place only where it is called one. */
function isBehind(pieces: readonly Piece[], { to }: Run, area: Run): boolean {
  const between = pieces.slice(to, area.from);
  const said = pieces.slice(to, area.to + 3).some(({ word }) => AREA_CUES.has(word));
  if (!said && !LOCAL_AREAS.has(area.digits)) return false;
  if (between.length === 0) return [',', '.', ';', '-', ')', '\n'].includes(pieces[to - 1]?.mark ?? '');
  return between.length <= MAX_BETWEEN && between.every(({ word }) => AREA_BEHIND_WORDS.has(word));
}

/** "... 902 in front" ends behind "front". */
function endOf(pieces: readonly Piece[], to: number): number {
  const words = pieces.slice(to, to + 3).map(({ word }) => word);
  if (words[0] === 'in' && words[1] === 'front') return to + 2;
  if (words[0] === 'first' || words[0] === 'before' || words[0] === 'devant') return to + 1;
  return words[0] === 'area' && words[1] === 'code' ? to + 2 : to;
}
