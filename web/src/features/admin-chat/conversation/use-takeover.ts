import type { TeamMember } from '@harbour-haul/contract/auth/list-team';
import type { ResumableStep } from '@harbour-haul/domain/chat/resume-point';
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

/** What has come of an action, and whether the chat says as much where it is shown. */
interface Outcome {
  told: ToastOptions;
  isSaidThere: boolean;
}

interface Takeover {
  isBusy: boolean;
  /** @param from the colleague whom this admin saw to have it @returns whether the chat is this admin's then */
  takeOver: (from?: string) => Promise<boolean>;
  /** @param from the question that the assistant goes on from; where it stopped without one */
  endTakeover: (from?: ResumableStep) => void;
  handOver: (colleague: TeamMember) => void;
}

/**
 * Takes a chat over, hands it over and ends the takeover. The chat itself says what has become of it, in its header and above its
 * field: success is told by a toast where another screen is shown by then, and what the chat does not say wherever one is (0207).
 */
export function useTakeover(chatConsole: ChatConsole, id: string): Takeover {
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const run = async (action: () => Promise<Outcome>, failed: typeof takeoverFailed) => {
    setBusy(true);
    try {
      const { told, isSaidThere } = await action();
      if (!isSaidThere || !chatConsole.isInView(id)) toast(told);
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
    takeOver: (from) =>
      run(async () => {
        await chatConsole.changes.takeOver(id, from);
        return { told: TAKEN_OVER, isSaidThere: true };
      }, takeoverFailed),
    endTakeover: (from) =>
      void run(async () => {
        const wasTold = await chatConsole.changes.endTakeover(id, from);
        trackChat('end_takeover');
        if (from === undefined) return { told: TAKEOVER_ENDED, isSaidThere: true };
        return { told: wasTold ? handedBack(from) : NOT_TOLD, isSaidThere: false };
      }, endTakeoverFailed),
    handOver: ({ id: colleague, name }) =>
      void run(async () => {
        await chatConsole.changes.handOver(id, colleague);
        return { told: handedOver(name), isSaidThere: true };
      }, handOverFailed),
  };
}
