import { isPhotoName, photoPath } from '@harbour-haul/domain/photos/photo';
import { array, type InferType, object, string } from 'yup';
import { INVALID, REQUIRED } from '../messages.ts';

const path = string()
  .typeError(INVALID)
  .required(REQUIRED)
  .test('path', 'Please use a path that an upload was answered with.', isPhotoPath);

/** Paths as uploads are answered with, at most so many; may be left out. */
export function photoPathsSchema(most: number) {
  return array(path).typeError(INVALID).max(most, `Please send at most ${most} photos.`);
}

/** The body of `POST /api/leads/{visitorId}/photos`. */
export const addLeadPhotosSchema = object({
  photoPaths: photoPathsSchema(20).required(REQUIRED).min(1, REQUIRED),
});

export type AddLeadPhotosInput = InferType<typeof addLeadPhotosSchema>;

function isPhotoPath(text: string): boolean {
  const name = text.split('/').at(-1) ?? '';
  return isPhotoName(name) && text === photoPath(name);
}
