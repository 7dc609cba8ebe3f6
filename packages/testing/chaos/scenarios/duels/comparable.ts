const TIME = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g;
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
/** What ends the id of an entry, and what stands for an id in keys that are sorted backwards. */
const SERIAL = /(?<=a time-)[0-9a-f]{8}|(?<=\D)\d{10,}$/g;
/** How often something was written, and how quickly: other in every run. */
const COUNTED = ['version', 'requestId', 'updatedBy'];

/**
 * What is the same in two runs that come to the same: a line a value, without times and ids. Lists of which the order is that of time are
 * in the order of their own lines.
 * @param names what is other in each run, and what stands for it
 */
export function comparable(value: unknown, names: ReadonlyMap<string, string>): string[] {
  const longestFirst = [...names].toSorted(([one], [other]) => other.length - one.length);
  const plain = (text: string) => {
    let named = text;
    for (const [name, stands] of longestFirst) {
      if (!/^\d+$/.test(name)) named = named.replaceAll(name, stands);
      else if (named === name) named = stands;
    }
    return named.replaceAll(UUID, 'an id').replaceAll(TIME, 'a time').replaceAll(SERIAL, 'a serial');
  };
  return linesOf(value, '', plain);
}

function linesOf(value: unknown, path: string, plain: (text: string) => string): string[] {
  if (Array.isArray(value)) {
    const items = value.map((item) => linesOf(item, '', plain).join('; ')).toSorted();
    return items.map((item) => `${path}[] ${item}`);
  }
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value)
      .filter(([key]) => !COUNTED.includes(key))
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .flatMap(([key, inner]) => linesOf(inner, path === '' ? plain(key) : `${path}.${plain(key)}`, plain));
  }
  return [`${path} ${plain(String(value))}`.trim()];
}

/** The lines of the one alone, and of the other. */
export function difference(found: readonly string[], expected: readonly string[]): string[] {
  return [
    ...found.filter((line) => !expected.includes(line)).map((line) => `+ ${line}`),
    ...expected.filter((line) => !found.includes(line)).map((line) => `- ${line}`),
  ];
}
