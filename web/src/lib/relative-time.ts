const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/**
 * How long ago a moment was, in the words of specification section 2: `Just now`, `2 minutes ago`, `1 hour ago`. A
 * clock that runs behind the server's makes the present a future; that is now as well.
 * @param time ISO 8601; for anything else the text is empty.
 */
export function relativeTime(time: string, now: Date): string {
  const age = now.getTime() - Date.parse(time);
  if (Number.isNaN(age)) return '';
  if (age < MINUTE_MS) return 'Just now';
  if (age < HOUR_MS) return ago(age / MINUTE_MS, 'minute');
  if (age < DAY_MS) return ago(age / HOUR_MS, 'hour');
  return ago(age / DAY_MS, 'day');
}

function ago(count: number, unit: string): string {
  const whole = Math.floor(count);
  return `${whole} ${unit}${whole === 1 ? '' : 's'} ago`;
}
