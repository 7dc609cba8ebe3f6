import type { ApiRoute } from '@harbour-haul/contract/operation';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';

/** What the parsers of bodies read of an event. */
export type RequestBodyEvent = Pick<APIGatewayProxyEventV2, 'headers' | 'body' | 'isBase64Encoded'> & {
  route: ApiRoute;
};

/** Whether a request has a body to parse: a POST or PATCH, but for a POST that sends none, such as log-out. */
export function hasBody({ route: { method }, headers, body }: RequestBodyEvent): boolean {
  if (method !== 'POST' && method !== 'PATCH') return false;
  return (body ?? '') !== '' || headers['content-type'] !== undefined;
}
