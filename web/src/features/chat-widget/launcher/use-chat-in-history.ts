import { useEffect, useEffectEvent } from 'react';
import { historyLayers } from '#lib/history-layers.ts';
import { PHONE_QUERY } from '../chat-parts.ts';
import { readView } from '../state/chat-view.ts';

const LAYER = 'chat';
/** Closed by a reload, whatever its entry says. */
const PHOTO_LAYER = 'chat-photo';

interface ChatInHistory {
  onShow: (how: 'opened' | 'found-open') => void;
  onHide: () => void;
  /** It was open on the page before, and does not open by itself here. */
  onLeft: () => void;
  /** Whether it would lie on what this page is for. */
  isInTheWay: () => boolean;
}

/**
 * Makes the open chat an entry of the history: Back closes it and keeps the page, Forward opens it again. On a page that
 * follows one where it was open, it is opened at once; on a phone, of which it takes the whole screen, only by a reload, and where it is in
 * the way not at all.
 * @returns what to call when it was opened or closed by anything else
 */
export function useChatInHistory(events: ChatInHistory) {
  const onForward = useEffectEvent(() => events.onShow('opened'));
  const onBack = useEffectEvent(events.onHide);
  const onFound = useEffectEvent(() => events.onShow('found-open'));
  const onLeft = useEffectEvent(() => events.onLeft());
  const isInTheWay = useEffectEvent(() => events.isInTheWay());
  useEffect(() => {
    const stop = historyLayers.start();
    const unregister = historyLayers.register(LAYER, {
      onBack: () => onBack(),
      onForward: () => onForward(),
    });
    historyLayers.drop(PHOTO_LAYER);
    const wasOpen = readView().open;
    if (wasOpen && !isInTheWay() && mayOpenByItself()) {
      onFound();
      historyLayers.opened(LAYER);
    } else {
      if (wasOpen) onLeft();
      historyLayers.drop(LAYER);
    }
    return () => {
      unregister();
      stop();
    };
  }, []);
  return {
    opened: (isEntered: boolean) => historyLayers.opened(LAYER, isEntered),
    closed: () => historyLayers.closed(LAYER),
  };
}

function mayOpenByItself(): boolean {
  if (!window.matchMedia(PHONE_QUERY).matches) return true;
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  return (entry as PerformanceNavigationTiming | undefined)?.type === 'reload';
}

/** Registers the viewer of photos, which lies upon the chat. @returns what to call when its visitor closed it */
export function usePhotoInHistory(onClose: () => void): () => void {
  const onBack = useEffectEvent(onClose);
  useEffect(() => {
    const unregister = historyLayers.register(PHOTO_LAYER, { onBack: () => onBack() });
    historyLayers.opened(PHOTO_LAYER);
    return unregister;
  }, []);
  return () => historyLayers.closed(PHOTO_LAYER);
}
