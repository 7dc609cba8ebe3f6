import { FORGOTTEN_TEXT } from '@harbour-haul/domain/chat/forgotten-text';
import type { ChatMessage } from '@harbour-haul/domain/chat/messages/chat-message';

/** What a visitor has said that no assistant has heard. */
export interface SaidToPeople {
  count: number;
  /** Who answered, as colleagues call them, in the order of their replies; without those whom no message names. */
  names: string[];
}

/**
 * Returns what the visitor of one chat said to people since the assistant spoke last: it is silent while a person has the chat, and
 * hears what was said meanwhile when it goes on. Until then nothing of it becomes a field of the lead.
 * @param messages in the order of `seq`
 */
export function saidToPeople(messages: readonly ChatMessage[]): SaidToPeople {
  const unheard = messages
    .slice(messages.findLastIndex(({ sender }) => sender === 'assistant') + 1)
    .filter(({ content }) => content !== FORGOTTEN_TEXT);
  const replies = unheard.filter(({ sender }) => sender === 'admin');
  const names = new Set(replies.flatMap(({ authorName }) => authorName ?? []));
  return { count: replies.length > 0 ? unheard.length - replies.length : 0, names: [...names] };
}
