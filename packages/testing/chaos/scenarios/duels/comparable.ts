const TIME = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g;
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
/** What ends the id of an entry, and what stands for an id in keys that are sorted backwards. */
const SERIAL = /(?<=a time-)[0-9a-f]{8}|(?<=\D)\d{10,}$/g;
/** Where a number is that of a lead, and no other that happens to be the same. */
const LEAD_ID = /(?:^id|Id|^mergedInto|^merged|^looksLike)$/;
/** How texts and keys of rows call a lead, as "From #12" of a merge. */
const CALLED_LEAD = /#(\d+)(?!\w)/g;
/** How often something was written, in which order of versions, and how quickly: other in every run. */
const COUNTED = ['version', 'notedVersions', 'unseenVersions', 'requestId', 'updatedBy'];

/**
 * What is the same in two runs that come to the same: a line a value, without times and ids. Lists of which the order is that of time are
 * in the order of their own lines.
 * @param names what is other in each run, and what stands for it
 */
export function comparable(value: unknown, names: ReadonlyMap<string, string>): string[] {
  const longestFirst = [...names].toSorted(([one], [other]) => other.length - one.length);
  const plain = (text: string, isLead: boolean) => {
    if (isLead && names.has(text)) return String(names.get(text));
    let named = text;
    for (const [name, stands] of longestFirst)
      if (!/^\d+$/.test(name)) named = named.replaceAll(name, stands);
    named = named.replaceAll(CALLED_LEAD, (called, id: string) =>
      names.has(id) ? `#${names.get(id)}` : called,
    );
    return named.replaceAll(UUID, 'an id').replaceAll(TIME, 'a time').replaceAll(SERIAL, 'a serial');
  };
  return linesOf(value, { path: '', key: '', plain });
}

interface Place {
  readonly path: string;
  /** The last of its path. */
  readonly key: string;
  readonly plain: (text: string, isLead: boolean) => string;
}

function linesOf(value: unknown, { path, key: last, plain }: Place): string[] {
  if (Array.isArray(value)) {
    const items = value.map((item) => linesOf(item, { path: '', key: last, plain }).join('; ')).toSorted();
    return items.map((item) => `${path}[] ${item}`);
  }
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value)
      .filter(([key]) => !COUNTED.includes(key))
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .flatMap(([key, inner]) => {
        const named = plain(key, last === 'leads');
        return linesOf(inner, { path: path === '' ? named : `${path}.${named}`, key, plain });
      });
  }
  return [`${path} ${plain(String(value), LEAD_ID.test(last))}`.trim()];
}

/** The lines that the one has more of than the other, and the other way round. */
export function difference(found: readonly string[], expected: readonly string[]): string[] {
  return [
    ...without(found, expected).map((line) => `+ ${line}`),
    ...without(expected, found).map((line) => `- ${line}`),
  ];
}

/** Each line of the others takes one like it away. */
function without(lines: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return lines.filter((line) => {
    const at = left.indexOf(line);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
