import type { CorrectRequestBody } from '@harbour-haul/contract/requests/correct-request';
import type { RequestView } from '@harbour-haul/domain/leads/request/request-view';
import { standingOf } from '@harbour-haul/domain/leads/request/standing';
import { useEffect, useMemo, useState } from 'react';
import { ApiRequestError, serverMessage } from '#lib/api-client.ts';
import { lastRequest, rememberStanding } from '#lib/storage/last-request.ts';
import { noteAddedPhoto } from '#lib/storage/left-out-photos.ts';
import { requestCalls } from './request-calls.ts';
import type { RequestTexts } from './texts/request-texts.ts';

/** What is known of the request; `text` says what is wrong. */
export type LoadedRequest =
  | { state: 'loading' }
  | { state: 'unavailable'; text: string; canRetry: boolean }
  | { state: 'shown'; request: RequestView };

/** What a change that was refused says: in all, and of single fields. */
export interface Refusal {
  text: string;
  fields: Record<string, string>;
  /** Somebody was faster: what is shown now is what they stored. */
  isConflict: boolean;
  /** The server was not reached. */
  isUnreachable: boolean;
}

/** The request of a link, and what can be done with it. */
export function useRequest(token: string, texts: RequestTexts) {
  const calls = useMemo(() => requestCalls(token), [token]);
  const [loaded, setLoaded] = useState<LoadedRequest>(
    token === '' ? { state: 'unavailable', text: texts.noLink, canRetry: false } : { state: 'loading' },
  );

  useEffect(() => {
    if (token !== '') void load(calls.get, texts).then(setLoaded);
  }, [token, calls, texts]);

  // The chat of this browser goes by it.
  useEffect(() => {
    if (loaded.state !== 'shown') return;
    const { request } = loaded;
    rememberStanding(request.id, standingOf(request, new Date()));
  }, [loaded]);

  /** Sends a change. @returns why it was refused, or null. */
  async function change(send: () => Promise<RequestView>): Promise<Refusal | null> {
    try {
      setLoaded({ state: 'shown', request: await send() });
      return null;
    } catch (error) {
      const isConflict = error instanceof ApiRequestError && error.status === 409;
      if (isConflict) setLoaded(await load(calls.get, texts));
      const told = error instanceof ApiRequestError ? Object.entries(error.fields ?? {}) : [];
      const fields = Object.fromEntries(told.map(([name, text]) => [name, texts.message(text)]));
      const isUnreachable = !(error instanceof ApiRequestError);
      return { text: messageOf(error, texts), fields, isConflict, isUnreachable };
    }
  }

  return {
    loaded,
    retry: () => {
      setLoaded({ state: 'loading' });
      void load(calls.get, texts).then(setLoaded);
    },
    correct: (body: CorrectRequestBody) => change(() => calls.correct(body)),
    addPhoto: async (path: string): Promise<Refusal | null> => {
      let error: string | undefined;
      const refusal = await change(async () => {
        const { photoError, ...request } = await calls.addPhotos([path]);
        error = photoError;
        if (photoError === undefined && request.id === lastRequest()) noteAddedPhoto();
        return request;
      });
      if (refusal || error === undefined) return refusal;
      return { text: texts.message(error), fields: {}, isConflict: false, isUnreachable: false };
    },
    cancel: () => change(() => calls.cancel()),
    keep: () => change(() => calls.keep()),
  };
}

async function load(get: () => Promise<RequestView>, texts: RequestTexts): Promise<LoadedRequest> {
  try {
    return { state: 'shown', request: await get() };
  } catch (error) {
    const isRefused = error instanceof ApiRequestError && error.status < 500;
    return { state: 'unavailable', text: messageOf(error, texts), canRetry: !isRefused };
  }
}

function messageOf(error: unknown, { message, unreachable }: RequestTexts): string {
  const said = serverMessage(error);
  return said === undefined ? unreachable : message(said);
}
