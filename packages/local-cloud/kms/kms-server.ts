import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type LoopbackServer, listenOnLoopback } from '../http/loopback-server.ts';
import { readBody } from '../http/read-body.ts';
import type { KeyStore } from './key-store.ts';
import { KmsError } from './kms-error.ts';
import { runKmsOperation } from './kms-operations.ts';

const bodyLimit = 64 * 1024;

/** Serves Sign and GetPublicKey over AWS JSON 1.1 on a loopback port. */
export async function startKms(keys: KeyStore): Promise<LoopbackServer> {
  return listenOnLoopback((request, response) => {
    handle(request, keys).then(
      (body) => send(response, 200, body),
      (error: unknown) => sendError(response, error),
    );
  });
}

async function handle(request: IncomingMessage, keys: KeyStore): Promise<Record<string, unknown>> {
  const body = (await readBody(request, bodyLimit)).toString('utf8');
  return runKmsOperation(String(request.headers['x-amz-target'] ?? ''), parse(body), keys);
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body || '{}');
  } catch {
    return undefined;
  }
}

function sendError(response: ServerResponse, error: unknown): void {
  const known = error instanceof KmsError ? error : new KmsError(500, 'KMSInternalException', String(error));
  send(response, known.status, { __type: known.code, message: known.message });
}

function send(response: ServerResponse, status: number, body: Record<string, unknown>): void {
  const headers = { 'content-type': 'application/x-amz-json-1.1', 'x-amzn-requestid': randomUUID() };
  response.writeHead(status, headers).end(JSON.stringify(body));
}
