import type { ChosenPhoto as SaidPhoto } from '@harbour-haul/domain/conversation/slots';
import { MAX_PHOTO_BYTES } from '@harbour-haul/domain/photos/photo';
import { MAX_PHOTOS_AT_ONCE } from '@harbour-haul/domain/photos/photo-limits';
import { useEffect, useRef, useState } from 'react';
import { isForgotten } from '#lib/photos/kept-photos.ts';
import { PhotoRefusedError } from '#lib/photos/photo-refused-error.ts';
import { photoTypeOf } from '#lib/photos/photo-type.ts';
import { PhotoUpload } from '#lib/photos/photo-upload.ts';
import { photoPreviewUrl, shrinkPhoto } from '#lib/photos/scale-photo.ts';
import { withLock } from '#lib/with-lock.ts';
import type { ChatClient } from '../conversation/chat-client.ts';
import type { ChatNotice } from '../conversation/chat-notice.ts';
import { joinRequest } from '../conversation/join-request.ts';
import type { ChatTexts } from '../texts/chat-texts.ts';
import type { UnsentPhoto } from './unsent-photos.ts';
import { useKeptPhotos } from './use-kept-photos.ts';

/** A photo between choosing and being said. */
export interface ChosenPhoto extends UnsentPhoto {
  id: string;
  state: 'shrinking' | 'chosen' | 'sending' | 'checking' | 'refused';
  /** How much of it is sent, from 0 to 1. */
  progress: number;
  /** Why it was refused. */
  message: string | null;
  /** The message that says it already, where it is sent again. */
  retriedMessageId: string | null;
  /** Nobody has asked for that: the network is back, or a request is about to be sent. */
  byItself: boolean;
}

interface PhotoHost {
  client: ChatClient;
  texts: Pick<ChatTexts, 'notices' | 'message'>;
  showNotice: (notice: ChatNotice) => void;
}

export type PhotoSending = ReturnType<typeof usePhotos>;

const FRESH = { state: 'chosen', progress: 0, message: null } as const;

function chosenPhoto(file: File, preview: string | null): ChosenPhoto {
  const state = file.size >= MAX_PHOTO_BYTES ? 'shrinking' : 'chosen';
  const unsaid = { upload: null, retriedMessageId: null, byItself: false };
  return { ...FRESH, id: crypto.randomUUID(), file, preview, state, ...unsaid };
}

/**
 * The photo step: photos are chosen, previewed, uploaded and then said, whether the window is open meanwhile or not. An
 * upload that fails stops nothing: the photo stays on this device, to be sent again from its message, or by itself where
 * the client asks for that. The assistant answers once to those that are on their way together.
 */
export function usePhotos({ client, texts, showNotice }: PhotoHost) {
  const { notices, message: translated } = texts;
  const [saidCount, setSaidCount] = useState(0);
  const [photos, setPhotos] = useState<readonly ChosenPhoto[]>([]);
  /** Of those that are on their way, by their ids. */
  const aborts = useRef(new Map<string, AbortController>());
  const sending = useRef<Promise<unknown>>(undefined);
  /** The smaller copies that are being made, by the ids of their photos. */
  const copies = useRef(new Map<string, Promise<ChosenPhoto | null>>());
  /** One is made after the other: decoded, a photo takes many times the memory of its file. */
  const lastCopy = useRef<Promise<unknown>>(undefined);
  /** How many are chosen whose previews are still made: of large photos a phone needs seconds. */
  const coming = useRef(0);
  /** What the assistant has not heard of yet. */
  const unheard = useRef<SaidPhoto>(undefined);
  /** How many of that are stored. */
  const stored = useRef(0);

  const change = (id: string, changes: Partial<ChosenPhoto>) =>
    setPhotos((now) => now.map((photo) => (photo.id === id ? { ...photo, ...changes } : photo)));
  const drop = (id: string) => setPhotos((now) => now.filter((photo) => photo.id !== id));

  useKeptPhotos(photos, async (kept) => {
    // Shown anew by this as well.
    await client.unsentPhotos.loaded;
    const found = kept.map(({ id, file, preview }) => ({ ...chosenPhoto(file, preview), id }));
    setPhotos((now) => [...found.filter(({ id }) => !now.some((photo) => photo.id === id)), ...now]);
    shrinkAll(found);
  });

  async function choose(files: readonly File[]): Promise<void> {
    const images = files.filter((file) => photoTypeOf(file) !== null);
    const taken = images.slice(0, Math.max(0, MAX_PHOTOS_AT_ONCE - photos.length - coming.current));
    coming.current += taken.length;
    if (images.length < files.length) showNotice(notices.notAnImage);
    if (taken.length < images.length) showNotice(notices.tooMany);
    const added = await Promise.all(
      taken.map(async (file) => chosenPhoto(file, await photoPreviewUrl(file))),
    );
    coming.current -= taken.length;
    setPhotos((now) => [...now, ...added]);
    shrinkAll(added);
  }

  function shrinkAll(added: readonly ChosenPhoto[]) {
    for (const photo of added) if (photo.state === 'shrinking') void smallerCopy(photo);
  }

  /** The photo as it is sent; null where this browser cannot make it small enough. */
  function smallerCopy(photo: ChosenPhoto): Promise<ChosenPhoto | null> {
    const known = copies.current.get(photo.id);
    if (known) return known;
    const copy = Promise.resolve(lastCopy.current).then(() => shrink(photo));
    lastCopy.current = copy;
    copies.current.set(photo.id, copy);
    return copy;
  }

  async function shrink(photo: ChosenPhoto): Promise<ChosenPhoto | null> {
    const file = await shrinkPhoto(photo.file);
    if (file) {
      change(photo.id, { file, state: 'chosen' });
      return { ...photo, file, state: 'chosen' };
    }
    showNotice(notices.fileTooLarge);
    drop(photo.id);
    return null;
  }

  /**
   * Sends all that is chosen.
   * @param along with what is said: also what is still made smaller
   * @returns when they are said or were refused, also those that are on their way already
   */
  function send(along: boolean): Promise<unknown> {
    const ready = photos.filter(({ state }) => state === 'chosen' || (along && state === 'shrinking'));
    return sendAll(ready);
  }

  function sendAll(ready: readonly ChosenPhoto[]): Promise<unknown> {
    sending.current = Promise.all([sending.current, ...ready.map(sendOne)]);
    return sending.current;
  }

  async function sendOne(photo: ChosenPhoto): Promise<void> {
    if (aborts.current.has(photo.id)) return;
    const abort = new AbortController();
    aborts.current.set(photo.id, abort);
    await withLock(`photo ${photo.id}`, () => sendHere(photo, abort.signal));
    aborts.current.delete(photo.id);
    if (aborts.current.size > 0 || !unheard.current) return;
    const heard = unheard.current;
    const count = stored.current;
    unheard.current = undefined;
    stored.current = 0;
    await client.hearPhoto(heard, count);
  }

  /** What another tab was faster with is done. */
  async function sendHere(photo: ChosenPhoto, signal: AbortSignal): Promise<void> {
    if (await isForgotten(photo.id)) {
      client.unsentPhotos.delete(photo.id);
      return drop(photo.id);
    }
    const small = photo.state === 'shrinking' ? await smallerCopy(photo) : photo;
    if (small) await upload(small, signal);
  }

  async function upload(chosen: ChosenPhoto, signal: AbortSignal): Promise<void> {
    const { id } = chosen;
    change(id, { ...FRESH, state: 'sending' });
    let sent = chosen;
    try {
      const upload = chosen.upload ?? new PhotoUpload(chosen.file, 'chat');
      sent = { ...chosen, upload };
      const path = await upload.send({
        signal,
        onProgress: (progress) => change(id, { progress }),
        onArrived: () => change(id, { state: 'checking' }),
      });
      if (sent.retriedMessageId !== null) await joinRequest(client.store.record, path);
      await say(sent, path);
    } catch (error) {
      // Where it was not only cancelled but removed, nothing is left to be chosen.
      if (signal.aborted) {
        if (sent.retriedMessageId === null) change(id, { ...FRESH, upload: sent.upload });
        else drop(id);
      } else if (error instanceof PhotoRefusedError) {
        change(id, { state: 'refused', message: translated(error.message) });
        if (!error.forNow && sent.retriedMessageId !== null)
          client.unsentPhotos.delete(sent.retriedMessageId);
      } else await sayUnsent(sent);
    }
  }

  async function sayUnsent(chosen: ChosenPhoto) {
    if (chosen.retriedMessageId === null) return say(chosen, null);
    if (!chosen.byItself) showNotice(notices.photoUnreachable);
    drop(chosen.id);
  }

  async function say(chosen: ChosenPhoto, path: string | null) {
    await client.sayPhoto({ ...chosen, path });
    if (path !== null) {
      unheard.current = { kind: 'stored', path };
      stored.current += 1;
    } else unheard.current ??= { kind: 'local' };
    if (chosen.retriedMessageId !== null) client.unsentPhotos.delete(chosen.retriedMessageId);
    drop(chosen.id);
    setSaidCount((count) => count + 1);
  }

  /** Sends a photo again that could not be stored, from the message that says so. */
  const retry = (messageId: string) => void sendAgain([messageId], false);

  function sendAgain(messageIds: readonly string[], byItself: boolean): Promise<unknown> {
    const again = messageIds.flatMap((id): ChosenPhoto[] => {
      // Under the id of its message, so that it is not sent twice at once.
      if (aborts.current.has(id) || photos.some((photo) => photo.id === id)) return [];
      const unsent = client.unsentPhotos.byMessage.get(id);
      if (!unsent) return [];
      return [{ ...chosenPhoto(unsent.file, unsent.preview), ...unsent, id, retriedMessageId: id, byItself }];
    });
    if (again.length > 0) setPhotos((now) => [...now, ...again]);
    return sendAll(again);
  }

  // Each time anew: it knows the photos as they are now.
  useEffect(() => client.onSendPhotos(() => sendAgain([...client.unsentPhotos.byMessage.keys()], true)));

  const cancel = (id: string) => aborts.current.get(id)?.abort();

  /** Of a photo, or of all where none is named. */
  function remove(id?: string) {
    for (const [key, abort] of aborts.current) if (id === undefined || key === id) abort.abort();
    if (id !== undefined) return drop(id);
    unheard.current = undefined;
    stored.current = 0;
    setPhotos([]);
  }

  return { photos, saidCount, choose, send, cancel, retry, remove };
}
