import type { CorrectRequestBody } from '@harbour-haul/contract/requests/correct-request';
import { REQUEST_TOKEN_HEADER } from '@harbour-haul/contract/requests/get-request';
import { call } from '#lib/api/visitor-call.ts';

/** The calls of whoever holds the link with this token. */
export function requestCalls(token: string) {
  const options = { headers: { [REQUEST_TOKEN_HEADER]: token } };
  return {
    get: () => call('getRequest', {}, options),
    correct: (body: CorrectRequestBody) => call('correctRequest', { body }, options),
    addPhotos: (photoPaths: string[]) => call('addRequestPhotos', { body: { photoPaths } }, options),
    keep: () => call('keepRequest', {}, options),
    cancel: () => call('cancelRequest', {}, options),
  };
}
