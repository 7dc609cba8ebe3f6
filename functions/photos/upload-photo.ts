import {
  type PhotoUploadTicket,
  type UploadFormFields,
  type UploadPhotoBody,
  type UploadPhotoFormResponse,
  uploadPhotoRequest,
} from '@harbour-haul/contract/photos/upload-photo';
import { AppError } from '@harbour-haul/domain/errors';
import { type PhotoSource, type PhotoType, photoPath } from '@harbour-haul/domain/photos/photo';
import type { FormFile } from '../shared/http-types.ts';
import { provenVisitor } from '../shared/identity.ts';
import { log } from '../shared/log.ts';
import { operation } from '../shared/operation.ts';
import { readFormPhoto } from '../shared/photos/form-photo.ts';
import { type PhotoRegistration, registerPhoto } from '../shared/photos/register-photo.ts';
import { storeFormPhoto } from '../shared/photos/store-form-photo.ts';
import { claimCookies } from '../shared/visitor-claim.ts';
import type { PhotosDeps } from './deps.ts';

/** The sender of a photo, as far as the request shows them. */
interface Sender {
  cookies: Record<string, string>;
  viewerAddress: string;
}

interface UploadForm {
  fields: UploadFormFields;
  files: Record<string, FormFile>;
}

/**
 * `POST /api/upload-photo`: JSON registers a photo and gets a presigned URL for exactly that file; a form carries the
 * file itself, up to the size limit of Lambda.
 */
export const uploadPhoto = operation('uploadPhoto', uploadPhotoRequest, async (request, deps: PhotosDeps) =>
  request.form ? receiveForm(request.form, request, deps) : signUpload(request.body, request, deps),
);

async function signUpload(
  { visitorId, contentType, size, source }: UploadPhotoBody,
  sender: Sender,
  deps: PhotosDeps,
) {
  const described = {
    contentType: contentType as PhotoType,
    size,
    source: source as PhotoSource | undefined,
  };
  const registration = await registrationOf(sender, visitorId, described, deps);
  const { name } = await registerPhoto(registration, deps);
  const upload = await deps.store.signUpload(name, contentType, size, registration.now);
  log('info', 'photo registered', { photo: name, size });
  const body: PhotoUploadTicket = { path: photoPath(name), upload };
  return { status: 201, body, ...(await claimCookies(visitorId, registration.proven, deps)) };
}

async function receiveForm({ fields, files }: UploadForm, sender: Sender, deps: PhotosDeps) {
  const { visitorId, source } = fields;
  const photo = readFormPhoto(files);
  if (!photo) {
    throw new AppError('invalid_input', 'Please check the marked fields.', { fields: { photo: 'Required' } });
  }
  const { contentType, bytes } = photo;
  const described = { contentType, size: bytes.length, source: source as PhotoSource | undefined };
  const registration = await registrationOf(sender, visitorId, described, deps);
  const name = await storeFormPhoto(bytes, registration, deps);
  log('info', 'photo received', { photo: name, size: bytes.length });
  const body: UploadPhotoFormResponse = { path: photoPath(name) };
  return { status: 201, body, ...(await claimCookies(visitorId, registration.proven, deps)) };
}

async function registrationOf(
  { cookies, viewerAddress }: Sender,
  visitorId: string,
  {
    source = 'chat',
    ...described
  }: Pick<PhotoRegistration, 'contentType' | 'size'> & {
    source: PhotoSource | undefined;
  },
  deps: PhotosDeps,
): Promise<PhotoRegistration> {
  const proven = await provenVisitor(cookies, deps.tokens);
  return { ...described, source, visitorId, proven, viewerAddress, now: deps.now() };
}
