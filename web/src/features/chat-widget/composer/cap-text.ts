import { MAX_MESSAGE_LENGTH } from '@harbour-haul/domain/chat/chat-message';

const HIGH_SURROGATE = /[\uD800-\uDBFF]$/;

/** The text, cut to what a message may hold; never through the middle of a character. */
export function capText(text: string): string {
  return text.length <= MAX_MESSAGE_LENGTH
    ? text
    : text.slice(0, MAX_MESSAGE_LENGTH).replace(HIGH_SURROGATE, '');
}
