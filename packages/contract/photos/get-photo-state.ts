import type { PhotoFindings, PhotoState } from '@harbour-haul/domain/photos/photo';
import { defineOperation } from '../operation.ts';

/** What became of a photo that was sent. */
export const getPhotoState = defineOperation<{ response: PhotoStateResponse }>()({
  method: 'GET',
  path: '/api/photos/{name}/state',
  access: 'viewer',
  function: 'photos',
});

export interface PhotoStateResponse {
  path: string;
  state: PhotoState;
  /** The text for the uploader of a photo that was refused, else null. */
  message: string | null;
  /** Of the image to be shown; null until it is clean. */
  width: number | null;
  height: number | null;
  /** A tiny blurred data URL to show while the image loads. */
  placeholder: string | null;
  /** What was recognised in it, for admins alone; null for visitors, and where nothing has been looked for. */
  findings: PhotoFindings | null;
}
