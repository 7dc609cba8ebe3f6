/**
 * How many times as wide limits are that look at a single sender: a thousand times where the local cloud says so, for tests from
 * one machine. Bundles for AWS have no such switch (`infra/lib/lambdas/bundle-functions.ts`).
 */
export const LIMIT_WIDTH = process.env.LIMITS === 'loose' ? 1_000 : 1;
