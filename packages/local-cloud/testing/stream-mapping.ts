import type { StreamMapping } from '../streams/stream-mappings.ts';

/** For tests: how a function is told of the rows of a table. */
export const STREAM_MAPPING: StreamMapping = {
  id: 'Mapping',
  tableName: 'Leads',
  streamArn: 'arn:aws:dynamodb:ca-central-1:000000000000:table/Leads/stream/local',
  functionArn: 'arn:aws:lambda:ca-central-1:000000000000:function:notifier',
  batchSize: 10,
  filters: [],
  bisects: true,
  maxRetries: 2,
  maxAgeSeconds: Number.POSITIVE_INFINITY,
  reportsFailures: true,
  failureQueue: undefined,
};
