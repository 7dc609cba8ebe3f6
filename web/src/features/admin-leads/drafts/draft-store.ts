import type { Lead } from '@harbour-haul/domain/leads/lead';
import { readStored, writeStored } from '#lib/storage/safe-storage.ts';
import type { LeadValues } from '../lead-editor/lead-values.ts';

/** What was typed into a lead's fields and not saved, and the version of the lead that it was typed over. */
export interface LeadDraft {
  base: Lead;
  values: LeadValues;
}

type StoredDraft = LeadDraft & { at: number };
export type DraftsById = Record<string, StoredDraft>;

/** The drafts of this browser, of the one admin who is signed in; nobody owns what a sign-out leaves. */
interface StoredDrafts {
  owner: string | null;
  drafts: DraftsById;
}

const KEY = 'harbour-haul:lead-drafts';
const MAX_AGE_MS = 7 * 24 * 3600 * 1000;

let owner: string | null = null;

/** Starts to keep drafts of an admin who is signed in. Those of somebody else are gone. */
export function startDrafts(username: string): void {
  owner = username;
  if (read().owner !== username) write({ owner: username, drafts: {} });
}

/**
 * Removes all drafts for a sign-out. Other tabs keep none from then on, whatever is typed there: what is stored is not
 * their owner's any more.
 */
export function endDrafts(): void {
  owner = null;
  write({ owner: null, drafts: {} });
}

/** Returns the draft of a lead as it is stored, if it is there and the admin's who is signed in. */
export function storedDraft(id: number): LeadDraft | undefined {
  const stored = read();
  const draft = owner !== null && stored.owner === owner ? stored.drafts[id] : undefined;
  return draft && isFresh(draft) ? draft : undefined;
}

/** Returns the ids of the leads that have a draft of the admin who is signed in. */
export function draftIds(): number[] {
  const stored = read();
  if (owner === null || stored.owner !== owner) return [];
  return Object.entries(stored.drafts).flatMap(([id, draft]) => (isFresh(draft) ? [Number(id)] : []));
}

/** Removes the draft of a lead, once it was saved or thrown away. */
export function discardDraft(id: number): void {
  changeDrafts(({ [String(id)]: _gone, ...rest }) => rest);
}

/** Changes the drafts of the admin who is signed in; those of a week ago are gone by then. */
export function changeDrafts(next: (drafts: DraftsById) => DraftsById): void {
  const stored = read();
  if (owner === null || stored.owner !== owner) return;
  const fresh = Object.fromEntries(Object.entries(stored.drafts).filter(([, draft]) => isFresh(draft)));
  write({ owner, drafts: next(fresh) });
}

function isFresh({ at }: StoredDraft): boolean {
  return Date.now() - at < MAX_AGE_MS;
}

function read(): StoredDrafts {
  try {
    const stored: Partial<StoredDrafts> | null = JSON.parse(readStored(KEY) ?? 'null');
    return { owner: stored?.owner ?? null, drafts: stored?.drafts ?? {} };
  } catch {
    return { owner: null, drafts: {} };
  }
}

function write(stored: StoredDrafts): void {
  writeStored(KEY, JSON.stringify(stored));
}
