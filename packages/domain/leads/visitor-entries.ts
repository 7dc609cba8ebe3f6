import type { VisitorEntries } from './fields/visitor-entry-count.ts';
import type { FieldChange, LeadEventKind } from './lead-event.ts';

/** As many entries of its timeline a lead's visitors make on a day (UTC), and in all; a long chat makes a dozen. */
export const MAX_ENTRIES_A_DAY = 40;
export const MAX_ENTRIES = 200;
/** So much of what was said is kept in the entry that others are folded into. */
export const MAX_FOLDED_WORDS = 10_000;

/** The entry into which all others are folded once there are too many. */
export type MoreEntries = Extract<LeadEventKind, { type: 'more' }>;
type FoldedKind = Extract<LeadEventKind, { type: 'changed' | 'asked_again' | 'corrected' }>;

/** A lead has few photos, and moves on once. */
const CHANGED_SELDOM = new Set<FieldChange['field']>([
  'status',
  'leftAt',
  'photoPath',
  'additionalPhotos',
  'chatPhotoPaths',
]);

/** Whether an entry is one of those that a visitor makes as often as they like. What was empty is filled once. */
export function isFoldable(event: LeadEventKind): event is FoldedKind {
  if (event.type !== 'changed') return event.type === 'asked_again' || event.type === 'corrected';
  return event.changes.some(({ field, from }) => from !== null && !CHANGED_SELDOM.has(field));
}

/**
 * Counts entries that visitors are about to make.
 * @returns the count then, and whether they are to be folded into the one that `last` names, or into a new one.
 */
export function countEntries(
  before: VisitorEntries | null,
  events: readonly LeadEventKind[],
  now: Date,
): { entries: VisitorEntries | null; folds: boolean } {
  const added = events.filter(isFoldable).length;
  if (added === 0) return { entries: before, folds: false };
  const day = now.toISOString().slice(0, 10);
  const { total, last, today } = onDay(before, day);
  const isFull = today + added > MAX_ENTRIES_A_DAY || total + added >= MAX_ENTRIES;
  if (!isFull)
    return { entries: { total: total + added, day, today: today + added, last: null }, folds: false };
  const one = last === null ? 1 : 0;
  return { entries: { total: total + one, day, today: MAX_ENTRIES_A_DAY, last }, folds: true };
}

/** A new day has room again, until there are too many in all. */
function onDay(entries: VisitorEntries | null, day: string): Omit<VisitorEntries, 'day'> {
  if (!entries) return { total: 0, today: 0, last: null };
  if (entries.day === day) return entries;
  return { ...entries, today: 0, last: entries.total >= MAX_ENTRIES ? entries.last : null };
}

/** Folds entries into the one before them, or into a new one. */
export function foldEntries(into: MoreEntries | null, events: readonly LeadEventKind[]): MoreEntries {
  const added = events.filter(isFoldable);
  return added.reduce(fold, into ?? { type: 'more', count: 0, changes: [], details: null });
}

function fold(more: MoreEntries, event: FoldedKind): MoreEntries {
  const said = wordsOf(event);
  return {
    type: 'more',
    count: more.count + 1,
    changes: event.type === 'asked_again' ? more.changes : foldChanges(more.changes, event.changes),
    details: said === null ? more.details : withWords(more.details, said),
  };
}

function wordsOf(event: FoldedKind): string | null {
  if (event.type === 'asked_again') return event.details;
  return event.type === 'corrected' ? event.note : null;
}

/** Each field once, from what it was at first to what it is at last. */
function foldChanges(before: readonly FieldChange[], added: readonly FieldChange[]): FieldChange[] {
  const byField = new Map(before.map((change) => [change.field, change]));
  for (const change of added) {
    const from = byField.get(change.field)?.from ?? change.from;
    byField.set(change.field, { ...change, from });
  }
  return [...byField.values()];
}

/** The newest words come first: what a person says after a script stays in view, and the script's oldest go. */
function withWords(words: string | null, said: string): string {
  if (words === null) return said.slice(0, MAX_FOLDED_WORDS).toWellFormed();
  if (words.includes(said)) return words;
  return `${said}\n\n${words}`.slice(0, MAX_FOLDED_WORDS).toWellFormed();
}
