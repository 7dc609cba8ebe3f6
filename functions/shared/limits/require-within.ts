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
 * @throws AppError `rate_limited` beyond its limit, with when it goes on and whom to call until then.
 */
export async function requireWithin(
  name: RefusingLimit,
  viewerAddress: string,
  deps: LimitDeps,
  amount = 1,
): Promise<void> {
  const sender = await deps.limiter.senderOf(viewerAddress, deps.now());
  await requireSenderWithin(name, sender, deps, amount);
}

/** As `requireWithin`, for a sender whose address is not kept. */
export async function requireSenderWithin(
  name: RefusingLimit,
  sender: string | null,
  deps: LimitDeps,
  amount = 1,
): Promise<void> {
  const verdict = await deps.limiter.count(name, sender, deps.now(), amount);
  if (verdict.ok) return;
  const { retryAfterSeconds } = verdict;
  throw new AppError('rate_limited', limitText(name, retryAfterSeconds), { retryAfterSeconds });
}
