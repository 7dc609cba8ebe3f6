import { composeHttp } from '../shared/compose-http.ts';
import { readEnv } from '../shared/env.ts';
import { type HttpDeps, httpFunction } from '../shared/http-function.ts';
import { trackViewContent } from './track-view-content.ts';

export const handler = httpFunction<'tracking', HttpDeps>({ trackViewContent }, () =>
  composeHttp(readEnv('tracking')),
);
