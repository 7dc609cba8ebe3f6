import { useFormik } from 'formik';
import {
  type FormEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { addLeadPhotos } from './add-lead-photos.ts';
import { loadQuoteRules } from './load-quote-rules.ts';
import type { FormPhotos } from './photos/use-form-photos.ts';
import { EMPTY_QUOTE, QUOTE_FIELDS, type QuoteValues, readTypedValues } from './quote-values.ts';
import { SubmissionKey, submitQuote } from './submit-quote.ts';

export interface QuoteFormCallbacks {
  /** The request is stored; time to leave for the thank-you page. */
  onSubmitted: () => void;
  /** The request was not stored; what was typed stays. */
  onFailed: (error: unknown) => void;
}

/** State and behaviour of the quote form: values, errors, one submission at a time. */
export function useQuoteForm({ onSubmitted, onFailed }: QuoteFormCallbacks, photos: FormPhotos) {
  const formRef = useRef<HTMLFormElement>(null);
  const busy = useRef(false);
  const [keys] = useState(() => new SubmissionKey());
  const [leaving, setLeaving] = useState(false);
  /** The request is stored, and photos of it are not: there is a choice to make before leaving. */
  const [lacksPhotos, setLacksPhotos] = useState(false);

  const formik = useFormik<QuoteValues>({
    initialValues: EMPTY_QUOTE,
    validate: checkWhileTyping,
    onSubmit: async (values, helpers) => {
      try {
        const photoPaths = await photos.settled();
        const result = await submitQuote({ values, photoPaths }, keys);
        if (!result.ok) {
          helpers.setErrors(result.fields);
          return focusFirst(formRef, result.fields);
        }
        setLeaving(true);
        if (result.isWhole && photos.failedCount() === 0) onSubmitted();
        else setLacksPhotos(true);
      } catch (error) {
        onFailed(error);
      }
    },
  });

  useTypedValues(formRef, (typed) => void formik.setValues({ ...EMPTY_QUOTE, ...typed }, false));
  useFreshAfterReturn(() => {
    setLeaving(false);
    setLacksPhotos(false);
    photos.clear();
    formik.resetForm();
  });

  /** Ignores a second click, even before the button is disabled. */
  async function submit(event?: FormEvent) {
    event?.preventDefault();
    if (busy.current || leaving) return;
    busy.current = true;
    try {
      const { validateQuote } = await loadQuoteRules();
      focusFirst(formRef, validateQuote(formik.values));
      await formik.submitForm();
    } catch (error) {
      onFailed(error);
    } finally {
      busy.current = false;
    }
  }

  /** Fills what is still empty; typed values stay. */
  function fillEmpty(found: Partial<QuoteValues>) {
    const typed = formRef.current ? readTypedValues(formRef.current) : {};
    void formik.setValues((values) => ({ ...values, ...found, ...typed }), false);
  }

  /**
   * Uploads failed photos again and adds them to the stored request.
   * @returns whether all are with it now
   */
  async function sendPhotosAgain(): Promise<boolean> {
    const isAdded = await addLeadPhotos(await photos.retry());
    return isAdded && photos.failedCount() === 0;
  }

  const processing = formik.isSubmitting || leaving;
  return { formik, formRef, submit, fillEmpty, processing, lacksPhotos, sendPhotosAgain };
}

/** Marks nothing until the rules are loaded; a submission waits for them, and the server checks in any case. */
async function checkWhileTyping(values: QuoteValues): Promise<Record<string, string>> {
  const rules = await loadQuoteRules().catch(() => null);
  return rules?.validateQuote(values) ?? {};
}

function focusFirst(formRef: RefObject<HTMLFormElement | null>, errors: Record<string, string>): void {
  const field = QUOTE_FIELDS.find((name) => errors[name] !== undefined);
  const element = field && formRef.current?.elements.namedItem(field);
  if (element instanceof HTMLElement) element.focus();
}

/**
 * The page can be read and typed into before React hydrates it. What stands in the elements at that moment, including
 * what was typed while the code loaded, becomes the form's values before anything is painted.
 */
function useTypedValues(
  formRef: RefObject<HTMLFormElement | null>,
  adopt: (typed: Partial<QuoteValues>) => void,
): void {
  const adoptTyped = useEffectEvent(adopt);
  useLayoutEffect(() => {
    const typed = formRef.current ? readTypedValues(formRef.current) : {};
    if (Object.keys(typed).length > 0) adoptTyped(typed);
  }, [formRef]);
}

/** Going back from the thank-you page can restore this page as it was left, with a disabled button. */
function useFreshAfterReturn(reset: () => void): void {
  useEffect(() => {
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) reset();
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  });
}
