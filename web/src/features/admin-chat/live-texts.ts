import type { ToastOptions } from '#components/toasts/toast-queue.ts';
import type { ListMode } from './api/chat-keys.ts';
import { UnexpectedFormatError } from './api/session-list.ts';

/** The toasts of specification section 8, "Admin chat management", of what fails while any screen is shown. */

export const trouble = (description: string): ToastOptions => ({
  title: 'Error',
  description,
  variant: 'destructive',
});

export const SEND_FAILED = trouble('Failed to send message. Please try again.');

export function listFailed(mode: ListMode, error: unknown): ToastOptions {
  if (error instanceof UnexpectedFormatError) {
    return {
      title: 'Warning',
      description: 'Received unexpected data format from server.',
      variant: 'warning',
    };
  }
  const which = mode === 'active' ? 'active chat' : 'chat';
  return trouble(`Failed to load ${which} sessions. Please try refreshing the page.`);
}

/** @param hasCopy the chat is shown as the list has it */
export function chatFailed(hasCopy: boolean): ToastOptions {
  return trouble(
    hasCopy
      ? 'Failed to load chat session details'
      : 'Failed to load chat session. Please try refreshing the page.',
  );
}
