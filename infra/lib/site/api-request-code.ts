import { FORM_LIMIT_KB } from '@harbour-haul/contract/routes';
import { VIEWER_ADDRESS_HEADER, VIEWER_HOST_HEADER } from '../names.ts';

/**
 * The code of the CloudFront Function before the API. What the viewer sends as its own address and the site's is
 * overwritten with what CloudFront sees. A body that no function can be sent is refused here, in words: the API itself
 * would have none with the remedy.
 */
export function apiRequestCode(): string {
  return `
var TOO_LARGE = ${JSON.stringify(JSON.stringify(TOO_LARGE))};

function handler(event) {
  var request = event.request;
  var length = request.headers['content-length'];
  if (length && Number(length.value) > ${FORM_LIMIT_KB * 1024}) {
    return {
      statusCode: 413,
      statusDescription: 'Content Too Large',
      headers: { 'content-type': { value: 'application/json; charset=utf-8' }, 'cache-control': { value: 'no-store' } },
      body: TOO_LARGE
    };
  }
  request.headers['${VIEWER_ADDRESS_HEADER}'] = { value: event.viewer.ip };
  request.headers['${VIEWER_HOST_HEADER}'] = { value: request.headers.host.value };
  return request;
}`;
}

const LIMIT = `${(FORM_LIMIT_KB / 1000).toFixed(1)} MB`;
const MESSAGE = `The request is larger than ${LIMIT}. Please send larger photos by way of a JSON request to /api/upload-photo.`;

/** As `contract/api-error.ts` shapes every refusal. */
const TOO_LARGE = {
  code: 'payload_too_large',
  message: MESSAGE,
  error: MESSAGE,
  fields: { photo: `Please send at most ${LIMIT} in a form.` },
};
