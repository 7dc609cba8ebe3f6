import type { Lead } from './lead.ts';
import type { CallOutcome } from './lead-event.ts';
import { statusRules } from './lead-status.ts';

/** What an admin says of a call. */
export interface CallReport {
  outcome: CallOutcome;
  /** Of a call that is taken back, the first contact that it was. */
  firstContactAt?: string | undefined;
}

/**
 * A lead after a call: who is reached for the first time has been contacted, and who does not answer goes on waiting. A first
 * contact is taken back only where it is that of the call, and no status says that there was one.
 */
export function withCall(lead: Lead, { outcome, firstContactAt }: CallReport, now: Date): Lead {
  switch (outcome) {
    case 'reached':
      return { ...lead, firstContactAt: lead.firstContactAt ?? now.toISOString() };
    case 'no-answer':
      return lead;
    case 'taken-back': {
      const isIts = firstContactAt === lead.firstContactAt && !statusRules(lead.status).contacted;
      return isIts ? { ...lead, firstContactAt: null } : lead;
    }
  }
}
