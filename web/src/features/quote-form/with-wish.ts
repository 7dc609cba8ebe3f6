import { MAX_DETAILS } from '@harbour-haul/domain/leads/fields/text-limits';
import { FORM_WISHES } from '@harbour-haul/domain/pickup-wish/form-wishes';
import type { Language } from '@harbour-haul/domain/site/language';
import { formWish, pickedDay } from '#components/pickup/pickup-days.ts';
import type { QuoteValues } from './quote-values.ts';

/**
 * The values as they are sent: where the day that was picked means more than its date, the details say so, on a line of its own
 * before what was written. It stands in no field until then: whoever writes there would write into it.
 */
export function withWish(values: QuoteValues, form: HTMLFormElement | null, language: Language): QuoteValues {
  const wish = formWish(form && pickedDay(new FormData(form)), values.preferredDate);
  if (wish === null) return values;
  const details = [FORM_WISHES[wish][language], values.details].filter(Boolean).join('\n');
  return details.length > MAX_DETAILS ? values : { ...values, details };
}
