import type { CorrectRequestBody } from '@harbour-haul/contract/requests/correct-request';
import type { RequestView } from '@harbour-haul/domain/leads/request/request-view';
import { useEffect, useMemo, useState } from 'react';
import { ApiRequestError, serverMessage } from '#lib/api-client.ts';
import { requestCalls } from './request-calls.ts';

const UNREACHABLE = "We couldn't reach our servers. Please try again.";

/** What is known of the request; `text` says what is wrong. */
export type LoadedRequest =
  | { state: 'loading' }
  | { state: 'unavailable'; text: string; canRetry: boolean }
  | { state: 'shown'; request: RequestView };

const NO_LINK: LoadedRequest = {
  state: 'unavailable',
  text: 'This page needs the whole link of your confirmation. Please open it again from your mail.',
  canRetry: false,
};

/** What a change that was refused says: in all, and of single fields. */
export interface Refusal {
  text: string;
  fields: Record<string, string>;
  /** Somebody was faster: what is shown now is what they stored. */
  isConflict: boolean;
}

/** The request of a link, and what can be done with it. */
export function useRequest(token: string) {
  const calls = useMemo(() => requestCalls(token), [token]);
  const [loaded, setLoaded] = useState<LoadedRequest>(token === '' ? NO_LINK : { state: 'loading' });

  useEffect(() => {
    if (token !== '') void load(calls.get).then(setLoaded);
  }, [token, calls]);

  /** Sends a change. @returns why it was refused, or null. */
  async function change(send: () => Promise<RequestView>): Promise<Refusal | null> {
    try {
      setLoaded({ state: 'shown', request: await send() });
      return null;
    } catch (error) {
      const isConflict = error instanceof ApiRequestError && error.status === 409;
      if (isConflict) setLoaded(await load(calls.get));
      const fields = error instanceof ApiRequestError ? (error.fields ?? {}) : {};
      return { text: serverMessage(error) ?? UNREACHABLE, fields, isConflict };
    }
  }

  return {
    loaded,
    retry: () => {
      setLoaded({ state: 'loading' });
      void load(calls.get).then(setLoaded);
    },
    correct: (body: CorrectRequestBody) => change(() => calls.correct(body)),
    addPhotos: async (paths: string[]): Promise<Refusal | null> => {
      let error: string | undefined;
      const refusal = await change(async () => {
        const { photoError, ...request } = await calls.addPhotos(paths);
        error = photoError;
        return request;
      });
      return refusal ?? (error === undefined ? null : { text: error, fields: {}, isConflict: false });
    },
    cancel: () => change(() => calls.cancel()),
  };
}

async function load(get: () => Promise<RequestView>): Promise<LoadedRequest> {
  try {
    return { state: 'shown', request: await get() };
  } catch (error) {
    const isRefused = error instanceof ApiRequestError && error.status < 500;
    return { state: 'unavailable', text: serverMessage(error) ?? UNREACHABLE, canRetry: !isRefused };
  }
}
