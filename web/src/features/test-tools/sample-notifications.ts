import { chatPath, leadPath } from '#lib/admin-paths.ts';
import type { NotificationDraft } from '#lib/notification-draft.ts';

export interface SampleNotification {
  label: string;
  description: string;
  draft: NotificationDraft;
}

/** What the samples are about: records that exist; null for none, and until they are known. */
export interface SampleRecords {
  sessionId: string | null;
  leadId: number | null;
}

/** One sample of each type, two of success (specification section 2, Test Tools). Without a record there is no link. */
export function sampleNotifications(records: SampleRecords): readonly SampleNotification[] {
  return SAMPLES.map(({ about, draft, ...sample }) => ({
    ...sample,
    draft: { ...draft, ...linkTo(about, records) },
  }));
}

function linkTo(
  { kind, actionLabel }: SampleSubject,
  { sessionId, leadId }: SampleRecords,
): Pick<NotificationDraft, 'actionLabel' | 'action'> {
  if (kind === 'lead') return leadId === null ? {} : { actionLabel, action: leadPath(leadId) };
  // Without a customer, by whom the list folds them into one: each sample is to be seen.
  return sessionId === null ? {} : { actionLabel, action: chatPath(sessionId) };
}

interface SampleSubject {
  kind: 'chat' | 'lead';
  actionLabel: string;
}

const SAMPLES: readonly (SampleNotification & { about: SampleSubject })[] = [
  {
    label: 'Show info',
    description: 'Info: a visitor has started a chat.',
    draft: {
      type: 'info',
      title: 'New chat',
      message: 'A visitor is asking about a couch pickup in Dartmouth.',
    },
    about: { kind: 'chat', actionLabel: 'Open chat' },
  },
  {
    label: 'Show warning',
    description: 'Warning: a visitor has waited for an answer.',
    draft: {
      type: 'warning',
      title: 'Visitor is waiting',
      message: 'A message has had no answer for five minutes.',
    },
    about: { kind: 'chat', actionLabel: 'Answer' },
  },
  {
    label: 'Show new lead',
    description: 'Success: a quote was asked for.',
    draft: {
      type: 'success',
      title: 'New lead',
      message: 'Sample Person in Bedford asked for a quote for yard waste.',
    },
    about: { kind: 'lead', actionLabel: 'View lead' },
  },
  {
    label: 'Show saved change',
    description: 'Success: a change was saved.',
    draft: {
      type: 'success',
      title: 'Lead updated',
      message: 'Lead details updated successfully.',
    },
    about: { kind: 'lead', actionLabel: 'View lead' },
  },
  {
    label: 'Show error',
    description: 'Error: a message could not be sent.',
    draft: {
      type: 'error',
      title: 'Message not sent',
      message: 'Failed to send message. Please try again.',
    },
    about: { kind: 'chat', actionLabel: 'Open chat' },
  },
];
