import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { requestLineAndValues } from '../../http/head-size.ts';
import { type LoopbackServer, listenOnLoopback } from '../../http/loopback-server.ts';
import { refuseUpgrade } from '../../http/refuse-upgrade.ts';
import type { Iam } from '../../iam/iam.ts';
import type { LambdaService } from '../../lambda/lambda-service.ts';
import { ACCESS_LOG_BYTES } from '../../usage/log-size.ts';
import { type Meter, NO_METER } from '../../usage/usage-meter.ts';
import { usageSteps } from '../../usage/usage-steps.ts';
import { headLimit } from '../http/http-gateway.ts';
import { jsonResponse } from '../http/lambda-response.ts';
import { openThrottle } from '../stage-throttle.ts';
import { Connection } from './connection.ts';
import {
  type ClientIdentity,
  connectEvent,
  disconnectEvent,
  type GatewayEvent,
  messageEvent,
  newClient,
} from './connection-event.ts';
import { frameMeter } from './frame-meter.ts';
import { handshakeStage, isHandshake, refusalText } from './handshake.ts';
import { invokeRoute, type RouteOutcome } from './invoke-route.ts';
import { managementApi } from './management-api.ts';
import { messageRoute, type WebSocketApi } from './websocket-api.ts';
import { type WebSocketLimits, webSocketLimits } from './websocket-limits.ts';

export interface WebSocketGatewayOptions {
  /** The key that calls of @connections must be signed with. */
  readonly iam: Iam;
  readonly limits?: Partial<WebSocketLimits>;
  readonly log: (line: string) => void;
  readonly meter?: Meter;
}

export interface WebSocketGateway extends LoopbackServer {
  /** How many sockets are open. */
  open(): number;
}

/** What is billed as one message, in bytes. */
const METERED_BYTES = 32 * 1024;

/**
 * Serves one WebSocket API on a loopback port of its own, `/{stage}` for clients and `/{stage}/@connections` for
 * functions. Its `close` sends every client close code 1001, and invokes nothing any more.
 */
export async function startWebSocketGateway(
  api: WebSocketApi,
  lambda: Pick<LambdaService, 'invoke'>,
  options: WebSocketGatewayOptions,
): Promise<WebSocketGateway> {
  const { iam, log, meter = NO_METER } = options;
  const limits = { ...webSocketLimits, ...options.limits };
  const { messageBytes } = limits;
  const connections = new Map<string, Connection>();
  const throttles = new Map(
    [...api.stages].map(([stage, stageLimits]) => [stage, openThrottle(stageLimits)]),
  );
  let stopped = false;
  const sockets = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: messageBytes,
    // API Gateway responds with the subprotocol that $connect names; no function here names one.
    handleProtocols: () => false,
  });
  const server = await listenOnLoopback(
    managementApi(api, { iam, connections, messageBytes, onSent: (bytes) => meterMessage(meter, bytes) }),
    {
      upgrade: {
        accepts: isHandshake,
        listener: (request, socket, head) => {
          void connect(request, socket, head);
        },
      },
    },
  );
  return {
    ...server,
    open: () => connections.size,
    close: async () => {
      stopped = true;
      const open = [...connections.values()];
      for (const connection of open) connection.close();
      await Promise.all(open.map(({ ended }) => ended));
      await server.close();
    },
  };

  async function connect(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const stage = handshakeStage(request);
    const client = newClient(request, stage);
    const { requestId, event } = connectEvent(api, client, request);
    const refuse = (status: number, message = refusalText(status)): void =>
      refuseUpgrade(socket, jsonResponse(status, errorBody(message, client, requestId)));
    if (!api.stages.has(stage)) {
      refuse(403);
      return;
    }
    if (requestLineAndValues(request) > headLimit) {
      refuse(431);
      return;
    }
    if (!throttles.get(stage)?.('$connect')) {
      refuse(429);
      return;
    }
    const outcome = await invoke('$connect', { requestId, event });
    if (outcome.kind === 'failed') refuse(outcome.status, outcome.message);
    else if (outcome.status < 200 || outcome.status > 299) refuse(outcome.status);
    else accept(client, request, socket, head);
  }

  function accept(client: ClientIdentity, request: IncomingMessage, socket: Duplex, head: Buffer): void {
    if (stopped) socket.destroy();
    // A client that left while $connect ran was connected all the same for the function.
    if (socket.destroyed) void disconnect(client, { code: 1006, text: '' });
    else sockets.handleUpgrade(request, socket, head, (webSocket) => open(client, webSocket, socket));
  }

  function open(client: ClientIdentity, webSocket: WebSocket, socket: Duplex): void {
    const handle = (body: string): Promise<void> => receive(connection, body);
    const connection = new Connection(webSocket, client, { limits, handle });
    const fits = frameMeter(limits.frameBytes);
    socket.prependListener('data', (chunk: Buffer) => {
      if (!fits(chunk)) connection.refuseFrame();
    });
    connections.set(client.connectionId, connection);
    void connection.ended.then((reason) => {
      connections.delete(client.connectionId);
      meter('websocket-minutes', (Date.now() - client.connectedAt) / 60_000);
      return disconnect(client, reason);
    });
  }

  async function receive(connection: Connection, body: string): Promise<void> {
    const client = connection.identity;
    meterMessage(meter, Buffer.byteLength(body));
    const routeKey = messageRoute(api, body);
    const message = messageEvent(api, client, { routeKey: routeKey ?? '$default', body });
    const outcome: RouteOutcome = await route(client.stage, routeKey, message);
    // What the function returns is dropped: a client receives its messages by @connections alone.
    if (outcome.kind === 'failed')
      connection.send(Buffer.from(JSON.stringify(errorBody(outcome.message, client, message.requestId))));
  }

  async function route(
    stage: string,
    routeKey: string | undefined,
    message: GatewayEvent,
  ): Promise<RouteOutcome> {
    if (routeKey === undefined) return { kind: 'failed', status: 403, message: 'Forbidden' };
    if (!throttles.get(stage)?.(routeKey))
      return { kind: 'failed', status: 429, message: 'Too Many Requests' };
    return invoke(routeKey, message);
  }

  async function disconnect(client: ClientIdentity, reason: { code: number; text: string }): Promise<void> {
    await invoke('$disconnect', disconnectEvent(api, client, reason));
  }

  async function invoke(routeKey: string, { event }: GatewayEvent): Promise<RouteOutcome> {
    const functionArn = api.functionArns.get(routeKey);
    if (functionArn === undefined || stopped) return { kind: 'completed', status: 200 };
    meter('log-bytes', ACCESS_LOG_BYTES, 'access log');
    return invokeRoute(lambda, { functionArn, event, timeout: limits.integration, log });
  }
}

/** A message in either direction. */
function meterMessage(meter: Meter, bytes: number): void {
  meter('websocket-messages', usageSteps(bytes, METERED_BYTES));
}

function errorBody(message: string, { connectionId }: ClientIdentity, requestId: string): object {
  return { message, connectionId, requestId };
}
