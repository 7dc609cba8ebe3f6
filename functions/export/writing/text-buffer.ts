/** How much more memory is taken than what must fit, where it did not. */
const GROWTH = 1.25;

/**
 * A growing text as its bytes (UTF-8), in one piece of memory from the start: pieces that are joined at the end are held twice, and
 * lie about until all memory is tidied.
 */
export class TextBuffer {
  #memory: Buffer;
  #length = 0;

  /** @param capacity as many bytes as will usually do; what is not written of them takes no memory. */
  constructor(capacity: number) {
    this.#memory = Buffer.allocUnsafeSlow(capacity);
  }

  /** In bytes. */
  get length(): number {
    return this.#length;
  }

  append(text: string): void {
    const length = this.#length + Buffer.byteLength(text);
    if (length > this.#memory.length) this.#grow(Math.ceil(length * GROWTH));
    this.#length += this.#memory.write(text, this.#length);
  }

  /** All that was appended; what is appended later is not in it. */
  content(): Buffer {
    return this.#memory.subarray(0, this.#length);
  }

  #grow(capacity: number): void {
    const memory = Buffer.allocUnsafeSlow(capacity);
    this.#memory.copy(memory, 0, 0, this.#length);
    this.#memory = memory;
  }
}
