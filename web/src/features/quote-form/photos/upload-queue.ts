import { MAX_PHOTO_BYTES } from '@harbour-haul/domain/photos/photo';
import { forgetPhoto } from '#lib/photos/kept-photos.ts';
import { PhotoRefusedError } from '#lib/photos/photo-refused-error.ts';
import { photoTypeOf } from '#lib/photos/photo-type.ts';
import { PhotoUpload } from '#lib/photos/photo-upload.ts';
import { photoVerdict } from '#lib/photos/photo-verdict.ts';
import { photoPreviewUrl, shrinkPhoto } from '#lib/photos/scale-photo.ts';
import type { DraftPhoto } from '../draft/quote-draft.ts';
import { keepFile, keptFiles } from './photo-files.ts';
import { isPending, isUploaded, type LeftOutReason, type QueuedPhoto } from './queued-photo.ts';

/** Phones have little room on the line, and less memory. */
const AT_ONCE = 2;

/** Most photos are checked within a second. */
const CHECKING_MS = 5000;

/** The names of chosen files that are not queued, by why not. */
export type LeftOutFiles = Record<LeftOutReason, readonly string[]>;

/** The parts of a queued photo that no component shows. */
interface Work {
  file: File;
  upload: PhotoUpload;
  abort: AbortController;
}

/**
 * The photos of a request: each is uploaded as soon as it is chosen, so that it is stored by the time the form is
 * filled. A failed upload holds up no other.
 */
export class UploadQueue {
  #photos: readonly QueuedPhoto[] = [];
  readonly #work = new Map<string, Work>();
  readonly #listeners = new Set<() => void>();
  readonly #maxPhotos: number;
  readonly #onTooLarge: () => void;
  /** One after the other: decoded, a photo takes many times the memory of its file. */
  #shrinking: Promise<void> = Promise.resolve();

  /**
   * @param maxPhotos how many photos there is room for
   * @param onTooLarge is called for a photo that is too large, and that this browser cannot make smaller
   */
  constructor(maxPhotos: number, onTooLarge: () => void) {
    this.#maxPhotos = maxPhotos;
    this.#onTooLarge = onTooLarge;
  }

  /** The photos as they are now; the same array until something changes. */
  get photos(): readonly QueuedPhoto[] {
    return this.#photos;
  }

  /**
   * Calls the listener after every change.
   * @returns how to unsubscribe
   */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** For how many more there is room: one that cannot be used takes none. */
  get room(): number {
    return this.#maxPhotos - this.#photos.filter(({ state }) => state !== 'refused').length;
  }

  /**
   * Queues chosen files, as far as they are photos and there is room.
   * @returns the names of those that are not queued
   */
  add(files: readonly File[]): LeftOutFiles {
    const images = files.filter((file) => photoTypeOf(file) !== null);
    const accepted = images.slice(0, Math.max(0, this.room));
    const without = (kept: readonly File[], all: readonly File[]) =>
      all.filter((file) => !kept.includes(file)).map(({ name }) => name);
    for (const file of accepted) this.#enqueue(file);
    this.#sendNext();
    return { 'not-an-image': without(images, files), 'too-many': without(accepted, images) };
  }

  /**
   * Takes up photos of an earlier page: the check of those that were uploaded may have ended meanwhile, and the others are sent
   * as far as this device has kept them. Those that cannot be used take no room, as before.
   */
  restore(kept: readonly DraftPhoto[]): void {
    let { room } = this;
    const fitting = kept
      .filter(({ path }) => path === null || --room >= 0)
      .map((one) => ({ ...one, id: one.id ?? crypto.randomUUID() }));
    const restored = fitting.map((one) => ({
      ...newPhoto(one.name),
      ...one,
      ...(one.path === null
        ? ({ state: 'waiting' } as const)
        : ({ state: 'checking', progress: 1 } as const)),
      message: null,
    }));
    this.#set([...this.#photos, ...restored]);
    for (const { id, path } of restored) if (path !== null) void this.#check(id, path);
    void this.#takeUp(fitting.filter(({ path }) => path === null));
  }

  /** Finds the files of photos that were not uploaded; of one without a file it is said why. */
  async #takeUp(cut: readonly (DraftPhoto & { id: string })[]): Promise<void> {
    const files = await keptFiles();
    for (const { id, message } of cut) {
      const file = files.get(id);
      // Removed meanwhile.
      if (!this.#photos.some((photo) => photo.id === id)) continue;
      if (file) this.#place(id, file);
      else this.#update(id, { state: 'refused', message: message ?? CUT_OFF });
    }
    this.#sendNext();
  }

  /** A file that is to be uploaded under this id, and made smaller first where it is too large. */
  #place(id: string, file: File): void {
    this.#work.set(id, newWork(file));
    const state = isTooLarge(file) ? 'shrinking' : 'waiting';
    this.#update(id, { state, name: file.name, message: null });
    if (state === 'shrinking') this.#shrinking = this.#shrinking.then(() => this.#shrink(id, file));
  }

  /** What is not uploaded is kept on this device no longer. */
  forgetFiles(): void {
    for (const { id } of this.#photos) void forgetPhoto(id);
  }

  /** Removes all photos. */
  clear(): void {
    for (const { id } of this.#photos) this.remove(id);
  }

  /** Removes a photo; a running upload is aborted. */
  remove(id: string): void {
    this.#work.get(id)?.abort.abort();
    this.#work.delete(id);
    void forgetPhoto(id);
    this.#set(this.#photos.filter((photo) => photo.id !== id));
    this.#sendNext();
  }

  async #shrink(id: string, file: File): Promise<void> {
    // Removed, stopped or begun anew meanwhile.
    const isWanted = () =>
      this.#work.get(id)?.file === file &&
      this.#photos.some((photo) => photo.id === id && photo.state === 'shrinking');
    const shrunk = isWanted() ? await shrinkPhoto(file) : null;
    if (!isWanted()) return;
    if (shrunk) {
      keepFile(id, shrunk);
      this.#place(id, shrunk);
      this.#update(id, { isSmaller: true });
    } else {
      void forgetPhoto(id);
      this.#update(id, { state: 'refused', message: UNREADABLE });
      this.#onTooLarge();
    }
    this.#sendNext();
  }

  /** Uploads failed photos again. */
  retry(ids: readonly string[]): void {
    for (const id of ids) {
      const file = this.#work.get(id)?.file;
      if (file && isTooLarge(file)) this.#place(id, file);
      else this.#update(id, { state: 'waiting', progress: 0, message: null });
    }
    this.#sendNext();
  }

  /** Uploads again, once, what has failed without a word of the server: the network is back. */
  retryOnline(): void {
    const cut = this.#photos.filter(
      ({ state, message }) => state === 'failed' && (message === null || message === OFFLINE),
    );
    this.retry(cut.map(({ id }) => id));
  }

  /** Aborts the uploads that have not arrived yet; they can be retried. */
  stop(): void {
    for (const { id } of this.#photos.filter((photo) => !hasArrived(photo))) {
      const work = this.#work.get(id);
      work?.abort.abort();
      if (work) work.abort = new AbortController();
      this.#update(id, { state: 'failed' });
    }
  }

  /** Resolves as soon as no upload is running; for the check of uploaded photos it waits a few seconds at most. */
  async settled(): Promise<void> {
    await this.#until(hasArrived);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const enough = new Promise((resolve) => {
      timer = setTimeout(resolve, CHECKING_MS);
    });
    await Promise.race([this.#until((photo) => !isPending(photo)), enough]);
    clearTimeout(timer);
  }

  /** Resolves as soon as all that was uploaded is checked, or cannot be for now. */
  async checked(): Promise<void> {
    await this.#until(({ state }) => state !== 'checking');
  }

  #until(isDone: (photo: QueuedPhoto) => boolean): Promise<void> {
    return new Promise((resolve) => {
      const check = () => {
        if (!this.#photos.every(isDone)) return;
        unsubscribe();
        resolve();
      };
      const unsubscribe = this.subscribe(check);
      check();
    });
  }

  #enqueue(file: File): void {
    const photo = newPhoto(file.name);
    const { id } = photo;
    this.#set([...this.#photos, photo]);
    this.#place(id, file);
    keepFile(id, file);
    void photoPreviewUrl(file).then((preview) => this.#update(id, { preview }));
  }

  #sendNext(): void {
    const busy = this.#photos.filter(({ state }) => state === 'sending').length;
    const waiting = this.#photos.filter(({ state }) => state === 'waiting');
    for (const { id } of waiting.slice(0, AT_ONCE - busy)) void this.#send(id);
  }

  async #send(id: string): Promise<void> {
    const work = this.#work.get(id);
    if (!work) return;
    const { signal } = work.abort;
    this.#update(id, { state: 'sending', progress: 0 });
    try {
      const path = await work.upload.send({
        signal,
        onProgress: (progress) => this.#update(id, { progress }),
        onArrived: (arrived) => {
          this.#update(id, { state: 'checking', path: arrived });
          this.#sendNext();
        },
      });
      this.#markReady(id, path);
    } catch (error) {
      if (signal.aborted) return;
      const { message, forNow } =
        error instanceof PhotoRefusedError
          ? error
          : { message: navigator.onLine ? null : OFFLINE, forNow: true };
      if (!forNow) void forgetPhoto(id);
      this.#update(id, { state: forNow ? 'failed' : 'refused', message });
    }
    this.#sendNext();
  }

  async #check(id: string, path: string): Promise<void> {
    try {
      await photoVerdict(path);
      this.#markReady(id, path);
    } catch (error) {
      void forgetPhoto(id);
      const message = error instanceof PhotoRefusedError ? error.message : null;
      this.#update(id, { state: 'refused', path: null, message });
    }
  }

  /**
   * Only now is its file needed no more: forgotten as soon as it arrives, it is lost with a page that ends before the draft has its
   * path.
   */
  #markReady(id: string, path: string): void {
    void forgetPhoto(id);
    this.#update(id, { state: 'ready', path });
  }

  #update(id: string, changes: Partial<QueuedPhoto>): void {
    this.#set(this.#photos.map((photo) => (photo.id === id ? { ...photo, ...changes } : photo)));
  }

  #set(photos: readonly QueuedPhoto[]): void {
    this.#photos = photos;
    for (const listener of this.#listeners) listener();
  }
}

/** Those that were to be sent; what the form has refused, and said so, is none of them. */
export function accepted(photos: readonly QueuedPhoto[]): QueuedPhoto[] {
  return photos.filter(({ state, message }) => state !== 'refused' || message === CUT_OFF);
}

/** Those of them that are not uploaded. */
export function missing(photos: readonly QueuedPhoto[]): QueuedPhoto[] {
  return accepted(photos).filter((photo) => !isUploaded(photo));
}

const isTooLarge = ({ size }: File): boolean => size >= MAX_PHOTO_BYTES;

/** Also true of one that will never arrive. */
function hasArrived(photo: QueuedPhoto): boolean {
  return !isPending(photo) || photo.state === 'checking';
}

/** What is said of a photo whose upload ended with its page or network, and of one that cannot be made smaller. */
export const CUT_OFF = 'You left the page before it was sent. Please choose it again.';
export const OFFLINE = 'You’re offline. We send it by itself once you are back.';
export const UNREADABLE = 'This browser cannot read the picture. Please select an image smaller than 5MB.';

function newPhoto(name: string): QueuedPhoto {
  const id = crypto.randomUUID();
  const fresh = { state: 'waiting', progress: 0, path: null, message: null, isSmaller: false } as const;
  return { id, name, preview: null, ...fresh };
}

function newWork(file: File): Work {
  return { file, upload: new PhotoUpload(file, 'form'), abort: new AbortController() };
}
