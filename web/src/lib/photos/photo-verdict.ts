import type { PhotoStateResponse } from '@harbour-haul/contract/photos/get-photo-state';
import { NOT_AN_IMAGE } from '@harbour-haul/contract/photos/photo-texts';
import { call } from '#lib/api/visitor-call.ts';
import { PhotoRefusedError } from './photo-refused-error.ts';

/** Most photos are checked within a second; a photo that waits for longer is as good as sent. */
const PAUSES_MS = [250, 350, 500, 700, 1000, 1500, 2000, 2500, 3000];
const STATE_TIMEOUT_MS = 8000;

/**
 * Waits until a photo that arrived has been checked.
 * @returns false where its state is not known for now, for whatever reason: the photo has arrived all the same
 * @throws PhotoRefusedError where its content was refused; the signal's reason where the upload was aborted
 */
export async function photoVerdict(path: string, signal?: AbortSignal): Promise<boolean> {
  for (const pause of PAUSES_MS) {
    await wait(pause, signal);
    const known = await fetchState(path, signal);
    if (known?.state === 'clean') return true;
    if (known?.state === 'refused') throw new PhotoRefusedError(known.message ?? NOT_AN_IMAGE);
  }
  return false;
}

async function fetchState(path: string, signal?: AbortSignal): Promise<PhotoStateResponse | null> {
  const name = path.split('/').at(-1) ?? '';
  const timeout = AbortSignal.timeout(STATE_TIMEOUT_MS);
  const options = { signal: signal ? AbortSignal.any([signal, timeout]) : timeout };
  return call('getPhotoState', { params: { name } }, options).catch(() => null);
}

/** Ends early, by throwing its reason, where the signal does. */
function wait(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal?.addEventListener('abort', stop, { once: true });
  });
}
