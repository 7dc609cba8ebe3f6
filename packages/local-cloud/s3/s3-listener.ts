import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Iam } from '../iam/iam.ts';
import type { Meter } from '../usage/usage-meter.ts';
import { authenticate } from './auth/authenticate.ts';
import { s3Permissions } from './auth/s3-permissions.ts';
import type { Bucket } from './buckets/bucket.ts';
import { corsHeadersFor, preflightResponse } from './buckets/cors.ts';
import { newSequencer, type ObjectCreated } from './events/object-created.ts';
import { findOperation } from './operations/find-operation.ts';
import type { Call } from './operations/operation.ts';
import { runPermitted } from './operations/run-permitted.ts';
import { S3Error } from './protocol/s3-error.ts';
import { readRequest, type S3Request } from './protocol/s3-request.ts';
import { errorResponse, type S3Response, sendResponse } from './protocol/s3-response.ts';

export interface S3ListenerOptions {
  readonly buckets: ReadonlyMap<string, Bucket>;
  readonly iam: Iam;
  readonly clock: () => number;
  readonly sizeLimit: number;
  readonly publish: (event: ObjectCreated) => void;
  readonly log: (line: string) => void;
  readonly meter: Meter;
}

/** S3's API as an HTTP request listener: first the caller, then the operation, then the response. */
export function s3Listener(options: S3ListenerOptions): RequestListener {
  const { buckets, iam, clock, sizeLimit, publish, log, meter } = options;
  const nextSequencer = newSequencer();
  return (message, response) => {
    void serve(message, response);
  };

  async function serve(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const id = randomUUID();
    const [request, result] = await resultOf(message, id);
    const cors = request === undefined ? {} : corsHeadersFor(request, buckets.get(request.bucket ?? ''));
    const headers = { ...cors, ...result.headers, 'x-amz-request-id': id, server: 'local-s3' };
    try {
      await sendResponse(response, { ...result, headers }, message.method ?? 'GET');
    } catch {
      // The caller has gone.
      response.destroy();
    }
    // What was refused is read to its end, or the refusal would reach the caller as a broken connection.
    message.resume();
  }

  async function resultOf(
    message: IncomingMessage,
    id: string,
  ): Promise<readonly [S3Request | undefined, S3Response]> {
    let request: S3Request | undefined;
    try {
      request = readRequest(message, id);
      return [request, await handle(request)];
    } catch (error) {
      const isCut = message.destroyed && !message.complete;
      if (!(error instanceof S3Error) && !isCut) log(`S3: ${message.method} failed: ${String(error)}`);
      return [request, errorResponse(error, request?.path ?? '', id)];
    }
  }

  async function handle(request: S3Request): Promise<S3Response> {
    const bucket = buckets.get(request.bucket ?? '');
    if (['PUT', 'POST'].includes(request.method)) meter('s3-writes', 1, bucket?.name);
    // A listing is billed as a write; removing and asking what is allowed are free.
    else if (['GET', 'HEAD'].includes(request.method))
      meter(request.key ? 's3-reads' : 's3-writes', 1, bucket?.name);
    // A browser sends a preflight first, without a signature.
    if (request.method === 'OPTIONS') return preflightResponse(request, bucket);
    const now = clock();
    const { caller, payloadHash } = authenticate(request, iam, now);
    if (request.bucket === undefined) throw new S3Error('NotImplemented');
    if (bucket === undefined) throw new S3Error('NoSuchBucket');
    const { region, accountId } = iam;
    if ((request.headers.get('x-amz-expected-bucket-owner') ?? accountId) !== accountId)
      throw new S3Error('AccessDenied');
    const created: Call['created'] = ({ key, size, etag }, event) =>
      publish({
        bucket: bucket.name,
        key,
        size,
        eTag: etag,
        eventName: `ObjectCreated:${event}`,
        eventTime: now,
        sequencer: nextSequencer(now),
        requestId: request.id,
        sourceAddress: request.sourceAddress,
      });
    const call: Call = {
      request,
      bucket,
      buckets,
      key: request.key ?? '',
      payloadHash,
      permissions: s3Permissions(iam, caller),
      now,
      sizeLimit,
      created,
    };
    const result = await runPermitted(findOperation(request), call);
    return { ...result, headers: { ...result.headers, 'x-amz-bucket-region': region } };
  }
}
