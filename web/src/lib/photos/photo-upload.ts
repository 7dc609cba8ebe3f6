import { NOT_AN_IMAGE, PHOTO_TOO_LARGE } from '@harbour-haul/contract/photos/photo-texts';
import type { PhotoUploadTicket } from '@harbour-haul/contract/photos/upload-photo';
import { MAX_PHOTO_BYTES, type PhotoSource } from '@harbour-haul/domain/photos/photo';
import { call } from '#lib/api/visitor-call.ts';
import { ApiRequestError, serverMessage } from '#lib/api-client.ts';
import { asVisitor } from '#lib/visitor/as-visitor.ts';
import { withLock } from '#lib/with-lock.ts';
import { PhotoRefusedError } from './photo-refused-error.ts';
import { photoTypeOf } from './photo-type.ts';
import { photoVerdict } from './photo-verdict.ts';
import { type PutFileOptions, putFile } from './put-file.ts';
import { shrinkPhoto } from './scale-photo.ts';

const ANNOUNCE_TIMEOUT_MS = 12_000;
/** An attempt whose answer was lost has stored it: an upload is taken once. */
const ALREADY_STORED = 412;
/** Signed addresses hold for ten minutes; one that may end on the way is not used. */
const TICKET_MS = 8 * 60_000;

export interface SendPhotoOptions extends PutFileOptions {
  /** All bytes are there; now their content is checked. */
  onArrived?: (path: string) => void;
}

/**
 * The upload of one photo, straight to the bucket. It may be tried again after a failure, under the same name as long as
 * that holds.
 */
export class PhotoUpload {
  #file: File;
  readonly #source: PhotoSource;
  #ticket: (PhotoUploadTicket & { goodUntil: number }) | null = null;

  constructor(file: File, source: PhotoSource) {
    this.#file = file;
    this.#source = source;
  }

  /**
   * Sends the photo.
   * @returns its path, once its content has been checked
   * @throws PhotoRefusedError where the photo is refused; the signal's reason where it was aborted; an Error where it did
   *   not arrive, and may another time
   */
  async send({ onArrived, ...options }: SendPhotoOptions = {}): Promise<string> {
    this.#file = await readable(this.#file);
    const { path, upload } = await this.#announce(options.signal);
    const status = await putFile(upload, this.#file, options);
    if (status >= 300 && status !== ALREADY_STORED) {
      this.#ticket = null;
      throw new Error(`The photo was not stored: ${status}`);
    }
    onArrived?.(path);
    await photoVerdict(path, options.signal);
    return path;
  }

  async #announce(signal?: AbortSignal): Promise<PhotoUploadTicket> {
    if (this.#ticket && Date.now() < this.#ticket.goodUntil) return this.#ticket;
    const { name, size } = this.#file;
    const contentType = photoTypeOf(this.#file);
    if (contentType === null) throw new PhotoRefusedError(NOT_AN_IMAGE);
    if (size >= MAX_PHOTO_BYTES) throw new PhotoRefusedError(PHOTO_TOO_LARGE);
    const announce = (visitorId: string) => {
      const timeout = AbortSignal.timeout(ANNOUNCE_TIMEOUT_MS);
      const body = { visitorId, filename: name.slice(-255), contentType, size, source: this.#source };
      const options = { signal: signal ? AbortSignal.any([signal, timeout]) : timeout };
      return call('uploadPhoto', { body }, options);
    };
    // A visitor's first call sets their cookie: of two at once, one would count as somebody else's.
    const ticket = await withLock('announce-photo', () => asVisitor(announce)).catch((error: unknown) => {
      throw refusal(error) ?? error;
    });
    this.#ticket = { ...ticket, goodUntil: Date.now() + TICKET_MS };
    return ticket;
  }
}

/** The server cannot read the HEIC of phones; the phones' own browsers can, and make a JPEG of it. */
async function readable(file: File): Promise<File> {
  return photoTypeOf(file) === 'image/heic' ? ((await shrinkPhoto(file)) ?? file) : file;
}

/** Returns the server's text for a photo that it does not accept, or not today. A busy gateway has none for people. */
function refusal(error: unknown): PhotoRefusedError | undefined {
  if (!(error instanceof ApiRequestError) || error.code === undefined) return undefined;
  if (error.status !== 400 && error.status !== 429) return undefined;
  const text = Object.values(error.fields ?? {})[0] ?? serverMessage(error);
  return text === undefined ? undefined : new PhotoRefusedError(text, { forNow: error.status === 429 });
}
