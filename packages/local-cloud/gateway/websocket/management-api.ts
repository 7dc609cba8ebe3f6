import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener } from 'node:http';
import { BodyTooLargeError, readBody } from '../../http/read-body.ts';
import type { Iam } from '../../iam/iam.ts';
import { decode } from '../http/match-route.ts';
import { splitUrl } from '../http/request-event.ts';
import type { Connection } from './connection.ts';
import { authorizeManagement, ManagementError } from './management-authorization.ts';
import type { WebSocketApi } from './websocket-api.ts';

export interface ManagementOptions {
  readonly iam: Iam;
  /** The open connections by id. */
  readonly connections: ReadonlyMap<string, Connection>;
  readonly messageBytes: number;
  /** Gets the size of each message that was sent. */
  readonly onSent?: (bytes: number) => void;
}

interface ManagementResponse {
  readonly status: number;
  readonly body?: Readonly<Record<string, unknown>>;
}

/** Serves `/{stage}/@connections/{connectionId}`: POST a message, GET its description, DELETE it. */
export function managementApi(api: WebSocketApi, options: ManagementOptions): RequestListener {
  return (request, response) => {
    handle(request).then(
      ({ status, body }) => send(status, body),
      (error: unknown) => {
        const { status, type, message } = refusal(error);
        response.setHeader('x-amzn-errortype', type);
        send(status, { message });
      },
    );
    const send = (status: number, body?: ManagementResponse['body']): void => {
      request.resume();
      response.writeHead(status, { 'content-type': 'application/json', 'x-amzn-requestid': randomUUID() });
      response.end(body === undefined ? undefined : JSON.stringify(body));
    };
  };

  async function handle(request: IncomingMessage): Promise<ManagementResponse> {
    const { stage, connectionId } = target(request);
    const body = await readBody(request, options.messageBytes);
    authorizeManagement(request, body, { iam: options.iam, apiId: api.apiId, stage });
    const connection = options.connections.get(connectionId);
    if (!connection?.isOpen) throw gone();
    switch (request.method) {
      case 'POST':
        return post(connection, body, options);
      case 'GET':
        return { status: 200, body: description(connection) };
      case 'DELETE':
        connection.close({ code: 1000, text: 'Connection Closed Normally' });
        return { status: 204 };
      default:
        throw forbidden();
    }
  }

  function target({ url = '/' }: IncomingMessage): { stage: string; connectionId: string } {
    const [stage = '', resource, connectionId, ...rest] = splitUrl(url)
      .pathname.slice(1)
      .split('/')
      .map(decode);
    if (!api.stages.has(stage)) throw forbidden();
    if (resource === undefined) throw new ManagementError(426, 'UpgradeRequired', 'Upgrade Required');
    if (resource !== '@connections' || connectionId === undefined || rest.length > 0) throw forbidden();
    return { stage, connectionId };
  }
}

function post(connection: Connection, body: Buffer, { onSent }: ManagementOptions): ManagementResponse {
  const outcome = connection.send(body);
  if (outcome === 'gone') throw gone();
  if (outcome === 'full')
    throw new ManagementError(429, 'LimitExceededException', 'The client does not read what it is sent.');
  onSent?.(body.length);
  return { status: 200 };
}

function description({ identity, lastActiveAt }: Connection): Record<string, unknown> {
  const { connectedAt, sourceIp, userAgent } = identity;
  return {
    connectedAt: new Date(connectedAt).toISOString(),
    identity: { sourceIp, userAgent },
    lastActiveAt: new Date(lastActiveAt).toISOString(),
  };
}

function gone(): ManagementError {
  return new ManagementError(410, 'GoneException', 'The connection is gone.');
}

function forbidden(): ManagementError {
  return new ManagementError(403, 'ForbiddenException', 'Forbidden');
}

function refusal(error: unknown): ManagementError {
  if (error instanceof ManagementError) return error;
  return error instanceof BodyTooLargeError
    ? new ManagementError(413, 'PayloadTooLargeException', 'Request Entity Too Large')
    : new ManagementError(500, 'InternalServerError', 'Internal Server Error');
}
