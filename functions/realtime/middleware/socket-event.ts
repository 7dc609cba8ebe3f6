import type { APIGatewayProxyStructuredResultV2, APIGatewayProxyWebsocketEventV2 } from 'aws-lambda';
import type { RealtimeDeps } from '../deps.ts';

/** An event of the WebSocket API. That of `$connect` carries what the type of messages lacks. */
export type SocketEvent = APIGatewayProxyWebsocketEventV2 & {
  headers?: Record<string, string | undefined>;
  queryStringParameters?: Record<string, string | undefined>;
};

/** The result of an event. API Gateway reads its status alone, and of a handshake alone. */
export type SocketResult = APIGatewayProxyStructuredResultV2;

/** An event with the dependencies of its function. */
export type RealtimeEvent = SocketEvent & { deps: RealtimeDeps };
