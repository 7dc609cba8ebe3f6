import { isPhotoName } from '@harbour-haul/domain/photos/photo';
import { dropOutdatedAgain, forgetAskedAgain } from '#lib/storage/asked-again.ts';
import { lastRequest } from '#lib/storage/last-request.ts';
import { DRAFT_KEY, FILLED_KEY, SENT_KEY } from '#lib/storage/quote-draft-key.ts';
import { readObjectOfTab, removeFromTab, textsIn, writeToTab } from '#lib/storage/tab-storage.ts';
import { refreshWaiting } from '#lib/storage/waiting-quotes.ts';
import { QUOTE_FIELDS, type QuoteValues } from '../quote-values.ts';

/** A photo of the draft; its `path` is null where it is not uploaded. */
export interface DraftPhoto {
  /** By which its file is kept on this device (`photo-files.ts`). A draft of before has none, and its file is gone. */
  id?: string;
  name: string;
  preview: string | null;
  path: string | null;
  /** Why it was refused; without one its upload had not ended. */
  message?: string | null;
}

/** What was entered in this tab and not sent yet. */
export interface QuoteDraft {
  values: Partial<QuoteValues>;
  photos: readonly DraftPhoto[];
}

/** What an earlier page of this tab has kept, as far as it can be read. */
export function readDraft(): QuoteDraft {
  dropOutdatedAgain();
  const { values, photos } = readObjectOfTab(DRAFT_KEY);
  const texts = textsIn(values);
  return {
    values: Object.fromEntries(QUOTE_FIELDS.filter((name) => texts[name]).map((name) => [name, texts[name]])),
    photos: Array.isArray(photos) ? photos.filter(isDraftPhoto) : [],
  };
}

/** Keeps what is entered; an empty form leaves nothing. Where there is little room, photos go without their previews. */
export function writeDraft({ values, photos }: QuoteDraft): void {
  const filled = Object.entries(values).filter(([, value]) => value !== '');
  if (filled.length === 0 && photos.length === 0) {
    clearDraft();
    return;
  }
  const draft = { values: Object.fromEntries(filled), photos };
  if (!writeToTab(DRAFT_KEY, JSON.stringify(draft))) {
    const small = photos.map((photo) => ({ ...photo, preview: null }));
    writeToTab(DRAFT_KEY, JSON.stringify({ ...draft, photos: small }));
  }
  refreshWaiting();
}

/** Forgets the draft: it was sent. The chat, whose request it may have been, is to know what was. */
export function leaveSentDraft(values: Partial<QuoteValues>): void {
  writeToTab(SENT_KEY, JSON.stringify({ id: lastRequest(), values }));
  // The next one is filled anew.
  removeFromTab(FILLED_KEY);
  clearDraft();
}

/** Forgets the draft, and where it was from: it was sent, or emptied. */
function clearDraft(): void {
  removeFromTab(DRAFT_KEY);
  forgetAskedAgain();
}

function isDraftPhoto(photo: unknown): photo is DraftPhoto {
  const { id, name, preview, path, message } = (photo ?? {}) as Partial<DraftPhoto>;
  const isNamed = typeof name === 'string' && (id === undefined || typeof id === 'string');
  const isShown = preview === null || (typeof preview === 'string' && preview.startsWith('data:image/'));
  const isStored = path === null || (typeof path === 'string' && isPhotoName(path.split('/').at(-1) ?? ''));
  const isSaid = message == null || typeof message === 'string';
  return isNamed && isShown && isStored && isSaid;
}
