import { track } from '#lib/analytics.ts';

/** What admins do in the chat console, as section 7 of the specification counts it. */
type ChatAction = 'view_chat' | 'send_message' | 'end_takeover' | 'close_chats';

/** Reports an action under the category of the chat console. Who is chatted with is not said. */
export function trackChat(action: ChatAction, details: Record<string, number> = {}): void {
  track(action, { event_category: 'chat_management', ...details });
}
