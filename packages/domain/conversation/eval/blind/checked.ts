/** A value of a batch and where it stands, such as `01/ann dialogues[3].wants.phone`. */
export interface Checked {
  place: string;
  value: unknown;
}

/** Throws what is wrong at a place, never the value: a batch is not read before it was scored. */
export function reject({ place }: Checked, problem: string): never {
  throw new Error(`${place}: ${problem}`);
}

/** Returns the fields of an object by name; throws for one with other keys. */
export function fieldsOf<Key extends string>(checked: Checked, keys: readonly Key[]): (key: Key) => Checked {
  const { place, value } = checked;
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    reject(checked, 'must be an object');
  const fields = new Map<string, unknown>(Object.entries(value));
  for (const key of fields.keys()) {
    if (!keys.some((known) => known === key))
      reject({ place: `${place}.${key}`, value }, 'is not a known key');
  }
  return (key) => ({ place: `${place}.${key}`, value: fields.get(key) });
}

export const isMissing = ({ value }: Checked): boolean => value === undefined || value === null;

/** The entries of a list; a single value is a list of one, a missing one an empty list. */
export function listOf(checked: Checked): Checked[] {
  if (isMissing(checked)) return [];
  const { place, value } = checked;
  return Array.isArray(value)
    ? value.map((entry: unknown, index) => ({ place: `${place}[${index}]`, value: entry }))
    : [checked];
}

export function textOf(checked: Checked): string {
  const { value } = checked;
  return typeof value === 'string' ? value : reject(checked, 'must be a text');
}

/** Returns a flag, or the default where it is missing. */
export function flagOf<Default>(checked: Checked, missing: Default): boolean | Default {
  if (isMissing(checked)) return missing;
  return typeof checked.value === 'boolean' ? checked.value : reject(checked, 'must be true or false');
}

export function oneOf<Value extends string>(checked: Checked, values: readonly Value[]): Value {
  const text = textOf(checked).trim().toLowerCase();
  return values.find((known) => known === text) ?? reject(checked, `must be one of ${values.join(', ')}`);
}

export function matching(checked: Checked, pattern: RegExp, form: string): string {
  const text = textOf(checked).trim();
  return pattern.test(text) ? text : reject(checked, `must be ${form}`);
}
