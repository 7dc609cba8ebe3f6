import { isRecord } from '../template/template.ts';
import { EdgeFunctionError } from './edge-function.ts';
import type { EdgeRequest, EdgeResponse } from './edge-types.ts';

type EventValue = { readonly value: string; readonly multiValue?: readonly { readonly value: string }[] };
type EventValues = Record<string, EventValue>;

/** Which distribution the event comes from. */
export interface EventSource {
  readonly distributionId: string;
  readonly distributionDomainName: string;
}

/** The event CloudFront passes to a function, for a viewer request or (with `response`) a viewer response. */
export function edgeEvent(
  source: EventSource,
  request: EdgeRequest,
  response?: EdgeResponse,
): Record<string, unknown> {
  const eventType = response === undefined ? 'viewer-request' : 'viewer-response';
  return {
    version: '1.0',
    context: { ...source, eventType, requestId: crypto.randomUUID() },
    viewer: { ip: request.viewer.ip },
    request: eventRequest(request),
    ...(response !== undefined && { response: eventResponse(response) }),
  };
}

/** The request a viewer-request function passed on. @throws EdgeFunctionError */
export function requestFromEvent(original: EdgeRequest, result: Record<string, unknown>): EdgeRequest {
  if (typeof result.uri !== 'string' || !result.uri.startsWith('/'))
    throw new EdgeFunctionError('uri must begin with /');
  const cookies = pairs(result.cookies).map(([name, value]) => `${name}=${value}`);
  const headers = Object.fromEntries(
    pairs(result.headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
  return {
    ...original,
    uri: result.uri,
    query: queryText(result.querystring),
    headers: cookies.length > 0 ? { ...headers, cookie: cookies.join('; ') } : headers,
  };
}

/** The response a function made or changed; `original` keeps its body unless the function set one. */
export function responseFromEvent(result: Record<string, unknown>, original?: EdgeResponse): EdgeResponse {
  const status = Number(result.statusCode);
  if (!Number.isInteger(status)) throw new EdgeFunctionError('statusCode must be a number');
  const cookies = Object.entries(isRecord(result.cookies) ? result.cookies : {}).flatMap(([name, cookie]) =>
    setCookieLines(name, cookie),
  );
  const headers: Record<string, string | string[]> = {};
  for (const [name, value] of pairs(result.headers)) {
    const known = headers[name.toLowerCase()];
    headers[name.toLowerCase()] = known === undefined ? value : `${String(known)}, ${value}`;
  }
  if (cookies.length > 0) headers['set-cookie'] = cookies;
  return { status, headers, body: bodyOf(result.body) ?? original?.body ?? Buffer.alloc(0) };
}

function eventRequest({ method, uri, query, headers }: EdgeRequest): Record<string, unknown> {
  const { cookie = '', ...others } = headers;
  const cookies = cookie.split(/;\s*/).filter((part) => part.includes('='));
  return {
    method,
    uri,
    querystring: collect(
      query
        .split('&')
        .filter((part) => part !== '')
        .map(nameAndValue),
    ),
    headers: collect(Object.entries(others)),
    cookies: collect(cookies.map(nameAndValue)),
  };
}

function eventResponse({ status, headers }: EdgeResponse): Record<string, unknown> {
  const { 'set-cookie': setCookies = [], ...others } = headers;
  const cookies = [setCookies].flat().map((line): [string, EventValue & { attributes: string }] => {
    const [pair = '', ...attributes] = line.split(/;\s*/);
    const [name, value] = nameAndValue(pair);
    return [name, { value, attributes: attributes.join('; ') }];
  });
  return {
    statusCode: status,
    statusDescription: '',
    headers: collect(Object.entries(others).map(([name, value]) => [name, String(value)])),
    cookies: Object.fromEntries(cookies),
  };
}

function nameAndValue(part: string): [string, string] {
  const equals = part.indexOf('=');
  return equals === -1 ? [part, ''] : [part.slice(0, equals), part.slice(equals + 1)];
}

function collect(entries: readonly (readonly [string, string])[]): EventValues {
  // A map, since any name may be sent, also one that every object has.
  const values = new Map<string, EventValues[string]>();
  for (const [name, value] of entries) {
    const earlier = values.get(name);
    const all = [
      ...(earlier?.multiValue ?? (earlier === undefined ? [] : [{ value: earlier.value }])),
      { value },
    ];
    values.set(name, all.length === 1 ? { value } : { value: all[0]?.value ?? '', multiValue: all });
  }
  return Object.fromEntries(values);
}

function pairs(values: unknown): [string, string][] {
  if (!isRecord(values)) return [];
  return Object.entries(values).flatMap(([name, item]) => {
    if (!isRecord(item)) throw new EdgeFunctionError(`${name} must be an object with a value`);
    const many = Array.isArray(item.multiValue) ? item.multiValue.filter(isRecord) : [item];
    return many.map((one): [string, string] => [name, String(one.value)]);
  });
}

function queryText(querystring: unknown): string {
  if (typeof querystring === 'string') return querystring;
  return pairs(querystring)
    .map(([name, value]) => (value === '' ? name : `${name}=${value}`))
    .join('&');
}

function setCookieLines(name: string, cookie: unknown): string[] {
  if (!isRecord(cookie)) throw new EdgeFunctionError(`cookie ${name} must be an object`);
  const attributes =
    typeof cookie.attributes === 'string' && cookie.attributes !== '' ? `; ${cookie.attributes}` : '';
  return [`${name}=${String(cookie.value)}${attributes}`];
}

function bodyOf(body: unknown): Buffer | undefined {
  if (typeof body === 'string') return Buffer.from(body);
  if (!isRecord(body) || typeof body.data !== 'string') return undefined;
  return Buffer.from(body.data, body.encoding === 'base64' ? 'base64' : 'utf8');
}
