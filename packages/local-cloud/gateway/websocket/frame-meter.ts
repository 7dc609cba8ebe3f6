/** Accepts the next bytes that a client sent; returns false when a frame in them is larger than the limit. */
export type FrameMeter = (chunk: Buffer) => boolean;

/**
 * Reads along with the frame headers of a WebSocket connection, because a WebSocket library only learns how large the
 * whole message is that its frames make up.
 */
export function frameMeter(limit: number): FrameMeter {
  const header: number[] = [];
  let payload = 0;
  return (chunk) => {
    let at = 0;
    while (at < chunk.length) {
      if (payload > 0) {
        const skipped = Math.min(payload, chunk.length - at);
        payload -= skipped;
        at += skipped;
        continue;
      }
      header.push(chunk[at] ?? 0);
      at += 1;
      const size = payloadSize(header);
      if (size === undefined) continue;
      if (size > limit) return false;
      payload = size;
      header.length = 0;
    }
    return true;
  };
}

/** The length in a frame header, or undefined while some of the header is missing (RFC 6455, 5.2). */
function payloadSize(header: readonly number[]): number | undefined {
  const second = header[1];
  if (second === undefined) return undefined;
  const short = second & 0x7f;
  const extended = short === 127 ? 8 : short === 126 ? 2 : 0;
  const mask = (second & 0x80) === 0 ? 0 : 4;
  if (header.length < 2 + extended + mask) return undefined;
  if (extended === 0) return short;
  return header.slice(2, 2 + extended).reduce((size, byte) => size * 256 + byte, 0);
}
