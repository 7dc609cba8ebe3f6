/** The size of an image in pixels, all frames of it counted. */
export interface BareSize {
  /** The longest side that anything in the file has. */
  side: number;
  pixels: number;
}

/** Reads the size of a file that holds an image and nothing else; null for whatever holds anything more. */
export type ReadBareSize = (bytes: Uint8Array) => BareSize | null;

export function sizeOf(width: number, height: number): BareSize {
  return { side: Math.max(width, height), pixels: width * height };
}

export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** The text of some bytes, one character for each. */
export function textAt(bytes: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + length));
}
