import type { ApiErrorBody } from '@harbour-haul/contract/api-error';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { HttpResponse } from './http-types.ts';

/** A response in API Gateway's form: JSON that is not cached, unless its headers say otherwise, or bytes. */
export function toResult({
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

/** Senders of forms read the text of an error as `error` (specification section 7). */
export function forForm(response: HttpResponse): HttpResponse {
  const body = response.body as ApiErrorBody;
  return { ...response, body: { ...body, error: body.message } satisfies ApiErrorBody };
}
