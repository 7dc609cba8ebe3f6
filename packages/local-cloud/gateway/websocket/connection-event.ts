import type { IncomingMessage } from 'node:http';
import { commonLogTime, newRequestId, plainAddress, splitUrl } from '../http/request-event.ts';
import type { WebSocketApi } from './websocket-api.ts';

/** Who a connection is, from its handshake on. */
export interface ClientIdentity {
  readonly connectionId: string;
  readonly stage: string;
  /** Epoch milliseconds. */
  readonly connectedAt: number;
  readonly sourceIp: string;
  readonly userAgent: string;
}

/** Why a connection ended, as `$disconnect` receives it. */
export interface CloseReason {
  readonly code: number;
  readonly text: string;
}

/** An event for a function, with the id that responses to the client name it by. */
export interface GatewayEvent {
  readonly requestId: string;
  readonly event: Readonly<Record<string, unknown>>;
}

type Context = Readonly<Record<string, unknown>>;

/** Names the client of a handshake. */
export function newClient(message: IncomingMessage, stage: string): ClientIdentity {
  return {
    connectionId: newRequestId(),
    stage,
    connectedAt: Date.now(),
    sourceIp: plainAddress(message.socket.remoteAddress),
    userAgent: message.headers['user-agent'] ?? '',
  };
}

/**
 * The event of a handshake. Header names come as the client wrote them (browsers capitalise, proxies may not), so a
 * function must not depend on their case.
 */
export function connectEvent(
  api: WebSocketApi,
  client: ClientIdentity,
  message: IncomingMessage,
): GatewayEvent {
  const headers = requestHeaders(message);
  const { query } = splitUrl(message.url ?? '/');
  const parameters = collect([...new URLSearchParams(query)]);
  return gatewayEvent(
    api,
    client,
    { routeKey: '$connect', eventType: 'CONNECT' },
    {
      headers: lastValues(headers),
      multiValueHeaders: headers,
      ...(query !== '' && {
        queryStringParameters: lastValues(parameters),
        multiValueQueryStringParameters: parameters,
      }),
    },
  );
}

/** The event of a message; it carries neither headers nor query. */
export function messageEvent(
  api: WebSocketApi,
  client: ClientIdentity,
  message: { readonly routeKey: string; readonly body: string },
): GatewayEvent {
  const { routeKey, body } = message;
  const context = { routeKey, eventType: 'MESSAGE', messageId: newRequestId() };
  return gatewayEvent(api, client, context, { body });
}

/** The event after the end of a connection. */
export function disconnectEvent(
  api: WebSocketApi,
  client: ClientIdentity,
  { code, text }: CloseReason,
): GatewayEvent {
  const headers = { Host: [api.domainName], 'x-api-key': [''], 'X-Forwarded-For': [''], 'x-restapi': [''] };
  return gatewayEvent(
    api,
    client,
    {
      routeKey: '$disconnect',
      eventType: 'DISCONNECT',
      disconnectStatusCode: code,
      disconnectReason: text,
    },
    { headers: lastValues(headers), multiValueHeaders: headers },
  );
}

function gatewayEvent(
  api: WebSocketApi,
  client: ClientIdentity,
  context: Context,
  rest: Context,
): GatewayEvent {
  const { connectionId, stage, connectedAt, sourceIp, userAgent } = client;
  const requestId = newRequestId();
  const now = new Date();
  const requestContext = {
    ...context,
    apiId: api.apiId,
    connectedAt,
    connectionId,
    domainName: api.domainName,
    extendedRequestId: requestId,
    identity: { sourceIp, userAgent },
    messageDirection: 'IN',
    requestId,
    requestTime: commonLogTime(now),
    requestTimeEpoch: now.getTime(),
    stage,
  };
  return { requestId, event: { ...rest, requestContext, isBase64Encoded: false } };
}

function requestHeaders(message: IncomingMessage): Record<string, string[]> {
  const pairs: [string, string][] = [];
  for (const [index, text] of message.rawHeaders.entries()) {
    if (index % 2 === 0) pairs.push([text, message.rawHeaders[index + 1] ?? '']);
  }
  const own = pairs.filter(([name]) => !name.toLowerCase().startsWith('x-forwarded-'));
  const peer = plainAddress(message.socket.remoteAddress);
  const earlier = message.headers['x-forwarded-for'];
  return {
    ...collect(own),
    'X-Forwarded-For': [earlier === undefined ? peer : `${String(earlier)}, ${peer}`],
    'X-Forwarded-Port': ['443'],
    'X-Forwarded-Proto': ['https'],
  };
}

function collect(pairs: readonly (readonly [string, string])[]): Record<string, string[]> {
  const lists: Record<string, string[]> = {};
  for (const [name, value] of pairs) lists[name] = [...(lists[name] ?? []), value];
  return lists;
}

function lastValues(lists: Readonly<Record<string, readonly string[]>>): Record<string, string> {
  return Object.fromEntries(Object.entries(lists).map(([name, values]) => [name, values.at(-1) ?? '']));
}
