import type { S3Event } from 'aws-lambda';
import { dependencies } from './middleware/dependencies.ts';
import { type LambdaHandler, pipeline } from './middleware/pipeline.ts';
import { withRequestContext } from './middleware/request-context.ts';

/**
 * The Lambda handler of a function that S3 notifies of new objects: runs `handle` for one key after another. Lambda
 * retries what throws, and then files it as a dead letter.
 */
export function s3Function<Deps>(
  handle: (key: string, deps: Deps) => Promise<void>,
  compose: () => Deps,
): LambdaHandler<S3Event, void> {
  const run = async ({ Records, deps }: S3Event & { deps: Deps }) => {
    // S3 writes keys as a form writes its fields.
    const keys = Records.map(({ s3 }) => decodeURIComponent(s3.object.key.replaceAll('+', ' ')));
    for (const key of keys) await handle(key, deps);
  };
  return withRequestContext(pipeline([dependencies(compose)], run));
}
