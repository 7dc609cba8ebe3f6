import type { RequestView } from '@harbour-haul/domain/leads/request/request-view';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RequestTexts } from '../texts/request-texts.ts';
import { type CorrectionDraft, keepCorrection, readCorrectionDraft } from './correction-draft.ts';

interface DraftedCorrection {
  formRef: RefObject<HTMLFormElement | null>;
  /** What the form begins with beside the request; null where nothing was typed before. */
  draft: CorrectionDraft | null;
  /** Keeps what stands in the form by now. */
  keep: () => void;
}

/** Keeps what is typed into the form of a correction until it is sent, for whoever reloads or reads another page meanwhile. */
export function useCorrectionDraft(request: RequestView, texts: RequestTexts): DraftedCorrection {
  const formRef = useRef<HTMLFormElement>(null);
  const [draft] = useState(() => readCorrectionDraft(request, texts));
  const keep = () => {
    if (formRef.current) keepCorrection(request, new FormData(formRef.current), texts);
  };
  // What a press has put into a field was typed by nobody, and is kept here at the latest.
  const keepLeft = useEffectEvent(keep);
  useEffect(() => {
    const leave = () => keepLeft();
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, []);
  return { formRef, draft, keep };
}
