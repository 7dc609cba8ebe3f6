export interface SampleNotification {
  label: string;
  description: string;
  type: 'info' | 'warning' | 'success' | 'error';
  title: string;
  message: string;
}

/** One sample of each type, two of success (specification section 2, Test Tools). */
export const SAMPLE_NOTIFICATIONS: readonly SampleNotification[] = [
  {
    label: 'Show info',
    description: 'Info: a visitor has started a chat.',
    type: 'info',
    title: 'New chat',
    message: 'A visitor is asking about a couch pickup in Dartmouth.',
  },
  {
    label: 'Show warning',
    description: 'Warning: a visitor has waited for an answer.',
    type: 'warning',
    title: 'Visitor is waiting',
    message: 'A message has had no answer for five minutes.',
  },
  {
    label: 'Show new lead',
    description: 'Success: a quote was asked for.',
    type: 'success',
    title: 'New lead',
    message: 'Sample Person in Bedford asked for a quote for yard waste.',
  },
  {
    label: 'Show saved change',
    description: 'Success: a change was saved.',
    type: 'success',
    title: 'Lead updated',
    message: 'Lead details updated successfully.',
  },
  {
    label: 'Show error',
    description: 'Error: a message could not be sent.',
    type: 'error',
    title: 'Message not sent',
    message: 'Failed to send message. Please try again.',
  },
];
