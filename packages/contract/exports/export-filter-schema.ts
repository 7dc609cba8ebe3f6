import { type LeadExportFilter, parseExportBound } from '@harbour-haul/domain/leads/export/export-filter';
import { LEAD_STATUSES, type LeadStatus } from '@harbour-haul/domain/leads/lead-status';
import { type InferType, object, string } from 'yup';
import { INVALID } from '../messages.ts';

const STATUSES = ['all', ...LEAD_STATUSES];
const TIME_TEXT = 'Please use a day as yyyy-mm-dd, or an ISO 8601 time with its offset.';

/** Empty stands for no bound, as the export dialog's "No minimum". */
const time = () =>
  string()
    .typeError(INVALID)
    .max(40, TIME_TEXT)
    .test('time', TIME_TEXT, (value) => !value || parseExportBound(value, 'from') !== null);

/** Which leads are to be exported (specification section 7). A plain day is a whole day in Halifax. */
export function exportFilterSchema() {
  return object({
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
}

export type ExportFilterInput = InferType<ReturnType<typeof exportFilterSchema>>;

/** The filter that an input stands for. */
export function toExportFilter({ status, startDate, endDate }: ExportFilterInput): LeadExportFilter {
  return {
    status: !status || status === 'all' ? null : (status as LeadStatus),
    from: startDate ? parseExportBound(startDate, 'from') : null,
    to: endDate ? parseExportBound(endDate, 'to') : null,
  };
}
