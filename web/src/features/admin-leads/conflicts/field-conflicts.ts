import { MAX_DETAILS, MAX_NOTES } from '@harbour-haul/domain/leads/fields/text-limits';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import { displayName } from '@harbour-haul/domain/users/display-name';
import { changedFields, type EditorField, type LeadValues, leadValues } from '../lead-editor/lead-values.ts';
import { withoutSeparated } from './separated-leads.ts';

/** A field that two people have changed, each in another way. */
export interface FieldConflict {
  field: EditorField;
  mine: string;
  theirs: string;
  /** The two joined, of a free text; null where that is neither needed nor possible. */
  both: string | null;
}

export type Choice = 'mine' | 'theirs' | 'both';
export type Choices = Partial<Record<EditorField, Choice>>;

/** The fields that somebody else has changed since the base version. */
export function theirChanges(base: Lead, theirs: Lead): EditorField[] {
  return changedFields(leadValues(base), leadValues(theirs));
}

/** The fields in which the typed values and those that somebody else has saved since differ. */
export function fieldConflicts(base: Lead, mine: LeadValues, theirs: Lead): FieldConflict[] {
  const [before, saved] = [leadValues(base), leadValues(theirs)];
  const typed = new Set(changedFields(before, mine));
  return theirChanges(base, theirs)
    .filter((field) => typed.has(field) && mine[field] !== saved[field])
    .map((field) => ({
      field,
      mine: mine[field],
      theirs: saved[field],
      both: joined(field, before[field], mine[field], saved[field]),
    }));
}

/** Texts of several lines, of which two can stand below each other, and their room. */
const JOINED: Partial<Record<EditorField, number>> = { notes: MAX_NOTES, details: MAX_DETAILS };

/**
 * What is saved already, and below it the lines that are typed here alone, without those that either has edited or taken out; null
 * where one of the two has it all, or for want of room.
 */
function joined(field: EditorField, base: string, mine: string, theirs: string): string | null {
  const room = JOINED[field];
  if (room === undefined || mine.trim() === '' || theirs.trim() === '') return null;
  const [before, typed, saved] = [base, mine, theirs].map((text) => new Set(linesOf(text)));
  const isKept = (line: string, other?: Set<string>) => line === '' || other?.has(line) || !before?.has(line);
  const kept = linesOf(theirs.trimEnd()).filter((line) => isKept(line, typed));
  const own = linesOf(mine).filter((line) => !saved?.has(line) && isKept(line));
  const text = [...kept, ...own].join('\n');
  const isNeeded = [mine, theirs].every((one) => !(isWithin(one, text) && isWithin(text, one)));
  return isNeeded && text.length <= room ? text : null;
}

const linesOf = (text: string) => text.split('\n').map((line) => line.trimEnd());

/** Whether every line of one text is in the other. */
function isWithin(one: string, other: string): boolean {
  const lines = new Set(linesOf(other));
  return linesOf(one).every((line) => lines.has(line));
}

/**
 * The field values after a conflict was resolved: what somebody else has saved, overwritten by what is typed, except for
 * the fields in which theirs, or both, was chosen.
 */
export function settled(base: Lead, mine: LeadValues, theirs: Lead, choices: Choices): LeadValues {
  const [before, values] = [leadValues(base), leadValues(theirs)];
  for (const field of changedFields(before, mine)) {
    if (choices[field] === 'theirs') continue;
    const both = choices[field] === 'both' ? joined(field, before[field], mine[field], values[field]) : null;
    values[field] = both ?? mine[field];
  }
  return values;
}

/** What is typed, over a newer version as far as it could follow that. */
export interface Followed {
  base: Lead;
  values: LeadValues;
  /** The fields that have followed. */
  fields: EditorField[];
}

/**
 * Returns what is typed over a newer version: the fields that nobody has typed into follow it. Those that both have changed,
 * each in another way, stay as they are, and so does the version, by which the server notices the conflict. What a merge had brought and
 * this one has no more goes.
 */
export function followed(before: Lead, held: LeadValues, theirs: Lead): Followed {
  const { base, mine } = withoutSeparated(before, held, theirs);
  const conflicts = fieldConflicts(base, mine, theirs).map(({ field }) => field);
  const typed = new Set(changedFields(leadValues(base), mine));
  const values = settled(base, mine, theirs, {});
  const fields = theirChanges(base, theirs).filter((field) => !typed.has(field));
  if (conflicts.length === 0) return { base: theirs, values, fields };
  const kept = Object.fromEntries(conflicts.map((field) => [field, base[field]]));
  return { base: { ...theirs, ...kept, version: base.version }, values, fields };
}

/** Who changed a lead last, in the middle of a sentence: `you` for whoever reads it, who did so in another window or on another device. */
export function changedBy(
  { updatedBy, updatedAt, newsAt }: Pick<Lead, 'updatedBy' | 'updatedAt' | 'newsAt'>,
  myId: string,
): string {
  // What a customer changes leaves the admin's name on the lead who worked on it before.
  if (updatedBy === null || newsAt === updatedAt) return 'the customer';
  return updatedBy === myId ? 'you' : displayName(updatedBy);
}
