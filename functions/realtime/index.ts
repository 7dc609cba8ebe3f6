import { HTTP_STATUS } from '@harbour-haul/contract/api-error';
import { AppError } from '@harbour-haul/domain/errors';
import type { APIGatewayProxyStructuredResultV2, APIGatewayProxyWebsocketEventV2 } from 'aws-lambda';
import { log } from '../shared/log.ts';
import { connect } from './connect.ts';
import { composeRealtime, type RealtimeDeps } from './deps.ts';
import { disconnect } from './disconnect.ts';
import { receiveFrame } from './receive-frame.ts';

/** The event of `$connect` carries what the type of messages lacks. */
type SocketEvent = APIGatewayProxyWebsocketEventV2 & {
  headers?: Record<string, string>;
  queryStringParameters?: Record<string, string>;
};

let deps: RealtimeDeps | undefined;

/** The one function behind the WebSocket API. Replies to frames are events; only a handshake returns a status. */
export async function handler(event: SocketEvent): Promise<APIGatewayProxyStructuredResultV2> {
  deps ??= composeRealtime();
  const { connectionId, eventType, requestId } = event.requestContext;
  try {
    if (eventType === 'CONNECT') {
      const headers = lowerCased(event.headers ?? {});
      await connect({ connectionId, headers, query: event.queryStringParameters ?? {} }, deps);
    } else if (eventType === 'DISCONNECT') await disconnect(connectionId, deps);
    else await receiveFrame(connectionId, event.body ?? '', deps);
    return { statusCode: 200 };
  } catch (error) {
    if (error instanceof AppError) return { statusCode: HTTP_STATUS[error.code] };
    const name = error instanceof Error ? error.name : typeof error;
    log('error', 'socket failed', { requestId, connectionId, error: name });
    return { statusCode: 500 };
  }
}

function lowerCased(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}
