import type { HttpRoute } from './http-api.ts';

/** The route chosen for a request, with its path variables decoded. */
export interface RouteMatch {
  readonly route: HttpRoute;
  readonly pathParameters: Readonly<Record<string, string>>;
}

interface Candidate extends RouteMatch {
  readonly rank: string;
}

/**
 * Chooses as API Gateway does: a full match first, then `{variable}` segments, then the greedy `{proxy+}`, then
 * `$default`; the method itself before ANY. `path` is the request's path as sent, still percent-encoded.
 */
export function matchRoute(
  routes: readonly HttpRoute[],
  method: string,
  path: string,
): RouteMatch | undefined {
  const candidates = routes.flatMap((route) => candidate(route, method, path) ?? []);
  return candidates.sort((a, b) => compare(a.rank, b.rank))[0];
}

function candidate(route: HttpRoute, method: string, path: string): Candidate | undefined {
  if (route.routeKey === '$default') return { route, pathParameters: {}, rank: '9' };
  const [routeMethod = '', template = ''] = route.routeKey.split(' ');
  if (routeMethod !== method && routeMethod !== 'ANY') return undefined;
  const matched = matchSegments(segments(template), segments(path));
  if (matched === undefined) return undefined;
  return {
    route,
    pathParameters: matched.parameters,
    rank: `${matched.rank}${routeMethod === 'ANY' ? '1' : '0'}`,
  };
}

interface SegmentMatch {
  readonly parameters: Record<string, string>;
  /** One digit a segment: 0 literal, 1 variable, 2 greedy; smaller is closer. */
  readonly rank: string;
}

function matchSegments(template: readonly string[], actual: readonly string[]): SegmentMatch | undefined {
  const parameters: Record<string, string> = {};
  let rank = '';
  for (const [index, expected] of template.entries()) {
    const value = actual[index];
    const name = /^\{(.+?)(\+?)\}$/.exec(expected);
    if (name?.[2] === '+') {
      const rest = actual.slice(index);
      if (rest.length === 0) return undefined;
      parameters[name[1] ?? ''] = decode(rest.join('/'));
      return { parameters, rank: `${rank}2` };
    }
    if (value === undefined) return undefined;
    if (name !== null) {
      if (value === '') return undefined;
      parameters[name[1] ?? ''] = decode(value);
    } else if (decode(value) !== expected) return undefined;
    rank += name === null ? '0' : '1';
  }
  return template.length === actual.length ? { parameters, rank } : undefined;
}

function segments(path: string): string[] {
  return path.replace(/^\//, '').split('/');
}

/** Percent-decodes; a malformed escape stays as it is. */
export function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
