import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { HttpResponse } from '../http-types.ts';
import type { Middleware } from './pipeline.ts';

/** Turns an operation's response into API Gateway's, whether it succeeded or failed. */
export function jsonResponse(): Middleware<object> {
  const serialize: Middleware<object>['after'] = (request) => {
    request.response = toResult(request.response as HttpResponse);
  };
  return { after: serialize, onError: serialize };
}

/** A response in API Gateway's form: JSON that is not cached, unless its headers say otherwise, or bytes. */
function toResult({
  status,
  body,
  bytes,
  cookies,
  headers,
}: HttpResponse): APIGatewayProxyStructuredResultV2 {
  return {
    statusCode: status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      ...headers,
    },
    ...(cookies && { cookies }),
    ...(bytes
      ? { body: Buffer.from(bytes).toString('base64'), isBase64Encoded: true }
      : { body: body === undefined ? '' : JSON.stringify(body) }),
  };
}
