import { type LeadsCalendar, MAX_CALENDAR_DAYS } from '@harbour-haul/domain/leads/pickups/calendar-lead';
import { type InferType, object, string } from 'yup';
import { INVALID } from '../../messages.ts';
import { defineOperation } from '../../operation.ts';

/** The scheduled pickups and the follow-ups of some days that follow each other, and what is scheduled for no day. */
export const getLeadsCalendar = defineOperation<{ query: LeadsCalendarQuery; response: LeadsCalendar }>()({
  method: 'GET',
  path: '/api/leads/calendar',
  access: 'admin',
  function: 'admin-leads',
});

export const getLeadsCalendarRequest = { query: leadsCalendarSchema };

export type LeadsCalendarQuery = InferType<ReturnType<typeof leadsCalendarSchema>>;

const DAY_MS = 24 * 3600 * 1000;
const DAYS = `Please name the first day and the last one, at most ${MAX_CALENDAR_DAYS} in all.`;
const day = () =>
  string()
    .required(DAYS)
    .matches(/^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'Please use a day as yyyy-mm-dd.');

/** Both days are among those that are listed. `_t` only defeats caches. */
function leadsCalendarSchema() {
  return object({ from: day(), to: day(), _t: string().max(30, INVALID) }).test(
    'days',
    function check({ from, to }) {
      const later = (Date.parse(to) - Date.parse(from)) / DAY_MS;
      return (later >= 0 && later < MAX_CALENDAR_DAYS) || this.createError({ path: 'to', message: DAYS });
    },
  );
}
