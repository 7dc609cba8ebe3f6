import { type RefObject, useEffect, useEffectEvent } from 'react';
import { CHAT_HASH } from '../state/chat-keys.ts';

/**
 * Opens the chat when the page requests it: by its event, by the anchor in the address, or by a click that came before
 * the code did, which the page's bootstrap script has noted on the island.
 * @param onRequest is told whether the anchor has made an entry of the history for it
 */
export function useOpenOnRequest(
  inside: RefObject<HTMLElement | null>,
  onRequest: (isEntered: boolean) => void,
): void {
  const request = useEffectEvent(onRequest);
  useEffect(() => {
    const island = inside.current?.closest<HTMLElement>('[data-island]');
    if (!island) return undefined;
    const onEvent = () => {
      // The script has noted this one as well.
      delete island.dataset.asked;
      request(false);
    };
    const openByHash = (isEntered: boolean) => {
      if (location.hash !== CHAT_HASH) return;
      // Else the same link would do nothing the next time, and a reload would open what was closed.
      history.replaceState(history.state, '', location.pathname + location.search);
      request(isEntered);
    };
    const onHash = () => openByHash(true);
    island.dataset.alive = 'true';
    island.addEventListener('chat', onEvent);
    window.addEventListener('hashchange', onHash);
    if (island.dataset.asked !== undefined) {
      delete island.dataset.asked;
      request(false);
    }
    openByHash(false);
    return () => {
      island.removeEventListener('chat', onEvent);
      window.removeEventListener('hashchange', onHash);
    };
  }, [inside]);
}
