import { readPickupLine } from '../../pickup-wish/pickup-line.ts';
import { MAX_DETAILS } from '../fields/text-limits.ts';
import { entriesIn, isLaterHeading } from '../merge/entry-heading.ts';
import { ownLine } from './chat-lines.ts';
import { readFactLine } from './fact-lines.ts';

/** What a visitor has written themselves of a lead's details, the later entries without what stands above them; null for nothing. */
export function ownWords(details: string | null): string | null {
  const lines = details?.split('\n') ?? [];
  const start = lines.findIndex(isLaterHeading);
  const own = lines.map((line, index) => {
    const isAdded = start >= 0 && index >= start;
    return isForTeam(line) || (isAdded && (isLaterHeading(line) || readFactLine(line) !== null))
      ? null
      : ownLine(line);
  });
  const text = own.filter((line) => line !== null).join('\n');
  return text.replace(/\n{3,}/g, '\n\n').trim() || null;
}

/** Details as far as nothing was added to them later. */
export function firstWords(details: string | null): string | null {
  const added = entriesIn(details)?.length ?? 0;
  return details?.slice(0, details.length - added).trim() || null;
}

/**
 * Details that were sent by a form, which showed its visitor their own words of a chat alone: with the lines that the chat has
 * written for the team. Where those would leave no room for what was sent, that alone.
 * @param known the details until now
 */
export function withChatLines(said: string | null, known: string | null): string | null {
  if (said === null || known === null) return said;
  const lines = firstWords(known)?.split('\n') ?? [];
  const labelled = new Map(lines.map((line) => [ownLine(line), line]));
  const told = said.split('\n').map((line) => labelled.get(line.trim()) ?? line);
  const isOtherPickup = readPickupLine(said) !== null;
  const unseen = lines.filter(
    (line) => isForTeam(line) && !told.includes(line) && !(isOtherPickup && readPickupLine(line) !== null),
  );
  const text = [...unseen, ...told].join('\n');
  return text.length > MAX_DETAILS ? said : text;
}

/** What no form shows: the chat's notes, and what it has written of the pickup beside the day. */
const isForTeam = (line: string): boolean => ownLine(line) === null || readPickupLine(line) !== null;
