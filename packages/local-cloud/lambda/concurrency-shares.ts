import { TemplateError } from '../template/template.ts';

/** What a new account may run at a time. */
export const newAccountConcurrency = 10;

/** What AWS keeps of an account's concurrency for functions that reserve none; all of it, where the account has no more. */
const unreservedMinimum = 100;

/** What an account has where nobody says: as a new one, which can reserve nothing, or as many as are needed for what is reserved. */
export function usualConcurrency(reserved: ReadonlyMap<string, number>): number {
  return reserved.size === 0 ? newAccountConcurrency : sumOf(reserved) + unreservedMinimum;
}

/** Events that run at a time, and how many may. */
interface Share {
  readonly max: number;
  underWay: number;
}

/**
 * How many events functions may work on at a time. A function with reserved concurrency has so much to itself, and no more; the
 * others share what is left of the account's.
 */
export class ConcurrencyShares {
  readonly #reserved: ReadonlyMap<string, Share>;
  readonly #others: Share;

  /**
   * @param reserved by the functions' ARNs
   * @throws TemplateError for more than AWS lets an account reserve
   */
  constructor(concurrency: number, reserved: ReadonlyMap<string, number>) {
    const sum = sumOf(reserved);
    if (sum > Math.max(0, concurrency - unreservedMinimum))
      throw new TemplateError(
        `Functions reserve ${sum} of ${concurrency} concurrent executions: AWS keeps ${unreservedMinimum} unreserved. ` +
          'Please reserve fewer, or run with more (LOCAL_CONCURRENCY).',
      );
    this.#reserved = new Map([...reserved].map(([arn, max]) => [arn, { max, underWay: 0 }]));
    this.#others = { max: concurrency - sum, underWay: 0 };
  }

  /** Takes a place for an event of a function. @returns what gives it back; undefined where none is free */
  take(arn: string): (() => void) | undefined {
    const share = this.#reserved.get(arn) ?? this.#others;
    if (share.underWay >= share.max) return undefined;
    share.underWay += 1;
    return () => {
      share.underWay -= 1;
    };
  }
}

function sumOf(reserved: ReadonlyMap<string, number>): number {
  return [...reserved.values()].reduce((total, one) => total + one, 0);
}
