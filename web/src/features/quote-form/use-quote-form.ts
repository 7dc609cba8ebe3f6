import type { FormSigns } from '@harbour-haul/domain/leads/submission/signs-of-script';
import type { Language } from '@harbour-haul/domain/site/language';
import { type FormikContextType, type FormikHelpers, useFormik } from 'formik';
import {
  type FormEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useInsertionEffect,
  useRef,
  useState,
} from 'react';
import type { FormRules } from '#lib/form-rules/form-rules.ts';
import { formRulesSoon, loadedFormRules } from '#lib/form-rules/load-form-rules.ts';
import { useFormRules } from '#lib/form-rules/use-form-rules.ts';
import { lastRequest } from '#lib/storage/last-request.ts';
import { rememberMissingPhotos, rememberUncheckedPhotos } from '#lib/storage/left-out-photos.ts';
import { addLeadPhotos, type PhotosAdded } from './add-lead-photos.ts';
import { decoyText } from './decoy-field.tsx';
import { newerAnswers } from './draft/chat-answers.ts';
import { useQuoteDraft } from './draft/use-quote-draft.ts';
import { marketingConsent, tickConsent } from './marketing-consent.tsx';
import type { FormPhotos } from './photos/use-form-photos.ts';
import { EMPTY_QUOTE, QUOTE_FIELDS, type QuoteValues, readTypedValues } from './quote-values.ts';
import { sendOnce } from './send-once.ts';
import { failureText, SubmissionError } from './submission-error.ts';
import { SubmissionKey } from './submission-key.ts';
import { type SubmitResult, submitQuote } from './submit-quote.ts';
import { useEarlySubmit } from './use-early-submit.ts';
import { useResend } from './use-resend.ts';
import { withWish } from './with-wish.ts';

export interface QuoteFormCallbacks {
  /** The request is stored; time to leave for the thank-you page. */
  onSubmitted: () => void;
  /** The request was not stored; what was typed stays. The form says so as well, or alone where the error is not a usual one. */
  onFailed: (error: SubmissionError) => void;
}

/** The stored request: its photos are looked at, or some are missing and there is a choice to make, or all is done. */
interface SentQuote {
  leadId: number | undefined;
  /** How many photos were to be sent and are not with it, by when they were last sent. */
  missing: number;
  state: 'checking' | 'lacks-photos' | 'done';
}

/** State and behaviour of the quote form: values, errors, one submission at a time. */
export function useQuoteForm(
  { onSubmitted, onFailed }: QuoteFormCallbacks,
  photos: FormPhotos,
  language: Language,
) {
  const formRef = useRef<HTMLFormElement>(null);
  const busy = useRef(false);
  /** There was something in the form when it came up: typed before, restored by the browser, or known. */
  const cameFilled = useRef(false);
  const [keys] = useState(() => new SubmissionKey());
  const [sent, setSent] = useState<SentQuote | null>(null);
  const [failure, setFailure] = useState<SubmissionError | null>(null);
  /** What the servers were not reached for: it is sent by itself as long as nobody changes it. */
  const [unreached, setUnreached] = useState<QuoteValues | null>(null);
  /** Whether any later page of this browser sends it, should this one be closed. */
  const [outlivesTab, setOutlivesTab] = useState(false);

  /** What tells a script; how long the page was open says nothing of a form that was not empty. */
  const signs = (): FormSigns => ({
    topic: decoyText(formRef.current),
    ...(!cameFilled.current && { filledInMs: String(Math.round(performance.now())) }),
  });

  const formik = useFormik<QuoteValues>({
    initialValues: EMPTY_QUOTE,
    validate: (values) => loadedFormRules()?.validate(values) ?? {},
    onSubmit: (values, helpers) => sendOnce(keys, () => send(values, helpers), leaveSentElsewhere),
  });

  async function send(values: QuoteValues, { setErrors }: Pick<FormikHelpers<QuoteValues>, 'setErrors'>) {
    // What is said of the wait stands until it is over.
    if (values !== unreached) setFailure(null);
    const refusedBefore = photos.refusedCount();
    try {
      const photoPaths = await photos.settled();
      const quote = {
        values: withWish(values, formRef.current, language),
        photoPaths,
        language,
        signs: signs(),
        marketingConsent: marketingConsent(formRef.current),
      };
      const result = await submitQuote(quote, keys);
      if (result.ok) keys.sent();
      stopWaiting();
      if (result.ok) return await finish(result, refusedBefore);
      setErrors(result.fields);
      focusFirst(formRef, result.fields);
    } catch (error) {
      await fail(error, values);
    }
  }

  /** Another tab had it as well, and was faster: its request is the one to be shown. */
  function leaveSentElsewhere() {
    keys.sent();
    stopWaiting();
    setSent({ leadId: lastRequest() ?? undefined, missing: 0, state: 'done' });
  }

  /** Leaves, once it is clear that every photo is good: of one that is not, this page alone can tell. */
  async function finish({ leadId, isWhole }: Extract<SubmitResult, { ok: true }>, refusedBefore: number) {
    setSent({ leadId, missing: 0, state: 'checking' });
    noteLeftOut(isWhole);
    await photos.checked();
    noteLeftOut(isWhole);
    const isComplete = isWhole && photos.failedCount() === 0 && photos.refusedCount() === refusedBefore;
    setSent((now) => now && { ...now, state: isComplete ? 'done' : 'lacks-photos' });
  }

  /** The next page says what is not with the request, also to whoever closes this one, and what turns out to be refused. */
  function noteLeftOut(isWhole: boolean) {
    const missing = isWhole ? photos.missingCount() : photos.acceptedCount();
    rememberMissingPhotos(missing);
    rememberUncheckedPhotos(photos.uploadedPaths());
    setSent((now) => now && { ...now, missing });
  }

  /** The server has answered, or it goes no more as it is. */
  function stopWaiting(known: SubmissionError | null = null) {
    keys.stopWaiting();
    setUnreached(null);
    setFailure(known);
  }

  async function fail(error: unknown, values: QuoteValues) {
    const known =
      error instanceof SubmissionError ? error : new SubmissionError(failureText(error, false), error);
    if (known.isUnreachable) {
      const isKept = keys.wait();
      setOutlivesTab(isKept && (await photos.areKept()));
      setUnreached(values);
      setFailure(known);
    } else stopWaiting(known);
    onFailed(known);
  }

  const isRestored = useQuoteDraft({
    formRef,
    values: formik.values,
    photos: photos.kept,
    isSent: sent !== null,
    adopt: ({ values, photos: kept, left, isChanged }) => {
      cameFilled.current = true;
      // Half a sentence over what waits is not to be sent with it.
      if (isChanged) keys.stopWaiting();
      void formik.setValues({ ...EMPTY_QUOTE, ...values }, false);
      // What was said of them, a likely slip of an address for one, is said again.
      void formik.setTouched(Object.fromEntries(left.map((name) => [name, true])), false);
      photos.restore(kept);
      tickConsent(formRef.current, keys.waitingQuote?.marketingConsent);
    },
  });
  const waits = unreached !== null && unreached === formik.values;
  const isChanged = unreached !== null && !waits;
  useEffect(() => {
    if (isChanged) keys.stopWaiting();
  }, [isChanged, keys]);
  useResend(waits && !formik.isSubmitting, () => void submit());
  useSendKept(isRestored && formik.dirty, () => {
    if (keys.isWaiting && cameFilled.current) void submit();
  });
  useCheckBy(useFormRules(formik.dirty), formik);
  useLeave(sent, () => {
    photos.forgetFiles();
    onSubmitted();
  });
  useFreshAfterSubmission(sent !== null, () => {
    setSent(null);
    photos.clear();
    formik.resetForm();
  });

  /** What stands in the form by now, for what has waited meanwhile. */
  const standing = useRef(formik.values);
  useInsertionEffect(() => {
    standing.current = formik.values;
  });

  /**
   * Ignores a second click, even before the button is disabled. Checks with rules that may only just have come; without any the
   * server checks alone.
   * @param event of who sends it; without one it sends itself, as it was left or not at all
   */
  async function submit(event?: FormEvent) {
    event?.preventDefault();
    if (busy.current || sent) return;
    busy.current = true;
    try {
      const left = formik.values;
      const rules = loadedFormRules() ?? (await formRulesSoon());
      const values = standing.current;
      if (!event && values !== left) return keys.stopWaiting();
      // Taken back in another tab: here it waits for its visitor as well.
      if (!event && keys.fate === 'gone') return takeBackWait();
      const errors = rules?.validate(values) ?? {};
      // It would wait for ever: its day is past by now, or it was pressed before there were rules.
      if (Object.keys(errors).length > 0) stopWaiting();
      focusFirst(formRef, errors);
      await formik.submitForm();
    } finally {
      busy.current = false;
    }
  }

  function takeBackWait() {
    keys.stopWaiting();
    setUnreached((values) => values && { ...values });
  }

  /**
   * Fills what is still empty, and what was answered anew in the chat; values that were typed since stay.
   * @returns whether any of it stands in the form by then
   */
  function fillIn(found: Partial<QuoteValues>): boolean {
    if (Object.keys(found).length > 0) cameFilled.current = true;
    const typed = formRef.current ? readTypedValues(formRef.current) : {};
    const answers = newerAnswers(found, typed);
    void formik.setValues((values) => ({ ...values, ...typed, ...answers }), false);
    const shown = { ...typed, ...answers };
    return QUOTE_FIELDS.some((name) => found[name] !== undefined && found[name] === shown[name]);
  }

  /** Empties the fields that hold what was filled in; what was typed since stays. */
  function takeBack(filled: Partial<QuoteValues>) {
    const kept = Object.entries(formik.values).filter(
      ([name, value]) => value !== filled[name as keyof QuoteValues],
    );
    formik.setErrors({});
    void formik.setTouched({}, false);
    void formik.setValues({ ...EMPTY_QUOTE, ...Object.fromEntries(kept) }, false);
    const first = formRef.current?.elements.namedItem(QUOTE_FIELDS[0] as string);
    if (first instanceof HTMLElement) first.focus();
  }

  /**
   * Uploads failed photos again and adds them, and those chosen since, to the stored request.
   * @returns whether all are with it now, or it takes none any more
   */
  async function sendPhotosAgain(): Promise<PhotosAdded> {
    const outcome = await addLeadPhotos(sent?.leadId, await photos.retry());
    if (outcome === 'closed') rememberMissingPhotos(0);
    else noteLeftOut(outcome === 'added');
    const isWhole = photos.failedCount() === 0 && photos.refusedCount() === 0;
    return outcome === 'added' && !isWhole ? 'not-added' : outcome;
  }

  const leave = () => setSent((now) => now && { ...now, state: 'done' });
  const processing = formik.isSubmitting || sent !== null;
  useEarlySubmit(formRef, isRestored);
  return {
    formik,
    formRef,
    submit,
    fillIn,
    takeBack,
    processing,
    failure,
    waits,
    outlivesTab,
    sent,
    leave,
    sendPhotosAgain,
  };
}

function focusFirst(formRef: RefObject<HTMLFormElement | null>, errors: Record<string, string>): void {
  const field = QUOTE_FIELDS.find((name) => errors[name] !== undefined);
  const element = field && formRef.current?.elements.namedItem(field);
  if (element instanceof HTMLElement) element.focus();
}

/** What was typed before the rules were there is checked when they are. */
function useCheckBy(
  rules: FormRules | null,
  { validateForm }: Pick<FormikContextType<QuoteValues>, 'validateForm'>,
): void {
  const check = useEffectEvent(() => void validateForm());
  useEffect(() => {
    if (rules) check();
  }, [rules]);
}

/** Goes on, once, with what an earlier page of this tab was left with: it is sent without a further press. */
function useSendKept(isReady: boolean, send: () => void): void {
  const onReady = useEffectEvent(send);
  useEffect(() => {
    if (isReady) onReady();
  }, [isReady]);
}

function useLeave(sent: SentQuote | null, onSubmitted: () => void): void {
  const isDone = sent?.state === 'done';
  const onDone = useEffectEvent(onSubmitted);
  useEffect(() => {
    if (isDone) onDone();
  }, [isDone]);
}

/**
 * Going back from the thank-you page can restore this page as it was left, with a disabled button and what is sent
 * already. A form that was not sent stays as it is.
 */
function useFreshAfterSubmission(isSent: boolean, reset: () => void): void {
  useEffect(() => {
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted && isSent) reset();
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  });
}
