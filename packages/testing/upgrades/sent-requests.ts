import type { OperationName } from '@harbour-haul/contract/routes';
import { collect, operationOf } from './answers.ts';

/** What a browser sent, as a run of the browser's tests noted it. */
export type SentLine =
  | { readonly method: string; readonly path: string; readonly body: unknown }
  | { readonly frame: unknown };

/** One call: where to, and with what. */
export interface SentRequest {
  readonly method: string;
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** What tabs of a day send: of each operation and each type of frame one of every shape. */
export interface SentRequests {
  /** When it was sent: dates are judged by it. */
  readonly now: string;
  readonly requests: Partial<Record<OperationName, SentRequest[]>>;
  readonly frames: Record<string, unknown[]>;
}

/** Keeps of all that was sent the first of each shape: same places, with the same kinds of things in them. */
export function sentRequests(lines: readonly SentLine[], now: string): SentRequests {
  const requests = new Map<OperationName, Map<string, SentRequest>>();
  const frames = new Map<string, Map<string, unknown>>();
  for (const line of lines) {
    if ('frame' in line) {
      const { type } = line.frame as { type?: unknown };
      keep(frames, String(type), shapeOf(line.frame), line.frame);
      continue;
    }
    const operation = operationOf(line.method, line.path);
    if (operation === null) continue;
    const { pathname, searchParams } = new URL(line.path, 'http://site.example');
    const query = Object.fromEntries(searchParams);
    const request: SentRequest = {
      method: line.method,
      path: pathname,
      ...(Object.keys(query).length > 0 && { query }),
      ...(line.body !== null && { body: line.body }),
    };
    keep(requests, operation, shapeOf({ query, body: line.body }), request);
  }
  const sorted = <K extends string, V>(kept: Map<K, Map<string, V>>) =>
    [...kept]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, shapes]) => [name, [...shapes].toSorted(byShape).map(([, value]) => value)] as const);
  return {
    now,
    requests: Object.fromEntries(sorted(requests)),
    frames: Object.fromEntries(sorted(frames)),
  };
}

/** As their file has them: one a line. */
export function sentRequestsText({ now, requests, frames }: SentRequests): string {
  const group = (all: object) => {
    const lists = Object.entries(all).map(([name, values]) => {
      const lines = (values as unknown[]).map((value) => `      ${JSON.stringify(value)}`);
      return `    ${JSON.stringify(name)}: [\n${lines.join(',\n')}\n    ]`;
    });
    return `{\n${lists.join(',\n')}\n  }`;
  };
  return `{\n  "now": ${JSON.stringify(now)},\n  "requests": ${group(requests)},\n  "frames": ${group(frames)}\n}\n`;
}

function keep<K, V>(kept: Map<K, Map<string, V>>, name: K, shape: string, value: V): void {
  const shapes = kept.get(name) ?? new Map<string, V>();
  kept.set(name, shapes);
  if (!shapes.has(shape)) shapes.set(shape, value);
}

const byShape = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]) => (a < b ? -1 : 1);

function shapeOf(value: unknown): string {
  const places = new Set<string>();
  collect(value, '', (place, kind) => places.add(`${place} ${kind}`));
  return [...places].toSorted().join();
}
