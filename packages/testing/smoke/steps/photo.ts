import { setTimeout as wait } from 'node:timers/promises';
import { CALL_TIMEOUT_MS } from '../../site-caller.ts';
import type { SmokeStage, SmokeStep } from '../smoke-stage.ts';

/** A grey JPEG of 16 by 16 pixels. */
const JPEG = Buffer.from(
  '/9j/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKBTmCNl4x9lnN+gXz/' +
    '2wBDARUXFx4aHjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHz/wAAR' +
    'CAAQABADASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAL/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAA' +
    'AAAAAAAAAAAAAP/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/ALAB/9k=',
  'base64',
);
const PATIENCE_MS = 60_000;
const PAUSE_MS = 500;

/** A tiny photo is put into the bucket by its presigned address, cleaned, and shown to its visitor. */
export const photo: SmokeStep = {
  name: 'photo',
  needs: ['test lead'],
  remedy: 'look at the photos bucket’s CORS rule, then at the dead letters and the log of the photo-cleaner',
  run: async (stage) => {
    const { path, upload } = await stage.visitor.call('uploadPhoto', {
      body: {
        visitorId: stage.visitorId,
        filename: 'smoke-test.jpg',
        contentType: 'image/jpeg',
        size: JPEG.length,
      },
    });
    await put(upload, stage);
    await untilClean(stage, path.slice('/uploads/'.length));
    const shown = await stage.visitor.fetch(path);
    if (!shown.headers.get('content-type')?.startsWith('image/'))
      throw new Error(`the clean photo was answered with ${shown.status}`);
  },
};

async function put(
  { method, url, headers }: { method: string; url: string; headers: Record<string, string> },
  { target }: SmokeStage,
): Promise<void> {
  const response = await fetch(url, {
    method,
    headers: { ...headers, origin: target.site.origin },
    body: JPEG,
    signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`the upload was answered with ${response.status}`);
  const allowed = response.headers.get('access-control-allow-origin');
  if (allowed !== target.site.origin)
    throw new Error(`uploads are allowed to pages of ${allowed ?? 'no site'}`);
}

async function untilClean({ visitor }: SmokeStage, name: string): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const { state } = await visitor.call('getPhotoState', { params: { name } });
    if (state === 'clean') return;
    if (state !== 'pending') throw new Error(`the photo was found ${state}`);
    if (Date.now() > end) throw new Error('the photo was not cleaned within a minute');
    await wait(PAUSE_MS);
  }
}
