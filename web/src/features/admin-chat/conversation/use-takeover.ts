import type { TeamMember } from '@harbour-haul/contract/auth/list-team';
import type { ResumableStep } from '@harbour-haul/domain/chat/resume-point';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import type { ToastOptions } from '#components/toasts/toast-queue.ts';
import { useToast } from '#components/toasts/toaster.tsx';
import { ApiRequestError } from '#lib/api-client.ts';
import {
  endTakeoverFailed,
  handedBack,
  handedOver,
  handOverFailed,
  NOT_TOLD,
  TAKEN_OVER,
  TAKEOVER_ENDED,
  takeoverFailed,
} from '../console-texts.ts';
import type { ChatConsole } from '../state/chat-console.ts';
import { trackChat } from '../track-chat.ts';

interface Takeover {
  isBusy: boolean;
  /** @returns whether the chat is this admin's then */
  takeOver: () => Promise<boolean>;
  /** @param from the question that the assistant goes on from; where it stopped without one */
  endTakeover: (from?: ResumableStep) => void;
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
  const run = async (action: () => Promise<ToastOptions>, failed: typeof takeoverFailed) => {
    setBusy(true);
    try {
      const done = await action();
      if (!isNarrow || done.variant === 'warning') toast(done);
      return true;
    } catch (error) {
      toast(failed(error));
      // Version conflict: another admin changed the chat, which is loaded again.
      if (error instanceof ApiRequestError && error.status === 409) void chatConsole.chatOf(id)?.load();
      return false;
    } finally {
      setBusy(false);
    }
  };
  return {
    isBusy,
    takeOver: () =>
      run(async () => {
        await chatConsole.changes.takeOver(id);
        return TAKEN_OVER;
      }, takeoverFailed),
    endTakeover: (from) =>
      void run(async () => {
        const wasTold = await chatConsole.changes.endTakeover(id, from);
        trackChat('end_takeover');
        if (from === undefined) return TAKEOVER_ENDED;
        return wasTold ? handedBack(from) : NOT_TOLD;
      }, endTakeoverFailed),
    handOver: ({ id: colleague, name }) =>
      void run(async () => {
        await chatConsole.changes.handOver(id, colleague);
        return handedOver(name);
      }, handOverFailed),
  };
}
