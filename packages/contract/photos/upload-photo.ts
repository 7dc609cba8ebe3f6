import { MAX_PHOTO_BYTES, PHOTO_TYPES } from '@harbour-haul/domain/photos/photo';
import { type InferType, number, object, string } from 'yup';
import { INVALID, REQUIRED } from '../messages.ts';
import { defineOperation } from '../operation.ts';
import { requiredVisitorId } from '../visitor-id-field.ts';
import { NOT_AN_IMAGE, PHOTO_TOO_LARGE } from './photo-texts.ts';

/**
 * Announces a photo by JSON: returns where the browser sends the very bytes, 201. A form brings the file itself, and
 * gets an `UploadPhotoFormResponse`.
 */
export const uploadPhoto = defineOperation<{
  body: UploadPhotoBody;
  form: UploadFormFields;
  response: PhotoUploadTicket;
  formResponse: UploadPhotoFormResponse;
}>()({
  method: 'POST',
  path: '/api/upload-photo',
  access: 'public',
  function: 'photos',
  form: true,
});

export const uploadPhotoRequest = { body: uploadPhotoSchema, form: uploadFormSchema };

export type UploadPhotoBody = InferType<ReturnType<typeof uploadPhotoSchema>>;

export type UploadFormFields = InferType<ReturnType<typeof uploadFormSchema>>;

export interface UploadPhotoFormResponse {
  /** `/uploads/…`; shown as soon as the photo is found clean. */
  path: string;
}

/** Good for ten minutes and with exactly these headers; a broken upload may be repeated there. */
export interface PhotoUploadTicket extends UploadPhotoFormResponse {
  upload: { method: 'PUT'; url: string; headers: Record<string, string> };
}

/** A file's own name, which is checked and not stored: no folders, no control characters. */
const FILE_NAME = /^[^/\\\p{Cc}]+$/u;

const source = () => string().typeError(INVALID).oneOf(['chat', 'form'], INVALID);

/** What the browser is about to send, byte for byte. */
function uploadPhotoSchema() {
  return object({
    visitorId: requiredVisitorId(),
    filename: string()
      .typeError(INVALID)
      .required(REQUIRED)
      .max(255, 'The file name must be at most 255 characters.')
      .matches(FILE_NAME, 'Please send the file’s own name, without folders.'),
    contentType: string().typeError(INVALID).required(REQUIRED).oneOf(PHOTO_TYPES, NOT_AN_IMAGE),
    size: number()
      .typeError(INVALID)
      .required(REQUIRED)
      .integer(INVALID)
      .min(1, 'This file is empty. Please select another image.')
      .lessThan(MAX_PHOTO_BYTES, PHOTO_TOO_LARGE),
    /** Where it was added; the chat where nothing is said. */
    source: source(),
  });
}

/** The fields beside the file of a form. */
function uploadFormSchema() {
  return object({ visitorId: requiredVisitorId(), source: source() });
}
