/** Counts the people who are there, at a time and on average over laps of a few seconds. */
export class Crowd {
  readonly #now: () => number;
  readonly #laps: number[] = [];
  readonly #began: number;
  #size = 0;
  #peak = 0;
  /** When the count last changed, in milliseconds, and what it came to until then, in people times milliseconds: in all, and in this lap. */
  #countedAt: number;
  #sum = 0;
  #lapSum = 0;
  #lapBegan: number;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
    this.#began = this.#lapBegan = this.#countedAt = now();
  }

  get size(): number {
    return this.#size;
  }

  /** The most who were there at a time. */
  get peak(): number {
    return this.#peak;
  }

  /** How many were there on average in each lap that has ended. */
  get laps(): readonly number[] {
    return this.#laps;
  }

  enter(): void {
    this.#count();
    this.#size += 1;
    this.#peak = Math.max(this.#peak, this.#size);
  }

  leave(): void {
    this.#count();
    this.#size -= 1;
  }

  /** Ends a lap. */
  lap(): void {
    this.#count();
    this.#laps.push(this.#lapSum / Math.max(1, this.#countedAt - this.#lapBegan));
    this.#lapSum = 0;
    this.#lapBegan = this.#countedAt;
  }

  /** How many were there on average from the beginning until now. */
  mean(): number {
    this.#count();
    return this.#sum / Math.max(1, this.#countedAt - this.#began);
  }

  #count(): void {
    const now = this.#now();
    const counted = this.#size * (now - this.#countedAt);
    this.#sum += counted;
    this.#lapSum += counted;
    this.#countedAt = now;
  }
}
