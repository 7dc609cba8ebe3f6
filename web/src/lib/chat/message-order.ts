/** Inserts a message behind the last one with a lower `seq`; what has none yet stays below it. */
export function insertBySeq<T extends { seq: number | null }>(
  messages: T[],
  message: T & { seq: number },
): void {
  const before = messages.findLastIndex(({ seq }) => seq !== null && seq < message.seq);
  messages.splice(before + 1, 0, message);
}

/** Returns the highest `seq` up to which no message is missing, given that none is up to `lastSeq`. */
export function contiguousSeq(messages: readonly { seq: number | null }[], lastSeq: number): number {
  const later = new Set<number>();
  for (const { seq } of messages) if (seq !== null && seq > lastSeq) later.add(seq);
  let last = lastSeq;
  while (later.has(last + 1)) last += 1;
  return last;
}
