import { readStored, writeStored } from '#lib/storage/safe-storage.ts';
import { CHAT_VIEW_KEY } from './chat-keys.ts';

/** What the window looked like when this browser left it. */
export interface ChatView {
  open: boolean;
  /** Typed and not sent. */
  draft: string;
  /** How far from the end the messages were scrolled, in px. */
  fromEnd: number;
  sound: boolean;
}

const CLOSED: ChatView = { open: false, draft: '', fromEnd: 0, sound: false };

/** Returns the stored view; a closed and silent one where there is none. */
export function readView(): ChatView {
  try {
    const found: unknown = JSON.parse(readStored(CHAT_VIEW_KEY) ?? '{}');
    const { open, draft, fromEnd, sound } = found as Partial<Record<keyof ChatView, unknown>>;
    return {
      open: open === true,
      draft: typeof draft === 'string' ? draft : '',
      fromEnd: typeof fromEnd === 'number' ? fromEnd : 0,
      sound: sound === true,
    };
  } catch {
    return CLOSED;
  }
}

/** Stores what changed of the view. */
export function writeView(change: Partial<ChatView>): void {
  writeStored(CHAT_VIEW_KEY, JSON.stringify({ ...readView(), ...change }));
}
