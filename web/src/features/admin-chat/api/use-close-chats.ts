import { useState } from 'react';
import { useToast } from '#components/toaster.tsx';
import { ApiRequestError } from '#lib/api-client.ts';
import type { Desk } from './desk.ts';
import { CLOSING_FAILED, chatsClosed, SOME_NOT_CLOSED } from './desk-texts.ts';

/** So many requests at a time: fast enough, and the server has others to serve. */
const AT_ONCE = 5;

interface CloseChats {
  isClosing: boolean;
  /** Closes them, one request each, and answers those that could not be closed. */
  closeChats: (ids: readonly string[]) => Promise<string[]>;
}

/** Closing chats with all that is said about it; the list is loaded again either way. */
export function useCloseChats(desk: Desk): CloseChats {
  const toast = useToast();
  const [isClosing, setClosing] = useState(false);
  const closeChats = async (ids: readonly string[]) => {
    setClosing(true);
    const { failed, wasReached } = await closeAll(desk, ids);
    if (failed.length === 0) toast(chatsClosed(ids.length));
    else toast(wasReached ? SOME_NOT_CLOSED : CLOSING_FAILED);
    desk.reloadSoon();
    setClosing(false);
    return failed;
  };
  return { isClosing, closeChats };
}

interface Outcome {
  failed: string[];
  /** The server has answered every request, if only by refusing it. */
  wasReached: boolean;
}

async function closeAll(desk: Desk, ids: readonly string[]): Promise<Outcome> {
  const left = [...ids];
  const outcome: Outcome = { failed: [], wasReached: true };
  const work = async () => {
    for (let id = left.shift(); id !== undefined; id = left.shift()) {
      try {
        await desk.changes.close(id);
      } catch (error) {
        if (!(error instanceof ApiRequestError)) outcome.wasReached = false;
        // Where somebody else has closed it meanwhile, that is what was wanted.
        else if (error.code === 'chat_closed') continue;
        outcome.failed.push(id);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return outcome;
}
