import type { Lead } from '@harbour-haul/domain/leads/lead';
import { readStored, writeStored } from '#lib/safe-storage.ts';
import { EDITOR_FIELDS, type LeadValues } from './lead-values.ts';

/** What was typed into a lead's fields and not saved, and the version of the lead that it was typed over. */
export interface LeadDraft {
  base: Lead;
  values: LeadValues;
}

type StoredDraft = LeadDraft & { at: number };

/** The drafts of this browser, of the one admin who is signed in; nobody owns what a sign-out leaves. */
interface StoredDrafts {
  owner: string | null;
  drafts: Record<string, StoredDraft>;
}

const KEY = 'harbour-haul:lead-drafts';
const MAX_AGE_MS = 7 * 24 * 3600 * 1000;
const MAX_DRAFTS = 20;

let owner: string | null = null;

/** Starts to keep drafts of an admin who is signed in. Those of somebody else are gone. */
export function startDrafts(username: string): void {
  owner = username;
  if (read().owner !== username) write({ owner: username, drafts: {} });
}

/** Whether an admin was signed in when this browser last had the console open; the server may have ended that since. */
export function wasSignedIn(): boolean {
  return read().owner !== null;
}

/**
 * Removes all drafts for a sign-out. Other tabs keep none from then on, whatever is typed there: what is stored is not
 * their owner's any more.
 */
export function endDrafts(): void {
  owner = null;
  write({ owner: null, drafts: {} });
}

/**
 * Keeps what was typed in this browser's storage, so that it outlives Back, a lost sign-in and a crash; until it is saved
 * or thrown away, for a week at most.
 */
export function saveDraft(draft: LeadDraft): void {
  change((drafts) => {
    const all: Record<string, StoredDraft> = { ...drafts, [draft.base.id]: { ...draft, at: Date.now() } };
    const newest = Object.entries(all).sort(([, a], [, b]) => b.at - a.at);
    return Object.fromEntries(newest.slice(0, MAX_DRAFTS));
  });
}

/** The draft of a lead, if there is one. */
export function loadDraft(id: number): LeadDraft | undefined {
  const stored = read();
  const draft = owner !== null && stored.owner === owner ? stored.drafts[id] : undefined;
  return draft && isFresh(draft) && isWhole(draft, id) ? draft : undefined;
}

/** Removes the draft of a lead, once it was saved or thrown away. */
export function discardDraft(id: number): void {
  change(({ [String(id)]: _gone, ...rest }) => rest);
}

function change(next: (drafts: Record<string, StoredDraft>) => Record<string, StoredDraft>): void {
  const stored = read();
  if (owner === null || stored.owner !== owner) return;
  const fresh = Object.fromEntries(Object.entries(stored.drafts).filter(([, draft]) => isFresh(draft)));
  write({ owner, drafts: next(fresh) });
}

function isFresh({ at }: StoredDraft): boolean {
  return Date.now() - at < MAX_AGE_MS;
}

/** Another release of the console may have other fields. */
function isWhole({ base, values }: StoredDraft, id: number): boolean {
  const isBase = base?.id === id && Number.isInteger(base.version);
  return isBase && EDITOR_FIELDS.every((field) => typeof values?.[field] === 'string');
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
