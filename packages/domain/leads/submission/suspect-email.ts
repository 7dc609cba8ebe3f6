import { isMailAddress } from '../fields/email/mail-address.ts';
import type { Suspicion } from '../fields/suspicion.ts';
import { isWorked } from '../lead-state.ts';
import { isTouched } from './is-touched.ts';
import type { PlannedChange, SubmissionPlan } from './plan-submission.ts';

type Continuation = Extract<SubmissionPlan, { kind: 'continue' | 'attach' }>;

/**
 * The address that a change gives to a lead, by which it may turn out to be a script's; null for none, and of a lead that the team has
 * begun to work on, which stays where they have it.
 */
export function emailToJudge({ before, after }: PlannedChange): string | null {
  const { email } = after;
  if (email === null || email === before.email || !isMailAddress(email)) return null;
  return isWorked(after) && !isTouched(after) ? email : null;
}

/** A plan whose lead is kept as suspicious from then on. */
export function withSuspicion(plan: Continuation, suspicion: Suspicion): Continuation {
  return {
    ...plan,
    change: { ...plan.change, after: { ...plan.change.after, suspicion } },
    receipt: { ...plan.receipt, suspicious: true },
  };
}
