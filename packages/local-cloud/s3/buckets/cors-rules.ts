import type { PropertyReader } from '../../template/property-reader.ts';
import { localSite } from '../../template/stack.ts';
import { globPattern } from '../sync-filter.ts';

/** One rule of a bucket's CORS configuration. */
export interface CorsRule {
  readonly origins: readonly string[];
  readonly methods: readonly string[];
  /** In small letters. */
  readonly headers: readonly string[];
  readonly exposed: readonly string[];
  readonly maxAge: number | undefined;
}

/** What a page requests. */
export interface CorsRequest {
  readonly origin: string;
  readonly method: string;
  /** Those a preflight names, in lower case. */
  readonly headers: readonly string[];
}

/** Reads a bucket's rules; the site's own address becomes the local one. */
export function readCorsRules(bucket: PropertyReader, siteHost: string): CorsRule[] {
  const rules = bucket.optional('CorsConfiguration')?.items('CorsRules') ?? [];
  return rules.map((rule) => ({
    origins: rule.strings('AllowedOrigins').map((origin) => localSite(origin, siteHost)),
    methods: rule.strings('AllowedMethods'),
    headers: rule.strings('AllowedHeaders').map((header) => header.toLowerCase()),
    exposed: rule.strings('ExposedHeaders'),
    maxAge: rule.number('MaxAge'),
  }));
}

/** The first rule that allows origin, method and every requested header, as S3 chooses it. */
export function findCorsRule(rules: readonly CorsRule[], request: CorsRequest): CorsRule | undefined {
  return rules.find(
    ({ origins, methods, headers }) =>
      matchesAny(origins, request.origin) &&
      methods.includes(request.method) &&
      request.headers.every((header) => matchesAny(headers, header)),
  );
}

/** The response headers for a request that `rule` allows. */
export function corsHeaders(rule: CorsRule, { origin, headers }: CorsRequest): Record<string, string> {
  const isOpen = rule.origins.includes('*');
  return {
    'access-control-allow-origin': isOpen ? '*' : origin,
    'access-control-allow-methods': rule.methods.join(', '),
    ...(headers.length > 0 && { 'access-control-allow-headers': headers.join(', ') }),
    ...(rule.exposed.length > 0 && { 'access-control-expose-headers': rule.exposed.join(', ') }),
    ...(rule.maxAge !== undefined && { 'access-control-max-age': String(rule.maxAge) }),
    ...(!isOpen && { 'access-control-allow-credentials': 'true' }),
    vary: 'Origin, Access-Control-Request-Headers, Access-Control-Request-Method',
  };
}

function matchesAny(patterns: readonly string[], value: string): boolean {
  return patterns.some((pattern) => globPattern(pattern).test(value));
}
