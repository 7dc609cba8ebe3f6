import { changesBetween } from '../leads/change-lead.ts';
import type { Lead } from '../leads/lead.ts';
import { isWorked } from '../leads/lead-state.ts';
import { appendedSince } from '../leads/merge/append-entry.ts';
import type { RepeatRequest } from './occasion.ts';

/**
 * What is new of a lead whose person has asked again with this change; null where they have not. Of whom another visitor's request
 * looks like, the team is told by that request; a merge by an admin brings what was told before, and of an incomplete lead nobody is told.
 */
export function repeatRequest(before: Lead, after: Lead): RepeatRequest | null {
  const { askedAgainAt, updatedAt, newsAt, status } = after;
  const isJustAsked =
    askedAgainAt !== null && askedAgainAt === updatedAt && askedAgainAt !== before.askedAgainAt;
  const isOfTheirs = ownRequests(after) > ownRequests(before) || newsAt === askedAgainAt;
  if (!isJustAsked || !isOfTheirs || !isWorked(after) || status === 'incomplete') return null;
  return {
    changes: changesBetween(before, after).filter(({ field, to }) => to !== null && !BESIDE.has(field)),
    added: addedDetails(before.details, after.details),
    isFirst: newsAt === askedAgainAt && before.newsAt === null,
  };
}

/** What the notice says otherwise. */
const BESIDE = new Set<keyof Lead>(['status', 'details', 'photoPath', 'additionalPhotos', 'chatPhotoPaths']);

function ownRequests({ askedAgain, askedByOthers }: Lead): number {
  return askedAgain - askedByOthers;
}

/** Whatever is said later is appended to the details. */
function addedDetails(before: string | null, after: string | null): string | null {
  if (after === null || after === before) return null;
  return appendedSince(before, after) ?? (after.trim() || null);
}
