import { useState } from 'react';
import { useToast } from '#components/toaster.tsx';
import { ApiRequestError } from '#lib/api-client.ts';
import type { Desk } from './desk.ts';
import { endTakeoverFailed, TAKEN_OVER, TAKEOVER_ENDED, takeoverFailed } from './desk-texts.ts';

interface Takeover {
  isBusy: boolean;
  takeOver: () => void;
  endTakeover: () => void;
}

/** Taking a chat over and giving it back, with all that is said about it. */
export function useTakeover(desk: Desk, id: string): Takeover {
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const run = async (action: () => Promise<void>, done: typeof TAKEN_OVER, failed: typeof takeoverFailed) => {
    setBusy(true);
    try {
      await action();
      toast(done);
    } catch (error) {
      toast(failed(error));
      // The chat is not as it is shown: somebody else has been faster.
      if (error instanceof ApiRequestError && error.status === 409) void desk.chatOf(id)?.load();
    } finally {
      setBusy(false);
    }
  };
  return {
    isBusy,
    takeOver: () => void run(() => desk.changes.takeOver(id), TAKEN_OVER, takeoverFailed),
    endTakeover: () => void run(() => desk.changes.endTakeover(id), TAKEOVER_ENDED, endTakeoverFailed),
  };
}
