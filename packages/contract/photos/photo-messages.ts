import type { PhotoFindings, PhotoState } from '@harbour-haul/domain/photos/photo';

/** What `POST /api/upload-photo` answers to a form, with 201. */
export interface UploadPhotoResponse {
  /** `/uploads/…`; shown as soon as the photo is found clean. */
  path: string;
}

/**
 * What it answers to JSON, with 201: where the browser sends the very bytes that it announced, within ten minutes and
 * with exactly these headers. A broken upload may be repeated there.
 */
export interface PhotoUploadTicket extends UploadPhotoResponse {
  upload: { method: 'PUT'; url: string; headers: Record<string, string> };
}

/** What `GET /api/chat/photos` answers: the paths of the photos sent in the chat, the oldest first. */
export type ChatPhotosResponse = string[];

/** What `GET /api/photos/{name}/state` answers. */
export interface PhotoStateResponse {
  path: string;
  state: PhotoState;
  /** What to tell the uploader of a photo that was refused, else null. */
  message: string | null;
  /** Of the picture to be shown; null until it is clean. */
  width: number | null;
  height: number | null;
  /** A tiny blurred data URL to show while the picture loads. */
  placeholder: string | null;
  /** What was seen in it, for admins alone; null for visitors, and where nothing has been looked for. */
  findings: PhotoFindings | null;
}
