import type { OriginToken, OriginTokenPair } from '@harbour-haul/aws/ssm/origin-token-parameter';

/** The names of the tokens that a deployment asks for: what CloudFront is to send, and what is accepted as well. */
export interface WantedTokens {
  current: string;
  previous: string | undefined;
}

/**
 * The tokens after a deployment asked for these. A token that is still there is kept, also where CloudFormation asks again or
 * for the earlier one, to roll back. What CloudFront sends until the deployment is through stays accepted, named or not; one
 * that was left out before is gone for good.
 * @param known those that may be named: the stored ones, and any that are accepted from elsewhere.
 * @param make makes a token that nobody knows.
 */
export function rotate(
  stored: OriginTokenPair | null,
  { current, previous }: WantedTokens,
  known: readonly OriginToken[],
  make: () => string,
): OriginTokenPair {
  const find = (wanted: string | undefined) => known.find(({ name }) => name === wanted) ?? null;
  const next = find(current) ?? { name: current, token: make() };
  const isSentByNow = stored === null || stored.current.name === current;
  return { current: next, previous: isSentByNow ? find(previous) : stored.current };
}
