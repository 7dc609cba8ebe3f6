import { setTimeout as wait } from 'node:timers/promises';
import type { LoadCaller } from './load-caller.ts';
import type { Person } from './person.ts';

/** As `web/src/lib/photos/photo-verdict.ts` asks what became of a photo, and then lets it be. */
const PAUSES_MS = [250, 350, 500, 700, 1000, 1500, 2000, 2500, 3000];

/** Sends a photo straight to the bucket and waits until it was checked. @returns its path */
export async function sendPhoto(caller: LoadCaller, { visitorId }: Person, jpeg: Buffer): Promise<string> {
  const { path, upload } = await caller.call('uploadPhoto', {
    body: { visitorId, filename: 'sofa.jpg', contentType: 'image/jpeg', size: jpeg.length, source: 'form' },
  });
  const { method, url, headers } = upload;
  await caller.fetch('photo to the bucket', url, { method, headers, body: new Uint8Array(jpeg) });
  const name = path.slice('/uploads/'.length);
  caller.recorder.acknowledged.photos.add(name);
  await caller.recorder.time('photo until it was checked', () => untilChecked(caller, name));
  return path;
}

/** @throws Error for a photo that is refused */
async function untilChecked(caller: LoadCaller, name: string): Promise<void> {
  for (const pause of PAUSES_MS) {
    await wait(pause);
    const { state } = await caller.call('getPhotoState', { params: { name } });
    if (state === 'clean') return;
    if (state === 'refused') throw new Error('a photo was refused');
  }
}
