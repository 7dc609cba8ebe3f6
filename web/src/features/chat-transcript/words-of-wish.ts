import type { ChatMessage } from '@harbour-haul/domain/chat/messages/chat-message';
import { isClosingWords } from '@harbour-haul/domain/chat/messages/closing-words';

/** A wish is stored a moment after the message that says it. */
const MOMENT_MS = 2_000;
/** Whoever wrote more is read in the chat. */
const MAX_WORDS = 5;
const MAX_LENGTH = 300;

/**
 * Returns what a visitor wrote from the message on with which they asked for the team, oldest first, without thanks and farewells: "also a
 * glass table", and not the "ok bye" behind it.
 * @param messages of the chat, in order
 * @param askedAt when they asked; ISO 8601 in UTC
 */
export function wordsOfWish(messages: readonly ChatMessage[], askedAt: string): string[] {
  const said = messages.filter(({ sender, content }) => sender === 'user' && content.trim() !== '');
  const until = Date.parse(askedAt) + MOMENT_MS;
  const first = said.findLastIndex(({ timestamp }) => Date.parse(timestamp) <= until);
  return said
    .slice(Math.max(0, first))
    .map(({ content }) => content.trim())
    .filter((text) => !isClosingWords(text))
    .slice(-MAX_WORDS)
    .map((text) => (text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH).toWellFormed()}…` : text));
}
