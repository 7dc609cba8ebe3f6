import { type IncomingMessage, STATUS_CODES } from 'node:http';
import { splitUrl } from '../http/request-event.ts';

/** Whether a request is a WebSocket handshake by RFC 6455. */
export function isHandshake({ method, headers }: IncomingMessage): boolean {
  return (
    method === 'GET' &&
    headers.upgrade?.toLowerCase() === 'websocket' &&
    headers['sec-websocket-version'] === '13' &&
    /^[+/0-9A-Za-z]{22}==$/.test(headers['sec-websocket-key'] ?? '')
  );
}

/** The stage of `/{stage}` or `/{stage}/`; empty for any other path, which no stage is named. */
export function handshakeStage({ url = '/' }: IncomingMessage): string {
  return /^\/([^/]+)\/?$/.exec(splitUrl(url).pathname)?.[1] ?? '';
}

/** API Gateway's text for a status that `$connect` returned. */
export function refusalText(status: number): string {
  return STATUS_CODES[status] ?? 'Forbidden';
}
