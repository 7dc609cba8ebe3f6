import type { NotedVersions } from './fields/noted-versions.ts';
import type { Lead } from './lead.ts';
import { LEAD_FIELD_NAMES, type LeadFieldName } from './lead-fields.ts';
import { CORRECTABLE_FIELDS } from './request/request-view.ts';

/** What changes of a lead when another visitor asks for the same (`submission/tell-team.ts`); nobody edits any of it. */
const NOTED: ReadonlySet<LeadFieldName> = new Set([
  'askedAgain',
  'askedByOthers',
  'askedAgainAt',
  'updatedAt',
  'version',
  'notedVersions',
  'unseenVersions',
]);

/** What a homeowner has read who corrects their request, and may correct by it. */
const SEEN = [...CORRECTABLE_FIELDS, 'scheduledDate', 'scheduledHours', 'mergedInto', 'trash'] as const;

/** A lead as it is stored in place of an earlier one: every change is a version, by which lists and tabs know what is newer. */
export function asNextVersion(before: Lead, after: Lead): Lead {
  const version = before.version + 1;
  const notedVersions = isNote(before, after) ? { from: notesOf(before).from, to: version } : null;
  const isUnseen = SEEN.every((name) => before[name] === after[name]);
  const unseenVersions = isUnseen ? { from: unseenOf(before).from, to: version } : null;
  return { ...after, version, notedVersions, unseenVersions };
}

/**
 * Whether somebody who read a version of a lead has read all that they may change: a note of what a stranger asked, which
 * anybody can make who knows a phone number and an address, keeps nobody from saving what they edit.
 */
export function isAsRead(lead: Pick<Lead, 'version' | 'notedVersions'>, version: number): boolean {
  const { from, to } = notesOf(lead);
  return version >= from && version <= to;
}

/**
 * Whether a homeowner who read a version of their lead has read all of it that they see: what the team notes, plans or gives to
 * somebody keeps them from correcting nothing, and they could not find what has changed.
 */
export function isAsSeen(
  lead: Pick<Lead, 'version' | 'notedVersions' | 'unseenVersions'>,
  version: number,
): boolean {
  const { from, to } = unseenOf(lead);
  return (version >= from && version <= to) || isAsRead(lead, version);
}

/** How many notes of what other visitors asked have come since the last change that counts; each is an entry of the timeline. */
export function notesSinceChange(lead: Pick<Lead, 'version' | 'notedVersions'>): number {
  const { from, to } = notesOf(lead);
  return to - from;
}

/**
 * The versions since the last change that counts. What an earlier build has stored since, which knows nothing of them, is one
 * that counts.
 */
function notesOf({ version, notedVersions }: Pick<Lead, 'version' | 'notedVersions'>): NotedVersions {
  return notedVersions?.to === version ? notedVersions : { from: version, to: version };
}

/** The versions since the last change that its homeowner sees; what an earlier build has stored since may be one. */
function unseenOf({ version, unseenVersions }: Pick<Lead, 'version' | 'unseenVersions'>): NotedVersions {
  return unseenVersions?.to === version ? unseenVersions : { from: version, to: version };
}

function isNote(before: Lead, after: Lead): boolean {
  if (after.askedByOthers <= before.askedByOthers) return false;
  return LEAD_FIELD_NAMES.every((name) => NOTED.has(name) || before[name] === after[name]);
}
