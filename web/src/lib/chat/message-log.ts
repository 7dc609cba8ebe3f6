import type { ChatMessage } from '@harbour-haul/domain/chat/messages/chat-message';
import { contiguousSeq, insertBySeq } from './message-order.ts';

/** What is known of one chat's messages. Never changed; merging makes a new one. */
export interface MessageLog {
  /** In the order of `seq`, each once. */
  messages: readonly ChatMessage[];
  /** The log begins after this `seq`: 0, or where earlier messages of a long chat have not been fetched yet. */
  from: number;
  /** Nothing is missing up to here; `GET …/messages?after=` goes on from it. */
  lastSeq: number;
  /** The highest `seq` known of, be it only by number. */
  knownSeq: number;
}

export const EMPTY_LOG: MessageLog = { messages: [], from: 0, lastSeq: 0, knownSeq: 0 };

/** Whether messages are known to exist that are not here. */
export function hasHole(log: MessageLog): boolean {
  return log.lastSeq < log.knownSeq;
}

/** Returns an empty log that begins later, at the newest page of a long chat. */
export function logFrom(from: number): MessageLog {
  return { messages: [], from, lastSeq: from, knownSeq: from };
}

/**
 * Merges messages in any order and any number of times. The same set of messages makes the same log, whatever way
 * they came; those from before its beginning are left out.
 * @param knownSeq a `seq` that the server said there is
 */
export function mergeMessages(log: MessageLog, incoming: readonly ChatMessage[], knownSeq = 0): MessageLog {
  const messages = union(
    log.messages,
    incoming.filter(({ seq }) => seq > log.from),
  );
  const known = Math.max(log.knownSeq, knownSeq, messages.at(-1)?.seq ?? 0);
  if (messages === log.messages && known === log.knownSeq) return log;
  return { messages, from: log.from, lastSeq: contiguousSeq(messages, log.lastSeq), knownSeq: known };
}

/** Returns the log with an earlier beginning: with the messages of `from + 1` up to its present beginning. */
export function prependMessages(log: MessageLog, from: number, earlier: readonly ChatMessage[]): MessageLog {
  const messages = union(
    log.messages,
    earlier.filter(({ seq }) => seq > from),
  );
  return { ...log, messages, from, lastSeq: contiguousSeq(messages, from) };
}

/** The messages of both in order; the very same array where nothing is new. */
function union(known: readonly ChatMessage[], incoming: readonly ChatMessage[]): readonly ChatMessage[] {
  const last = known.at(-1)?.seq ?? 0;
  const [only] = incoming;
  // The usual case costs nothing: the next message of a chat that has no hole.
  if (incoming.length === 1 && only && only.seq > last) return [...known, only];
  const seqs = new Set(known.map(({ seq }) => seq));
  const merged = [...known];
  for (const message of incoming) {
    if (seqs.has(message.seq)) continue;
    seqs.add(message.seq);
    insertBySeq(merged, message);
  }
  return merged.length === known.length ? known : merged;
}
