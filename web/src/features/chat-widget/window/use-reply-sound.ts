import { useEffect, useRef } from 'react';
import { countReplies, type ShownMessage } from '../state/chat-record.ts';
import { playBlip } from './play-blip.ts';

/** Makes a sound for each reply that comes while this page is there, where sound is on. */
export function useReplySound(messages: readonly ShownMessage[], on: boolean): void {
  const replies = countReplies(messages);
  const heard = useRef(replies);
  useEffect(() => {
    if (on && replies > heard.current) playBlip();
    heard.current = replies;
  }, [on, replies]);
}
