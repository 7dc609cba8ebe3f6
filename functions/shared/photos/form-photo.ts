import { NOT_AN_IMAGE, PHOTO_TOO_LARGE } from '@harbour-haul/contract/photos/photo-texts';
import { AppError } from '@harbour-haul/domain/errors';
import { MAX_PHOTO_BYTES, PHOTO_TYPES, type PhotoType } from '@harbour-haul/domain/photos/photo';
import type { FormFile } from '../http-types.ts';

/** A file of a form that claims to be a photo; its bytes are not decoded yet. */
export interface FormPhoto {
  contentType: PhotoType;
  bytes: Uint8Array;
}

/**
 * The form's file `photo`, or null where there is none; browsers send an empty one where nothing was chosen.
 * @throws AppError `invalid_input` that names the field in question.
 */
export function readFormPhoto(files: Record<string, FormFile>): FormPhoto | null {
  const { photo, ...others } = files;
  const unknown = Object.keys(others)[0];
  if (unknown !== undefined) throw refused(unknown, 'Invalid input: unknown field, please remove it.');
  if (!photo || (photo.bytes.length === 0 && photo.filename === '')) return null;
  if (photo.bytes.length === 0) throw refused('photo', 'This file is empty. Please select another image.');
  if (photo.bytes.length >= MAX_PHOTO_BYTES) throw refused('photo', PHOTO_TOO_LARGE);
  const contentType = PHOTO_TYPES.find((type) => type === photo.contentType.toLowerCase());
  if (!contentType) throw refused('photo', NOT_AN_IMAGE);
  return { contentType, bytes: photo.bytes };
}

function refused(field: string, text: string): AppError {
  return new AppError('invalid_input', 'Please check the marked fields.', { fields: { [field]: text } });
}
