import { SITE } from '../../site/site.ts';
import { halifaxToday } from '../fields/preferred-date.ts';

/** Returns the file name of an export: the brand and the day in Halifax (specification section 7). */
export function exportFileName(now: Date): string {
  const brand = SITE.brand
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `${brand}-leads-${halifaxToday(now)}.csv`;
}
