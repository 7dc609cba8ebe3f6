import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SignedRequest } from '../signature/verify-signature.ts';
import { type LoopbackServer, listenOnLoopback } from './loopback-server.ts';
import { plainHeaders } from './plain-headers.ts';
import { readBody } from './read-body.ts';

/** A refusal in the shape AWS JSON 1.1 clients understand. */
export class AwsJsonError extends Error {
  override readonly name = 'AwsJsonError';
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

export interface AwsJsonService {
  /** Proves a call and lets it through. @throws AwsJsonError */
  readonly authorize: (request: SignedRequest, target: string, input: unknown) => void;
  /** Runs one call; `input` is undefined where the body is no JSON. @throws AwsJsonError */
  readonly call: (target: string, input: unknown) => unknown;
  /** The largest body, in bytes. */
  readonly bodyLimit: number;
  /** The service's own code for what went wrong without an AwsJsonError. */
  readonly failureCode: string;
}

/** Serves calls over AWS JSON 1.1 on a loopback port. */
export function startAwsJsonServer(service: AwsJsonService): Promise<LoopbackServer> {
  return listenOnLoopback((request, response) => {
    run(service, request).then(
      (body) => send(response, 200, body),
      (error: unknown) => {
        const { status, code, message } =
          error instanceof AwsJsonError ? error : new AwsJsonError(500, service.failureCode, String(error));
        send(response, status, { __type: code, message });
      },
    );
  });
}

async function run(
  { authorize, call, bodyLimit }: AwsJsonService,
  message: IncomingMessage,
): Promise<unknown> {
  const { method = 'POST', url = '/' } = message;
  const request = {
    method,
    url,
    headers: plainHeaders(message),
    body: await readBody(message, bodyLimit),
  };
  const target = request.headers['x-amz-target'] ?? '';
  const input = parse(request.body.toString('utf8'));
  authorize(request, target, input);
  return call(target, input);
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body || '{}');
  } catch {
    return undefined;
  }
}

function send(response: ServerResponse, status: number, body: unknown): void {
  const headers = { 'content-type': 'application/x-amz-json-1.1', 'x-amzn-requestid': randomUUID() };
  response.writeHead(status, headers).end(JSON.stringify(body));
}
