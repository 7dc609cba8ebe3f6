import { useEffect, useEffectEvent, useReducer, useState, useSyncExternalStore } from 'react';
import { call } from '#lib/api/visitor-call.ts';
import { neverChanges } from '#lib/never-changes.ts';
import { forgetAskedAgain, readAskedAgain } from '#lib/storage/asked-again.ts';
import { lastRequest } from '#lib/storage/last-request.ts';
import { PREFILL_REFUSED_KEY, WAITING_KEY } from '#lib/storage/quote-draft-key.ts';
import { hasSubmittedBefore, SAVED_CHAT_CLOSED_EVENT } from '#lib/storage/submitted-before.ts';
import { readOfTab, writeToTab } from '#lib/storage/tab-storage.ts';
import { visitorId } from '#lib/visitor/visitor-id.ts';
import { prefillValues } from './quote-rules.ts';
import type { QuoteValues } from './quote-values.ts';

/**
 * `prefilled`: from a chat that was begun and not sent; `again`: from a request that was canceled; `sent`: from one that the team
 * has already.
 */
export type PrefillState = 'idle' | 'loading' | 'prefilled' | 'again' | 'sent';

export interface Prefill {
  state: PrefillState;
  /** Takes back what was filled in, also from what this tab opens later. */
  refuse: () => void;
}

/**
 * Offers what an earlier request or chat of this browser said. Requests it only where there was one, and ignores
 * failures: an empty form works as well.
 * @param onFound returns whether any of it stands in the form by then
 */
export function usePrefill(
  onFound: (values: Partial<QuoteValues>) => boolean,
  onRefused: (values: Partial<QuoteValues>) => void,
): Prefill {
  const inBrowser = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const occasion = useOccasion(inBrowser);
  const [askedAgain] = useState(readAskedAgain);
  const isAgain = inBrowser && askedAgain !== null;
  const usual = isAgain ? 'again' : 'idle';
  const [outcome, setOutcome] = useState<Exclude<PrefillState, 'loading'>>();
  const [offered, setOffered] = useState<Partial<QuoteValues>>({});
  const found = useEffectEvent(onFound);
  useEffect(() => {
    // What was asked for stands in the draft; a chat that is closed later says more.
    if (occasion === null || (isAgain && occasion === OPENING)) return undefined;
    const abort = new AbortController();
    fetchPrefill(visitorId(), new Date(), abort.signal)
      .then((values) => {
        if (abort.signal.aborted) return;
        // Of a request that is sent, what was asked for again says all and more.
        if (!values || (isAgain && values.state === 'sent')) return setOutcome(usual);
        const isShown = found(values.answers);
        setOffered(values.answers);
        setOutcome(isShown ? values.state : usual);
      })
      .catch((error: unknown) => {
        if (abort.signal.aborted) return;
        // The text of specification section 8.
        console.error('Failed to fetch lead data', error);
        setOutcome(usual);
      });
    return () => abort.abort();
  }, [occasion, isAgain, usual]);

  function refuse() {
    writeToTab(PREFILL_REFUSED_KEY, '1');
    forgetAskedAgain();
    setOutcome('idle');
    onRefused({ ...askedAgain, ...offered });
  }

  return { state: outcome ?? (occasion !== null && !isAgain ? 'loading' : usual), refuse };
}

/** Whether there can be something to fill in, and it is wanted; what waits to be sent by itself goes as it was left. */
const isExpected = () =>
  hasSubmittedBefore() && readOfTab(PREFILL_REFUSED_KEY) === null && readOfTab(WAITING_KEY) === null;

/** As the form came, there was something to look for. */
const OPENING = 'opening';

/**
 * What there was last to look for something by: that the form came, or the number of the chat that was closed since and has saved
 * something. A submission of the form itself leaves nothing to prefill. Null for nothing, and during hydration.
 */
function useOccasion(inBrowser: boolean): typeof OPENING | number | null {
  const [occasion, addChat] = useReducer(
    (last: typeof OPENING | number | null) => (typeof last === 'number' ? last + 1 : 1),
    null,
    () => (isExpected() ? OPENING : null),
  );
  useEffect(() => {
    const onClosed = () => {
      if (isExpected()) addChat();
    };
    window.addEventListener(SAVED_CHAT_CLOSED_EVENT, onClosed);
    return () => window.removeEventListener(SAVED_CHAT_CLOSED_EVENT, onClosed);
  }, []);
  return inBrowser ? occasion : null;
}

interface Found {
  answers: Partial<QuoteValues>;
  state: 'prefilled' | 'sent';
}

/**
 * @returns what the server knows of this visitor, as the form's values; null if it knows nothing
 * @throws what the calls throw: the caller leaves the form empty then
 */
async function fetchPrefill(visitorId: string, now: Date, signal: AbortSignal): Promise<Found | null> {
  const input = { params: { visitorId } };
  const known = await call('checkVisitor', input, { signal });
  if (!known.hasLeadData) return null;
  const lead = await call('getVisitorLead', input, { signal });
  // A chat that was begun since tells of the next request.
  const wasSent = lastRequest() !== null && lead.isSent;
  const answers = prefillValues(lead, now, wasSent);
  return answers && { answers, state: wasSent ? 'sent' : 'prefilled' };
}
