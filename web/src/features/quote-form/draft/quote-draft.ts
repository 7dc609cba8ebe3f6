import { isPhotoName } from '@harbour-haul/domain/photos/photo';
import { AGAIN_KEY, DRAFT_KEY } from '#lib/storage/quote-draft-key.ts';
import { readOfTab, removeFromTab, writeToTab } from '#lib/storage/tab-storage.ts';
import { QUOTE_FIELDS, type QuoteValues } from '../quote-values.ts';

/** A photo of the draft; its `path` is null where it is not uploaded, and with the page its file is gone. */
export interface KeptPhoto {
  name: string;
  preview: string | null;
  path: string | null;
  /** Why it was refused; without one its upload had not ended. */
  message?: string | null;
}

/** What was entered in this tab and not sent yet. */
export interface QuoteDraft {
  values: Partial<QuoteValues>;
  photos: readonly KeptPhoto[];
}

const NONE: QuoteDraft = { values: {}, photos: [] };

/** What an earlier page of this tab has kept, as far as it can be read. */
export function readDraft(): QuoteDraft {
  try {
    const stored = JSON.parse(readOfTab(DRAFT_KEY) ?? '{}') as Partial<QuoteDraft>;
    const values = typeof stored.values === 'object' ? stored.values : null;
    const texts = QUOTE_FIELDS.map((name) => [name, values?.[name]] as const);
    const photos = Array.isArray(stored.photos) ? stored.photos : [];
    return {
      values: Object.fromEntries(texts.filter(([, value]) => typeof value === 'string' && value !== '')),
      photos: photos.filter(isKeptPhoto),
    };
  } catch {
    return NONE;
  }
}

/** Keeps what is entered; an empty form leaves nothing. Where there is little room, photos go without their previews. */
export function writeDraft({ values, photos }: QuoteDraft): void {
  const filled = Object.entries(values).filter(([, value]) => value !== '');
  if (filled.length === 0 && photos.length === 0) {
    clearDraft();
    return;
  }
  const draft = { values: Object.fromEntries(filled), photos };
  if (writeToTab(DRAFT_KEY, JSON.stringify(draft))) return;
  writeToTab(
    DRAFT_KEY,
    JSON.stringify({ ...draft, photos: photos.map((photo) => ({ ...photo, preview: null })) }),
  );
}

/** Forgets the draft, and where it was from: it was sent, or emptied. */
export function clearDraft(): void {
  removeFromTab(DRAFT_KEY);
  removeFromTab(AGAIN_KEY);
}

function isKeptPhoto(photo: unknown): photo is KeptPhoto {
  const { name, preview, path, message } = (photo ?? {}) as Partial<KeptPhoto>;
  const isShown = preview === null || (typeof preview === 'string' && preview.startsWith('data:image/'));
  const isStored = path === null || (typeof path === 'string' && isPhotoName(path.split('/').at(-1) ?? ''));
  const isSaid = message == null || typeof message === 'string';
  return typeof name === 'string' && isShown && isStored && isSaid;
}
