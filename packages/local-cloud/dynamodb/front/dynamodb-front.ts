import type { IncomingMessage } from 'node:http';
import { AwsJsonError } from '../../http/aws-json-server.ts';
import { type LoopbackServer, listenOnLoopback } from '../../http/loopback-server.ts';
import { plainHeaders } from '../../http/plain-headers.ts';
import { BodyTooLargeError, readBody } from '../../http/read-body.ts';
import { openDatabase } from './database.ts';
import {
  type DynamoDbHandler,
  type DynamoDbLayer,
  type DynamoDbReply,
  errorReply,
  readCall,
} from './dynamodb-call.ts';

export interface DynamoDbFrontOptions {
  /** The address of DynamoDB Local. */
  readonly database: string;
  /** What every call passes on its way to the database, the outermost first. */
  readonly layers?: readonly DynamoDbLayer[];
}

/** DynamoDB's own limit on requests, in bytes. */
const bodyLimit = 16 * 1024 * 1024;

/** Serves DynamoDB on a loopback port: DynamoDB Local, behind layers that do what it does not. */
export async function startDynamoDbFront({
  database,
  layers = [],
}: DynamoDbFrontOptions): Promise<LoopbackServer> {
  const inner = openDatabase(database);
  const handle = layers.reduceRight<DynamoDbHandler>(
    (next, layer) => (call) => layer(call, next),
    inner.handle,
  );
  const server = await listenOnLoopback((request, response) => {
    void serve(request, handle).then(({ status, headers, body }) => {
      response.writeHead(status, { ...headers, 'content-length': body.length }).end(body);
    });
  });
  return {
    ...server,
    close: async () => {
      await server.close();
      inner.close();
    },
  };
}

async function serve(request: IncomingMessage, handle: DynamoDbHandler): Promise<DynamoDbReply> {
  try {
    const body = await readBody(request, bodyLimit);
    return await handle(readCall(plainHeaders(request), body));
  } catch (error) {
    return errorReply(refusal(error));
  }
}

/** What fails on the way is the service's fault to SDK clients, and tried again. */
function refusal(error: unknown): AwsJsonError {
  if (error instanceof AwsJsonError) return error;
  return error instanceof BodyTooLargeError
    ? new AwsJsonError(413, 'RequestTooLargeException', error.message)
    : new AwsJsonError(500, 'InternalServerError', String(error));
}
