import { loadAtRefusedShare, refusedShare } from '../model/erlang.ts';
import { BUSY_SATURDAY, type Quota, type UsePerVisitor } from './quota.ts';

/** What a quota says to a load. */
export interface QuotaVerdict extends Quota {
  /** How much of it the load uses: at once on average, a second, or in a day or a month that is all like this. */
  used: number;
  holds: boolean;
  says: string;
  /** How many times as much as a busy Saturday it would take. */
  saturdays: number;
}

const DAYS = { day: 1, month: 30 } as const;
const DAY_HOURS = 24;
/** One in a hundred is asked again, and nobody notices. */
const BEARABLE = 0.01;

/**
 * What quotas say to so many visitors a second, the tightest first. Quotas of what nobody uses are left out.
 * @param rate visitors a second
 */
export function quotaVerdicts(quotas: readonly Quota[], uses: UsePerVisitor, rate: number): QuotaVerdict[] {
  return quotas
    .flatMap((quota) => {
      const each = uses.get(quota.use) ?? 0;
      return each === 0 ? [] : [verdict(quota, each, rate)];
    })
    .toSorted((a, b) => a.saturdays - b.saturdays);
}

function verdict(quota: Quota, each: number, rate: number): QuotaVerdict {
  switch (quota.per) {
    case 'once':
      return ofOnce(quota, each, rate);
    case 'second':
      return ofSecond(quota, each, rate);
    case 'day':
    case 'month':
      return ofDays(quota, each, rate, DAYS[quota.per]);
    default:
      return quota.per satisfies never;
  }
}

function ofOnce(quota: Quota, each: number, rate: number): QuotaVerdict {
  const used = each * rate;
  const refused = refusedShare(used, quota.limit);
  const holds = refused <= BEARABLE;
  const saturdays = loadAtRefusedShare(BEARABLE, quota.limit) / (each * BUSY_SATURDAY.aSecond);
  return {
    ...quota,
    used,
    holds,
    saturdays,
    says: holds ? share(used, quota) : `refuses ${percent(refused)}`,
  };
}

function ofSecond(quota: Quota, each: number, rate: number): QuotaVerdict {
  const { limit, burst = 0 } = quota;
  const used = each * rate;
  const holds = used <= limit;
  const saturdays = limit / (each * BUSY_SATURDAY.aSecond);
  const refused = `refuses ${percent(1 - limit / used)}`;
  const after = burst === 0 ? '' : ` after ${Math.round(burst / (used - limit))} s`;
  return { ...quota, used, holds, saturdays, says: holds ? share(used, quota) : `${refused}${after}` };
}

/** Every day of a month counts as a busy Saturday there. */
function ofDays(quota: Quota, each: number, rate: number, days: number): QuotaVerdict {
  const hours = quota.limit / (each * rate * 3600);
  const used = each * rate * 3600 * DAY_HOURS * days;
  const holds = used <= quota.limit;
  const says = holds ? share(used, quota) : `is used up after ${timeText(hours)}`;
  return { ...quota, used, holds, says, saturdays: quota.limit / (each * BUSY_SATURDAY.aDay * days) };
}

function timeText(hours: number): string {
  if (hours < 1) return `${Math.round(hours * 60)} min`;
  return hours < 2 * DAY_HOURS ? `${hours.toFixed(1)} h` : `${(hours / DAY_HOURS).toFixed(1)} days`;
}

function share(used: number, { limit }: Quota): string {
  return `holds, ${percent(used / limit)} of it is used`;
}

function percent(part: number): string {
  return part < 0.01 ? 'less than 1 %' : `${Math.round(part * 100)} %`;
}
