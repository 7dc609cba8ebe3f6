import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { JsonClient } from '@harbour-haul/aws/clients/json-client';
import { OriginTokenParameter } from '@harbour-haul/aws/ssm/origin-token-parameter';
import { readEnv } from '../shared/env.ts';
import { READ_AGAIN_MS } from '../shared/origin-tokens.ts';

export interface OriginTokenDeps {
  parameter: Pick<OriginTokenParameter, 'read' | 'write' | 'remove'>;
  newToken(): string;
  /** Waits until every process that meets a token which it does not know reads the parameter again. */
  settle(): Promise<void>;
}

/** What a parameter that was just written may take to be read everywhere. */
const MARGIN_MS = 2_000;

export function composeOriginToken(): OriginTokenDeps {
  const env = readEnv('origin-token');
  return {
    parameter: new OriginTokenParameter(new JsonClient('ssm'), env.ORIGIN_TOKEN_PARAMETER),
    newToken: () => randomBytes(32).toString('base64url'),
    settle: () => delay(READ_AGAIN_MS + MARGIN_MS),
  };
}
