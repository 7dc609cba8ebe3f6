import { chatPath, leadPath } from '#lib/admin-paths.ts';
import type { NotificationDraft } from '#lib/notification-draft.ts';

export interface SampleNotification {
  label: string;
  description: string;
  draft: NotificationDraft;
}

/** No server has this chat: its link leads to the chat console, which shows that there is none. */
const CHAT_ID = 'sample-chat';

/** One sample of each type, two of success (specification section 2, Test Tools). */
export const SAMPLE_NOTIFICATIONS: readonly SampleNotification[] = [
  {
    label: 'Show info',
    description: 'Info: a visitor has started a chat.',
    draft: {
      type: 'info',
      title: 'New chat',
      message: 'A visitor is asking about a couch pickup in Dartmouth.',
      sessionId: CHAT_ID,
      actionLabel: 'Open chat',
      action: chatPath(CHAT_ID),
    },
  },
  {
    label: 'Show warning',
    description: 'Warning: a visitor has waited for an answer.',
    draft: {
      type: 'warning',
      title: 'Visitor is waiting',
      message: 'A message has had no answer for five minutes.',
      sessionId: CHAT_ID,
      actionLabel: 'Answer',
      action: chatPath(CHAT_ID),
    },
  },
  {
    label: 'Show new lead',
    description: 'Success: a quote was asked for.',
    draft: {
      type: 'success',
      title: 'New lead',
      message: 'Sample Person in Bedford asked for a quote for yard waste.',
      actionLabel: 'View lead',
      action: leadPath(1),
    },
  },
  {
    label: 'Show saved change',
    description: 'Success: a change was saved.',
    draft: {
      type: 'success',
      title: 'Lead updated',
      message: 'Lead details updated successfully.',
      actionLabel: 'View lead',
      action: leadPath(1),
    },
  },
  {
    label: 'Show error',
    description: 'Error: a message could not be sent.',
    draft: {
      type: 'error',
      title: 'Message not sent',
      message: 'Failed to send message. Please try again.',
      sessionId: CHAT_ID,
      actionLabel: 'Open chat',
      action: chatPath(CHAT_ID),
    },
  },
];
