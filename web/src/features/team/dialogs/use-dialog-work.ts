import { useState } from 'react';
import { isUnauthenticated } from '#lib/api-client.ts';
import { isNotConfirmed } from '../confirm/use-confirmed.ts';
import { failureText } from '../failure-text.ts';

interface DialogWork {
  busy: boolean;
  /** Why it was not done; empty where there is nothing to say. */
  error: string;
  start: (work: () => Promise<void>) => void;
}

/** The work of a dialog: once at a time, and what went wrong is said where it was asked for. */
export function useDialogWork(): DialogWork {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const start = (work: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    setError('');
    void work()
      .catch((failure: unknown) => {
        if (!isNotConfirmed(failure) && !isUnauthenticated(failure)) setError(failureText(failure));
      })
      .finally(() => setBusy(false));
  };
  return { busy, error, start };
}
