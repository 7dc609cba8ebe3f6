import { type LeadExportFilter, parseExportBound } from '@harbour-haul/domain/leads/export/export-filter';
import { LEAD_STATUSES, type LeadStatus } from '@harbour-haul/domain/leads/lead-status';
import { object, string } from 'yup';
import { INVALID } from '../messages.ts';
import { parseInput } from '../validate.ts';

const STATUSES = ['all', ...LEAD_STATUSES];
const TIME_TEXT = 'Please use a day as yyyy-mm-dd, or an ISO 8601 time with its offset.';

/** Empty stands for no bound, as the export dialog's "No minimum". */
const time = () =>
  string()
    .typeError(INVALID)
    .max(40, TIME_TEXT)
    .test('time', TIME_TEXT, (value) => !value || parseExportBound(value, 'from') !== null);

/**
 * The query of `GET /api/leads/export` and the body of `POST /api/leads/exports` (specification section 7). A plain day
 * is a whole day in Halifax.
 */
export const exportLeadsSchema = object({
  status: string()
    .typeError(INVALID)
    .oneOf(['', ...STATUSES], `Please use one of: ${STATUSES.join(', ')}.`),
  startDate: time(),
  endDate: time(),
}).test('order', function check({ startDate, endDate }) {
  if (!startDate || !endDate) return true;
  const [from, to] = [parseExportBound(startDate, 'from'), parseExportBound(endDate, 'to')];
  const message = 'Please use an end date that is not before the start date.';
  return from === null || to === null || from <= to || this.createError({ path: 'endDate', message });
});

/**
 * What is to be exported, as the caller says it.
 * @throws AppError `invalid_input` that names every field in question.
 */
export function parseExportFilter(input: unknown): LeadExportFilter {
  const { status, startDate, endDate } = parseInput(exportLeadsSchema, input);
  return {
    status: !status || status === 'all' ? null : (status as LeadStatus),
    from: startDate ? parseExportBound(startDate, 'from') : null,
    to: endDate ? parseExportBound(endDate, 'to') : null,
  };
}
