import { request as httpRequest, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { splitUrl } from '../gateway/http/request-event.ts';
import type { UpgradeRule } from '../http/loopback-server.ts';
import { refuseUpgrade } from '../http/refuse-upgrade.ts';
import { meterSocket } from '../usage/metered-edge.ts';
import { type Meter, NO_METER } from '../usage/usage-meter.ts';
import type { Behavior, Distribution } from './distribution.ts';
import { type EdgeRequest, type EdgeResponse, edgeError } from './edge-types.ts';
import { brokenOrigin, type HttpOrigin, originRequest, originResponse } from './http-origin.ts';
import { tooLongRequest } from './request-limits.ts';
import { applyResponseHeadersPolicy } from './response-headers-policy.ts';
import { behaviorFor, runViewerRequest, viewerRequest } from './viewer-request.ts';

/** The origin's response to a handshake: its socket, or a response in place of one. */
type Handshake =
  | {
      readonly kind: 'open';
      readonly accepted: IncomingMessage;
      readonly socket: Duplex;
      readonly head: Buffer;
    }
  | { readonly kind: 'refused'; readonly response: EdgeResponse };

/**
 * The distribution's upgrade requests: a handshake passes the same behaviour, function and forwarding as any request
 * to an HTTP origin, then bytes go through as they are. Elsewhere a handshake is a request like any other.
 */
export function createEdgeUpgrade(
  distribution: Distribution,
  { log, meter = NO_METER }: { readonly log: (line: string) => void; readonly meter?: Meter },
): UpgradeRule {
  return {
    accepts: (message) => {
      const { pathname } = splitUrl(message.url ?? '/');
      const isHandshake = message.method === 'GET' && message.headers.upgrade?.toLowerCase() === 'websocket';
      return isHandshake && behaviorFor(distribution, pathname).origin.kind === 'http';
    },
    listener: (message, socket, head) => {
      upgrade(message, socket, head).catch((error: unknown) => {
        log(error instanceof Error ? error.message : String(error));
        refuseUpgrade(socket, edgeError(503, 'The function associated with the distribution failed.'));
      });
    },
  };

  async function upgrade(message: IncomingMessage, viewer: Duplex, head: Buffer): Promise<void> {
    const refused = tooLongRequest(message);
    if (refused) {
      refuseUpgrade(viewer, refused);
      return;
    }
    const received = viewerRequest(message);
    const behavior = behaviorFor(distribution, received.uri);
    meter('cloudfront-requests', 1, '/ws');
    if (behavior.viewerRequest) meter('cloudfront-function-runs', 1);
    const passed = await runViewerRequest(behavior, received, distribution.source);
    if ('status' in passed) {
      refuseUpgrade(viewer, passed);
      return;
    }
    const handshake = await handshakeWithOrigin(behavior, passed, { message, viewer });
    if (handshake.kind === 'open') {
      meterSocket(meter, handshake.accepted.socket);
      join(viewer, head, handshake);
    } else refuseUpgrade(viewer, withPolicy(behavior, handshake.response));
  }
}

function handshakeWithOrigin(
  { origin, forwarding }: Behavior,
  request: EdgeRequest,
  { message, viewer }: { readonly message: IncomingMessage; readonly viewer: Duplex },
): Promise<Handshake> {
  if (origin.kind !== 'http') throw new Error('only HTTP origins take an upgrade');
  const { method, path, headers } = originRequest(origin.origin, request, forwarding);
  const sent = { ...asWritten(headers, message, origin.origin), Connection: 'Upgrade', Upgrade: 'websocket' };
  return new Promise((resolve) => {
    const refused = (response: EdgeResponse): void => resolve({ kind: 'refused', response });
    const { port } = origin.origin;
    const outgoing = httpRequest({ method, path, headers: sent, host: '127.0.0.1', port, agent: false });
    // A viewer that goes away meanwhile takes its handshake with it.
    const cancel = (): void => void outgoing.destroy();
    viewer.once('close', cancel);
    outgoing.once('upgrade', (accepted, socket, head) => {
      viewer.off('close', cancel);
      resolve({ kind: 'open', accepted, socket, head });
    });
    outgoing.once('response', (response) => {
      originResponse(response).then(refused, (error: unknown) => refused(brokenOrigin(error)));
    });
    outgoing.once('error', (error) => refused(brokenOrigin(error)));
    outgoing.end();
  });
}

/**
 * Writes header names in the case in which the viewer wrote them. Browsers capitalise those of a handshake, so a function
 * that looks for small letters alone fails here as it would behind the real gateway.
 */
function asWritten(
  headers: Readonly<Record<string, string>>,
  { rawHeaders }: IncomingMessage,
  { customHeaders }: HttpOrigin,
): Record<string, string> {
  const written = new Map(
    rawHeaders.filter((_, index) => index % 2 === 0).map((name) => [name.toLowerCase(), name]),
  );
  const nameOf = (name: string): string => (name in customHeaders ? name : (written.get(name) ?? name));
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [nameOf(name), value]));
}

function join(
  viewer: Duplex,
  viewerHead: Buffer,
  { accepted, socket, head }: Handshake & { kind: 'open' },
): void {
  if (viewer.destroyed) {
    socket.destroy();
    return;
  }
  const lines = accepted.rawHeaders.flatMap((name, index, raw) =>
    index % 2 === 0 ? [`${name}: ${raw[index + 1] ?? ''}`] : [],
  );
  viewer.write(['HTTP/1.1 101 Switching Protocols', ...lines, '', ''].join('\r\n'), 'latin1');
  if (viewerHead.length > 0) viewer.unshift(viewerHead);
  if (head.length > 0) socket.unshift(head);
  connect(viewer, socket);
  connect(socket, viewer);
}

/** Forwards what `from` sends; when it is gone, so is `to`, once all of it is written. */
function connect(from: Duplex, to: Duplex): void {
  from.on('error', () => {});
  from.once('close', () => to.end(() => to.destroy()));
  from.pipe(to);
}

function withPolicy({ responseHeaders }: Behavior, response: EdgeResponse): EdgeResponse {
  return responseHeaders === undefined ? response : applyResponseHeadersPolicy(response, responseHeaders);
}
