import { LIMITS } from '@harbour-haul/domain/limits/limits';
import { MAIL_LIMITS } from '@harbour-haul/domain/notices/notice-limits';
import type { Quota } from './quota.ts';

const LIMITS_FILE = 'packages/domain/limits/limits.ts';
const NOTICES_FILE = 'packages/domain/notices/notice-limits.ts';

/** What the product takes of everybody together in a day. */
export function productQuotas(): Quota[] {
  const limits = Object.entries(LIMITS).flatMap(([name, { everybody }]) =>
    everybody === null ? [] : [perDay(name, everybody, LIMITS_FILE)],
  );
  return [
    ...limits,
    perDay('teamMails', MAIL_LIMITS.team, NOTICES_FILE),
    perDay('homeownerMails', MAIL_LIMITS.homeowners, NOTICES_FILE),
  ];
}

function perDay(name: string, limit: number, source: string): Quota {
  return { service: 'Harbour Haul', name: `${name} a day`, limit, per: 'day', use: name, source };
}
