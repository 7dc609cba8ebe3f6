import { API_ROUTES, type OperationName } from '@harbour-haul/contract/routes';

/** Of each place in JSON, as `leads[].name`, the kinds of what stood there. */
export type Shape = Record<string, string[]>;

/** What was answered to each operation, and what each type of frame held. */
export type Answers = Record<string, Shape>;

/** Takes down what answers and frames look like, without what they say. */
export class AnswerNotes {
  readonly #shapes = new Map<string, Map<string, Set<string>>>();

  /** Notes an answer or a frame under a name. */
  note(name: string, value: unknown): void {
    const places = this.#shapes.get(name) ?? new Map<string, Set<string>>();
    this.#shapes.set(name, places);
    collect(value, '', (place, kind) => {
      places.set(place, (places.get(place) ?? new Set()).add(kind));
    });
  }

  /** Notes what was answered to a call. */
  noteAnswer(method: string, path: string, body: unknown): void {
    const name = operationOf(method, path);
    if (name !== null) this.note(name, body);
  }

  /** Notes a frame of a socket, by its type. */
  noteFrame(text: string): void {
    const frame = JSON.parse(text) as { type?: unknown };
    this.note(`frame ${String(frame.type)}`, frame);
  }

  /** All of it, in the order of names. */
  get answers(): Answers {
    return sorted([...this.#shapes].map(([name, places]) => [name, shapeOf(places)]));
  }
}

/**
 * What of earlier answers a tab of that time would miss today, a line each: a place that is gone, or that holds another kind of thing.
 * That nothing stands where something stood, null, is as it was before.
 */
export function missed(earlier: Answers, today: Answers): string[] {
  return Object.entries(earlier).flatMap(([name, shape]) =>
    Object.entries(shape).flatMap(([place, kinds]) => {
      const now = today[name]?.[place];
      if (now === undefined) return [`${name}: ${place} is gone`];
      const others = now.filter((kind) => kind !== 'null' && !kinds.includes(kind));
      return others.length === 0 || !isSaid(kinds)
        ? []
        : [`${name}: ${place} is ${others.join()} in place of ${kinds.join()}`];
    }),
  );
}

/** Answers as their file has them: a place a line. */
export function answersText(answers: Answers): string {
  const shapes = Object.entries(answers).map(([name, shape]) => {
    const places = Object.entries(shape).map(
      ([place, kinds]) => `    ${JSON.stringify(place)}: ${JSON.stringify(kinds)}`,
    );
    return `  ${JSON.stringify(name)}: {\n${places.join(',\n')}\n  }`;
  });
  return `{\n${shapes.join(',\n')}\n}\n`;
}

/** Whether a place ever held anything, so that its kind is known. */
function isSaid(kinds: readonly string[]): boolean {
  return kinds.some((kind) => kind !== 'null');
}

function shapeOf(places: ReadonlyMap<string, ReadonlySet<string>>): Shape {
  return sorted([...places].map(([place, kinds]) => [place, [...kinds].toSorted()]));
}

function sorted<T>(entries: [string, T][]): Record<string, T> {
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Notes each place in a value, as `leads[].name`, with the kind of what stands there. */
export function collect(value: unknown, place: string, note: (place: string, kind: string) => void): void {
  if (place !== '') note(place, kindOf(value));
  if (Array.isArray(value)) {
    for (const one of value as unknown[]) collect(one, `${place}[]`, note);
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, member] of Object.entries(value))
      collect(member, place === '' ? name : `${place}.${name}`, note);
  }
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

/** The operation of a call; of two paths that fit the one with fewer parameters; null where none does. */
export function operationOf(method: string, path: string): OperationName | null {
  const [bare = ''] = path.split('?');
  const fitting = Object.entries(API_ROUTES).filter(
    ([, route]) => route.method === method && patternOf(route.path).test(bare),
  );
  const [first] = fitting.toSorted(([, a], [, b]) => parametersOf(a.path) - parametersOf(b.path));
  return (first?.[0] as OperationName | undefined) ?? null;
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`);
}

function parametersOf(path: string): number {
  return path.split('{').length;
}
