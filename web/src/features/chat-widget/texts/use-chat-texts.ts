import { createContext, use } from 'react';
import type { ChatTexts } from './chat-texts.ts';

/** The texts of the chat's language; without any, since nothing here may import them all. */
export const ChatTextsContext = createContext<ChatTexts | null>(null);

/** @throws Error outside of a chat window. */
export function useChatTexts(): ChatTexts {
  const texts = use(ChatTextsContext);
  if (!texts) throw new Error('There are no texts outside of a chat.');
  return texts;
}
