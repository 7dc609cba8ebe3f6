import type { Lead } from './lead.ts';
import type { CallOutcome } from './lead-event.ts';
import { statusRules } from './lead-status.ts';

/** The calls that nobody has answered since one was. */
export type UnansweredCalls = Pick<Lead, 'unanswered' | 'unansweredAt'>;

/** What an admin says of a call. */
export interface CallReport {
  outcome: CallOutcome;
  /** Of a call that is taken back, the first contact that it was. */
  firstContactAt?: string | undefined;
  /** Of a call that is taken back, what was known of those that nobody answered before it. */
  unanswered?: number | undefined;
  unansweredAt?: string | null | undefined;
}

/**
 * A lead after a call: who is reached for the first time has been contacted, and who does not answer goes on waiting, with
 * one call more that was in vain. A first contact is taken back only where it is that of the call, and no status says that there was one.
 */
export function withCall(lead: Lead, { outcome, firstContactAt, ...before }: CallReport, now: Date): Lead {
  switch (outcome) {
    case 'reached':
      return {
        ...lead,
        firstContactAt: lead.firstContactAt ?? now.toISOString(),
        statusContactAt: null,
        unanswered: 0,
        unansweredAt: null,
        newsAt: null,
      };
    case 'no-answer':
      return { ...lead, unanswered: lead.unanswered + 1, unansweredAt: now.toISOString() };
    case 'taken-back': {
      const isIts = firstContactAt === lead.firstContactAt && !statusRules(lead.status).contacted;
      return { ...lead, ...callsBefore(lead, before), ...(isIts && { firstContactAt: null }) };
    }
  }
}

/** Nothing changes of them where it is not said how they were. */
function callsBefore(
  lead: Lead,
  { unanswered = lead.unanswered, unansweredAt = lead.unansweredAt }: Partial<CallReport>,
): UnansweredCalls {
  return { unanswered, unansweredAt: unanswered === 0 ? null : unansweredAt };
}
