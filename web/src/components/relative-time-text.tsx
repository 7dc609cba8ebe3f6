import { HALIFAX } from '@harbour-haul/domain/leads/fields/preferred-date';
import { DateTime } from 'luxon';
import { describedHint } from '#lib/hints/described-hint.ts';
import { relativeTime } from '#lib/relative-time.ts';

/** How long ago a moment was; pointing at it shows the moment itself, as it was in Halifax. */
export function RelativeTimeText({ time, now }: { time: string; now: Date }) {
  const exact = DateTime.fromISO(time, { zone: HALIFAX, locale: 'en' });
  return (
    <time
      dateTime={time}
      {...describedHint(exact.isValid ? exact.toFormat("MMM d, yyyy 'at' h:mm a") : null)}
    >
      {relativeTime(time, now)}
    </time>
  );
}
