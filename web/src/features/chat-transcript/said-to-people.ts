import { FORGOTTEN_TEXT } from '@harbour-haul/domain/chat/forgotten-text';
import type { ChatMessage } from '@harbour-haul/domain/chat/messages/chat-message';
import type { LeadEvent } from '@harbour-haul/domain/leads/lead-event';

/** What a visitor has said to people and what has changed nothing in their lead. */
export interface SaidToPeople {
  count: number;
  /** Who answered, as colleagues call them, in the order of their replies; without those whom no message names. */
  names: string[];
}

/**
 * Returns what the visitor of one chat said to people since the assistant spoke last, and what nothing in their lead has come of.
 * The assistant is silent while a person has the chat, and listens: what it takes from a message is saved right after it. A page of
 * before listens to nothing until the assistant goes on.
 * @param messages in the order of `seq`
 * @param events the timeline of their lead
 */
export function saidToPeople(messages: readonly ChatMessage[], events: readonly LeadEvent[]): SaidToPeople {
  const since = messages
    .slice(messages.findLastIndex(({ sender }) => sender === 'assistant') + 1)
    .filter(({ content }) => content !== FORGOTTEN_TEXT);
  const replies = since.filter(({ sender }) => sender === 'admin');
  const said = since.filter(({ sender }) => sender !== 'admin').map(({ timestamp }) => Date.parse(timestamp));
  const taken = events.filter(isOfVisitor).map(({ at }) => Date.parse(at));
  const names = new Set(replies.flatMap(({ authorName }) => authorName ?? []));
  const count = replies.length > 0 ? said.filter((at) => !isTaken(at, said, taken)).length : 0;
  return { count, names: [...names] };
}

/** What is written this soon after another message may be saved in one with it. */
const BURST_MS = 5_000;

/** Whether something was taken from a message: an entry follows it before the next message does. */
function isTaken(at: number, said: readonly number[], taken: readonly number[]): boolean {
  const next = said.find((other) => other > at + BURST_MS) ?? Number.POSITIVE_INFINITY;
  return taken.some((entry) => entry >= at && entry < next);
}

/** What a chat saves of its visitor's words. */
const SAVED = new Set<LeadEvent['type']>(['created', 'changed', 'asked_again', 'more']);

function isOfVisitor({ by, type }: LeadEvent): boolean {
  return by === null && SAVED.has(type);
}
