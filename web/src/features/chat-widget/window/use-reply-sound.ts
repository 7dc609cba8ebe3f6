import { useEffect, useRef } from 'react';
import { countReplies, type ShownMessage } from '../state/chat-record.ts';

let context: AudioContext | undefined;

/** Plays a sound for each reply that comes while this page is open, where sound is on. */
export function useReplySound(messages: readonly ShownMessage[], on: boolean): void {
  const replies = countReplies(messages);
  const played = useRef(replies);
  useEffect(() => {
    if (on && replies > played.current) playBlip();
    played.current = replies;
  }, [on, replies]);
}

/** A short, soft tone for a reply; made on the spot, so that there is nothing to download. Silent where sound is refused. */
function playBlip(): void {
  try {
    context ??= new AudioContext();
    const tone = context.createOscillator();
    const volume = context.createGain();
    const start = context.currentTime;
    tone.frequency.setValueAtTime(660, start);
    tone.frequency.setValueAtTime(880, start + 0.08);
    volume.gain.setValueAtTime(0.08, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.2);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + 0.2);
  } catch {
    // No sound device, or not allowed before the first touch.
  }
}
