import type { PropertyReader } from '../template/property-reader.ts';
import type { StackResource } from '../template/stack.ts';
import type { EdgeRequest } from './edge-types.ts';

/** Which of a name's values a policy lets through. */
type Choice = (name: string) => boolean;

/** What of a viewer's request reaches a custom origin. */
export interface Forwarding {
  readonly header: Choice;
  readonly cookie: Choice;
  readonly query: Choice;
  /** Headers CloudFront adds itself, in small letters. */
  readonly added: ReadonlySet<string>;
}

const none: Choice = () => false;
const all: Choice = () => true;
/** What a request always needs, whatever the policies are. */
const always = new Set(['content-type', 'content-length', 'transfer-encoding']);
/** Headers of one connection only. */
const hopByHop = new Set([
  'connection',
  'expect',
  'keep-alive',
  'proxy-authorization',
  'te',
  'trailer',
  'upgrade',
]);

/** AWS's own origin request policies. */
const managed: Readonly<Record<string, Forwarding>> = {
  '216adef6-5c7f-47e4-b989-5492eafa07d3': { header: all, cookie: all, query: all, added: new Set() },
  'b689b0a8-53d0-40ab-baf2-68738e2966ac': {
    header: except('host'),
    cookie: all,
    query: all,
    added: new Set(),
  },
};

/** What is forwarded without any policy. */
export const forwardNothing: Forwarding = { header: none, cookie: none, query: none, added: new Set() };

/** AWS's own policy with this id; others forward nothing, as its cache policies do. */
export function managedForwarding(id: string): Forwarding {
  return managed[id] ?? forwardNothing;
}

/** The forwarding of an origin request policy or a cache policy of the template. */
export function policyForwarding({ type, properties }: StackResource): Forwarding {
  const config =
    type === 'AWS::CloudFront::OriginRequestPolicy'
      ? properties.child('OriginRequestPolicyConfig')
      : properties.child('CachePolicyConfig').child('ParametersInCacheKeyAndForwardedToOrigin');
  const headers = config.child('HeadersConfig');
  const behavior = headers.string('HeaderBehavior');
  const listed = headers.strings('Headers').map((name) => name.toLowerCase());
  const isOwn = (name: string): boolean => name.startsWith('cloudfront-');
  return {
    header: headerChoice(behavior, new Set(listed)),
    cookie: choice(config.child('CookiesConfig'), 'CookieBehavior', 'Cookies'),
    query: choice(config.child('QueryStringsConfig'), 'QueryStringBehavior', 'QueryStrings'),
    added: new Set(behavior === 'allExcept' ? [] : listed.filter(isOwn)),
  };
}

/** What either policy lets through. */
export function eitherForwarding(first: Forwarding, second: Forwarding): Forwarding {
  return {
    header: (name) => first.header(name) || second.header(name),
    cookie: (name) => first.cookie(name) || second.cookie(name),
    query: (name) => first.query(name) || second.query(name),
    added: new Set([...first.added, ...second.added]),
  };
}

/** The query and headers an origin with this forwarding receives; Host is left to the caller. */
export function forwardedRequest(
  request: EdgeRequest,
  forwarding: Forwarding,
): { query: string; headers: Record<string, string> } {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(request.headers)) {
    // These headers are CloudFront's alone: a viewer's own cloudfront-… header is dropped.
    if (hopByHop.has(name) || name.startsWith('cloudfront-') || name === 'cookie') continue;
    if (always.has(name) || forwarding.header(name)) headers[name] = value;
  }
  const cookies = parts(request.headers.cookie ?? '', /;\s*/, forwarding.cookie);
  if (cookies.length > 0) headers.cookie = cookies.join('; ');
  return {
    query: parts(request.query, '&', forwarding.query).join('&'),
    headers: { ...headers, ...addedHeaders(request, forwarding) },
  };
}

function addedHeaders({ headers, viewer }: EdgeRequest, { added }: Forwarding): Record<string, string> {
  const earlier = headers['x-forwarded-for'];
  const own: Readonly<Record<string, string>> = {
    'cloudfront-forwarded-proto': 'http',
    'cloudfront-viewer-address': `${viewer.ip}:${viewer.port}`,
    'cloudfront-viewer-country': 'CA',
  };
  return {
    ...Object.fromEntries(Object.entries(own).filter(([name]) => added.has(name))),
    'x-forwarded-for': earlier === undefined ? viewer.ip : `${earlier}, ${viewer.ip}`,
  };
}

function parts(text: string, separator: string | RegExp, wanted: Choice): string[] {
  return text.split(separator).filter((part) => part !== '' && wanted(part.split('=')[0] ?? ''));
}

function headerChoice(behavior: string, listed: ReadonlySet<string>): Choice {
  if (behavior === 'none') return none;
  if (behavior === 'whitelist') return (name) => listed.has(name);
  if (behavior === 'allExcept') return (name) => !listed.has(name);
  return all;
}

function choice(config: PropertyReader, behaviorName: string, listName: string): Choice {
  const behavior = config.string(behaviorName);
  const listed = new Set(config.strings(listName));
  if (behavior === 'all') return all;
  if (behavior === 'whitelist') return (name) => listed.has(name);
  return behavior === 'allExcept' ? (name) => !listed.has(name) : none;
}

function except(excluded: string): Choice {
  return (name) => name !== excluded;
}
