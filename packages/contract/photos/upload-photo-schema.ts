import { MAX_PHOTO_BYTES, PHOTO_TYPES } from '@harbour-haul/domain/photos/photo';
import { type InferType, number, object, string } from 'yup';
import { visitorIdSchema } from '../leads/visitor-id.ts';
import { INVALID, REQUIRED } from '../messages.ts';
import { NOT_AN_IMAGE, PHOTO_TOO_LARGE } from './photo-texts.ts';

/** A file's own name, which is looked at and then forgotten: no folders, no control characters. */
const FILE_NAME = /^[^/\\\p{Cc}]+$/u;

const visitorId = () => visitorIdSchema.required('Visitor ID is required');
const source = () => string().typeError(INVALID).oneOf(['chat', 'form'], INVALID);

/** The JSON body of `POST /api/upload-photo`: what the browser is about to send, byte for byte. */
export const uploadPhotoSchema = object({
  visitorId: visitorId(),
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
  /** By which door it comes in; the chat where nothing is said. */
  source: source(),
});

/** The fields beside the file of a `POST /api/upload-photo` that is a form. */
export const uploadFormSchema = object({ visitorId: visitorId(), source: source() });

/** The query of `GET /api/chat/photos`. `_t` only defeats caches (specification section 7). */
export const listChatPhotosSchema = object({ visitorId: visitorId(), _t: string().max(30, INVALID) });

/** The query of a stored picture. */
export const photoQuerySchema = object({
  size: string().oneOf(['thumbnail'], 'Please ask for size=thumbnail, or leave it out for the full size.'),
  _t: string().max(30, INVALID),
});

export type UploadPhotoInput = InferType<typeof uploadPhotoSchema>;
