import { useState } from 'react';
import type { VisitorPhoto } from './chat-runner.ts';
import { type ChatNotice, CODE_UNREACHABLE, FILE_TOO_LARGE, NOT_AN_IMAGE } from './notices.ts';
import { photoPreviewUrl } from './photo-preview-url.ts';
import { MAX_PHOTO_BYTES, uploadPhoto } from './upload-photo.ts';

/** A photo between choosing and sending. */
export interface ChosenPhoto {
  file: File;
  preview: string | null;
  sending: boolean;
}

interface PhotoHost {
  showNotice: (notice: ChatNotice) => void;
  /** Takes the photo into the conversation. */
  onSent: (photo: VisitorPhoto) => Promise<void>;
}

/** The photo step: a photo is chosen, looked at, uploaded and then said. An upload that fails stops nothing. */
export function usePhoto({ showNotice, onSent }: PhotoHost) {
  const [photo, setPhoto] = useState<ChosenPhoto | null>(null);

  async function choose(file: File) {
    if (!file.type.startsWith('image/')) return showNotice(NOT_AN_IMAGE);
    if (file.size >= MAX_PHOTO_BYTES) return showNotice(FILE_TOO_LARGE);
    setPhoto({ file, preview: await photoPreviewUrl(file), sending: false });
  }

  async function send() {
    if (!photo || photo.sending) return;
    setPhoto({ ...photo, sending: true });
    const path = await uploadPhoto(photo.file);
    try {
      await onSent({ path, preview: photo.preview });
      setPhoto(null);
    } catch {
      showNotice(CODE_UNREACHABLE);
      setPhoto({ ...photo, sending: false });
    }
  }

  return { photo, choose, send, remove: () => setPhoto(null) };
}
