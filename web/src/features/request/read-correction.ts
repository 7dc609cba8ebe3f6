import type { CorrectRequestBody } from '@harbour-haul/contract/requests/correct-request';
import { CORRECTABLE_FIELDS, type RequestView } from '@harbour-haul/domain/leads/request/request-view';

/** What a form changes of a request, with the version that it shows; null where nothing differs. */
export function readCorrection(request: RequestView, form: FormData): CorrectRequestBody | null {
  const shown = { ...request, preferredDate: request.preferredDate?.slice(0, 10) ?? null };
  const typed = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const changed = CORRECTABLE_FIELDS.filter((name) => typed(name) !== (shown[name] ?? ''));
  const note = typed('note');
  if (changed.length === 0 && note === '') return null;
  return {
    ...Object.fromEntries(changed.map((name) => [name, typed(name)])),
    ...(note !== '' && { note }),
    version: request.version,
  };
}
