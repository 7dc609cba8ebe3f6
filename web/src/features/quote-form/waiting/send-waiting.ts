import { MAX_PHOTOS_AT_ONCE } from '@harbour-haul/domain/photos/photo-limits';
import type { Language } from '@harbour-haul/domain/site/language';
import { ApiRequestError } from '#lib/api-client.ts';
import { rememberMissingPhotos, rememberUncheckedPhotos } from '#lib/storage/left-out-photos.ts';
import { leaveSentDraft, readDraft, writeDraft } from '../draft/quote-draft.ts';
import { isUploaded, toDraft } from '../photos/queued-photo.ts';
import { accepted, missing, UploadQueue } from '../photos/upload-queue.ts';
import type { Quote } from '../quote-values.ts';
import { sendOnce } from '../send-once.ts';
import { SubmissionKey } from '../submission-key.ts';
import { submitQuote } from '../submit-quote.ts';

/**
 * What became of a form that waited: `none` does any more; it is `sent`; it was `refused`, and waits for the form, where its visitor
 * can mend it; or the servers were `unreached`.
 */
export type WaitingOutcome = 'none' | 'sent' | 'refused' | 'unreached';

type WaitingQuote = Pick<Quote, 'values' | 'marketingConsent'>;

/**
 * Sends the form that waits, from a page that has none: as it was left, with its photos, once over all tabs. Never rejects.
 * @param language of the page, in which the team answers
 */
export async function sendWaiting(language: Language): Promise<WaitingOutcome> {
  const keys = new SubmissionKey();
  const { waitingQuote } = keys;
  if (waitingQuote === null) return 'none';
  let outcome: WaitingOutcome = 'none';
  const send = async () => {
    // Else its visitor has taken it back in another tab.
    if (keys.fate === 'waits') outcome = await sendKept(keys, waitingQuote, language);
  };
  await sendOnce(keys, send, () => forget(keys));
  return outcome;
}

async function sendKept(
  keys: SubmissionKey,
  quote: WaitingQuote,
  language: Language,
): Promise<WaitingOutcome> {
  const photos = await uploadKept();
  const photoPaths = pathsOf(photos);
  try {
    const signs = { topic: '' };
    const result = await submitQuote({ ...quote, photoPaths, language, signs }, keys);
    if (!result.ok) return 'refused';
    forget(keys);
    photos.forgetFiles();
    rememberMissingPhotos((result.isWhole ? missing : accepted)(photos.photos).length);
    rememberUncheckedPhotos(photoPaths);
    return 'sent';
  } catch (error) {
    if (!mayPass(error)) return 'refused';
    keys.wait();
    return 'unreached';
  }
}

/** Uploads the photos that are not yet, twice at most, and keeps for the next page what is. */
async function uploadKept(): Promise<UploadQueue> {
  const draft = readDraft();
  const queue = new UploadQueue(MAX_PHOTOS_AT_ONCE, () => {});
  queue.restore(draft.photos);
  await queue.settled();
  queue.retry(queue.photos.filter(({ state }) => state === 'failed').map(({ id }) => id));
  await queue.settled();
  writeDraft({ ...draft, photos: queue.photos.map(toDraft) });
  return queue;
}

const pathsOf = ({ photos }: UploadQueue): string[] =>
  photos.filter(isUploaded).flatMap(({ path }) => path ?? []);

function forget(keys: SubmissionKey): void {
  keys.sent();
  leaveSentDraft(readDraft().values);
}

/** Whether the same can be sent another time: nothing was heard of the servers, or that they are busy. */
function mayPass(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return !(cause instanceof ApiRequestError) || cause.status >= 500 || cause.status === 429;
}
