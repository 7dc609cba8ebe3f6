import type { PropertyReader } from '../template/property-reader.ts';
import type { Stack } from '../template/stack.ts';
import { TemplateError } from '../template/template.ts';

/** How many requests a second a route takes, and how many at once. */
export interface RouteLimit {
  readonly rate: number;
  readonly burst: number;
}

/** The limits of a stage, by route key. */
export type StageLimits = (routeKey: string) => RouteLimit;

const RATE = 'ThrottlingRateLimit';
const BURST = 'ThrottlingBurstLimit';

/** What an account may send to all its APIs together: what holds where a stage says nothing. */
const ACCOUNT_LIMIT: RouteLimit = { rate: 10_000, burst: 5_000 };

/** What API Gateway knows beside the two; the schema of a stage leaves it open. */
const OTHER_SETTINGS = ['DataTraceEnabled', 'DetailedMetricsEnabled', 'LoggingLevel'];

/**
 * The limits of each stage of an API, by the stage's name: those of a route itself before the stage's default ones.
 * @param width how many times as much they take as the template says
 * @throws TemplateError for settings of a route that the API does not have, which refuse the deployment, and for unknown ones
 */
export function stageLimits(stack: Stack, apiId: string, width: number): ReadonlyMap<string, StageLimits> {
  const own = stack
    .ofType('AWS::ApiGatewayV2::Stage')
    .filter(({ properties }) => properties.string('ApiId') === apiId);
  const routes = stack
    .ofType('AWS::ApiGatewayV2::Route')
    .filter(({ properties }) => properties.string('ApiId') === apiId)
    .map(({ properties }) => properties.string('RouteKey'));
  return new Map(
    own.map(({ properties }) => [properties.string('StageName'), limitsOf(properties, routes, width)]),
  );
}

function limitsOf(stage: PropertyReader, known: readonly string[], width: number): StageLimits {
  const otherwise = readLimit(stage.optional('DefaultRouteSettings'), ACCOUNT_LIMIT);
  const routes = stage.optional('RouteSettings')?.entries() ?? [];
  for (const [routeKey, { path }] of routes)
    if (!known.includes(routeKey)) throw new TemplateError(`${path}: the API has no route ${routeKey}`);
  const limits = new Map(routes.map(([routeKey, settings]) => [routeKey, readLimit(settings, otherwise)]));
  return (routeKey) => {
    const { rate, burst } = limits.get(routeKey) ?? otherwise;
    return { rate: rate * width, burst: burst * width };
  };
}

function readLimit(settings: PropertyReader | undefined, otherwise: RouteLimit): RouteLimit {
  for (const [name, { path }] of settings?.entries() ?? [])
    if (![RATE, BURST, ...OTHER_SETTINGS].includes(name)) throw new TemplateError(`${path}: unknown setting`);
  return {
    rate: settings?.number(RATE) ?? otherwise.rate,
    burst: settings?.number(BURST) ?? otherwise.burst,
  };
}

/**
 * Says of each request whether its route takes it: a token bucket for each route, as API Gateway has them. A limit of 0
 * closes the route.
 * @param now milliseconds of a clock that never goes back
 */
export function openThrottle(
  limits: StageLimits,
  now: () => number = () => performance.now(),
): (routeKey: string) => boolean {
  const buckets = new Map<string, { tokens: number; at: number }>();
  return (routeKey) => {
    const { rate, burst } = limits(routeKey);
    const time = now();
    const { tokens, at } = buckets.get(routeKey) ?? { tokens: burst, at: time };
    const filled = Math.min(burst, tokens + ((time - at) / 1000) * rate);
    const taken = filled >= 1;
    buckets.set(routeKey, { tokens: taken ? filled - 1 : filled, at: time });
    return taken;
  };
}
