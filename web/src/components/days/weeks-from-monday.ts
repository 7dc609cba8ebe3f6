import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import type { DateTime } from 'luxon';

/** The calendar of pickers with weeks as the calendar of pickups has them, whatever the locale's: a day stands in one column everywhere. */
export class WeeksFromMonday extends AdapterLuxon {
  override startOfWeek = (day: DateTime) => day.startOf('week');
  override endOfWeek = (day: DateTime) => day.endOf('week');
  override getDayOfWeek = (day: DateTime) => day.weekday;
}
