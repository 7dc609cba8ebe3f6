import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { HttpApi } from './http-api.ts';
import { decode, type RouteMatch } from './match-route.ts';

/** Everything the gateway has of one request. */
export interface GatewayRequest {
  readonly message: IncomingMessage;
  readonly body: Buffer;
  readonly match: RouteMatch;
  readonly requestId: string;
}

/**
 * The payload format 2.0 event of a request, as HTTP APIs send it (checked against live captures): `rawPath` comes
 * decoded and cut at a decoded `?`, cookies leave the headers, and a body travels as text only for `text/*` and
 * three application types; everything else, forms and a missing content type too, is base64.
 */
export function requestEvent(api: HttpApi, request: GatewayRequest): Record<string, unknown> {
  const { message, body, match } = request;
  const { pathname, query } = splitUrl(message.url ?? '/');
  const headers = requestHeaders(message);
  const cookies = cookieList(message.headers.cookie);
  const isText = isTextType(headers['content-type']);
  return {
    version: '2.0',
    routeKey: match.route.routeKey,
    rawPath: decode(pathname).split('?')[0],
    rawQueryString: query,
    ...(cookies.length > 0 && { cookies }),
    headers,
    ...(query !== '' && { queryStringParameters: queryParameters(query) }),
    requestContext: requestContext(api, request, decode(pathname)),
    ...(Object.keys(match.pathParameters).length > 0 && { pathParameters: match.pathParameters }),
    ...(body.length > 0 && { body: body.toString(isText ? 'utf8' : 'base64') }),
    isBase64Encoded: body.length > 0 && !isText,
  };
}

/** Path and query of a request target, both as sent. */
export function splitUrl(url: string): { pathname: string; query: string } {
  const mark = url.indexOf('?');
  return mark === -1
    ? { pathname: url, query: '' }
    : { pathname: url.slice(0, mark), query: url.slice(mark + 1) };
}

/** A request id in API Gateway's form. */
export function newRequestId(): string {
  return randomBytes(11).toString('base64url').slice(0, 15).concat('=');
}

function requestContext(api: HttpApi, request: GatewayRequest, path: string): Record<string, unknown> {
  const { message, match, requestId } = request;
  const now = new Date();
  const domainName = message.headers.host ?? api.domainName;
  return {
    accountId: api.accountId,
    apiId: api.apiId,
    domainName,
    domainPrefix: domainName.split('.')[0],
    http: {
      method: message.method,
      path,
      protocol: 'HTTP/1.1',
      sourceIp: plainAddress(message.socket.remoteAddress),
      userAgent: message.headers['user-agent'] ?? '',
    },
    requestId,
    routeKey: match.route.routeKey,
    stage: '$default',
    time: commonLogTime(now),
    timeEpoch: now.getTime(),
  };
}

function requestHeaders(message: IncomingMessage): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [name, values] of Object.entries(message.headersDistinct)) {
    if (name !== 'cookie' && values !== undefined) headers[name] = values.join(',');
  }
  const peer = plainAddress(message.socket.remoteAddress);
  const forwarded = headers['x-forwarded-for'];
  headers['x-forwarded-for'] = forwarded === undefined ? peer : `${forwarded}, ${peer}`;
  headers['x-forwarded-port'] = '443';
  headers['x-forwarded-proto'] = 'https';
  return headers;
}

function cookieList(header: string | undefined): string[] {
  return (header ?? '').split(/;\s*/).filter((cookie) => cookie !== '');
}

function queryParameters(query: string): Record<string, string> {
  // A map, since any name may be sent, also one that every object has.
  const parameters = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(query)) {
    const earlier = parameters.get(name);
    parameters.set(name, earlier === undefined ? value : `${earlier},${value}`);
  }
  return Object.fromEntries(parameters);
}

function isTextType(contentType = ''): boolean {
  const type = contentType.split(';')[0]?.trim().toLowerCase() ?? '';
  return (
    type.startsWith('text/') ||
    ['application/json', 'application/xml', 'application/javascript'].includes(type)
  );
}

/** An IPv4 address without the IPv6 wrapping. */
export function plainAddress(address = ''): string {
  return address.replace(/^::ffff:/, '');
}

/** As `10/Oct/2000:13:55:36 +0000`. */
export function commonLogTime(date: Date): string {
  const [, day, month, year, time] = /, (\d+) (\w+) (\d+) (\S+) GMT/.exec(date.toUTCString()) ?? [];
  return `${day}/${month}/${year}:${time} +0000`;
}
