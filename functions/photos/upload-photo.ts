import type { PhotoUploadTicket, UploadPhotoResponse } from '@harbour-haul/contract/photos/photo-messages';
import { uploadFormSchema, uploadPhotoSchema } from '@harbour-haul/contract/photos/upload-photo-schema';
import { parseInput } from '@harbour-haul/contract/validate';
import { AppError } from '@harbour-haul/domain/errors';
import { type PhotoSource, type PhotoType, photoPath } from '@harbour-haul/domain/photos/photo';
import type { FormBody } from '../shared/form-body.ts';
import type { HttpRequest, HttpResponse, Operation } from '../shared/http-types.ts';
import { provenVisitor } from '../shared/identity.ts';
import { log } from '../shared/log.ts';
import { announcePhoto, type PhotoAnnouncement } from '../shared/photos/announce-photo.ts';
import { readFormPhoto } from '../shared/photos/form-photo.ts';
import { storeFormPhoto } from '../shared/photos/store-form-photo.ts';
import { claimCookies } from '../shared/visitor-claim.ts';
import type { PhotosDeps } from './deps.ts';

/**
 * `POST /api/upload-photo`: JSON gets an address in S3 for the very file that it announces; a form brings the file
 * itself, up to what a function can be sent.
 */
export const uploadPhoto: Operation<PhotosDeps> = async (request, deps) =>
  request.form ? receiveForm(request, request.form, deps) : signUpload(request, deps);

async function signUpload(request: HttpRequest, deps: PhotosDeps): Promise<HttpResponse> {
  const { visitorId, contentType, size, source } = parseInput(uploadPhotoSchema, request.body);
  const announced = {
    contentType: contentType as PhotoType,
    size,
    source: source as PhotoSource | undefined,
  };
  const announcement = await announcementOf(request, visitorId, announced, deps);
  const { name } = await announcePhoto(announcement, deps);
  const upload = await deps.store.signUpload(name, contentType, size, announcement.now);
  log('info', 'photo announced', { requestId: request.requestId, photo: name, size });
  const body: PhotoUploadTicket = { path: photoPath(name), upload };
  return { status: 201, body, ...(await claimCookies(visitorId, announcement.proven, deps)) };
}

async function receiveForm(request: HttpRequest, form: FormBody, deps: PhotosDeps): Promise<HttpResponse> {
  const { visitorId, source } = parseInput(uploadFormSchema, form.fields);
  const photo = readFormPhoto(form);
  if (!photo) {
    throw new AppError('invalid_input', 'Please check the marked fields.', { fields: { photo: 'Required' } });
  }
  const { contentType, bytes } = photo;
  const announced = { contentType, size: bytes.length, source: source as PhotoSource | undefined };
  const announcement = await announcementOf(request, visitorId, announced, deps);
  const name = await storeFormPhoto(bytes, announcement, deps);
  log('info', 'photo received', { requestId: request.requestId, photo: name, size: bytes.length });
  const body: UploadPhotoResponse = { path: photoPath(name) };
  return { status: 201, body, ...(await claimCookies(visitorId, announcement.proven, deps)) };
}

async function announcementOf(
  { cookies, viewerAddress }: HttpRequest,
  visitorId: string,
  {
    source = 'chat',
    ...announced
  }: Pick<PhotoAnnouncement, 'contentType' | 'size'> & {
    source: PhotoSource | undefined;
  },
  deps: PhotosDeps,
): Promise<PhotoAnnouncement> {
  const proven = await provenVisitor(cookies, deps.tokens);
  return { ...announced, source, visitorId, proven, viewerAddress, now: deps.now() };
}
