import { API_ROUTES } from '@harbour-haul/contract/routes';
import { expect, it } from '@jest/globals';
import { originGuard } from './origin-guard.ts';
import { pipeline } from './pipeline.ts';

const OWN = { 'x-viewer-host': 'haul.example', 'x-origin-token': 'token' };
const deps = { originTokens: { accepts: async (token: string) => token === 'token' } };

const answer = async (route: 'createLead' | 'getRequest', headers: Record<string, string>) => {
  const run = pipeline([originGuard()], async () => 'accepted');
  const event = { headers: { ...OWN, ...headers }, route: API_ROUTES[route], deps };
  return run(event).catch((error: unknown) => (error as { code: string }).code);
};

it.each<[string, Record<string, string>]>([
  ['of another site', { origin: 'https://evil.example' }],
  ['of another port', { origin: 'https://haul.example:8443' }],
  ['without TLS', { origin: 'http://haul.example' }],
  ['of a sandboxed frame', { origin: 'null' }],
  ['that says another site itself', { origin: 'https://haul.example', 'sec-fetch-site': 'cross-site' }],
  ['without the origin token', { 'x-origin-token': 'guessed' }],
])('a write from a page %s is refused', async (_case, headers) => {
  expect(await answer('createLead', headers)).toBe('forbidden');
});

it.each<[string, Record<string, string>]>([
  ['a page of the site', { origin: 'https://haul.example' }],
  ['such a page that does not say where it is', { origin: 'null', 'sec-fetch-site': 'same-origin' }],
  ['a page of this machine', { origin: 'http://localhost:3000', 'x-viewer-host': 'localhost:3000' }],
  ['a client that is no browser', {}],
])('a write from %s is accepted', async (_case, headers) => {
  expect(await answer('createLead', headers)).toBe('accepted');
});

it('what is only read may be asked for from anywhere', async () => {
  expect(await answer('getRequest', { origin: 'https://evil.example' })).toBe('accepted');
});
