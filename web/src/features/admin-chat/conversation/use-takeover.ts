import type { TeamMember } from '@harbour-haul/contract/auth/list-team';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import type { ToastOptions } from '#components/toasts/toast-queue.ts';
import { useToast } from '#components/toasts/toaster.tsx';
import { ApiRequestError } from '#lib/api-client.ts';
import {
  endTakeoverFailed,
  handedOver,
  handOverFailed,
  TAKEN_OVER,
  TAKEOVER_ENDED,
  takeoverFailed,
} from '../console-texts.ts';
import type { ChatConsole } from '../state/chat-console.ts';
import { trackChat } from '../track-chat.ts';

interface Takeover {
  isBusy: boolean;
  takeOver: () => void;
  endTakeover: () => void;
  handOver: (colleague: TeamMember) => void;
}

/**
 * Takes a chat over, hands it over and ends the takeover, with their toasts. Where the conversation has the whole screen, success is seen in its
 * header, which a toast would cover with its buttons.
 */
export function useTakeover(chatConsole: ChatConsole, id: string): Takeover {
  const toast = useToast();
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true });
  const [isBusy, setBusy] = useState(false);
  const run = async (action: () => Promise<void>, done: ToastOptions, failed: typeof takeoverFailed) => {
    setBusy(true);
    try {
      await action();
      if (!isNarrow) toast(done);
    } catch (error) {
      toast(failed(error));
      // Version conflict: another admin changed the chat, which is loaded again.
      if (error instanceof ApiRequestError && error.status === 409) void chatConsole.chatOf(id)?.load();
    } finally {
      setBusy(false);
    }
  };
  return {
    isBusy,
    takeOver: () => void run(() => chatConsole.changes.takeOver(id), TAKEN_OVER, takeoverFailed),
    handOver: ({ id: colleague, name }) =>
      void run(() => chatConsole.changes.handOver(id, colleague), handedOver(name), handOverFailed),
    endTakeover: () => {
      const end = () => chatConsole.changes.endTakeover(id).then(() => trackChat('end_takeover'));
      void run(end, TAKEOVER_ENDED, endTakeoverFailed);
    },
  };
}
