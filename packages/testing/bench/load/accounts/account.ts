/** What must be the same in two places after a load, and what stood there. */
export interface Account {
  what: string;
  expected: unknown;
  found: unknown;
  isRight: boolean;
}

/** Compares two values as JSON has them, whatever the order of their members. */
export function account(what: string, expected: unknown, found: unknown): Account {
  return { what, expected, found, isRight: stable(expected) === stable(found) };
}

/** Whether a number is at most another. */
export function atMost(what: string, most: number, found: number): Account {
  return { what, expected: `at most ${most}`, found, isRight: found <= most };
}

function stable(value: unknown): string {
  return JSON.stringify(value, (_key, member: unknown) =>
    typeof member === 'object' && member !== null && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : member,
  );
}
