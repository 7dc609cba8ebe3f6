import { MAX_PHOTO_BYTES } from '@harbour-haul/domain/photos/photo';
import { useRef, useState } from 'react';
import { PhotoRefusedError } from '#lib/photos/photo-refused-error.ts';
import { photoTypeOf } from '#lib/photos/photo-type.ts';
import type { PhotoUpload } from '#lib/photos/photo-upload.ts';
import type { ChatClient } from '../conversation/chat-client.ts';
import type { ChatNotice } from '../conversation/chat-notice.ts';
import type { ChatTexts } from '../texts/chat-texts.ts';
import type { UnsentPhoto } from './unsent-photos.ts';
import { useKeptPhoto } from './use-kept-photo.ts';

/** A photo between choosing and being said. */
export interface ChosenPhoto extends UnsentPhoto {
  state: 'chosen' | 'too-large' | 'shrinking' | 'sending' | 'checking' | 'refused';
  /** How much of it is sent, from 0 to 1. */
  progress: number;
  /** Why it was refused. */
  message: string | null;
  /** The message that says it already, where it is sent again. */
  retriedMessageId: string | null;
}

interface PhotoHost {
  client: ChatClient;
  texts: Pick<ChatTexts, 'notices' | 'message'>;
  showNotice: (notice: ChatNotice) => void;
}

export type PhotoSending = ReturnType<typeof usePhoto>;

/** What reads images is loaded once a photo is chosen; out of reach, it is as if the browser could read none. */
const loadScaling = () => import('#lib/photos/scale-photo.ts');

/** Its code is loaded once a photo is sent; where it is out of reach, the upload has failed. */
async function newUpload(file: File): Promise<PhotoUpload> {
  const { PhotoUpload } = await import('#lib/photos/photo-upload.ts');
  return new PhotoUpload(file, 'chat');
}

function preview(file: File): Promise<string | null> {
  return loadScaling().then(
    ({ photoPreviewUrl }) => photoPreviewUrl(file),
    () => null,
  );
}

function shrunk(file: File): Promise<File | null> {
  return loadScaling().then(
    ({ shrinkPhoto }) => shrinkPhoto(file),
    () => null,
  );
}

const FRESH = { state: 'chosen', progress: 0, message: null, retriedMessageId: null } as const;

/**
 * The photo step: a photo is chosen, previewed, uploaded and then said, whether the window is open meanwhile or not. An
 * upload that fails stops nothing: the photo stays on this device, to be sent again from its message.
 */
export function usePhoto({ client, texts, showNotice }: PhotoHost) {
  const { notices, message: translated } = texts;
  const [saidCount, setSaidCount] = useState(0);
  const [photo, setPhoto] = useState<ChosenPhoto | null>(null);
  const abort = useRef<AbortController>(undefined);
  const sending = useRef<Promise<void>>(undefined);
  const change = (changes: Partial<ChosenPhoto>) => setPhoto((now) => now && { ...now, ...changes });

  // What is sent again is kept with its message.
  const chosenHere = photo?.retriedMessageId === null ? photo : null;
  useKeptPhoto(chosenHere, (kept) => setChosen(kept.file, 'chosen', kept.preview));

  function setChosen(file: File, state: ChosenPhoto['state'], preview: string | null) {
    const chosen = { ...FRESH, file, preview, state, upload: null };
    setPhoto(chosen);
    return chosen;
  }

  async function choose(file: File): Promise<void> {
    if (photoTypeOf(file) === null) return showNotice(notices.notAnImage);
    const isTooLarge = file.size >= MAX_PHOTO_BYTES;
    if (isTooLarge) showNotice(notices.fileTooLarge);
    setChosen(file, isTooLarge ? 'too-large' : 'chosen', await preview(file));
  }

  async function shrink(): Promise<ChosenPhoto | null> {
    if (photo?.state !== 'too-large') return null;
    change({ state: 'shrinking' });
    const smaller = await shrunk(photo.file);
    if (smaller) return setChosen(smaller, 'chosen', photo.preview);
    showNotice(notices.notShrunk);
    setPhoto(null);
    return null;
  }

  /** @returns when it is said or was refused, also where it is on its way already */
  function send(chosen = photo): Promise<void> | undefined {
    if (!chosen || (chosen === photo && photo.state !== 'chosen')) return sending.current;
    sending.current = upload(chosen);
    return sending.current;
  }

  /** Sends the chosen photo with what is said, smaller if it must be. @returns when it is said or was refused */
  async function sendAlong(): Promise<void> {
    const smaller = await shrink();
    await (smaller ? send(smaller) : send());
  }

  async function upload(chosen: ChosenPhoto): Promise<void> {
    setPhoto({ ...chosen, state: 'sending', progress: 0 });
    abort.current = new AbortController();
    const { signal } = abort.current;
    let sent = chosen;
    try {
      const upload = chosen.upload ?? (await newUpload(chosen.file));
      sent = { ...chosen, upload };
      const path = await upload.send({
        signal,
        onProgress: (progress) => change({ progress }),
        onArrived: () => change({ state: 'checking' }),
      });
      await say(sent, path);
    } catch (error) {
      // Where it was not only cancelled but removed, nothing is left to be chosen.
      if (signal.aborted)
        setPhoto((now) => now && (sent.retriedMessageId === null ? { ...sent, ...FRESH } : null));
      else if (error instanceof PhotoRefusedError)
        change({ state: 'refused', message: translated(error.message) });
      else await sayUnsent(sent);
    }
  }

  async function sayUnsent(chosen: ChosenPhoto) {
    if (chosen.retriedMessageId === null) return say(chosen, null);
    showNotice(notices.photoUnreachable);
    setPhoto(null);
  }

  async function say(chosen: ChosenPhoto, path: string | null) {
    await client.sendPhoto({ ...chosen, path });
    if (chosen.retriedMessageId !== null) client.unsentPhotos.delete(chosen.retriedMessageId);
    setPhoto(null);
    setSaidCount((count) => count + 1);
  }

  /** Sends a photo again that could not be stored, from the message that says so. */
  function retry(messageId: string) {
    const unsent = client.unsentPhotos.get(messageId);
    if (unsent && photo === null) void send({ ...unsent, ...FRESH, retriedMessageId: messageId });
  }

  function remove() {
    abort.current?.abort();
    setPhoto(null);
  }

  return {
    photo,
    saidCount,
    choose,
    shrink,
    send: () => send(),
    sendAlong,
    cancel: () => abort.current?.abort(),
    retry,
    remove,
  };
}
