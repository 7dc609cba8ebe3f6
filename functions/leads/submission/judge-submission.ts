import { type CreateLeadBody, isFromChat } from '@harbour-haul/contract/leads/create-lead';
import type { Suspicion } from '@harbour-haul/domain/leads/fields/suspicion';
import { signsOfScript } from '@harbour-haul/domain/leads/submission/signs-of-script';
import type { LimitName } from '@harbour-haul/domain/limits/limits';
import type { LimitDeps } from '../../shared/limits/require-within.ts';

interface JudgedRequest {
  body: CreateLeadBody;
  viewerAddress: string;
  /** Whether the sender has shown the cookie of the visitor. */
  visitorVerified: boolean;
  /** Whether everybody together has sent more than a day's. */
  isLate: boolean;
}

/** Why a request that makes a lead looks like a script's; null where it does not, and then it counts as a lead of its network. */
export async function judgeSubmission(
  { body, viewerAddress, visitorVerified, isLate }: JudgedRequest,
  deps: LimitDeps,
): Promise<Suspicion | null> {
  const sender = { isKnown: visitorVerified, width: deps.limiter.width };
  const signs = isFromChat(body) ? null : signsOfScript(body, sender);
  if (signs !== null) return signs;
  const counted = await deps.limiter.senderOf(viewerAddress, deps.now());
  const count = (name: LimitName) => deps.limiter.count(name, counted, deps.now());
  const verdict = await count('leads');
  if (!verdict.ok) return verdict.of === 'address' ? 'address_limit' : 'daily_limit';
  if (isLate) return 'daily_limit';
  // A handful of networks that send as much as one may would make a day of their own.
  if ((await count('usualLeads')).ok || (await count('laterLeads')).ok) return null;
  return 'daily_limit';
}
