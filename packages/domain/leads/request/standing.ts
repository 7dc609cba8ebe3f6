import { halifaxToday } from '../fields/preferred-date.ts';
import type { RequestState, RequestView } from './request-view.ts';

/**
 * How a request stands for its homeowner: how far the team is, as far as the day of the pickup agrees with it. `day_open`: scheduled,
 * for no day yet; `day_past`: scheduled for a day that has passed, and nothing says that the pickup was done.
 */
export type Standing = RequestState | 'day_open' | 'day_past';

/**
 * A day to come is a pickup that is scheduled, whatever the status. One that has passed says nothing of a request that the team still
 * works on: they set it down for themselves.
 */
export function standingOf(
  { state, scheduledDate }: Pick<RequestView, 'state' | 'scheduledDate'>,
  now: Date,
): Standing {
  if (state === 'completed' || state === 'canceled') return state;
  const day = scheduledDate?.slice(0, 10) ?? '';
  if (day >= halifaxToday(now)) return 'scheduled';
  if (state !== 'scheduled') return state;
  return day === '' ? 'day_open' : 'day_past';
}

/** Whether its day of the pickup is shown. A canceled request keeps its day, which means nothing any more. */
export function hasPickup(request: Pick<RequestView, 'state' | 'scheduledDate'>, now: Date): boolean {
  return request.scheduledDate !== null && WITH_DAY.has(standingOf(request, now));
}

const WITH_DAY: ReadonlySet<Standing> = new Set<Standing>(['scheduled', 'day_past', 'completed']);
