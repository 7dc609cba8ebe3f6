import type { NotificationDraft } from '#lib/notification-draft.ts';

/** Is told of new chats and waiting visitors, for the list of notifications. */
export type OnNotify = (notification: NotificationDraft) => void;

export interface ChatTabProps {
  /** The chat to open, as the address names it. */
  openSessionId?: string | undefined;
  /** Is told which chat was opened by hand, null for none, so that the address can name it. */
  onOpenSession?: ((sessionId: string | null) => void) | undefined;
  /** Is told of new chats and waiting visitors; a `LiveDesk` above has its own. */
  onNotify?: OnNotify | undefined;
}
