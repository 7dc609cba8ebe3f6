import type { ResumableStep } from '@harbour-haul/domain/chat/resume-point';
import type { ToastOptions } from '#components/toasts/toast-queue.ts';
import { ApiRequestError, serverMessage } from '#lib/api-client.ts';
import { trouble } from './live-texts.ts';

/** The toasts of specification section 8, "Admin chat management", but for those that come on any screen (`live-texts.ts`). */

export const TAKEN_OVER: ToastOptions = {
  title: 'Chat Takeover',
  description: 'You are now handling this conversation',
  variant: 'success',
  about: 'takeover',
};

export const TAKEOVER_ENDED: ToastOptions = {
  title: 'Takeover Ended',
  description: 'Chat is now being handled by the AI assistant again',
  about: 'takeover',
};

export function handedOver(name: string): ToastOptions {
  return { title: 'Chat handed over', description: `${name} is handling this conversation now` };
}

/** The questions of the assistant, as admins choose where it goes on. */
export const STEP_TEXTS: Record<ResumableStep, string> = {
  'junk-type': 'the type of junk',
  'photo-or-name': 'the photo',
  name: 'the name',
  phone: 'the phone number',
  address: 'the address',
  pickup: 'the pickup day',
  'contact-method': 'the way to be in touch',
  instructions: 'special instructions',
};

export function handedBack(from: ResumableStep): ToastOptions {
  return { ...TAKEOVER_ENDED, description: `${TAKEOVER_ENDED.description}, from ${STEP_TEXTS[from]}` };
}

/** Somebody else was faster, or the request was sent meanwhile. */
export const NOT_TOLD: ToastOptions = {
  title: 'Takeover Ended',
  description:
    'The takeover had ended already, or the request was sent: the assistant was not told where to go on.',
  variant: 'warning',
  about: 'takeover',
};

export const NOTE_FAILED = trouble('Failed to save note. Please try again.');
export const SOME_NOT_CLOSED = trouble('Failed to close some chat sessions.');
export const CLOSING_FAILED = trouble('An error occurred while closing the chat sessions.');

export function chatsClosed(count: number): ToastOptions {
  const [title, sessions] = count === 1 ? ['Chat closed', 'session has'] : ['Chats closed', 'sessions have'];
  return { title, description: `${count} chat ${sessions} been closed.`, variant: 'success' };
}

/** Another admin holds the chat, or the server failed. */
export function takeoverFailed(error: unknown): ToastOptions {
  return { ...trouble(reason(error)), title: 'Failed to take over chat' };
}

export function endTakeoverFailed(error: unknown): ToastOptions {
  return { ...trouble(reason(error)), title: 'Failed to end takeover' };
}

/** The colleague has gone, or the chat is somebody else's. */
export function handOverFailed(error: unknown): ToastOptions {
  return { ...trouble(reason(error)), title: 'Failed to hand over chat' };
}

/** It was assigned to somebody else meanwhile, or the server failed. */
export function assignFailed(error: unknown): ToastOptions {
  return { ...trouble(reason(error)), title: 'Failed to assign chat' };
}

export function snoozeFailed(error: unknown): ToastOptions {
  return { ...trouble(reason(error)), title: 'Failed to snooze chat' };
}

export function wakeFailed(error: unknown): ToastOptions {
  return { ...trouble(reason(error)), title: 'Failed to wake chat' };
}

function reason(error: unknown): string {
  const message = serverMessage(error) ?? (error instanceof TypeError ? error.message : undefined);
  const holder = holderOf(error);
  if (holder && !message?.includes(holder)) return `${holder} is handling this chat.`;
  return message || 'An unknown error occurred';
}

/** Returns the admin who holds the chat, as the 409 names them. */
function holderOf(error: unknown): string | undefined {
  if (!(error instanceof ApiRequestError) || error.status !== 409) return undefined;
  const { body } = error;
  const holder: unknown =
    typeof body === 'object' && body !== null && 'holder' in body ? body.holder : undefined;
  return typeof holder === 'string' && holder !== '' ? holder : undefined;
}
