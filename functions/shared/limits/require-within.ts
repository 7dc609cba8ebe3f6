import { AppError } from '@harbour-haul/domain/errors';
import { limitText, type RefusingLimit } from '@harbour-haul/domain/limits/limit-text';
import type { Limiter } from './limiter.ts';

/** What counting needs of a function. */
export interface LimitDeps {
  limiter: Pick<Limiter, 'count' | 'senderOf' | 'width'>;
  now(): Date;
}

/**
 * Counts something that a viewer does.
 * @returns whether everybody together has had a day's: what is done then is taken more slowly, and looked at more closely.
 * @throws AppError `rate_limited` beyond its limit, with when it goes on and whom to call until then.
 */
export async function requireWithin(
  name: RefusingLimit,
  viewerAddress: string,
  deps: LimitDeps,
  amount = 1,
): Promise<{ isLate: boolean }> {
  const sender = await deps.limiter.senderOf(viewerAddress, deps.now());
  return requireSenderWithin(name, sender, deps, amount);
}

/** As `requireWithin`, for a sender whose address is not kept. */
export async function requireSenderWithin(
  name: RefusingLimit,
  sender: string | null,
  deps: LimitDeps,
  amount = 1,
): Promise<{ isLate: boolean }> {
  const verdict = await deps.limiter.count(name, sender, deps.now(), amount);
  if (verdict.ok) return { isLate: verdict.isLate ?? false };
  const { retryAfterSeconds } = verdict;
  throw new AppError('rate_limited', limitText(name, retryAfterSeconds), { retryAfterSeconds });
}
