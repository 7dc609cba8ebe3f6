import { useState } from 'react';
import { ApiRequestError } from '#lib/api-client.ts';

/** The user did not want to confirm: nothing was done, and nothing need be said. */
class NotConfirmed extends Error {}

export interface Confirmed {
  /** Does something; where the server asks for the password first, it is asked for, and the work done then. */
  run: <T>(work: () => Promise<T>) => Promise<T>;
  /** What is asked at present; null for nothing. */
  question: { onConfirmed: () => void; onCancel: () => void } | null;
}

/** Asks who is signed in for their password wherever the server wants it, and nowhere else. */
export function useConfirmed(): Confirmed {
  const [question, setQuestion] = useState<Confirmed['question']>(null);
  const ask = () =>
    new Promise<void>((resolve, reject) => {
      setQuestion({
        onConfirmed: () => {
          setQuestion(null);
          resolve();
        },
        onCancel: () => {
          setQuestion(null);
          reject(new NotConfirmed());
        },
      });
    });
  const run = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ApiRequestError) || error.code !== 'confirmation_required') throw error;
      await ask();
      return work();
    }
  };
  return { run, question };
}

/** Whether something failed because the user did not confirm it. */
export function isNotConfirmed(error: unknown): boolean {
  return error instanceof NotConfirmed;
}
