import { halifaxToday } from '@harbour-haul/domain/leads/fields/preferred-date';
import { daysLater } from '@harbour-haul/domain/leads/overview/halifax-days';

/** Days that are chosen by one word, every day, or others. */
export const EXPORT_PERIODS = ['any', 'this-month', 'last-month', 'days'] as const;
export type ExportPeriod = (typeof EXPORT_PERIODS)[number];

export const PERIOD_LABELS: Record<ExportPeriod, string> = {
  any: 'Any time',
  'this-month': 'This month',
  'last-month': 'Last month',
  days: 'Chosen days',
};

/** The first and the last day, `yyyy-mm-dd`; empty for no bound. */
export interface PeriodDays {
  startDate: string;
  endDate: string;
}

/** The days of a period in Halifax, whole months from their first day to their last. */
export function daysOfPeriod(period: Exclude<ExportPeriod, 'days'>, now: Date): PeriodDays {
  if (period === 'any') return { startDate: '', endDate: '' };
  const thisMonth = firstOfMonth(halifaxToday(now));
  const startDate = period === 'this-month' ? thisMonth : firstOfMonth(daysLater(thisMonth, -1));
  return { startDate, endDate: daysLater(firstOfMonth(daysLater(startDate, 31)), -1) };
}

/** The period that some days are. */
export function periodOf({ startDate, endDate }: PeriodDays, now: Date): ExportPeriod {
  const isOf = (period: Exclude<ExportPeriod, 'days'>) => {
    const days = daysOfPeriod(period, now);
    return days.startDate === startDate && days.endDate === endDate;
  };
  return (['any', 'this-month', 'last-month'] as const).find(isOf) ?? 'days';
}

function firstOfMonth(day: string): string {
  return `${day.slice(0, 8)}01`;
}
