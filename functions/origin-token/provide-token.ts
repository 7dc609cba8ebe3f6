import type { OriginToken, OriginTokenPair } from '@harbour-haul/aws/ssm/origin-token-parameter';
import type { CustomResourceRequest, CustomResourceResult } from '../shared/custom-resource-function.ts';
import { log } from '../shared/log.ts';
import type { OriginTokenDeps } from './deps.ts';
import { rotate, type WantedTokens } from './rotate.ts';

/** The name of the resource to CloudFormation: always the same, so that nothing is ever replaced. */
const PHYSICAL_ID = 'origin-token';

/** The name by which a stack asks for what CloudFront sent before there was a parameter: a part of the stack's id. */
const STACK_ID = 'stack-id';

/**
 * Makes the token that the stack asks for by name, stores it where functions read it, and returns it for CloudFront's header.
 * With the stack the tokens go.
 */
export async function provideToken(
  { type, stackId, properties }: CustomResourceRequest,
  deps: OriginTokenDeps,
): Promise<CustomResourceResult> {
  const { parameter } = deps;
  if (type === 'Delete') {
    await parameter.remove();
    return { physicalId: PHYSICAL_ID, data: {} };
  }
  const stored = await parameter.read();
  const tokens = rotate(stored, wantedTokens(properties), knownTokens(stored, stackId), () =>
    deps.newToken(),
  );
  await parameter.write(tokens);
  const { current, previous } = tokens;
  log('info', 'origin tokens stored', { current: current.name, previous: previous?.name });
  if (stored !== null && stored.current.name !== current.name) await deps.settle();
  return { physicalId: PHYSICAL_ID, data: { Token: current.token } };
}

function wantedTokens({
  Current: current,
  Previous: previous,
}: CustomResourceRequest['properties']): WantedTokens {
  if (typeof current !== 'string') throw new Error('The resource names no Current token.');
  return { current, previous: typeof previous === 'string' ? previous : undefined };
}

function knownTokens(stored: OriginTokenPair | null, stackId: string): OriginToken[] {
  const [, , ofStack = ''] = stackId.split('/');
  return [stored?.current, stored?.previous, { name: STACK_ID, token: ofStack }].flatMap((one) => one ?? []);
}
