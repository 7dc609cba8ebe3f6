import { emptyResponse } from '../protocol/s3-response.ts';
import type { Operation } from './operation.ts';

export const headBucket: Operation = {
  name: 'HeadBucket',
  method: 'HEAD',
  target: 'bucket',
  run: async () => emptyResponse(200),
};
