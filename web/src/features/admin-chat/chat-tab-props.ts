import type { NotificationDraft } from '#lib/notification-draft.ts';

/** Called for new chats and waiting visitors, for the list of notifications. */
export type OnNotify = (notification: NotificationDraft) => void;

export interface ChatTabProps {
  /** The chat to open, as the address names it. */
  openSessionId?: string | undefined;
  /** Called with the chat that the admin opened, null for none, so that the address can name it. */
  onOpenSession?: ((sessionId: string | null) => void) | undefined;
  /** Called for new chats and waiting visitors; a `LiveConsole` above has its own. */
  onNotify?: OnNotify | undefined;
}
