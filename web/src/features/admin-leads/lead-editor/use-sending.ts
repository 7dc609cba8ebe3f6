import { type RefObject, useRef, useState } from 'react';
import { useIsShown } from './use-is-shown.ts';

interface Sending {
  /**
   * Sends, unless something is on its way already.
   * @param following what follows once it is saved
   * @param onUnsaved is told that it was not saved, where one has gone on meanwhile
   */
  start: (send: () => Promise<unknown>, onUnsaved: () => void, following?: () => void) => void;
  /** At once: what is drawn knows of it only once it has been checked. */
  isUnderWay: () => boolean;
  /** One goes on while it is on its way. */
  leave: () => void;
  /** One has gone on: it ends without the dialog, whose place another lead has, or is about to. */
  isLeft: () => boolean;
  /** What follows once it is saved. */
  following: () => (() => void) | undefined;
}

/**
 * What is being sent from a dialog that may be left meanwhile.
 * @param saved whether it was saved
 */
export function useSending(saved: RefObject<boolean>): Sending {
  const isShown = useIsShown();
  const now = useRef<{ underWay: boolean; left: boolean; following: (() => void) | undefined }>({
    underWay: false,
    left: false,
    following: undefined,
  });
  const [sending] = useState<Sending>(() => {
    const isLeft = () => now.current.left || !isShown.current;
    return {
      start: (send, onUnsaved, following) => {
        if (now.current.underWay) return;
        now.current = { underWay: true, left: false, following };
        void send().finally(() => {
          now.current.underWay = false;
          if (isLeft() && !saved.current) onUnsaved();
        });
      },
      isUnderWay: () => now.current.underWay,
      leave: () => {
        now.current.left = true;
      },
      isLeft,
      following: () => now.current.following,
    };
  });
  return sending;
}
