import { visitorKey } from '../rows.ts';
import type { Write } from '../table/items.ts';
import type { Table } from '../table/table.ts';

/** Claims a visitorId, unless it is claimed already. */
export function claimVisitor(visitors: Table, visitorId: string, now: Date): Write {
  return visitors.updating(visitorKey(visitorId), {
    update: 'SET claimedAt = :now',
    condition: 'attribute_not_exists(visitorId)',
    values: { ':now': now.toISOString() },
  });
}

/** A browser that lost the answer asks again within minutes, if it is the same one; later, a key may be anybody's who read it. */
const REPEAT_SECONDS = 10 * 60;

/** What the receipt of a request keeps of the visitorId that it claimed; nothing where it claimed none. */
export interface ClaimReceipt {
  /** In seconds since 1970: until then a repetition without the cookie has lost it with the answer. */
  claimRepeatsUntil?: number;
}

/** @param claims whether the request is the first that uses its visitorId */
export function claimReceipt(claims: boolean, now: Date): ClaimReceipt {
  return claims ? { claimRepeatsUntil: Math.floor(now.getTime() / 1000) + REPEAT_SECONDS } : {};
}

/** Whether a repetition of a request may claim its visitorId as the first did. */
export function repeatsClaim({ claimRepeatsUntil = 0 }: ClaimReceipt, now: Date): boolean {
  return now.getTime() / 1000 < claimRepeatsUntil;
}
