import { existsSync } from 'node:fs';
import { LAMBDA_NAMES } from '@harbour-haul/contract/functions';
import { type Grant, unusedGrants } from '@harbour-haul/local-cloud/iam/grant-uses';
import { GRANT_USES_DIR } from '../grant-uses.ts';
import { openTestIam } from '../test-iam.ts';

/**
 * `npm run grants`: what functions may do and no test of the last `npm test` needed. Ends with 1 where there is any, but
 * for what CDK adds to each right to send to a queue.
 */
const ADDED_BY_CDK = ['sqs:GetQueueAttributes', 'sqs:GetQueueUrl'];

if (!existsSync(GRANT_USES_DIR)) throw new Error('Please run `npm test` first, which notes what is needed.');
const { callerOf } = openTestIam({ accessKeyId: 'LOCAL', secretAccessKey: 'local' });
const unused = LAMBDA_NAMES.flatMap((name): [string, Grant][] =>
  unusedGrants(callerOf(name).policies, GRANT_USES_DIR)
    .filter(({ action }) => !ADDED_BY_CDK.includes(action))
    .map((grant) => [name, grant]),
);
for (const [name, { action, resource }] of unused) console.log(`${name}: ${action} on ${resource}`);
console.log(`${unused.length} grants were needed by no test.`);
process.exitCode = unused.length === 0 ? 0 : 1;
