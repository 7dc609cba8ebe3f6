import { MAX_PHOTO_BYTES } from '@harbour-haul/domain/photos/photo';
import { photoTypeOf } from '#lib/photos/photo-type.ts';
import { PhotoUpload } from '#lib/photos/photo-upload.ts';
import { PhotoRefusedError } from '#lib/photos/photo-verdict.ts';
import { photoPreviewUrl, shrinkPhoto } from '#lib/photos/scale-photo.ts';
import { isUnderWay, type TrayComplaint, type TrayPhoto } from './tray-photo.ts';

/** Phones have little room on the line, and less memory. */
const AT_ONCE = 2;

/** Most photos are looked at within a second. */
const CHECKING_MS = 5000;

/** What belongs to a photo and is not shown. */
interface Work {
  file: File;
  upload: PhotoUpload;
  abort: AbortController;
}

/**
 * The photos of a request: each is sent as soon as it is chosen, so that it is there by the time the form is filled. One
 * that fails stops nobody.
 */
export class PhotoTray {
  #photos: readonly TrayPhoto[] = [];
  readonly #work = new Map<string, Work>();
  readonly #listeners = new Set<() => void>();
  readonly #most: number;
  readonly #onComplaint: (complaint: TrayComplaint) => void;

  /**
   * @param most how many photos there is room for
   * @param onComplaint hears why something that was chosen was not taken as it is
   */
  constructor(most: number, onComplaint: (complaint: TrayComplaint) => void) {
    this.#most = most;
    this.#onComplaint = onComplaint;
  }

  /** The photos as they are now; the same array until something changes. */
  get photos(): readonly TrayPhoto[] {
    return this.#photos;
  }

  /** How many are on their way. */
  get underWay(): number {
    return this.#photos.filter(isUnderWay).length;
  }

  /** Hears of changes. Answers how to stop. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Takes chosen files in, as far as they are photos and there is room. */
  add(files: readonly File[]): void {
    const images = files.filter((file) => photoTypeOf(file) !== null);
    const taken = images.slice(0, this.#most - this.#photos.length);
    if (images.length < files.length) this.#onComplaint('not-an-image');
    if (taken.length < images.length) this.#onComplaint('too-many');
    if (taken.some(({ size }) => size >= MAX_PHOTO_BYTES)) this.#onComplaint('too-large');
    for (const file of taken) this.#take(file);
    this.#sendNext();
  }

  /** Takes a photo out; on its way, it is stopped. */
  remove(id: string): void {
    this.#work.get(id)?.abort.abort();
    this.#work.delete(id);
    this.#set(this.#photos.filter((photo) => photo.id !== id));
    this.#sendNext();
  }

  /** Makes a photo smaller that is too large, and sends that. */
  async shrink(id: string): Promise<void> {
    const work = this.#work.get(id);
    if (!work) return;
    this.#change(id, { state: 'shrinking' });
    const smaller = await shrinkPhoto(work.file);
    if (!this.#work.has(id)) return;
    if (smaller) {
      this.#work.set(id, newWork(smaller));
      this.#change(id, { state: 'waiting', name: smaller.name });
    } else {
      const message = 'This browser cannot read the picture. Please select an image smaller than 5MB.';
      this.#change(id, { state: 'refused', message });
    }
    this.#sendNext();
  }

  /** Sends again what did not arrive. */
  retry(ids: readonly string[]): void {
    for (const id of ids) this.#change(id, { state: 'waiting', progress: 0 });
    this.#sendNext();
  }

  /** Stops what has not arrived yet; it may be sent again. */
  stop(): void {
    for (const { id } of this.#photos.filter((photo) => !hasArrived(photo))) {
      const work = this.#work.get(id);
      work?.abort.abort();
      if (work) work.abort = new AbortController();
      this.#change(id, { state: 'failed' });
    }
  }

  /** Ends as soon as nothing is on the line; that a photo is looked at is waited for a moment only. */
  async settled(): Promise<void> {
    await this.#until(hasArrived);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const enough = new Promise((resolve) => {
      timer = setTimeout(resolve, CHECKING_MS);
    });
    await Promise.race([this.#until((photo) => !isUnderWay(photo)), enough]);
    clearTimeout(timer);
  }

  #until(isDone: (photo: TrayPhoto) => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = () => {
        if (!this.#photos.every(isDone)) return;
        unsubscribe();
        resolve();
      };
      const unsubscribe = this.subscribe(look);
      look();
    });
  }

  #take(file: File): void {
    const id = crypto.randomUUID();
    this.#work.set(id, newWork(file));
    const state = file.size >= MAX_PHOTO_BYTES ? 'too-large' : 'waiting';
    const photo = {
      id,
      name: file.name,
      preview: null,
      state,
      progress: 0,
      path: null,
      message: null,
    } as const;
    this.#set([...this.#photos, photo]);
    void photoPreviewUrl(file).then((preview) => this.#change(id, { preview }));
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
    this.#change(id, { state: 'sending', progress: 0 });
    try {
      const path = await work.upload.send({
        signal,
        onProgress: (progress) => this.#change(id, { progress }),
        onArrived: (arrived) => {
          this.#change(id, { state: 'checking', path: arrived });
          this.#sendNext();
        },
      });
      this.#change(id, { state: 'ready', path });
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof PhotoRefusedError) this.#change(id, { state: 'refused', message: error.message });
      else this.#change(id, { state: 'failed' });
    }
    this.#sendNext();
  }

  #change(id: string, changes: Partial<TrayPhoto>): void {
    this.#set(this.#photos.map((photo) => (photo.id === id ? { ...photo, ...changes } : photo)));
  }

  #set(photos: readonly TrayPhoto[]): void {
    this.#photos = photos;
    for (const listener of this.#listeners) listener();
  }
}

/** Or will not come. */
function hasArrived(photo: TrayPhoto): boolean {
  return !isUnderWay(photo) || photo.state === 'checking';
}

function newWork(file: File): Work {
  return { file, upload: new PhotoUpload(file, 'form'), abort: new AbortController() };
}
