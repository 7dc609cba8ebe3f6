import { type ReactNode, useState } from 'react';
import { useFormRules } from '#lib/form-rules/use-form-rules.ts';
import { FieldHint } from './field-hint.ts';
import type { QuoteValues } from './quote-values.ts';
import { useQuoteTexts } from './texts/use-quote-texts.ts';

type Doubted = Pick<QuoteValues, 'preferredDate' | 'details'>;

/**
 * Asks, softly, whether a day is meant that the details rule out.
 * @returns what stands beneath a field of the two: the question where that was changed last, so that who has typed it sees it, and it
 * is said once
 */
export function useDayDoubt({ preferredDate, details }: Doubted): (field: keyof Doubted) => ReactNode {
  const asked = useChangedLast({ preferredDate, details });
  const rules = useFormRules(preferredDate !== '' && details !== '');
  const { dayDoubt } = useQuoteTexts();
  const isDoubtful = rules?.isRuledOut(preferredDate, details) === true;
  return (field) =>
    isDoubtful && field === asked && <FieldHint role="status">{dayDoubt(preferredDate)}</FieldHint>;
}

/** Which of the two was changed last; the date where both were at once, as by a draft. */
function useChangedLast({ preferredDate, details }: Doubted): keyof Doubted {
  const [last, setLast] = useState({ preferredDate, details, field: 'preferredDate' as keyof Doubted });
  const isOtherDay = preferredDate !== last.preferredDate;
  if (!isOtherDay && details === last.details) return last.field;
  const field = isOtherDay ? 'preferredDate' : 'details';
  setLast({ preferredDate, details, field });
  return field;
}
