import type { IncomingMessage } from 'node:http';
import { plainAddress, splitUrl } from '../gateway/http/request-event.ts';
import type { Behavior, Distribution } from './distribution.ts';
import { type EventSource, edgeEvent, requestFromEvent, responseFromEvent } from './edge-event.ts';
import type { EdgeRequest, EdgeResponse } from './edge-types.ts';

/** A viewer's request as it reached the edge. */
export function viewerRequest(message: IncomingMessage): EdgeRequest {
  const { pathname, query } = splitUrl(message.url ?? '/');
  const headers: Record<string, string> = {};
  for (const [name, values] of Object.entries(message.headersDistinct)) {
    if (values !== undefined) headers[name] = values.join(name === 'cookie' ? '; ' : ',');
  }
  const viewer = { ip: plainAddress(message.socket.remoteAddress), port: message.socket.remotePort ?? 0 };
  return { method: message.method ?? 'GET', uri: pathname, query, headers, viewer };
}

/** The behaviour that treats a path: the first whose pattern matches. */
export function behaviorFor({ behaviors }: Distribution, path: string): Behavior {
  const found = behaviors.find((behavior) => behavior.matches(path));
  if (found === undefined) throw new Error('the default behaviour matches everything');
  return found;
}

/**
 * What the behaviour's viewer-request function makes of a request: another request, or a response at once.
 * @throws EdgeFunctionError
 */
export async function runViewerRequest(
  behavior: Behavior,
  request: EdgeRequest,
  source: EventSource,
): Promise<EdgeRequest | EdgeResponse> {
  if (behavior.viewerRequest === undefined) return request;
  const result = await behavior.viewerRequest(edgeEvent(source, request));
  return 'statusCode' in result ? responseFromEvent(result) : requestFromEvent(request, result);
}
