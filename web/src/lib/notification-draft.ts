export type NotificationType = 'info' | 'warning' | 'success' | 'error';

/** What a part of the admin app notifies the admin of. The list of notifications adds id, time and read state. */
export interface NotificationDraft {
  title: string;
  /** What several with its title are called, after their number: `new chats`. */
  many?: string | undefined;
  message: string;
  type: NotificationType;
  /** The customer whom it is about: their visitorId, or else the address of their lead. */
  customer?: string | undefined;
  /** It says that somebody waits, and goes once nobody does. */
  waits?: boolean;
  /** The text of the link, and the address in the admin app that it leads to, such as `/admin/chat/{id}`. */
  actionLabel?: string | undefined;
  action?: string | undefined;
}

/** A notification of who waited before anything was noticed here. */
export interface WaitingDraft extends NotificationDraft {
  /** Since when they wait; ISO 8601 in UTC. */
  since: string;
}
