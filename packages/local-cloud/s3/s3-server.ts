import { type LoopbackServer, listenOnLoopback } from '../http/loopback-server.ts';
import type { Iam } from '../iam/iam.ts';
import type { Stack } from '../template/stack.ts';
import { type Meter, NO_METER } from '../usage/usage-meter.ts';
import { applyLifecycle, openBuckets } from './buckets/bucket.ts';
import type { ObjectCreated } from './events/object-created.ts';
import { s3Listener } from './s3-listener.ts';

export interface S3Options {
  readonly stack: Stack;
  /** Where the buckets lie, a folder each. */
  readonly directory: string;
  readonly iam: Iam;
  /** Host and port of the local site, which CORS rules name. */
  readonly siteHost: string;
  /** Epoch milliseconds; signatures, dates and lifecycle rules go by it. */
  readonly clock?: () => number;
  /** The largest object or part, in bytes. */
  readonly sizeLimit?: number;
  readonly log?: (line: string) => void;
  readonly meter?: Meter;
}

export interface LocalS3 extends LoopbackServer {
  /** Notifies `listener` of every object that is created from now on. */
  onObjectCreated(listener: (event: ObjectCreated) => void): void;
  /** Removes what the buckets' lifecycle rules expire, as happens at the start and every hour. */
  sweep(): Promise<void>;
}

const defaultSizeLimit = 5 * 1024 ** 3;
const sweepInterval = 60 * 60_000;

/**
 * S3 on a loopback port, for the buckets of the template: signatures, limits, conditions and errors as in AWS, and 501
 * for what it does not support. `url` names 127.0.0.1, for which SDK clients use path style by themselves: not every
 * machine can resolve `<bucket>.localhost`.
 * @throws TemplateError
 */
export async function startS3(options: S3Options): Promise<LocalS3> {
  const { stack, directory, iam, siteHost, log = () => {}, clock = Date.now } = options;
  const { sizeLimit = defaultSizeLimit, meter = NO_METER } = options;
  const buckets = await openBuckets(stack, directory, siteHost);
  const listeners: ((event: ObjectCreated) => void)[] = [];
  const publish = (event: ObjectCreated): void => {
    for (const listener of listeners) listener(event);
  };
  const listener = s3Listener({
    buckets,
    iam,
    clock,
    sizeLimit,
    publish,
    log,
    meter,
  });
  const server = await listenOnLoopback(listener, { bothFamilies: true });
  const sweep = async (): Promise<void> => {
    for (const bucket of buckets.values()) {
      const removed = await applyLifecycle(bucket, clock());
      if (removed > 0) log(`S3: ${removed} expired in ${bucket.name}`);
    }
  };
  await sweep();
  const timer = setInterval(() => {
    sweep().catch((error: unknown) => log(`S3: the lifecycle rules failed: ${String(error)}`));
  }, sweepInterval);
  timer.unref();
  return {
    ...server,
    onObjectCreated: (listener) => void listeners.push(listener),
    sweep,
    close: async () => {
      clearInterval(timer);
      await server.close();
    },
  };
}
