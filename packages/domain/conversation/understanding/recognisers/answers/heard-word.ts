import { isWithinEdits } from '../../../../text/edit-distance.ts';

const RUNS = /(.)\1+/gu;
const MIN_SLIP_LENGTH = 5;

/** A set of words that is looked up with stretched letters ("yesss", "suuure") and, in longer words, one slip. */
export class HeardWords {
  readonly #words: ReadonlySet<string>;
  readonly #squeezed: ReadonlySet<string>;
  /** By their first letter. */
  readonly #long: ReadonlyMap<string, readonly string[]>;

  /** Words of fewer than `minSlipLength` letters are heard as they are written alone. */
  constructor(words: ReadonlySet<string>, minSlipLength = MIN_SLIP_LENGTH) {
    this.#words = words;
    this.#squeezed = new Set([...words].map(squeezed));
    this.#long = Map.groupBy(
      [...words].filter((word) => word.length >= minSlipLength),
      (word) => word.charAt(0),
    );
  }

  /** As written, or with letters held down. */
  has(word: string): boolean {
    if (this.#words.has(word)) return true;
    return /(.)\1/u.test(word) && this.#squeezed.has(squeezed(word));
  }

  /** With a slip as well: "perfct", "submitt". Words of fewer than five letters are too close to others. */
  hasNearly(word: string): boolean {
    if (this.has(word)) return true;
    if (word.length < MIN_SLIP_LENGTH - 1 || word.length > 20) return false;
    return this.#long.get(word.charAt(0))?.some((known) => isWithinEdits(word, known, 1)) === true;
  }
}

const squeezed = (word: string) => word.replace(RUNS, '$1');
