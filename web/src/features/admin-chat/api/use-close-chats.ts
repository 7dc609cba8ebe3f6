import { useState } from 'react';
import { useToast } from '#components/toasts/toaster.tsx';
import { ApiRequestError } from '#lib/api-client.ts';
import { CLOSING_FAILED, chatsClosed, SOME_NOT_CLOSED } from '../console-texts.ts';
import type { ChatConsole } from '../state/chat-console.ts';
import { trackChat } from '../track-chat.ts';

/** Concurrent requests: fast enough, and the server has others to serve. */
const MAX_CONCURRENT = 5;

interface CloseChats {
  isClosing: boolean;
  /** Closes chats, one request each. Returns those that could not be closed. */
  closeChats: (ids: readonly string[]) => Promise<string[]>;
}

/** Closes chats, with their toasts; the list is loaded again either way. Of one that is shown its header and its field say it (0207). */
export function useCloseChats(chatConsole: ChatConsole): CloseChats {
  const toast = useToast();
  const [isClosing, setClosing] = useState(false);
  const closeChats = async (ids: readonly string[]) => {
    setClosing(true);
    const { failed, wasReached } = await closeAll(chatConsole, ids);
    if (failed.length < ids.length) trackChat('close_chats', { count: ids.length - failed.length });
    for (const id of ids) if (!failed.includes(id)) chatConsole.discardUnsent(id);
    const isSeen = ids.every((id) => chatConsole.isInView(id));
    if (failed.length > 0) toast(wasReached ? SOME_NOT_CLOSED : CLOSING_FAILED);
    else if (!isSeen) toast(chatsClosed(ids.length));
    chatConsole.reloadSoon();
    setClosing(false);
    return failed;
  };
  return { isClosing, closeChats };
}

interface Outcome {
  failed: string[];
  /** The server has responded to every request, if only by refusing it. */
  wasReached: boolean;
}

async function closeAll(chatConsole: ChatConsole, ids: readonly string[]): Promise<Outcome> {
  const left = [...ids];
  const outcome: Outcome = { failed: [], wasReached: true };
  const work = async () => {
    for (let id = left.shift(); id !== undefined; id = left.shift()) {
      try {
        await chatConsole.changes.close(id);
      } catch (error) {
        if (!(error instanceof ApiRequestError)) outcome.wasReached = false;
        // Already closed by somebody else: that is the requested state.
        else if (error.code === 'chat_closed') continue;
        outcome.failed.push(id);
      }
    }
  };
  await Promise.all(Array.from({ length: MAX_CONCURRENT }, work));
  return outcome;
}
