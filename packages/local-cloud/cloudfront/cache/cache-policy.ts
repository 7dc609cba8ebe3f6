import type { PropertyReader } from '../../template/property-reader.ts';
import { TemplateError } from '../../template/template.ts';

/** How long an edge keeps what an origin sends, in seconds, whatever that says of it. */
export interface CacheLifetimes {
  readonly min: number;
  /** Where the origin says nothing. */
  readonly otherwise: number;
  readonly max: number;
}

const DAY = 86_400;

/** CloudFront's own policies that the stack uses: `undefined` keeps nothing. */
const MANAGED: ReadonlyMap<string, CacheLifetimes | undefined> = new Map([
  // CachingDisabled
  ['4135ea2d-6df8-44a3-9df3-4b5a84be39ad', undefined],
  // CachingOptimized, whose key is the path and the encodings that a viewer takes
  ['658327ea-f89d-4fab-a63d-7e88639e58f6', { min: 1, otherwise: DAY, max: 365 * DAY }],
]);

/** The lifetimes of a behaviour by its cache policy; undefined keeps nothing. @throws TemplateError for a policy that is not known */
export function cacheLifetimes(policyId: PropertyReader | undefined): CacheLifetimes | undefined {
  if (policyId === undefined) return undefined;
  const id = policyId.asString();
  if (!MANAGED.has(id)) throw new TemplateError(`${policyId.path}: no cache policy ${id} is known here`);
  return MANAGED.get(id);
}

/** How long an error is kept that says nothing of it, unless the distribution says otherwise. */
const ERROR_SECONDS = 10;

/** For how many seconds an edge serves a copy of a response without asking the origin. */
export function secondsToKeep(
  { min, otherwise, max }: CacheLifetimes,
  { status, cacheControl }: { status: number; cacheControl: string | undefined },
): number {
  const directives = new Map(
    (cacheControl ?? '').split(',').map((one) => {
      const [name = '', value] = one.trim().toLowerCase().split('=');
      return [name, value] as const;
    }),
  );
  if (['no-store', 'no-cache', 'private'].some((name) => directives.has(name))) return min;
  const said = directives.get('s-maxage') ?? directives.get('max-age');
  if (said !== undefined) return Math.min(max, Math.max(min, Number(said)));
  return status >= 400 ? ERROR_SECONDS : otherwise;
}
