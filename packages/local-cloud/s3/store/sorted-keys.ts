/** Keys in the order S3 lists them: by the bytes of their UTF-8. */
export class SortedKeys {
  readonly #keys: string[];

  constructor(keys: Iterable<string> = []) {
    this.#keys = [...keys].toSorted(compareKeys);
  }

  add(key: string): void {
    const index = this.#indexFrom(key);
    if (this.#keys[index] !== key) this.#keys.splice(index, 0, key);
  }

  delete(key: string): void {
    const index = this.#indexFrom(key);
    if (this.#keys[index] === key) this.#keys.splice(index, 1);
  }

  /** The keys that are not before `start`, in order. */
  *from(start: string): Generator<string> {
    for (let index = this.#indexFrom(start); index < this.#keys.length; index += 1)
      yield this.#keys[index] as string;
  }

  /** The index of the first key that is not before `key`. */
  #indexFrom(key: string): number {
    let [low, high] = [0, this.#keys.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (compareKeys(this.#keys[middle] as string, key) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** Compares by UTF-8 bytes, without making them. */
export function compareKeys(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let index = 0; index < length; index += 1) {
    const [one, other] = [a.charCodeAt(index), b.charCodeAt(index)];
    if (one !== other) return byteRank(one) - byteRank(other);
  }
  return a.length - b.length;
}

/** In UTF-8 what UTF-16 writes as surrogates comes last. */
function byteRank(unit: number): number {
  if (unit < 0xd800) return unit;
  return unit < 0xe000 ? unit + 0x2000 : unit - 0x800;
}
