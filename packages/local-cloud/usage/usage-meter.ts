/** What AWS bills by its use, in its own units; where the local cloud counts each stands in brackets. */
export const USAGE_ITEMS = [
  'lambda-requests',
  /** Gigabytes of memory times seconds, as long as a function takes on this machine. */
  'lambda-gb-seconds',
  /** Requests in steps of 512 KB. */
  'http-api-requests',
  /** Messages in either direction, in steps of 32 KB. */
  'websocket-messages',
  'websocket-minutes',
  'dynamodb-read-units',
  'dynamodb-write-units',
  /** PUT, COPY, POST and LIST. */
  's3-writes',
  /** GET and HEAD. */
  's3-reads',
  'sqs-requests',
  'kms-requests',
  /** Of parameters that are secret, which are free themselves. */
  'kms-decryptions',
  'rekognition-images',
  'ses-mails',
  'sns-publishes',
  'log-bytes',
  'cloudfront-requests',
  'cloudfront-bytes-out',
  'cloudfront-bytes-to-origin',
  'cloudfront-function-runs',
] as const;

export type UsageItem = (typeof USAGE_ITEMS)[number];

/** Notes a use; `part` says whose it is where an item has parts: a function, a table, a path. */
export type Meter = (item: UsageItem, amount: number, part?: string) => void;

/** The default: nobody counts. */
export const NO_METER: Meter = () => {};

/** How much of each item was used, by its parts. */
export type Usage = ReadonlyMap<UsageItem, ReadonlyMap<string, number>>;

/** Sums up uses. */
export class UsageCounter {
  #usage = new Map<UsageItem, Map<string, number>>();

  readonly meter: Meter = (item, amount, part = '') => {
    const parts = this.#usage.get(item) ?? new Map<string, number>();
    parts.set(part, (parts.get(part) ?? 0) + amount);
    this.#usage.set(item, parts);
  };

  /** Returns what was used since the last call, and begins anew. */
  take(): Usage {
    const usage = this.#usage;
    this.#usage = new Map();
    return usage;
  }
}
