import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type LoopbackServer, listenOnLoopback } from '../http/loopback-server.ts';
import { readBody } from '../http/read-body.ts';
import { isRecord } from '../template/template.ts';
import { detectLabels } from './detect-labels.ts';
import { RekognitionError } from './rekognition-error.ts';

/** The largest image in base64, and some room. */
const bodyLimit = 8 * 1024 * 1024;

/** Serves DetectLabels over AWS JSON 1.1 on a loopback port. */
export async function startRekognition(): Promise<LoopbackServer> {
  return listenOnLoopback((request, response) => {
    handle(request).then(
      (body) => send(response, 200, body),
      (error: unknown) => sendError(response, error),
    );
  });
}

async function handle(request: IncomingMessage): Promise<Record<string, unknown>> {
  const body = (await readBody(request, bodyLimit)).toString('utf8');
  const target = String(request.headers['x-amz-target'] ?? '');
  if (target !== 'RekognitionService.DetectLabels') {
    const message = `The local Rekognition does not know ${target || 'this call'}.`;
    throw new RekognitionError(501, 'UnsupportedOperationException', message);
  }
  const input = parse(body);
  if (!isRecord(input))
    throw new RekognitionError(400, 'SerializationException', 'The body is not a JSON object.');
  return detectLabels(input);
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body || '{}');
  } catch {
    return undefined;
  }
}

function sendError(response: ServerResponse, error: unknown): void {
  const known =
    error instanceof RekognitionError
      ? error
      : new RekognitionError(500, 'InternalServerError', String(error));
  send(response, known.status, { __type: known.code, Message: known.message });
}

function send(response: ServerResponse, status: number, body: Record<string, unknown>): void {
  const headers = { 'content-type': 'application/x-amz-json-1.1', 'x-amzn-requestid': randomUUID() };
  response.writeHead(status, headers).end(JSON.stringify(body));
}
