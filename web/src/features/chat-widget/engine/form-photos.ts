import type { ConversationState, PendingClarification } from '@harbour-haul/domain/conversation/state';
import type { Effect, Input } from '@harbour-haul/domain/conversation/turn';
import { isPhotoName } from '@harbour-haul/domain/photos/photo';
import { DRAFT_KEY } from '#lib/storage/quote-draft-key.ts';
import { readOfTab, removeFromTab, writeToTab } from '#lib/storage/tab-storage.ts';
import type { FormPhoto } from './conversation-engine.ts';

/** What the assistant has offered of this tab's form, as it asks for it. */
const OFFER_KEY = 'chatFormOffer';
/** Once that was taken: the paths of the form's photos that were said in the chat. */
const SAID_KEY = 'chatFormPhotos';

interface TakenTurn {
  before: ConversationState;
  input: Input;
  after: ConversationState;
  effects: readonly Effect[];
}

/**
 * The photos of this tab's form that are to be said after a turn, each once: those that are uploaded when what the form has is
 * taken over, and any further one as it is.
 */
export function formPhotosAfter(turn: TakenTurn): readonly FormPhoto[] {
  if (turn.effects.some(({ type }) => type === 'start-over' || type === 'forget')) {
    removeFromTab(OFFER_KEY);
    removeFromTab(SAID_KEY);
    return [];
  }
  noteOffer(turn);
  const said = saidPaths();
  if (said === null || turn.after.lead !== 'collecting') return [];
  const photos = draftPhotos().filter(({ path }) => !said.includes(path));
  if (photos.length > 0) writeToTab(SAID_KEY, JSON.stringify([...said, ...photos.map(({ path }) => path)]));
  return photos;
}

/** Remembers what was offered, and whether that was taken over. */
function noteOffer({ before, input, after }: TakenTurn): void {
  const stored = readOfTab(OFFER_KEY);
  const offer = JSON.parse(stored ?? 'null') as Record<string, unknown> | null;
  const isOfForm = offer !== null && isOffered(offer, before.pending);
  if (input.type === 'form' || (input.type === 'form-changed' && isOfForm)) {
    if (after.pending?.kind === 'confirm') writeToTab(OFFER_KEY, offerOf(after.pending));
    return;
  }
  if (offer === null) return;
  if (!isOfForm || isOffered(offer, after.pending)) return;
  removeFromTab(OFFER_KEY);
  if (isTaken(offer, after)) writeToTab(SAID_KEY, '[]');
}

/** Whether it is asked for still, perhaps with more that was asked for beside it. */
function isOffered(offer: Record<string, unknown>, pending: PendingClarification | null): boolean {
  if (pending?.kind !== 'confirm') return false;
  const open = pending.slots as Record<string, unknown>;
  return Object.entries(offer).every(([slot, value]) => JSON.stringify(open[slot]) === JSON.stringify(value));
}

const offerOf = ({ slots }: Extract<PendingClarification, { kind: 'confirm' }>) => JSON.stringify(slots);

/** None of it was known before: all of it is now, though a part may have been corrected in the same breath. */
function isTaken(offered: Record<string, unknown>, { slots }: ConversationState): boolean {
  const now = (slot: string) => slots[slot as keyof typeof slots] ?? null;
  const names = Object.keys(offered);
  return (
    names.every((slot) => now(slot) !== null) &&
    names.some((slot) => JSON.stringify(now(slot)) === JSON.stringify(offered[slot]))
  );
}

function saidPaths(): readonly unknown[] | null {
  const said: unknown = parsed(SAID_KEY);
  return Array.isArray(said) ? said : null;
}

/** The uploaded photos of the form's draft. */
function draftPhotos(): FormPhoto[] {
  const photos = (parsed(DRAFT_KEY) as { photos?: unknown } | null)?.photos;
  if (!Array.isArray(photos)) return [];
  return photos.flatMap((photo: Partial<FormPhoto> | null) => {
    const { path, preview } = photo ?? {};
    if (typeof path !== 'string' || !isPhotoName(path.split('/').at(-1) ?? '')) return [];
    return [
      { path, preview: typeof preview === 'string' && preview.startsWith('data:image/') ? preview : null },
    ];
  });
}

function parsed(key: string): unknown {
  try {
    return JSON.parse(readOfTab(key) ?? 'null');
  } catch {
    return null;
  }
}
