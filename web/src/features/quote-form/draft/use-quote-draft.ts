import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useSyncExternalStore } from 'react';
import { neverChanges } from '#lib/never-changes.ts';
import { QUOTE_FIELDS, type QuoteField, type QuoteValues, readTypedValues } from '../quote-values.ts';
import { type DraftPhoto, leaveSentDraft, type QuoteDraft, readDraft, writeDraft } from './quote-draft.ts';

/** What was entered before the form was there. */
interface FoundDraft {
  values: Partial<QuoteValues>;
  photos: readonly DraftPhoto[];
  /** What was filled in on an earlier visit of the page, and stands as it was. */
  left: readonly QuoteField[];
  /** Something was typed over the draft since. */
  isChanged: boolean;
}

interface DraftedForm extends QuoteDraft {
  formRef: RefObject<HTMLFormElement | null>;
  /** Whether the request is stored, so that there is nothing to keep. */
  isSent: boolean;
  /** Takes over what was entered before. */
  adopt: (found: FoundDraft) => void;
}

/**
 * Keeps what is entered for this tab until it is sent: whoever reads the Privacy Policy, reloads or comes back finds it
 * again. The page can also be typed into before React hydrates it: what stands in the elements at that moment, including
 * what was typed while the code loaded, becomes the form's values before anything is painted, over those of the draft.
 * @returns whether the values are those of the form by now
 */
export function useQuoteDraft({ formRef, values, photos, isSent, adopt }: DraftedForm): boolean {
  // False during hydration; the render that follows has what the layout effect adopted.
  const isRestored = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const adoptFound = useEffectEvent(adopt);
  useLayoutEffect(() => {
    const kept = readDraft();
    const typed = formRef.current ? readTypedValues(formRef.current) : {};
    const found = { ...kept.values, ...typed };
    const isChanged = Object.entries(typed).some(
      ([name, value]) => value !== kept.values[name as QuoteField],
    );
    const left = QUOTE_FIELDS.filter((name) => found[name] && found[name] === kept.values[name]);
    if (Object.keys(found).length > 0 || kept.photos.length > 0)
      adoptFound({ values: found, photos: kept.photos, left, isChanged });
  }, [formRef]);
  useEffect(() => {
    if (isSent) leaveSentDraft(values);
    else if (isRestored) writeDraft({ values, photos });
  }, [values, photos, isSent, isRestored]);
  return isRestored;
}
