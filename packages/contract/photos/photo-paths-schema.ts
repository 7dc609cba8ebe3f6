import { isPhotoName, photoPath } from '@harbour-haul/domain/photos/photo';
import { array, string } from 'yup';
import { INVALID, REQUIRED } from '../messages.ts';

const path = () =>
  string()
    .typeError(INVALID)
    .required(REQUIRED)
    .test('path', 'Please use a path that an upload was answered with.', isPhotoPath);

/** Paths as uploads return them, at most `max`; may be left out. */
export function photoPathsSchema(max: number) {
  return array(path()).typeError(INVALID).max(max, `Please send at most ${max} photos.`);
}

function isPhotoPath(text: string): boolean {
  const name = text.split('/').at(-1) ?? '';
  return isPhotoName(name) && text === photoPath(name);
}
