import { compareKeys, type SortedKeys } from './sorted-keys.ts';

/** Where a listing continues: after a key, or after all that a common prefix stands for. */
export interface ListPosition {
  readonly after: string;
  readonly isPrefix: boolean;
}

export interface ListQuery {
  readonly prefix: string;
  /** Empty for none. */
  readonly delimiter: string;
  readonly maxKeys: number;
  readonly position: ListPosition | undefined;
}

export interface KeyList {
  readonly keys: readonly string[];
  readonly commonPrefixes: readonly string[];
  /** Where the next page begins; undefined when this was the last. */
  readonly next: ListPosition | undefined;
}

/** One page of a listing, by the rules of ListObjectsV2. */
export function listKeys(all: SortedKeys, { prefix, delimiter, maxKeys, position }: ListQuery): KeyList {
  const keys: string[] = [];
  const commonPrefixes: string[] = [];
  let last = position;
  const start = position !== undefined && compareKeys(position.after, prefix) > 0 ? position.after : prefix;
  for (const key of all.from(start)) {
    if (!key.startsWith(prefix)) break;
    if (isPast(key, last)) continue;
    if (keys.length + commonPrefixes.length >= maxKeys)
      return { keys, commonPrefixes, next: maxKeys === 0 ? undefined : last };
    const end = delimiter === '' ? -1 : key.indexOf(delimiter, prefix.length);
    if (end === -1) {
      keys.push(key);
      last = { after: key, isPrefix: false };
    } else {
      const common = key.slice(0, end + delimiter.length);
      commonPrefixes.push(common);
      last = { after: common, isPrefix: true };
    }
  }
  return { keys, commonPrefixes, next: undefined };
}

function isPast(key: string, last: ListPosition | undefined): boolean {
  if (last === undefined) return false;
  return key === last.after || (last.isPrefix && key.startsWith(last.after));
}
