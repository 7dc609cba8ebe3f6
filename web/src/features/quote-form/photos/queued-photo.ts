import type { DraftPhoto } from '../draft/quote-draft.ts';

/**
 * `shrinking`: too large as it was chosen. `ready`: uploaded, and not refused as far as is known. `failed`: not uploaded, and can
 * be retried.
 */
export type QueuedPhotoState =
  | 'shrinking'
  | 'waiting'
  | 'sending'
  | 'checking'
  | 'ready'
  | 'failed'
  | 'refused';

/** A photo that was chosen for a request, as the form shows it. */
export interface QueuedPhoto {
  id: string;
  name: string;
  /** A small image of it, as a URL; null where the browser cannot make one. */
  preview: string | null;
  state: QueuedPhotoState;
  /** The share that is uploaded, from 0 to 1. */
  progress: number;
  /** Where it is stored, once it is. */
  path: string | null;
  /** Why it was refused. */
  message: string | null;
  /** It was too large, and was made smaller. */
  isSmaller: boolean;
}

/** Why chosen files are not queued. */
export type LeftOutReason = 'not-an-image' | 'too-many';

const PENDING = new Set<QueuedPhotoState>(['shrinking', 'waiting', 'sending', 'checking']);

/** Whether its upload is neither finished nor failed. */
export function isPending({ state }: QueuedPhoto): boolean {
  return PENDING.has(state);
}

/** Whether it is stored, and not refused as far as is known. */
export function isUploaded({ state }: QueuedPhoto): boolean {
  return state === 'ready' || state === 'checking';
}

/** What a draft keeps of it: where it is stored, or why it is not. */
export function toDraft(photo: QueuedPhoto): DraftPhoto {
  const { id, name, preview, path, state, message } = photo;
  if (isUploaded(photo)) return { id, name, preview, path };
  return { id, name, preview, path: null, message: state === 'refused' ? message : null };
}
